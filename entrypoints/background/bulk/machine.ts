import type { CrawlPlan } from '../../../checks/site/crawl.ts';
import {
  lostTab,
  parallelLimit,
  type Job,
  type JobError,
  type PauseReason,
  type Run,
  type RunChange,
  type RunCommand,
} from '../../../extension/runs/runs.ts';
import { jobError } from './errors.ts';
import {
  isAuditable,
  isToFollow,
  addWithoutDuplicates,
  reorderJobs,
  setCrawl,
  addFoundLinks,
  type FoundLinks,
  type QueuedJob,
} from './queue.ts';

/**
 * The machine of bulk audits: `step(run, event) → { run, effects }`. No clock, no browser, no other state.
 * The runner writes the run before it performs the effects, and may be stopped at any moment in between.
 *
 *     run    draft ──start──► running ◄──resume, online, granted── paused
 *                              │  │ └──pause, offline, storage full, no permission, restarted──▲
 *                              │  └──cancel──► cancelled ──resume──► running
 *                              └──nothing waiting, running or to close──► finished ──retry-failed──► running
 *
 *     job    waiting ──begin──► running ──kept──► done
 *               ▲                  ├──failed──► failed ──retry-failed──► waiting
 *               ├── interrupted ────┤
 *               └──resume── cancelled ◄── cancel
 *
 * - Every start of a job is an attempt with a number. Results of earlier attempts are ignored, except that a page was
 *   stored: that is a fact, and no page is audited twice. Repeated events change nothing.
 * - `openedTabId` stays until the tab is known to be closed, whatever happens to the job, and the job is not started again before.
 *   A run ends when its last tab is closed.
 * - If links are followed, the links of each stored page are read (`followed`); the run ends when no page waits for that. A worker that
 *   was stopped in between reads them again: URLs that were already found are not added again.
 * - A pause lets running pages finish; if they cannot (offline, permission withdrawn), they go back to the queue.
 * - After the worker was stopped (wake), running jobs are started again, at most {@link cutOffLimit} times. After the browser was
 *   restarted (restart), tabs have other ids, so the users' tabs are found by URL, and the run waits for a click: nothing
 *   opens tabs unasked when a browser starts.
 */
export function nextStep(run: Run, event: RunEvent): Step {
  const work = new Work(run);
  handle(work, event);
  settle(work, event.at);
  return { run: work.run, effects: work.effects };
}

export interface Step {
  /** The same object if nothing changed. */
  run: Run;
  effects: Effect[];
}

/** `at`: epoch milliseconds. */
export type RunEvent = { at: number } & (
  | { type: 'command'; command: RunCommand }
  | { type: 'add'; jobs: QueuedJob[] }
  | { type: 'edit'; change: Omit<RunChange, 'crawl'> }
  /** For a draft: follow links, or none. `startId`: id of the job of the start page. */
  | { type: 'crawl'; plan: CrawlPlan | null; startId: string }
  /** The links found on a page. */
  | { type: 'found'; jobId: string; found: FoundLinks }
  /** A tab was opened for this attempt; nothing is loaded in it yet. */
  | { type: 'opened'; jobId: string; attempt: number; tabId: number }
  | { type: 'kept'; jobId: string; attempt: number }
  | { type: 'failed'; jobId: string; attempt: number; error: JobError }
  /** The job cannot be done now, and neither can others. */
  | { type: 'blocked'; jobId: string; attempt: number; because: PauseCause }
  | { type: 'tab-removed'; tabId: number; windowClosing: boolean }
  | { type: 'tab-replaced'; from: number; to: number }
  | { type: 'hindered'; because: PauseCause }
  | { type: 'unhindered'; because: PauseCause }
  /** Nothing is running, because the worker was stopped. `kept`: jobs whose page is stored. */
  | { type: 'wake'; storedJobIds: ReadonlySet<string> }
  /** Like wake, but all tab ids are invalid. */
  | { type: 'restart'; storedJobIds: ReadonlySet<string> }
);
export type PauseCause = Exclude<PauseReason, 'user' | 'restarted'>;

export type Effect =
  /** Audit the page; reply with kept, failed or blocked and the attempt's number. */
  | { do: 'begin'; jobId: string; attempt: number }
  /** Abandon this attempt. */
  | { do: 'stop'; jobId: string; attempt: number }
  /** Read the links of a stored page; reply with found. */
  | { do: 'follow'; jobId: string }
  /** Close this tab, which we opened; reply with tab-removed, even if it was already closed. */
  | { do: 'close'; tabId: number };

/**
 * How often an interrupted job is started again. A page that crashes the worker must end at some point; one that was only open
 * when others crashed it, or when memory was short, should not.
 */
export const cutOffLimit = 10;

/** A copy of the run that is only changed where something changes. */
class Work {
  readonly effects: Effect[] = [];
  readonly before: Run;
  run: Run;
  constructor(run: Run) {
    this.before = run;
    this.run = run;
  }
  get jobs(): readonly Job[] {
    return this.run.jobs;
  }
  set(change: Partial<Run>): void {
    this.run = { ...this.run, ...change };
  }
  change(index: number, change: Partial<Job>): void {
    if (this.run.jobs === this.before.jobs) this.set({ jobs: [...this.before.jobs] });
    this.run.jobs[index] = { ...this.run.jobs[index]!, ...change };
  }
  each(change: (job: Job, index: number) => void): void {
    this.jobs.forEach(change);
  }
  /** The job ends or goes back to the queue: its attempt is over, and its tab is closed. */
  leave(index: number, change: Partial<Job>): void {
    const job = this.jobs[index]!;
    if (job.state === 'running') this.effects.push({ do: 'stop', jobId: job.id, attempt: job.attempt });
    this.change(index, change);
    if (job.openedTabId !== null) this.effects.push({ do: 'close', tabId: job.openedTabId });
  }
}

const answered = (work: Work, { jobId, attempt }: { jobId: string; attempt: number }): number =>
  work.jobs.findIndex((job) => job.id === jobId && job.attempt === attempt && job.state === 'running');

function handle(work: Work, event: RunEvent): void {
  const { run } = work;
  switch (event.type) {
    case 'command':
      return command(work, event.command);
    case 'add': {
      const { jobs, added } = addWithoutDuplicates(run.jobs, event.jobs);
      if (jobs.some((job, index) => job !== run.jobs[index])) work.set({ jobs });
      // If pages are added to a run that has ended, the user must start it.
      if (added > 0 && (run.state === 'finished' || run.state === 'cancelled'))
        work.set({ state: 'paused', pausedBecause: 'user', endedAt: null });
      return;
    }
    case 'edit':
      return edit(work, event.change);
    case 'crawl':
      if (run.state === 'draft') work.set(setCrawl(run, event.plan, event.startId));
      return;
    case 'found': {
      const job = run.jobs.find(({ id }) => id === event.jobId);
      // A canceled run may be resumed; its links are read then.
      if (job && isToFollow(run, job) && run.state !== 'cancelled') work.set(addFoundLinks(run, job.id, event.found));
      return;
    }
    case 'opened': {
      const index = answered(work, event);
      const known = work.jobs.some((job) => job.openedTabId === event.tabId);
      if (index >= 0 && !known && work.jobs[index]!.openedTabId === null) work.change(index, { openedTabId: event.tabId });
      else if (!known) work.effects.push({ do: 'close', tabId: event.tabId });
      return;
    }
    case 'kept': {
      const index = work.jobs.findIndex((job) => job.id === event.jobId);
      if (index >= 0) keep(work, index, event.at);
      return;
    }
    case 'failed': {
      const index = answered(work, event);
      if (index >= 0) work.leave(index, { state: 'failed', endedAt: event.at, error: event.error });
      return;
    }
    case 'blocked': {
      const index = answered(work, event);
      if (index < 0) return;
      work.leave(index, { state: 'waiting' });
      if (work.run.state === 'running') work.set({ state: 'paused', pausedBecause: event.because });
      return;
    }
    case 'hindered':
      if (run.state === 'running') work.set({ state: 'paused', pausedBecause: event.because });
      work.each((job, index) => {
        if (job.state === 'running') work.leave(index, { state: 'waiting' });
      });
      return;
    case 'unhindered':
      if (run.state === 'paused' && run.pausedBecause === event.because) work.set({ state: 'running', pausedBecause: null });
      return;
    case 'tab-removed':
      return tabRemoved(work, event);
    case 'tab-replaced':
      work.each((job, index) => {
        if (job.tabId === event.from) work.change(index, { tabId: event.to });
        if (job.openedTabId === event.from) work.change(index, { openedTabId: event.to });
      });
      return;
    case 'wake':
      return cutOff(work, event.storedJobIds, event.at);
    case 'restart':
      // First, because such a tab id may now belong to another tab.
      work.each((job, index) => {
        if (job.openedTabId !== null) work.change(index, { openedTabId: null });
        if (job.tabId !== null && job.state !== 'done') work.change(index, { tabId: lostTab });
      });
      cutOff(work, event.storedJobIds, event.at);
      if (work.run.state === 'running') work.set({ state: 'paused', pausedBecause: 'restarted' });
  }
}

function keep(work: Work, index: number, at: number): void {
  if (work.jobs[index]!.state === 'done') return;
  work.leave(index, { state: 'done', endedAt: at, error: null });
  follow(work, index);
}

function follow(work: Work, index: number): void {
  const job = work.jobs[index]!;
  if (work.run.state !== 'cancelled' && isToFollow(work.run, job)) work.effects.push({ do: 'follow', jobId: job.id });
}

function command(work: Work, name: RunCommand): void {
  const { run } = work;
  const start = () => {
    const cancelled = run.state === 'cancelled';
    work.set({ state: 'running', pausedBecause: null, endedAt: null });
    if (cancelled) work.each((_, index) => follow(work, index));
  };
  switch (name) {
    case 'start':
    case 'resume':
      if (run.state === 'running' || run.jobs.length === 0) return;
      // After a retry, a canceled run can finish with canceled jobs.
      if (run.state === 'finished' && !run.jobs.some(({ state }) => state === 'cancelled')) return;
      work.each((job, index) => {
        if (job.state === 'cancelled') work.change(index, { state: 'waiting', endedAt: null, interrupted: 0 });
      });
      return start();
    case 'pause':
      if (run.state === 'running' || (run.state === 'paused' && run.pausedBecause !== 'user'))
        work.set({ state: 'paused', pausedBecause: 'user' });
      return;
    case 'cancel':
      if (run.state === 'finished' || run.state === 'cancelled') return;
      work.set({ state: 'cancelled', pausedBecause: null, endedAt: null });
      work.each((job, index) => {
        if (job.state === 'waiting' || job.state === 'running') work.leave(index, { state: 'cancelled' });
      });
      return;
    case 'retry-failed': {
      let some = false;
      work.each((job, index) => {
        if (job.state !== 'failed' || !isAuditable(job)) return;
        some = true;
        // The tab is closed or shows another page: find a tab with the page, or open one.
        const lost = job.tabId !== null && job.error !== null && ['tab-gone', 'navigated', 'crashed'].includes(job.error.code);
        work.change(index, { state: 'waiting', endedAt: null, error: null, interrupted: 0, ...(lost ? { tabId: lostTab } : {}) });
      });
      if (some && run.state !== 'draft') start();
    }
  }
}

function edit(work: Work, { name, options, order, remove = [] }: RunChange): void {
  const { run } = work;
  if (name !== undefined && name !== run.name) work.set({ name });
  if (options) {
    // Pages of one run are judged with the same settings, which are fixed with the first page.
    const settled = run.jobs.some(({ state }) => state === 'running' || state === 'done');
    const parallel = Math.min(parallelLimit, Math.max(1, Math.round(options.parallel) || 1));
    work.set({ options: settled ? { ...run.options, parallel } : { ...options, parallel } });
  }
  if (remove.length > 0) {
    const gone = new Set(remove);
    const jobs = run.jobs.filter((job) => !gone.has(job.id) || job.state === 'running' || job.state === 'done' || job.openedTabId !== null);
    if (jobs.length < run.jobs.length) work.set({ jobs });
    // Without its start page, no links are followed.
    if (run.crawl && !jobs.some(({ depth }) => depth === 0)) work.set({ crawl: null });
  }
  if (order) {
    const jobs = reorderJobs(work.jobs, order);
    if (jobs !== work.jobs) work.set({ jobs: [...jobs] });
  }
}

function tabRemoved(work: Work, { tabId, windowClosing, at }: Extract<RunEvent, { type: 'tab-removed' }>): void {
  work.each((job, index) => {
    if (job.openedTabId === tabId) {
      work.change(index, { openedTabId: null });
      if (job.state !== 'running') return;
      // The whole window was closed, perhaps with the browser, so the user did not mean this page.
      if (windowClosing) putBack(work, index, at);
      else work.leave(index, { state: 'failed', endedAt: at, error: jobError('tab-gone') });
    } else if (job.tabId === tabId) {
      if (job.state === 'running' && job.openedTabId === null && !windowClosing) {
        work.leave(index, { state: 'failed', endedAt: at, error: jobError('tab-gone') });
        return;
      }
      if (job.state === 'done') return;
      work.change(index, { tabId: lostTab });
      if (job.state === 'running' && job.openedTabId === null) putBack(work, index, at);
    }
  });
}

/** Marks running jobs as interrupted. */
function cutOff(work: Work, storedJobIds: ReadonlySet<string>, at: number): void {
  work.each((job, index) => {
    if (storedJobIds.has(job.id) && job.state !== 'done') keep(work, index, at);
    else if (job.state === 'running') putBack(work, index, at);
    else if (job.openedTabId !== null) work.effects.push({ do: 'close', tabId: job.openedTabId });
    if (job.state === 'done') follow(work, index);
  });
}

/** Back to the queue, unless it was interrupted too often. */
function putBack(work: Work, index: number, at: number): void {
  const interrupted = (work.jobs[index]!.interrupted ?? 0) + 1;
  if (interrupted > cutOffLimit) work.leave(index, { state: 'failed', endedAt: at, error: jobError('interrupted'), interrupted });
  else work.leave(index, { state: 'waiting', interrupted });
}

/**
 * The jobs that may start, in order; those that were interrupted more often come later, so that a page that crashes the worker
 * delays only itself, and not the same few pages are running at every crash.
 */
const inTurn = (jobs: readonly Job[]): number[] =>
  [...jobs.keys()]
    .filter((index) => jobs[index]!.state === 'waiting' && jobs[index]!.openedTabId === null)
    .toSorted((a, b) => (jobs[a]!.interrupted ?? 0) - (jobs[b]!.interrupted ?? 0));

/** Starts the next jobs, and ends the run if none are left. */
function settle(work: Work, at: number): void {
  const { run } = work;
  let [running, left, open, unread] = [0, 0, 0, 0];
  for (const job of run.jobs) {
    if (job.state === 'running') running += 1;
    if (job.state === 'waiting') left += 1;
    if (job.openedTabId !== null) open += 1;
    if (isToFollow(run, job)) unread += 1;
  }
  if (run.state === 'running') {
    if (run.startedAt === null) work.set({ startedAt: at });
    const free = Math.max(0, run.options.parallel - running);
    for (const index of free > 0 && left > 0 ? inTurn(run.jobs).slice(0, free) : []) {
      const { id: jobId, attempt: before } = run.jobs[index]!;
      const attempt = before + 1;
      work.change(index, { state: 'running', attempt });
      work.effects.push({ do: 'begin', jobId, attempt });
      running += 1;
      left -= 1;
    }
  }
  if (open > 0 || running > 0) return;
  if (left === 0 && unread === 0 && (work.run.state === 'running' || work.run.state === 'paused'))
    work.set({ state: 'finished', pausedBecause: null, endedAt: at });
  if (work.run.state === 'cancelled' && work.run.endedAt === null) work.set({ endedAt: at });
}
