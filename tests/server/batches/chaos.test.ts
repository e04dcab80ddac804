/** Processes and servers that are killed during a batch: with PostgreSQL and Redis; the other drivers: chaos.scale.test.ts. */
import { expect, test } from 'vitest';
import { madeUpPages, verdictOf } from '../../chaos/stage.ts';
import { expectEveryPageOnce, serverOf, stageOf, useProcess } from '../../chaos/shaken.ts';
import { eventually } from '../../support/eventually.ts';
import { hasPostgres, postgresServer } from '../../support/postgres-server.ts';
import { hasRedis, redisServer } from '../../support/redis-server.ts';

useProcess();

test.skipIf(!hasPostgres)(
  'PostgreSQL: every page has one result, no host more than two pages open, whatever is killed',
  () => expectEveryPageOnce(postgresServer, true, 2),
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
