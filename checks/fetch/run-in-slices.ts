/** Milliseconds of work between two pauses of {@link runInSlices}. */
const sliceMs = 15;

/** Runs work that can pause after each step with pauses, in which the thread does whatever else waits: a server answers other requests meanwhile. */
export async function runInSlices<T>(work: Generator<unknown, T>): Promise<T> {
  for (let began = performance.now(); ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < sliceMs) continue;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 0);
    });
    began = performance.now();
  }
}
