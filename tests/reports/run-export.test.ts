import { describe, expect, test } from 'vitest';
import { signals } from '../../checks/signals/index.ts';
import { allFindings } from '../../checks/core/report/report.ts';
import type { PhrasedEvidence } from '../../checks/core/evidence.ts';
import { evidenceLine } from '../../reports/evidence-line.ts';
import { runFileName } from '../../reports/file-names.ts';
import { findingsCsv, pagesCsv } from '../../reports/run-csv.ts';
import { runJson } from '../../reports/run-json.ts';
import { fileBlob } from '../../reports/run.ts';
import { locale } from '../support/locale.ts';
import { csvRowsOf } from '../support/csv-rows.ts';
import { hostileFacts, strangeTexts } from '../support/hostile.ts';
import { hostileLists } from '../support/hostile-lists.ts';
import { runSchemaErrors } from '../support/report-schema.ts';
import { pageCalled, runOf, textOf } from '../support/runs.ts';

const strings = [
  ...strangeTexts,
  ...(hostileLists()?.strings.filter((text) => text.trim() !== '') ?? []),
  '手冲咖啡指南',
  'מדריך קפה',
  'a;=1+1',
  '\t=1',
  "'=1",
  '"=1"',
  'a\r\n=1',
  '\u0000=1',
  '\uD800',
];
const { run, read, reports } = runOf(
  [...strings.map((text, index) => pageCalled(text, `https://site.example/${index}`)), hostileFacts(20)],
  '=Site "audit", ١٢٣',
);
/** What spreadsheets interpret as a formula. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell);
const dangerous = (text: string, separator: string) =>
  csvRowsOf(text, separator)
    .flat()
    .filter((cell) => formula.test(cell) && !isNumber(cell));

describe('CSV of pages', () => {
  const text = pagesCsv(run, locale);
  const [header, ...rows] = csvRowsOf(text);
  test('has one row a page, and each has all columns', () => {
    expect(rows).toHaveLength(run.pages.length);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([header!.length]));
    expect(header!.slice(-signals.length)).toEqual(signals.map(({ id }) => id));
  });
  test('says what each page is called and why another has no report', () => {
    const title = header!.indexOf('title');
    expect(rows.map((row) => row[title])).toContain('手冲咖啡指南');
    expect(rows[1]!.slice(0, 6)).toEqual(['https://site.example/gone', '', "'=Gone", 'failed', 'The server returns 404.', '404']);
  });
  test.each([',', ';', '\t'])('holds no formula, read with %j between cells', (separator) =>
    expect(dangerous(text, separator)).toEqual([]),
  );
  test('counts text in words, or in characters where its language writes no spaces', () => {
    const pages = run.pages
      .filter(({ digest }) => digest)
      .slice(0, 2)
      .map((page, index) => ({ ...page, digest: { ...page.digest!, words: 175, ...(index === 1 ? { characters: 420 } : {}) } }));
    const [names, ...counted] = csvRowsOf(pagesCsv({ ...run, pages }, locale));
    expect(counted.map((row) => [row[names!.indexOf('words')], row[names!.indexOf('characters')]])).toEqual([
      ['175', ''],
      ['', '420'],
    ]);
  });
  test('has columns only for what was judged', () => {
    const pages = run.pages.map((page) =>
      page.digest ? { ...page, digest: { ...page.digest, statuses: { title: 'pass' as const } } } : page,
    );
    expect(csvRowsOf(pagesCsv({ ...run, pages }, locale))[0]!.slice(-2)).toEqual(['audited', 'title']);
  });
});

describe('CSV of findings', async () => {
  const text = await textOf(findingsCsv(run, read, locale));
  const [header, ...rows] = csvRowsOf(text);
  test('has one row a finding', () => {
    expect(rows).toHaveLength(reports.flatMap((report) => report.signals.flatMap(allFindings)).length + 1);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([header!.length]));
  });
  test.each([',', ';', '\t'])('holds no formula, read with %j between cells', (separator) =>
    expect(dangerous(text, separator)).toEqual([]),
  );
  test('says why a page has no report', async () => {
    const gone = 'https://site.example/gone';
    expect(rows.filter(([page]) => page === gone)).toEqual([[gone, "'=Gone", '', '', 'Unchecked', 'The server returns 404.', '', '', '']]);
    const [, ...lost] = csvRowsOf(await textOf(findingsCsv(run, () => Promise.resolve(null), locale)));
    expect(lost).toHaveLength(run.pages.length);
    expect(lost[0]![5]).toBe('The report of this page was deleted.');
    const pages = (['waiting', 'cancelled'] as const).map((state) => ({ ...run.pages[1]!, state, error: null }));
    const [, ...open] = csvRowsOf(await textOf(findingsCsv({ ...run, pages }, read, locale)));
    expect(open.map((row) => row[5])).toEqual(['Not audited yet.', 'Canceled.']);
  });
  test('keeps evidence short', () => expect(Math.max(...rows.map((row) => row[7]!.length))).toBeLessThan(620));
});

describe('JSON of a run', async () => {
  const text = await textOf(runJson(run, read));
  const parsed = JSON.parse(text) as { name: string; pages: { url: string; report: { url: string; facts?: unknown } | null }[] };
  test('follows its schema', () => expect(runSchemaErrors(parsed)).toEqual([]));
  test('has every page in order, reports without facts', () => {
    expect(parsed.name).toBe(run.name);
    expect(parsed.pages.map(({ url }) => url)).toEqual(run.pages.map(({ url }) => url));
    expect(parsed.pages.flatMap(({ report }) => (report ? [report.url] : []))).toEqual(reports.map(({ url }) => url));
    expect(parsed.pages.filter(({ report }) => report?.facts)).toEqual([]);
  });
  test('of no pages is a run too', async () => {
    const empty = JSON.parse(await textOf(runJson({ ...run, pages: [] }, read))) as object;
    expect(runSchemaErrors(empty)).toEqual([]);
    expect(empty).toMatchObject({ pages: [] });
  });
  test('continues if a report is missing', async () => {
    const lost = JSON.parse(await textOf(runJson(run, () => Promise.resolve(null)))) as { pages: { report: unknown }[] };
    expect(lost.pages.every(({ report }) => report === null)).toBe(true);
  });
});

test('a file of many parts is whole', async () => {
  async function* parts() {
    for (let index = 0; index < 50; index++) yield await Promise.resolve(`${String(index).padEnd(99_999, '語')}\n`);
  }
  const blob = await fileBlob(parts(), 'text/csv');
  const text = await blob.text();
  expect(blob.type).toBe('text/csv;charset=utf-8');
  expect(text).toHaveLength(50 * 100_000);
  expect(
    text
      .split('\n')
      .map((line) => Number.parseInt(line, 10))
      .slice(0, 50),
  ).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test.each([
  ['Site', 'pageloupe-Site-pages-2026-11-21.csv'],
  ['  /../etc/passwd\u0000 ', 'pageloupe-etc-passwd-pages-2026-11-21.csv'],
  ['דוח: אתר', 'pageloupe-דוח-אתר-pages-2026-11-21.csv'],
  ['कॉफ़ी गाइड', `pageloupe-${'कॉफ़ी-गाइड'.normalize('NFC')}-pages-2026-11-21.csv`],
  ['…', 'pageloupe-run-pages-2026-11-21.csv'],
  ['x'.repeat(300), `pageloupe-${'x'.repeat(60)}-pages-2026-11-21.csv`],
])('%j is saved as %s', (name, file) =>
  expect(runFileName({ name, createdAt: Date.UTC(2026, 10, 21) }, 'pages', 'csv', locale)).toBe(file),
);

test.each<[PhrasedEvidence, string]>([
  [{ type: 'value', label: 'Title', value: ' a\n b ' }, 'Title: a b'],
  [{ type: 'list', items: ['1', '2', '3', '4', '5', '6'], total: 9 }, '1 | 2 | 3 | 4 | 5 | … (9 in all)'],
  [{ type: 'table', columns: ['A', 'B'], rows: [{ cells: ['1'] }], total: 1 }, 'A: 1'],
  [
    {
      type: 'elements',
      items: [
        { selector: 'a', snippet: '<a>', text: 'x' },
        { selector: 'b', snippet: '', text: '' },
      ],
      total: 2,
    },
    'x <a> | b',
  ],
  [{ type: 'source', line: 3, column: 4, excerpt: '<meta', mark: [0, 1] }, 'Line 3, column 4: <meta'],
  [{ type: 'measure', value: 3, limit: 2, unit: 's' }, '3 s, limit 2 s'],
  [{ type: 'difference', label: 'Title', before: 'a', after: '' }, 'Title: “a” → “”'],
])('%j reads %j', (evidence, text) => expect(evidenceLine(evidence, locale)).toBe(text));

test.each(['👩🏽‍🔬'.repeat(80), 'é'.repeat(200), '紙'.repeat(200), 'नि'.repeat(200), 'a'.repeat(500), '\u0301'.repeat(300), ''])(
  'a file name of %j stays under 200 bytes, and breaks no character',
  (name) => {
    const file = runFileName({ name: `Run ${name}`, createdAt: 0 }, 'findings', 'csv', locale);
    expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(200);
    const stored = /^pageloupe-(.*)-findings-1970-01-01\.csv$/u.exec(file)![1]!;
    const letters = (text: string) =>
      [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
    expect(
      letters(`Run ${name}`.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-'))
        .join('')
        .startsWith(letters(stored).join('')),
    ).toBe(true);
  },
);
