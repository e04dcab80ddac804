/** Work that can be left at each of its steps, so that an interface stays awake meanwhile. */
export type Steps<T> = Generator<void, T, void>;

/** Work that yields on the way, done without a pause: for workers and tests, where nobody waits for the thread. */
export function runAtOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
