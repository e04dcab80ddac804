/** Every document format of a report, made without a browser. */
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { allFindings } from '../../../checks/core/report/report.ts';
import { comparePages } from '../../../checks/site/compare.ts';
import { digestOf } from '../../../checks/site/digest.ts';
import { pageHtml, runHtml } from '../../../reports/html/report.tsx';
import { reportAsMarkdown } from '../../../reports/markdown.ts';
import { comparisonPdf } from '../../../reports/pdf/comparison.ts';
import { makePdf } from '../../../reports/pdf/make.ts';
import { reportCsv } from '../../../reports/csv.ts';
import { describeVerdict } from '../../../reports/verdict-words.ts';
import { findingsCsv, pagesCsv } from '../../../reports/run-csv.ts';
import { csvRowsOf } from '../../support/csv-rows.ts';
import { locale } from '../../support/locale.ts';
import { readPdfFonts } from '../../../server/audit/documents/pdf-fonts.ts';
import { material, pageOf } from '../../support/pdf-material.ts';
import { readPdf, type ReadPdf } from '../../support/read-pdf.ts';
import { richFacts } from '../../support/rich-facts.ts';
import { pageCalled, runOf, textOf } from '../../support/runs.ts';

const titles = { Czech: 'Příliš žluťoučký kůň', Japanese: 'コーヒーの淹れ方', Arabic: 'دليل القهوة' };
const { run, read, reports } = runOf([
  richFacts(),
  ...Object.values(titles).map((title, index) => pageCalled(title, `https://site.example/${index}`)),
]);
const report = reports[0]!;
const { sentence } = describeVerdict(report, true, locale);

test('this is not a browser', () => expect(['document', 'OffscreenCanvas', 'indexedDB'].filter((name) => name in globalThis)).toEqual([]));

test('CSV', async () => {
  expect(csvRowsOf(reportCsv(report, locale))).toHaveLength(report.signals.length + 1);
  expect(csvRowsOf(pagesCsv(run, locale)).map((row) => row[2])).toContain(titles.Arabic);
  expect(csvRowsOf(await textOf(findingsCsv(run, read, locale)))).toHaveLength(
    reports.flatMap(({ signals }) => signals.flatMap(allFindings)).length + 2,
  );
});

const mender = locale.words.fixes.who[report.fixes[0]!.who].name;

test('Markdown', () => {
  const markdown = reportAsMarkdown(report, locale);
  expect(markdown).toContain(sentence);
  expect(markdown).toContain(`_${mender}_`);
  for (const { id, title, problem } of locale.catalogue) {
    const { status } = report.signals.find((entry) => entry.id === id)!;
    expect(markdown).toContain(status === 'fail' || status === 'warn' ? problem : title);
  }
});

test('HTML', async () => {
  const page = await pageHtml(report, titles.Japanese, locale);
  expect(page).toContain(sentence);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain(`${mender}</span>`);
  expect(page).toMatch(/style-src 'sha256-[\w+/=]{44}'/);
  const all = await textOf(runHtml(run, read, locale));
  for (const title of Object.values(titles)) expect(all).toContain(title);
});

describe('PDF', () => {
  let pdf: ReadPdf;
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await makePdf(material(await readPdfFonts(), { pages: reports.map(pageOf), agency: 'Büro Čapek' }), async () => {});
    pdf = await readPdf(pdfjs as unknown as typeof import('pdfjs-dist'), bytes);
  });
  test('words of every page', () => {
    const text = pdf.texts.join(' ');
    expect(text).toContain(sentence);
    expect(text).toContain('What to fix first');
    expect(text).toContain(`${mender} · `);
    expect(text).toContain(titles.Czech);
    // Drawn as boxes, with the text underneath.
    expect(text.replace(/\s/g, '')).toContain(titles.Japanese);
    for (const letter of titles.Arabic.replace(/\s/g, '')) expect(text).toContain(letter);
    expect(pdf.texts.length).toBeGreaterThan(1);
    for (const [index, page] of pdf.texts.slice(1).entries()) expect(page).toContain(`${index + 2} / ${pdf.pages}`);
  });
  test('bookmarks and links', () => {
    expect(pdf.outline.map(({ title }) => title)).toEqual(['Summary', 'Across all pages', 'Audited pages', 'Sources']);
    const chapters = pdf.outline[2]!.children;
    expect(chapters.slice(1).map(({ title }) => title)).toEqual(Object.values(titles).map((title, index) => `${index + 2}. ${title}`));
    for (const [index, { page }] of chapters.entries()) {
      expect(pdf.texts[page - 1]).toContain(`Audited page ${index + 1}`);
    }
    for (const { finalUrl } of reports) expect(pdf.links.flat()).toContain(new URL(finalUrl).href);
  });
  test('a sheet for each page, and every check of it in the annex if that is wanted', async () => {
    const annexed = await readPdf(
      pdfjs as unknown as typeof import('pdfjs-dist'),
      await makePdf(material(await readPdfFonts(), { pages: reports.map(pageOf), annex: true }), async () => {}),
    );
    const sheets = (file: ReadPdf) => file.outline.find(({ title }) => title === 'Audited pages')!.children.map(({ page }) => page);
    for (const file of [pdf, annexed]) {
      const first = sheets(file)[0]!;
      expect(sheets(file)).toEqual(reports.map((_, index) => first + index));
    }
    // The contents, which few pages without an annex do not need.
    expect(annexed.outline[1]!.title).toBe('Contents');
    for (const page of sheets(annexed)) expect(annexed.links[1]).toContain(page);
    const passed = report.signals.flatMap(({ id, status }) => (status === 'pass' ? [locale.entryOf(id)!.title] : []));
    expect(pdf.texts.join(' ')).not.toContain('Does not apply to this page');
    const behind = annexed.texts.slice(sheets(annexed).at(-1)).join(' ');
    expect(behind).toContain('Does not apply to this page');
    for (const title of passed) expect(behind.replace(/\s/g, '')).toContain(title.replace(/\s/g, ''));
    expect(annexed.outline.map(({ title }) => title)).toContain('Annex: every check of every page');
  });
  test('two runs compared on one sheet', async () => {
    const pages = [...Array.from({ length: 60 }).keys()].map((index) => {
      const one = { ...digestOf(report), url: `https://site.example/${index}` };
      const statuses = Object.fromEntries(
        Object.keys(one.statuses).map((id): [string, 'pass' | 'fail'] => [id, index % 2 === 0 ? 'pass' : 'fail']),
      );
      const other = Object.fromEntries(
        Object.keys(one.statuses).map((id): [string, 'pass' | 'fail'] => [id, index % 2 === 0 ? 'fail' : 'pass']),
      );
      return { before: { url: one.url, digest: { ...one, statuses } }, now: { url: one.url, digest: { ...one, statuses: other } } };
    });
    const comparison = {
      before: { name: 'Launch', at: Date.UTC(2026, 9, 1), pages: 60 },
      now: { name: titles.Japanese, at: null, pages: 60 },
      pages: comparePages({ whole: true, pages: pages.map(({ before }) => before) }, { whole: true, pages: pages.map(({ now }) => now) }),
    };
    const { agency, color, logo, canvas, fonts } = material(await readPdfFonts());
    const sheet = await readPdf(
      pdfjs as unknown as typeof import('pdfjs-dist'),
      await comparisonPdf({ comparison, agency, color, logo, canvas, fonts, locale }),
    );
    expect(sheet.pages).toBe(1);
    for (const text of ['What changed', 'Launch, Oct 1, 2026, 60 pages', 'New failures', 'Fixed or improved', 'more'])
      expect(sheet.texts[0]).toContain(text);
  });
  test('properties', () =>
    expect(pdf.info).toMatchObject({
      Title: 'Search and AI-readiness audit: Coffee',
      Author: 'Büro Čapek',
      Subject: 'Audit of 4 pages',
      Language: 'en',
    }));
});
