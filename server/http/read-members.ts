/** Reads members of a JSON body by their schemas; all errors are reported at once. */
import type { TSchema } from 'typebox';
import { nearestName, readValue, type Readable } from '../options/read.ts';
import type { ProblemFault } from './problems.ts';
import { serverWords } from '../words.ts';

export const mostFaults = 50;

/** @param pointer of the object */
export function refuseUnknown(body: object, names: readonly string[], pointer: string, errors: ProblemFault[]): void {
  for (const name of Object.keys(body).slice(0, mostFaults))
    if (!names.includes(name))
      errors.push({
        pointer: `${pointer}/${name.toWellFormed().slice(0, 80).replaceAll('~', '~0').replaceAll('/', '~1')}`,
        code: 'unknown-field',
        message: serverWords().faults.unknownField({ name, near: nearestName(name, names) }),
      });
}

/** Values of these members, or their defaults. A null is an absent member, so that what a response shows can be sent. */
export function readMembers(
  schemas: Readonly<Record<string, TSchema>>,
  body: Readonly<Record<string, unknown>>,
  pointer: string,
  errors: ProblemFault[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas as Readonly<Record<string, unknown>>) as [string, Readable][]) {
    const value = body[name] ?? undefined;
    const read = value === undefined ? ({ ok: true, value: schema.default } as const) : readMember(schema, value);
    if (!read.ok) errors.push({ pointer: `${pointer}/${name}`, code: read.code, message: read.message });
    else if (read.value !== undefined) values[name] = read.value;
  }
  return values;
}

function readMember(schema: Readable, value: unknown): ReturnType<typeof readValue> | { ok: false; code: string; message: string } {
  const { type } = schema;
  if (type === 'array')
    return Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? readValue(schema, value.slice(0, 1000).join(','))
      : { ok: false, code: 'not-a-list', message: serverWords().batchFaults.noList };
  if (typeof value !== (type === 'integer' ? 'number' : type)) {
    const read = readValue(schema, JSON.stringify(value));
    return { ok: false, code: 'wrong-type', message: read.ok ? serverWords().valueFaults.type({ types: [type] }) : read.message };
  }
  return readValue(schema, String(value));
}
