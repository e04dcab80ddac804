/** Starts a process of the service part by part. */
import { AuditRefused } from '../../audit/auditor.ts';
import { closeInTime } from '../../audit/close-in-time.ts';
import { BatchesRefused } from '../../batches/storage.ts';
import { DatabaseUnusable } from '../../database/sql.ts';
import { StartRefused } from './start-refused.ts';
import { serverWords } from '../../words.ts';

/** Milliseconds for closing what was opened before a start that failed. */
const closeMs = 7_000;

/**
 * If a part cannot be opened, closes those that were opened before it, the last one first.
 * @param start opens the parts, and calls `opened` with how to close each
 * @throws StartRefused with what to do instead
 */
export async function startOrClose<T>(start: (opened: (close: () => Promise<void>) => void) => Promise<T>): Promise<T> {
  const closings: (() => Promise<void>)[] = [];
  try {
    return await start((close) => closings.unshift(close));
  } catch (error) {
    await closeInTime(
      closeMs,
      closings.map((close) => ({ name: '', close })),
    );
    const isRefusal = error instanceof AuditRefused || error instanceof BatchesRefused || error instanceof DatabaseUnusable;
    throw isRefusal ? new StartRefused(error.message) : error;
  }
}

/**
 * An error of listening as what to do about it: a port that is taken, a host name that is unknown, an address of another machine, or a port that needs privileges.
 * @param option with which the user chooses the port
 */
export function addressRefusal(error: unknown, { host, port, option }: { host: string; port: number; option: string }): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartRefused(serverWords().start.portTaken({ host, port, option }));
  const isPlace = ['EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code);
  return isPlace ? new StartRefused(serverWords().start.noPlace({ host, port, code })) : error;
}
