import { serverWords } from '../../words.ts';
import { CommandFailed, exitCodes, systemErrorCode, usageError } from '../failure.ts';
import type { World } from '../world.ts';

export interface MigrateFlags {
  storeUrl?: string;
  queueUrl?: string;
  role?: string;
  print?: boolean;
}

const sqlOf = (script: readonly string[]): string => ['BEGIN', ...script, 'COMMIT'].map((statement) => `${statement};\n`).join('');

/** Creates or updates the tables of a service in PostgreSQL, or prints the SQL for it. @throws CommandFailed */
export async function migrateCommand({ storeUrl, queueUrl, role, print }: MigrateFlags, world: World): Promise<void> {
  const isPostgres = (url: string | undefined): url is string => /^postgres(?:ql)?:\/\//.test(url ?? '');
  const store = [storeUrl, queueUrl].find(isPostgres);
  if (store === undefined) throw usageError(serverWords().databases.migrateWhat);
  const [{ migrationScript, runPostgresScript }, { isDatabaseUrl, postgresErrorText }] = await Promise.all([
    import('../../batches/migration-script.ts'),
    import('../../database/server-errors.ts'),
  ]);
  for (const url of new Set([store, ...(isPostgres(queueUrl) ? [queueUrl] : [])])) {
    if (!isDatabaseUrl(url)) throw usageError(serverWords().databases.badUrl({ scheme: 'postgres' }));
    try {
      const script = await migrationScript({ url, store: url === store, queue: url === queueUrl, role: role ?? null });
      const isDone = script.length === 0;
      if (print) await world.stdout.write(isDone ? `-- ${serverWords().databases.nothingMissing}\n` : sqlOf(script));
      else {
        if (!isDone) await runPostgresScript(url, script);
        await world.stdout.write(`${serverWords().databases[isDone ? 'nothingMissing' : 'migrated']}\n`);
      }
    } catch (error) {
      // Only --role names something that the database does not know.
      const isRoleUnknown = systemErrorCode(error) === '42704';
      throw new CommandFailed(
        isRoleUnknown ? exitCodes.usage : exitCodes.tool,
        serverWords().databases.notMigrated({ why: postgresErrorText(error, url) }),
      );
    }
  }
}
