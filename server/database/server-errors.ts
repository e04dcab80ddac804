/** Errors of PostgreSQL and Redis as sentences: what the server says, and what mends it. */
import type { Pool } from 'pg';
import { parseUrl } from '../../checks/parse/urls.ts';
import { TimeLimitOver, withinTimeLimit } from '../../checks/time-limits.ts';
import { serverWords } from '../words.ts';

const longest = 300;
/** Milliseconds until a server that is asked whether it works counts as silent. */
const probeMs = 2_000;
/** What pg and ioredis say when no server answers: their own options, or that a connection is closed. Nothing that a person can act on. */
const noAnswers =
  /^(?:connection (?:is closed|terminated)|stream isn't writeable|reached the max retries|command timed out|socket timeout|query read timeout|timeout ex|client (?:has encountered|was closed))/i;
/** Codes with the advice of another one. The first words of Redis' errors are codes, too. */
const adviceOf: Readonly<Record<string, string>> = {
  ECONNRESET: 'ECONNREFUSED',
  EPIPE: 'ECONNREFUSED',
  '57P01': 'ECONNREFUSED',
  '57P02': 'ECONNREFUSED',
  EHOSTUNREACH: 'ETIMEDOUT',
  ENETUNREACH: 'ETIMEDOUT',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'SELF_SIGNED_CERT_IN_CHAIN',
  UNABLE_TO_GET_ISSUER_CERT: 'SELF_SIGNED_CERT_IN_CHAIN',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'SELF_SIGNED_CERT_IN_CHAIN',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'SELF_SIGNED_CERT_IN_CHAIN',
  WRONGPASS: '28P01',
  NOAUTH: '28P01',
};

/** Whether the error only says that no server answers. */
export const isNoAnswer = (error: unknown): boolean => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return error instanceof TimeLimitOver || (code === '' && noAnswers.test(message));
};

/**
 * Asks a server whether it works. Who asks before it has answered waits for the same answer: each question to a server that is suspended would
 * hold another connection.
 * @throws TimeLimitOver, or what the probe throws
 */
export function probeInTime(probe: () => Promise<unknown>): () => Promise<void> {
  let pending: Promise<unknown> | null = null;
  return async () => {
    pending ??= probe().finally(() => {
      pending = null;
    });
    await withinTimeLimit(probeMs, pending);
  };
}

/** The server's own sentence with its code, and what to do, without URLs, which may contain passwords. */
export function errorWithCode(error: unknown): string {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const isSilent = isNoAnswer(error);
  const text = (isSilent ? serverWords().databases.noAnswer : message)
    .replace(/\b\w+:\/\/\S+/g, '…')
    .replace(/\.$/, '')
    .slice(0, longest);
  const why = text === '' ? code : code === '' || text.includes(code) ? text : `${text} (${code})`;
  const known = isSilent ? 'ECONNREFUSED' : code || (/^[A-Z]+(?= )/.exec(message)?.[0] ?? '');
  const advice = serverWords().databases.advice[adviceOf[known] ?? known];
  return advice === undefined ? why : `${why}. ${advice}`;
}

/** The same for PostgreSQL, with advice. @param url of the server, for the names in the advice */
export function postgresErrorText(error: unknown, url: string): string {
  const { code = '' } = (error ?? {}) as { code?: string };
  if (error instanceof MissingGrants) return serverWords().databases.missingGrants({ grants: error.grants, role: namesIn(url).role });
  const why = errorWithCode(error);
  if (code === '42501') return serverWords().databases.grants({ why, ...namesIn(url) });
  if (code === '25006') return serverWords().databases.readOnly({ why });
  if (error instanceof PostgresPooled || (code === '08P01' && /startup parameter/i.test(why)))
    return serverWords().databases.pooler({ why });
  return why;
}

/** Whether it has the shape of one: of `redis://:My@Secret#1@host`, the host would be a part of the password, and be told in errors. */
export function isDatabaseUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && !/[@#]/.test(url.pathname + url.search + url.hash);
}

function namesIn(url: string): { role: string; database: string } {
  const at = parseUrl(url);
  const nameOf = (text: string | undefined) => `"${decodeURIComponent(text ?? '').replaceAll('"', '""')}"`;
  const role = at && at.username !== '' ? nameOf(at.username) : '<role>';
  return { role, database: at && at.pathname.length > 1 ? nameOf(at.pathname.slice(1)) : '<database>' };
}

/** The role may not use the schema, or not read or write some of our tables. */
export class MissingGrants extends Error {
  /** What to grant on what, such as `INSERT, DELETE ON pageloupe.file`. */
  readonly grants: readonly string[];
  constructor(grants: readonly string[]) {
    super(`Missing: ${grants.join('; ')}`);
    this.grants = grants;
  }
}
const missingGrants = `
  WITH missing AS (
    SELECT format('%I.%I', nspname, relname) AS name, string_agg(need, ', ' ORDER BY place) AS needs
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace,
      unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) WITH ORDINALITY AS needed (need, place)
    WHERE nspname = $1 AND relname ~ $2 AND relkind IN ('r', 'p') AND NOT has_table_privilege(pg_class.oid, need)
    GROUP BY 1
  ), unusable (kind, name) AS (
    SELECT 'USAGE ON ALL SEQUENCES', relname FROM pg_class WHERE relnamespace = to_regnamespace($1)
      AND CASE relkind WHEN 'S' THEN NOT has_sequence_privilege(oid, 'USAGE') ELSE false END
    UNION ALL SELECT 'EXECUTE ON ALL FUNCTIONS', proname FROM pg_proc WHERE pronamespace = to_regnamespace($1)
      AND NOT has_function_privilege(oid, 'EXECUTE')
  )
  SELECT 'USAGE ON SCHEMA ' || nspname AS grants FROM pg_namespace WHERE nspname = $1 AND NOT has_schema_privilege(oid, 'USAGE')
  UNION ALL (SELECT needs || ' ON ' || string_agg(name, ', ' ORDER BY name) FROM missing GROUP BY needs ORDER BY needs)
  UNION ALL (SELECT DISTINCT kind || ' IN SCHEMA ' || $1 FROM unusable WHERE name ~ $2)`;

/**
 * Checks that the role may read and write the tables that exist, use their sequences and functions, and use their schema.
 * @param names regular expression of their names @throws MissingGrants, or an error of pg
 */
export async function requireGrants(
  client: { query(text: string, values: string[]): Promise<{ rows: { grants: string }[] }> },
  schema: 'pageloupe' | 'bullmq',
  names: string,
): Promise<void> {
  const { rows } = await client.query(missingGrants, [schema, names]);
  if (rows.length > 0) throw new MissingGrants(rows.map(({ grants }) => grants));
}

/** A pooler is between us and PostgreSQL that breaks what we rely on. */
export class PostgresPooled extends Error {}

/**
 * Checks that connections are ours alone: their settings are in effect, and statements of one reach one process of the server. With a
 * pooler in transaction mode, another transaction takes that process meanwhile.
 * @param schema first schema of the search path that was requested @throws PostgresPooled
 */
export async function refusePostgresPooler(pool: Pool, schema: string): Promise<void> {
  const one = await pool.connect();
  try {
    const pidOf = async () => (await one.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    const [row] = (await one.query<{ path: string }>("SELECT current_setting('search_path') AS path")).rows;
    if (row?.path !== schema) throw new PostgresPooled(serverWords().databases.otherSearchPath);
    const before = await pidOf();
    const other = await pool.connect();
    try {
      await other.query('BEGIN');
      const after = await pidOf();
      await other.query('ROLLBACK');
      if (before !== after) throw new PostgresPooled(serverWords().databases.sharedConnections);
    } finally {
      other.release(true);
    }
  } finally {
    one.release();
  }
}

/** Creates a schema unless it exists. CREATE SCHEMA IF NOT EXISTS requires the right to create schemas even where it does. */
export const createPostgresSchema = (name: 'pageloupe' | 'bullmq'): string =>
  `DO $$ BEGIN IF to_regnamespace('${name}') IS NULL THEN CREATE SCHEMA ${name}; END IF; END $$`;
