/** Starts a process that only works on batches: no API, but optionally a port for health checks. */
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { AuditRefused } from '../audit/auditor.ts';
import { openWorker, type BatchWorker } from '../batches/open.ts';
import { BatchesRefused } from '../batches/storage.ts';
import { addressOn, chromiumAuditor, createLogger, workSetup, type StartPorts } from './start.ts';
import type { ServiceSettings } from './settings.ts';
import { StartRefused } from './start-refused.ts';
import { closeOnce } from './stop.ts';
import { startWords } from '../../words/en/server/service.ts';

export interface RunningWorker {
  /** Address of /healthz and /readyz; null without a port. */
  address: string | null;
  close(): Promise<void>;
}

/** How often it checks whether pages still end, milliseconds. */
const lookMs = 10_000;
const stuckExitCode = 4;

/** @param port port of /healthz and /readyz; null for none @throws StartRefused with what to do instead */
export async function startWorker(
  settings: ServiceSettings,
  port: number | null,
  {
    createAuditor: openBrowser = chromiumAuditor,
    logger = createLogger(settings),
    clock = Date.now,
    egress,
    batches: pace = {},
  }: Pick<StartPorts, 'createAuditor' | 'logger' | 'clock' | 'egress' | 'batches'> = {},
): Promise<RunningWorker> {
  const auditor = await openBrowser(settings, logger).catch((error: unknown) => {
    throw error instanceof AuditRefused ? new StartRefused(error.message) : error;
  });
  const { graceMs } = settings;
  const worker = await openWorker({ ...workSetup(settings, auditor, logger, egress), ...pace, clock }).catch(async (error: unknown) => {
    await auditor.close(0);
    throw error instanceof BatchesRefused ? new StartRefused(error.message) : error;
  });
  const server = port === null ? null : healthServer(async () => [...(await worker.faults()), ...(await auditor.faults())], worker, logger);
  const watch = setInterval(() => {
    if (!worker.isStuck()) return;
    // Its locks expire, and another worker takes over; the process manager restarts this one.
    logger.fatal('no page has ended for ten minutes: the worker ends');
    process.exit(stuckExitCode);
  }, lookMs).unref();
  const close = closeOnce('worker', settings, logger, async () => {
    clearInterval(watch);
    await worker.close(graceMs);
    server?.close();
    server?.closeAllConnections();
    await auditor.close(0);
  });
  const address =
    server === null
      ? null
      : await listen(server, settings.host, port!).catch(async (error: unknown) => {
          await close();
          throw error;
        });
  logger.info({ address }, 'working');
  return { address, close };
}

/** /healthz: whether to keep it running. /readyz: whether it can work. */
function healthServer(faults: () => Promise<readonly string[]>, worker: BatchWorker, logger: Logger): Server {
  return createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
    };
    const path = (request.url ?? '').split('?', 1)[0];
    if (request.method !== 'GET' && request.method !== 'HEAD') answer(405, { status: 405 });
    else if (path === '/healthz') answer(worker.isStuck() ? 503 : 200, { status: worker.isStuck() ? 'stuck' : 'ok' });
    else if (path === '/readyz')
      faults().then(
        (found) => answer(found.length === 0 ? 200 : 503, { status: found.length === 0 ? 'ready' : 'not-ready', faults: found }),
        (error: unknown) => {
          logger.error({ err: error }, 'readiness cannot be told');
          answer(503, { status: 'not-ready', faults: [] });
        },
      );
    else answer(404, { status: 404 });
  });
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error;
      reject(new StartRefused(code === 'EADDRINUSE' ? startWords.portTaken({ host, port }) : startWords.noPlace({ host, port, code })));
    });
    server.listen(port, host, () => {
      resolve(addressOn(host, server));
    });
  });
}
