import { daysFor } from './days.ts';
import { simulateWords as words } from './words.ts';
import { parseCommandArguments, rejectArguments } from '../../scripts/usage.ts';

const usage = `Usage: npm run simulate [-- --pages 10000000] [--open-ms 3000] [--cpu-ms 2000] [--cores 232]

Simulates how long a list of pages takes, by how they are spread over hosts: the table of docs/use/scale.md.
`;
const { values } = parseCommandArguments(usage, {
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
if ([pages, openMs, cpuMs, cores].some((value) => !(value > 0))) rejectArguments(usage, 'Each option takes a number above 0.');
process.stdout.write(`${words.head}\n`);
for (const day of daysFor({ pages, openMs, cpuMs, cores })) process.stdout.write(`${words.row(day)}\n`);
