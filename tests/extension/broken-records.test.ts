import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepPendingGrant, takePendingGrant } from '../../extension/browser/pending-grant.ts';
import {
  keepProbes,
  keepTabRedirects,
  readProbes,
  readProbeRate,
  readTabRedirects,
  type StoredProbes,
} from '../../extension/storage/probes.ts';
import { plainBranding, type Run } from '../../extension/runs/runs.ts';
import { watchSetAside } from '../../extension/storage/set-aside.ts';
import { firstSettings, keepSettings, readSettings } from '../../extension/storage/settings.ts';
import {
  keepBranding,
  keepChoice,
  keepFollowed,
  keepFilesBeingMade,
  keepProgress,
  keepSnapshot,
  keepWindows,
  readBranding,
  readChoice,
  readFollowedOrigins,
  readFilesBeingMade,
  readProgress,
  readRun,
  readRuns,
  readSnapshots,
  readWindows,
  removeRun,
  keepRun,
} from '../../extension/storage/storage.ts';
import { keepAuditRecord, readAuditRecord } from '../../extension/messages/tab-audits.ts';
import { keepReport as keepWhole, readReports, readTabReport } from '../../extension/storage/tab-reports.ts';
import { app as en } from '../../words/en/app/index.ts';
import { noticeOfUnreadable } from '../../extension/app/notices.ts';
import { judgePage, noChoice } from '../../checks/audit-page.ts';
import { jobOf, runOf } from '../support/bulk-ports.ts';
import { known } from '../support/facts.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

beforeEach(() => fakeBrowser.reset());

const report = judgePage(
  known(),
  { intent: 'index', pageType: null, aiOptOut: false, now: 0 },
  { collect: 0, judge: 0, network: 0, total: 0 },
);
const url = 'https://example.com/page';
const keepReport = (tabId: number, of: typeof report) => keepWhole(tabId, of, noChoice, {}, JSON.stringify(of.facts));
const run = (id: string, jobs = 30): Run => runOf({ id, name: id, jobs: Array.from({ length: jobs }, (_, index) => jobOf(index)) });
const probes: StoredProbes = {
  version: 1,
  document: 'd',
  hosts: null,
  state: 'running',
  error: '',
  parts: 0,
  progress: { done: 1, total: 2, broken: 0, unverified: 0, perSecond: 1, secondsLeft: null, phase: 'probing' },
};
const large = 'x'.repeat(10_000_000);

/** Initial storage contents, the record to damage, what is then read, which of it is valid, and whether the user is notified. */
interface Kind {
  name: string;
  area?: 'session';
  large?: true;
  key: string;
  seed(): Promise<unknown>;
  read(): Promise<unknown>;
  without: unknown;
  tells?: boolean;
}
const kinds: Kind[] = [
  {
    name: 'followed',
    large: true,
    key: 'followed',
    seed: () => keepFollowed(url, true),
    read: () => readFollowedOrigins(),
    without: [],
    tells: true,
  },
  {
    name: 'choices',
    large: true,
    key: 'choices',
    seed: () => keepChoice(url, { intent: 'keep-out', pageType: 'product', aiOptOut: true }),
    read: () => readChoice(url),
    without: { intent: 'index', pageType: null, aiOptOut: false },
    tells: true,
  },
  {
    name: 'settings',
    large: true,
    key: 'settings',
    seed: () => keepSettings({ intent: 'keep-out', parallel: 5 }),
    read: readSettings,
    without: firstSettings,
    tells: true,
  },
  { name: 'rate', key: 'rate', seed: () => fakeBrowser.storage.local.set({ rate: 'fast' }), read: readProbeRate, without: 'normal' },
  {
    name: 'ids of snapshots',
    key: 'snapshots',
    seed: () => keepSnapshot({ id: 'a', at: report.at, name: 'a', report }),
    read: readSnapshots,
    without: [],
  },
  {
    name: 'snapshot',
    large: true,
    key: 'snapshot:a',
    seed: async () => {
      for (const id of ['b', 'a']) await keepSnapshot({ id, at: report.at, name: id, report });
    },
    read: async () => (await readSnapshots()).map(({ id }) => id),
    without: ['b'],
    tells: true,
  },
  { name: 'ids of runs', key: 'runs', seed: () => keepRun(run('a'), null), read: () => readRuns(), without: [] },
  {
    name: 'run',
    large: true,
    key: 'run:a',
    seed: async () => {
      for (const id of ['b', 'a']) await keepRun(run(id, 0), null);
    },
    read: async () => [(await readRuns({ mend: true })).map(({ id }) => id), await readRun('a', { mend: true })],
    without: [['b'], null],
    tells: true,
  },
  {
    name: 'jobs',
    large: true,
    key: 'jobs:a:0',
    seed: () => keepRun(run('a'), null),
    read: async () => (await readRun('a', { mend: true }))!.jobs.map(({ id }) => id),
    without: ['j25', 'j26', 'j27', 'j28', 'j29'],
    tells: true,
  },
  {
    name: 'branding',
    key: 'branding',
    seed: () => keepBranding({ ...plainBranding, title: 'Ours' }),
    read: readBranding,
    without: plainBranding,
    tells: true,
  },
  { name: 'windows', key: 'windows', seed: () => keepWindows([1, 2]), read: readWindows, without: [] },
  {
    name: 'report',
    area: 'session',
    key: 'report:1',
    seed: async () => {
      await keepReport(2, report);
      await keepReport(1, report);
    },
    read: async () => [(await readReports()).map(({ tabId }) => tabId), await readTabReport(1)],
    without: [[2], null],
  },
  { name: 'tabs with reports', area: 'session', key: 'reports', seed: () => keepReport(1, report), read: readReports, without: [] },
  { name: 'probes', area: 'session', key: 'probes:1', seed: () => keepProbes(1, probes, '{}'), read: () => readProbes(1), without: null },
  {
    name: 'probed facts',
    area: 'session',
    key: 'probed:1',
    seed: () => keepProbes(1, probes, '{"icons":{"ok":false,"reason":"pending","code":"pending","args":{}}}'),
    read: async () => (await readProbes(1))!.facts,
    without: {},
  },
  {
    name: 'visit',
    area: 'session',
    key: 'visit:1',
    seed: () => keepTabRedirects(1, { requestId: '1', hops: [], to: url, at: 1 }),
    read: () => readTabRedirects(1),
    without: null,
  },
  {
    name: 'facts of a report',
    area: 'session',
    key: 'facts:1',
    seed: async () => {
      await keepReport(2, report);
      await keepReport(1, report);
    },
    read: async () => (await readReports()).map(({ tabId }) => tabId),
    without: [2],
  },
  {
    name: 'audit of a tab',
    area: 'session',
    key: 'audit:1',
    read: () => readAuditRecord(1),
    without: null,
    seed: () =>
      keepAuditRecord(1, {
        version: 1,
        id: 'a',
        document: null,
        step: 'site',
        judgement: 1,
        awaited: ['robotsTxt'],
        probing: false,
        obstacle: null,
        stale: null,
      }),
  },
  {
    name: 'pending grant',
    area: 'session',
    key: 'pending',
    seed: () => keepPendingGrant({ tabId: 1, urls: [url], hosts: null, at: 1 }),
    read: () => takePendingGrant(2),
    without: null,
  },
  {
    name: 'pending bulk audit',
    area: 'session',
    key: 'pending',
    seed: () => keepPendingGrant({ crawl: { start: url, limit: 50, depth: null, include: [], exclude: [] }, urls: [url], at: 1 }),
    read: () => takePendingGrant(2),
    without: null,
  },
  {
    name: 'progress',
    area: 'session',
    key: 'file:a',
    seed: () => keepProgress({ id: 'a', name: 'a', state: 'making', done: 0, total: 1, error: '' }),
    read: () => readProgress('a'),
    without: null,
  },
  {
    name: 'files being made',
    area: 'session',
    key: 'making',
    seed: () => keepFilesBeingMade(['a']),
    read: readFilesBeingMade,
    without: [],
  },
];
const damages: [name: string, damage: (before: unknown) => unknown][] = [
  ['null', () => null],
  ['a number', () => 5e9],
  ['a word', () => 'garbled'],
  ['an empty object', () => ({})],
  ['a list of null', () => [null, null]],
  ['of a later version', () => ({ version: 99, complete: 'later' })],
  ['absurd numbers', (before) => absurd(before)],
  ['half of it', (before) => half(before)],
];
const tooLarge: typeof damages = [
  ['10 MB', () => large],
  ['10 MB inside', () => ({ version: 1, pages: { a: large }, report: large, id: large })],
];
/** Replaces every number by an impossible one; in lists of numbers, by a fraction. */
function absurd(value: unknown): unknown {
  if (typeof value === 'number') return 5e300;
  if (typeof value === 'string') return value.startsWith('{') ? value.slice(0, -1) : 'absurd';
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? 5 : absurd(item)));
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'version' ? 1 : key === 'optedOut' ? 5e9 : absurd(inner)]),
    );
  return value;
}
/** Removes every other member. */
function half(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, value.length / 2);
  if (Array.isArray(value)) return value.map(() => null);
  return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).filter((_, index) => index % 2 === 0)) : null;
}

async function reported(): Promise<string[]> {
  const heard: string[] = [];
  const stop = watchSetAside((records) => heard.push(noticeOfUnreadable(records)(en)));
  await new Promise((go) => {
    setTimeout(go);
  });
  stop();
  return heard;
}

describe.each(kinds)('$name', ({ key, area = 'local', large: mayBeLarge, seed, read, without, tells = false }) => {
  const storage = fakeBrowser.storage[area as 'local'];
  test('reads back what was stored', async () => {
    await seed();
    expect(await read()).not.toEqual(without);
    expect(await reported()).toEqual([]);
  });
  test('is missing', async () => {
    await seed();
    await storage.remove(key);
    expect(await read()).toEqual(without);
  });
  test.each([...damages, ...(mayBeLarge ? tooLarge : [])])(
    'is %s: the rest is read, and the user is notified at most once',
    async (_, damage) => {
      await seed();
      const before = (await storage.get(key))[key];
      await storage.set({ [key]: damage(before) });
      expect(await read()).toEqual(without);
      expect(await read()).toEqual(without);
      const words = await reported();
      // The browser in these tests cannot store null.
      expect(words).toHaveLength(tells && (damage(before) !== null || key.startsWith('jobs:')) ? 1 : 0);
      for (const text of words) expect(text).toMatch(/^[A-Z].* (could not be read|cannot be read|saved by a newer version).*\.$/);
      await read();
      expect(await reported()).toEqual([]);
    },
  );
});

describe('a run', () => {
  test('with absurd counts, or without, is counted again', async () => {
    await keepRun(run('a'), null);
    const { 'run:a': head } = (await fakeBrowser.storage.local.get('run:a')) as Record<string, object>;
    for (const broken of [
      { ...head, counts: undefined },
      { ...head, counts: { total: 5e9 } },
    ]) {
      await fakeBrowser.storage.local.set({ 'run:a': broken });
      expect((await readRuns({ mend: true })).map(({ id, counts }) => [id, counts.total])).toEqual([['a', 30]]);
      expect((await readRun('a', { mend: true }))!.jobs).toHaveLength(30);
    }
    expect(await reported()).toEqual([]);
  });
  test('that lost a job is rewritten: later changes lose no others, and it can be deleted', async () => {
    await keepRun(run('a'), null);
    const { 'jobs:a:0': first } = (await fakeBrowser.storage.local.get('jobs:a:0')) as Record<string, unknown[]>;
    await fakeBrowser.storage.local.set({ 'jobs:a:0': [null, ...first!.slice(1)] });
    expect((await readRun('a'))!.jobs).toHaveLength(29);
    const before = (await readRun('a', { mend: true }))!;
    const after = { ...before, jobs: before.jobs.map((job, index) => (index === 28 ? { ...job, title: 'changed' } : job)) };
    await keepRun(after, before);
    expect((await readRun('a'))!.jobs).toEqual(after.jobs);
    expect(await reported()).toHaveLength(1);
    await removeRun(after);
    expect(Object.keys(await fakeBrowser.storage.local.get(null)).filter((key) => /^(run|jobs):/.test(key))).toEqual([]);
  });
  test('of a later version stays as it is', async () => {
    await keepRun(run('a'), null);
    const later = { version: 2, id: 'a', what: 'unknown' };
    await fakeBrowser.storage.local.set({ 'run:a': later });
    expect(await readRuns({ mend: true })).toEqual([]);
    expect(await fakeBrowser.storage.local.get('run:a')).toEqual({ 'run:a': later });
    expect(await reported()).toEqual([expect.stringContaining('newer version')]);
  });
});

test('keeps the newest twenty records that were set aside', async () => {
  for (let index = 0; index < 25; index++) {
    await fakeBrowser.storage.local.set({ choices: [index] });
    await readChoice(url);
  }
  expect(await fakeBrowser.storage.local.get(['choices', 'aside:choices'])).toEqual({ 'aside:choices': [24] });
  for (let index = 0; index < 25; index++) await keepSnapshot({ id: `s${index}`, at: report.at, name: 's', report });
  for (let index = 0; index < 25; index++) await fakeBrowser.storage.local.set({ [`snapshot:s${index}`]: index });
  await readSnapshots();
  expect(Object.keys(await fakeBrowser.storage.local.get(null)).filter((key) => key.startsWith('aside:'))).toHaveLength(20);
});
