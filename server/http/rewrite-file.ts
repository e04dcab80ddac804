import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../audit/make-folder.ts';

/** Replaces a small private file atomically: readers see either its old or its new contents. @throws as node:fs */
export function rewriteFile(path: string, change: (before: string) => string): void {
  makeFolder(dirname(path), 0o700);
  let before = '';
  try {
    before = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const draft = `${path}.${process.pid}.draft`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(file, change(before));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
