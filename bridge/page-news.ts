/** What there is to say after something was done on the page or with a snapshot: the sentences are in words/en/app/notices.ts. */
export type PageNews =
  | { code: 'undrawable' | 'shown' | 'unseen' | 'gone' | 'copied' | 'uncopied' | 'kept' | 'full' }
  /** Elements that were to be marked: those that are now, those that cannot be seen, and those that are no longer there. */
  | { code: 'marked'; requested: number; visible: number; unseen: number; gone: number }
  | { code: 'tooMany'; most: number };
