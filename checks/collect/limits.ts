/** How many of each kind are kept; totals are counted in full. Ours: far above ordinary pages, low enough to stay quick. */
export const limits = {
  /** Elements and nodes of a document that are read, milliseconds of work, and milliseconds from the call on, until the walk stops. */
  elements: 1_000_000,
  nodes: 3_000_000,
  workMs: 15_000,
  wallMs: 20_000,
  /** Milliseconds from the call on until measuring stops too: a host waits a little longer for the answer (bridge/patience.ts). */
  measureMs: 25_000,
  /** Containers near the root that are kept, and how near. */
  shallow: 200,
  shallowDepth: 6,
  /** Nodes between two looks at the clock; half a kilobyte of text takes as long as one. */
  unread: 64,
  headNodes: 300,
  headAttributes: 12,
  headings: 1_000,
  links: 3_000,
  images: 1_000,
  blocks: 4_000,
  hrefs: 10,
  forms: 100,
  frames: 100,
  summaries: 200,
  buttons: 100,
  refs: 50,
  pairs: 300,
  times: 200,
  markup: 5_000,
  jsonLd: 100,
  resources: 500,
  targets: 1_000,
  /** Characters of one run of text, and of one text node. */
  run: 100_000,
} as const;
