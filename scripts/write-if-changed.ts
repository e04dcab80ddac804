import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes files whose contents changed. @param root folder of the tree, with a slash at its end @param files contents by path from there @returns what was written */
export function writeIfChanged(root: string, files: Readonly<Record<string, string>>): string[] {
  const changed = Object.entries(files).filter(
    ([path, contents]) => !existsSync(root + path) || readFileSync(root + path, 'utf8') !== contents,
  );
  for (const [path, contents] of changed) writeFileSync(root + path, contents);
  return changed.map(([path]) => path);
}

/** What a command says that wrote files. */
export const listWritten = (paths: readonly string[]): string => `Written:\n${paths.map((path) => `  ${path}`).join('\n')}`;
