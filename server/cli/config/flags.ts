/** Options of the command line and what they say, from the table of options. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { readValue, timeText, type Readable } from '../../options/read.ts';
import { switchIn } from '../../options/variables.ts';
import {
  flagOf,
  flagWithValue,
  hasVariable,
  optionsAlone,
  switchVariables,
  variableOf,
  type Typed,
  type Row,
  type Rows,
  type Values,
} from '../../options/rows.ts';
import { serverWords } from '../../words.ts';
import { usageError } from '../failure.ts';
import type { World } from '../world.ts';

export const collect = (value: string, before: string[] | undefined) => [...(before ?? []), value];

/** The value of a text. @param place the option or key that has it @throws CommandFailed */
const readOption = (place: string, row: Readable, text: string): unknown => at(place, () => readText(row, text));

/** @throws InvalidArgumentError, to which commander adds where the text was: typed, or in a variable */
function readText(row: Readable, text: string): unknown {
  const found = readValue(row, text);
  if (!found.ok) throw new InvalidArgumentError(found.message);
  return found.value;
}

function at<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    throw usageError(serverWords().commands.config.fault({ place, message: error.message }));
  }
}

/** @throws CommandFailed if the word is not allowed */
export const oneOf = (place: string, typed: string, allowed: readonly string[]) =>
  readOption(place, { type: 'string', enum: allowed }, typed);

/** Options for commander. @param reads false: their texts are read by the command, which reports all faults at once */
export const optionsFor = (rows: Rows, reads = true): Option[] =>
  Object.entries(rows).flatMap(([name, row]) => {
    const made = row.type === 'boolean' ? switchesFor(name, row) : [valueFor(name, row, reads)];
    return hasVariable(row) ? made.map((one) => one.env(one.negate ? switchVariables(name).off : variableOf(name))) : made;
  });

function switchesFor(name: string, { default: usual, both, help }: Row): Option[] {
  const flag = flagOf(name);
  if (usual !== true) return [new Option(flag, help())];
  const off = new Option(flag.replace('--', '--no-'), help());
  return both ? [new Option(flag, serverWords().aroundOptions.turnedBack), off] : [off];
}

function valueFor(name: string, row: Row, reads: boolean): Option {
  const { type, default: usual, enum: values, minimum, maximum } = row;
  const repeats = type === 'array' && row.maxItems === undefined;
  const shown = (value: unknown) => (type === 'time' ? timeText(Number(value)) : Number(value));
  const ranged =
    minimum === undefined || maximum === undefined
      ? row.help()
      : serverWords().aroundOptions.between(row.help(), shown(minimum), shown(maximum));
  const made = new Option(
    flagWithValue({ [name]: row }, name),
    repeats
      ? serverWords().aroundOptions.repeatable(ranged)
      : row.orText === undefined
        ? ranged
        : serverWords().aroundOptions.orText(ranged),
  );
  if (values) made.choices(values);
  const text = type === 'time' ? timeText(Number(usual)) : String(usual ?? '');
  if (text !== '' && usual !== undefined) made.default(usual, text);
  if (repeats) repeating(made);
  return made.argParser<unknown>((value, before) =>
    repeats ? collect(value, Array.isArray(before) ? (before as string[]) : undefined) : reads ? readText(row, value) : value,
  );
}

/** Options that may be typed several times. */
const repeatable = new WeakSet<Option>();
export function repeating(option: Option): Option {
  repeatable.add(option);
  return option;
}

/** Adds options of rows, or ready ones. Of an option with one value, another value is refused. */
export function addOptions(command: Command, ...groups: readonly (Rows | readonly Option[])[]): void {
  for (const one of groups.flatMap((rows) => (Array.isArray(rows) ? (rows as Option[]) : optionsFor(rows as Rows)))) {
    command.addOption(one);
    if (!one.required) continue;
    let first: string | null = null;
    // Not for the environment.
    command.on(`option:${one.name()}`, (value: string) => {
      // Such as after a shell variable that is empty: the other option would be lost.
      if (command.options.some(({ short, long }) => value === short || value === long))
        throw usageError(serverWords().commands.program.usage.missingValue({ name: one.flags }));
      if (repeatable.has(one)) return;
      first ??= value;
      if (value !== first)
        throw usageError(serverWords().commands.usage.twiceOption({ option: one.long!, first: shownOf(first), second: shownOf(value) }));
    });
  }
}

/** Without the password of a URL. */
const shownOf = (value: string): string => value.replace(/\/\/[^/?#\s]*@/, '//…@');

/** Options that the user typed, without the environment and defaults. */
export const typedOf = (command: Command) =>
  Object.fromEntries(Object.entries(command.opts()).filter(([name]) => command.getOptionValueSource(name) === 'cli'));

/** What somebody typed or set in the environment, which may be another than that of the process. */
export function optionValues(command: Command, { env }: Pick<World, 'env'>): Record<string, unknown> {
  const typed = typedOf(command);
  const named = command.options.flatMap((one) => {
    const name = one.attributeName();
    if (one.envVar === undefined || Object.hasOwn(typed, name)) return [];
    const value = one.required ? valueIn(env, one.envVar, one.parseArg) : switchValueIn(env, name);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...typed, ...Object.fromEntries(named) };
}

function valueIn(env: World['env'], variable: string, parse: Option['parseArg']): unknown {
  const text = env[variable];
  return text === undefined || text === '' ? undefined : at(variable, () => parse?.<unknown>(text, undefined) ?? text);
}
function switchValueIn(env: World['env'], name: string): unknown {
  const position = switchIn(env, name);
  if (!position) return undefined;
  const { variable, read } = position;
  if (!read.ok) throw usageError(serverWords().commands.config.fault({ place: variable, message: read.message }));
  return read.value;
}

/**
 * @param set values of options, typed or of variables @param configured what the configuration sets
 * @throws CommandFailed for an option that has no effect without another one, which is not set
 */
export function refuseAlone(rows: Rows, set: object, configured: object, env: World['env']): void {
  const [name] = optionsAlone(rows, set, configured);
  if (name === undefined) return;
  const row = rows[name]!;
  const option = !Object.hasOwn(set, name) ? name : hasVariable(row) && env[variableOf(name)] ? variableOf(name) : flagOf(name);
  throw usageError(serverWords().aroundOptions.alone({ option, needs: flagWithValue(rows, row.needs!) }));
}

/** What was typed, otherwise what the configuration says, otherwise what is usual. @throws CommandFailed */
export const chosen = <R extends Rows>(rows: R, typed: Typed<R>, configured: object): Values<R> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const value = (configured as Record<string, unknown>)[name];
      const read =
        typeof value === 'string' || (row.type === 'time' && value !== undefined)
          ? () => readOption(name, row, String(value))
          : () => value;
      return [name, (typed as Record<string, unknown>)[name] ?? read() ?? row.default ?? null];
    }),
  ) as Values<R>;
