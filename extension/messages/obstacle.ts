/** Why a tab cannot be audited (yet): the sentences are in words/en/app/obstacles.ts. */
export type Obstacle =
  | { code: PlainObstacle }
  | { code: 'document'; kind: DocumentKind }
  /** `detail`: the browser's error message. */
  | { code: 'not-well-formed' | 'failed'; detail: string };
export type PlainObstacle =
  | 'no-tab'
  | 'browser-page'
  | 'extension-page'
  | 'store'
  | 'view-source'
  | 'file'
  | 'loading'
  | 'discarded'
  | 'error-page'
  | 'no-answer'
  | 'no-worker'
  | 'left'
  | 'crashed'
  | 'policy'
  | 'no-permission';
/** Kind of document in the tab instead of a web page. */
export type DocumentKind = 'pdf' | 'svg' | 'image' | 'media' | 'json' | 'text' | 'xml' | 'other';

/** Why an audit no longer matches the tab. */
export type Stale = 'another-document' | 'another-url' | 'another-view';
