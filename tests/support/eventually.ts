import { vi } from 'vitest';

/** Waits until the check holds. The limit only ends what hangs: a busy machine may take its time. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 50_000, interval: 20 });

/** Resolves when nothing fades or slides any more: half shown, words have another contrast. */
export async function still(): Promise<void> {
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
