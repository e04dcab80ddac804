import { expect, test } from 'vitest';
import type { Auditor } from '../../../server/audit/auditor.ts';
import { auditAll } from '../../../server/audit/audit-all.ts';
import { refusalFor } from '../../../server/audit/refusals.ts';
import type { RunRow } from '../../../server/audit/row.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { orderOf } from './orders.ts';

const never = new AbortController().signal;

test.each([
  [1, [null]],
  // A batch must not try it forever, and a run does not end because of one page.
  [2, ['target-crashed-renderer']],
])('a page during whose visit the browser hung %s times in a row', async (times, codes) => {
  const hung = Array.from({ length: times }, () => refusalFor('browser-unavailable', 'hung'));
  const usual = fakeAuditor();
  const rows: RunRow[] = [];
  await auditAll(
    { orders: [{ index: 0, order: orderOf('https://a.example/') }], concurrency: 1, perHost: 1, delayMs: 0, retries: 0 },
    {
      audit: async (order, signal) => {
        const fault = hung.pop();
        if (fault) throw fault;
        return usual.audit(order, signal);
      },
    },
    { drain: never, stop: never },
    () => undefined,
    async (row) => void rows.push(row),
  );
  expect(rows.map(({ error }) => error?.code ?? null)).toEqual(codes);
});

test.each<[string, () => never]>([
  [
    'hung',
    () => {
      throw refusalFor('browser-unavailable', 'hung');
    },
  ],
  [
    'timed out',
    () => {
      throw refusalFor('target-timeout');
    },
  ],
])('a page that %s has no row if the run ends before its second attempt', async (_, fail) => {
  const rows = await drained(async () => fail());
  expect(rows).toEqual([]);
});

test.each([429, 503])('a page with the response %i has no row if the run ends before it is requested again', async (status) => {
  const usual = fakeAuditor();
  const rows = await drained(async (order, signal) => {
    const visit = await usual.audit(order, signal);
    return { ...visit, http: { ...visit.http, status } };
  });
  expect(rows).toEqual([]);
});

test('a page that has its report is saved although the run ends', async () => {
  const usual = fakeAuditor();
  expect(await drained(usual.audit)).toHaveLength(1);
});

/** The rows of a page during whose first attempt the work is told to end. */
async function drained(audit: Auditor['audit']): Promise<RunRow[]> {
  const drain = new AbortController();
  const rows: RunRow[] = [];
  await auditAll(
    {
      orders: [{ index: 0, order: orderOf('https://a.example/') }],
      concurrency: 1,
      perHost: 1,
      delayMs: 0,
      retries: 1,
      backOff: { firstMs: 10, longestMs: 100, most: 5 },
    },
    {
      audit: (order, signal) => {
        drain.abort();
        return audit(order, signal);
      },
    },
    { drain: drain.signal, stop: never },
    () => undefined,
    async (row) => void rows.push(row),
  );
  return rows;
}
