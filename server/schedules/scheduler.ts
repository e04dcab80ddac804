/** Starts the batches of due schedules: once per due time, over all servers of a database. */
import type { BatchStart } from './start-batch.ts';
import { SourceUnusable } from '../batches/source.ts';
import { parseCron } from './cron.ts';
import type { Schedule, ScheduleStore } from './store.ts';
import { QueueUnavailable } from '../batches/queue/queue.ts';
import { describeSystemError } from '../audit/system-error.ts';
import { serverWords } from '../words.ts';

export interface SchedulerParts {
  store: ScheduleStore;
  start: BatchStart;
  /** The batch has not ended. */
  isRunning(batch: string): Promise<boolean>;
  /** The key of a schedule was revoked, so nothing starts; absent without keys. */
  isRevoked?(owner: string): boolean;
  /** Epoch milliseconds. */
  clock(): number;
  log(event: object, message: string): void;
}

const [lookMs, leaseMs] = [5_000, 120_000];
/** Due times further in the future than this are calculated again from time to time: the clock may have been wrong when they were set. */
const [farMs, farLookMs] = [25 * 3_600_000, 3_600_000];

export class Scheduler {
  readonly store: ScheduleStore;
  readonly #parts: SchedulerParts;
  #timer: ReturnType<typeof setInterval> | null = null;
  #looking: Promise<void> | null = null;
  #closing = false;
  /** When the far due times were calculated again, epoch milliseconds. */
  #farLookAt = Number.NEGATIVE_INFINITY;

  constructor(parts: SchedulerParts) {
    [this.#parts, this.store] = [parts, parts.store];
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), lookMs);
    this.#timer.unref();
  }

  /** Starts due schedules. Several times missed while no server was running start one batch. */
  look(): Promise<void> {
    return (this.#looking ??= this.#look()
      .catch((error: unknown) => this.#parts.log({ err: error }, 'schedules could not be read'))
      .finally(() => {
        this.#looking = null;
      }));
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { store, clock } = this.#parts;
    // Most schedules of a week or a month are far, and each may list a megabyte of URLs.
    if (Math.abs(clock() - this.#farLookAt) >= farLookMs) {
      this.#farLookAt = clock();
      for (const schedule of await store.dueAfter(clock() + farMs)) {
        const next = nextOf(schedule, clock());
        if (next !== null && next < schedule.nextAt!) await store.postpone(schedule, next);
      }
    }
    for (const schedule of await store.due(clock())) {
      if (this.#closing) return;
      await this.#fire(schedule);
    }
  }

  async #fire(schedule: Schedule): Promise<void> {
    const { store, start, isRunning, isRevoked, clock, log } = this.#parts;
    const [at, now] = [schedule.nextAt!, clock()];
    const claimed = await store.claim(schedule.id, at, now, now + leaseMs);
    if (claimed === 'leased') return;
    const nextAt = nextOf(schedule, Math.max(at, now));
    // The clock was set back: this time is already done.
    if (claimed === 'done') return store.postpone(schedule, nextAt);
    if (schedule.owner !== null && isRevoked?.(schedule.owner))
      return store.settle(schedule, now, { batch: null, error: serverWords().schedules.keyRevoked, nextAt });
    if (schedule.lastBatch !== null && (await isRunning(schedule.lastBatch)))
      return store.settle(schedule, now, { batch: null, error: serverWords().schedules.stillRunning, nextAt });
    try {
      const batch = await start({ ...schedule, key: `schedule-${schedule.id}-${at}` });
      await store.settle(schedule, now, { batch: batch.id, error: null, nextAt });
    } catch (error) {
      log({ schedule: schedule.id, err: error }, 'a schedule could not start its batch');
      // Tried again when the lease expires.
      if (error instanceof QueueUnavailable || this.#closing) return;
      await store.settle(schedule, now, {
        batch: null,
        error: error instanceof SourceUnusable ? error.message : describeSystemError(error),
        nextAt,
      });
    }
  }
}

const nextOf = ({ cron, zone }: Schedule, after: number): number | null => parseCron(cron, zone)?.(after) ?? null;
