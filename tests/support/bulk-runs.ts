import { seededRandom } from '../../research/seeded-random.ts';
import type { Job, NewJob, Run } from '../../extension/runs/runs.ts';
import type { QueuedJob } from '../../entrypoints/background/bulk/queue.ts';

/** A draft without jobs. */
export const blankRun = (changes: Partial<Run> = {}): Run => ({
  version: 1,
  id: 'run',
  name: 'Run',
  createdAt: 0,
  startedAt: null,
  endedAt: null,
  state: 'draft',
  pausedBecause: null,
  options: { tools: [], probes: false, parallel: 2 },
  jobs: [],
  ...changes,
});
export const job = (id: string, changes: Partial<Job> = {}): Job => ({
  id,
  url: `https://example.com/${id}`,
  title: '',
  tabId: null,
  state: 'waiting',
  attempt: 0,
  openedTabId: null,
  endedAt: null,
  error: null,
  ...changes,
});
export const newJob = (id: string, tabId: number | null = null): NewJob => ({ url: `https://example.com/${id}`, title: '', tabId });
export const queued = (id: string, tabId: number | null = null): QueuedJob => ({ id, ...newJob(id, tabId) });

/** Choices by lot, the same for the same seed. */
export function seeded(seed: number) {
  const next = seededRandom(seed);
  return {
    next,
    below: (end: number) => Math.floor(next() * end),
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  };
}
