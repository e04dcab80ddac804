import type { Pool } from 'pg';
import { createBatchTables, isBatchPostgresFull, openBatchPostgresPool } from './postgres.ts';
import { BatchStorageFull, type Vault } from './vault.ts';

/** Files in PostgreSQL, for several machines without a shared disk. */
export class PostgresVault implements Vault {
  readonly #pool: Pool;
  private constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** @param url `postgres://…` @throws an error of pg if it cannot be reached */
  static async open(url: string, log: (error: Error) => void): Promise<PostgresVault> {
    const pool = openBatchPostgresPool(url, log);
    try {
      await createBatchTables(pool);
    } catch (error) {
      void pool.end().catch(() => undefined);
      throw error;
    }
    return new PostgresVault(pool);
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

  async #write(statement: string, path: string, contents: Uint8Array): Promise<boolean> {
    try {
      return ((await this.#pool.query(statement, [path, contents])).rowCount ?? 0) > 0;
    } catch (error) {
      throw isBatchPostgresFull(error) ? new BatchStorageFull('No space is left on the disk of the database.') : error;
    }
  }

  async read(path: string): Promise<Uint8Array | null> {
    const { rows } = await this.#pool.query<{ contents: Buffer }>('select contents from pageloupe.file where path = $1', [path]);
    return rows[0]?.contents ?? null;
  }

  /** Jumps from name to name, so that the number of files in subfolders does not matter. */
  async list(folder: string): Promise<string[]> {
    const { rows } = await this.#pool.query<{ name: string }>(
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
    await this.#pool.query('delete from pageloupe.file where path = $1 or (path > $2 and path < $3)', [path, `${path}/`, `${path}0`]);
  }

  async close(): Promise<void> {
    await this.#pool.end().catch(() => undefined);
  }
}

/** The first part of a path below the folder $1. */
const nameOf = (path: string) => `split_part(substr(${path}, length($1) + 1), '/', 1)`;
const firstPath = (condition: string) => `select path from pageloupe.file where ${condition} order by path limit 1`;
