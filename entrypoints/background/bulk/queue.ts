import { hostnameOf, isLoopbackHost, parseUrl } from '../../../checks/parse/urls.ts';
import { comparableKey, type CrawlPlan, type ExclusionReason, type SortedLinks } from '../../../checks/site/crawl.ts';
import { CrawlTrapWatch } from '../../../checks/site/traps.ts';
import { jobLimit, mostExcluded, type Job, type ExcludedUrls, type NewJob, type Run } from '../../../extension/runs/runs.ts';
import { jobError } from './errors.ts';

/** The queue of a run: identity of jobs, adding, order. Pure. */

/** Equal for the same page: a plain fragment is a place in it, `#/…` and `#!…` are routes of applications. */
export function pageKey(url: string): string {
  const parsed = parseUrl(url);
  if (!parsed) return url;
  if (!/^#[!/]/.test(parsed.hash)) parsed.hash = '';
  return parsed.href;
}

const readable = (url: string, tabId: number | null) =>
  (tabId === null ? /^https?:$/ : /^(https?|file):$/).test(parseUrl(url)?.protocol ?? '');
export const isAuditable = ({ url, tabId }: Pick<Job, 'url' | 'tabId'>): boolean => readable(url, tabId);

/** Whether a URL needs no network. */
export const isLocalUrl = (url: string): boolean => !/^https?:/.test(url) || isLoopbackHost(hostnameOf(url));

export interface QueuedJob extends NewJob {
  id: string;
}

/**
 * Jobs followed by new ones, each page once. A URL that is not a web page is queued as failed, so that the user sees why.
 * If a waiting URL is added as a tab, its job gets that tab.
 */
export function addWithoutDuplicates(jobs: readonly Job[], more: readonly QueuedJob[]): { jobs: Job[]; added: number; joined: number } {
  const result = [...jobs];
  const places = new Map(jobs.map((job, index) => [pageKey(job.url), index]));
  let joined = 0;
  for (const { id, url, title, tabId } of more) {
    const key = pageKey(url);
    const place = places.get(key);
    if (place !== undefined) {
      joined += 1;
      const there = result[place]!;
      if (tabId !== null && there.tabId === null && there.state === 'waiting')
        result[place] = { ...there, tabId, title: title || there.title };
      continue;
    }
    if (result.length >= jobLimit) continue;
    const fresh: Job = { id, url, title, tabId, state: 'waiting', attempt: 0, openedTabId: null, endedAt: null, error: null };
    places.set(key, result.length);
    result.push(isAuditable(fresh) ? fresh : { ...fresh, state: 'failed', error: jobError('no-access') });
  }
  return { jobs: result, added: result.length - jobs.length, joined };
}

/** Puts waiting jobs in this order, followed by those not listed, at the positions of waiting jobs. */
export function reorderJobs(jobs: readonly Job[], order: readonly string[]): readonly Job[] {
  const rank = new Map(order.map((id, index) => [id, index]));
  const rankOf = (job: Job) => rank.get(job.id) ?? order.length;
  const waiting = jobs.filter((job) => job.state === 'waiting');
  const sorted = waiting.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (sorted.every((job, index) => job === waiting[index])) return jobs;
  let next = 0;
  return jobs.map((job) => (job.state === 'waiting' ? sorted[next++]! : job));
}

/** A draft that follows links from a start page, which is one of its jobs; or that follows none. @param id of the job of the start page */
export function setCrawl(run: Run, crawl: CrawlPlan | null, id: string): Run {
  // The start page of an earlier plan is removed with it.
  const chosen = run.jobs.filter(({ depth, url }) => depth === undefined || (crawl !== null && pageKey(url) === pageKey(crawl.start)));
  if (crawl === null) return { ...run, crawl, jobs: chosen };
  const { jobs } = addWithoutDuplicates(chosen, [{ id, url: crawl.start, title: '', tabId: null }]);
  return { ...run, crawl, jobs: jobs.map((job) => (pageKey(job.url) === pageKey(crawl.start) ? { ...job, depth: 0 } : job)) };
}

/** Whether the links of a job must still be read. */
export const isToFollow = ({ crawl }: Pick<Run, 'crawl'>, { state, depth, followed }: Job): boolean =>
  Boolean(crawl) && state === 'done' && depth !== undefined && !followed;

/** The links found on a page. `ids`: job ids for those that are followed. */
export interface FoundLinks extends SortedLinks {
  ids: readonly string[];
}

/** Adds the pages found on one page to the run, within depth and limit, and records the excluded URLs. */
export function addFoundLinks(
  run: Run,
  jobId: string,
  { follow, leftOut, ids }: FoundLinks,
): Pick<Run, 'jobs'> & { leftOut?: ExcludedUrls } {
  const { depth: from = 0 } = run.jobs.find(({ id }) => id === jobId)!;
  const { limit, depth: deepest } = run.crawl!;
  const jobs = run.jobs.map((job) => (job.id === jobId ? { ...job, followed: true } : job));
  const places = new Map(jobs.map(({ url }, index) => [comparableKey(url), index]));
  let followed = jobs.filter(({ depth }) => depth !== undefined).length;
  const exclusions = exclusionsOf(run.leftOut);
  const traps = new CrawlTrapWatch(jobs.filter(({ depth }) => depth !== undefined).map(({ url }) => url));
  for (const [index, url] of follow.entries()) {
    const key = comparableKey(url);
    const place = places.get(key);
    if (place !== undefined) {
      const there = jobs[place]!;
      // A shorter path to a page whose links have not been read yet.
      if (there.depth !== undefined && there.depth > from + 1 && !there.followed) jobs[place] = { ...there, depth: from + 1 };
      continue;
    }
    if (deepest !== null && from + 1 > deepest) {
      exclusions.add(key, url, 'depth');
      continue;
    }
    if (traps.isTrap(url)) {
      exclusions.add(key, url, 'trap');
      continue;
    }
    if (followed >= limit || jobs.length >= jobLimit) {
      exclusions.add(key, url, 'limit');
      continue;
    }
    places.set(key, jobs.length);
    followed += 1;
    traps.follow(url);
    exclusions.take(key);
    jobs.push({
      id: ids[index]!,
      url,
      title: '',
      tabId: null,
      state: 'waiting',
      attempt: 0,
      openedTabId: null,
      endedAt: null,
      error: null,
      depth: from + 1,
    });
  }
  for (const { url, why } of leftOut) {
    const key = comparableKey(url);
    // A page of the run is never excluded, but its links may be.
    if (!places.has(key) || jobs[places.get(key)!]!.id === jobId) exclusions.add(key, url, why);
  }
  return { jobs, ...(exclusions.now() && { leftOut: exclusions.now()! }) };
}

/** Each URL has the first reason that was found, and none if another page leads to it. */
function exclusionsOf(before: ExcludedUrls | undefined) {
  const reasons = new Map<string, ExclusionReason>();
  const lists = Object.entries(before ?? {}) as [ExclusionReason, string[]][];
  for (const [why, urls] of lists) for (const url of urls) reasons.set(comparableKey(url), why);
  let now = before;
  const listOf = (why: ExclusionReason) => now?.[why] ?? [];
  // Copied once, because stored objects are compared by identity.
  const copy = (): ExcludedUrls => (now === before ? (now = Object.fromEntries(lists.map(([why, urls]) => [why, [...urls]]))) : now!);
  return {
    now: () => now,
    add(key: string, url: string, why: ExclusionReason) {
      if (reasons.has(key) || listOf(why).length >= mostExcluded) return;
      reasons.set(key, why);
      (copy()[why] ??= []).push(url);
    },
    take(key: string) {
      const why = reasons.get(key);
      if (why === undefined) return;
      reasons.delete(key);
      copy()[why] = listOf(why).filter((url) => comparableKey(url) !== key);
    },
  };
}
