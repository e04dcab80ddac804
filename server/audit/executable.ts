import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program: the one that the environment's variable tells, or the first on the PATH that has one of the names. Null when there is none. */
export function findExecutable(variable: string, names: readonly string[]): string | null {
  const told = process.env[variable];
  const paths = (process.env.PATH ?? '').split(delimiter).filter(Boolean).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...(told ? [told] : []), ...paths].find((path) => existsSync(path)) ?? null;
}
