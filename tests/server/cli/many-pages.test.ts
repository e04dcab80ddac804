/** Reports of many pages, by check. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';
import { pageCalled } from '../../support/runs.ts';
import { readXml } from '../../support/xml.ts';

const site = 'https://site.example';
const urlsOf = (count: number) => Array.from({ length: count }, (_, index) => `${site}/${index}`);

describe('six pages with the same faults', () => {
  const pages = urlsOf(6);
  async function report(format: string): Promise<string> {
    const world = commandWorld({ auditor: fakeAuditor(Object.fromEntries(pages.map((url) => [url, withoutTitle(url)]))) });
    await world.run('audit', ...pages, '--format', `${format}=report`, '--quiet');
    return readFileSync(join(world.cwd, 'report'), 'utf8');
  }
  test('pretty lists each fault once, with the number of pages and the first of them', async () => {
    const text = (await report('pretty')).replace(/\s+/g, ' ');
    expect(text.match(/\(title\) · CMS: 6 of 6 pages/g)).toHaveLength(1);
    expect(text).toContain(`On: ${pages.slice(0, 5).join(', ')} and 1 more`);
    expect(text.match(/What to change:/g)!.length).toBeLessThan(30);
  });
  test('github has ten checks in ten annotations', async () => {
    const errors = (await report('github')).split('\n').filter((line) => line.startsWith('::error'));
    const titles = errors.map((line) => /title=(.*?)::/.exec(line)![1]!);
    expect(new Set(titles).size).toBe(titles.length);
    expect(
      titles.every((title) => title.endsWith('6 of 6 pages')),
      titles.join(' '),
    ).toBe(true);
    expect(errors[0]).toContain(`Also on: ${pages[1]}`);
  });
  test('markdown lists each fault once', async () => {
    const text = await report('markdown');
    expect(text.match(/^- \*\*error\*\* .*6 of 6 pages/gm)!.length).toBeGreaterThan(1);
    expect(text.match(/^\| https/gm)).toHaveLength(6);
  });
  test('junit names no class that Jenkins would cut into packages', async () => {
    const suites = readXml(await report('junit')).children;
    for (const { children } of suites) for (const { attributes } of children) expect(attributes['classname']).not.toContain('.');
  });
});

test('pages with different problems of one check are not listed under the message of one of them', async () => {
  const pages = urlsOf(6);
  const [first, second] = pages as [string, string];
  const facts = Object.fromEntries(pages.map((url) => [url, withoutTitle(url)]));
  const world = commandWorld({ auditor: fakeAuditor({ ...facts, [first]: pageCalled('Untitled', first) }) });
  await world.run('audit', ...pages, '--format', 'pretty=report', '--quiet', '--preset', 'none', '--assert', 'title=error');
  const groups = readFileSync(join(world.cwd, 'report'), 'utf8').replace(/\s+/g, ' ').split('error Title').slice(1);
  expect(groups).toHaveLength(2);
  expect(groups[0]).toContain('(title) · CMS: 5 of 6 pages The page has no title.');
  expect(groups[0]).toContain(`On: ${second}`);
  expect(groups[1]).toContain(`(title) · CMS: 1 of 6 pages`);
  expect(groups[1]).toContain(`On: ${first}`);
  expect(groups[1]).not.toContain('has no title');
});

test('a run says how long it took; saved results, whose pages ran side by side, do not', async () => {
  const world = commandWorld({ auditor: fakeAuditor() });
  await world.run('audit', ...urlsOf(2), '--format', 'ndjson=two.ndjson', '--format', 'markdown=run.md', '--quiet');
  await world.run('assert', '--input', 'two.ndjson', '--format', 'markdown=saved.md');
  const summary = (file: string) => /^2 pages audited.*$/m.exec(readFileSync(join(world.cwd, file), 'utf8'))![0];
  expect(summary('run.md')).toMatch(/warnings \(.* s\)$/);
  expect(summary('saved.md')).toMatch(/warnings$/);
});

test('junit of many pages has cases for what does not hold, and the numbers of all', async () => {
  const [first, second, ...others] = urlsOf(201) as [string, string, ...string[]];
  const world = commandWorld({ auditor: fakeAuditor({ [first]: withoutTitle(first) }) });
  await world.run('audit', first, second, '--format', 'ndjson=two.ndjson', '--quiet', '--preset', 'none');
  const rows = readFileSync(join(world.cwd, 'two.ndjson'), 'utf8').trim().split('\n');
  writeFileSync(join(world.cwd, 'many.ndjson'), [...rows, ...others.map((url) => rows[1]!.replaceAll(second, url)), ''].join('\n'));
  const asserted = await world.run(
    'assert',
    '--input',
    'many.ndjson',
    '--format',
    'junit=report',
    '--preset',
    'none',
    '--assert',
    'title=error',
  );
  expect(asserted, world.err()).toBe(1);
  const root = readXml(readFileSync(join(world.cwd, 'report'), 'utf8'));
  expect(root.children).toHaveLength(201);
  expect(root.attributes['failures']).toBe('1');
  expect(root.children[0]!.children.map(({ children }) => children[0]?.name)).toEqual(['failure', 'skipped', undefined]);
  expect(root.children[1]!.children.map(({ attributes }) => attributes['name'])).toEqual([
    expect.stringContaining('failed or with warnings'),
    expect.stringContaining('passed or not applicable'),
  ]);
});
