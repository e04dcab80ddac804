/** Schedules: started once per due time, over servers, restarts, downtime and clock changes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Batch } from '../../../server/batches/batch.ts';
import { QueueUnavailable } from '../../../server/batches/queue/queue.ts';
import { SourceUnusable } from '../../../server/batches/source.ts';
import { migrations } from '../../../server/database/migrations.ts';
import { PostgresDatabase } from '../../../server/database/postgres.ts';
import type { Database } from '../../../server/database/sql.ts';
import { SqliteDatabase } from '../../../server/database/sqlite.ts';
import { parseCron } from '../../../server/schedules/cron.ts';
import { Scheduler } from '../../../server/schedules/scheduler.ts';
import { ScheduleStore, type Schedule } from '../../../server/schedules/store.ts';
import { ulid } from '../../../server/batches/ulid.ts';
import { batchAt, dayMs, settings } from '../../support/history.ts';
import { hasPostgres, postgresServer } from '../../support/postgres-server.ts';

const find = async (store: ScheduleStore, wanted: string) => (await store.list({ limit: 100 })).find(({ id }) => id === wanted)!;
const hourMs = 3_600_000;
const start = Date.UTC(2026, 5, 1, 2, 30);

describe('cron expressions', () => {
  test.each([
    ['0 3 * * *', 'UTC', '2026-06-01T02:30:00Z', '2026-06-01T03:00:00Z'],
    ['0 3 * * *', 'Europe/Berlin', '2026-06-01T02:30:00Z', '2026-06-02T01:00:00Z'],
    // An hour that is skipped, and one that occurs twice.
    ['30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
    ['30 2 * * *', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z'],
    ['@weekly', 'UTC', '2026-06-01T02:30:00Z', '2026-06-07T00:00:00Z'],
    ['0 0 L * *', 'UTC', '2026-02-01T00:00:00Z', '2026-02-28T00:00:00Z'],
  ])('%s in %s after %s', (cron, zone, after, next) => {
    expect(new Date(parseCron(cron, zone)!(Date.parse(after))!).toISOString().replace('.000Z', 'Z')).toBe(next);
  });
});

let server: Awaited<ReturnType<typeof postgresServer>>;
beforeAll(async () => {
  if (hasPostgres) server = await postgresServer();
});
afterAll(() => server?.close());
const drivers: Record<string, () => Promise<Database>> = {
  sqlite: async () => SqliteDatabase.open(null),
  postgres: () => PostgresDatabase.open(server.url, () => undefined),
};

describe.each(Object.entries(drivers).filter(([name]) => name !== 'postgres' || hasPostgres))('%s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.migrate(migrations);
  });
  afterAll(() => database.close());

  /** A schedule, a clock, and servers that check it. */
  async function world(cron = '0 3 * * *', servers = 1) {
    const store = new ScheduleStore(database);
    await database.all('DELETE FROM pageloupe_schedules');
    const state = {
      now: start,
      started: [] as string[],
      /** How often any server asked for a batch. */
      asked: 0,
      running: new Set<string>(),
      revoked: new Set<string>(),
      fail: null as Error | null,
    };
    const batches = new Map<string, Batch>();
    const scheduler = () =>
      new Scheduler({
        store,
        // Like batches: the same key is one batch.
        start: async ({ key }) => {
          state.asked += 1;
          if (state.fail) throw state.fail;
          await new Promise((resolve) => setTimeout(resolve, 5));
          const batch = batches.get(key!) ?? batchAt(state.now);
          if (!batches.has(key!)) state.started.push(new Date(state.now).toISOString().slice(0, 16));
          batches.set(key!, batch);
          return batch;
        },
        isRunning: async (id) => state.running.has(id),
        isRevoked: (owner) => state.revoked.has(owner),
        clock: () => state.now,
        log: () => undefined,
      });
    const schedule: Schedule = {
      id: ulid(start),
      host: 'a.example',
      cron,
      zone: 'UTC',
      source: { urls: ['https://a.example/'] },
      settings,
      owner: 'key',
      createdAt: start,
      nextAt: parseCron(cron, 'UTC')!(start),
      lastAt: null,
      lastBatch: null,
      lastError: null,
    };
    await store.create(schedule);
    const all = Array.from({ length: servers }, scheduler);
    const look = () => Promise.all(all.map((one) => one.look()));
    return { state, store, schedule, look, another: scheduler, now: async () => find(store, schedule.id) };
  }

  test('starts once when it is due, however many servers check however often', async () => {
    const { state, look, now } = await world('0 3 * * *', 5);
    await look();
    expect(state.started).toEqual([]);
    state.now += hourMs / 2;
    for (let time = 0; time < 4; time++) await look();
    expect(state.started).toEqual(['2026-06-01T03:00']);
    expect(state.asked).toBe(1);
    state.now += dayMs;
    await look();
    expect(state.started.length).toBe(2);
    expect(await now()).toMatchObject({ lastError: null, lastBatch: expect.any(String), nextAt: Date.UTC(2026, 5, 3, 3) });
  });

  test('starts nothing while its key is revoked, and says so', async () => {
    const { state, look, now } = await world();
    state.revoked.add('key');
    state.now += hourMs / 2;
    await look();
    expect(state.started).toEqual([]);
    expect(await now()).toMatchObject({ lastBatch: null, lastError: expect.stringContaining('revoked'), nextAt: Date.UTC(2026, 5, 2, 3) });
    state.revoked.clear();
    state.now += dayMs;
    await look();
    expect(state.started).toEqual(['2026-06-02T03:00']);
  });

  test('a source is read as it was saved', async () => {
    const { store, schedule } = await world();
    const crawl = { start: 'https://a.example/', limit: 50, depth: null, include: [], exclude: ['/search/**'] };
    const sources = [{ urls: ['https://a.example/'] }, { sitemap: 'https://a.example/sitemap.xml' }, { crawl }];
    for (const [index, source] of sources.entries()) {
      const id = ulid(start + index + 1);
      await store.create({ ...schedule, id, source });
      expect((await find(store, id)).source).toEqual(source);
    }
  });

  test('what was due while no server ran is started once', async () => {
    const { state, look } = await world('0 * * * *');
    state.now += 30 * dayMs + 1;
    for (let time = 0; time < 5; time++) await look();
    expect(state.started).toEqual(['2026-07-01T02:30']);
  });

  test('if a server ends between claim and start, another one starts the run later', async () => {
    const { state, store, schedule, look } = await world();
    state.now += hourMs;
    expect(await store.claim(schedule.id, schedule.nextAt!, state.now, state.now + 120_000)).toBe('mine');
    await look();
    expect(state.started).toEqual([]);
    state.now += 121_000;
    await look();
    await look();
    expect(state.started.length).toBe(1);
  });

  test('a server that ends between starting a batch and recording it starts no second batch', async () => {
    const { state, store, schedule, look, now } = await world();
    state.now += hourMs;
    await look();
    // As if nothing had been saved.
    await database.all('UPDATE pageloupe_fires SET done = 0, leased_until = 0');
    await database.all('UPDATE pageloupe_schedules SET next_at = $2 WHERE id = $1', [schedule.id, schedule.nextAt]);
    await look();
    expect(state.started.length).toBe(1);
    expect((await now()).nextAt).toBe(schedule.nextAt! + dayMs);
    expect(await store.claim(schedule.id, schedule.nextAt!, state.now, state.now)).toBe('done');
  });

  test('a clock that is set back starts nothing twice, and one that was in the future stops nothing', async () => {
    const { state, look, now } = await world();
    state.now += hourMs;
    await look();
    state.now -= 2 * hourMs;
    await look();
    state.now += 2 * hourMs;
    await look();
    expect([state.started.length, state.asked]).toEqual([1, 1]);
    // Four years ahead, and back.
    const right = state.now;
    state.now += 4 * 365 * dayMs;
    await look();
    expect(state.started.length).toBe(2);
    state.now = right;
    await look();
    expect((await now()).nextAt).toBe(Date.UTC(2026, 5, 2, 3));
    // June 2 was started when it seemed to be over; June 3 follows.
    for (const count of [2, 3]) {
      state.now += dayMs;
      await look();
      expect(state.started.length).toBe(count);
    }
  });

  test('a schedule that is due in a week, and may be long, is not read every few seconds', async () => {
    const { state, store, look } = await world('@weekly');
    const dueAfter = store.dueAfter.bind(store);
    let reads = 0;
    store.dueAfter = (time) => {
      reads += 1;
      return dueAfter(time);
    };
    for (let time = 0; time < 3; time++) {
      await look();
      state.now += 5_000;
    }
    expect(reads).toBe(1);
    state.now += hourMs;
    await look();
    expect(reads).toBe(2);
  });

  test('the run before is still in progress: this one is skipped, and says so', async () => {
    const { state, look, now } = await world();
    state.now += hourMs;
    await look();
    state.running.add((await now()).lastBatch!);
    state.now += dayMs;
    await look();
    expect(state.started.length).toBe(1);
    expect((await now()).lastError).toMatch(/skipped/);
  });

  test('an unreadable sitemap is reported, an unreachable queue is waited for', async () => {
    const { state, look, now } = await world();
    state.now += hourMs;
    state.fail = new QueueUnavailable('away');
    await look();
    state.fail = null;
    state.now += 121_000;
    await look();
    expect(state.started.length).toBe(1);
    state.now += dayMs;
    state.fail = new SourceUnusable('No page could be read from the sitemap.');
    await look();
    expect(await now()).toMatchObject({ lastError: 'No page could be read from the sitemap.', nextAt: Date.UTC(2026, 5, 3, 3) });
  });
});
