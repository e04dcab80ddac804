/** Connections to a PostgreSQL, and the tables that batches have there: leases of hosts, and files of results. */
import { Pool, type PoolClient } from 'pg';
import { systemCode } from '../audit/system-error.ts';

/** BullMQ keeps its tables in a schema of its own, and finds them by this path. Ours are named with their schema. */
const searchPath = '-c search_path=bullmq';

/**
 * Connections of one process. Nothing is connected before the first query.
 * @param log gets faults of connections nobody is using
 */
export function openPool(url: string, log: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    options: searchPath,
    application_name: 'pageloupe',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    // A server that stands still is as good as away.
    query_timeout: 15_000,
    max: 10,
  });
  pool.on('error', log);
  return pool;
}

/** Tables of this version; each statement may run again. */
const tables = [
  'create schema if not exists pageloupe',
  `create table if not exists pageloupe.host_lease (
    host text primary key,
    holder text not null,
    ends_at timestamptz not null
  )`,
  // Paths are compared byte by byte, so that everything in a folder is one range.
  `create table if not exists pageloupe.file (
    path text collate "C" primary key,
    contents bytea not null
  )`,
];
/** Any number that no other program uses: "page" in ASCII. */
const migrationLock = 0x70_61_67_65;

/** Creates what is missing; several processes may do so at once. */
export async function createTables(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    for (const statement of tables) await client.query(statement);
  });
}

export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // What was begun ends with the connection.
    client.release(true);
    throw error;
  }
}

/** PostgreSQL has no room left (53100), or its disk has none. */
export const isPostgresFull = (error: unknown): boolean => systemCode(error) === '53100';
