import { DatabaseUnusable, type Migration, type Sql } from './sql.ts';
import { serverWords } from '../words.ts';

const table = 'pageloupe_schema';

/** Migrates the tables from any version to the newest. Call it in a transaction that excludes other processes. */
export async function migrate(sql: Sql, migrations: readonly Migration[], types: Readonly<Record<string, string>>): Promise<void> {
  await sql.all(`CREATE TABLE IF NOT EXISTS ${table} (version BIGINT NOT NULL)`);
  const [row] = await sql.all<{ version: number }>(`SELECT version FROM ${table}`);
  const version = row?.version ?? 0;
  if (version > migrations.length) throw new DatabaseUnusable(serverWords().history.newerDatabase({ version, known: migrations.length }));
  if (version === migrations.length) return;
  for (const migration of migrations.slice(version))
    for (const statement of migration) await sql.all(statement.replace(/\{(\w+)\}/g, (_, name: string) => types[name]!));
  await sql.all(row ? `UPDATE ${table} SET version = $1` : `INSERT INTO ${table} (version) VALUES ($1)`, [migrations.length]);
}
