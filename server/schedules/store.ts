/** Schedules, and a row for each due time: the server that holds the row starts the batch. */
import type { BatchSettings } from '../batches/batch.ts';
import type { BatchSource } from '../batches/source.ts';
import { storableText, type Database, type SqlValue } from '../database/sql.ts';

export interface Schedule {
  /** ULID. */
  id: string;
  /** The site with which it is shown. */
  host: string;
  cron: string;
  /** IANA time zone. */
  zone: string;
  source: BatchSource;
  settings: BatchSettings;
  /** ID of the key that created it; its batches belong to the same key. */
  owner: string | null;
  /** Epoch milliseconds, like all times here. */
  createdAt: number;
  /** Null: never again. */
  nextAt: number | null;
  lastAt: number | null;
  /** The last batch that was started. */
  lastBatch: string | null;
  /** Why the last due time started nothing; null if it did. */
  lastError: string | null;
}
/** mine: start the batch. done: another server did. leased: another server is about to. */
export type Claimed = 'mine' | 'done' | 'leased';
export interface Settled {
  batch: string | null;
  error: string | null;
  nextAt: number | null;
}

interface ScheduleRow {
  id: string;
  host: string;
  cron: string;
  zone: string;
  source: string;
  settings: string;
  owner: string | null;
  created_at: number;
  next_at: number | null;
  last_at: number | null;
  last_batch: string | null;
  last_error: string | null;
}
/** Past due times are deleted after this long: no clock is that wrong. */
const rememberMs = 400 * 86_400_000;
const longestError = 500;

export class ScheduleStore {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async create({ id, host, cron, zone, source, settings, owner, createdAt, nextAt }: Schedule): Promise<void> {
    await this.#database.all(
      `INSERT INTO pageloupe_schedules (id, host, cron, zone, source, settings, owner, created_at, next_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, host, cron, zone, JSON.stringify(source), JSON.stringify(settings), owner, createdAt, nextAt],
    );
  }

  /** Oldest first. */
  list({ after = '', limit }: { after?: string; limit: number }): Promise<Schedule[]> {
    return this.#read('WHERE id > $1 ORDER BY id LIMIT $2', [after, limit]);
  }
  /** Schedules of these sites. */
  async ofHosts(hosts: readonly string[]): Promise<Schedule[]> {
    if (hosts.length === 0) return [];
    return this.#read(`WHERE host IN (${hosts.map((_, index) => `$${index + 1}`).join(', ')}) ORDER BY id`, hosts);
  }
  due(now: number): Promise<Schedule[]> {
    return this.#read('WHERE next_at <= $1 ORDER BY next_at LIMIT 100', [now]);
  }
  /** Schedules that are due further in the future than a correct clock would have set. */
  dueAfter(time: number): Promise<Schedule[]> {
    return this.#read('WHERE next_at > $1', [time]);
  }
  async count(): Promise<number> {
    return (await this.#database.all<{ count: number }>('SELECT count(*) AS count FROM pageloupe_schedules'))[0]!.count;
  }

  /** @returns false if there is no such schedule */
  async remove(id: string): Promise<boolean> {
    return this.#database.transaction(async (sql) => {
      await sql.all('DELETE FROM pageloupe_fires WHERE schedule = $1', [id]);
      return (await sql.all('DELETE FROM pageloupe_schedules WHERE id = $1 RETURNING id', [id])).length > 0;
    });
  }

  /** Leases the right to start the batch of this due time, until another server may take over. */
  async claim(id: string, at: number, now: number, until: number): Promise<Claimed> {
    const mine = await this.#database.all(
      `INSERT INTO pageloupe_fires (schedule, at, done, leased_until) VALUES ($1, $2, 0, $4) ON CONFLICT (schedule, at)
       DO UPDATE SET leased_until = excluded.leased_until WHERE pageloupe_fires.done = 0 AND pageloupe_fires.leased_until <= $3 RETURNING at`,
      [id, at, now, until],
    );
    if (mine.length > 0) return 'mine';
    const [row] = await this.#database.all<{ done: number }>('SELECT done FROM pageloupe_fires WHERE schedule = $1 AND at = $2', [id, at]);
    return row?.done === 1 ? 'done' : 'leased';
  }

  /** Records the result of a due time, and the next due time of the schedule. */
  async settle({ id, nextAt: at }: Pick<Schedule, 'id' | 'nextAt'>, now: number, { batch, error, nextAt }: Settled): Promise<void> {
    await this.#database.transaction(async (sql) => {
      await sql.all('UPDATE pageloupe_fires SET done = 1 WHERE schedule = $1 AND at = $2', [id, at]);
      await sql.all('DELETE FROM pageloupe_fires WHERE schedule = $1 AND done = 1 AND at < $2', [id, now - rememberMs]);
      await sql.all(
        `UPDATE pageloupe_schedules SET next_at = $3, last_at = $4, last_batch = coalesce($5, last_batch), last_error = $6 WHERE id = $1 AND next_at = $2`,
        [id, at, nextAt, now, batch, error && storableText(error, longestError)],
      );
    });
  }

  /** Only if no other server did so meanwhile. */
  async postpone({ id, nextAt: at }: Pick<Schedule, 'id' | 'nextAt'>, nextAt: number | null): Promise<void> {
    await this.#database.all('UPDATE pageloupe_schedules SET next_at = $3 WHERE id = $1 AND next_at = $2', [id, at, nextAt]);
  }

  async #read(where: string, values: readonly SqlValue[]): Promise<Schedule[]> {
    const rows = await this.#database.all<ScheduleRow>(
      `SELECT id, host, cron, zone, source, settings, owner, created_at, next_at, last_at, last_batch, last_error FROM pageloupe_schedules ${where}`,
      values,
    );
    return rows.map((row) => ({
      id: row.id,
      host: row.host,
      cron: row.cron,
      zone: row.zone,
      source: JSON.parse(row.source) as BatchSource,
      settings: JSON.parse(row.settings) as BatchSettings,
      owner: row.owner,
      createdAt: row.created_at,
      nextAt: row.next_at,
      lastAt: row.last_at,
      lastBatch: row.last_batch,
      lastError: row.last_error,
    }));
  }
}
