/** Every report of the command line, made from hostile pages and parsed by the rules of its format. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { signals } from '../../../checks/signals/index.ts';
import { reporterNames } from '../../../server/options/choices.ts';
import { markdownReporter } from '../../../server/cli/reporters/markdown.ts';
import type { FinishedRun, PageResult } from '../../../server/cli/reporters/reporter.ts';
import { columnsWide } from '../../../server/cli/reporters/wrap.ts';
import { commandWorld } from '../../support/command-world.ts';
import { csvRowsOf } from '../../support/csv-rows.ts';
import { fakeAuditor, withoutTitle } from '../../support/fake-auditor.ts';
import { hostileFacts } from '../../support/hostile.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { runSchemaErrors, schemaErrors } from '../../support/report-schema.ts';
import { pageCalled, textOf } from '../../support/runs.ts';
import { readXml, type XmlElement } from '../../support/xml.ts';
import { currentLocale } from '../../../server/locale.ts';

const site = 'https://site.example';
const bad = '\u001b[31m::error::=1+1\u202e]]>&<>"\'\u0000\r\n%0A|`*_\ud800';
const urls = [`${site}/plain`, `${site}/a%0a::error::?<x>=1&y="2"#=cmd`, `${site}/hostile`, `${site}/untitled`, `${site}/gone`];
const pages = {
  [urls[1]!]: pageCalled(bad, urls[1]),
  [urls[2]!]: hostileFacts(20),
  [urls[3]!]: withoutTitle(urls[3]!),
  [urls[4]!]: new Error(bad),
};

/** Formats that are text and name their pages. */
const readable = reporterNames.filter((name) => name !== 'pdf' && name !== 'badge');

/** The report of a run over the pages above. */
async function report(
  format: string,
  {
    args = [],
    tty = false,
    columns = 80,
    env = {},
    from = urls,
    config = '',
  }: { args?: string[]; tty?: boolean; columns?: number; env?: Record<string, string>; from?: string[]; config?: string } = {},
) {
  const world = commandWorld({ auditor: fakeAuditor(pages), tty, columns, env });
  if (config) writeFileSync(join(world.cwd, 'pageloupe.config.yaml'), config);
  const code = await world.run('audit', ...from, '--format', `${format}=report`, '--quiet', ...args);
  const file = join(world.cwd, 'report');
  expect(existsSync(file), world.err()).toBe(true);
  return { text: readFileSync(file, 'utf8'), bytes: readFileSync(file), code };
}
const elements = (root: XmlElement, name: string): XmlElement[] => [
  ...(root.name === name ? [root] : []),
  ...root.children.flatMap((child) => elements(child, name)),
];

describe('junit', () => {
  test('is well-formed, with the members that readers know, and numbers that add up', async () => {
    const { text } = await report('junit', { args: ['--min-score', '100'] });
    const root = readXml(text);
    expect(root.name).toBe('testsuites');
    const suites = root.children;
    expect(suites.map(({ name, attributes }) => [name, attributes['name']])).toEqual(urls.map((url) => ['testsuite', new URL(url).href]));
    // The page that could not be audited has none.
    const timestamps = suites.flatMap(({ attributes }) => attributes['timestamp'] ?? []);
    expect(timestamps).toHaveLength(urls.length - 1);
    for (const timestamp of timestamps) expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    for (const suite of suites) {
      expect(
        Object.keys(suite.attributes).filter(
          (key) => !['name', 'tests', 'failures', 'errors', 'skipped', 'time', 'timestamp'].includes(key),
        ),
      ).toEqual([]);
      expect(suite.attributes['time']).toMatch(/^\d+\.\d{3}$/);
      const cases = suite.children;
      expect(
        cases.every(({ name, attributes }) => name === 'testcase' && attributes['name'] && attributes['classname'] && attributes['time']),
      ).toBe(true);
      expect(cases.every(({ children }) => children.length <= 1)).toBe(true);
      for (const [key, child] of [
        ['failures', 'failure'],
        ['errors', 'error'],
        ['skipped', 'skipped'],
      ] as const)
        expect(Number(suite.attributes[key])).toBe(elements(suite, child).length);
      expect(Number(suite.attributes['tests'])).toBe(cases.length);
    }
    for (const key of ['tests', 'failures', 'errors', 'skipped'] as const)
      expect(Number(root.attributes[key])).toBe(suites.reduce((sum, { attributes }) => sum + Number(attributes[key]), 0));
    expect(suites[0]!.children.length).toBeGreaterThanOrEqual(signals.length);
    expect(elements(root, 'failure').every((element) => element.attributes['message'] && element.attributes['type'] && element.text)).toBe(
      true,
    );
    expect(elements(suites[4]!, 'error')[0]!.attributes['type']).toBe('internal-error');
  });
});

describe('junit: a check that fails without a failed assertion', () => {
  const outcomeOf = (text: string) => {
    const cases = elements(readXml(text), 'testcase').filter(
      ({ attributes }) => attributes['name'] === currentLocale().entryOf('title')?.title,
    );
    expect(cases).toHaveLength(1);
    const [child] = cases[0]!.children;
    return [child?.name, child?.attributes['message']];
  };
  test.each([
    ['none is asserted', ['--preset', 'none'], /^No failed assertion: /],
    ['it is off', ['--assert', 'title=off'], /^No failed assertion: /],
    ['the baseline knows it', ['--baseline', 'base.json'], /^Known issue of the baseline: /],
    ['the baseline knows others', ['--baseline', 'base.json', '--assert', 'title=off'], /^No failed assertion: /],
  ])('is skipped, and never passed, if %s', async (_, more, message) => {
    const world = commandWorld({ auditor: fakeAuditor(pages) });
    await world.run('audit', urls[3]!, '--quiet', '--format', 'ndjson=rows');
    expect(await world.run('baseline', 'update', '--input', 'rows', '--baseline', 'base.json'), world.err()).toBe(0);
    expect(await world.run('assert', '--input', 'rows', '--format', 'junit=report', ...more), world.err()).toBeLessThan(2);
    const text = readFileSync(join(world.cwd, 'report'), 'utf8');
    expect(outcomeOf(text)).toEqual(['skipped', expect.stringMatching(message)]);
    const [suite] = readXml(text).children;
    expect(Number(suite!.attributes['skipped'])).toBe(elements(suite!, 'skipped').length);
  });
});

test('junit: every known issue has a case of its own that says so, also one that is about a score', async () => {
  const world = commandWorld({ auditor: fakeAuditor(pages) });
  await world.run('audit', urls[3]!, '--quiet', '--format', 'ndjson=rows');
  const judging = ['--input', 'rows', '--baseline', 'base.json', '--min-score', '100'];
  expect(await world.run('baseline', 'update', ...judging), world.err()).toBe(0);
  expect(await world.run('assert', ...judging, '--format', 'junit=report', '--format', 'json=run.json'), world.err()).toBe(0);
  const { summary } = JSON.parse(readFileSync(join(world.cwd, 'run.json'), 'utf8')) as { summary: { known: number } };
  const reasons = elements(readXml(readFileSync(join(world.cwd, 'report'), 'utf8')), 'skipped').map(
    ({ attributes }) => attributes['message'],
  );
  const known = reasons.filter((reason) => reason?.startsWith('Known issue of the baseline: '));
  expect(known).toHaveLength(summary.known);
  expect(known).toContainEqual(expect.stringContaining('100'));
});

describe.each(['pretty', 'markdown'])('a page that its URL redirects to, in %s', (format) => {
  test.each([
    ['alone', []],
    ['with others', [urls[0]!]],
  ])('is named by its final URL, with the typed one after it: %s', async (_, others) => {
    const [old, final] = [`${site}/old`, `${site}/new`];
    const world = commandWorld({ auditor: fakeAuditor({ [old]: pageCalled('New', final) }) });
    await world.run('audit', old, ...others, '--preset', 'none', '--quiet', '--format', `${format}=report`);
    const lines = readFileSync(join(world.cwd, 'report'), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes(final));
    expect(lines[at]).toMatch(format === 'pretty' ? /^https:\/\/site\.example\/new$/ : /^\| https:\/\/site\.example\/new \(.*old/);
    expect(lines.slice(at, at + 3).join(' ')).toMatch(/eached from:? .*old/);
  });
});

describe('badge', () => {
  test.each([
    [[urls[0]!, urls[3]!], /^(\d+) of 100$/],
    [[urls[4]!], /^not audited$/],
  ])('of %s is one well-formed image that says its score', async (from, value) => {
    const { text } = await report('badge', { from });
    const root = readXml(text);
    expect(root.name).toBe('svg');
    const [, shown] = elements(root, 'text').map((element) => element.text);
    expect(shown).toMatch(value);
    expect(elements(root, 'title')[0]!.text).toBe(`Pageloupe: ${shown}`);
    expect(root.attributes['aria-label']).toBe(`Pageloupe: ${shown}`);
  });
});

describe('sarif', () => {
  interface Log {
    $schema: string;
    version: string;
    runs: [
      {
        tool: { driver: { name: string; rules: { id: string; shortDescription: { text: string }; properties: { tags: string[] } }[] } };
        results: {
          ruleId: string;
          ruleIndex: number;
          level: string;
          message: { text: string };
          locations: {
            physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } };
            logicalLocations: [{ fullyQualifiedName: string; kind: string }];
          }[];
          partialFingerprints: Record<string, string>;
        }[];
        invocations: { executionSuccessful: boolean }[];
      },
    ];
  }
  const config = `sourceMap:\n  - { url: "^https://site\\\\.example/(untitled)$", file: "content/$1 page.md" }\n`;
  test('has what the standard demands, and points to files where it can', async () => {
    const { text } = await report('sarif', { config });
    const log = JSON.parse(text) as Log;
    const [run] = log.runs;
    expect(log.version).toBe('2.1.0');
    expect(log.runs).toHaveLength(1);
    const { rules } = run.tool.driver;
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(run.results.length).toBeGreaterThan(3);
    for (const { ruleId, ruleIndex, level, message, locations, partialFingerprints } of run.results) {
      expect(rules[ruleIndex]!.id).toBe(ruleId);
      expect(['error', 'warning']).toContain(level);
      expect(message.text.length).toBeGreaterThan(0);
      expect(message.text.length).toBeLessThanOrEqual(1000);
      expect(locations).toHaveLength(1);
      expect(locations[0]!.physicalLocation.region.startLine).toBe(1);
      expect(partialFingerprints['pageloupe/v1']).toMatch(/^[\da-f]{64}$/);
    }
    expect(rules.every(({ shortDescription, properties }) => shortDescription.text !== '' && properties.tags.length <= 10)).toBe(true);
    const title = run.results.find(({ ruleId, message }) => ruleId === 'title' && message.text.startsWith(urls[3]!))!;
    expect(title.locations[0]!.physicalLocation.artifactLocation.uri).toBe('content/untitled%20page.md');
    expect(title.partialFingerprints['pageloupe/v1']).toBe(createHash('sha256').update('title /untitled').digest('hex'));
    expect(
      run.results
        .filter(({ message }) => message.text.startsWith(urls[2]!))
        .every(({ locations }) => locations[0]!.physicalLocation.artifactLocation.uri === 'site.example/hostile'),
    ).toBe(true);
    expect(
      run.results.every(({ locations }) => locations[0]!.logicalLocations[0]!.fullyQualifiedName.startsWith('https://site.example/')),
    ).toBe(true);
    expect(run.invocations[0]!.executionSuccessful).toBe(false);
  });
  test('names places as RFC 3986 writes them, however a browser does', async () => {
    const odd = `${site}/a|b^c{d}\`e%zz[1]?q=[2]|\\"#f[3]#g`;
    const { text } = await report('sarif', { from: [odd], args: ['--preset', 'strict'] });
    const uris = (JSON.parse(text) as Log).runs[0].results.map(({ locations }) => locations[0]!.physicalLocation.artifactLocation.uri);
    expect(uris.length).toBeGreaterThan(0);
    expect(new Set(uris)).toEqual(new Set(['site.example/a%7Cb%5Ec%7Bd%7D%60e%25zz%5B1%5D%3Fq=%5B2%5D%7C%5C%22%23f%5B3%5D%23g']));
  });
  test('names no place with a scheme, which GitHub refuses, however a host is written', async () => {
    const { text } = await report('sarif', { from: ['http://localhost:3000/', 'http://[::1]:3000/a'], args: ['--preset', 'strict'] });
    const uris = (JSON.parse(text) as Log).runs[0].results.map(({ locations }) => locations[0]!.physicalLocation.artifactLocation.uri);
    expect(new Set(uris)).toEqual(new Set(['localhost%3A3000/', '%5B%3A%3A1%5D%3A3000/a']));
    for (const uri of uris) expect(new URL(uri, 'file:///checkout/').protocol).toBe('file:');
  });
  test('a location in the repository is a path, whatever its name contains', async () => {
    const { text } = await report('sarif', { from: [urls[3]!], config: 'sourceMap:\n  - { url: "untitled", file: "a b/c#d?e%f.md" }\n' });
    expect((JSON.parse(text) as Log).runs[0].results[0]!.locations[0]!.physicalLocation.artifactLocation.uri).toBe(
      'a%20b/c%23d%3Fe%25f.md',
    );
  });
});

describe('github', () => {
  test('no page can inject a command, and at most ten per kind are shown', async () => {
    const { text } = await report('github', { args: ['--preset', 'strict'] });
    const lines = text.trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(/^::(error|warning|notice) title=[^:,\r\n]*::[^\r\n]*$/);
    expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
    for (const one of ['\u001b', '\u202e']) expect(text).not.toContain(one);
    expect(text).toContain('%0A');
  });
});

describe('no command to a CI system in any format on standard output', () => {
  const steering = '##vso[task.setvariable variable=a]b ##[error]c ##teamcity[d]\n::set-output name=a::b\n  ::stop-commands::x ';
  // Formats whose lines are such commands; add yours, with a test that no page can inject one.
  const commands = ['github'];
  test.each(readable.filter((format) => !commands.includes(format)))('%s', async (format) => {
    const world = commandWorld({ auditor: fakeAuditor({ [urls[0]!]: pageCalled(steering, urls[0]), [urls[4]!]: new Error(steering) }) });
    for (const rows of format === 'csv' ? ['pages', 'signals', 'findings'] : ['pages'])
      await world.run('audit', urls[0]!, urls[4]!, '--csv-rows', rows, '--quiet', '--format', format);
    const text = world.out();
    expect(text, 'Escape page text, or add the format to `commands`.').not.toMatch(/##\w*\[/);
    expect(text.split('\n').filter((line) => /^[\s"']*::(?:set-output|stop-commands)/.test(line))).toEqual([]);
  });
});

describe('markdown', () => {
  test('is text, however pages write', async () => {
    const { text } = await report('markdown');
    // After one backslash it is text; after two it would be a tag again.
    expect(text).not.toMatch(/(?<!\\)(?:\\\\)*<(?:x>|script)/i);
    expect(text).toMatch(/^## Pageloupe\n/);
    expect(text.split('\n').filter((line) => line.startsWith('| https'))).toHaveLength(urls.length);
  });
  test('of one page has the whole report, of many stays below what GitHub takes', async () => {
    const { text: one } = await report('markdown', { from: [urls[0]!] });
    expect(one).toContain('## All checks');
    const groups = Array.from({ length: 2000 }, (_, index) => ({
      level: 'error' as const,
      rule: `rule-${index}`,
      title: 'Title',
      change: 'Write one.',
      weight: 5,
      pages: 3000,
      first: [{ url: `${site}/a`, message: 'The page has no title.'.repeat(20), where: '<title>' }],
    }));
    const many = Array.from({ length: 3000 }, (_, index): PageResult => ({
      index,
      url: `${site}/${'long-path/'.repeat(30)}${index}`,
      state: 'done',
      error: null,
      reachedFrom: '',
      score: 50,
      geo: null,
      ms: 1,
      at: '',
      errors: 1,
      warnings: 0,
      weight: 500,
    }));
    const totals = {
      pages: 3000,
      audited: 3000,
      failed: 0,
      errors: 3000,
      warnings: 0,
      known: 1,
      fixed: 2,
      notes: [],
      losses: [],
      allowIncomplete: false,
      ms: 1,
      exitCode: 1,
    };
    const text = await textOf(
      markdownReporter({
        pages: many,
        groups,
        totals,
        row: async () => null,
        crossPage: async () => null,
        locale: currentLocale(),
      } as unknown as FinishedRun),
    );
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    expect(Buffer.byteLength(text)).toBeGreaterThan(500_000);
    expect(text).toMatch(/more pages in the other reports/);
    expect(text).toMatch(/more checks in the other reports/);
  });
});

describe('pretty', () => {
  test.each([40, 80, 200])('fits %d columns, and no page moves the cursor', async (columns) => {
    const world = commandWorld({ auditor: fakeAuditor(pages), tty: true, columns });
    await world.run('audit', ...urls, '--quiet');
    const text = world.out();
    expect(text).toContain('\u001b[31m');
    const plain = text.replace(/\u001b\[(?:[12]|22|3[0-9])m/g, '');
    expect(plain).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    // A URL is whole, so that it can be copied: the terminal itself continues it in the next row.
    expect(plain.split('\n').filter((line) => columnsWide(line) > columns && !/^ *https?:\S+$/.test(line))).toEqual([]);
  });
  test('no page can send commands to a CI system, at the start of a line or anywhere in it', async () => {
    const words = '::set-output name=a::b ##[set-env name=a;]b ##vso[task.setvariable variable=a]b ##teamcity[a] ';
    for (const columns of [30, 33, 40, 47, 61, 80]) {
      const world = commandWorld({
        auditor: fakeAuditor({ [urls[0]!]: pageCalled(words.repeat(30), urls[0]), [urls[4]!]: new Error(words) }),
        tty: true,
        columns,
        env: { NO_COLOR: '1' },
      });
      await world.run('audit', urls[0]!, urls[4]!, '--preset', 'strict');
      const text = (world.out() + world.err()).replace(/\r\u001b\[K/g, '\n');
      expect(text).toContain('set-output');
      expect(text.split('\n').filter((line) => /^\s*::|##\w*\[/.test(line))).toEqual([]);
    }
  });
  test('has no color where nobody wants it', async () => {
    for (const [tty, env] of [
      [false, {}],
      [true, { NO_COLOR: '1' }],
      [true, { TERM: 'dumb' }],
    ] as const) {
      const world = commandWorld({ auditor: fakeAuditor(pages), tty, env: { ...env } });
      await world.run('audit', urls[3]!, '--quiet');
      expect(world.out()).not.toContain('\u001b');
    }
  });
});

test.each(['json', 'ndjson', 'sarif'])(
  '%s can stand anywhere: no other line ends, nothing that moves a cursor, no word to CI; and says what the page says',
  async (format) => {
    // So long that the title check quotes it.
    const odd = '##[error]f a\u2028b\u0085c\u009bd\u202ee ##vso[g]h ### '.repeat(10).trim();
    const world = commandWorld({ auditor: fakeAuditor({ [urls[0]!]: pageCalled(odd, urls[0]) }) });
    await world.run('audit', urls[0]!, '--preset', 'strict', '--format', format, '--quiet');
    const text = world.out();
    expect(text).not.toMatch(/[\u007f-\u009f\u2028-\u202e]|##/);
    const read = JSON.stringify(
      format === 'ndjson'
        ? text
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as object)
        : JSON.parse(text),
    );
    expect(read).toContain('##[error]f');
    if (format !== 'sarif') expect(read).toContain(odd.slice(0, 40));
  },
);

test.each(readable)('%s has nothing that moves a terminal or turns the direction of reading', async (format) => {
  const url = `${site}/turned`;
  const world = commandWorld({ auditor: fakeAuditor({ [url]: pageCalled('\u202egpj.exe\u202c\u2066\u009b31m\u001b[2J\u0007', url) }) });
  await world.run('audit', url, '--format', `${format}=report`, '--quiet');
  const text = readFileSync(join(world.cwd, 'report'), 'utf8');
  expect(text).toContain('/turned');
  expect(text.match(/(?![\t\r\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu)).toBeNull();
});

describe('those that reports/ makes', () => {
  test('json is a run, each report valid', async () => {
    const { text } = await report('json');
    const run = JSON.parse(text) as {
      pages: { url: string; report: object | null; http: object | null; breaches: unknown[] }[];
      summary: { failed: number };
    };
    expect(runSchemaErrors(run)).toEqual([]);
    const reports = run.pages.flatMap(({ report: one }) => one ?? []);
    expect(reports).toHaveLength(urls.length - 1);
    for (const one of reports) expect(schemaErrors(one)).toEqual([]);
    expect(run.pages.map(({ url }) => url)).toEqual(urls.map((url) => new URL(url).href));
    expect(run.pages[0]!.http).toMatchObject({ status: 200 });
    expect(run.summary.failed).toBe(1);
  });
  test.each([
    ['pages', urls.length],
    ['signals', (urls.length - 1) * signals.length],
    ['findings', null],
  ] as const)('csv, a row for each of the %s', async (rows, count) => {
    const { text } = await report('csv', { args: ['--csv-rows', rows] });
    const read = csvRowsOf(text).slice(1);
    if (count !== null) expect(read).toHaveLength(count);
    expect(read.length).toBeGreaterThan(urls.length - 1);
    expect(read.flat().filter((cell) => /^[\s\p{Cf}]*[=+\-@]/u.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
  });
  test.each(['pages', 'signals', 'findings', 'site'] as const)('csv of %s has English headings in every language', async (rows) => {
    const heading = async (language: string) =>
      (await report('csv', { args: ['--csv-rows', rows, '--language', language] })).text.split('\n', 1);
    expect(await heading('de')).toEqual(await heading('en'));
  });
  test('csv has English statuses beside sentences of another language', async () => {
    const { text } = await report('csv', { args: ['--csv-rows', 'findings', '--language', 'de'] });
    const read = csvRowsOf(text).slice(1);
    expect(new Set(read.map((row) => row[4]))).toContain('Failed');
    expect(text).toMatch(/Die Seite /);
  });
  test('html needs nothing else, of one page and of many', async () => {
    for (const from of [urls, [urls[2]!]]) {
      const { text } = await report('html', { from });
      expect(text).toMatch(/^<!doctype html>/i);
      expect(text).toContain("default-src 'none'");
      expect(text).not.toMatch(/<script/i);
    }
  });
  test('pdf', async () => {
    const { bytes } = await report('pdf');
    const pdf = await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), new Uint8Array(bytes));
    expect(pdf.outline.map(({ title }) => title)).toEqual(['Summary', 'Across all pages', 'Audited pages', 'Sources']);
    expect(pdf.info).toMatchObject({ Subject: `Audit of ${urls.length - 1} pages` });
  });
});
