import type { ToolId } from '../checks/doors/catalogue.ts';
import type { Digest } from '../checks/doors/report.ts';
import type { CrawlPlan, ExclusionReason, RunSide, SiteContext } from '../checks/doors/site.ts';

/** A bulk audit: what the worker's machine works on, what is kept, and what the bulk page shows. Times are epoch milliseconds. */
export interface Run {
  version: 1;
  id: string;
  name: string;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
  /** `draft`: still being queued. `finished`: no job is waiting or under way. */
  state: 'draft' | 'running' | 'paused' | 'finished' | 'cancelled';
  pausedBecause: PauseReason | null;
  options: RunOptions;
  /** The links of a site are followed from a start page; absent or null in runs of pages that were chosen. */
  crawl?: CrawlPlan | null;
  /** URLs that were found but not audited. Absent if there are none. */
  leftOut?: ExcludedUrls;
  /** In the order of the queue. */
  jobs: Job[];
}
/** By reason, each URL once, in the order they were found, at most {@link mostExcluded} of each. */
export type ExcludedUrls = Partial<Record<ExclusionReason, string[]>>;
/** Of each reason; beyond that only "more than" is known. */
export const mostExcluded = 500;
export type PauseReason = 'user' | 'offline' | 'storage-full' | 'no-permission' | 'restarted';

/** Data of a run in addition to its pages; the extension reads no sitemap for it. */
export const siteContextOfStoredRun = ({ crawl }: Pick<Run, 'crawl'>): SiteContext => ({
  start: crawl?.start ?? null,
  whole: false,
  sitemap: null,
});

/** A run without its jobs. */
export interface RunHead extends Omit<Run, 'jobs' | 'leftOut'> {
  counts: Record<Job['state'] | 'total', number>;
}

/** Did the run reach every page it was to audit? Pages may be missing if it was cancelled, is still running, ended at its limit, or could not read a page that links to others. */
export const isStoredRunComplete = ({ state, crawl, leftOut, jobs }: Pick<Run, 'state' | 'crawl' | 'leftOut' | 'jobs'>): boolean =>
  state === 'finished' && !leftOut?.limit?.length && !leftOut?.unread?.length && !(crawl && jobs.some((job) => job.state !== 'done'));

/** A run as it is compared with another. @param digests by job; a page without one was not audited */
export const sideOfStoredRun = (run: Run, digests: ReadonlyMap<string, Digest>): RunSide => ({
  pages: run.jobs.map(({ id, url }) => ({ url, digest: digests.get(id) ?? null })),
  whole: isStoredRunComplete(run),
});

/** Of a run or of what repeats it. */
export const newStoredId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** Number of jobs in each state. */
export function countStoredJobs(jobs: readonly Pick<Job, 'state'>[]): RunHead['counts'] {
  const counts = { total: jobs.length, waiting: 0, running: 0, done: 0, failed: 0, cancelled: 0 };
  for (const { state } of jobs) counts[state]++;
  return counts;
}

export interface RunOptions {
  /** Only the signals of these tools are judged; empty for all. */
  tools: ToolId[];
  /** Also ask for link targets, canonical, alternates, images and redirects. */
  probes: boolean;
  /** Pages at a time, 1…6. */
  parallel: number;
}

/** One tab or address of a run. */
export interface Job {
  /** Unique within its run. */
  id: string;
  url: string;
  /** As the tab was called when it was queued; '' for an address. */
  title: string;
  /**
   * The user's own tab, which is never closed; null for an address, which is opened and closed by us.
   * {@link lostTab} when it went with its window or the browser: it is looked for by its address when the run goes on.
   */
  tabId: number | null;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** How often it was begun; answers of an earlier attempt fall away. */
  attempt: number;
  /** The tab that we opened for the present attempt. */
  openedTabId: number | null;
  endedAt: number | null;
  error: JobError | null;
  /** How often the present try was cut off, because the worker or the browser was stopped in the middle. */
  interrupted?: number;
  /** Clicks from the start page, where links are followed; absent for pages that were chosen. */
  depth?: number;
  /** Its links have been read. */
  followed?: boolean;
}
export interface JobError {
  code:
    | 'tab-gone'
    | 'navigated'
    | 'crashed'
    | 'asleep'
    | 'no-access'
    | 'no-permission'
    | 'not-a-page'
    | 'unreachable'
    | 'timeout'
    | 'interrupted'
    | 'audit-failed';
  /** What happened and what to do: whole sentences in English, as exports print them. */
  message: string;
  /** Detail in addition to the code; null for none. Absent in runs stored by earlier versions. */
  why?: JobDetail | null;
  /** The same in runs stored by earlier versions: a sentence; '' for none. */
  detail?: string;
}
/** What is known of a failed job beyond its kind: the sentences are in words/en/app/bulk/job-errors.ts. Seconds are those that were waited. */
export type JobDetail =
  | { code: 'browser-says' | 'thrown'; args: { error: string } }
  | { code: 'no-answer' | 'page-silent'; args: { seconds: number } }
  | { code: 'no-content'; args: { status: number } }
  | { code: 'download' | 'of-type'; args: { type: string } }
  | { code: 'shows'; args: { url: string } }
  | { code: 'leads-to'; args: { origin: string } }
  | { code: 'not-well-formed' | 'left' | 'no-page'; args: Record<never, never> };
export interface NewJob {
  url: string;
  title: string;
  tabId: number | null;
}

export const lostTab = -1;

/** Pages at a time. */
export const parallelLimit = 6;
/** Jobs of one run. */
export const jobLimit = 5_000;
/** Ended runs that are kept; the oldest of more are deleted with their reports when a run is begun. Drafts, running and paused runs stay. */
export const mostStoredRuns = 20;

export interface RunChange {
  /** Of a draft: follow links from there; null to follow none. */
  crawl?: CrawlPlan | null;
  name?: string;
  options?: RunOptions;
  /** Job ids: waiting jobs take this order. */
  order?: string[];
  /** Job ids; those that are under way or done stay. */
  remove?: string[];
}

export type RunCommand = 'start' | 'pause' | 'resume' | 'cancel' | 'retry-failed';

/** Branding of a PDF. */
export interface Branding {
  /** Title on the cover; '' for ours. */
  title: string;
  /** Name of the agency; '' for none. */
  agency: string;
  /** #rrggbb */
  colour: string;
  /** data: URL of a PNG or JPEG; '' for none. */
  logo: string;
  /** Behind the sheets of a run, every check of every page. */
  annex: boolean;
}
export const plainBranding: Branding = { title: '', agency: '', colour: '#1d4ed8', logo: '', annex: false };

/** Progress of a file that is being created, stored in session storage under its id. */
export interface FileProgress {
  id: string;
  name: string;
  state: 'making' | 'saving' | 'saved' | 'failed';
  done: number;
  total: number;
  error: string;
}
