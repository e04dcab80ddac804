/** Starts the service. */
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { pino, type Logger } from 'pino';
import { AuditRefused, type Auditor } from '../audit/auditor.ts';
import { createAuditor } from '../audit/create-auditor.ts';
import { openBatches, type BatchSetup, type WorkSetup } from '../batches/open.ts';
import { BatchesRefused } from '../batches/storage.ts';
import { DatabaseUnusable } from '../database/sql.ts';
import { openHistory } from '../history/open.ts';
import { createService } from './app.ts';
import { product } from './bodies/answer-start.ts';
import { ContactBook } from './contacts.ts';
import { KeyFile, readKeys } from './keys.ts';
import { listensLocally, type ServiceSettings } from './settings.ts';
import { StartRefused } from './start-refused.ts';
import { ulid } from '../batches/ulid.ts';
import { startWords } from '../../words/en/server/service.ts';

export interface RunningService {
  /** `http://127.0.0.1:8787` */
  address: string;
  /** Takes no more work, lets what is under way end, closes the browser. */
  close(): Promise<void>;
}

/** For tests: everything that is another in the world. */
export interface StartPorts {
  /** Makes what opens pages. */
  createAuditor?(settings: ServiceSettings, logger: Logger): Promise<Auditor>;
  contacts?: ContactBook;
  logger?: Logger;
  /** Where requests of batches lead: sitemaps and webhooks. */
  egress?: BatchSetup['egress'];
  /** How soon the work of a process that ended is taken over, and batches that stand still are continued. */
  batches?: Pick<BatchSetup, 'lockMs' | 'retryMs' | 'scanMs'>;
  /** Epoch milliseconds. */
  clock?(): number;
}

/** @throws StartRefused with what to do instead */
export async function startService(
  settings: ServiceSettings,
  {
    createAuditor: openBrowser = chromiumAuditor,
    contacts = new ContactBook(settings.contactFile),
    logger = logTo(settings),
    clock = Date.now,
    egress,
    batches: pace = {},
  }: StartPorts = {},
): Promise<RunningService> {
  const local = listensLocally(settings.host);
  const known = settings.keyFile === null ? [] : readKeys(settings.keyFile);
  if (!local && known.length === 0) throw new StartRefused(startWords.keysNeeded({ host: settings.host }));
  const auditor = await openBrowser(settings, logger).catch((error: unknown) => {
    throw error instanceof AuditRefused ? new StartRefused(error.message) : error;
  });
  const keys =
    settings.keyFile === null
      ? null
      : new KeyFile(settings.keyFile, clock, (error) => {
          logger.error({ err: error }, 'the key file cannot be read any more: no key opens');
        });
  const batches = await openBatches({
    ...workSetup(settings, auditor, logger, egress),
    works: settings.worker,
    allowWebhooks: settings.allowWebhooks,
    ...pace,
    clock,
  }).catch(async (error: unknown) => {
    await auditor.close(0);
    throw error instanceof BatchesRefused ? new StartRefused(error.message) : error;
  });
  // PostgreSQL as the queue has room for history as well. Services that share another queue share no file.
  const shared = settings.queueUrl !== null;
  const history = await openHistory({
    data: shared ? null : settings.data,
    storeUrl: settings.storeUrl ?? (settings.queueUrl?.startsWith('postgres') ? settings.queueUrl : null),
    keep: { days: settings.historyDays, runs: settings.historyRuns },
    batches,
    batchPages: settings.batchPages,
    newId: ulid,
    clock,
    log: (event, message) => logger.warn(event, message),
  }).catch(async (error: unknown) => {
    await batches.close(0);
    await auditor.close(0);
    throw error instanceof DatabaseUnusable ? new StartRefused(error.message) : error;
  });
  if (shared && !history.database.durable)
    logger.warn({}, 'history and schedules are in memory: several services share them through --store-url');
  const { app, drain } = await createService({ auditor, batches, history, settings, keys, contacts, logger, clock });
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await history.close();
    await batches.close(0);
    await auditor.close(0);
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new StartRefused(startWords.portTaken({ host: settings.host, port: settings.port }));
    // A name that is nobody's, an address of another machine, a port that only the system may have.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
      throw new StartRefused(startWords.noPlace({ host: settings.host, port: settings.port, code }));
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  let closing: Promise<void> | null = null;
  let ignoreSignals = () => undefined as void;
  const close = () =>
    (closing ??= (async () => {
      void history.stop();
      await Promise.all([drain(settings.graceMs), batches.close(settings.graceMs)]);
      const closed = app.close();
      // Whoever is still there has had the time of grace.
      app.server.closeAllConnections();
      await closed;
      await history.close();
      await auditor.close(0);
      ignoreSignals();
    })());
  if (settings.stopOnSignals) {
    const handle = closeWithGrace(
      { delay: settings.graceMs + 10_000, logger: { error: (message: unknown) => logger.error(String(message)) } as Console },
      async ({ err, signal }) => {
        if (err) logger.fatal({ err }, 'the service is stopped by a fault');
        else logger.info({ signal }, 'the service is being stopped');
        await close();
      },
    );
    ignoreSignals = () => {
      handle.uninstall();
    };
  }
  const address = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`;
  logger.info(
    { address, keys: known.length, batches: (settings.data ?? settings.storeUrl) === null ? 'in memory, lost at the end' : 'saved' },
    'listening',
  );
  return { address, close };
}

/** What works on batches, in a service as in a worker. */
export const workSetup = (
  { data, storeUrl, queueUrl, concurrency, hostDelayMs, allowTargets }: ServiceSettings,
  auditor: Auditor,
  logger: Logger,
  egress: StartPorts['egress'],
): Omit<WorkSetup, 'clock'> => ({
  data,
  storeUrl,
  queueUrl,
  auditor,
  concurrency,
  hostDelayMs,
  allowTargets,
  userAgent: `Mozilla/5.0 (compatible; ${product.name}/${product.version})`,
  ...(egress && { egress }),
  log: (event, message) => logger.warn(event, message),
});

export const chromiumAuditor = (
  { concurrency, queue, allowTargets, sandbox, chromium }: ServiceSettings,
  logger: Logger,
): Promise<Auditor> =>
  createAuditor({
    concurrency,
    queue,
    allowOrigins: allowTargets,
    sandbox,
    executablePath: chromium,
    log: (event) => {
      logger[event.what === 'browser-started' ? 'info' : 'warn'](event, 'browser');
    },
  });

/** JSON lines on standard error: standard output belongs to the command. */
export const logTo = ({ logLevel }: ServiceSettings): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['headers.authorization', 'req.headers.authorization', '*.authorization', 'authorization', 'email', '*.email'],
        censor: '…',
      },
    },
    pino.destination({ fd: 2, sync: false }),
  );
