/** Ends a process of the service once, also on system signals if it is the only thing in the process. */
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { closeInTime, type OpenPart } from '../../audit/close-in-time.ts';
import type { ServiceSettings } from './settings.ts';

/** Milliseconds beyond the grace period after which the process ends in any case. */
const extraMs = 10_000;
/** Milliseconds of those for work that should have ended, and for everything else. */
const [workMs, partMs] = [2_500, 4_500];

/**
 * @param name name of the process for the log
 * @param work what has the grace period to finish
 * @param parts what closes after that
 */
export function closeOnce(
  name: 'service' | 'worker',
  { graceMs, stopOnSignals }: Pick<ServiceSettings, 'graceMs' | 'stopOnSignals'>,
  logger: Logger,
  { work, parts }: Record<'work' | 'parts', readonly OpenPart[]>,
): Ending {
  const stop = async () => {
    const open: string[] = [];
    const closeAll = async (ms: number, some: readonly OpenPart[]) => {
      open.push(...(await Promise.all(some.map((part) => closeInTime(ms, [part])))).flat());
    };
    await closeAll(graceMs + workMs, work);
    await closeAll(partMs, parts);
    if (open.length > 0) logger.error({ parts: open }, `parts of the ${name} did not close in time, and are ended by force`);
  };
  let closing: Promise<void> | null = null;
  let ignoreSignals = () => {};
  let ended = () => {};
  const closed = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const close = () =>
    (closing ??= stop().finally(() => {
      ignoreSignals();
      ended();
    }));
  if (stopOnSignals) {
    const { uninstall } = closeWithGrace(
      { delay: graceMs + extraMs, logger: { error: (message: unknown) => logger.error(String(message)) } as Console },
      async ({ err, signal }) => {
        if (err) logger.fatal({ err }, `the ${name} is stopped by a fault`);
        else logger.info({ signal }, `the ${name} is being stopped`);
        await close();
      },
    );
    ignoreSignals = uninstall;
  }
  return { close, closed };
}

export interface Ending {
  /** Closes once, however often it is called. */
  close(): Promise<void>;
  /** Resolves after that. */
  closed: Promise<void>;
}
