/** Kinds of options. The command line reads them for `--help`, so only words are imported. */
import { optionWords } from '../../words/en/server/options.ts';
import { serverWords } from '../words.ts';

type OptionWords = typeof optionWords;

/** What an option takes, in words of JSON Schema, and how the command line shows it. */
export interface Row<T = unknown> {
  /** `time`: milliseconds; on the command line and in the configuration, seconds or a text such as 500ms. */
  readonly type: 'boolean' | 'integer' | 'number' | 'time' | 'string' | 'array';
  /** Of a switch: what the other position than the usual one does. In English, for schemas and documents. */
  readonly description: string;
  /** The same for `--help`, in the language of the command line. */
  readonly help: () => string;
  /** What holds without the option; absent: nothing. */
  readonly default?: T;
  readonly enum?: readonly string[];
  readonly items?: { readonly type: 'string'; readonly enum?: readonly string[]; readonly format?: string; readonly minLength?: number };
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly examples?: readonly string[];
  /** Name of the value on the command line: `file` for `<file>`. */
  readonly value?: string;
  /** Whether there is an environment variable. */
  readonly variable?: boolean;
  /** What a text may be that is none of `enum`, on the command line and in the configuration. */
  readonly orText?: string;
  /** Name of another option, without which this one has no effect. */
  readonly needs?: string;
  /** A switch that the command line can turn back, because the configuration may have turned it. */
  readonly both?: boolean;
}
export type Rows = Readonly<Record<string, Row>>;
export type ValueOf<R> = R extends Row<infer T> ? T : never;
/** Values of all options; null where there is none. */
export type Values<R> = { [N in keyof R]: ValueOf<R[N]> };
/** Values that somebody set. */
export type Typed<R> = { [N in keyof R]?: Exclude<ValueOf<R[N]>, null> };

type Kind<T> = Omit<Row<T>, 'description' | 'help'> & (null extends T ? unknown : { readonly default: T });
type More = Partial<Omit<Row, 'type' | 'description' | 'help' | 'default'>>;
/** The type of a value that has a default, or may be missing. */
type Usual<T, U extends T | null> = U extends null ? T | null : T;
const kind = <T>(type: Row['type'], usual: unknown, more: More) =>
  ({ type, ...(usual !== null && { default: usual }), ...more }) as Kind<T>;

export const onOff = (usual: boolean, more: More = {}) => kind<boolean>('boolean', usual, more);
export const whole = <const U extends number | null>(minimum: number, maximum: number, usual: U, more: More = {}) =>
  kind<Usual<number, U>>('integer', usual, { minimum, maximum, value: 'n', ...more });
export const score = (more: More = {}) => kind<number | null>('number', null, { minimum: 0, maximum: 100, value: 'n', ...more });
/** @param minimum milliseconds, as all of them */
export const time = <const U extends number | null>(minimum: number, maximum: number, usual: U, more: More = {}) => ({
  ...kind<Usual<number, U>>('time', usual, { minimum, maximum, value: 'time', ...more }),
  type: 'time' as const,
});
export const text = <const U extends string | null>(value: string, usual: U, more: More = {}) =>
  kind<Usual<string, U>>('string', usual, { value, ...more });
export const choice = <const V extends string, const U extends NoInfer<V> | null>(values: readonly V[], usual: U, more: More = {}) =>
  kind<Usual<V, U>>('string', usual, { enum: values, ...more });
/** Texts; each is an option of its own on the command line. */
export const texts = (value: string, more: More = {}) =>
  kind<string[] | null>('array', null, { items: { type: 'string', minLength: 1 }, value, ...more });
/** Words; in a query, separated by commas. */
export const words = <const V extends string>(values: readonly V[], more: More = {}) =>
  kind<V[] | null>('array', null, { items: { type: 'string', enum: values }, ...more });
/** Texts that are separated by commas. */
export const commaTexts = (value: string, format?: string) =>
  kind<string[]>('array', [], { items: { type: 'string', minLength: 1, ...(format !== undefined && { format }) }, maxItems: 100, value });

/** Options that belong together, with their sentences. @param sentences of a language @param all what holds for each of them */
export const group = <R extends Readonly<Record<string, Kind<unknown>>>>(
  sentences: (words: OptionWords) => { [N in keyof R]: string },
  rows: R,
  all: More = {},
) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      { ...all, ...row, description: sentences(optionWords)[name], help: () => sentences(serverWords().options)[name] },
    ]),
  ) as { [N in keyof R]: R[N] & Pick<Row, 'description' | 'help'> };

/** Options that somebody set without the one that they need. @param set those that have a value @param elsewhere what is set in another place */
export const optionsAlone = <R extends Rows>(rows: R, set: object, elsewhere: object = {}): (keyof R & string)[] => {
  const isSet = (name: string) => [set, elsewhere].some((values) => ((values as Record<string, unknown>)[name] ?? null) !== null);
  return Object.keys(rows).filter((name) => isSet(name) && rows[name]!.needs !== undefined && !isSet(rows[name]!.needs));
};

/** What holds where nobody says anything else. */
export const defaultsOf = <R extends Rows>(rows: R): Values<R> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row.default ?? null])) as Values<R>;

const dashed = (name: string, mark: string) => name.replace(/[A-Z]/g, (letter) => mark + letter);
/** An option on the command line: `--key-file` for keyFile. */
export const flagOf = (name: string): string => `--${dashed(name, '-').toLowerCase()}`;
/** The same with what it takes: `--key-file <file>`. */
export const flagWithValue = (rows: Rows, name: string): string => `${flagOf(name)} <${rows[name]?.value ?? 'value'}>`;
/** An option in the environment: PAGELOUPE_KEY_FILE for keyFile. */
export const variableOf = (name: string): string => `PAGELOUPE_${dashed(name, '_').toUpperCase()}`;
/** What is repeated on the command line has none: no character separates all globs and headers. */
export const hasVariable = ({ variable, type }: Row): boolean => variable ?? type !== 'array';
/** The variables of a switch: PAGELOUPE_PROBE for its value, and PAGELOUPE_NO_PROBE for what `--no-probe` does. */
export const switchVariables = (name: string): { on: string; off: string } => ({
  on: variableOf(name),
  off: variableOf(`no${name[0]!.toUpperCase()}${name.slice(1)}`),
});
