import browser from 'webextension-polyfill';
import { deleteOldFiles, deleteOrphans, deletePages, jobIdsInLibrary } from '../../../extension/runs/library.ts';
import { newId, type Run } from '../../../extension/runs/runs.ts';
import { readSchedules } from '../../../extension/runs/schedules.ts';
import {
  keepBulkMark,
  keepWindows,
  hasBulkMark,
  readRun,
  readRunIds,
  readRuns,
  readWindows,
  removeRun,
  keepRun,
} from '../../../extension/storage/storage.ts';
import { pause } from '../../../checks/time-limits.ts';
import { auditJob } from './audit-job.ts';
import { linksOfJob } from './follow-links.ts';
import type { RunnerPorts } from './runner.ts';
import { closeTab, closeUnusedTabs } from './tabs.ts';

/** Which start events the browser has sent. Their listeners must be registered before anything is awaited. */
export const announced = { browser: false, extension: false };

const dayMs = 86_400_000;

/**
 * Whether the worker was stopped, the extension reloaded, or the browser restarted. Session storage is empty after the latter two, and the
 * browser sends different events for them. For an extension from the command line, it sends "installed" at every start, so the windows must
 * be the same as before too. If nothing decides, the more careful answer is returned.
 */
async function howStarted(): Promise<'wake' | 'reload' | 'restart'> {
  if (await hasBulkMark()) return 'wake';
  for (let wait = 0; wait < 10 && !announced.browser && !announced.extension; wait++) await pause(50);
  // An update that waited for the browser to start sends both events.
  if (announced.extension && !announced.browser) await pause(150);
  if (announced.browser || !announced.extension) return 'restart';
  const [before, now] = await Promise.all([readWindows(), openWindows()]);
  return now.some((id) => before.includes(id)) ? 'reload' : 'restart';
}
const openWindows = async (): Promise<number[]> => (await browser.windows.getAll()).flatMap(({ id }) => id ?? []);

/** Stores which windows the browser had while there was work. */
export const rememberWindows = async (): Promise<void> => keepWindows(await openWindows());

let awake: ReturnType<typeof setInterval> | undefined;
let shown: string | null = null;

/** Everything except tab events and the alarm, which go to the runner. */
export const browserPorts: Omit<RunnerPorts, 'watch' | 'awaitNetwork' | 'ended'> = {
  now: () => Date.now(),
  newId,
  readRuns: () => readRuns({ mend: true }),
  readRun: (id) => readRun(id, { mend: true }),
  keepRun,
  removeRun,
  comparedRunIds: async () => new Set((await readSchedules()).flatMap(({ toldRunId }) => toldRunId ?? [])),
  storedJobIds: jobIdsInLibrary,
  deletePages,
  howStarted,
  announceStart: keepBulkMark,
  async tidyLibrary() {
    await deleteOrphans(new Set(await readRunIds()));
    await deleteOldFiles(Date.now() - dayMs);
  },
  closeUnused: closeUnusedTabs,
  closeTab,
  audit: auditJob,
  follow: linksOfJob,
  online: () => navigator.onLine,
  stayAwake(on) {
    if (!on) {
      clearInterval(awake);
      awake = undefined;
    } else awake ??= setInterval(() => void browser.runtime.getPlatformInfo(), 20_000);
  },
  badge(runs) {
    const text = badgeText(runs);
    if (text === shown) return;
    shown = text;
    void browser.action.setBadgeText({ text });
    if (text !== '') void browser.action.setBadgeBackgroundColor({ color: text === '!' ? '#b45309' : '#1d4ed8' });
  },
};

/** Progress of the active runs: 7/50, or in percent from 100 pages; `!` if a run waits for the user; '' without a run. */
export function badgeText(runs: readonly Run[]): string {
  const active = runs.filter(({ state }) => state === 'running');
  if (active.length === 0)
    return runs.some(({ state, pausedBecause }) => state === 'paused' && pausedBecause !== 'user' && pausedBecause !== 'offline')
      ? '!'
      : '';
  const jobs = active.flatMap((run) => run.jobs);
  const ended = jobs.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  return jobs.length < 100 ? `${ended}/${jobs.length}` : `${Math.floor((100 * ended) / jobs.length)}%`;
}
