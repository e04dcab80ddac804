/** Ends a process of the service once, also on system signals if it is the only thing in the process. */
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import type { ServiceSettings } from './settings.ts';

/** Time beyond the grace period, for closing by force. */
const extraMs = 10_000;

/**
 * @param name name of the process for the log
 * @returns function that closes once, however often it is called
 */
export function closeServiceOnce(
  name: 'service' | 'worker',
  { graceMs, stopOnSignals }: Pick<ServiceSettings, 'graceMs' | 'stopOnSignals'>,
  logger: Logger,
  stop: () => Promise<void>,
): () => Promise<void> {
  let closing: Promise<void> | null = null;
  let ignoreSignals = () => {};
  const close = () => (closing ??= stop().then(() => ignoreSignals()));
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
  return close;
}
