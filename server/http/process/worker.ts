/** Starts a process that only works on batches: no API, but optionally a port for health checks. */
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Auditor } from '../../audit/auditor.ts';
import { openWorker, type BatchWorker } from '../../batches/open.ts';
import { healthAnswer, readyAnswer } from '../bodies/state.ts';
import { addressOf, authoritiesOf, chromiumAuditor, createLogger, batchWorkSetup, type StartPorts } from './start.ts';
import type { ServiceSettings } from './settings.ts';
import { addressRefusal, startOrClose } from './start-or-close.ts';
import { closeOnce } from './stop.ts';
import { serverWords } from '../../words.ts';

export interface RunningWorker {
  /** Address of /healthz and /readyz; null without a port. */
  address: string | null;
  close(): Promise<void>;
  /** Resolves when it has closed. */
  closed: Promise<void>;
}

/** How often it checks whether pages still end, milliseconds. */
const lookMs = 10_000;
const stuckExitCode = 4;

/** @param port port of /healthz and /readyz; null for none @throws StartRefused with what to do instead */
export async function startWorkerService(
  settings: ServiceSettings,
  port: number | null,
  {
    startAuditor = chromiumAuditor,
    logger = createLogger(settings),
    clock = Date.now,
    egress,
    batches: pace = {},
  }: Pick<StartPorts, 'startAuditor' | 'logger' | 'clock' | 'egress' | 'batches'> = {},
): Promise<RunningWorker> {
  return startOrClose(async (opened) => {
    const trusted = authoritiesOf(settings);
    let auditor!: Auditor;
    const openAuditor = async () => {
      auditor = await startAuditor(settings, logger, trusted.authorities);
      opened(() => auditor.close(0));
      return auditor;
    };
    const worker = await openWorker({
      ...batchWorkSetup(settings, openAuditor, logger, egress),
      ...trusted,
      ...pace,
      clock,
      command: 'worker',
    });
    opened(() => worker.close(0));
    let isStopping = false;
    const faults = async () =>
      isStopping ? [serverWords().readiness.draining()] : (await Promise.all([worker.faults(), auditor.faults()])).flat();
    const server = port === null ? null : await listen(healthServer(faults, worker, logger), settings.host, port);
    const watch = setInterval(() => {
      if (!worker.isStuck()) return;
      // Its locks end with it, and another worker takes over; the process manager restarts it.
      logger.fatal('no page has ended for ten minutes: the worker ends');
      process.exit(stuckExitCode);
    }, lookMs).unref();
    const closeServer = async () => {
      server?.close();
      server?.closeAllConnections();
    };
    const closeWorker = () => {
      isStopping = true;
      clearInterval(watch);
      return worker.close(settings.graceMs);
    };
    const { close, closed } = closeOnce('worker', settings, logger, {
      work: [{ name: 'batches', close: closeWorker }],
      parts: [
        { name: 'server', close: closeServer },
        { name: 'browser', close: () => auditor.close(0) },
      ],
    });
    const address = server && addressOf(settings.host, server);
    logger.info({ address }, 'working');
    return { address, close, closed };
  });
}

/** /healthz: whether to keep it running. /readyz: whether it can work. */
function healthServer(faults: () => Promise<readonly string[]>, worker: BatchWorker, logger: Logger): Server {
  return createServer((request, response) => {
    const answer = ({ code, body }: { code: number; body: object }) => {
      response.writeHead(code, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
    };
    const path = (request.url ?? '').split('?', 1)[0];
    if (request.method !== 'GET' && request.method !== 'HEAD') answer({ code: 405, body: { status: 405 } });
    else if (path === '/healthz') answer(healthAnswer(worker.isStuck()));
    else if (path === '/readyz')
      faults().then(
        (found) => answer(readyAnswer(found)),
        (error: unknown) => {
          logger.error({ err: error }, 'readiness could not be reported');
          answer(readyAnswer([], false));
        },
      );
    else answer({ code: 404, body: { status: 404 } });
  });
}

/** @throws StartRefused */
function listen(server: Server, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(addressRefusal(error, { host, port, option: '--health-port' })));
    server.listen(port, host, () => resolve(server));
  });
}
