import { join } from 'node:path';
import { DatabaseUnusable, type Database } from './sql.ts';
import { migrations } from './migrations.ts';
import { serverWords } from '../words.ts';

interface DatabaseSetup {
  /** `postgres://…`; null for SQLite in the data folder. */
  storeUrl: string | null;
  /** Null: in memory. */
  data: string | null;
  log(event: object, message: string): void;
}

/** The database of history, schedules and sessions, with current tables. @throws DatabaseUnusable */
export async function openDatabase({ storeUrl, data, log }: DatabaseSetup): Promise<Database> {
  const database = await connect(storeUrl, data, log);
  try {
    await database.migrate(migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

// Imported on demand: a service uses only one of them.
async function connect(storeUrl: string | null, data: string | null, log: DatabaseSetup['log']): Promise<Database> {
  if (storeUrl === null) return (await import('./sqlite.ts')).SqliteDatabase.open(data === null ? null : join(data, 'history.sqlite'));
  if (!/^postgres(?:ql)?:\/\//.test(storeUrl)) throw new DatabaseUnusable(serverWords().history.unknownStore({ url: storeUrl }));
  return (await import('./postgres.ts')).PostgresDatabase.open(storeUrl, log);
}
