/** Results of actions on the page or with snapshots: the sentences are in words/en/app/notices.ts. */
export type ActionOutcome =
  | { code: 'undrawable' | 'shown' | 'unseen' | 'gone' | 'copied' | 'uncopied' | 'kept' | 'full' }
  /** Elements to mark: number of those that are marked, that are not visible, and that no longer exist. */
  | { code: 'marked'; requested: number; visible: number; unseen: number; gone: number }
  | { code: 'tooMany'; most: number };
