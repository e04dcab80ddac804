/** Processes and servers that are killed during a batch: a short version of `npm run chaos`. */
import { dirname } from 'node:path';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildProcess, madeUpPages, Stage, verdictOf, type StageOrder } from '../../chaos/stage.ts';
import { seededRandom } from '../../../research/seeded-random.ts';
import { eventually } from '../../support/eventually.ts';
import type { CrashableServer } from '../../support/loopback.ts';
import { hasPostgres, postgresServer } from '../../support/postgres-server.ts';
import { hasRedis, redisServer } from '../../support/redis-server.ts';

let program = '';
beforeAll(async () => {
  program = await buildProcess();
});
afterAll(() => rmSync(dirname(program), { recursive: true, force: true }));

async function stageOf(order: Omit<StageOrder, 'program'>): Promise<Stage> {
  // Shorter than a restart of the queue's server, which may forget a host's lease: its holder has noticed by then.
  const stage = await Stage.open({ program, pageMs: 20, lockMs: 700, ...order });
  onTestFinished(() => stage.close());
  return stage;
}
async function serverOf(start: () => Promise<CrashableServer>): Promise<CrashableServer> {
  const server = await start();
  onTestFinished(() => server.close());
  return server;
}

/** Kills each of them in turn, at moments determined by a seed. */
async function shake(victims: readonly (() => Promise<void>)[], seed: number): Promise<void> {
  const random = seededRandom(seed);
  for (const end of victims) {
    await new Promise((resolve) => {
      setTimeout(resolve, 200 + random() * 500);
    });
    await end();
  }
}

test.each([
  ['memory and journal', true, null, false, 0],
  ['Redis', hasRedis, redisServer, false, 2],
  ['PostgreSQL, results as well', hasPostgres, postgresServer, true, 2],
] as const)(
  '%s: every page has one result, no host more than two pages open, whatever is killed',
  async (_name, isThere, start, stored, workers) => {
    if (!isThere) return;
    const queue = start === null ? null : await serverOf(start);
    const stage = await stageOf({ queue, storeUrl: stored ? queue!.url : null, workers });
    const urls = madeUpPages(160, 8, false);
    const id = await stage.begin(urls, 'once');
    expect(await stage.begin(urls, 'once')).toBe(id);
    const server = async () => {
      await queue?.kill();
      await queue?.start();
    };
    await shake([...stage.names.map((name) => () => stage.kill(name)), server], 7);
    await stage.finished(id, 400_000);
    await stage.notified(id);
    expect(await verdictOf(stage, id, urls)).toMatchObject({ rows: 160, lost: 0, doubled: 0, webhookIds: 1 });
    expect(stage.opened().most).toBeLessThanOrEqual(2);
  },
  900_000,
);

test.skipIf(!hasRedis)(
  'a page that ends its process every time gets a failure, and the others their results',
  async () => {
    const stage = await stageOf({ queue: await serverOf(redisServer), workers: 1 });
    const urls = ['https://ending-1.example/0', 'https://ending-1.example/1', 'https://ending-1.example/2', 'https://plain-1.example/0'];
    const id = await stage.begin(urls, 'poison');
    await stage.finished(id, 400_000);
    expect((await stage.rows(id)).map(({ state, code }) => [state, code])).toEqual([
      ['done', ''],
      ['failed', 'internal-error'],
      ['done', ''],
      ['done', ''],
    ]);
  },
  900_000,
);

test.skipIf(!hasRedis)(
  'a suspended worker is replaced, and does nothing when it resumes',
  async () => {
    const stage = await stageOf({ queue: await serverOf(redisServer), workers: 2 });
    const urls = madeUpPages(120, 4, false);
    const id = await stage.begin(urls, 'still');
    await eventually(async () => expect((await stage.state(id))?.progress.done).toBeGreaterThan(4));
    const pid = stage.pidOf('worker-1');
    process.kill(pid, 'SIGSTOP');
    await stage.finished(id, 400_000);
    process.kill(pid, 'SIGCONT');
    expect(await verdictOf(stage, id, urls)).toMatchObject({ rows: 120, lost: 0, doubled: 0 });
  },
  900_000,
);
