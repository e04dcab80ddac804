/** The map in docs/contribute/architecture.md matches the tree. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { folderMap, foldersOfMap } from '../scripts/catalogue/folder-map.ts';
import { writeIfChanged } from '../scripts/write-if-changed.ts';

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

describe('npm start', () => {
  const copy = join(mkdtempSync(join(tmpdir(), 'setup-')), '/');
  mkdirSync(`${copy}scripts`);
  mkdirSync(`${copy}node_modules`);
  cpSync(`${root}scripts/setup.mjs`, `${copy}scripts/setup.mjs`);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const packages = {
    '': { name: 'ours' },
    'node_modules/one': { version: '1.2.3' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  };
  writeFileSync(`${copy}package-lock.json`, JSON.stringify({ packages }));
  // Without npm in the path, an attempt to install fails.
  const setUp = () => spawnSync(process.execPath, [`${copy}scripts/setup.mjs`, '--no-browser'], { encoding: 'utf8', env: { PATH: '' } });
  test.each([
    ['installs nothing after npm ci by hand', { 'node_modules/one': { version: '1.2.3' } }, 0, ''],
    ['installs what has another version', { 'node_modules/one': { version: '1.2.2' } }, 1, 'Installing dependencies'],
    ['installs what is missing', {}, 1, 'Installing dependencies'],
  ])('%s', (_, installed, status, says) => {
    writeFileSync(`${copy}node_modules/.package-lock.json`, JSON.stringify({ packages: installed }));
    expect(setUp()).toMatchObject({ status, stderr: says === '' ? '' : expect.stringContaining(says) });
  });
});

test('a list that is written again names only what changed', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'written-')), '/');
  expect(writeIfChanged(folder, { 'one.md': 'One', 'two.md': 'Two' })).toEqual(['one.md', 'two.md']);
  expect(writeIfChanged(folder, { 'one.md': 'One', 'two.md': '2' })).toEqual(['two.md']);
  expect(readFileSync(`${folder}two.md`, 'utf8')).toBe('2');
  rmSync(folder, { recursive: true });
});
