import { expect, test } from 'vitest';
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
