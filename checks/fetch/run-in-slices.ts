/** Milliseconds of work between two pauses of {@link runInSlices}. */
const sliceMs = 8;
/** Number of works that are running, and the end of the last slice that was ordered. */
let works = 0;
let last: Promise<void> = Promise.resolve();

/**
 * Runs work that can pause after each step with pauses, in which the thread does whatever else waits: a server answers other requests
 * meanwhile. Several works take turns, because their slices one after the other would be one long task.
 */
export async function runInSlices<T>(work: Generator<unknown, T>): Promise<T> {
  let isFirst = works++ === 0;
  try {
    for (;;) {
      const before = last;
      let end: () => void = () => undefined;
      last = new Promise((resolve) => {
        end = resolve;
      });
      try {
        if (!isFirst) await before.then(othersFirst);
        isFirst = false;
        for (const began = performance.now(); performance.now() - began < sliceMs;) {
          const { done, value } = work.next();
          if (done) return value;
        }
      } finally {
        end();
      }
    }
  } finally {
    works--;
  }
}

const othersFirst = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
