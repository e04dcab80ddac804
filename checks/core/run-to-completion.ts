/** Work that can pause after each step, so that an interface stays responsive. */
export type Steps<T> = Generator<void, T, void>;

/** Milliseconds of work between two pauses of {@link runInSlices}. */
const sliceMs = 15;

/** Runs such work with pauses, in which the thread does whatever else waits: a server answers other requests meanwhile. */
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

/** Runs such work without pauses: for workers and tests, where nothing else needs the thread. */
export function runToCompletion<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
