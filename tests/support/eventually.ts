import { vi } from 'vitest';

/** Of a page that waits for nothing but itself: ten seconds where it has the machine to itself, and more where it does not. */
const mostTries = 500;
const intervalMs = 20;
// Also while a test has the clock in its hands.
const { setTimeout: realTimeout } = globalThis;

/**
 * Waits until the check holds. In Node, where other processes are waited for, the limit only ends what hangs. A page's limit is in tries:
 * a page that has to wait for its turn makes fewer of them, and a sentence that never comes costs seconds.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  typeof document === 'undefined' ? vi.waitFor(check, { timeout: 200_000, interval: intervalMs }) : tryOften(check);

async function tryOften<T>(check: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await check();
    } catch (error) {
      if (tries < mostTries) {
        await new Promise((resolve) => {
          realTimeout(resolve, intervalMs);
        });
        continue;
      }
      const waited = `Still so after ${mostTries} tries in ${((performance.now() - start) / 1000).toFixed(0)} s`;
      if (error instanceof Error) error.message = `${waited}: ${error.message}`;
      throw error;
    }
  }
}

/** Resolves when nothing fades or slides any more: half shown, words have another contrast. */
export async function still(): Promise<void> {
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
