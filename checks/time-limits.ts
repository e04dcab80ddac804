/**
 * How long an audit waits for something that may never respond, in milliseconds. One table for all hosts: whoever waits for another part waits
 * longer than that part, so that a slow page returns what it has read (a test checks the order). Single requests have their own limits
 * (fetch/net.ts, fetch/prober.ts), and so does reading a document (collect/limits.ts).
 */
export const timeLimits = {
  /** Reading a document again that was read before: its URL, its vitals. */
  look: 5_000,
  /** After the user stopped the reading: until then, the document may return what it has read. */
  stop: 6_000,
  /** Adding the overlay to a page. */
  overlay: 10_000,
  /** Measuring the contrast of its text, which stops earlier by itself (collect/contrast/measure.ts). */
  contrast: 20_000,
  /** The document's facts. The collector stops earlier by itself (collect/limits.ts, measureMs). */
  page: 40_000,
  /** Facts from the page's own site: robots.txt, then sitemaps, each request with its own limit. */
  site: 75_000,
  /** Any response of the worker, except those that end an audit. */
  worker: 90_000,
  /** Page and site together: after that, an interface requests the audit again. */
  audit: 125_000,
  /** Probes that nobody watches; what was not requested by then stays unchecked. */
  probes: 300_000,
} as const;

/** Resolves after so many milliseconds. */
export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The rejection when the time is over. */
export class TimeLimitOver extends Error {
  readonly ms: number;
  constructor(ms: number, what = 'No answer came in time') {
    super(`${what} (${ms / 1_000} seconds).`);
    this.ms = ms;
  }
}

/** The outcome of the work; ignored if it is too late. @throws TimeLimitOver */
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
