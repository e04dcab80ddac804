/** Runs in every state, and the tabs of two windows, for tests of the bulk page. */
import type { Schedule } from '../../extension/runs/schedules.ts';
import type { Job } from '../../extension/runs/runs.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { jobOf, noon, runOf, titles, type FakeBulkPorts } from './bulk-ports.ts';

export const noop = () => undefined;
export const act: ToolActions = {
  show: noop,
  mark: noop,
  clearMarks: noop,
  copy: noop,
  save: noop,
  open: noop,
  openWindow: noop,
  rerun: noop,
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
};
export const jobs = (count: number, change: (index: number) => Partial<Job> = () => ({})) =>
  Array.from({ length: count }, (_, index) => jobOf(index, change(index)));
export const audited = (index: number): Partial<Job> => ({ state: 'done', attempt: 1, endedAt: noon - 60_000 + index * 1000 });
const slow: Partial<Job> = { state: 'failed', error: { code: 'timeout', why: null, message: 'The page took too long.' } };

export const draft = runOf({ id: 'draft', jobs: jobs(8) });
export const ended = runOf({
  id: 'ended',
  name: 'דפי הבית של כל האתרים',
  state: 'finished',
  startedAt: noon - 90_000,
  endedAt: noon,
  options: { tools: [], probes: true, parallel: 2 },
  jobs: jobs(12, (index) => (index === 5 ? slow : audited(index))),
});
export const running = runOf({
  id: 'running',
  state: 'running',
  startedAt: noon - 90_000,
  jobs: jobs(12, (index) => (index < 5 ? audited(index) : index < 7 ? { state: 'running', attempt: 1 } : {})),
});
export const paused = runOf({
  id: 'paused',
  state: 'paused',
  pausedBecause: 'storage-full',
  startedAt: noon - 90_000,
  jobs: jobs(4, (index) => (index < 2 ? audited(index) : {})),
});

export const crawled = runOf({
  id: 'crawled',
  name: 'site.example',
  state: 'running',
  startedAt: noon - 90_000,
  crawl: { start: 'https://site.example/', limit: 50, depth: 3, include: [], exclude: ['/tag/**'] },
  leftOut: {
    robots: ['https://site.example/private/\u202e<b>x</b>'],
    'other-host': Array.from({ length: 500 }, (_, index) => `https://elsewhere.example/${index}`),
    limit: [`https://site.example/${'very-long-'.repeat(40)}`],
  },
  jobs: jobs(6, (index) => ({ depth: index === 0 ? 0 : 1, ...(index < 3 ? { ...audited(index), followed: true } : {}) })),
});

export const schedules: Schedule[] = [
  {
    version: 1,
    id: 's1',
    name: 'shop.example.com',
    every: { unit: 'hours', count: 6 },
    options: ended.options,
    crawl: null,
    urls: [],
    createdAt: noon,
    nextAt: noon + 3_600_000,
    lastAt: noon - 60_000,
    lastRunId: 'ended',
    toldRunId: 'ended',
  },
  {
    version: 1,
    id: 's2',
    name: titles[7],
    every: { unit: 'days', count: 7 },
    options: ended.options,
    crawl: crawled.crawl ?? null,
    urls: [],
    createdAt: noon,
    nextAt: noon + 86_400_000,
    lastAt: null,
    lastRunId: 'gone',
    toldRunId: null,
  },
];

export const openTabs: FakeBulkPorts['tabs'] = {
  hidden: 2,
  windows: [
    {
      id: 1,
      current: true,
      tabs: titles.map((title, index) => ({
        id: 500 + index,
        title,
        url: index === 1 ? 'chrome://settings/' : `https://tabs.example.com/${index}`,
        asleep: index === 2,
      })),
    },
    { id: 2, current: false, tabs: [{ id: 600, title: 'Elsewhere', url: 'https://elsewhere.example/', asleep: false }] },
  ],
};
