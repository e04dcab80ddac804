import { readValue } from '../../options/read.ts';
import type { Row } from '../../options/rows.ts';
import { readingOf, type Reading } from '../../options/schemas.ts';
import { auditableUrl } from '../targets/url.ts';
import { CommandFailed } from '../failure.ts';
import { requestHeaders } from './request-headers.ts';
import { configSchema } from './schema.ts';
import { expression, patterns, proxyOf, readReplacement, readRule } from './settings.ts';

/** Variables are read when the run begins. */
const withoutVariables = (text: string) => text.replace(/\$\{\w+\}/g, 'x');
/** How texts are read. @throws CommandFailed */
const readers: Readonly<Record<NonNullable<Reading['as']>, (text: string, name: string) => unknown>> = {
  url: (text) => auditableUrl(text, ''),
  pattern: (text) => patterns([text]),
  expression,
  replacement: readReplacement,
  header: (text, name) => requestHeaders([], { [name]: withoutVariables(text) }, {}),
  proxy: (text) => proxyOf(withoutVariables(text), {}),
  extraction: (text, name) => readRule(name, text, ''),
};

/** What of JSON Schema the configuration uses to say where a value is. */
interface Schema {
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  items?: Schema | readonly Schema[];
  anyOf?: readonly Schema[];
}

/** What the schema of the configuration cannot say, such as the limits of a time: messages by key path. The configuration may be invalid. */
export function valueFaults(config: object): Map<string, string> {
  const faults = new Map<string, string>();
  const visit = (schema: Schema, value: unknown, place: string, name: string, above: Reading): void => {
    const reading = { ...above, ...readingOf(schema) };
    const message = faultOf(reading, value, name);
    if (message !== '') faults.set(place, message);
    for (const one of schema.anyOf ?? []) visit(one, value, place, name, { as: reading.as });
    if (Array.isArray(value))
      for (const [index, one] of value.entries()) {
        const items = isTuple(schema.items) ? schema.items[index] : schema.items;
        if (items) visit(items, one, `${place}[${index}]`, name, { as: reading.as });
      }
    else
      for (const [key, one] of Object.entries(membersOf(value))) {
        const member = memberNamed(schema.properties, key) ?? Object.values(schema.patternProperties ?? {})[0];
        if (member) visit(member, one, place === '' ? key : `${place}.${key}`, key, { as: reading.as });
      }
  };
  visit(configSchema as unknown as Schema, config, '', '', {});
  return faults;
}

/** Why a value cannot be read; '' if it can, or the schema refuses it. */
function faultOf({ row, as }: Reading, value: unknown, name: string): string {
  if (row && isTextOf(row, value)) {
    const read = readValue(row, String(value));
    if (!read.ok) return read.message;
  }
  if (as === undefined || typeof value !== 'string') return '';
  try {
    readers[as](value, name);
    return '';
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return error.message;
  }
}

const isTextOf = ({ type }: Row, value: unknown): boolean => typeof value === 'string' || (typeof value === 'number' && type === 'time');
const isTuple = (items: Schema['items']): items is readonly Schema[] => Array.isArray(items);
const memberNamed = <T>(values: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  values && Object.hasOwn(values, key) ? values[key] : undefined;
const membersOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
