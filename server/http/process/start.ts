/** Starts the service. */
import { Console } from 'node:console';
import type { AddressInfo, Server } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Auditor } from '../../audit/auditor.ts';
import { openBatches, type Batches, type BatchSetup, type WorkSetup } from '../../batches/open.ts';
import { openHistory, openHistoryPlace, type History, type HistoryPlace } from '../../history/open.ts';
import { createService } from '../app.ts';
import { product } from '../bodies/common-fields.ts';
import { ContactFile } from '../contacts.ts';
import { ApiKeyFile, readKeys } from '../access/keys.ts';
import { listensLocally, type ServiceSettings } from './settings.ts';
import { describeWriteError } from '../../audit/system-error.ts';
import { ownAuthorities } from '../../options/ca.ts';
import { service as serviceOptions } from '../../options/table.ts';
import { addressRefusal, startOrClose } from './start-or-close.ts';
import { withoutRepeatedLines } from './repeated-log.ts';
import { StartRefused } from './start-refused.ts';
import { closeOnce } from './stop.ts';
import { ulid } from '../../batches/ulid.ts';
import { serverWords } from '../../words.ts';

export interface RunningService {
  /** `http://127.0.0.1:8787` */
  address: string;
  /** Accepts no more work, lets work in progress finish, and closes the browser. */
  close(): Promise<void>;
  /** Resolves when it has closed. */
  closed: Promise<void>;
}

/** For tests: replacements for the outside world. */
export interface StartPorts {
  /** Creates the auditor. */
  startAuditor?(settings: ServiceSettings, logger: Logger, authorities?: readonly string[]): Promise<Auditor>;
  contacts?: ContactFile;
  logger?: Logger;
  /** Where requests of batches go: sitemaps and webhooks. */
  egress?: BatchSetup['egress'];
  /** How soon the work of an ended process is taken over, and stalled batches are resumed. */
  batches?: Pick<BatchSetup, 'lockMs' | 'retryMs' | 'scanMs'>;
  /** Milliseconds until a request must have arrived. */
  requestMs?: number;
  /** Epoch milliseconds. */
  clock?(): number;
}

/** @throws StartRefused with what to do instead */
export async function startService(
  settings: ServiceSettings,
  {
    startAuditor = chromiumAuditor,
    contacts = new ContactFile(settings.contactFile),
    logger = createLogger(settings),
    clock = Date.now,
    egress,
    batches: pace = {},
    requestMs,
  }: StartPorts = {},
): Promise<RunningService> {
  const known = settings.keyFile === null ? [] : readKeys(settings.keyFile);
  if (!listensLocally(settings.host) && known.length === 0) throw new StartRefused(serverWords().start.keysNeeded({ host: settings.host }));
  return startOrClose(async (opened) => {
    const trusted = authoritiesOf(settings);
    // Who named a file wants it written; the usual one may be in a home that this user does not have.
    if (settings.contactFile !== serviceOptions.contactFile.default) await checkContacts(contacts, settings.contactFile);
    let place!: HistoryPlace;
    let auditor!: Auditor;
    // The history may be in the folder that is locked for the batches; a browser takes seconds, and is started last.
    const openAuditor = async () => {
      place = await openHistoryPlace(historyPlaceSetup(settings, logger));
      opened(() => place.close());
      auditor = await startAuditor(settings, logger, trusted.authorities);
      opened(() => auditor.close(0));
      return auditor;
    };
    const keys = keysOf(settings, logger, clock);
    const batches = await openBatches({
      ...batchWorkSetup(settings, openAuditor, logger, egress),
      ...trusted,
      works: settings.worker,
      allowWebhooks: settings.allowWebhooks,
      mostOpen: { batches: settings.openBatches, pages: settings.openPages },
      ...pace,
      ...(keys && { isRevoked: (owner: string) => keys.isRevoked(owner) }),
      clock,
    });
    opened(() => batches.close(0));
    const history = historyOf(settings, place, batches, keys, logger, clock);
    opened(() => history.close());
    const { app, drain } = await createService({
      auditor,
      batches,
      history,
      settings,
      keys,
      contacts,
      logger,
      clock,
      ...(requestMs && { requestMs }),
    });
    const address = await listen(app, settings);
    const closeServer = () => {
      const closed = app.close();
      // Connections that are still open have had their grace period.
      app.server.closeAllConnections();
      return closed;
    };
    const { close, closed } = closeOnce('service', settings, logger, {
      work: [
        { name: 'schedules', close: () => history.stop() },
        { name: 'requests', close: () => drain(settings.graceMs) },
        { name: 'batches', close: () => batches.close(settings.graceMs) },
      ],
      parts: [
        { name: 'server', close: closeServer },
        { name: 'history', close: () => history.close() },
        { name: 'browser', close: () => auditor.close(0) },
      ],
    });
    const placeOf = (isSaved: boolean) => (isSaved ? 'saved' : 'in memory, lost at the end');
    const places = { batches: placeOf(batches.manager.store.durable), history: placeOf(history.database.durable) };
    logger.info({ address, keys: known.length, ...places }, 'listening');
    return { address, close, closed };
  });
}

/** @throws StartRefused */
async function checkContacts(contacts: ContactFile, file: string): Promise<void> {
  await contacts.check().catch((error: unknown) => {
    throw new StartRefused(serverWords().commands.serve.badFile({ file, why: describeWriteError(error) }));
  });
}

const keysOf = ({ keyFile }: ServiceSettings, logger: Logger, clock: () => number): ApiKeyFile | null =>
  keyFile === null
    ? null
    : new ApiKeyFile(keyFile, clock, (error) => {
        logger.error({ err: error }, 'the key file can no longer be read: every key is refused');
      });

/** A PostgreSQL queue stores the history too. */
const historyPlaceSetup = ({ data, queueUrl, storeUrl }: ServiceSettings, logger: Logger): Parameters<typeof openHistoryPlace>[0] => ({
  data,
  sharesData: queueUrl !== null,
  storeUrl: storeUrl ?? (queueUrl?.startsWith('postgres') ? queueUrl : null),
  log: withoutRepeatedLines((event, message) => logger.warn(event, message), Date.now),
});

const historyOf = (
  settings: ServiceSettings,
  place: HistoryPlace,
  batches: Batches,
  keys: ApiKeyFile | null,
  logger: Logger,
  clock: () => number,
): History =>
  openHistory({
    place,
    keep: { days: settings.historyDays, runs: settings.historyRuns },
    batches,
    batchPages: settings.batchPages,
    ...(keys && { isRevoked: (owner: string) => keys.isRevoked(owner) }),
    newId: ulid,
    clock,
    log: withoutRepeatedLines((event, message) => logger.warn(event, message), Date.now),
  });

/** @returns `http://127.0.0.1:8787` */
export const addressOf = (host: string, server: Server): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;

/** @returns the address of the service @throws StartRefused */
async function listen(app: FastifyInstance, { host, port }: ServiceSettings): Promise<string> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw addressRefusal(error, { host, port, option: '--port' });
  });
  return addressOf(host, app.server);
}

/** The certificates in the file of `ca`, if it is set. @throws StartRefused */
export function authoritiesOf({ ca }: ServiceSettings): { authorities?: string[] } {
  const authorities = ownAuthorities(ca, '', (fault) => new StartRefused(serverWords().start.wrongSettings({ faults: [fault] })));
  return authorities ? { authorities } : {};
}

/** Settings of batch work, for services and workers. */
export const batchWorkSetup = (
  { data, storeUrl, queueUrl, queuePrefix, concurrency, hostDelayMs, allowTargets }: ServiceSettings,
  openAuditor: () => Promise<Auditor>,
  logger: Logger,
  egress: StartPorts['egress'],
): Omit<WorkSetup, 'clock'> => ({
  data,
  storeUrl,
  queueUrl,
  queuePrefix,
  openAuditor,
  concurrency,
  hostDelayMs,
  allowTargets,
  userAgent: `Mozilla/5.0 (compatible; ${product.name}/${product.version})`,
  ...(egress && { egress }),
  log: withoutRepeatedLines((event, message) => logger.warn(event, message), Date.now),
});

export async function chromiumAuditor(
  { concurrency, queue, allowTargets, sandbox, chromium }: ServiceSettings,
  logger: Logger,
  authorities?: readonly string[],
): Promise<Auditor> {
  // Loading what drives browsers takes a quarter of the start, which processes with another auditor do not need.
  const { createAuditor } = await import('../../audit/create-auditor.ts');
  return createAuditor({
    concurrency,
    queue,
    allowOrigins: allowTargets,
    sandbox,
    executablePath: chromium,
    ...(authorities && { authorities }),
    log: (event) => {
      logger[event.what === 'browser-started' ? 'info' : 'warn'](event, 'browser');
    },
  });
}

/** What libraries print becomes lines of the log, which has nothing else: ioredis and BullMQ print warnings about the server. */
export function consoleOf(logger: Logger): Console {
  const log = withoutRepeatedLines((event, message) => logger.warn(event, message), Date.now);
  const lines = new Writable({
    write(text: Buffer, _, written) {
      log({}, String(text).trim());
      written();
    },
  });
  return new Console(lines);
}

/** JSON lines on standard error, because standard output belongs to the command. Libraries that print on the console write to it from now on. */
export function createLogger({ logLevel }: ServiceSettings): Logger {
  const logger = pino(
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
  globalThis.console = consoleOf(logger);
  return logger;
}
