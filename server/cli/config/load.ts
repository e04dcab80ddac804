import { basename, join, relative, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { lilconfig } from 'lilconfig';
import { describeSystemError, systemErrorCode, usageError } from '../failure.ts';
import { inputBytes, readInputFile } from '../read-input.ts';
import { openProcessLocale } from '../../open-locale.ts';
import { runUserScript } from '../user-script.ts';
import { languageFault } from '../wanted-languages.ts';
import { serverWords } from '../../words.ts';
import type { Config } from './schema.ts';

/** The configurations in a folder. */
export const configsIn = (folder: string): string[] =>
  ['yaml', 'yml', 'json', 'js', 'mjs', 'cjs'].map((type) => `pageloupe.config.${type}`).filter((name) => existsSync(join(folder, name)));

export interface LoadedConfig {
  config: Config;
  /** Path as people type it; null for none. */ file: string | null;
}

/**
 * The configuration of this folder, or of the named file. Parent folders are not searched.
 * @param named file, null to search, false for no configuration
 * @param language that was typed or set; otherwise that of the configuration is spoken from here on
 * @throws CommandFailed if it cannot be read or has unknown keys or values
 */
export async function loadConfig(cwd: string, named: string | null | false, language?: string): Promise<LoadedConfig> {
  if (named === false) return { config: {}, file: null };
  const loader = lilconfig('pageloupe', { cache: false, loaders: { '.yaml': loadYaml, '.yml': loadYaml } });
  if (named !== null && !/\.(?:ya?ml|json|[cm]?js)$/.test(named))
    throw usageError(serverWords().commands.config.otherType({ file: named }));
  const files = named === null ? configsIn(cwd) : [named];
  // Whichever was read, somebody would change the other one in vain.
  if (files.length > 1) throw usageError(serverWords().commands.config.several({ files }));
  if (files.length === 0) return { config: {}, file: null };
  const place = resolve(cwd, files[0]!);
  let found: { config: unknown; filepath: string; isEmpty?: boolean } | null;
  try {
    // The loader would read a file of any size.
    await readInputFile(place, inputBytes.config);
    found = await runUserScript(() => loader.load(place));
  } catch (error) {
    const file = named ?? basename(place);
    throw usageError(
      systemErrorCode(error) === 'ENOENT'
        ? serverWords().commands.config.missing({ file })
        : serverWords().commands.config.unreadable({ file, why: describeSystemError(error) }),
    );
  }
  if (!found) return { config: {}, file: null };
  const file = relative(cwd, found.filepath) || found.filepath;
  const config: unknown = found.isEmpty ? {} : found.config;
  // Most runs have no file, so its validator is imported on demand.
  const { configFaults } = await import('./faults.ts');
  const faults = configFaults(config);
  if (faults.length > 0) throw usageError(serverWords().commands.config.wrong({ file, faults }));
  const loaded = config as Config;
  if (loaded.language !== undefined && language === undefined) {
    const fault = languageFault(loaded.language, 'language');
    if (fault !== '') throw usageError(serverWords().commands.config.wrong({ file, faults: [fault] }));
    await openProcessLocale([loaded.language]);
  }
  return { config: loaded, file };
}

async function loadYaml(_: string, content: string): Promise<unknown> {
  // The parser calls itself for each level, and ends the process where the stack is full.
  if (isTooDeep(content)) throw new Error(serverWords().commands.config.tooDeep({ most: mostLevels }));
  return (await import('yaml')).parse(content) ?? {};
}

const mostLevels = 100;
function isTooDeep(content: string): boolean {
  let open = 0;
  for (const [bracket] of content.matchAll(/[[\]{}]/g)) {
    open = bracket === '[' || bracket === '{' ? open + 1 : Math.max(0, open - 1);
    if (open > mostLevels) return true;
  }
  // Each level of a block is indented, or follows another one on its line.
  return new RegExp(`^[ \\t?:-]{${4 * mostLevels}}`, 'm').test(content);
}
