/** Hosts that want fewer requests. */
import { expect, test } from 'vitest';
import { auditAll } from '../../../server/audit/audit-all.ts';
import { BackOff, backOffRetryAfterMs, type BackOffRules } from '../../../server/audit/back-off.ts';
import { configRunSettings } from '../../../server/command/config/settings.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';

const rules: BackOffRules = { firstMs: 1_000, longestMs: 60_000, most: 4 };

test.each([
  [undefined, null],
  ['', null],
  ['120', 120_000],
  ['Wed, 25 Nov 2026 10:00:30 GMT', 30_000],
  ['Wed, 25 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
])('Retry-After: %s', (value, ms) => expect(backOffRetryAfterMs(value, Date.UTC(2026, 10, 25, 10))).toBe(ms));

test('waits twice as long each time, then gives up; a successful response starts over and halves the gap', () => {
  const host = new BackOff(rules);
  expect([host.refused(0, 10, null), host.refused(20, 30, null)]).toEqual([1_000, 2_000]);
  expect(host.gapMs).toBe(1_000);
  host.answered();
  expect(host.gapMs).toBe(500);
  expect([host.refused(40, 50, null), host.refused(60, 70, null), host.refused(80, 90, null), host.refused(100, 110, null)]).toEqual([
    1_000,
    2_000,
    4_000,
    null,
  ]);
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
  const ahead = BackOff.from({ ...saved, gapMs: 1e9, freeAt: 1e12 }, rules, 1_000_000);
  expect([ahead.gapMs, ahead.freeAt <= performance.now() + rules.longestMs]).toEqual([rules.longestMs, true]);
});
test('Retry-After decides, and one that is too long ends it', () => {
  const host = new BackOff(rules);
  expect(host.refused(0, 10, 5_000)).toBe(5_000);
  expect(host.refused(20, 30, 61_000)).toBeNull();
});

/** Audits pages whose server returns these statuses in turn, then 200. */
async function audited(paths: readonly string[], statuses: readonly number[], headers: Record<string, string> = {}) {
  const left = [...statuses];
  const fake = fakeAuditor();
  const settings = configRunSettings([], {}, {}, 1, {});
  const orders = paths.map((path, index) => {
    const url = `https://site.example/${path}`;
    return { index, order: { ...settings.orderFor(url), url, headers: {} } };
  });
  const rows: [path: string, status: number][] = [];
  const closed: string[] = [];
  const quiet = { drain: new AbortController().signal, stop: new AbortController().signal };
  await auditAll(
    {
      orders,
      concurrency: 1,
      perHost: 1,
      delayMs: 0,
      retries: 0,
      backOff: { firstMs: 4, longestMs: 1_000, most: 4 },
      gaveUp: (host, status, waiting) => closed.push(`${host} ${status} ${waiting.length}`),
    },
    {
      async audit(order, signal) {
        const visit = await fake.audit(order, signal);
        return { ...visit, http: { ...visit.http, status: left.shift() ?? 200, headers } };
      },
    },
    quiet,
    () => undefined,
    async (row) => {
      rows.push([new URL(row.url).pathname.slice(1), row.http!.status]);
    },
  );
  return { rows, closed, requests: fake.orders.length };
}

test.each<[string, number[], [string, number][], string[], number]>([
  [
    'a page that was refused is tried again',
    [200, 429, 503],
    [
      ['a', 200],
      ['b', 200],
      ['c', 200],
    ],
    [],
    5,
  ],
  [
    'a host that refuses all is given up',
    [200, 429, 429, 429, 429],
    [
      ['a', 200],
      ['b', 429],
    ],
    ['site.example 429 1'],
    5,
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
    3,
  ],
])('%s', async (_, statuses, rows, closed, requests) => {
  expect(await audited(['a', 'b', 'c'], statuses)).toEqual({ rows, closed, requests });
});
test('one that requires an hour is given up at once', async () =>
  expect(await audited(['a', 'b'], [429], { 'retry-after': '3600' })).toEqual({
    rows: [['a', 429]],
    closed: ['site.example 429 1'],
    requests: 1,
  }));
