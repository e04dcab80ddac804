import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { faultOfServer } from '../database/postgres.ts';
import { DatabaseFull } from '../database/sql.ts';
import { serverWords } from '../words.ts';
import { createTables, openPool, requireBatchGrants, writesNothing } from './postgres.ts';
import type { Marks } from './marks.ts';
import { resultPath, StorageFull, StoreInUse, shardOf, shardPages, type SavedResult, type FileStore } from './file-store.ts';

type Value = string | Uint8Array | number | readonly string[];

/** Advisory lock of a store: a process without a queue holds it alone, those with one share it. */
const storeLock = 7_214_330_912;
/** First key of the locks that tell with which queue; the second is made from the ID of the queue. */
const queueLocks = 721_433_091;
/** Milliseconds between two tries to take the lock, and how long a process that has just ended may still have it. */
const [claimMs, releaseMs] = [250, 5_000];

/** Files in PostgreSQL, for several machines without a shared disk. */
export class PostgresFileStore implements FileStore {
  readonly #pool: Pool;
  readonly #queueId: string | null;
  /** The connection that holds the lock; null if it was lost. */
  #holder: PoolClient | null = null;
  private constructor(pool: Pool, queueId: string | null) {
    [this.#pool, this.#queueId] = [pool, queueId];
  }

  /**
   * @param url `postgres://…`
   * @param queueId for this process and all others with the same queue; null: for this process alone
   * @throws StoreInUse, or an error of pg if it cannot be reached
   */
  static async open(url: string, queueId: string | null, log: (error: Error) => void): Promise<PostgresFileStore> {
    const pool = openPool(url, log);
    try {
      await createTables(pool);
      const store = new PostgresFileStore(pool, queueId);
      const over = Date.now() + releaseMs;
      while (!(await store.#claim())) {
        if (Date.now() > over) throw new StoreInUse();
        await sleep(claimMs);
      }
      return store;
    } catch (error) {
      void pool.end().catch(() => undefined);
      throw error;
    }
  }

  /** Takes the lock of the store, unless this process has it. @returns whether it has it now @throws an error of pg */
  async #claim(): Promise<boolean> {
    if (this.#holder) return true;
    const client = await this.#pool.connect();
    try {
      // A machine that is gone must not keep the lock for the two hours that are usual.
      await client.query('set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3');
      if (!(await takeStore(client, this.#queueId))) {
        client.release();
        return false;
      }
      client.once('error', () => this.#free(client));
      this.#holder = client;
      return true;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Closes the connection that holds the lock; `probe` takes it again. */
  #free(client: PoolClient | null): void {
    if (client === null || client !== this.#holder) return;
    this.#holder = null;
    client.release(true);
  }

  /** Writes nothing, but needs everything that writing needs. @throws StoreInUse, or an error of pg */
  async probe(): Promise<void> {
    if (!(await this.#claim())) throw new StoreInUse();
    await requireBatchGrants(this.#pool, ['file', 'result_mark']);
    await this.#pool.query(writesNothing);
  }

  async writeOnce(path: string, contents: Uint8Array): Promise<boolean> {
    return this.#write('insert into pageloupe.file (path, contents) values ($1, $2) on conflict do nothing', path, contents);
  }

  async replace(path: string, contents: Uint8Array): Promise<void> {
    await this.#write(
      'insert into pageloupe.file (path, contents) values ($1, $2) on conflict (path) do update set contents = excluded.contents',
      path,
      contents,
    );
  }

  /** Saves a result and its mark at once, so that one never exists without the other. */
  async writeResult(folder: string, result: SavedResult, contents: Uint8Array): Promise<void> {
    const shard = shardOf(result.index);
    await this.#write(saveResult, resultPath(folder, result), contents, `${folder}/${shard}`, bitOf(result));
  }

  async readMarks(folder: string, shards: readonly number[], marks: Marks): Promise<void> {
    const { rows } = await this.#query<{ path: string; bits: Buffer }>(
      'select path, bits from pageloupe.result_mark where path = any($1)',
      [shards.map((shard) => `${folder}/${shard}`)],
    );
    for (const { path, bits } of rows) {
      const shard = Number(path.slice(folder.length + 1));
      if (!marks.hasChanged(shard, bits.toString('latin1'))) continue;
      for (let index = shard * shardPages; index < (shard + 1) * shardPages; index++)
        for (const isDone of [true, false]) if (isSet(bits, bitOf({ index, isDone }))) marks.set(index, isDone);
    }
  }

  async #write(statement: string, ...values: readonly Value[]): Promise<boolean> {
    return ((await this.#query(statement, values)).rowCount ?? 0) > 0;
  }

  /** @throws StorageFull, DatabaseUnavailable, or another error of pg */
  async #query<R extends QueryResultRow>(statement: string, values: readonly Value[]): Promise<QueryResult<R>> {
    try {
      return await this.#pool.query<R>(statement, [...values]);
    } catch (error) {
      const fault = faultOfServer(error);
      throw fault instanceof DatabaseFull ? new StorageFull(serverWords().batches.fullDatabase) : fault;
    }
  }

  async read(path: string): Promise<Uint8Array | null> {
    const { rows } = await this.#query<{ contents: Buffer }>('select contents from pageloupe.file where path = $1', [path]);
    return rows[0]?.contents ?? null;
  }

  /** Jumps from name to name, so that the number of files in subfolders does not matter. */
  async list(folder: string): Promise<string[]> {
    const { rows } = await this.#query<{ name: string }>(
      `with recursive found(path) as (
        (${firstPath('path >= $1 and path < $2')})
        union all
        select coalesce(
          (${firstPath("path > $1 || name and path < $1 || name || '/'")}),
          (${firstPath("path >= $1 || name || '0' and path < $2")})
        ) from (select ${nameOf('found.path')} as name from found where found.path is not null) as last
      ) select ${nameOf('path')} as name from found where path is not null`,
      [`${folder}/`, `${folder}0`],
    );
    return rows.map(({ name }) => name);
  }

  async remove(path: string): Promise<void> {
    const below = 'path = $1 or (path > $2 and path < $3)';
    await this.#query(`with marks as (delete from pageloupe.result_mark where ${below}) delete from pageloupe.file where ${below}`, [
      path,
      `${path}/`,
      `${path}0`,
    ]);
  }

  async close(): Promise<void> {
    this.#free(this.#holder);
    await this.#pool.end().catch(() => undefined);
  }
}

/** @param queueId as for PostgresFileStore.open @returns false if a process with another queue, or without one, has the store */
async function takeStore(client: PoolClient, queueId: string | null): Promise<boolean> {
  const isTrue = async (expression: string, values: readonly number[]) =>
    (await client.query<{ is: boolean }>(`select ${expression} as is`, [...values])).rows[0]?.is === true;
  if (queueId === null) return isTrue('pg_try_advisory_lock($1)', [storeLock]);
  if (!(await isTrue('pg_try_advisory_lock_shared($1)', [storeLock]))) return false;
  // Looks for others only when its own lock is there, so that of two that start at once none overlooks the other.
  const queue = Number.parseInt(createHash('sha256').update(queueId).digest('hex').slice(0, 7), 16);
  await client.query('select pg_advisory_lock_shared($1::int, $2::int)', [queueLocks, queue]);
  if (!(await isTrue(hasOtherQueue, [queueLocks, queue]))) return true;
  await client.query('select pg_advisory_unlock_all()');
  return false;
}
/** A lock with two keys has them as classid and objid, and 2 as objsubid. */
const hasOtherQueue = `exists (select from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = $1::int::oid
  and objid <> $2::int::oid and database = (select oid from pg_database where datname = current_database()))`;

/** Numbers of bits as PostgreSQL counts them: the lowest of a byte first. */
const bitOf = ({ index, isDone }: SavedResult): number => 2 * (index % shardPages) + (isDone ? 0 : 1);
const isSet = (bits: Buffer, bit: number): boolean => ((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
const noBits = `decode(repeat('00', ${(2 * shardPages) / 8}), 'hex')`;
const saveResult = `with saved as (insert into pageloupe.file (path, contents) values ($1, $2) on conflict do nothing)
  insert into pageloupe.result_mark as known (path, bits) values ($3, set_bit(${noBits}, $4, 1))
  on conflict (path) do update set bits = set_bit(known.bits, $4, 1)`;

/** The first part of a path below the folder $1. */
const nameOf = (path: string) => `split_part(substr(${path}, length($1) + 1), '/', 1)`;
const firstPath = (condition: string) => `select path from pageloupe.file where ${condition} order by path limit 1`;
