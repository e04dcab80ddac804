/** One process of the stage: a service or a worker, usually with an auditor without a browser. Its argument is a ProcessOrder as JSON. */
import { pino } from 'pino';
import { chromiumAuditor, startService } from '../../server/http/process/start.ts';
import { readServiceSettings, type ServiceSettings } from '../../server/http/process/settings.ts';
import { startWorkerService } from '../../server/http/process/worker.ts';
import { withLedger } from './ledger.ts';
import { LightAuditor } from './light-auditor.ts';

export interface ProcessOrder {
  role: 'serve' | 'worker';
  settings: Partial<ServiceSettings>;
  ledger: string;
  /** Use a real Chromium. */
  browser: boolean;
  pageMs: number;
  lockMs: number;
  scanMs: number;
  /** Its clock starts at that time (epoch milliseconds), and runs this many times as fast. */
  clock: { began: number; rate: number };
}

/** A chunk that failed need not wait for a lock. */
const mostRetryMs = 1_000;
const { role, settings, ledger, browser, pageMs, lockMs, scanMs, clock } = JSON.parse(process.argv[2] ?? '{}') as ProcessOrder;
const logger = pino({ level: 'warn', base: { pid: process.pid } }, pino.destination({ fd: 2, sync: true }));
const ports = {
  startAuditor: async (read: ServiceSettings) =>
    withLedger(browser ? await chromiumAuditor(read, logger) : new LightAuditor(pageMs), ledger),
  logger,
  clock: () => clock.began + (Date.now() - clock.began) * clock.rate,
  batches: { lockMs, scanMs, retryMs: Math.min(lockMs, mostRetryMs) },
};
const read = readServiceSettings({}, { graceMs: 1_000, ...settings });
const running = role === 'serve' ? await startService(read, ports) : await startWorkerService(read, null, ports);
process.stdout.write(`ready ${running.address ?? ''}\n`);
