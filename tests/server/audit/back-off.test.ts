/** Hosts that want fewer requests. */
import { expect, test } from 'vitest';
import { auditAll, type Work } from '../../../server/audit/audit-all.ts';
import { AuditRefused } from '../../../server/audit/auditor.ts';
import { BackOff, retryAfterMs, type BackOffRules } from '../../../server/audit/back-off.ts';
import { HostPaces } from '../../../server/batches/host-paces.ts';
import { runSettings } from '../../../server/cli/config/settings.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';

const rules: BackOffRules = { firstMs: 1_000, longestMs: 60_000, most: 4 };

test.each([
  [undefined, null],
  ['', null],
  ['120', 120_000],
  ['Wed, 25 Nov 2026 10:00:30 GMT', 30_000],
  ['Wed, 25 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
])('Retry-After: %s', (value, ms) => expect(retryAfterMs(value, Date.UTC(2026, 10, 25, 10))).toBe(ms));

test('waits twice as long each time, then gives up; a successful response starts over and halves the gap', () => {
  const host = new BackOff(rules);
  expect([host.refused(0, 10, null), host.refused(20, 30, null)]).toEqual([1_000, 2_000]);
  expect(host.gapMs).toBe(1_000);
  host.answered(30);
  expect(host.gapMs).toBe(500);
  expect([host.refused(40, 50, null), host.refused(60, 70, null), host.refused(80, 90, null), host.refused(100, 110, null)]).toEqual([
    1_000,
    2_000,
    4_000,
    null,
  ]);
});
test('a host of a batch is given up after ten refusals in a row', () => {
  const host = new BackOff(new HostPaces(null as never, '01KB0000000000000000000000').work.backOff!);
  const waits = Array.from({ length: 10 }, (_, index) => host.refused(2 * index, 2 * index + 1, null));
  expect(waits.map((wait) => wait === null)).toEqual([...Array.from({ length: 9 }, () => false), true]);
});
test('pages in progress count once', () => {
  const host = new BackOff(rules);
  for (let page = 0; page < 10; page++) host.refused(0, 10 + page, null);
  expect(host.refused(50, 60, null)).toBe(2_000);
});
test('a saved pace goes on: refusals in a row, the gap and the wait, which no wrong clock makes longer than the rules', () => {
  const host = new BackOff(rules);
  for (const at of [0, 20, 40]) host.refused(at, at + 10, null);
  const saved = host.pace(1_000_000);
  expect(saved).toMatchObject({ refusals: 3, gapMs: 2_000 });
  const other = BackOff.from(JSON.parse(JSON.stringify(saved)) as typeof saved, rules, 1_000_000);
  expect([other.gapMs, other.refused(60, 70, null)]).toEqual([2_000, null]);
  expect(saved).toMatchObject({ tries: {}, givenUpFor: null });
  const closed = BackOff.from({ ...saved, tries: { 7: 2 }, givenUpFor: 503 }, rules, 1_000_000);
  expect([closed.tries.get(7), closed.givenUpFor]).toEqual([2, 503]);
  const ahead = BackOff.from({ ...saved, gapMs: 1e9, freeAt: 1e12 }, rules, 1_000_000);
  expect([ahead.gapMs, ahead.freeAt <= performance.now() + rules.longestMs]).toEqual([rules.longestMs, true]);
});
test('Retry-After decides, and one that is too long ends it', () => {
  const host = new BackOff(rules);
  expect(host.refused(0, 10, 5_000)).toBe(5_000);
  expect(host.refused(20, 30, 61_000)).toBeNull();
});

/** Audits pages whose server returns these statuses in turn, then 200. */
async function audited(paths: readonly string[], answer: readonly number[] | ((path: string) => number), more: Options = {}) {
  const { headers = {}, bodies = true, reportsClosed = true, ...work } = more;
  const left = typeof answer === 'function' ? [] : [...answer];
  const fake = fakeAuditor();
  const settings = runSettings([], {}, {}, 1, {});
  const orders = paths.map((path, index) => {
    const url = `https://site.example/${path}`;
    return { index, order: { ...settings.orderFor(url), url, headers: {} } };
  });
  const rows: [path: string, result: string | number][] = [];
  const closed: string[] = [];
  const quiet = { drain: new AbortController().signal, stop: new AbortController().signal };
  const waitMs = await auditAll(
    {
      orders,
      concurrency: 1,
      perHost: 1,
      delayMs: 0,
      retries: 0,
      backOff: { firstMs: 4, longestMs: 1_000, most: 4 },
      ...(reportsClosed && { gaveUp: (host, status, waiting) => closed.push(`${host} ${status} ${waiting.length}`) }),
      ...work,
    },
    {
      async audit(order, signal) {
        const visit = await fake.audit(order, signal);
        const status = typeof answer === 'function' ? answer(new URL(order.url).pathname.slice(1)) : (left.shift() ?? 200);
        if (bodies || status === 200) return { ...visit, http: { ...visit.http, status, headers } };
        const refused = new AuditRefused('target-not-html', 'The server returned a status without a document.');
        refused.response = { status, headers };
        throw refused;
      },
    },
    quiet,
    () => undefined,
    async (row) => {
      rows.push([new URL(row.url).pathname.slice(1), row.http?.status ?? row.error!.code]);
    },
  );
  return { rows, closed, requests: fake.orders.map(({ url }) => new URL(url).pathname.slice(1)).join(''), waitMs };
}
type Options = Partial<Work> & { headers?: Record<string, string>; bodies?: boolean; reportsClosed?: boolean };
const limited = 'target-rate-limited';

test.each<[string, number[], [string, number | string][], string[], string]>([
  [
    'a page that was refused is tried again, after the others',
    [200, 429, 503],
    [
      ['a', 200],
      ['b', 200],
      ['c', 200],
    ],
    [],
    'abcbc',
  ],
  [
    'a host that refuses all is given up: the page could not be checked, and is not reported as broken',
    [200, 429, 429, 429, 429],
    [
      ['a', 200],
      ['c', limited],
    ],
    ['site.example 429 1'],
    'abcbc',
  ],
  [
    'other errors are no refusal',
    [500, 404, 403],
    [
      ['a', 500],
      ['b', 404],
      ['c', 403],
    ],
    [],
    'abc',
  ],
])('%s', async (_, statuses, rows, closed, requests) => {
  expect(await audited(['a', 'b', 'c'], statuses)).toEqual({ rows, closed, requests, waitMs: 0 });
});
test.each<[number, string | number, string]>([
  [429, limited, 'could not be checked'],
  [503, 503, 'gets its report, as in the audit of one page: crawlers drop pages that keep failing'],
])('a page that alone returns %i each time is tried four times, its host is not given up, and it', async (status, result) => {
  const { rows, closed, requests } = await audited(['a', 'b', 'c', 'd', 'e'], (path) => (path === 'a' ? status : 200));
  expect([rows.at(-1), rows.length, closed, requests]).toEqual([['a', result], 5, [], 'abcdeaaa']);
});
test.each([true, false])('a refusal counts with a document and without: %s', async (bodies) =>
  expect(await audited(['a'], [429, 429], { bodies })).toMatchObject({ rows: [['a', 200]], requests: 'aaa' }),
);
test('pages of a given-up host that nobody else takes get a failure without a request', async () => {
  const { rows, requests } = await audited(['a', 'b', 'c'], [429], { headers: { 'retry-after': '3600' }, reportsClosed: false });
  expect([rows, requests]).toEqual([
    [
      ['a', limited],
      ['b', limited],
      ['c', limited],
    ],
    'a',
  ]);
});
test('work that may not wait so long ends, and says when to continue', async () => {
  const backOffs = new Map<string, BackOff>();
  const patient = { backOff: { ...rules }, backOffs, patienceMs: 100, headers: { 'retry-after': '30' } };
  const first = await audited(['a', 'b'], [429], patient);
  expect([first.rows, first.requests, first.waitMs > 29_000]).toEqual([[], 'a', true]);
  const second = await audited(['a', 'b'], [], patient);
  expect([second.rows, second.requests, second.waitMs > 29_000]).toEqual([[], '', true]);
  expect(backOffs.get('site.example')!.tries.get(0)).toBe(1);
});
test('one that requires an hour is given up at once', async () =>
  expect(await audited(['a', 'b'], [429], { headers: { 'retry-after': '3600' } })).toMatchObject({
    rows: [['a', limited]],
    closed: ['site.example 429 1'],
    requests: 'a',
  }));
