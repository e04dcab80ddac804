/** The map in docs/contribute/architecture.md matches the tree. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderMap, foldersOfMap } from '../scripts/folder-map.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = foldersOfMap(readFileSync(`${root}/docs/contribute/architecture.md`, 'utf8'));
const foldersIn = (path: string) =>
  readdirSync(`${root}/${path}`).filter((name) => !name.startsWith('.') && statSync(`${root}/${path}/${name}`).isDirectory());

test('names each top folder and each folder of checks/, entrypoints/, extension/, research/ and server/, and none that does not exist', () => {
  const tops = foldersIn('.').filter((name) => !isIgnored(name));
  const inside = ['checks', 'entrypoints', 'extension', 'research', 'server'].flatMap((top) =>
    foldersIn(top).map((name) => `${top}/${name}`),
  );
  expect(folders.map(({ path }) => path).toSorted()).toEqual([...tops, ...inside].toSorted());
});
test('says what is in each', () => {
  expect(folders.filter(({ knows }) => knows.length < 10)).toEqual([]);
});
test('docs/contribute/map.md is what npm run catalogue writes', () => {
  const committed = readFileSync(`${root}/docs/contribute/map.md`, 'utf8');
  expect(committed === folderMap(), 'Run npm run catalogue and commit docs/contribute/map.md.').toBe(true);
});

test('every package that is installed runs on the oldest Node of package.json', () => {
  interface Package {
    engines?: { node?: string };
  }
  const { engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Package;
  const [major, minor] = engines!.node!.replace('>=', '').split('.').map(Number) as [number, number];
  /** Upper limits are left out: everything installed is above the lower one. */
  const admits = (range: string) =>
    range.split('||').some((part) => {
      const [, prefix = '', least, leastMinor = '0'] = /^\s*([^\d]*)(\d+)(?:\.(\d+))?/.exec(part) ?? [];
      if (least === undefined || Number(least) === major) return Number(leastMinor) <= minor;
      return Number(least) < major && prefix.includes('>');
    });
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as { packages: Record<string, Package> };
  const refusing = Object.entries(packages).filter(([, { engines: needed }]) => needed?.node !== undefined && !admits(needed.node));
  expect(refusing.map(([name, { engines: needed }]) => `${name}: ${needed!.node}`)).toEqual([]);
});

/** Whether a build or command creates the folder. */
function isIgnored(name: string): boolean {
  return (
    readFileSync(`${root}/.gitignore`, 'utf8')
      .split('\n')
      .some((line) => line.replace(/^\/|\/$/g, '') === name) || isUntracked(name)
  );
}
function isUntracked(name: string): boolean {
  try {
    return execFileSync('git', ['ls-files', '--', name], { cwd: root, encoding: 'utf8' }) === '';
  } catch {
    // Outside of a repository, this is unknown.
    return false;
  }
}
