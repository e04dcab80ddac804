import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { groupBy } from '../checks/core/helpers/group-by.ts';

/** Writes files whose contents changed. @param root folder of the tree, with a slash at its end @param files contents by path from there @returns what was written */
export function writeIfChanged(root: string, files: Readonly<Record<string, string>>): string[] {
  const changed = Object.entries(files).filter(
    ([path, contents]) => !existsSync(root + path) || readFileSync(root + path, 'utf8') !== contents,
  );
  for (const [path, contents] of changed) writeFileSync(root + path, contents);
  return changed.map(([path]) => path);
}

/** More files in one folder, such as that of a language, are only counted. */
const manyFiles = 30;

/** What a command says that wrote files. */
export function listWritten(paths: readonly string[]): string {
  const folderOf = (path: string) => path.split('/').slice(0, 2).join('/');
  const lines = [...groupBy(paths, folderOf)].flatMap(([folder, inside]) =>
    inside.length > manyFiles ? [`${folder}/ (${inside.length} files)`] : inside,
  );
  return `Written:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
