/** Work that can be left at each of its steps, so that an interface stays awake meanwhile. */
export type Steps<T> = Generator<void, T, void>;

/** Runs yielding work without pauses: for workers and tests, where nothing else needs the thread. */
export function runToCompletion<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
