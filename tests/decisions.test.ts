/** Decision records must be short, complete, numbered without gaps and listed in the index. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/decisions/`;
const names = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted();
const index = readFileSync(`${folder}README.md`, 'utf8');
const missingLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link]) => link!).filter((link) => !/^https?:/.test(link) && !existsSync(folder + link));

describe.each(names)('%s', (name) => {
  const text = readFileSync(folder + name, 'utf8');
  test('is named after its number and subject', () => {
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(text.startsWith(`# ${name.slice(0, 4)} `)).toBe(true);
  });
  test('has context, decision and consequence, in this order', () =>
    expect([...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)).toEqual(['Context', 'Decision', 'Consequence']));
  test('is shorter than a page', () => expect(text.split(/\s+/).length).toBeLessThanOrEqual(400));
  test('has no broken links', () => expect(missingLinks(text)).toEqual([]));
});

test('numbers have no gaps, and there are at most thirty', () => {
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, at) => at + 1));
  expect(names.length, 'Add to the record of the subject, or merge two that belong together.').toBeLessThanOrEqual(30);
});
test('the index has each record once under its title, and only folders that exist', () => {
  const rows = [...index.matchAll(/^\| \[(.+)\]\(([^)]+)\) \| (.+) \|$/gm)];
  const titles = names.map((name) => [
    readFileSync(folder + name, 'utf8')
      .split('\n', 1)[0]!
      .slice(2),
    name,
  ]);
  expect(rows.map(([, title, name]) => [title, name])).toEqual(titles);
  const folders = rows.flatMap(([, , , cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!));
  expect(folders.filter((path) => !existsSync(root + path))).toEqual([]);
  expect(missingLinks(index)).toEqual([]);
});
test('no file refers to a record that is not there', () => {
  const referring = [
    'server',
    'checks',
    'components',
    'entrypoints',
    'extension',
    'reports',
    'research',
    'scripts',
    'words',
    'docs',
    'tests',
  ];
  const files = referring.flatMap((path) =>
    readdirSync(root + path, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs|md)$/.test(name))
      .map((name) => `${path}/${name}`),
  );
  const referred = [...files, 'README.md', 'CONTRIBUTING.md'].flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/decisions\/(\d{4}[\w-]*(?:\.md)?)/g)].map(([, record]) => `${file}: ${record!}`),
  );
  expect(referred).not.toEqual([]);
  expect(referred.filter((one) => !names.includes(one.split(': ')[1]!))).toEqual([]);
});
