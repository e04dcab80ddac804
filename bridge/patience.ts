/**
 * How long is waited for what may never answer: a tab whose page blocks its own main thread, a worker that was stopped. Milliseconds.
 * The page's own limits (checks/collect/limits.ts) end before these, so that a slow page answers with what was read until then.
 */
export const patience = {
  /** The document's facts: the page stops by itself after 25 s. */
  collectPage: 40_000,
  /** Each request of it has a limit of its own (checks/fetch/net.ts), all together end before. */
  collectSite: 75_000,
  /** One question to a document that was read. */
  look: 5_000,
  overlay: 10_000,
  /** After a click on Stop: then what the page does not give is left out. */
  stop: 6_000,
  /** Any answer of the worker: longer than all that it waits for. */
  worker: 90_000,
} as const;

/** Said when a tab gives no answer; interface/obstacle.ts knows it. */
export const noAnswer = 'The page gave no answer in time';

/** The work's outcome, or a throw when it takes too long. What comes later is dropped. */
export async function within<T>(ms: number, work: Promise<T>, otherwise = `${noAnswer} (${ms / 1_000} seconds).`): Promise<T> {
  work.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(new Error(otherwise)), ms); });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
