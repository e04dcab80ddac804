/** Reports of many pages: by check, and with little memory. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';
import { pageloupe } from '../../support/spawned.ts';
import { readXml } from '../../support/xml.ts';

vi.setConfig({ testTimeout: 240_000 });
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
    expect(text.match(/\(title\): 6 of 6 pages/g)).toHaveLength(1);
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

test('junit of many pages has cases for what does not hold, and the numbers of all', async () => {
  const pages = urlsOf(201);
  const world = commandWorld({ auditor: fakeAuditor({ [pages[0]!]: withoutTitle(pages[0]!) }) });
  await world.run('audit', ...pages, '--format', 'junit=report', '--quiet', '--preset', 'none', '--assert', 'title=error');
  const root = readXml(readFileSync(join(world.cwd, 'report'), 'utf8'));
  expect(root.children).toHaveLength(201);
  expect(root.attributes['failures']).toBe('1');
  expect(root.children[0]!.children.map(({ children }) => children[0]?.name)).toEqual(['failure', undefined]);
  expect(root.children[1]!.children.map(({ attributes }) => attributes['name'])).toEqual([expect.stringContaining('other checks')]);
});

test('a run of many pages resumes in less memory than its reports take', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'pageloupe-many-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const world = commandWorld({ auditor: fakeAuditor({ [`${site}/0`]: withoutTitle(`${site}/0`) }) });
  (world as { cwd: string }).cwd = cwd;
  await world.run('audit', `${site}/0`, '--preset', 'none', '--no-probe', '--quiet', '--resume', 'run');
  const [manifest, journal] = [join(cwd, 'run/run.json'), join(cwd, 'run/results.ndjson')];
  const row = readFileSync(journal, 'utf8').trimEnd();
  // As large as rows of real pages.
  const urls = urlsOf(Math.ceil(140_000_000 / row.length));
  writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(readFileSync(manifest, 'utf8')) as object), urls }));
  writeFileSync(journal, '');
  for (let from = 0; from < urls.length; from += 1000) {
    writeFileSync(
      journal,
      urls
        .slice(from, from + 1000)
        .map((url, at) => `${row.replace('"index":0', `"index":${from + at}`).replaceAll(`${site}/0`, url)}\n`)
        .join(''),
      { flag: 'a' },
    );
  }
  const { code, err } = await pageloupe(
    ['audit', '--preset', 'none', '--no-probe', '--assert', 'title=error', '--resume', 'run', '--format', 'github=out.txt'],
    { cwd, env: { NODE_OPTIONS: '--max-old-space-size=128' } },
  ).ended;
  expect([code, err]).toEqual([
    1,
    expect.stringContaining(`Resuming: ${urls.length.toLocaleString('en-US')} pages already audited, 0 to go.`),
  ]);
});
