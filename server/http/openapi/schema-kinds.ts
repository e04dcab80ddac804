/** Schemas for which the type builder has no short form. */
import { Type, type TOptional, type TSchema } from 'typebox';

/** One of these words: `enum` in JSON Schema, which clients and documents display better than a union of constants. */
export const enumSchema = <const V extends readonly (string | null)[]>(values: V, more: object = {}) =>
  Type.Unsafe<V[number]>({ type: values.includes(null) ? ['string', 'null'] : 'string', enum: [...values], ...more });

/** A list of these words; in a query, separated by commas. */
export const listSchema = <const V extends readonly string[]>(values: V, more: object = {}) =>
  Type.Unsafe<V[number][]>({ type: 'array', items: { type: 'string', enum: [...values] }, ...more });

export const maybe = {
  string: (more: object = {}) => Type.Unsafe<string | null>({ type: ['string', 'null'], ...more }),
  number: (more: object = {}) => Type.Unsafe<number | null>({ type: ['number', 'null'], ...more }),
  boolean: (more: object = {}) => Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], ...more }),
};

/** A reference to a component of the OpenAPI document, by name. @typeParam T the described type */
export const componentRef = <T>(name: string) => Type.Unsafe<T>({ $ref: `#/components/schemas/${name}` });

/** Such a reference, or null. @typeParam T the described type */
export const nullableRef = <T>(name: string) =>
  Type.Unsafe<T | null>({ anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] });

export const ulidSchema = (more: object = {}) => Type.String({ pattern: '^[0-9A-HJKMNP-TV-Z]{26}$', ...more });

/** Where a part of a list ends. */
export const listPage = Type.Object({ limit: Type.Integer(), nextCursor: maybe.string() });

/** The same members, of which none is required. */
export const optionalMembers = <P extends Readonly<Record<string, TSchema>>>(properties: P) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)])) as unknown as {
    [N in keyof P]: TOptional<P[N]>;
  };

/** Position in a list. */
export const cursorParameter = Type.Optional(Type.String({ maxLength: 500, description: 'page.nextCursor of the response before.' }));
