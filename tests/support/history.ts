/** Runs of made-up sites, for tests and benchmarks of history. */
import type { Status } from '../../checks/core/verdict.ts';
import { newBatch, type Batch, type BatchEnd } from '../../server/batches/batch.ts';
import type { HistoryStore } from '../../server/history/store.ts';
import { signalOrder, type PageSummary } from '../../server/history/summary.ts';
import { usualSettings } from '../../server/http/openapi/parameters.ts';
import { ulid } from '../../server/batches/ulid.ts';

export const dayMs = 86_400_000;
export const firstDay = Date.UTC(2026, 0, 1, 2);

export const settings: Batch['settings'] = { ...usualSettings, probe: false };
export const batchAt = (at: number, more: Partial<Batch> = {}): Batch =>
  newBatch({ id: ulid(at), createdAt: at, pages: 1, settings, ...more });

const letters: Record<Status, string> = { fail: 'f', warn: 'w', pass: 'p', na: 'n', unchecked: 'u' };
/** @param statuses those that are not pass */
export const verdicts = (statuses: Partial<Record<string, Status>> = {}): string =>
  signalOrder.map((id) => letters[statuses[id] ?? 'pass']).join('');

export const page = (
  place: number,
  url: string,
  statuses: Partial<Record<string, Status>> = {},
  more: Partial<PageSummary> = {},
): PageSummary => ({
  place,
  url,
  state: 'done',
  error: null,
  status: 200,
  title: `Page ${place}`,
  score: 80,
  geo: 70,
  categories: { access: 90, evidence: 40 },
  verdicts: verdicts(statuses),
  compared: null,
  ...more,
});

/** Saves a run. @returns its batch */
export async function saveRun(
  store: HistoryStore,
  host: string,
  at: number,
  pages: readonly PageSummary[],
  more: Partial<Batch> = {},
  state: BatchEnd['state'] = 'finished',
): Promise<Batch> {
  const batch = batchAt(at, { pages: pages.length, ...more });
  await store.saveRun({ batch, end: { state, at: at + 60_000 }, host }, pages);
  return batch;
}
