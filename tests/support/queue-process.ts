/** Another process on a queue: takes chunks and never ends them, until it is killed. Arguments: driver, place. */
import { BullQueue } from '../../server/batches/queue/bull.ts';
import { EmbeddedQueue } from '../../server/batches/queue/embedded.ts';

const [driver = '', place = ''] = process.argv.slice(2);
const queue =
  driver === 'redis' || driver === 'postgres'
    ? await BullQueue.open({ url: place, lockMs: 1_000, log: () => undefined })
    : await EmbeddedQueue.open(place);
process.stdout.write('open\n');
await queue.work(async ({ batch }) => {
  await queue.lease('www.coffee.example');
  process.stdout.write(`began ${batch}\n`);
  return new Promise(() => undefined);
}, 1);
// A promise that never settles keeps no process alive.
setInterval(() => undefined, 60_000);
