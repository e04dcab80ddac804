/** The contract of the history on SQLite and on PostgreSQL, a real local server. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { english } from '../../../checks/core/wording.ts';
import { comparisonOf } from '../../../server/audit/comparison.ts';
import { inTransaction, openPool } from '../../../server/batches/postgres.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { migrations } from '../../../server/database/migrations.ts';
import { DatabaseFull, DatabaseUnavailable, DatabaseUnusable, type Database } from '../../../server/database/sql.ts';
import { PostgresDatabase } from '../../../server/database/postgres.ts';
import { SqliteDatabase } from '../../../server/database/sqlite.ts';
import { HistoryStore } from '../../../server/history/store.ts';
import { pageSummaryOf } from '../../../server/history/summary.ts';
import { batchAt, dayMs, firstDay, page, saveRun } from '../../support/history.ts';
import { eventually } from '../../support/eventually.ts';
import { hasPostgres, postgresServer } from '../../support/postgres-server.ts';
import { testFolder } from '../../support/service.ts';
import { currentLocale } from '../../../server/locale.ts';

type Server = Awaited<ReturnType<typeof postgresServer>>;
let postgres: Server;
beforeAll(async () => {
  if (hasPostgres) postgres = await postgresServer();
});
afterAll(() => postgres?.close());

interface Driver {
  /** A new, empty database. */
  place(): Promise<string>;
  open(place: string): Promise<Database>;
  durable: boolean;
}
async function newDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await PostgresDatabase.open(postgres.url, () => undefined);
  await admin.all(`CREATE DATABASE ${name}`);
  await admin.close();
  return postgres.url.replace(/\/postgres$/, `/${name}`);
}
const drivers: Record<string, Driver> = {
  memory: { place: async () => '', open: async () => SqliteDatabase.open(null), durable: false },
  sqlite: { place: async () => join(testFolder(), 'history.sqlite'), open: async (file) => SqliteDatabase.open(file), durable: true },
  postgres: { place: newDatabase, open: (url) => PostgresDatabase.open(url, () => undefined), durable: true },
};

describe.each(Object.entries(drivers).filter(([name]) => name !== 'postgres' || hasPostgres))('%s', (_name, { place, open, durable }) => {
  async function opened(where?: string): Promise<HistoryStore> {
    const database = await open(where ?? (await place()));
    onTestFinished(() => database.close());
    await database.migrate(migrations);
    return new HistoryStore(database);
  }
  const site = 'shop.example';
  const url = (path: string) => `https://${site}${path}`;

  test('a run is saved with its pages, totals and what became worse since the one before', async () => {
    const store = await opened();
    await saveRun(store, site, firstDay, [page(0, url('/a'), { title: 'warn' }), page(1, url('/b')), page(2, url('/old'))]);
    const second = await saveRun(store, site, firstDay + dayMs, [
      page(0, url('/a'), { title: 'fail', https: 'warn' }, { score: 60, geo: null }),
      page(1, url('/b'), {}, { state: 'failed', error: 'target-timeout', status: null, score: null, geo: null, verdicts: '-'.repeat(47) }),
      page(2, url('/new'), { title: 'fail' }),
    ]);
    const run = (await store.run(site, second.id))!;
    expect(run).toMatchObject({
      pages: 3,
      audited: 2,
      score: 70,
      geo: 70,
      fails: 2,
      warns: 1,
      checks: { title: [2, 0], https: [0, 1] },
      state: 'finished',
    });
    expect(run.became).toEqual({ better: 0, worse: 1, newFailures: 1, newWarnings: 1, fixed: 0, added: 1, missing: 1, unaudited: 1 });
    expect(run.categories).toMatchObject({ access: 90, evidence: 40, freshness: null });
    const before = (await store.runByKey(run.previous!))!;
    const changes = comparisonOf(await store.compare(before, run), currentLocale());
    expect(changes).toMatchObject({ added: [url('/new')], missing: [url('/old')], unaudited: [url('/b')] });
    expect(changes.checks.map(({ id, newFailures, newWarnings }) => [id, newFailures, newWarnings])).toEqual([
      ['title', [url('/a')], []],
      ['https', [], [url('/a')]],
    ]);
    expect(changes.checks[0]!.title).not.toBe('title');
    expect(english.number(changes.counts.worse)).toBe('1');
  });

  test('doing it twice, or at once, changes nothing; runs of other devices and cancelled ones are not mixed up', async () => {
    const store = await opened();
    const batch = batchAt(firstDay);
    const pages = [page(0, url('/')), page(1, url('/x'))];
    const save = () => store.saveRun({ batch, end: { state: 'finished', at: firstDay + 1 }, host: site }, pages);
    await Promise.all([save(), save(), save()]);
    await save();
    expect((await store.runs(site, { before: null, device: null, limit: 10 })).length).toBe(1);
    expect((await store.pages((await store.run(site, batch.id))!.key, { from: 0, limit: 10, check: null })).length).toBe(2);
    const mobile = await saveRun(store, site, firstDay + 1000, pages, { settings: { ...batch.settings, device: 'mobile' } });
    expect((await store.run(site, mobile.id))!.previous).toBeNull();
    expect((await store.site(site))!.recent.map(({ at }) => at)).toEqual([firstDay + 1000]);
    const cut = await saveRun(store, site, firstDay + 2000, pages.slice(0, 1), {}, 'cancelled');
    expect((await store.run(site, cut.id))!.became).toMatchObject({ missing: 0 });
    expect((await store.runs(site, { before: null, device: 'mobile', limit: 10 })).map(({ id }) => id)).toEqual([mobile.id]);
  });

  test('sites are listed by host, runs newest first, in parts; the trend oldest first', async () => {
    const store = await opened();
    const hosts = ['b.example', 'a-b.example', 'a.example', 'a.example:8080', 'z.example'];
    for (const [index, host] of hosts.entries())
      for (let day = 0; day < 3; day++)
        await saveRun(store, host, firstDay + day * dayMs, [page(0, `https://${host}/`, {}, { score: 50 + index * 10 + day })]);
    const first = await store.sites({ limit: 2 });
    const rest = await store.sites({ after: first.at(-1)!.host, limit: 10 });
    expect([...first, ...rest].map(({ host }) => host)).toEqual(hosts.toSorted());
    const found = (await store.site('b.example'))!;
    expect(found).toMatchObject({ latest: { score: 52 }, before: { score: 51, geo: 70 }, createdAt: firstDay });
    expect(found.recent.map(({ score }) => score)).toEqual([50, 51, 52]);
    const [newest] = await store.runs('b.example', { before: null, device: null, limit: 1 });
    expect(newest!.at).toBe(firstDay + 2 * dayMs);
    expect((await store.runs('b.example', { before: newest!, device: null, limit: 5 })).map(({ at }) => at)).toEqual([
      firstDay + dayMs,
      firstDay,
    ]);
    const trend = (since: number, limit: number) => store.trend('b.example', { since, device: null, limit });
    expect((await trend(0, 100)).map(({ score }) => score)).toEqual([50, 51, 52]);
    expect((await trend(0, 2)).map(({ score }) => score)).toEqual([51, 52]);
    expect((await trend(firstDay + dayMs, 100)).length).toBe(2);
    expect(await store.site('nobody.example')).toBeNull();
  });

  test('pages of a check, from a place on', async () => {
    const store = await opened();
    const pages = Array.from({ length: 1_203 }, (_, index) => page(index, url(`/${index}`), index % 100 === 7 ? { favicon: 'warn' } : {}));
    const { id } = await saveRun(store, site, firstDay, pages);
    const run = (await store.run(site, id))!;
    const check = run.signals.indexOf('favicon');
    expect((await store.pages(run.key, { from: 10, limit: 3, check })).map((one) => one.place)).toEqual([107, 207, 307]);
    expect((await store.pages(run.key, { from: 1_200, limit: 10, check: null })).map((one) => one.place)).toEqual([1_200, 1_201, 1_202]);
    let count = 0;
    for await (const one of store.allPages(run.key)) expect(one.place).toBe(count++);
    expect(count).toBe(1_203);
  });

  test('hostile text is returned unchanged, without NUL; a quote ends no statement', async () => {
    const store = await opened();
    const title = `'; DROP TABLE pageloupe_runs; -- "\\ \u0000$1 <script> \u202eعربى ${'𝒳'.repeat(5)}`;
    const { id } = await saveRun(store, `x'y.example`, firstDay, [page(0, `https://x/?a='"`, {}, { title: title.replaceAll('\0', '') })]);
    const run = (await store.run(`x'y.example`, id))!;
    expect((await store.pages(run.key, { from: 0, limit: 1, check: null }))[0]!.title).toBe(title.replaceAll('\0', ''));
  });

  test('old runs and too many are removed, and a site with them; a deleted site leaves nothing', async () => {
    const store = await opened();
    for (let day = 0; day < 5; day++) await saveRun(store, site, firstDay + day * dayMs, [page(0, url('/')), page(1, url('/a'))]);
    await saveRun(store, 'old.example', firstDay - 400 * dayMs, [page(0, 'https://old.example/')]);
    expect(await store.prune(firstDay, 3)).toBe(3);
    expect((await store.sites({ limit: 10 })).map(({ host, recent }) => [host, recent.length])).toEqual([[site, 3]]);
    expect(await store.prune(firstDay, 3)).toBe(0);
    const count = async () => (await store.database.all<{ n: number }>('SELECT count(*) AS n FROM pageloupe_pages'))[0]!.n;
    expect(await count()).toBe(6);
    expect(await store.removeSite(site)).toBe(true);
    expect([await count(), await store.removeSite(site)]).toEqual([0, false]);
  });

  test('what was taken is known, also of many batches', async () => {
    const store = await opened();
    const ids = Array.from({ length: 1_100 }, (_, index) => batchAt(firstDay + index).id);
    for (const id of ids.slice(0, 3)) await store.markRecorded(id, firstDay);
    await store.markRecorded(ids[0]!, firstDay);
    expect([...(await store.recorded(ids))].toSorted()).toEqual(ids.slice(0, 3).toSorted());
  });

  test('a transaction that fails leaves nothing, and the next one works', async () => {
    const { database } = await opened();
    const insert = (batch: string) => `INSERT INTO pageloupe_recorded (batch, at) VALUES ('${batch}', 1)`;
    await expect(
      database.transaction(async (sql) => {
        await sql.all(insert('a'));
        await sql.all('SELECT * FROM nowhere');
      }),
    ).rejects.toThrow();
    await Promise.all([database.transaction((sql) => sql.all(insert('b'))), database.all(insert('c'))]);
    expect(
      (await database.all<{ batch: string }>('SELECT batch FROM pageloupe_recorded ORDER BY batch')).map(({ batch }) => batch),
    ).toEqual(['b', 'c']);
  });

  test.each(Array.from({ length: migrations.length + 1 }, (_, version) => version))(
    'begins with version %i of the tables',
    async (version) => {
      const where = await place();
      const old = await open(where);
      await old.migrate(migrations.slice(0, version));
      if (version > 0) await old.all("INSERT INTO pageloupe_recorded (batch, at) VALUES ('kept', 1)");
      // In memory, closing loses everything.
      if (durable) await old.close();
      else onTestFinished(() => old.close());
      const now = durable ? await open(where) : old;
      if (durable) onTestFinished(() => now.close());
      await Promise.all([now.migrate(migrations), now.migrate(migrations)]);
      expect((await now.all('SELECT batch FROM pageloupe_recorded')).length).toBe(version > 0 ? 1 : 0);
      await saveRun(new HistoryStore(now), site, firstDay, [page(0, url('/'))]);
      await expect(now.migrate(migrations.slice(1))).rejects.toThrow(DatabaseUnusable);
    },
  );
});

test.skipIf(!hasPostgres)('PostgreSQL: the same tables for every user, also for one with the name of the schema', async () => {
  const where = await newDatabase();
  const admin = await PostgresDatabase.open(where, () => undefined);
  onTestFinished(() => admin.close());
  await admin.migrate(migrations);
  await admin.all("INSERT INTO pageloupe_recorded VALUES ('01JD7G5P3Q8J8X5T6J0W9C3ZKA', 1)");
  await admin.all('CREATE ROLE other SUPERUSER LOGIN');
  const other = await PostgresDatabase.open(where.replace('//pageloupe@', '//other@'), () => undefined);
  onTestFinished(() => other.close());
  for (const database of [admin, other]) expect(await database.all('SELECT at FROM pageloupe_recorded')).toEqual([{ at: 1 }]);
});

test.skipIf(!hasPostgres)(
  'PostgreSQL: a connection that ends in the middle of a transaction fails it, and does not end the process',
  async () => {
    const admin = await PostgresDatabase.open(postgres.url, () => undefined);
    onTestFinished(() => admin.close());
    const pool = openPool(postgres.url, () => undefined);
    onTestFinished(() => pool.end());
    const end = async (pid: number) => {
      await admin.all(`SELECT pg_terminate_backend(${pid})`);
      await eventually(async () => expect(await admin.all(`SELECT pid FROM pg_stat_activity WHERE pid = ${pid}`)).toEqual([]));
    };
    const getPid = 'SELECT pg_backend_pid() AS pid';
    const ofHistory = admin.transaction(async (sql) => {
      await end((await sql.all<{ pid: number }>(getPid))[0]!.pid);
      await sql.all('SELECT 1');
    });
    await expect(ofHistory).rejects.toThrow(DatabaseUnavailable);
    const ofBatches = inTransaction(pool, async (client) => {
      await end((await client.query<{ pid: number }>(getPid)).rows[0]!.pid);
      await client.query('SELECT 1');
    });
    await expect(ofBatches).rejects.toThrow(/terminat|not queryable/i);
    expect(await admin.all('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  },
);

test('of a page, only so much is stored: URL, title, error, and values that are compared', () => {
  const long = 'x'.repeat(100_000);
  const digest = { title: long, h1: Array.from({ length: 1_000 }, () => long), statuses: {}, geo: {} };
  const done = pageSummaryOf(0, { url: long, state: 'done', error: null, http: null, digest } as never);
  const failed = pageSummaryOf(0, { url: long, state: 'failed', error: { code: long }, http: null, digest: null } as never);
  expect([done.url.length, done.title.length, failed.error!.length]).toEqual([2_048, 300, 80]);
  expect(JSON.stringify(done.compared).length).toBeLessThan(150_000);
});

test('a file is readable only by its owner, survives a killed process, and is in the data folder', async () => {
  const data = testFolder();
  const setup = { storeUrl: null, data, log: () => undefined };
  const first = await openDatabase(setup);
  await saveRun(new HistoryStore(first), 'a.example', firstDay, [page(0, 'https://a.example/')]);
  await first.close();
  const file = join(data, 'history.sqlite');
  expect(statSync(file).mode & 0o77).toBe(0);
  // Left over from a killed process.
  mkdirSync(`${file}.lock`);
  const again = await openDatabase(setup);
  expect((await new HistoryStore(again).sites({ limit: 5 })).length).toBe(1);
  await again.close();
  expect(existsSync(`${file}.lock`)).toBe(false);
});
test.each([
  ['mysql://root:secret@host/x', /mysql:….*postgres:\/\//],
  ['postgres://user:secret@127.0.0.1:1/x', /cannot be reached: .*ECONNREFUSED.*Start the server, or correct host and port/],
])('%s is refused with advice, without its password', async (storeUrl, why) => {
  const error = await openDatabase({ storeUrl, data: null, log: () => undefined }).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(DatabaseUnusable);
  expect((error as Error).message).toMatch(why);
  expect((error as Error).message).not.toContain('secret');
});

test('a disk that is full at the start is named with what to do', () => {
  const full = vi.spyOn(sqlite.Database.prototype, 'exec').mockImplementation(() => {
    throw new Error('disk I/O error');
  });
  onTestFinished(() => full.mockRestore());
  expect(() => SqliteDatabase.open(join(testFolder(), 'history.sqlite'))).toThrow('No space is left for the history. Free some');
});
test('a disk that becomes full while a transaction is saved is named with what to do, and nothing of the transaction stays', async () => {
  const database = SqliteDatabase.open(join(testFolder(), 'history.sqlite'));
  onTestFinished(() => database.close());
  await database.all('CREATE TABLE kept (value INTEGER)');
  const { exec } = sqlite.Database.prototype;
  const full = vi.spyOn(sqlite.Database.prototype, 'exec').mockImplementation(function (this: object, text) {
    // SQLite writes small transactions only when they end.
    if (text === 'COMMIT') throw new Error('database or disk is full');
    return exec.call(this as never, text);
  });
  const saving = database.transaction((sql) => sql.all('INSERT INTO kept VALUES (1)'));
  const error = await saving.catch((one: unknown) => one);
  expect(error).toBeInstanceOf(DatabaseFull);
  expect((error as Error).message).toMatch(/Free some .*--data.*delete batches/);
  full.mockRestore();
  expect(await database.all('SELECT * FROM kept')).toEqual([]);
});

test('a statement that failed once works again, and the database closes', async () => {
  const database = SqliteDatabase.open(join(testFolder(), 'history.sqlite'));
  await database.all('CREATE TABLE kept (value INTEGER UNIQUE)');
  const save = (value: number) => database.all('INSERT INTO kept VALUES ($1)', [value]);
  await save(1);
  await expect(save(1)).rejects.toThrow(/UNIQUE/);
  await save(2);
  await expect(save(2)).rejects.toThrow(/UNIQUE/);
  expect(await database.all('SELECT value FROM kept')).toEqual([{ value: 1 }, { value: 2 }]);
  await database.close();
});
