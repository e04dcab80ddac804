import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { lilconfig } from 'lilconfig';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import { parse as parseYaml } from 'yaml';
import { signals } from '../../../checks/index.ts';
import { messageOf, systemCode, wrongUsage } from '../failure.ts';
import { commandWords as words } from '../words.ts';
import { nearest } from './nearest.ts';
import { configSchema, type Config } from './schema.ts';

// All that is wrong with a file is told at once.
Settings.Set({ maxErrors: 100 });

const searchPlaces = ['js', 'mjs', 'cjs', 'json', 'yaml'].map((type) => `pageloupe.config.${type}`);

export interface LoadedConfig { config: Config; /** Path as people type it; null for none. */ file: string | null }

/**
 * The configuration of this folder, or of the file that was named. No folder above is looked at.
 * @param named file, null to search, false for no configuration
 * @throws CommandFailed when it cannot be read or says what nobody knows
 */
export async function loadConfig(cwd: string, named: string | null | false): Promise<LoadedConfig> {
  if (named === false) return { config: {}, file: null };
  const loader = lilconfig('pageloupe', { searchPlaces, stopDir: cwd, cache: false, ignoreEmptySearchPlaces: false, loaders: { '.yaml': loadYaml, '.yml': loadYaml } });
  let found: { config: unknown; filepath: string; isEmpty?: boolean } | null;
  try {
    if (named !== null) await readFile(resolve(cwd, named));
    found = named === null ? await loader.search(cwd) : await loader.load(resolve(cwd, named));
  } catch (error) {
    const file = named ?? words.config.itsFile;
    throw wrongUsage(systemCode(error) === 'ENOENT' ? words.config.missing({ file }) : words.config.unreadable({ file, why: messageOf(error) }));
  }
  if (!found) return { config: {}, file: null };
  const file = relative(cwd, found.filepath) || found.filepath;
  const config: unknown = found.isEmpty ? {} : found.config;
  const faults = configFaults(config);
  if (faults.length > 0) throw wrongUsage(words.config.wrong({ file, faults }));
  return { config: config as Config, file };
}

const loadYaml = (_: string, content: string): unknown => parseYaml(content) ?? {};

/** What is wrong with a configuration, a sentence each; empty when it is valid. */
export function configFaults(config: unknown): string[] {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return [words.config.noObject];
  const faults = new Map<string, string>();
  for (const { keyword, instancePath, message, schemaPath, params } of Errors(configSchema, config)) {
    // An unknown key is told of once, by its parent; a fault inside alternatives by the alternatives.
    if (keyword === 'boolean') continue;
    const place = keyPathOf(instancePath);
    if (keyword === 'additionalProperties') {
      const known = keysAt(schemaPath);
      for (const key of (params as { additionalProperties: string[] }).additionalProperties) {
        faults.set(`${instancePath}/${key}`, words.config.unknownKey({ key, place, meant: nearest(key, known) }));
      }
    } else if (/\/anyOf\/\d/.test(schemaPath)) {
      continue;
    } else {
      const allowed = 'allowedValues' in params ? (params.allowedValues as unknown[]).map(String) : [];
      const given = valueAt(config, instancePath);
      faults.set(instancePath, words.config.wrongValue({ place, given: typeof given === 'string' ? given : JSON.stringify(given) ?? '', allowed, message: keyword === 'anyOf' ? '' : message, meant: typeof given === 'string' ? nearest(given, allowed) : null }));
    }
  }
  return [...faults.values(), ...unknownSignals(config)];
}

/** Checks that are named and do not exist: the schema takes any id, so that a file of a later version can be read by people. */
function unknownSignals(config: object): string[] {
  const { assert } = config as Config;
  const rules = [{ place: 'assert.signals', signals: assert?.signals }, ...(Array.isArray(assert?.matrix) ? assert.matrix : []).map((one, index) => ({ place: `assert.matrix[${index}].signals`, signals: one?.signals }))];
  return rules.flatMap(({ place, signals: named }) => Object.keys(named ?? {}).flatMap((id) => signalFault(id, place)));
}

/** A sentence for an id that no check has, else none. */
export function signalFault(id: string, place: string): string[] {
  const ids: readonly string[] = signals.map((one) => one.id);
  return ids.includes(id) ? [] : [words.config.unknownSignal({ id, place, meant: nearest(id, ids) })];
}

/** `/assert/matrix/0/match` as people write it: `assert.matrix[0].match`. */
const keyPathOf = (pointer: string) => pointer.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');

function valueAt(config: object, pointer: string): unknown {
  return pointer.split('/').slice(1).reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined), config);
}

/** Names that the schema knows at a place of the schema. */
function keysAt(schemaPath: string): string[] {
  const parts = schemaPath.replace(/^#/, '').split('/').filter((part) => part !== '' && part !== 'additionalProperties');
  const schema = parts.reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined), configSchema);
  return Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
}
