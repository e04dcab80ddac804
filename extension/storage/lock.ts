import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';

const inThisContext = serialQueue();

/**
 * For reading a stored value and writing it changed: one at a time among all pages of the extension and its worker, so that of
 * two simultaneous changes none is lost. Must not be called from within itself.
 */
export function inTurnAcrossContexts<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks) return locks.request('pageloupe-kept', work) as Promise<T>;
  return inThisContext(work);
}
