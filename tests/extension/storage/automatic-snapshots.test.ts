/** Snapshots that every audit of a page leaves. */
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  automaticSnapshotLimits,
  deleteAutomaticSnapshot,
  keepAutomaticSnapshot,
  readAutomaticSnapshots,
} from '../../../extension/storage/automatic-snapshots.ts';
import { keepSettings } from '../../../extension/storage/settings.ts';
import { judgePage } from '../../../checks/audit-page.ts';
import { known } from '../../support/facts.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const report = judgePage(
  known(),
  { intent: 'index', pageType: null, aiOptOut: false, now: 0 },
  { collect: 0, judge: 0, network: 0, total: 0 },
);
const url = 'https://example.com/page';
const dayMs = 86_400_000;
const audit = (day: number, page = url, hours = 0) =>
  keepAutomaticSnapshot(
    { ...report, url: page, finalUrl: page, at: new Date(day * dayMs + hours * 3_600_000).toISOString() },
    `${page}-${day}-${hours}`,
  );
const days = async (page = url) => (await readAutomaticSnapshots(page)).map(({ at }) => Date.parse(at) / dayMs);

beforeEach(() => {
  vi.restoreAllMocks();
  fakeBrowser.reset();
});

test('of each page the last ten, newest first', async () => {
  for (let day = 1; day <= 12; day++) await audit(day);
  await audit(13, 'https://example.com/other');
  expect(await days()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(await days(`${url}#part`)).toHaveLength(automaticSnapshotLimits.ofPage);
  expect(Object.keys(await fakeBrowser.storage.local.get(null)).filter((key) => key.startsWith('automatic:'))).toHaveLength(11);
});
test('of audits within an hour only the last', async () => {
  for (const hours of [0, 0.5, 0.9, 2]) await audit(5, url, hours);
  expect(await days()).toEqual([5 + 2 / 24, 5 + 0.9 / 24]);
});
test('none after they were turned off; those that are there stay', async () => {
  await audit(1);
  await keepSettings({ snapshots: false });
  await audit(2);
  expect(await days()).toEqual([1]);
});
test('if storage is full the oldest go', async () => {
  for (const day of [1, 2, 3]) await audit(day);
  const set = fakeBrowser.storage.local.set.bind(fakeBrowser.storage.local);
  vi.spyOn(fakeBrowser.storage.local, 'set').mockImplementation(async (items) => {
    const there = Object.keys(await fakeBrowser.storage.local.get(null)).filter((key) => key.startsWith('automatic:'));
    if (there.length >= 2) throw new Error('QuotaExceededError');
    await set(items);
  });
  await audit(4);
  expect(await days()).toEqual([4, 3]);
});
test('and if nothing fits nothing breaks', async () => {
  await audit(1);
  vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(new Error('QuotaExceededError'));
  await expect(audit(2)).resolves.toBeUndefined();
});
test('an error that is not about room costs no other snapshot', async () => {
  for (const day of [1, 2, 3]) await audit(day);
  const set = vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(new Error('IO error: corruption'));
  await expect(audit(4)).rejects.toThrow('corruption');
  set.mockRestore();
  expect(await days()).toEqual([3, 2, 1]);
});
test('one can be deleted', async () => {
  await audit(1);
  await audit(2);
  await deleteAutomaticSnapshot(`${url}-2-0`);
  expect(await days()).toEqual([1]);
});
test.each([[5], [[null, 5, { id: 1 }]]])('a list of another shape (%j) counts as none', async (automatic) => {
  await fakeBrowser.storage.local.set({ automatic });
  expect(await days()).toEqual([]);
  await audit(1);
  expect(await days()).toEqual([1]);
});
