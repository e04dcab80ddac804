import { nearestSpelling } from '../../checks/language/nearest.ts';
import { readVariable, type ReadValue } from './read.ts';
import { hasVariable, variableOf } from './rows.ts';
import * as options from './table.ts';

type Environment = Readonly<Record<string, string | undefined>>;
const prefix = 'PAGELOUPE_';
/** Those that are no option, without the prefix. */
const others = ['KEY', 'DEBUG', 'NO_SANDBOX'];

/** All variables that set something. */
const known = new Set([
  ...others,
  ...Object.entries({
    ...options.audit,
    ...options.config,
    ...options.input,
    ...options.languageOptions,
    ...options.service,
    ...options.health,
    ...options.migrate,
  }).flatMap(([name, row]) => (hasVariable(row) ? [variableOf(name).slice(prefix.length)] : [])),
]);

const noSandbox = 'PAGELOUPE_NO_SANDBOX';
/** Whether the environment leaves the browser its sandbox, for every command as for the service. @returns the variable, and what it says */
export function sandboxIn(env: Environment): { name: string; read: ReadValue } {
  const without = env[noSandbox];
  const name = without ? noSandbox : variableOf('sandbox');
  const read = readVariable({ type: 'boolean' }, without || env[name] || 'true');
  return { name, read: read.ok && without ? { ok: true, value: !read.value } : read };
}

/**
 * Variables that were probably meant to be one of ours. Others are left alone: Kubernetes sets PAGELOUPE_SERVICE_HOST for a service of that
 * name, and scripts have variables of their own.
 */
export function misspelledVariables(env: Environment): { name: string; meant: string }[] {
  return Object.keys(env).flatMap((name) => {
    const rest = name.slice(prefix.length);
    if (!name.startsWith(prefix) || rest === '' || known.has(rest)) return [];
    const meant = nearestSpelling(rest, known);
    return meant === '' ? [] : [{ name, meant: prefix + meant }];
  });
}
