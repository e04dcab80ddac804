/**
 * `npm run simulate -- [--pages 10000000] [--open-ms 3000] [--cpu-ms 2000] [--cores 232]`: simulates how long a list takes, by the
 * distribution of its pages over hosts. The table of docs/scale.md.
 */
import { parseArgs } from 'node:util';
import { simulatedDays } from './simulate/days.ts';
import { simulateWords as words } from './simulate/words.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '10000000' },
    'open-ms': { type: 'string', default: '3000' },
    'cpu-ms': { type: 'string', default: '2000' },
    cores: { type: 'string', default: '232' },
  },
});
const [pages, openMs, cpuMs, cores] = [values.pages, values['open-ms'], values['cpu-ms'], values.cores].map(Number) as [
  number,
  number,
  number,
  number,
];
process.stdout.write(`${words.head}\n`);
for (const day of simulatedDays({ pages, openMs, cpuMs, cores })) process.stdout.write(`${words.row(day)}\n`);
