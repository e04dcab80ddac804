import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import { serverWords } from '../../words.ts';
import { nearestSpelling } from '../../../checks/language/nearest.ts';
import { configSchema, type Config } from './schema.ts';
import { nearestName, readValue, type Readable } from '../../options/read.ts';
import { signalFault } from './signal-ids.ts';

// All errors of a file are reported at once.
Settings.Set({ maxErrors: 100 });

/** Errors of a configuration, one sentence each; empty if it is valid. */
export function configFaults(config: unknown): string[] {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return [serverWords().commands.config.noObject];
  const faults = new Map<string, string>();
  for (const { keyword, instancePath, message, schemaPath, params } of Errors(configSchema, config)) {
    // An unknown key is reported once, by its parent; an error inside alternatives by the alternatives.
    if (keyword === 'boolean') continue;
    const place = keyPathOf(instancePath);
    if (keyword === 'additionalProperties') {
      const known = propertiesAt(schemaPath);
      for (const key of (params as { additionalProperties: string[] }).additionalProperties) {
        faults.set(
          `${instancePath}/${key}`,
          serverWords().commands.config.unknownKey({
            key,
            place,
            meant: placeBelow(key, known, place) ?? (nearestName(key, Object.keys(known)) || null),
          }),
        );
      }
    } else if (/\/anyOf\/\d/.test(schemaPath)) {
      continue;
    } else {
      const current = valueAt(config, instancePath);
      const typed = typeof current === 'string' ? current : (JSON.stringify(current) ?? '');
      const read = readValue((schemaAt(schemaPath) ?? {}) as Readable, typed);
      const either = keyword === 'anyOf' ? alternativesAt(schemaPath) : null;
      faults.set(
        instancePath,
        either || read.ok
          ? serverWords().commands.config.wrongValue({
              place,
              typed: JSON.stringify(current) ?? '',
              allowed: either?.names ?? [],
              message: either?.description ?? `It ${message}.`,
              meant: typeof current === 'string' ? nearestSpelling(current, either?.names ?? []) || null : null,
            })
          : serverWords().commands.config.fault({ place, message: read.message }),
      );
    }
  }
  return [...faults.values(), ...unknownSignals(config)];
}

/** Unknown checks in the configuration. The schema accepts any id, so that files for later versions are valid. */
function unknownSignals(config: object): string[] {
  const { assert } = config as Config;
  const rules = [
    { place: 'assert.signals', signals: assert?.signals },
    ...(Array.isArray(assert?.matrix) ? assert.matrix : []).map((one, index) => ({
      place: `assert.matrix[${index}].signals`,
      signals: one?.signals,
    })),
  ];
  return rules.flatMap(({ place, signals: named }) => Object.keys(named ?? {}).flatMap((id) => signalFault(id, place)));
}

/** Converts `/assert/matrix/0/match` to `assert.matrix[0].match`. */
const keyPathOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('');

function valueAt(config: object, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')]
          : undefined,
      config,
    );
}

/** The values allowed at one position: names and a description. */
function alternativesAt(schemaPath: string): { names: string[]; description: string } {
  const { anyOf = [], description = '' } = (schemaAt(schemaPath.replace(/\/anyOf$/, '')) ?? {}) as {
    anyOf?: { enum?: string[]; description?: string }[];
    description?: string;
  };
  return { names: anyOf.flatMap((one) => one.enum ?? []), description };
}

type Properties = Readonly<Record<string, { properties?: object }>>;

/** What the schema allows at a position, by key. */
const propertiesAt = (schemaPath: string): Properties =>
  (schemaAt(schemaPath.replace(/\/additionalProperties$/, '')) as { properties?: Properties } | undefined)?.properties ?? {};

/** Where a key belongs that was written one level too high, such as `defaults.device`; null if nowhere. */
function placeBelow(key: string, known: Properties, place: string): string | null {
  const parent = Object.keys(known).find((name) => Object.hasOwn(known[name]!.properties ?? {}, key));
  return parent === undefined ? null : [place, parent, key].filter((part) => part !== '').join('.');
}

function schemaAt(schemaPath: string): unknown {
  const parts = schemaPath
    .replace(/^#/, '')
    .split('/')
    .filter((part) => part !== '');
  return parts.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined),
    configSchema,
  );
}
