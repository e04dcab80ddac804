/**
 * How long an audit waits for what may never answer, in milliseconds. One table for all hosts: whoever waits for another waits longer
 * than that one, so that a slow page returns what was read until then (a test holds the order). Single requests have limits of their
 * own (fetch/net.ts, fetch/prober.ts), and so has the reading of a document (collect/limits.ts).
 */
export const timeLimits = {
  /** A look at a document that was read before: its address, its vitals. */
  look: 5_000,
  /** After someone stopped waiting for the document: until then it may return what it has read. */
  stop: 6_000,
  /** Putting the drawing layer into a page. */
  overlay: 10_000,
  /** The document's facts. It ends its own reading before (collect/limits.ts, measureMs). */
  page: 40_000,
  /** What the page's own site says about it: robots.txt, then sitemaps, each request with its own limit. */
  site: 75_000,
  /** Any answer of the worker but those that it gives at the end of an audit. */
  worker: 90_000,
  /** Page and site together, with what lies between: then an interface asks anew. */
  audit: 125_000,
  /** Probes that nobody watches; what was not requested by then stays unchecked. */
  probes: 300_000,
} as const;

/** Rejected with when the time is over. */
export class TimeLimitOver extends Error {
  readonly ms: number;
  constructor(ms: number, what = 'No answer came in time') {
    super(`${what} (${ms / 1_000} seconds).`);
    this.ms = ms;
  }
}

/** The work's outcome. What comes after its time is dropped. @throws TimeLimitOver */
export async function withinTimeLimit<T>(ms: number, work: Promise<T>, what?: string): Promise<T> {
  work.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitOver(ms, what)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
