/** One process of the stage: a service or a worker with an auditor that needs no browser. Its argument is a JSON of ProcessOrder. */
import { pino } from 'pino';
import { startService } from '../../server/service/start.ts';
import { readServiceSettings, type ServiceSettings } from '../../server/service/settings.ts';
import { startWorker } from '../../server/service/worker.ts';
import { LightAuditor } from './light-auditor.ts';

export interface ProcessOrder {
  role: 'serve' | 'worker';
  settings: Partial<ServiceSettings>;
  ledger: string;
  pageMs: number;
  lockMs: number;
  scanMs: number;
}

const { role, settings, ledger, pageMs, lockMs, scanMs } = JSON.parse(process.argv[2] ?? '{}') as ProcessOrder;
const ports = {
  createAuditor: async () => new LightAuditor(ledger, pageMs),
  logger: pino({ level: 'warn', base: { pid: process.pid } }, pino.destination({ fd: 2, sync: true })),
  batches: { lockMs, scanMs, retryMs: lockMs },
};
const read = readServiceSettings({}, { graceMs: 1_000, ...settings });
const running = role === 'serve' ? await startService(read, ports) : await startWorker(read, null, ports);
process.stdout.write(`ready ${running.address ?? ''}\n`);
