import { isObject } from './is-object.ts';

/**
 * Shapes of stored values: each record is checked when it is read, because storage outlives the version that wrote it, files can be
 * edited by anyone, and a process that crashes may write only half of a record. A shape checks the members that it names; other members may exist.
 * The cost is linear in the record, and sizes are checked first.
 */
export type Shape<T> = (value: unknown) => value is T;
type Of<S> = S extends Shape<infer T> ? T : never;

export const text =
  (most = 10_000): Shape<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most;
/** Texts of any length. */
export const anyText = text(Infinity);
export const flag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';
/** Finite, from `least` to `most`. */
export const number =
  (least = -1e15, most = 1e15): Shape<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= least && value <= most;
export const integer =
  (least = -Infinity, most = Infinity): Shape<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
export const oneOf =
  <const T extends string | number | boolean>(...values: readonly T[]): Shape<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value);
export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);
/** Optional. */
export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value);
export const either =
  <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);
export const list =
  <T>(shape: Shape<T>, most = Infinity): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every((item) => shape(item));
/** An object with members of any name. */
export const record =
  <T>(shape: Shape<T>, most = Infinity): Shape<Record<string, T>> =>
  (value): value is Record<string, T> => {
    if (!isObject(value)) return false;
    const values = Object.values(value);
    return values.length <= most && values.every((item) => shape(item));
  };
export const object = <S extends Record<string, Shape<unknown>>>(members: S): Shape<{ [K in keyof S]: Of<S[K]> }> => {
  const entries = Object.entries(members);
  return (value): value is { [K in keyof S]: Of<S[K]> } =>
    isObject(value) && entries.every(([name, shape]) => shape(Object.hasOwn(value, name) ? value[name] : undefined));
};

/** A record of ours: its shape names every field, so that one that is added is looked at too. What a field holds may be looked at more loosely. */
export const recordOf = <T extends object>(members: { [K in keyof T]-?: Shape<unknown> }): Shape<T> =>
  object(members) as unknown as Shape<T>;

/** The value of a JSON text; undefined if it is invalid. */
export function parseShortJson(json: unknown, most: number): unknown {
  if (typeof json !== 'string' || json.length > most) return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a later version of ours wrote it. */
export const isOfLaterVersion = (value: unknown, known: number): boolean =>
  isObject(value) && typeof value.version === 'number' && value.version > known;
