import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program: the value of the environment variable, or the first program on the PATH with one of the names. Null if there is none. */
export function findExecutable(variable: string, names: readonly string[]): string | null {
  const configured = process.env[variable];
  return configured && existsSync(configured) ? configured : (executablesOnPath(names)[0] ?? null);
}

/** Programs with these names on the PATH, in the order of its folders. */
export const executablesOnPath = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));
