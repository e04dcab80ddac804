/** Changes between two saved runs, and merged runs. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSettings } from '../../../server/cli/config/settings.ts';
import { rowOfVisit, rowWithoutReport, type RunRow } from '../../../server/audit/row.ts';
import { commandWorld } from '../../support/command-world.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';

const site = 'https://site.example';
const orderOf = (url: string) => ({ ...runSettings([], {}, {}, 1, {}).orderFor(url), url, headers: {} });
const audited = await fakeAuditor().audit(orderOf(`${site}/`), new AbortController().signal);
const passing = JSON.parse(JSON.stringify(rowOfVisit(0, orderOf(`${site}/`), audited))) as RunRow;

/** A row with these statuses in addition to those of the audited page. */
function row(path: string, statuses: Record<string, string> = {}, more: Partial<RunRow['digest'] & object> = {}, origin = site): RunRow {
  const url = `${origin}${path}`;
  const digest = {
    ...passing.digest!,
    url,
    finalUrl: url,
    statuses: { ...passing.digest!.statuses, ...statuses },
    ...more,
  } as RunRow['digest'];
  return { ...passing, url, digest };
}
const failedRow = (path: string): RunRow =>
  rowWithoutReport(0, orderOf(`${site}${path}`), 'failed', { code: 'target-timeout', message: 'Too slow.' });
const lines = (rows: readonly RunRow[]) => rows.map((one, index) => `${JSON.stringify({ ...one, index })}\n`).join('');

async function ran(args: readonly string[], files: Record<string, string | Uint8Array>) {
  const world = commandWorld({ auditor: fakeAuditor() });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(world.cwd, name), content);
  const code = await world.run(...args);
  return { code, out: world.out(), err: world.err(), read: (name: string) => readFileSync(join(world.cwd, name)) };
}

describe('--compare-with', () => {
  const args = ['audit', `${site}/`, '--preset', 'none', '--quiet', '--compare-with', 'last', '--comment', 'comment.md'];
  const passed = { ...passing.digest!.statuses };
  const failing = Object.entries(passed).find(([, status]) => status === 'fail')![0];

  test('says in each report what newly fails, and not that all is well', async () => {
    const names = ['pretty', 'junit', 'github', 'markdown', 'sarif'];
    const formats = names.flatMap((name) => ['--format', `${name}=${name}.out`]);
    const { code, err, read } = await ran([...args, ...formats], { last: lines([row('/', { [failing]: 'pass' })]) });
    expect(code).toBe(1);
    const sentence = `Newly failing since last: ${failing} (1 page).`;
    for (const text of [err, ...names.map((name) => read(`${name}.out`).toString())]) {
      expect(text.replaceAll('\\', '')).toContain(sentence);
      expect(text).not.toContain('All assertions pass');
    }
    expect(read('junit.out').toString()).toContain('<failure');
    expect(read('github.out').toString()).toContain('::error');
    expect(read('comment.md').toString()).toContain('### New failures');
  });
  test('with a file that is no run, reports are written first', async () => {
    const { code, read } = await ran([...args, '--format', 'json=run.json'], { last: 'no row\n' });
    expect(code).toBe(2);
    expect(read('run.json').toString()).toContain('"summary"');
  });
  test('without an earlier run, says so in the comment, and with --quiet', async () => {
    const { code, err, read } = await ran(args, {});
    expect(code).toBe(0);
    expect(err).toContain('No earlier run in last');
    expect(read('comment.md').toString()).toMatch(/^<!-- pageloupe compare -->\n[^]*No earlier run in last: nothing to compare with yet/);
  });
  test.each([
    ['a page that failed', args.with(1, 'https://other.example/')],
    ['a crawl that could not begin', [...args.toSpliced(1, 1), '--crawl', `${site}/`, '--allow-incomplete']],
  ])('of %s: the comment is not that of an earlier run', async (_, command) => {
    const world = commandWorld({ auditor: fakeAuditor({ 'https://other.example/': 'target-timeout' }) });
    writeFileSync(join(world.cwd, 'last'), lines([row('/')]));
    writeFileSync(join(world.cwd, 'comment.md'), 'earlier');
    expect(await world.run(...command), world.err()).toBe(3);
    expect(readFileSync(join(world.cwd, 'comment.md'), 'utf8')).toContain('Not compared with last: this run is not complete.');
  });
});

describe('compare', () => {
  const before = [row('/a', { title: 'pass', canonical: 'pass' }, { score: 80 }), row('/b', { title: 'fail' }), row('/old'), row('/slow')];
  const after = [row('/a', { title: 'fail', https: 'warn' }, { score: 60 }), row('/b', { title: 'pass' }), row('/new'), failedRow('/slow')];
  const files = { 'before.ndjson': lines(before), 'after.ndjson': lines(after) };

  test('names new failures, new warnings and fixes by check, with their pages, and exits with 1', async () => {
    const { code, out, err } = await ran(['compare', 'before.ndjson', 'after.ndjson'], {
      ...files,
      'before.ndjson': lines(
        before.map((one) => ({ ...one, digest: { ...one.digest!, statuses: { ...one.digest!.statuses, https: 'pass' } } })),
      ),
    });
    expect(code).toBe(1);
    expect(out).toMatch(/New failures\n {2}Title is missing, generic or too long \(title\): 1 page\n {4}https:\/\/site\.example\/a/);
    expect(out).toMatch(/Could not be audited anymore\n {4}https:\/\/site\.example\/slow/);
    expect(out).toMatch(/New warnings\n {2}Not fully served over HTTPS \(https\): 1 page/);
    expect(out).toMatch(/Fixed or improved\n.*\n {4}https:\/\/site\.example\/b/);
    expect(out).toMatch(/New pages\n {4}https:\/\/site\.example\/new/);
    expect(out).toMatch(/Missing pages\n {4}https:\/\/site\.example\/old/);
    expect(out).toContain('2 pages compared: 1 worse');
    expect(err).toBe('');
  });
  test.each(['pretty', 'markdown', 'junit'])('counts pages in the language of the run: %s', async (format) => {
    const { out } = await ran(['compare', 'before.ndjson', 'after.ndjson', '--format', format, '--language', 'de'], files);
    expect(out).toMatch(/\b1 Seite\b/);
    expect(out).not.toMatch(/\b1 page\b/);
  });
  test('as HTML: the sheet of the extension, with the names of the files', async () => {
    const { code, read } = await ran(['compare', 'before.ndjson', 'after.ndjson', '--format', 'html=changes.html'], files);
    expect(code).toBe(1);
    const html = read('changes.html').toString();
    expect(html).toMatch(/^<!DOCTYPE html>/);
    for (const text of [
      'before.ndjson',
      'after.ndjson',
      'Title is missing, generic or too long',
      `${site}/new`,
      `${site}/old`,
      `${site}/slow`,
    ])
      expect(html).toContain(text);
    expect(html).not.toMatch(/<script|<img|<iframe/);
  });
  test.each([
    [[], { title: 'pass' }, { title: 'fail' }, 1],
    [[], { title: 'pass' }, { title: 'warn' }, 0],
    [['--fail-on', 'worse'], { title: 'pass' }, { title: 'warn' }, 1],
    [['--fail-on', 'never'], { title: 'pass' }, { title: 'fail' }, 0],
    [['--fail-on', 'worse'], { title: 'fail' }, { title: 'fail' }, 0],
    // Unchecked is neither better nor worse.
    [['--fail-on', 'worse'], { title: 'pass' }, { title: 'unchecked' }, 0],
  ])('%j from %j to %j exits with %i', async (args, one, two, code) => {
    const result = await ran(['compare', 'b', 'a', '--format', 'junit', ...args], { b: lines([row('/', one)]), a: lines([row('/', two)]) });
    expect(result.code).toBe(code);
    expect(result.out.match(/<failure /g) ?? [], 'the same in JUnit').toHaveLength(code);
  });
  test('missing pages fail only if they are to', async () => {
    const runs = { b: lines([row('/a'), row('/old')]), a: lines([row('/a')]), worse: lines([row('/a', { title: 'fail' }), row('/old')]) };
    const code = async (now: string, failOn: string) => (await ran(['compare', 'b', now, '--fail-on', failOn], runs)).code;
    expect(await code('a', 'new-failures')).toBe(0);
    expect(await code('a', 'worse')).toBe(0);
    expect(await code('a', 'missing-pages')).toBe(1);
    expect(await code('b', 'missing-pages')).toBe(0);
    expect(await code('worse', 'missing-pages')).toBe(1);
    expect((await ran(['compare', 'b', 'a', '--fail-on', 'missing-pages', '--format', 'junit'], runs)).out).toMatch(
      /<failure [^>]*>[^<]*\/old</,
    );
  });
  test.each(['pretty', 'markdown'])('what fails on new pages is named: %s', async (format) => {
    const runs = { b: lines([row('/a', { title: 'fail' })]), a: lines([row('/a', { title: 'fail' }), row('/new', { https: 'fail' })]) };
    const { code, out } = await ran(['compare', 'b', 'a', '--format', format], runs);
    expect(code).toBe(0);
    const [, section] = out.split('Failures on new pages');
    expect(section).toMatch(/https`?\).*1 page\n.*https:\/\/site\.example\/new/);
    expect(section).not.toContain('site.example/a');
    const json = JSON.parse((await ran(['compare', 'b', 'a', '--format', 'json'], runs)).out) as { failuresOfAdded: object[] };
    expect(json.failuresOfAdded).toContainEqual({ id: 'https', title: expect.any(String) as string, pages: [`${site}/new`] });
  });
  test('equal runs are equal, also their redirects and their pages without a report', async () => {
    const moved = row('/moved', {}, { finalUrl: `${site}/a`, title: 'Another title by chance' });
    const rows = [...before, moved, failedRow('/slow-too')];
    const { code, out, read } = await ran(['compare', 'b', 'a', '--fail-on', 'worse', '--format', 'json', '--format', 'html=same.html'], {
      b: lines(rows),
      a: lines(rows.toReversed()),
    });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      counts: { same: 4, unknown: 1, new: 0, gone: 0, better: 0, worse: 0, mixed: 0 },
      checks: [],
      values: [],
      added: [],
      missing: [],
      unaudited: [],
    });
    expect(read('same.html').toString()).toContain('No check changed on any page.');
  });
  test('runs of two hosts without their origins are refused, with the options; a site whose URLs all changed is not', async () => {
    const [old, preview] = [lines([row('/a')]), lines([row('/a', {}, {}, 'https://preview.example')])];
    const refused = await ran(['compare', 'b', 'a'], { b: old, a: preview });
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err.replace(/\s+/g, ' ')).toContain(`--before-origin ${site} --after-origin https://preview.example`);
    const mistyped = ['compare', 'b', 'a', '--before-origin', 'https://typo.example', '--after-origin', 'https://preview.example'];
    const named = (await ran(mistyped, { b: old, a: preview })).err.replace(/\s+/g, ' ');
    expect(named).toContain(`--before-origin ${site} --after-origin https://preview.example`);
    const moved = await ran(['compare', 'b', 'a'], { b: old, a: lines([row('/b')]) });
    expect([moved.code, moved.out]).toEqual([0, expect.stringContaining('0 pages compared')]);
    const last = await ran(
      ['audit', `${site}/`, '--preset', 'none', '--compare-with', 'b', '--comment', 'c.md', '--format', 'json=run.json'],
      { b: preview },
    );
    expect(last.code).toBe(2);
    expect(last.read('run.json').toString()).toContain('"summary"');
    expect(last.read('c.md').toString()).toContain('nothing was compared');
  });
  test('pages of a preview are matched to those of production', async () => {
    const { code, out } = await ran(
      ['compare', 'b', 'a', '--before-origin', site, '--after-origin', 'https://preview.example:8443/', '--format', 'json'],
      { b: lines([row('/x', { title: 'pass' })]), a: lines([row('/x', { title: 'fail' }, {}, 'https://preview.example:8443')]) },
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      schemaVersion: '1.0',
      counts: { worse: 1, new: 0, gone: 0 },
      checks: [{ id: 'title', newFailures: [`${site}/x`], newWarnings: [], fixed: [] }],
    });
  });
  test('Markdown fits a comment and can be found again; JUnit fails for new failures only', async () => {
    const many = Array.from({ length: 200 }, (_, index) => row(`/${index}${'`'.repeat(3)}`, { title: 'fail' }));
    const { out, read } = await ran(['compare', 'b', 'a', '--format', 'markdown', '--format', 'junit=j.xml'], {
      b: lines(many.map((one) => ({ ...one, digest: { ...one.digest!, statuses: { ...one.digest!.statuses, title: 'pass' } } }))),
      a: lines(many),
    });
    expect(out.startsWith('<!-- pageloupe compare -->\n## Pageloupe\n')).toBe(true);
    expect(out.length).toBeLessThan(65_536);
    expect(out).toContain('- **Title is missing, generic or too long** (`title`): 200 pages');
    expect(out).not.toContain('```');
    const xml = read('j.xml').toString();
    expect(xml).toContain('tests="1" failures="1"');
    expect(xml.match(/<failure /g)).toHaveLength(1);
  });
  test.each([
    [['compare', 'none', 'after.ndjson'], 'Can’t read none'],
    [['compare', 'before.ndjson', 'after.ndjson', '--format', 'pdf'], '--format: Unknown value “pdf”'],
    [['compare', 'before.ndjson', 'after.ndjson', '--format', 'json='], 'has no file name'],
    [['compare', 'before.ndjson', 'after.ndjson', '--format', 'json=after.ndjson'], 'is an input'],
    [['compare', 'before.ndjson', 'after.ndjson', '--format', 'json', '--format', 'pretty'], 'Only one report'],
    [
      ['compare', 'before.ndjson', 'after.ndjson', '--before-origin', 'https://a.example'],
      '--before-origin has no effect without --after-origin <origin>',
    ],
    [
      ['compare', 'before.ndjson', 'after.ndjson', '--before-origin', 'a.example', '--after-origin', 'https://b.example'],
      '--before-origin: “a.example” is not an origin',
    ],
  ])('%j is refused: %s', async (args, texts) => {
    expect(await ran(args, files)).toMatchObject({ code: 2, err: expect.stringContaining(texts) });
  });
});

describe('merge', () => {
  const read = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as RunRow);
  test('the last row of a URL wins, and rows are numbered anew', async () => {
    const {
      code,
      err,
      read: file,
    } = await ran(['merge', 'one', 'two.gz', '-o', 'all'], {
      one: lines([row('/a', { title: 'fail' }), row('/b')]),
      'two.gz': gzipSync(lines([row('/a', { title: 'pass' }), row('/c')])),
    });
    expect([code, err]).toEqual([0, 'all: 3 pages from 2 files.\n']);
    const rows = read(file('all').toString());
    expect(rows.map(({ index, url }) => [index, url])).toEqual([
      [0, `${site}/b`],
      [1, `${site}/a`],
      [2, `${site}/c`],
    ]);
    expect(rows[1]!.digest!.statuses['title']).toBe('pass');
  });
  test('a name in .gz is compressed', async () => {
    const { read: file } = await ran(['merge', 'one', '-o', 'all.ndjson.gz'], { one: lines([row('/a')]) });
    expect(read(gunzipSync(file('all.ndjson.gz')).toString())).toHaveLength(1);
  });
  test('broken lines are listed and skipped, the others are copied', async () => {
    const {
      code,
      err,
      read: file,
    } = await ran(['merge', 'one', '-o', 'all'], { one: `${lines([row('/a')])}{"cut":\n${lines([row('/b')])}` });
    expect(code).toBe(2);
    expect(err).toContain('Line 2 of one is not a pageloupe result');
    expect(err).toContain('1 broken line skipped.');
    expect(read(file('all').toString())).toHaveLength(2);
  });
  test.each([
    [['merge', 'one', '-o', 'one'], 'is an input'],
    [['merge', 'none', '-o', 'all'], 'Can’t read none'],
    [['merge', 'empty', '-o', 'all'], 'None of the files contains'],
    [['merge', 'broken.gz', '-o', 'all'], 'Can’t read broken.gz'],
    [['merge', 'one', '-o', 'nowhere/all'], 'The folder of nowhere/all does not exist'],
  ])('%j is refused: %s', async (args, texts) => {
    const { code, err } = await ran(args, { one: lines([row('/a')]), empty: '\n', 'broken.gz': 'not compressed' });
    expect(code).not.toBe(0);
    expect(err).toContain(texts);
  });
});
