import type { ToolId } from '../../checks/tools.ts';
import type { Digest } from '../../checks/core/report/digest.ts';
import type { Brand } from '../../reports/html/brand.tsx';
import { onePagePerFinalUrl } from '../../checks/site/final-urls.ts';
import type { CrawlPlan, ExclusionReason } from '../../checks/site/crawl.ts';

/** A bulk audit, as the worker runs it, as it is stored, and as the bulk page shows it. Times are epoch milliseconds. */
export interface Run {
  version: 1;
  id: string;
  name: string;
  /** Of the schedule that started it; absent if the user did. */
  scheduleId?: string;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
  /** `draft`: still being queued. `finished`: no job is waiting or running. */
  state: 'draft' | 'running' | 'paused' | 'finished' | 'cancelled';
  pausedBecause: PauseReason | null;
  options: RunOptions;
  /** Whether the links of a site are followed from a start page; absent or null in runs of selected pages. */
  crawl?: CrawlPlan | null;
  /** URLs that were found but not audited. Absent if there are none. */
  leftOut?: ExcludedUrls;
  /** In queue order. */
  jobs: Job[];
}
/** By reason, each URL once, in the order in which they were found, at most {@link mostExcluded} per reason. */
export type ExcludedUrls = Partial<Record<ExclusionReason, string[]>>;
/** Per reason; beyond that, only "more than" is known. */
export const mostExcluded = 500;
export type PauseReason = 'user' | 'offline' | 'storage-full' | 'no-permission' | 'restarted';

/** A run without its jobs. */
export interface RunHead extends Omit<Run, 'jobs' | 'leftOut'> {
  counts: Record<Job['state'] | 'total', number>;
}

/** Whether the run audited every page that it should. Pages may be missing if it was canceled, is still running, ended at its limit, or could not read a page that links to others. */
export const isComplete = ({ state, crawl, leftOut, jobs }: Pick<Run, 'state' | 'crawl' | 'leftOut' | 'jobs'>): boolean =>
  state === 'finished' && !leftOut?.limit?.length && !leftOut?.unread?.length && !(crawl && jobs.some((job) => job.state !== 'done'));

/** A run in the form in which it is compared with another. @param digests by job; a page without one was not audited */
export const sideOfRun = (run: Run, digests: ReadonlyMap<string, Digest>) => ({
  pages: onePagePerFinalUrl(run.jobs.map(({ id, url }) => ({ jobId: id, url, digest: digests.get(id) ?? null }))),
  whole: isComplete(run),
});

/** The time of a run in lists and files, epoch milliseconds: a draft may have been made days before it was started. */
export const dateOfRun = ({ startedAt, createdAt }: Pick<Run, 'startedAt' | 'createdAt'>): number => startedAt ?? createdAt;

/** Id of a run or schedule. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);

/** Number of jobs in each state. */
export function countByState(jobs: readonly Pick<Job, 'state'>[]): RunHead['counts'] {
  const counts = { total: jobs.length, waiting: 0, running: 0, done: 0, failed: 0, cancelled: 0 };
  for (const { state } of jobs) counts[state]++;
  return counts;
}

export interface RunOptions {
  /** Only the signals of these tools are judged; empty for all. */
  tools: ToolId[];
  /** Also checks link targets, canonical, alternates, images and redirects. */
  probes: boolean;
  /** Pages at a time, 1…6. */
  parallel: number;
}

/** One tab or URL of a run. */
export interface Job {
  /** Unique within its run. */
  id: string;
  url: string;
  /** Title of the tab when it was queued; '' for a URL. */
  title: string;
  /**
   * The user's own tab, which is never closed; null for a URL, which we open and close.
   * {@link lostTab} if it was closed with its window or the browser: it is searched for by its URL when the run continues.
   */
  tabId: number | null;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Number of attempts; results of earlier attempts are ignored. */
  attempt: number;
  /** The tab that we opened for the current attempt. */
  openedTabId: number | null;
  endedAt: number | null;
  error: JobError | null;
  /** How often the current attempt was interrupted, because the worker or the browser was stopped. */
  interrupted?: number;
  /** Clicks from the start page, if links are followed; absent for selected pages. */
  depth?: number;
  /** Whether its links have been read. */
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
    | 'http-error'
    | 'unreachable'
    | 'timeout'
    | 'interrupted'
    | 'audit-failed';
  /** What happened and what to do: whole sentences in English, as exports print them. */
  message: string;
  /** Detail beyond the code; null for none. */
  why: JobDetail | null;
  /** Status of the response, if the browser reported one. Absent otherwise. */
  status?: number;
}
/** Details of a failed job beyond its code: the sentences are in words/en/app/bulk/job-errors.ts. Seconds are those that were waited. */
export type JobDetail =
  | { code: 'browser-says' | 'thrown'; args: { error: string } }
  | { code: 'no-answer' | 'page-silent'; args: { seconds: number } }
  | { code: 'no-content' | 'returns'; args: { status: number } }
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

/** Maximum number of pages at a time. */
export const parallelLimit = 6;
/** Maximum characters of a run's name. */
export const runNameLimit = 120;
/** Maximum number of jobs of one run. */
export const jobLimit = 5_000;
/**
 * Maximum number of finished runs that are stored, of those that the user started and of each schedule. When a run is created, the oldest
 * beyond it are deleted with their reports. Drafts, running and paused runs stay, and those that a schedule compares its next run with.
 */
export const mostStoredRuns = 20;

export interface RunChange {
  /** For a draft: where to follow links from; null to follow none. */
  crawl?: CrawlPlan | null;
  name?: string;
  options?: RunOptions;
  /** Job ids: waiting jobs get this order. */
  order?: string[];
  /** Job ids; those that are running or done stay. */
  remove?: string[];
}

export type RunCommand = 'start' | 'pause' | 'resume' | 'cancel' | 'retry-failed';

/** What users put on their reports. */
export interface Branding {
  /** Title on the cover; '' for the default. */
  title: string;
  /** Name of the agency; '' for none. */
  agency: string;
  /** As `#rrggbb`; the name under which the first builds stored it. */
  colour: string;
  /** data: URL of a PNG or JPEG; '' for none. */
  logo: string;
  /** Whether every check of every page follows the run's own pages. */
  annex: boolean;
  paper: 'a4' | 'letter';
  /** Code of the language of files; '' for that of the interface. */
  language?: string;
}
/** Branding as reports draw it. */
export const brandFromSettings = ({ title, agency, colour, logo, paper }: Branding): Brand => ({
  title,
  agency,
  color: colour,
  logo,
  paper,
});
export const plainBranding: Branding = { title: '', agency: '', colour: '#1d4ed8', logo: '', annex: false, paper: 'a4', language: '' };

/** Progress of a file that is being created, stored in session storage under its id. */
export interface FileProgress {
  id: string;
  name: string;
  state: 'making' | 'saving' | 'saved' | 'failed';
  done: number;
  total: number;
  error: string;
}
