/** The map of the house in the README is the tree. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { houseMap, roomsOf } from '../scripts/house-map.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}/README.md`, 'utf8');
const rooms = roomsOf(readme);
const foldersIn = (path: string) =>
  readdirSync(`${root}/${path}`).filter((name) => !name.startsWith('.') && statSync(`${root}/${path}/${name}`).isDirectory());

test('names each top folder and each room of checks/, entrypoints/ and server/, and none that is not there', () => {
  const tops = foldersIn('.').filter((name) => !isIgnored(name));
  const inside = ['checks', 'entrypoints', 'server'].flatMap((house) => foldersIn(house).map((name) => `${house}/${name}`));
  expect(rooms.map(({ path }) => path).toSorted()).toEqual([...tops, ...inside].toSorted());
});
test('says of each what it knows', () => {
  expect(rooms.filter(({ knows }) => knows.length < 10)).toEqual([]);
});
test('docs/map.md is what npm run catalogue writes', () => {
  const committed = readFileSync(`${root}/docs/map.md`, 'utf8');
  expect(committed === houseMap(), 'Run npm run catalogue and commit docs/map.md.').toBe(true);
});

/** Folders that a build or a command makes. */
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
    // Outside of a repository nothing is known of it.
    return false;
  }
}
