import { isLoopback } from '../../../checks/index.ts';
import { jobLimit, type Job, type NewJob } from '../../../bridge/runs.ts';
import { jobError } from './errors.ts';

/** The queue of a run: what makes two jobs the same, what comes in, and in which order. Pure. */

/** Same page: a plain fragment is a place in it, `#/…` and `#!…` are routes of applications. */
export function pageKey(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed) return url;
  if (!/^#[!/]/.test(parsed.hash)) parsed.hash = '';
  return parsed.href;
}

const readable = (url: string, tabId: number | null) => URL.canParse(url) && (tabId === null ? /^https?:$/ : /^(https?|file):$/).test(new URL(url).protocol);
export const isAuditable = ({ url, tabId }: Pick<Job, 'url' | 'tabId'>): boolean => readable(url, tabId);

/** Needs no network. */
export const isOnThisMachine = (url: string): boolean => !/^https?:/.test(url) || (URL.canParse(url) && isLoopback(new URL(url).hostname));

export interface QueuedJob extends NewJob { id: string }

/**
 * Jobs with new ones behind them, each page once. A page that is no web page is queued as failed, so that its reader sees why.
 * An address that waits takes over the tab that shows it.
 */
export function joinQueuedJobs(jobs: readonly Job[], more: readonly QueuedJob[]): { jobs: Job[]; added: number; joined: number } {
  const result = [...jobs];
  const places = new Map(jobs.map((job, index) => [pageKey(job.url), index]));
  let joined = 0;
  for (const { id, url, title, tabId } of more) {
    const key = pageKey(url);
    const place = places.get(key);
    if (place !== undefined) {
      joined += 1;
      const there = result[place]!;
      if (tabId !== null && there.tabId === null && there.state === 'waiting') result[place] = { ...there, tabId, title: title || there.title };
      continue;
    }
    if (result.length >= jobLimit) continue;
    const fresh: Job = { id, url, title, tabId, state: 'waiting', attempt: 0, openedTabId: null, endedAt: null, error: null };
    places.set(key, result.length);
    result.push(isAuditable(fresh) ? fresh : { ...fresh, state: 'failed', error: jobError('no-access') });
  }
  return { jobs: result, added: result.length - jobs.length, joined };
}

/** Waiting jobs in the order given, those not named behind them, in the places that waiting jobs have. */
export function reorder(jobs: readonly Job[], order: readonly string[]): readonly Job[] {
  const rank = new Map(order.map((id, index) => [id, index]));
  const rankOf = (job: Job) => rank.get(job.id) ?? order.length;
  const waiting = jobs.filter((job) => job.state === 'waiting');
  const sorted = waiting.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (sorted.every((job, index) => job === waiting[index])) return jobs;
  let next = 0;
  return jobs.map((job) => (job.state === 'waiting' ? sorted[next++]! : job));
}
