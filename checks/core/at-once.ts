/** Work that yields on the way, done without a pause: for workers and tests, where nobody waits for the thread. */
export function runAtOnce<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
