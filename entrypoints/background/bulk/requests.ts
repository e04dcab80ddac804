import browser from 'webextension-polyfill';
import { tools, type ToolId } from '../../../checks/tools.ts';
import { failureReason } from '../../../checks/core/failure.ts';
import { anyPatternMatcher } from '../../../checks/parse/url-patterns.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { readSitemapPages } from '../../../checks/fetch/sitemap-pages.ts';
import { crawlLimits, withinPatternLimits, type CrawlPlan } from '../../../checks/site/crawl.ts';
import { isStorageFull } from '../../../extension/runs/library.ts';
import type { Handlers } from '../../../extension/messages/messages.ts';
import { areHostsGranted } from '../../../extension/browser/permissions.ts';
import { ReplyFailed } from '../../../extension/messages/reply.ts';
import { jobLimit, parallelLimit, runNameLimit, type NewJob, type RunChange, type RunOptions } from '../../../extension/runs/runs.ts';
import { isEvery } from '../../../extension/runs/schedules.ts';
import { readSettings } from '../../../extension/storage/settings.ts';
import { readRuns } from '../../../extension/storage/storage.ts';
import { openSiteNet } from '../net.ts';
import { runner, schedules } from './index.ts';

/** Requests about bulk audits. They come from our own pages, but are sanitized, because they contain names and URLs of pages. */
export const bulkRequests: Pick<
  Handlers,
  'createRun' | 'addJobs' | 'editRun' | 'commandRun' | 'deleteRun' | 'addSchedule' | 'stopSchedule' | 'queueTab' | 'readSitemap'
> = {
  createRun: ({ name, jobs, options, crawl }) =>
    withNoRoomFailure(() => {
      const [plan, safe] = [crawl && checkCrawlPlan(crawl), safeJobs(jobs)];
      return runner.create(nameOf(name, plan ? [{ url: plan.start }] : safe), safe, safeOptions(options), plan);
    }),
  addJobs: ({ runId, jobs }) =>
    withNoRoomFailure(async () => {
      const { added, joined } = await runner.add(runId, safeJobs(jobs));
      return { added, joined };
    }),
  editRun: ({ runId, change }) => withNoRoomFailure(() => runner.edit(runId, safeChange(change)), null),
  commandRun: ({ runId, command }) => withNoRoomFailure(() => runner.command(runId, command), null),
  deleteRun: ({ runId }) => withNoRoomFailure(() => runner.delete(runId), null),
  addSchedule: ({ runId, every }) =>
    withNoRoomFailure(async () => {
      if (!isEvery(every)) throw new Error('Not so often.');
      await schedules.add(runId, { unit: every.unit, count: every.count });
    }, null),
  stopSchedule: ({ id }) => withNoRoomFailure(() => schedules.stop(id), null),
  async queueTab({ tabId }) {
    const { url = '', title = '' } = await browser.tabs.get(tabId);
    const jobs = [safeJob({ url, title, tabId })];
    return withNoRoomFailure(async () => {
      const draft = (await readRuns()).find(({ state }) => state === 'draft');
      if (draft) return { runId: draft.id, jobs: (await runner.add(draft.id, jobs)).jobs };
      return {
        runId: await runner.create(nameOf('', jobs), jobs, { tools: [], probes: false, parallel: (await readSettings()).parallel }),
        jobs: 1,
      };
    });
  },
  async readSitemap({ url }) {
    const address = parseUrl(url) ? url.trim() : `https://${url.trim()}`;
    if (parseUrl(address) && !(await areHostsGranted([address]))) return { urls: [], total: 0, notes: [failureReason('site-not-allowed')] };
    const { net, close } = await openSiteNet(address);
    return readSitemapPages(net, address, jobLimit).finally(close);
  },
};

/** Starts a run that follows links, with the options of a new run. @returns its id */
export const startCrawl = (crawl: CrawlPlan, parallel: number): Promise<string> =>
  withNoRoomFailure(async () => {
    const plan = checkCrawlPlan(crawl);
    const id = await runner.create(nameOf('', [{ url: plan.start }]), [], { tools: [], probes: false, parallel }, plan);
    await runner.command(id, 'start');
    return id;
  });

/**
 * Fails with no-room if the disk is full, because the user can do something about it.
 * @param answer returned instead of what the work returns
 */
async function withNoRoomFailure<T>(work: () => Promise<T>): Promise<T>;
async function withNoRoomFailure<T>(work: () => Promise<unknown>, answer: T): Promise<T>;
async function withNoRoomFailure<T>(work: () => Promise<T>, ...answer: [T?]): Promise<T> {
  try {
    const value = await work();
    return answer.length > 0 ? answer[0]! : value;
  } catch (error) {
    if (isStorageFull(error)) throw new ReplyFailed('no-room', { cause: error });
    throw error;
  }
}

const caps = { url: 2_000, title: 300, name: runNameLimit } as const;
/** One line without control characters. */
const oneLine = (text: unknown, cap: number) =>
  String(text ?? '')
    .slice(0, cap * 4)
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim()
    .slice(0, cap)
    .toWellFormed();

const safeJob = ({ url, title, tabId }: NewJob): NewJob => ({
  url: String(url).slice(0, caps.url),
  title: oneLine(title, caps.title),
  tabId: typeof tabId === 'number' && tabId >= 0 ? tabId : null,
});

/** @throws if it is not a list of pages */
function safeJobs(jobs: unknown): NewJob[] {
  if (!Array.isArray(jobs) || jobs.some((job) => typeof job !== 'object' || job === null)) throw new Error('There is no list of pages.');
  return (jobs as NewJob[]).map(safeJob);
}

const toolIds: ReadonlySet<string> = new Set(tools.map(({ id }) => id));
const safeOptions = ({ tools: chosen, probes, parallel }: RunOptions): RunOptions => ({
  tools: Array.isArray(chosen) ? chosen.filter((id): id is ToolId => toolIds.has(id)) : [],
  probes: probes === true,
  parallel: Math.min(parallelLimit, Math.max(1, Math.round(Number(parallel)) || 1)),
});
/** @throws if the start page is not a web page, or a pattern is invalid, or they are too many or too long: our own pages check before they send */
export function checkCrawlPlan({ start, limit, depth, include, exclude }: CrawlPlan): CrawlPlan {
  const url = new URL(start);
  if (!/^https?:$/.test(url.protocol) || url.href.length > caps.url) throw new Error('Links are followed from an http or https page only.');
  url.hash = '';
  // Without one of them, pages would be requested that the user excluded.
  if (!withinPatternLimits(include) || !withinPatternLimits(exclude)) throw new Error('Too many patterns, or too long.');
  const plan = {
    start: url.href,
    limit: within(limit, 1, jobLimit),
    depth: depth === null ? null : within(depth, 0, crawlLimits.depth),
    include: include.map(String),
    exclude: exclude.map(String),
  };
  anyPatternMatcher([...plan.include, ...plan.exclude]);
  return plan;
}
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(Number(value)) || least));

function safeChange({ name, options, order, remove, crawl }: RunChange): RunChange {
  const change: RunChange = {};
  const named = name === undefined ? '' : oneLine(name, caps.name);
  if (named !== '') change.name = named;
  if (options) change.options = safeOptions(options);
  if (order) change.order = order;
  if (remove) change.remove = remove;
  if (crawl !== undefined) change.crawl = crawl && checkCrawlPlan(crawl);
  return change;
}

/** The user's name, otherwise the first site's. */
function nameOf(name: string, jobs: readonly Pick<NewJob, 'url'>[]): string {
  const first = jobs[0]?.url ?? '';
  return oneLine(name, caps.name) || parseUrl(first)?.hostname || 'Bulk audit';
}
