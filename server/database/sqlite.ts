/** SQLite in a file of the data folder or in memory, for a single process. */
import { chmodSync, existsSync, rmSync } from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import { isDiskFull, describeSystemError } from '../audit/system-error.ts';
import { migrate } from './migrate.ts';
import { DatabaseFull, DatabaseUnusable, type Database, type Migration, type Sql, type SqlValue } from './sql.ts';
import { serverWords } from '../words.ts';

type Handle = InstanceType<typeof sqlite.Database>;
type Statement = ReturnType<Handle['prepare']>;

const types = { serial: 'INTEGER PRIMARY KEY', key: 'TEXT' };
/** Maximum number of cached prepared statements. */
const mostStatements = 60;

export class SqliteDatabase implements Database {
  readonly durable: boolean;
  readonly #handle: Handle;
  readonly #statements = new Map<string, Statement>();
  /** Statements outside of a transaction wait for its end, since there is only one connection. */
  readonly #inTurn = serialQueue();

  /** Null in memory. */
  readonly #file: string | null;
  /** What a statement met; null if nothing yet. */
  #damage: string | null = null;

  private constructor(handle: Handle, file: string | null) {
    [this.#handle, this.#file, this.durable] = [handle, file, file !== null];
  }

  /** @param file null for a database in memory. Opening a file locks its folder for this process. @throws DatabaseUnusable */
  static open(file: string | null): SqliteDatabase {
    try {
      // A killed process leaves its lock, a folder. The data folder is already locked for this process.
      if (file !== null && existsSync(`${file}.lock`)) rmSync(`${file}.lock`, { recursive: true });
      const database = new SqliteDatabase(new sqlite.Database(file ?? ':memory:'), file);
      namingFullDisk(() => database.#handle.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL'));
      if (file !== null) chmodSync(file, 0o600);
      return database;
    } catch (error) {
      const why = damageIn(error);
      throw why !== null && file !== null
        ? damaged(file, why)
        : new DatabaseUnusable(serverWords().history.badFile({ file: file ?? '', why: describeSystemError(error) }));
    }
  }

  all<R>(text: string, values: readonly SqlValue[] = []): Promise<R[]> {
    return this.#inTurn(async () => this.#run<R>(text, values));
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      this.#handle.exec('BEGIN IMMEDIATE');
      try {
        const result = await work({ all: async <R>(text: string, values: readonly SqlValue[] = []) => this.#run<R>(text, values) });
        this.#namingFaults(() => this.#handle.exec('COMMIT'));
        return result;
      } catch (error) {
        if (this.#handle.inTransaction) this.#handle.exec('ROLLBACK');
        throw error;
      }
    });
  }

  async migrate(migrations: readonly Migration[]): Promise<void> {
    await this.transaction((sql) => migrate(sql, migrations, types));
    // Damage that no start would read. Takes a third of a second per 100 MB.
    if (this.#file === null) return;
    const [found] = await this.all<{ quick_check: string }>('PRAGMA quick_check(1)');
    // The first line names the database.
    if (found?.quick_check !== 'ok') throw damaged(this.#file, found?.quick_check.split('\n').at(-1) ?? '');
  }

  faults = async (): Promise<readonly string[]> =>
    this.#file === null || this.#damage === null ? [] : [damaged(this.#file, this.#damage).message];

  async close(): Promise<void> {
    await this.#inTurn(async () => {
      for (const statement of this.#statements.values()) statement.finalize();
      this.#statements.clear();
      if (this.#handle.isOpen) this.#handle.close();
    });
  }

  /** @throws DatabaseUnusable, DatabaseFull */
  #namingFaults<T>(work: () => T): T {
    try {
      return namingFullDisk(work);
    } catch (error) {
      const why = damageIn(error);
      if (why === null || this.#file === null) throw error;
      this.#damage = why;
      throw damaged(this.#file, why);
    }
  }

  #run<R>(text: string, values: readonly SqlValue[]): R[] {
    let statement = this.#statements.get(text);
    if (!statement) {
      // Bound by number: SQLite would number names in order of appearance.
      statement = this.#namingFaults(() => this.#handle.prepare(text.replace(/\$(\d+)/g, '?$1')));
      if (this.#statements.size >= mostStatements) this.#forgetOldest();
      this.#statements.set(text, statement);
    }
    try {
      return this.#namingFaults(() => statement.all([...values]) as R[]);
    } catch (error) {
      this.#forget(text, statement);
      throw error;
    }
  }

  /** A statement that failed repeats its error when it is used again, and when it is finalized: then the database would not close. */
  #forget(text: string, statement: Statement): void {
    this.#statements.delete(text);
    try {
      statement.finalize();
    } catch {
      // The error that is known.
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#statements;
    if (!oldest) return;
    oldest[1].finalize();
    this.#statements.delete(oldest[0]);
  }
}

/** How a file is damaged, which SQLite reports only in its message; null for another error. */
const damageIn = (error: unknown): string | null =>
  /database disk image is malformed|file is not a database/.exec(String(error))?.[0] ?? null;

/** What to do about a damaged file. */
const damaged = (file: string, why: string) => new DatabaseUnusable(serverWords().history.damaged({ file, why }));

/** @throws DatabaseFull if the work failed because the disk is full */
function namingFullDisk<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    // SQLite reports a full disk only in its message.
    throw isDiskFull(error) || /database or disk is full|disk I\/O error/.test(String(error))
      ? new DatabaseFull(serverWords().history.full)
      : error;
  }
}
