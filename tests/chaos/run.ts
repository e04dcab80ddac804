/**
 * `npm run chaos -- [memory|redis|postgres|redis+postgres …] [--only kills,servers,away,full,clocks,browser,schedule,ends,plain] [--pages 5000]
 * [--hosts 50] [--kills 40] [--seed 1] [--away 120] [--rounds 20] [--commands audit,crawl,mcp,serve,worker]`: batches of made-up hosts while processes, servers and browsers are killed, servers
 * are unreachable, disks full and clocks wrong (scenes.ts). PostgreSQL and Redis save to disk as docs/use/api.md recommends. Fails if a page is lost or duplicated, a host exceeds its limit, or a webhook
 * is missing. `ends` kills and stops parts of the browser and the queue of each command, `rounds` times at each step; the command must end (ends.ts). `plain` breaks nothing: it compares a batch with the simulator's prediction.
 */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseCommandArguments, rejectArguments } from '../../scripts/usage.ts';
import { hasPostgres, postgresServer } from '../support/postgres-server.ts';
import { hasRedis, redisServer } from '../support/redis-server.ts';
import { ends, endingCommands } from './ends.ts';
import { plain } from './plain.ts';
import { scenes as breaking, type Driver } from './scenes.ts';
import { buildProcess } from './stage.ts';

const scenes = { ...breaking, ends, plain };

const usage = `Usage: npm run chaos -- [memory|redis|postgres|redis+postgres …] [--only <scene>,…] [--pages 5000] [--hosts 50] [--kills 40]
                        [--seed 1] [--away 120] [--rounds 20] [--commands ${Object.keys(endingCommands).join(',')}]
Scenes: ${Object.keys(scenes).join(', ')}. Without --only, all but ends and plain; without a driver, all that run on this machine.
`;
const { values, positionals } = parseCommandArguments(usage, {
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '5000' },
    hosts: { type: 'string', default: '50' },
    kills: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    away: { type: 'string', default: '120' },
    rounds: { type: 'string', default: '20' },
    commands: { type: 'string', default: Object.keys(endingCommands).join(',') },
    only: { type: 'string', default: Object.keys(breaking).join(',') },
  },
});
const amounts = {
  pages: Number(values.pages),
  hosts: Number(values.hosts),
  kills: Number(values.kills),
  seed: Number(values.seed),
  away: Number(values.away),
  rounds: Number(values.rounds),
  commands: values.commands.split(','),
};
const drivers: Driver[] = [
  { name: 'memory', open: async () => ({ queue: null, store: null }) },
  ...(hasRedis ? [{ name: 'redis', open: async (parent?: string) => ({ queue: await redisServer(parent), store: null }) }] : []),
  ...(hasPostgres
    ? [
        {
          name: 'postgres',
          open: async (parent?: string) => {
            const both = await postgresServer(parent, true);
            return { queue: both, store: both };
          },
        },
      ]
    : []),
  ...(hasRedis && hasPostgres
    ? [
        {
          name: 'redis+postgres',
          open: async (parent?: string) => ({ queue: await redisServer(parent), store: await postgresServer(parent, true) }),
        },
      ]
    : []),
];
const say = (what: string, facts: object) => process.stdout.write(`${what}  ${JSON.stringify(facts)}\n`);
const chosen = values.only.split(',') as (keyof typeof scenes)[];
const wrong = [...chosen.filter((name) => !(name in scenes)), ...positionals.filter((name) => !drivers.some((one) => one.name === name))];
if (wrong.length > 0) rejectArguments(usage, `No scene, and no driver that runs on this machine: ${wrong.join(', ')}.`);

let isSound = true;
const program = await buildProcess(chosen.includes('browser'));
try {
  for (const driver of drivers.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))
    for (const name of chosen) {
      const holds = await scenes[name]({ ...amounts, program, driver, say });
      isSound &&= holds;
    }
} finally {
  rmSync(dirname(program), { recursive: true, force: true });
}
process.exit(isSound ? 0 : 1);
