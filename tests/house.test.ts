/** The map of the house in the README is the tree. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}/README.md`, 'utf8');
const map = /```\n(checks\/ [\s\S]*?)```/.exec(readme)?.[1]?.trimEnd().split('\n') ?? [];

/** Rooms of the map as paths, a folder's own before those in it. */
function mapped(): string[] {
  let house = '';
  return map.map((line) => {
    const [, indent = '', name = ''] = /^( *)([\w-]+)\/ /.exec(line) ?? [];
    if (indent === '') house = name;
    return indent === '' ? name : `${house}/${name}`;
  });
}
const foldersIn = (path: string) => readdirSync(`${root}/${path}`).filter((name) => !name.startsWith('.') && statSync(`${root}/${path}/${name}`).isDirectory());

test('names each top folder and each room of checks/, entrypoints/ and server/, and none that is not there', () => {
  const tops = foldersIn('.').filter((name) => !isIgnored(name));
  const inside = ['checks', 'entrypoints', 'server'].flatMap((house) => foldersIn(house).map((name) => `${house}/${name}`));
  expect(mapped().toSorted()).toEqual([...tops, ...inside].toSorted());
});
test('says of each what it knows', () => {
  expect(map.filter((line) => !/^ *[\w-]+\/ +\S.{9,}$/.test(line))).toEqual([]);
});

/** Folders that a build or a command makes. */
function isIgnored(name: string): boolean {
  return readFileSync(`${root}/.gitignore`, 'utf8').split('\n').some((line) => line.replace(/^\/|\/$/g, '') === name) || isUntracked(name);
}
function isUntracked(name: string): boolean {
  try {
    return execFileSync('git', ['ls-files', '--', name], { cwd: root, encoding: 'utf8' }) === '';
  } catch {
    // Outside of a repository nothing is known of it.
    return false;
  }
}
