import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import { serverWords } from '../../words.ts';
import { configSchema, type Config } from './schema.ts';
import { nearestName, readValue } from '../../options/read.ts';
import { readableOf } from '../../options/schemas.ts';
import { signalFault } from './signal-ids.ts';
import { valueFaults } from './value-faults.ts';

// All errors of a file are reported at once.
Settings.Set({ maxErrors: 100 });

/** Errors of a configuration, one sentence each; empty if it is valid. */
export function configFaults(config: unknown): string[] {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return [serverWords().commands.config.noObject];
  const faults = new Map<string, string>();
  const errors = Errors(configSchema, config);
  const chosen = chosenAlternatives(config, errors);
  for (const { keyword, instancePath, schemaPath, params } of errors) {
    // An unknown key is reported once, by its parent.
    if (keyword === 'boolean' || isLeftOut({ keyword, instancePath, schemaPath }, chosen)) continue;
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
    } else if (keyword === 'required') {
      for (const name of (params as { requiredProperties: string[] }).requiredProperties)
        faults.set(
          `${instancePath}/${name}`,
          serverWords().commands.config.fault({ place, message: serverWords().faults.required({ name }) }),
        );
    } else faults.set(place, valueFault(keyword, place, valueAt(config, instancePath), schemaAt(schemaPath) as ValueSchema));
  }
  // What the reader of a value says is nearer to it than what the schema says.
  for (const [place, message] of valueFaults(config)) faults.set(place, serverWords().commands.config.fault({ place, message }));
  return [...faults.values(), ...unknownSignals(config)];
}

type ValueSchema = Parameters<typeof readableOf>[0];
type SchemaError = Pick<ReturnType<typeof Errors>[number], 'keyword' | 'instancePath' | 'schemaPath'>;

/** One sentence, as for the same text of a command line; the library's own would be English. */
function valueFault(keyword: string, place: string, value: unknown, schema: ValueSchema): string {
  const typed = JSON.stringify(value) ?? '';
  const readable = readableOf(schema);
  const read = readable && readValue(readable, typeof value === 'string' ? value : typed);
  if (read && !read.ok) return serverWords().commands.config.fault({ place, message: read.message });
  const { anyOf = [] } = schema;
  const allowed = anyOf.flatMap((one) => one.enum ?? []);
  const types = keyword === 'type' || keyword === 'anyOf' ? [schema, ...anyOf].flatMap(({ type }) => type ?? []) : [];
  return serverWords().commands.config.wrongValue({
    place,
    typed,
    allowed,
    message: types.length > 0 ? serverWords().valueFaults.type({ types }) : '',
  });
}

interface Chosen extends Pick<SchemaError, 'instancePath' | 'schemaPath'> {
  /** Null: none, so that the alternatives are reported. */
  index: number | null;
}

/** Of schemas of which a value matches none, the one that is meant: of its type, if the value is as long as that requires. */
function chosenAlternatives(config: object, errors: readonly SchemaError[]): Chosen[] {
  return errors.flatMap(({ keyword, instancePath, schemaPath }) => {
    if (keyword !== 'anyOf') return [];
    const value = valueAt(config, instancePath);
    const schema = schemaAt(schemaPath) as ValueSchema;
    const index = schema.anyOf?.findIndex(({ type }) => type === (Array.isArray(value) ? 'array' : typeof value)) ?? -1;
    const hasOtherLength = errors.some((one) => one.schemaPath === `${schemaPath}/anyOf/${index}` && /^m(?:in|ax)Items$/.test(one.keyword));
    return [{ instancePath, schemaPath, index: index === -1 || hasOtherLength || readableOf(schema) ? null : index }];
  });
}

/** Whether another error says what is wrong: that of the alternatives, or one of the alternative that is meant. */
function isLeftOut({ keyword, instancePath, schemaPath }: SchemaError, chosen: readonly Chosen[]): boolean {
  const of = (path: string) =>
    chosen.find((one) => one.schemaPath === path && `${instancePath}/`.startsWith(`${one.instancePath}/`))?.index;
  return (
    (keyword === 'anyOf' && of(schemaPath) !== null) ||
    [...schemaPath.matchAll(/\/anyOf\/(\d+)/g)].some((part) => of(schemaPath.slice(0, part.index)) !== Number(part[1]))
  );
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
