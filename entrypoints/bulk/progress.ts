import { countJobs, type Job, type JobError, type PauseReason, type Run, type RunHead } from '../../bridge/runs.ts';

/** Pages that ended last tell the pace: what was slow an hour ago does not count. */
const paceOf = 20;

/** Milliseconds until the run is through, null when that cannot be told yet. @param now epoch milliseconds */
export function timeLeft(run: Run, now: number): number | null {
  if (run.state !== 'running') return null;
  const counts = countJobs(run.jobs);
  const open = counts.waiting + counts.running;
  if (open === 0) return 0;
  const ends = run.jobs.flatMap(({ endedAt, state }) => (endedAt !== null && (state === 'done' || state === 'failed') ? [endedAt] : [])).sort((a, b) => a - b).slice(-paceOf);
  if (ends.length < 2) return null;
  const [first, last] = [ends[0]!, ends.at(-1)!];
  const each = Math.max(1, last - first) / (ends.length - 1);
  // While a page takes longer than the others did, the time left does not run out under it.
  return Math.max(each, each * open - Math.max(0, Math.min(now - last, each)));
}

/** "less than a minute", "about 4 minutes", "about 2 hours" */
export function durationWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 10) return 'a few seconds';
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'about an hour' : `about ${hours} hours`;
}

export const stateWord: Record<Run['state'], string> = {
  draft: 'Not started', running: 'Running', paused: 'Paused', finished: 'Finished', cancelled: 'Cancelled',
};
export const jobWord: Record<Job['state'], string> = {
  waiting: 'Waiting', running: 'Being audited', done: 'Audited', failed: 'Failed', cancelled: 'Cancelled',
};

/** Why a run stands still, and what to do. */
export const pauseWords: Record<PauseReason, { what: string; todo: string }> = {
  user: { what: 'You paused this run.', todo: 'Resume it when you like: what is audited stays audited.' },
  offline: { what: 'The network is gone.', todo: 'The run goes on by itself when the connection is back, or when you resume it.' },
  'storage-full': { what: 'There is no room left to keep reports.', todo: 'Delete runs that you no longer need, or free space on the disk, then resume.' },
  'no-permission': { what: 'The browser no longer lets Pageloupe read these sites.', todo: 'Resume, and allow the sites when the browser asks.' },
  restarted: { what: 'The browser was closed while this run was under way.', todo: 'Resume it: what is audited stays audited, the rest follows.' },
};

/** What a failed page needs, by the kind of failure. */
export const errorTitle: Record<JobError['code'], string> = {
  'tab-gone': 'Tab closed', navigated: 'Page left', crashed: 'Tab crashed', asleep: 'Tab asleep', 'no-access': 'No access', 'no-permission': 'Not allowed',
  'not-a-page': 'Not a page', unreachable: 'Not reached', timeout: 'Too slow', interrupted: 'Interrupted', 'audit-failed': 'Audit failed',
};

export const plural = (count: number, one: string, many = `${one}s`): string => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** "12 done, 1 failed, 7 waiting" */
export function countWords(counts: RunHead['counts']): string {
  return [
    `${counts.done.toLocaleString('en')} done`,
    counts.failed > 0 && `${counts.failed.toLocaleString('en')} failed`,
    counts.running > 0 && `${counts.running.toLocaleString('en')} being audited`,
    counts.waiting > 0 && `${counts.waiting.toLocaleString('en')} waiting`,
    counts.cancelled > 0 && `${counts.cancelled.toLocaleString('en')} cancelled`,
  ].filter(Boolean).join(', ');
}

const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
/** "Nov 21, 2026, 12:08 PM" */
export const timeWords = (ms: number): string => when.format(ms);
