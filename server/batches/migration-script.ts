/** The SQL that creates or updates all tables in PostgreSQL, for an administrator: then the service needs no right to do so. */
import { assertSchemaCompatibility, DEFAULT_SCHEMA, LATEST_SCHEMA_VERSION, runMigrations, SchemaMigrationRequiredError } from 'bullmq';
import { Client } from 'pg';
import { systemErrorCode } from '../audit/system-error.ts';
import { migrations } from '../database/migrations.ts';
import { areTablesUpToDate, migrateInTransaction, migrationLock } from '../database/postgres.ts';
import { createPostgresSchema, refusePostgresPooler } from '../database/server-errors.ts';
import type { Sql } from '../database/sql.ts';
import { postgresQueueName } from './queue/bull-server.ts';
import { areTablesCurrent, batchTables, openPool } from './postgres.ts';

export interface MigrationOrder {
  /** `postgres://…` of an administrator. */
  url: string;
  /** Tables of results, history, schedules and sessions. */
  store: boolean;
  /** Tables of the queue. */
  queue: boolean;
  /** Role of the service, which gets the grants that it needs; null for none. */
  role: string | null;
}

type Query = (text: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** Whether the tables of BullMQ are those of this version. @throws an error of pg */
export const areBullTablesCurrent = (query: Query): Promise<boolean> =>
  assertSchemaCompatibility({ query } as Parameters<typeof assertSchemaCompatibility>[0], DEFAULT_SCHEMA).then(
    (version) => version >= LATEST_SCHEMA_VERSION,
    (error: unknown) => {
      if (error instanceof SchemaMigrationRequiredError) return false;
      throw error;
    },
  );

/** Creates or updates the tables of BullMQ. @param query one connection @throws an error of pg */
export async function migrateBullTables(query: Query): Promise<void> {
  // Its own statement requires the right to create schemas even if this one exists.
  const create = /^CREATE SCHEMA IF NOT EXISTS/;
  const withSchema: Query = (text, values) => (create.test(text) ? query(createPostgresSchema('bullmq')) : query(text, values));
  await runMigrations({ query: withSchema } as Parameters<typeof runMigrations>[0], DEFAULT_SCHEMA);
}

/** Statements that a database lacks, to be run in one transaction; empty if it lacks none. Changes nothing. @throws PostgresPooled, or an error of pg */
export const migrationScript = ({ url, store, queue, role }: MigrationOrder): Promise<string[]> =>
  withClient(url, async (client) => {
    await refusePooler(url);
    const read: Query = (text, values = []) => client.query(text, [...values]);
    const script: string[] = [];
    const record = recordingTo(script, read);
    const sql: Sql = { all: async <R>(text: string, values: readonly unknown[] = []) => (await record(text, values)).rows as R[] };
    if (!(await areTablesCurrent(read))) for (const statement of batchTables) await record(statement);
    if (store && !(await areTablesUpToDate(sql, migrations))) {
      await client.query('SET search_path TO pageloupe');
      script.push('SET LOCAL search_path TO pageloupe');
      await migrateInTransaction(sql, migrations);
    }
    const changed = new Set(script.length > 0 ? ['pageloupe'] : []);
    if (queue && !(await areBullTablesCurrent(read))) {
      changed.add('bullmq');
      await client.query('SET search_path TO bullmq');
      await migrateBullTables(record);
    }
    if (role !== null) {
      if (queue && (changed.has('bullmq') || (await isTrue(read, hasNoJobNumbers)))) {
        changed.add('bullmq');
        script.push(jobNumbers);
      }
      for (const schema of ['pageloupe', ...(queue ? ['bullmq'] : [])])
        for (const { grant, isMissing } of grantsOf(schema, role))
          // What the script creates belongs to the administrator.
          if (changed.has(schema) || (await isTrue(read, isMissing, [role]))) script.push(grant);
    }
    return script.length === 0 ? [] : [`SELECT pg_advisory_xact_lock(${migrationLock})`, ...script];
  });

/** The search path that is set while it reads would stay on a connection that a pooler gives to others. */
async function refusePooler(url: string): Promise<void> {
  const pool = openPool(url, () => undefined);
  try {
    await refusePostgresPooler(pool, 'bullmq');
  } finally {
    await pool.end();
  }
}

const isTrue = async (read: Query, condition: string, values: readonly unknown[] = []): Promise<boolean> =>
  (await read(`SELECT ${condition} AS is_true`, values)).rows[0]?.['is_true'] === true;

/** Runs statements in one transaction. @throws an error of pg */
export const runPostgresScript = (url: string, statements: readonly string[]): Promise<void> =>
  withClient(url, async (client) => {
    for (const statement of ['BEGIN', ...statements, 'COMMIT']) await client.query(statement);
  });

/** Connects for this work. An open transaction ends with the connection. */
async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What reads is answered by the database; there is nothing to read where tables or columns are still missing. What writes is recorded. */
const recordingTo =
  (script: string[], read: Query): Query =>
  async (text, values = []) => {
    if (/^\s*SELECT\b(?!\s+pg_advisory)/i.test(text))
      return read(text, values).catch((error: unknown) => {
        if (['42P01', '42703'].includes(systemErrorCode(error))) return { rows: [] };
        throw error;
      });
    // The script has its own transaction.
    if (!/^(?:BEGIN|COMMIT)$/i.test(text)) script.push(withValues(text, values).trim().replace(/;$/, ''));
    return { rows: [] };
  };

const withValues = (text: string, values: readonly unknown[]): string =>
  values.length === 0
    ? text
    : text.replace(/\$(\d+)/g, (_, number: string) => {
        const value = values[Number(number) - 1];
        return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
      });

/** BullMQ creates this sequence with the first job of a queue, unless it is there. */
const jobSequence = `format('bullmq.%I', bullmq.job_id_seq_name('${postgresQueueName}'))`;
const jobNumbers = `DO $$ BEGIN
  EXECUTE 'CREATE SEQUENCE IF NOT EXISTS ' || ${jobSequence};
END $$`;
const hasNoJobNumbers = `to_regclass(${jobSequence}) IS NULL`;

/** Everything that the service needs in a schema, and the condition under which the role $1 lacks some of it. */
function grantsOf(schema: string, role: string): { grant: string; isMissing: string }[] {
  const to = `TO "${role.replaceAll('"', '""')}"`;
  const ofAll = (kind: 'table' | 'sequence' | 'function', rights: string) => {
    const [catalog, place, filter] =
      kind === 'function'
        ? ['pg_proc', 'pronamespace', 'true']
        : ['pg_class', 'relnamespace', kind === 'table' ? "relkind IN ('r', 'p')" : "relkind = 'S'"];
    const lacks = rights.split(', ').map((right) => `NOT has_${kind}_privilege($1, oid, '${right}')`);
    return {
      grant: `GRANT ${rights} ON ALL ${kind.toUpperCase()}S IN SCHEMA ${schema} ${to}`,
      isMissing: `EXISTS (SELECT FROM ${catalog} WHERE ${place} = '${schema}'::regnamespace AND ${filter} AND (${lacks.join(' OR ')}))`,
    };
  };
  return [
    { grant: `GRANT USAGE ON SCHEMA ${schema} ${to}`, isMissing: `NOT has_schema_privilege($1, '${schema}', 'USAGE')` },
    ofAll('table', 'SELECT, INSERT, UPDATE, DELETE'),
    ofAll('sequence', 'USAGE, SELECT, UPDATE'),
    ofAll('function', 'EXECUTE'),
  ];
}
