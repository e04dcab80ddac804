import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { lilconfig } from 'lilconfig';
import { systemErrorMessage, systemErrorCode, commandUsageError } from '../failure.ts';
import { commandWords as words } from '../../../words/en/server/command.ts';
import type { Config } from './schema.ts';

const searchPlaces = ['js', 'mjs', 'cjs', 'json', 'yaml'].map((type) => `pageloupe.config.${type}`);

export interface LoadedConfig {
  config: Config;
  /** Path as people type it; null for none. */ file: string | null;
}

/**
 * The configuration of this folder, or of the named file. Parent folders are not searched.
 * @param named file, null to search, false for no configuration
 * @throws CommandFailed if it cannot be read or has unknown keys or values
 */
export async function loadConfig(cwd: string, named: string | null | false): Promise<LoadedConfig> {
  if (named === false) return { config: {}, file: null };
  const loader = lilconfig('pageloupe', {
    searchPlaces,
    stopDir: cwd,
    cache: false,
    ignoreEmptySearchPlaces: false,
    loaders: { '.yaml': loadYaml, '.yml': loadYaml },
  });
  if (named !== null && !/\.(?:ya?ml|json|[cm]?js)$/.test(named)) throw commandUsageError(words.config.otherType({ file: named }));
  let found: { config: unknown; filepath: string; isEmpty?: boolean } | null;
  try {
    if (named !== null) await readFile(resolve(cwd, named));
    found = named === null ? await loader.search(cwd) : await loader.load(resolve(cwd, named));
  } catch (error) {
    const file = named ?? words.config.itsFile;
    throw commandUsageError(
      systemErrorCode(error) === 'ENOENT'
        ? words.config.missing({ file })
        : words.config.unreadable({ file, why: systemErrorMessage(error) }),
    );
  }
  if (!found) return { config: {}, file: null };
  const file = relative(cwd, found.filepath) || found.filepath;
  const config: unknown = found.isEmpty ? {} : found.config;
  // Most runs have no file, so its validator is imported on demand.
  const { configFaults } = await import('./faults.ts');
  const faults = configFaults(config);
  if (faults.length > 0) throw commandUsageError(words.config.wrong({ file, faults }));
  return { config: config as Config, file };
}

const loadYaml = async (_: string, content: string): Promise<unknown> => (await import('yaml')).parse(content) ?? {};
