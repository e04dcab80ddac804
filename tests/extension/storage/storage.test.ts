import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  keepBranding,
  readBranding,
  removeSnapshot,
  keepChoice,
  keepSnapshot,
  readChoice,
  readSnapshots,
} from '../../../extension/storage/storage.ts';
import { dropReport, keepReport as keepWhole, readReports, readTabReport } from '../../../extension/storage/tab-reports.ts';
import { judgePage, noChoice } from '../../../checks/audit-page.ts';
import { known } from '../../support/facts.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const report = judgePage(
  known(),
  { intent: 'index', pageType: null, aiOptOut: false, now: 0 },
  { collect: 0, judge: 0, network: 0, total: 0 },
);
const url = 'https://example.com/page';
const facts = JSON.stringify(report.facts);
const keepReport = (tabId: number, of: typeof report) => keepWhole(tabId, of, noChoice, {}, facts);

beforeEach(() => {
  vi.restoreAllMocks();
  fakeBrowser.reset();
});

describe('reports of this session', () => {
  test('a report is stored under its tab and marked as complete', async () => {
    await keepReport(3, report);
    const { facts: _, ...lean } = report;
    expect(await fakeBrowser.storage.session.get(['report:3', 'facts:3'])).toEqual({
      'report:3': { report: lean, choice: noChoice, later: {}, complete: true },
      'facts:3': facts,
    });
    expect(await readTabReport(3)).toEqual({ tabId: 3, report, choice: noChoice });
  });
  test('judging again later keeps the facts, and adds to them', async () => {
    await keepReport(3, report);
    const vitals = { ok: false, reason: 'browser-only', code: 'not-shown', args: {} } as const;
    await keepWhole(3, { ...report, score: 5 }, noChoice, { vitals }, null);
    expect((await readTabReport(3))?.report).toMatchObject({ score: 5, facts: { vitals } });
    expect((await fakeBrowser.storage.session.get('facts:3'))['facts:3']).toBe(facts);
  });
  test('stores the newest 24 tabs, newest first', async () => {
    const tabs = Array.from({ length: 25 }, (_, index) => index + 1);
    for (const tab of [...tabs, 2]) await keepReport(tab, report);
    expect((await readReports()).map(({ tabId }) => tabId)).toEqual([2, ...tabs.slice(2).toReversed()]);
    expect(await fakeBrowser.storage.session.get('report:1')).toEqual({});
  });
  test('a report without facts is not stored if its facts are not either, and removes no other', async () => {
    const tabs = Array.from({ length: 24 }, (_, index) => index + 1);
    for (const tab of tabs) await keepReport(tab, report);
    await expect(keepWhole(30, report, noChoice, {}, null)).resolves.toBe(false);
    expect((await readReports()).map(({ tabId }) => tabId)).toEqual(tabs.toReversed());
  });
  test('a new audit forgets the report of its tab only', async () => {
    for (const tab of [1, 2]) await keepReport(tab, report);
    await dropReport(2);
    expect((await readReports()).map(({ tabId }) => tabId)).toEqual([1]);
    expect(await fakeBrowser.storage.session.get('report:2')).toEqual({});
  });
  test('none is lost when audits of several tabs end at once', async () => {
    await keepReport(1, report);
    await Promise.all([keepReport(2, report), keepReport(3, report), dropReport(1)]);
    expect((await readReports()).map(({ tabId }) => tabId)).toEqual([3, 2]);
  });
  test('when storage is full, removes the oldest until it fits', async () => {
    for (const tab of [1, 2, 3]) await keepReport(tab, report);
    const set = fakeBrowser.storage.session.set.bind(fakeBrowser.storage.session);
    vi.spyOn(fakeBrowser.storage.session, 'set').mockImplementation(async (items: Record<string, unknown>) => {
      if ((items.reports as number[]).length > 2) throw new Error('QUOTA_BYTES quota exceeded');
      return set(items);
    });
    await expect(keepReport(4, report)).resolves.toBe(true);
    expect((await readReports()).map(({ tabId }) => tabId)).toEqual([4, 3]);
  });
  test('a report that never fits is not stored, and nothing refers to it', async () => {
    const set = fakeBrowser.storage.session.set.bind(fakeBrowser.storage.session);
    vi.spyOn(fakeBrowser.storage.session, 'set').mockImplementation(async (items: Record<string, unknown>) => {
      if (Object.keys(items).some((key) => key.startsWith('report:'))) throw new Error('QUOTA_BYTES quota exceeded');
      return set(items);
    });
    await expect(keepReport(4, report)).resolves.toBe(false);
    await expect(readReports()).resolves.toEqual([]);
  });
});

describe('choices', () => {
  test('without one: indexed, detected type, no opt-out', async () => {
    await expect(readChoice(url)).resolves.toEqual({ intent: 'index', pageType: null, aiOptOut: false });
  });
  test('intent and type apply to the page with any fragment, the opt-out to the origin', async () => {
    await keepChoice(`${url}#top`, { intent: 'keep-out', pageType: 'product', aiOptOut: true });
    await expect(readChoice(url)).resolves.toEqual({ intent: 'keep-out', pageType: 'product', aiOptOut: true });
    await expect(readChoice('https://example.com/other')).resolves.toEqual({ intent: 'index', pageType: null, aiOptOut: true });
    await expect(readChoice('https://other.example/')).resolves.toEqual({ intent: 'index', pageType: null, aiOptOut: false });
  });
  test('files do not share an origin', async () => {
    await keepChoice('file:///a.html', { intent: 'index', pageType: null, aiOptOut: true });
    await expect(readChoice('file:///b.html')).resolves.toMatchObject({ aiOptOut: false });
  });
  test('a value that is the default again is not stored', async () => {
    await keepChoice(url, { intent: 'keep-out', pageType: null, aiOptOut: true });
    await keepChoice(url, { intent: 'index', pageType: null, aiOptOut: false });
    expect(await fakeBrowser.storage.local.get('choices')).toEqual({ choices: { version: 1, pages: {}, optedOut: [] } });
  });
  test('data of another version is not read', async () => {
    await fakeBrowser.storage.local.set({ choices: { version: 99, pages: null } });
    await expect(readChoice(url)).resolves.toEqual({ intent: 'index', pageType: null, aiOptOut: false });
  });
});

describe('snapshots', () => {
  const snapshot = (id: string) => ({ id, at: '2026-11-21T00:00:00.000Z', name: id, report });
  test('newest first, and gone when deleted', async () => {
    await keepSnapshot(snapshot('a'));
    await keepSnapshot(snapshot('b'));
    expect((await readSnapshots()).map(({ id }) => id)).toEqual(['b', 'a']);
    await removeSnapshot('b');
    expect((await readSnapshots()).map(({ id }) => id)).toEqual(['a']);
    expect(await fakeBrowser.storage.local.get('snapshot:b')).toEqual({});
  });
  test('none is lost when two pages save and delete at once', async () => {
    await keepSnapshot(snapshot('a'));
    await Promise.all([keepSnapshot(snapshot('b')), keepSnapshot(snapshot('c')), removeSnapshot('a')]);
    expect((await readSnapshots()).map(({ id }) => id)).toEqual(['c', 'b']);
  });
  test('the thirty-first is refused, none is thrown away', async () => {
    for (let index = 0; index < 30; index++) await keepSnapshot(snapshot(String(index)));
    expect(await keepSnapshot(snapshot('more'))).toBe(false);
    expect(await readSnapshots()).toHaveLength(30);
  });
});

test('of two changes of the look of reports, none is lost', async () => {
  await Promise.all([keepBranding({ title: 'Ours' }), keepBranding({ paper: 'letter' })]);
  expect(await readBranding()).toMatchObject({ title: 'Ours', paper: 'letter' });
});
