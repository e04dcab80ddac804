/** All text comes from the catalogues: reports in a pseudo-language, in every format. */
import { parseDocument } from 'htmlparser2';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { tools } from '../../../checks/tools.ts';
import type { Report } from '../../../checks/core/report/report.ts';
import { pageHtml, runHtml } from '../../../reports/html/report.tsx';
import { reportAsMarkdown, toolAsMarkdown } from '../../../reports/markdown.ts';
import { makePdf } from '../../../reports/pdf/make.ts';
import { reportCsv } from '../../../reports/csv.ts';
import { findingsCsv, pagesCsv } from '../../../reports/run-csv.ts';
import { csvRowsOf } from '../../support/csv-rows.ts';
import { readPdfFonts } from '../../../server/audit/documents/pdf-fonts.ts';
import { marked } from '../../support/marked-reports.ts';
import { everyEvidence } from '../../support/every-evidence.ts';
import { material, pageOf, withEvidence } from '../../support/pdf-material.ts';
import { marks, pseudo, unmarked, veil, veiled } from '../../support/pseudo.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { richFacts } from '../../support/rich-facts.ts';
import { pageCalled, runOf, textOf } from '../../support/runs.ts';
import { addPseudoLanguage, code } from '../../support/pseudo-language.ts';
import { openLocale } from '../../../words/languages.ts';
import { fileLocale } from '../../../words/locale.ts';

const mark = (text: string) => marks[0] + text + marks[1];
const localeIn = async (words: <T>(catalogue: T) => T) => {
  addPseudoLanguage(words);
  return fileLocale(await openLocale('server', [code]));
};
const locale = await localeIn(pseudo);
const origin = 'https://0.0/';
const { run, read, reports } = runOf([richFacts(), ...[1, 2].map((number) => pageCalled('0', `${origin}${number}`))], '1');
/** With every shape of evidence, with a cap, and one without a GEO score. */
const made: Report[] = [
  withEvidence(reports[0]!, everyEvidence),
  { ...reports[1]!, geo: { ...reports[1]!.geo, caps: [{ id: 'no-text', cap: 20, message: 'x' }], partial: true } },
  { ...reports[2]!, geo: { ...reports[2]!.geo, score: null, band: null, message: 'x' } },
];
const reported = made.map((report) => marked(report, mark));
const readMarked = (jobId: string) => Promise.resolve(reported[Number(jobId)] ?? null);
const first = reported[0]!;
/** Texts from the page: URLs, its title, names of things. */
const pageTexts = new Set([
  first.finalUrl,
  first.at,
  ...reported.map(({ finalUrl }) => finalUrl),
  ...run.pages.flatMap(({ url, title, digest, error }) => [
    url,
    title,
    digest?.title ?? '',
    ...(digest?.h1 ?? []),
    digest?.description ?? '',
    error?.message ?? '',
  ]),
  ...run.pages.flatMap(({ digest }) => (digest?.brokenLinks ?? []).map(({ url }) => url)),
  ...reported.flatMap(({ fixes }) => fixes.flatMap(({ object }) => object?.name ?? [])),
  ...reported.flatMap(({ crawlerReading }) => (crawlerReading?.passages ?? []).map(({ text }) => text)),
  origin,
]);
const foreign = (pieces: readonly string[]) =>
  pieces
    .map((piece) =>
      [...pageTexts]
        .toSorted((a, b) => b.length - a.length)
        .reduce((left, text) => (text === '' ? left : left.replaceAll(text, '')), piece),
    )
    .filter((piece) => /\p{L}/u.test(piece));

test('text of pages is distinguished from our own', () => expect(foreign(['left over', first.finalUrl])).toEqual(['left over']));

describe('first rows of CSV', () => {
  const ids = new Set(locale.catalogue.map(({ id }) => id));
  test.each([
    ['checks', async () => reportCsv(first, locale)],
    ['pages', async () => pagesCsv(run, locale)],
    ['findings', () => textOf(findingsCsv(run, read, locale))],
  ])('%s', async (_, make) => {
    const [header] = csvRowsOf(await make());
    expect(header!.filter((cell) => !ids.has(cell)).flatMap(unmarked)).toEqual([]);
    expect(header!.length).toBeGreaterThan(8);
  });
  test('rows of pages and findings', async () => {
    const [, ...rows] = csvRowsOf(await textOf(findingsCsv(run, readMarked, locale)));
    // Page, title, id and source URL are not our texts.
    expect(rows.flatMap((row) => [3, 4, 5, 6, 7].flatMap((cell) => foreign(unmarked(row[cell]!))))).toEqual([]);
  });
});

test('Markdown', () => {
  // Escapes belong to Markdown.
  const texts = [
    ...reported.map((report) => reportAsMarkdown(report, locale)),
    ...tools.map(({ id }) => toolAsMarkdown(first, id, locale)),
  ].map((text) => text.replaceAll('\\', ''));
  expect(foreign(texts.flatMap(unmarked))).toEqual([]);
});

describe('HTML', () => {
  /** Visible texts and texts for screen readers. */
  const said = (html: string): string[] => {
    type Node = { type: string; name?: string; data?: string; attribs?: Record<string, string>; children?: Node[] };
    const whole = (node: Node): string => (node.type === 'text' ? node.data! : (node.children ?? []).map(whole).join(''));
    // A sentence that contains text of the page counts as one text.
    const walk = (node: Node): string[] =>
      node.name === 'style'
        ? []
        : node.name === 'bdi'
          ? [whole(node)]
          : [
              ...(node.type === 'text' ? [node.data!] : []),
              ...['aria-label', 'title', 'alt'].flatMap((name) => node.attribs?.[name] ?? []),
              ...(node.children ?? []).flatMap(walk),
            ];
    return walk(parseDocument(html) as unknown as Node);
  };
  test.each([
    ['a page', async () => pageHtml(first, '0', locale)],
    ['a run', () => textOf(runHtml(run, readMarked, locale))],
  ])('%s', async (_, make) => {
    const texts = said(await make());
    expect(texts.length).toBeGreaterThan(100);
    expect(foreign(texts.flatMap(unmarked))).toEqual([]);
  });
});

test.each([
  ['many pages', true],
  ['one page', false],
])('PDF of %s', async (_, many) => {
  const veiledLocale = await localeIn(veiled);
  const pages = made.slice(0, many ? 3 : 1).map((report) => pageOf(marked(report, veil)));
  const missing = many ? [{ url: `${origin}9`, title: '9', message: '9' }] : [];
  const bytes = await makePdf(
    material(await readPdfFonts(), { title: veiledLocale.words.pdf.title, name: '0', many, pages, missing, locale: veiledLocale }),
    async () => {},
  );
  const { texts, outline, info } = await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), bytes);
  expect(texts.join(' ')).toContain('жжж');
  const bookmarks = (items: typeof outline): string[] => items.flatMap(({ title, children }) => [title, ...bookmarks(children)]);
  const words = [...texts, ...bookmarks(outline), String(info.Title), String(info.Subject)]
    .flatMap((text) => foreign([text]))
    .flatMap((text) => text.match(/[a-z]{2,}/gi) ?? []);
  // Long texts of the page are cut and wrapped.
  const known = [...pageTexts].join(' ').toLowerCase();
  expect([...new Set(words)].filter((word) => !known.includes(word.toLowerCase()))).toEqual([]);
});
