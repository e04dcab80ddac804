/** Connections to PostgreSQL, and the tables of batches: leases of hosts, and files of results. */
import { Pool, type PoolClient } from 'pg';
import { migrationLock, surviveLostConnections, writesNothingTo } from '../database/postgres.ts';
import { createPostgresSchema, refusePostgresPooler, requireGrants } from '../database/server-errors.ts';

/** BullMQ uses a separate schema and finds its tables by this path. Our statements name their schema. */
const searchPath = '-c search_path=bullmq';

/**
 * Connections of one process. Nothing is connected before the first query.
 * @param log gets errors of idle connections
 */
export function openPool(url: string, log: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    options: searchPath,
    application_name: 'pageloupe',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    // A server that does not respond counts as unreachable.
    query_timeout: 15_000,
    max: 10,
  });
  surviveLostConnections(pool);
  pool.on('error', log);
  return pool;
}

/** Tables of this version; each statement can be repeated. */
export const batchTables = [
  createPostgresSchema('pageloupe'),
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
  // Which pages have a result, two bits for each: a report, a failure. Listing a hundred thousand names takes a hundred times as long.
  `create table if not exists pageloupe.result_mark (
    path text collate "C" primary key,
    bits bytea not null
  )`,
];

export const writesNothing = writesNothingTo('pageloupe.file', 'path');

const tableNames = ['host_lease', 'file', 'result_mark'] as const;

/** Whether the tables are those of this version. @throws an error of pg */
export async function areTablesCurrent(query: (text: string) => Promise<{ rows: object[] }>): Promise<boolean> {
  const names = tableNames.map((name) => `to_regclass('pageloupe.${name}')`);
  const { rows } = await query(`select ${names.map((name) => `${name} is not null`).join(' and ')} as current`);
  return (rows[0] as { current?: boolean } | undefined)?.current === true;
}

/** @throws MissingGrants, or an error of pg */
export const requireBatchGrants = (pool: Pool, tables: readonly (typeof tableNames)[number][]): Promise<void> =>
  requireGrants(pool, 'pageloupe', `^(${tables.join('|')})$`);

/** Creates missing tables; several processes may do so at once. @throws PostgresPooled, or an error of pg */
export async function createTables(pool: Pool): Promise<void> {
  await refusePostgresPooler(pool, 'bullmq');
  await requireBatchGrants(pool, tableNames);
  // An administrator may have created them, for a role that may create nothing.
  if (await areTablesCurrent((text) => pool.query(text))) {
    await pool.query(writesNothing);
    return;
  }
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    for (const statement of batchTables) await client.query(statement);
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
    // Closing the connection ends the open transaction.
    client.release(true);
    throw error;
  }
}
