/** JSON Schemas of options, for the HTTP API and the configuration file. */
import { Type, type TOptional, type TSchema, type TUnsafe } from 'typebox';
import { aroundOptions as around } from '../../words/en/server/options.ts';
import { timeText, type Readable } from './read.ts';
import type { Row, Rows, ValueOf } from './rows.ts';

type Unless<R, T extends TSchema> = null extends ValueOf<R> ? TOptional<T> : T;
type IsTime<R> = R extends { readonly type: 'time' } ? true : false;
export type ParameterSchemas<R> = {
  [N in keyof R & string as IsTime<R[N]> extends true ? `${N}Ms` : N]: Unless<R[N], TUnsafe<Exclude<ValueOf<R[N]>, null>>>;
};
type ConfigSchemas<R> = {
  [N in keyof R]: TOptional<TUnsafe<IsTime<R[N]> extends true ? string | number : Exclude<ValueOf<R[N]>, null>>>;
};

/** What is JSON Schema in a row. */
function jsonSchema(row: Row) {
  const { help: _help, value: _value, variable: _variable, orText: _orText, both: _both, needs: _needs, ...schema } = row;
  return row.type === 'boolean' ? { ...schema, description: around.turned(row.default !== true, row.description) } : schema;
}

/** Members of a query or a body: times are `settleMs`, in milliseconds. */
export const parameterSchemas = <R extends Rows>(rows: R) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const schema = jsonSchema(row);
      const made = Type.Unsafe(
        row.type === 'time' ? { ...schema, type: 'integer', description: around.milliseconds(row.description) } : schema,
      );
      return [row.type === 'time' ? `${name}Ms` : name, row.default === undefined ? Type.Optional(made) : made];
    }),
  ) as unknown as ParameterSchemas<R>;

/** How a text at the place of a schema is read, beyond what JSON Schema says. */
export interface Reading {
  /** Of an option. */
  row?: Row;
  /** Of another text. */
  as?: 'url' | 'pattern' | 'expression' | 'replacement' | 'header' | 'proxy' | 'extraction' | undefined;
}
const readings = new WeakMap<object, Reading>();
/** Notes how texts of a schema are read; the schema stays the same. */
export const readAs = <T extends object>(reading: Reading, schema: T): T => {
  readings.set(schema, { ...readings.get(schema), ...reading });
  return schema;
};
export const readingOf = (schema: object): Reading => readings.get(schema) ?? {};

/** Keys of the configuration file. */
export const configSchemas = <R extends Rows>(rows: R) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, readAs({ row }, Type.Optional(Type.Unsafe(configSchema(row))))]),
  ) as unknown as ConfigSchemas<R>;

const timePattern = '^\\d+(\\.\\d+)?\\s*(ms|s|m|h)?$';
/** What of a schema decides what a text may be, also if that are several schemas; null if only some of them are for texts. */
export function readableOf({ anyOf: [one, other] = [], ...schema }: Partial<Readable> & { anyOf?: readonly Readable[] }): Readable | null {
  if (!one || !other) return { type: 'string', ...schema };
  if (other.pattern === timePattern) return { type: 'time' };
  // Another alternative with a description is no text of a row.
  return one.enum && other.pattern !== undefined && !('description' in other) ? { ...one, orText: other.pattern } : null;
}

function configSchema(row: Row): object {
  const { type, enum: names, minimum = 0, maximum = 0, ...schema } = jsonSchema(row);
  if (type === 'time')
    return {
      ...(schema.default !== undefined && { default: timeText(Number(schema.default)) }),
      anyOf: [
        { type: 'number', minimum: 0 },
        { type: 'string', pattern: timePattern },
      ],
      description: around.seconds(around.between(schema.description, timeText(minimum), timeText(maximum))),
    };
  if (row.orText === undefined) return jsonSchema(row);
  return {
    ...schema,
    anyOf: [
      { type, enum: names },
      { type, pattern: row.orText },
    ],
    description: around.orText(schema.description),
  };
}
