import { serialQueue } from '../checks/doors/basics.ts';

const inThisContext = serialQueue();

/**
 * For what reads something that is kept and writes it changed: one at a time among all pages of the extension and its worker, so that of
 * two changes at once none is lost. Not to be called from within itself.
 */
export function withStorageLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks) return locks.request('pageloupe-kept', work) as Promise<T>;
  return inThisContext(work);
}
