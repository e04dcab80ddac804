/** Work that can pause after each step, so that an interface stays responsive. */
export type Steps<T> = Generator<void, T, void>;

/** Runs such work without pauses: for workers and tests, where nothing else needs the thread. */
export function runToCompletion<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
