import { nearestSpelling } from '../../checks/language/nearest.ts';
import { readVariable, type ReadValue } from './read.ts';
import { flagOf, hasVariable, switchVariables, variableOf, type Row, type Rows } from './rows.ts';
import * as options from './table.ts';

type Environment = Readonly<Record<string, string | undefined>>;
const prefix = 'PAGELOUPE_';
/** Those that are no option. */
const others = ['PAGELOUPE_KEY', 'PAGELOUPE_DEBUG'];

const all = Object.values(options).flatMap((rows) => (typeof rows === 'function' ? [] : Object.entries<Row>(rows as Rows)));
/** Switches that are on without a variable can be turned off by either of two. */
const variablesOf = (name: string, { type, default: usual }: Row): string[] =>
  type === 'boolean' && usual === true ? Object.values(switchVariables(name)) : [variableOf(name)];

/** All variables that set something. */
const known = new Set([...others, ...all.flatMap(([name, row]) => (hasVariable(row) ? variablesOf(name, row) : []))]);
/** Flags of the options that have no variable, by the name that it would have. */
const flagsWithout = new Map(
  [...all.map(([name]) => name), 'format', 'noConfig'].flatMap((name) =>
    known.has(variableOf(name)) ? [] : [[variableOf(name), flagOf(name)] as const],
  ),
);

/** What the environment says of a switch; null for nothing. @returns also the variable that says it */
export function switchIn(env: Environment, name: string): { variable: string; read: ReadValue } | null {
  const { on, off } = switchVariables(name);
  const variable = [off, on].find((one) => env[one] && known.has(one));
  if (variable === undefined) return null;
  const read = readVariable({ type: 'boolean' }, env[variable]!);
  return { variable, read: read.ok && variable === off ? { ok: true, value: !read.value } : read };
}

/**
 * Variables that were probably meant to be one of ours. Others are left alone: Kubernetes sets PAGELOUPE_SERVICE_HOST for a service of that
 * name, and scripts have variables of their own.
 */
export function misspelledVariables(env: Environment): { name: string; meant: string }[] {
  return Object.keys(env).flatMap((name) => {
    if (!name.startsWith(prefix) || name === prefix || known.has(name) || flagsWithout.has(name)) return [];
    const rest = name.slice(prefix.length);
    const meant = nearestSpelling(
      rest,
      [...known].map((one) => one.slice(prefix.length)),
    );
    return meant === '' ? [] : [{ name, meant: prefix + meant }];
  });
}

/** Variables named like an option that has none. @param args a script that types the option may have a variable of its own for its value */
export const variablesWithoutEffect = (env: Environment, args: readonly string[]): { name: string; flag: string }[] =>
  Object.keys(env).flatMap((name) => {
    const flag = flagsWithout.get(name);
    return flag === undefined || !env[name] || args.some((arg) => arg.split('=', 1)[0] === flag) ? [] : [{ name, flag }];
  });
