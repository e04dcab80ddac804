/** /v1/sites and /v1/schedules over HTTP, with batches of the same service. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ulid } from '../../../server/batches/ulid.ts';
import { startOfProcess } from '../../../server/batches/lock-file.ts';
import type { BatchBody } from '../../../server/http/bodies/batch.ts';
import type { ScheduleBody, ScheduleListBody } from '../../../server/http/bodies/schedule.ts';
import type {
  ChangesBody,
  RunDetailBody,
  RunListBody,
  RunPagesBody,
  SiteBody,
  SiteListBody,
  TrendBody,
} from '../../../server/http/bodies/site.ts';
import { addKey } from '../../../server/http/access/keys.ts';
import { writeDocument } from '../../../server/http/openapi/openapi.ts';
import type { ProblemBody } from '../../../server/http/problems.ts';
import { StartRefused } from '../../../server/http/process/start-refused.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { displayHost } from '../../../server/history/site.ts';
import { HistoryStore } from '../../../server/history/store.ts';
import { eventually } from '../../support/eventually.ts';
import { dayMs, firstDay, page, saveRun } from '../../support/history.ts';
import { validator } from '../../support/openapi-schema.ts';
import { hasPostgres, postgresServer } from '../../support/postgres-server.ts';
import { hasRedis, redisServer } from '../../support/redis-server.ts';
import { FakeAuditor, visitOf } from '../../support/service-auditor.ts';
import { service, testFolder, type TestService } from '../../support/service.ts';
import { webServer } from '../../support/web-server.ts';

const errorsOf = validator(writeDocument());
const quick = () => new FakeAuditor({ concurrency: 8, queue: 1000, answer: (order) => visitOf(order) });
const json = { 'content-type': 'application/json' };
const host = 'shop.example';
const url = (path: string) => `https://${host}${path}`;

async function get<T>({ ask }: TestService, path: string, schema: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await ask(path, { headers });
  const body = (await response.json()) as T;
  expect([path, response.status, errorsOf(schema, body)]).toEqual([path, 200, []]);
  return body;
}
const post = ({ ask }: TestService, path: string, body?: unknown) =>
  ask(path, { method: 'POST', ...(body !== undefined && { headers: json, body: JSON.stringify(body) }) });

/** A service with two runs of a site, and runs of others. */
async function seeded(settings: Parameters<typeof service>[0] = {}) {
  const data = testFolder();
  const database = await openDatabase({ data, storeUrl: null, log: () => undefined });
  const store = new HistoryStore(database);
  const now = Date.now();
  const first = await saveRun(store, host, now - 2 * dayMs, [page(0, url('/a')), page(1, url('/b'))]);
  const second = await saveRun(store, host, now - dayMs, [
    page(0, url('/a'), { title: 'fail' }, { score: 70 }),
    page(1, url('/c'), { favicon: 'warn' }),
  ]);
  for (const other of ['a.example', 'b.example:8443', 'z.example']) await saveRun(store, other, firstDay, [page(0, `https://${other}/`)]);
  await database.close();
  return { ...(await service({ data, hostDelayMs: 0, ...settings }, quick())), data, first, second };
}

test('a batch becomes a run of each of its sites, also after it was deleted; its pages are those of the batch', async () => {
  const running = await service({ hostDelayMs: 0, data: testFolder() }, quick());
  const urls = [url('/1'), 'https://tea.example/', url('/2')];
  const batch = (await (await post(running, '/v1/batches', { urls, device: 'mobile' })).json()) as BatchBody;
  await eventually(async () => expect((await get<SiteListBody>(running, '/v1/sites', 'SiteList')).sites.length).toBe(2));
  const site = await get<SiteBody>(running, `/v1/sites/${host}`, 'Site');
  expect(site.latest).toMatchObject({ id: batch.id, pages: 2, audited: 2, device: 'mobile', became: null, previous: null });
  await running.ask(`/v1/batches/${batch.id}`, { method: 'DELETE' });
  const pages = await get<RunPagesBody>(running, site.latest.links.pages, 'RunPages');
  expect(pages.pages.map((one) => one.url)).toEqual([url('/1'), url('/2')]);
  const run = await get<RunDetailBody>(running, site.latest.links.self, 'RunDetail');
  const [worst] = run.checks;
  expect(worst!.fails + worst!.warns).toBe(2);
  expect(pages.pages[0]!.fails.concat(pages.pages[0]!.warns)).toContain(worst!.id);
});

test('changes since a run that was deleted are not known, which is not the same as none', async () => {
  const data = testFolder();
  const database = await openDatabase({ data, storeUrl: null, log: () => undefined });
  const store = new HistoryStore(database);
  await saveRun(store, host, Date.now() - 2 * dayMs, [page(0, url('/a'))]);
  const { id } = await saveRun(store, host, Date.now() - dayMs, [page(0, url('/a'), { title: 'fail' })]);
  await store.prune(0, 1);
  await database.close();
  const { ask } = await service({ data, hostDelayMs: 0 }, quick());
  const changes = await ask(`/v1/sites/${host}/runs/${id}/changes`);
  expect([changes.status, await changes.json()]).toMatchObject([404, { code: 'run-not-found' }]);
});

test('sites, runs, trend and changes, in pages', async () => {
  const running = await seeded();
  const seen: string[] = [];
  for (let path = '/v1/sites?limit=2'; path !== '';) {
    const response = await running.ask(path);
    seen.push(...((await response.json()) as SiteListBody).sites.map(({ id }) => id));
    path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(seen).toEqual(['a.example', 'b.example:8443', host, 'z.example']);
  expect((await get<SiteBody>(running, `/v1/sites/${encodeURIComponent('b.example:8443')}`, 'Site')).id).toBe('b.example:8443');
  const site = await get<SiteBody>(running, `/v1/sites/${host.toUpperCase()}`, 'Site');
  expect(site.change).toEqual({ score: -5, geo: 0 });
  expect(site.latest.became).toMatchObject({ worse: 1, newFailures: 1, added: 1, missing: 1 });

  const changes = await get<ChangesBody>(running, site.latest.links.changes, 'Changes');
  expect(changes.checks).toEqual([
    expect.objectContaining({ id: 'title', newFailures: { total: 1, urls: [url('/a')] }, fixed: { total: 0, urls: [] } }),
  ]);
  expect([changes.against, changes.added.urls, changes.missing.urls]).toEqual([running.first.id, [url('/c')], [url('/b')]]);
  expect(
    (await get<ChangesBody>(running, `${site.latest.links.changes}?against=${running.second.id}&maxItems=0`, 'Changes')).counts['same'],
  ).toBe(2);

  const runs = await get<RunListBody>(running, `${site.links.runs}?limit=1`, 'RunList');
  const rest = await get<RunListBody>(running, `${site.links.runs}?limit=1&cursor=${runs.page.nextCursor}`, 'RunList');
  expect([...runs.runs, ...rest.runs].map(({ id }) => id)).toEqual([running.second.id, running.first.id]);
  const trend = await get<TrendBody>(running, `${site.links.trend}?days=30`, 'Trend');
  expect(trend.points.map(({ run, score }) => [run, score])).toEqual([
    [running.first.id, 80],
    [running.second.id, 75],
  ]);
  expect((await get<RunPagesBody>(running, `${site.latest.links.pages}?check=favicon`, 'RunPages')).pages.map((one) => one.url)).toEqual([
    url('/c'),
  ]);
  // A typo must not read as: no page fails it.
  const typo = await running.ask(`${site.latest.links.pages}?check=favicn`);
  expect([typo.status, await typo.text()]).toEqual([400, expect.stringContaining('Did you mean “favicon”?')]);
  for (const [path, sentence] of [
    ['/v1/sites?cursor=', 'Invalid cursor'],
    [`${site.latest.links.changes}?against=nope`, 'is not the ID of a run'],
  ] as const)
    expect(await (await running.ask(path)).text()).toContain(sentence);
  for (const [path, status] of [
    ['/v1/sites/nobody.example', 404],
    [`/v1/sites/${host}/runs/${'0'.repeat(26)}`, 404],
    ['/v1/sites?cursor=AA', 400],
    ['/v1/sites?cursor=garbage', 400],
    ['/v1/sites?cursor=', 400],
    [`${site.links.runs}?cursor=x`, 400],
    [`/v1/sites/${encodeURIComponent("x' OR 1=1 --")}`, 404],
    ['/v1/sites/..%2f..%2fetc', 404],
  ] as const)
    expect([path, (await running.ask(path)).status]).toEqual([path, status]);
});

test('export contains everything, and delete removes all of it: no run comes back', async () => {
  const running = await seeded();
  const batch = (await (await post(running, `/v1/sites/${host}/runs`)).json()) as BatchBody;
  await eventually(async () => expect((await get<SiteBody>(running, `/v1/sites/${host}`, 'Site')).latest.id).toBe(batch.id));
  await post(running, '/v1/schedules', { cron: '@daily', urls: [url('/')] });
  const lines = (await (await running.ask(`/v1/sites/${host}/export`)).text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string });
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
  expect([count('site'), count('run'), count('page')]).toEqual([1, 3, 6]);
  expect((await running.ask(`/v1/sites/${host}`, { method: 'DELETE' })).status).toBe(204);
  expect((await get<ScheduleListBody>(running, '/v1/schedules', 'ScheduleList')).schedules).toEqual([]);
  await running.close();
  // The batch still exists: recorded results are not recorded again.
  const again = await service({ data: running.data, hostDelayMs: 0 }, quick());
  const other = (await (await post(again, '/v1/batches', { urls: ['https://new.example/'] })).json()) as BatchBody;
  await eventually(async () => expect((await get<SiteBody>(again, '/v1/sites/new.example', 'Site')).latest.id).toBe(other.id));
  expect((await again.ask(`/v1/sites/${host}`)).status).toBe(404);
});

test('a site is audited again as its last run was', async () => {
  const running = await seeded();
  const response = await post(running, `/v1/sites/${host}/runs`);
  const batch = (await response.json()) as BatchBody;
  expect([response.status, response.headers.get('location'), batch.progress.total]).toEqual([202, `/v1/batches/${batch.id}`, 2]);
  await eventually(() => expect(running.auditor.orders.map((order) => order.url).toSorted()).toEqual([url('/a'), url('/c')]));
});

test('a site that was crawled is crawled again', async () => {
  const data = testFolder();
  const database = await openDatabase({ data, storeUrl: null, log: () => undefined });
  const crawl = { start: url('/'), limit: 2, depth: 3, include: [], exclude: ['/search/**'] };
  await saveRun(new HistoryStore(database), host, firstDay, [page(0, url('/'))], { crawl });
  await database.close();
  const running = await service({ data, hostDelayMs: 0 }, quick());
  const plan = { url: url('/'), limit: 2, depth: 3, include: [], exclude: ['/search/**'], subdomains: false };
  const { latest } = await get<SiteBody>(running, `/v1/sites/${host}`, 'Site');
  expect((await get<RunDetailBody>(running, latest.links.self, 'RunDetail')).crawl).toEqual(plan);
  const batch = (await (await post(running, `/v1/sites/${host}/runs`)).json()) as BatchBody;
  expect(batch).toMatchObject({ sitemap: null, crawl: plan });
});

describe('schedules', () => {
  test('are created, listed, shown with their site and deleted', async () => {
    const running = await seeded();
    const response = await post(running, '/v1/schedules', {
      cron: ' 0 3 * * * ',
      timeZone: 'Europe/Berlin',
      sitemap: url('/sitemap.xml'),
      device: 'mobile',
    });
    const schedule = (await response.json()) as ScheduleBody;
    expect([response.status, errorsOf('Schedule', schedule), response.headers.get('location')]).toEqual([201, [], schedule.links.self]);
    expect(schedule).toMatchObject({
      site: host,
      cron: '0 3 * * *',
      sitemap: url('/sitemap.xml'),
      urls: null,
      lastAt: null,
      settings: { device: 'mobile' },
    });
    expect(Date.parse(schedule.nextAt!)).toBeGreaterThan(Date.now());
    expect((await get<SiteBody>(running, `/v1/sites/${host}`, 'Site')).schedules).toEqual([schedule]);
    expect((await running.ask(schedule.links.self, { method: 'DELETE' })).status).toBe(204);
    expect((await running.ask(schedule.links.self, { method: 'DELETE' })).status).toBe(404);
    const crawling = await post(running, '/v1/schedules', {
      cron: '@daily',
      crawl: { url: url('/#top'), limit: 5_000, exclude: ['/search/**'] },
    });
    const crawl = { url: url('/'), limit: 5_000, depth: null, include: [], exclude: ['/search/**'], subdomains: false };
    expect(await crawling.json()).toMatchObject({ site: host, sitemap: null, urls: null, crawl });
  });

  const wrong: readonly (readonly [object, string, string])[] = [
    [{ cron: '0 3 * *', urls: [url('/')] }, '/cron', 'not-a-cron-expression'],
    [{ cron: '* * * * * *', urls: [url('/')] }, '/cron', 'not-a-cron-expression'],
    [{ cron: '2030-01-01T00:00:00', urls: [url('/')] }, '/cron', 'not-a-cron-expression'],
    [{ cron: '0 3 30 2 *', urls: [url('/')] }, '/cron', 'never-due'],
    [{ cron: 5, urls: [url('/')] }, '/cron', 'not-a-cron-expression'],
    [{ cron: '@daily', timeZone: 'Mars/Crater', urls: [url('/')] }, '/timeZone', 'not-a-time-zone'],
    [{ cron: '@daily', timeZone: '', urls: [url('/')] }, '/timeZone', 'not-a-time-zone'],
    [{ cron: '@daily' }, '/urls', 'one-source'],
    [{ cron: '@daily', urls: ['file:///etc/passwd'] }, '/urls/0', 'invalid-url'],
    [{ cron: '@daily', urls: Array.from({ length: 1001 }, (_, index) => url(`/${index}`)) }, '/urls', 'too-many'],
    [{ cron: '@daily', urls: [url('/')], webhook: { url: 'https://x.example/', secret: 'x'.repeat(32) } }, '/webhook', 'unknown-field'],
    [{ cron: '@daily', urls: [url('/')], webhook: { url: 'x' } }, '/webhook', 'unknown-field'],
    [{ cron: '@daily', urls: [url('/')], webhook: 'x' }, '/webhook', 'unknown-field'],
    [{ cron: '@daily', urls: [url('/')], signals: 5 }, '/signals', 'unknown-field'],
    [{ cron: '@daily', urls: [url('/')], crno: 1 }, '/crno', 'unknown-field'],
    [[], '', 'not-an-object'],
    [{ cron: '@daily', urls: [url('/')], crawl: { url: url('/') } }, '/urls', 'one-source'],
    [{ cron: '@daily', crawl: { url: url('/'), limit: 0 } }, '/crawl/limit', 'out-of-range'],
  ];
  test('wrong orders are refused, each at its field', async () => {
    const running = await service();
    for (const [body, pointer, code] of wrong) {
      const response = await post(running, '/v1/schedules', body);
      const problem = (await response.json()) as { errors: { pointer: string; code: string }[] };
      expect([response.status, problem.errors.map((error) => [error.pointer, error.code])]).toEqual([400, [[pointer, code]]]);
    }
  });

  test('a batch that a schedule started belongs to the key that created it, and crawls if that was ordered', async () => {
    const keyFile = join(testFolder(), 'keys.txt');
    const authorization = `Bearer ${await addKey(keyFile, 'nightly', 'admin')}`;
    let now = Date.UTC(2026, 5, 1, 2, 59);
    const { origin } = await webServer({ '/robots.txt': '' });
    const settings = { keyFile, rateLimit: 0, hostDelayMs: 0, data: testFolder(), allowTargets: [origin] };
    const running = await service(settings, quick(), { clock: () => now });
    await running.ask('/v1/schedules', {
      method: 'POST',
      headers: { ...json, authorization },
      body: JSON.stringify({ cron: '0 3 * * *', crawl: { url: `${origin}/` } }),
    });
    now += 120_000;
    await eventually(async () => {
      const { batches } = (await (await running.ask('/v1/batches', { headers: { authorization } })).json()) as { batches: BatchBody[] };
      expect(batches.map(({ crawl }) => crawl?.url)).toEqual([`${origin}/`]);
    });
  });
});

test.each([
  ['shop.example', 'shop.example'],
  ['xn--u9j432gl3k5simqpgsa.example', '東京の珈琲店.example'],
  ['xn----zmcgbk4a7ipad1al.example:8443', 'متجر-القهوة.example:8443'],
  ['localhost:3000', 'localhost:3000'],
  ['[::1]:3000', '[::1]:3000'],
  ['xn--', 'xn--'],
  ['', ''],
])('the host %s is written as its owner writes it', (id, name) => expect(displayHost(id)).toBe(name));

test.skipIf(!hasPostgres)('two services with one PostgreSQL start one batch for each due time of a schedule', async () => {
  const server = await postgresServer();
  onTestFinished(() => server.close());
  let now = Date.UTC(2026, 5, 1, 2, 30);
  const open = () => service({ queueUrl: server.url, hostDelayMs: 0 }, quick(), { clock: () => now });
  const [one, other] = [await open(), await open()];
  expect((await post(one, '/v1/schedules', { cron: '0 * * * *', urls: [url('/')] })).status).toBe(201);
  for (let times = 1; times <= 4; times++) {
    now += 3_600_000;
    await eventually(async () => {
      for (const running of [one, other]) {
        const { batches } = (await (await running.ask('/v1/batches')).json()) as { batches: BatchBody[] };
        expect(batches.map(({ state }) => state)).toEqual(Array.from({ length: times }, () => 'finished'));
      }
      const { schedules } = (await (await other.ask('/v1/schedules')).json()) as ScheduleListBody;
      expect(schedules).toMatchObject([{ lastError: null, nextAt: new Date(Date.UTC(2026, 5, 1, 3 + times)).toISOString() }]);
    });
  }
});

test.skipIf(!hasPostgres)(
  'while PostgreSQL is away, whoever asks for batches or sites is told to come back, and no fault of the service is logged',
  async () => {
    const server = await postgresServer();
    onTestFinished(() => server.close());
    const running = await service({ storeUrl: server.url, hostDelayMs: 0 }, quick());
    const { id } = (await (await post(running, '/v1/batches', { urls: [url('/')] })).json()) as BatchBody;
    await eventually(async () => expect(((await (await running.ask(`/v1/batches/${id}`)).json()) as BatchBody).state).toBe('finished'));
    await server.kill();
    // A process of the server that had just begun may answer for a moment.
    await eventually(async () => expect(((await (await running.ask('/readyz')).json()) as { faults: string[] }).faults).toHaveLength(2));
    const answers = await Promise.all([
      ...['/v1/batches', `/v1/batches/${ulid()}`, `/v1/batches/${id}/results`, '/v1/sites', '/v1/schedules'].map((path) =>
        running.ask(path),
      ),
      post(running, '/v1/batches', { urls: [url('/b')] }),
    ]);
    for (const answer of answers)
      expect([new URL(answer.url).pathname, answer.headers.get('retry-after'), ((await answer.json()) as ProblemBody).code]).toEqual([
        new URL(answer.url).pathname,
        '10',
        'database-unavailable',
      ]);
    expect(running.logged.filter(({ msg }) => msg === 'a request failed')).toEqual([]);
    await server.start();
    await eventually(async () => expect((await running.ask(`/v1/batches/${id}`)).status).toBe(200));
  },
);

test.skipIf(!hasPostgres)('a right that was taken back from the role of the database is told of as a database that is away', async () => {
  const server = await postgresServer();
  onTestFinished(() => server.close());
  const admin = new Client({ connectionString: server.url });
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query('CREATE ROLE plain LOGIN');
  for (const name of ['pageloupe', 'bullmq']) await admin.query(`CREATE SCHEMA ${name} AUTHORIZATION plain`);
  const { ask, logged } = await service({ queueUrl: server.url.replace('pageloupe@', 'plain@'), hostDelayMs: 0 }, quick());
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready', faults: [] });
  for (const [path, table] of [
    ['/v1/sites', 'pageloupe_sites'],
    [`/v1/batches/${ulid()}`, 'file'],
  ] as const) {
    await admin.query(`REVOKE SELECT ON pageloupe.${table} FROM plain`);
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('retry-after'), ((await answer.json()) as ProblemBody).code]).toEqual([
      503,
      '10',
      'database-unavailable',
    ]);
    // Named once, by what uses the table.
    const { faults } = (await (await ask('/readyz')).json()) as { faults: string[] };
    expect(faults).toEqual([expect.stringContaining(`GRANT SELECT ON pageloupe.${table} TO "plain"`)]);
    await admin.query(`GRANT SELECT ON pageloupe.${table} TO plain`);
    expect((await ask(path)).status).toBeLessThan(500);
  }
  expect(logged.filter(({ msg }) => msg === 'a request failed')).toEqual([]);
});
test('says whether history outlives the service', async () => {
  expect((await get<SiteListBody>(await service(), '/v1/sites', 'SiteList')).stored).toBe('memory');
  expect((await get<SiteListBody>(await service({ data: testFolder() }), '/v1/sites', 'SiteList')).stored).toBe('disk');
});
test.skipIf(!hasRedis)('on a shared queue, one service keeps it in its folder, and another one is refused with advice', async () => {
  const redis = await redisServer();
  onTestFinished(() => redis.close());
  const data = testFolder();
  const settings = { queueUrl: redis.url, data };
  const running = await service(settings);
  expect((await get<SiteListBody>(running, '/v1/sites', 'SiteList')).stored).toBe('disk');
  expect(running.logged.find(({ msg }) => msg === 'listening')).toMatchObject({ batches: 'saved', history: 'saved' });
  await running.close();
  expect(existsSync(join(data, 'history.pid'))).toBe(false);

  // Another process that lives.
  writeFileSync(join(data, 'history.pid'), `${process.ppid}\n${await startOfProcess(process.ppid)}\n`);
  const refused = service(settings);
  await expect(refused).rejects.toThrow(StartRefused);
  await expect(refused).rejects.toThrow(/--store-url/);
});
