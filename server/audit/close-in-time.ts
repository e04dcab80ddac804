import { withinTimeLimit } from '../../checks/time-limits.ts';

/** A part that a process has open: what it is called, and how it closes. */
export interface OpenPart {
  name: string;
  close(): Promise<unknown>;
}

/** Milliseconds that a part gets even if those before it used up the time. */
const leastMs = 250;

/**
 * Closes parts one after the other, within one time limit for all of them. A part that fails or hangs does not keep the others open.
 * @returns the names of those that did not close
 */
export async function closeInTime(ms: number, parts: readonly OpenPart[]): Promise<string[]> {
  const end = performance.now() + ms;
  const open: string[] = [];
  for (const { name, close } of parts) {
    try {
      await withinTimeLimit(Math.max(leastMs, end - performance.now()), close());
    } catch {
      open.push(name);
    }
  }
  return open;
}

/**
 * The result of work that may be abandoned; null as soon as the signal fires.
 * @param leave called with a result that nobody waits for any more
 */
export async function unlessAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  leave: (late: T) => unknown = () => undefined,
): Promise<T | null> {
  let abandon = (): void => undefined;
  const aborted = new Promise<null>((resolve) => {
    abandon = () => resolve(null);
  });
  if (signal.aborted) abandon();
  signal.addEventListener('abort', abandon);
  try {
    const first = await Promise.race([work.then((result) => ({ result })), aborted]);
    if (first) return first.result;
    work.then(leave).catch(() => undefined);
    return null;
  } finally {
    signal.removeEventListener('abort', abandon);
  }
}
