/** Pages whose response was not read because our own time was over. */
import { expect, test } from 'vitest';
import { factFailure } from '../../../checks/core/failure.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { auditAll } from '../../../server/audit/audit-all.ts';
import type { RunRow } from '../../../server/audit/row.ts';
import { runSettings } from '../../../server/cli/config/settings.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { pageCalled } from '../../support/runs.ts';

const url = 'https://site.example/page';
const whole = pageCalled('A page', url);
const cut: KnownFacts = { ...whole, response: factFailure('timeout', 'site-unread'), served: factFailure('timeout', 'site-unread') };

/** @param attempts what each attempt knows about the page; the last one repeats */
async function audited(attempts: readonly KnownFacts[], retries: number): Promise<{ rows: RunRow[]; requests: number }> {
  let made = 0;
  const auditor = fakeAuditor({ [url]: async () => attempts[Math.min(made++, attempts.length - 1)]! });
  const settings = runSettings([], {}, {}, 1, {});
  const rows: RunRow[] = [];
  const quiet = { drain: new AbortController().signal, stop: new AbortController().signal };
  const orders = [{ index: 0, order: { ...settings.orderFor(url), url, headers: {} } }];
  await auditAll(
    { orders, concurrency: 1, perHost: 1, delayMs: 0, retries },
    auditor,
    quiet,
    () => undefined,
    async (row) => {
      rows.push(row);
    },
  );
  return { rows, requests: auditor.orders.length };
}

test('are tried again, and have the score of an audit without load', async () => {
  const usual = await audited([whole], 0);
  const loaded = await audited([cut, whole], 0);
  expect([usual.requests, loaded.requests]).toEqual([1, 2]);
  expect(usual.rows[0]!.report!.score).toBeGreaterThan(0);
  expect(loaded.rows[0]!.report!.score).toBe(usual.rows[0]!.report!.score);
  expect(loaded.rows).toHaveLength(1);
});

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
])('have no score if that does not help, with %i retries', async (retries, requests) => {
  const { rows, requests: made } = await audited([cut], retries);
  expect(made).toBe(requests);
  expect(rows).toMatchObject([
    { state: 'done', digest: { score: null }, report: { score: null, geo: { score: null, reason: 'incomplete' } } },
  ]);
});
