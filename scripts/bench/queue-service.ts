/** A service whose pages take a fixed time and no browser, for measuring the queue. queue.ts runs it as a separate process. */
import { AuditRefused, type Auditor } from '../../server/audit/auditor.ts';
import { readServiceSettings } from '../../server/http/process/settings.ts';
import { startService } from '../../server/http/process/start.ts';

/** Milliseconds per page; -1: never ends. */
const pageMs = Number(process.env['BENCH_PAGE_MS'] ?? -1);

const auditor: Auditor = {
  audit: (_, signal) =>
    new Promise((_resolve, reject) => {
      const cancel = () => reject(new AuditRefused('cancelled', 'Canceled.'));
      signal.addEventListener('abort', cancel, { once: true });
      if (pageMs >= 0)
        setTimeout(() => {
          signal.removeEventListener('abort', cancel);
          reject(new AuditRefused('target-dns-failure', 'A result.'));
        }, pageMs);
    }),
  faults: async () => [],
  stats: () => ({ pagesOpen: 0, waiting: 0, browserRestarts: { crashed: 0, retired: 0, hung: 0 }, egressDenied: {}, egressBytes: 0 }),
  close: async () => undefined,
};

const running = await startService(readServiceSettings(process.env, { port: 0, hostDelayMs: 0, graceMs: 500, logLevel: 'error' }), {
  startAuditor: async () => auditor,
});
process.stdout.write(`${running.address}\n`);
