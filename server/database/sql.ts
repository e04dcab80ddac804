/** The port of the database. One contract test runs on every driver (tests/server/history/store-contract.test.ts). */

export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;

/** SQL that SQLite and PostgreSQL both support, with $1, $2, … for values. */
export interface Sql {
  all<R = SqlRow>(text: string, values?: readonly SqlValue[]): Promise<R[]>;
}
export interface Database extends Sql {
  /** Whether it survives the process. */
  readonly durable: boolean;
  /** All or nothing. Work in a transaction uses the `Sql` that it gets, never the database itself. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Creates or updates the tables; several processes may do so at once. @throws DatabaseUnusable if they are newer than this program */
  migrate(migrations: readonly Migration[]): Promise<void>;
  /** Faults of the database, one sentence each. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Statements with placeholders for types that differ: {serial} (an auto-incremented primary key) and {key} (text compared by code points). */
export type Migration = readonly string[];

/** Why the database cannot be used; the message is shown to the person who starts the service, or meets the damage later. */
export class DatabaseUnusable extends Error {}

/** It was reachable before, but is not now. */
export class DatabaseUnavailable extends Error {}
/** No space for another row. */
export class DatabaseFull extends Error {}

/** Maximum parameters of a statement: 32,766 in SQLite, 65,535 in PostgreSQL. */
const mostValues = 10_000;

/** Inserts rows, many per statement. Existing rows stay unchanged. */
export async function insertRows(
  sql: Sql,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
): Promise<void> {
  const step = Math.floor(mostValues / columns.length);
  for (let at = 0; at < rows.length; at += step) {
    const part = rows.slice(at, at + step);
    const places = part.map((_, row) => `(${columns.map((_name, column) => `$${row * columns.length + column + 1}`).join(', ')})`);
    await sql.all(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')} ON CONFLICT DO NOTHING`, part.flat());
  }
}

/** Text that both databases can store: PostgreSQL does not accept NUL. @param most maximum UTF-16 code units */
export const storableText = (text: string, most: number): string => text.slice(0, most).replaceAll('\0', '').toWellFormed();
