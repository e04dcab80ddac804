import { serialQueue } from '../../../checks/core/helpers/serial-queue.ts';
import { nextTime, scheduleLimit, type Every, type Schedule } from '../../../extension/runs/schedules.ts';
import { ReplyFailed } from '../../../extension/messages/reply.ts';
import type { Run, RunHead } from '../../../extension/runs/runs.ts';

/**
 * Repeats bulk audits. All state is stored, so that the worker may be stopped at any moment: what is due, and which end must still be
 * announced, is found again at its next start.
 */
export interface Schedules {
  /** Starts due runs, announces ended ones, and sets the alarm. Called at every start of the worker, at the alarm, and when a run ends. */
  look(): Promise<void>;
  /** Repeats a run. */
  add(runId: string, every: Every): Promise<void>;
  stop(id: string): Promise<void>;
}
export interface SchedulePorts {
  now(): number;
  newId(): string;
  read(): Promise<Schedule[]>;
  write(schedule: Schedule): Promise<void>;
  remove(id: string): Promise<void>;
  readRuns(): Promise<RunHead[]>;
  readRun(id: string): Promise<Run | null>;
  /** Starts a new run. @returns its id */
  begin(schedule: Schedule): Promise<string>;
  /** Notifies the user of the end of a run. `before`: the previous run; null if it was deleted. */
  tell(schedule: Schedule, runId: string, before: string | null): Promise<void>;
  /** Notifies the user that a due time was skipped, because the previous run is paused. */
  tellPaused(schedule: Schedule, runId: string): Promise<void>;
  /** @param at null for none */
  alarm(at: number | null): Promise<void>;
}

export function createSchedules(ports: SchedulePorts): Schedules {
  const inTurn = serialQueue();

  async function tellEnd(schedule: Schedule, runs: readonly RunHead[]): Promise<Schedule> {
    const { lastRunId, toldRunId } = schedule;
    const run = runs.find(({ id }) => id === lastRunId);
    if (!run || run.id === toldRunId || (run.state !== 'finished' && run.state !== 'cancelled')) return schedule;
    const announced = { ...schedule, toldRunId: run.id };
    // Stored before it is shown: a lost notification is better than a repeated one.
    await ports.write(announced);
    // Users who canceled it know that it ended.
    if (run.state === 'finished')
      await ports.tell(schedule, run.id, runs.some(({ id }) => id === toldRunId) ? toldRunId : null).catch(() => {});
    return announced;
  }

  async function beginDue(schedule: Schedule, runs: readonly RunHead[]): Promise<Schedule> {
    const now = ports.now();
    if (schedule.nextAt > now) return schedule;
    const last = runs.find(({ id }) => id === schedule.lastRunId);
    const next = { ...schedule, nextAt: nextTime(schedule.every, schedule.nextAt, now) };
    // The time is stored first: a worker that is stopped while it starts a run must not start it again and again.
    await ports.write(next);
    // Without a network, it continues by itself.
    if (last?.state === 'paused' && last.pausedBecause !== 'offline') await ports.tellPaused(next, last.id).catch(() => {});
    if (last?.state === 'running' || last?.state === 'paused') return next;
    const lastRunId = await ports.begin(next);
    const begun = { ...next, lastAt: now, lastRunId };
    await ports.write(begun);
    return begun;
  }

  async function look(): Promise<void> {
    const schedules = await ports.read();
    const times: number[] = [];
    for (const schedule of schedules) {
      const runs = await ports.readRuns();
      const announced = await tellEnd(schedule, runs);
      // For example a full disk: it is tried again at the next due time.
      const begun = await beginDue(announced, runs).catch(() => null);
      times.push(begun?.nextAt ?? nextTime(announced.every, announced.nextAt, ports.now()));
    }
    await ports.alarm(times.length === 0 ? null : Math.min(...times));
  }

  return {
    look: () => inTurn(look),
    add: (runId, every) =>
      inTurn(async () => {
        const run = await ports.readRun(runId);
        if (!run) throw new ReplyFailed('no-run');
        if ((await ports.read()).length >= scheduleLimit) throw new ReplyFailed('too-many-schedules');
        const now = ports.now();
        await ports.write({
          version: 1,
          id: ports.newId(),
          name: run.name,
          every,
          options: run.options,
          crawl: run.crawl ?? null,
          urls: run.jobs.filter(({ url, depth }) => depth === undefined && /^https?:/.test(url)).map(({ url }) => url),
          createdAt: now,
          nextAt: nextTime(every, now, now),
          lastAt: null,
          lastRunId: run.id,
          toldRunId: run.id,
        });
        await look();
      }),
    stop: (id) =>
      inTurn(async () => {
        await ports.remove(id);
        await look();
      }),
  };
}
