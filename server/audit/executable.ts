import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program: the one that the environment's variable tells, or the first on the PATH that has one of the names. Null when there is none. */
export function findExecutable(variable: string, names: readonly string[]): string | null {
  const configured = process.env[variable];
  return configured && existsSync(configured) ? configured : (onPath(names)[0] ?? null);
}

/** Programs of these names on the PATH, by the order of its folders. */
export const onPath = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));
