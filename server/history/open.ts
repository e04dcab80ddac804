/** Assembles history and schedules. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeSystemError } from '../audit/system-error.ts';
import { FileLocked, lockFile } from '../batches/lock-file.ts';
import type { Batches } from '../batches/open.ts';
import { openDatabase } from '../database/open.ts';
import { DatabaseUnusable, type Database } from '../database/sql.ts';
import { Scheduler } from '../schedules/scheduler.ts';
import { batchStarter, type BatchStart } from '../schedules/start-batch.ts';
import { ScheduleStore } from '../schedules/store.ts';
import { Recorder } from './recorder.ts';
import { HistoryStore } from './store.ts';
import { serverWords } from '../words.ts';

interface HistoryPlaceSetup {
  /** Folder of the SQLite file; null keeps everything in memory. */
  data: string | null;
  /** Other processes use the folder too, for results of batches. */
  sharesData: boolean;
  /** `postgres://…` instead of SQLite. */
  storeUrl: string | null;
  log(event: object, message: string): void;
}
/** Where history, schedules and sessions are stored. */
export interface HistoryPlace {
  database: Database;
  /** Idempotent. */
  close(): Promise<void>;
}
interface HistorySetup {
  place: HistoryPlace;
  keep: { days: number; runs: number };
  batches: Batches;
  /** Most URLs in a batch. */
  batchPages: number;
  /** Whether a key was revoked; absent without keys. */
  isRevoked?(owner: string): boolean;
  /** Makes a ULID. */
  newId(now: number): string;
  /** Epoch milliseconds. */
  clock(): number;
  log(event: object, message: string): void;
}
export interface History {
  database: Database;
  store: HistoryStore;
  recorder: Recorder;
  scheduler: Scheduler;
  startBatch: BatchStart;
  /** Starts and records nothing more. */
  stop(): Promise<void>;
  /** Also closes the database. */
  close(): Promise<void>;
}

const patienceMs = 3_000;

/** Records and schedules from now on. */
export function openHistory({ place, keep, batches, batchPages, isRevoked, newId, clock, log }: HistorySetup): History {
  const { database } = place;
  const store = new HistoryStore(database);
  const { manager } = batches;
  const recorder = new Recorder({ batches: manager, store, keep, clock, log });
  const startBatch = batchStarter(batches, batchPages, newId, clock);
  const scheduler = new Scheduler({
    store: new ScheduleStore(database),
    start: startBatch,
    ...(isRevoked && { isRevoked }),
    isRunning: async (id) => (await manager.store.batch(id)) !== null && (await manager.store.ended(id)) === null,
    clock,
    log,
  });
  const stop = async () => {
    await Promise.all([recorder.close(), scheduler.close()]);
  };
  recorder.start();
  scheduler.start();
  return {
    database,
    store,
    recorder,
    scheduler,
    startBatch,
    stop,
    async close() {
      // Does not wait for a slow sitemap: the next holder of the lease starts its batch.
      await Promise.race([stop(), sleep(patienceMs, undefined, { ref: false })]);
      await place.close();
    },
  };
}

/**
 * Opens the database. Only one service can have the history in its folder: another one is refused, because each would have a part of the runs
 * and start the same schedules.
 * @throws DatabaseUnusable
 */
export async function openHistoryPlace({ data, storeUrl, sharesData, log }: HistoryPlaceSetup): Promise<HistoryPlace> {
  const isLocked = sharesData && data !== null && storeUrl === null;
  const free = isLocked ? await lockFile(join(data, 'history.pid')).catch(refuse(data)) : async () => undefined;
  try {
    const database = await openDatabase({ storeUrl, data, log });
    let closed: Promise<void> | null = null;
    return { database, close: () => (closed ??= database.close().finally(free)) };
  } catch (error) {
    await free();
    throw error;
  }
}

const refuse =
  (folder: string) =>
  (error: unknown): never => {
    if (error instanceof FileLocked) throw new DatabaseUnusable(serverWords().history.inUse({ folder, pid: error.pid, file: error.file }));
    throw new DatabaseUnusable(serverWords().history.badFile({ file: folder, why: describeSystemError(error) }));
  };
