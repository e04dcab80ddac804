/** A service in a process of its own, without a browser: tests send it signals. Prints its address, and what was closed. Its visits end only when it is to end. */
import { pino } from 'pino';
import { readServiceSettings, startService } from '../../server/http/index.ts';
import { FakeAuditor, visitOf } from './service-auditor.ts';

const reported = new Promise((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, resolve);
});
const auditor = new FakeAuditor({
  answer: async (order) => {
    await reported;
    return visitOf(order, {});
  },
});
auditor.close = async () => {
  process.stdout.write('browser closed\n');
};
const { address } = await startService(readServiceSettings({}, { port: 0, graceMs: 20_000, contactFile: '/nowhere' }), {
  startAuditor: async () => auditor,
  logger: pino({ level: 'silent' }),
});
process.stdout.write(`${address}\n`);
