import { describe, expect, test } from 'vitest';
import { signalCatalogue } from '../../checks/core/catalogue.ts';
import { checks as englishMessages } from '../../words/en/checks/index.ts';
import { signals } from '../../checks/signals/index.ts';
import { punctuation } from '../../words/ja/reports/punctuation.ts';
import { toolNames } from '../../words/en/checks/tools.ts';
import { tools } from '../../checks/tools.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { digestOf } from '../../checks/site/digest.ts';
import { tabSeparatedCsv } from '../../reports/csv-cells.ts';
import { fileNameFor } from '../../reports/file-names.ts';
import { pageHtml, runHtml } from '../../reports/html/report.tsx';
import { reportAsJson, toolAsJson } from '../../reports/json.ts';
import { escapeMarkdown, escapeMarkdownUrl, reportAsMarkdown, toolAsMarkdown } from '../../reports/markdown.ts';
import { reportCsv } from '../../reports/csv.ts';
import { findingsCsv, pagesCsv } from '../../reports/run-csv.ts';
import type { PageToExport } from '../../reports/run.ts';
import { runJson } from '../../reports/run-json.ts';
import { locale } from '../support/locale.ts';
import { hostileFacts } from '../support/hostile.ts';
import { entryTitle, signalsOfTool } from '../../reports/catalogue.ts';

const report = judgePage(
  hostileFacts(20),
  { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) },
  { collect: 0, judge: 0, network: 0, total: 0 },
);

test('CSV has one row per signal and no cell that a spreadsheet would run', () => {
  const odd = {
    ...report,
    signals: report.signals.map((entry) => ({ ...entry, message: '=HYPERLINK("http://evil.example")\nsecond line' })),
  };
  const csv = reportCsv(odd, locale);
  expect(csv.match(/"'=HYPERLINK/g)).toHaveLength(signals.length);
  expect(csv.split('\r\n')).toHaveLength(signals.length + 2);
});

test('JSON is the report itself', () => expect(JSON.parse(reportAsJson(report))).toEqual(JSON.parse(JSON.stringify(report))));

describe('Markdown', () => {
  const markdown = reportAsMarkdown(report, locale);
  test('holds every check, the fixes, and that it is readiness', () => {
    for (const signal of signalCatalogue(signals, englishMessages)) {
      const { status } = report.signals.find(({ id }) => id === signal.id)!;
      expect(markdown).toContain(entryTitle(signal, status));
    }
    expect(markdown).toContain('readiness, not probability');
    expect(markdown.match(/^\d+\. /gm)).toHaveLength(report.fixes.length);
  });
  test('agency and title of the user stand above, never as markup', () => {
    const branded = reportAsMarkdown(report, locale, { title: 'Review of <b>', agency: 'Lark & Co' });
    expect(branded.split('\n')[0]).toMatch(/^Lark .*Co · Review of /);
    expect(branded).not.toContain('<b>');
    expect(branded.endsWith(markdown)).toBe(true);
    expect(reportAsMarkdown(report, locale, { title: '', agency: '' })).toBe(markdown);
  });
  test('the object of a fix and the place of an element stand in the brackets of the language', () => {
    const japanese = { ...locale, words: { ...locale.words, punctuation } };
    const written = reportAsMarkdown(report, japanese);
    expect(written.match(/^\d+\. [^*]*（/gm)).toHaveLength(report.fixes.filter(({ object }) => object).length);
    expect(written).toMatch(/（\S+）$/m);
  });
  test('text of the page cannot become markup', () => {
    expect(markdown).not.toMatch(/(^|[^\\])<(img|script|b)/);
  });
});

test('every tool exports its own signals only', () => {
  for (const { id } of tools) {
    expect(toolAsMarkdown(report, id, locale)).toContain(`# ${toolNames.tools[id].name}`);
    const exported = JSON.parse(toolAsJson(report, id, locale)) as { signals: { id: string }[] };
    expect(exported.signals.map((entry) => entry.id)).toEqual(signalsOfTool(locale, id));
  }
});

describe('what moves a terminal or turns the direction of reading', () => {
  const marks = '\u001b[31m\u0000\u0007\u009b31m\u0085\u202e\u2066\u202a';
  const odd = JSON.parse(JSON.stringify(report)) as typeof report;
  for (const [index, entry] of odd.signals.entries()) {
    entry.message += marks;
    entry.change += marks;
    entry.evidence = [
      { type: 'list', items: [marks] },
      { type: 'elements', items: [{ selector: marks, text: marks, snippet: marks }] },
      { type: 'table', columns: [marks], rows: [{ cells: [marks] }] },
      { type: 'value', label: 'x', value: marks },
      { type: 'source', line: 1, column: 1, mark: [0, 1], excerpt: marks },
    ][index % 5] as unknown as NonNullable<typeof entry.evidence>;
  }
  odd.finalUrl += marks;
  for (const fix of odd.fixes) fix.message += marks;
  const run = {
    name: marks,
    createdAt: 0,
    tools: [],
    probes: false,
    pages: [{ jobId: '0', url: odd.finalUrl, title: marks, state: 'done' as const, error: null, digest: digestOf(odd) }],
  };
  const all = async (parts: AsyncIterable<string> | Iterable<string>) => {
    let text = '';
    for await (const part of parts) text += part;
    return text;
  };
  test.each<[string, () => string | Promise<string>]>([
    ['Markdown', () => reportAsMarkdown(odd, locale)],
    ['Markdown of a tool', () => toolAsMarkdown(odd, 'head-tags', locale)],
    ['HTML', () => pageHtml(odd, marks, locale)],
    ['CSV', () => reportCsv(odd, locale)],
    ['JSON', () => reportAsJson(odd)],
    ['JSON of a tool', () => toolAsJson(odd, 'head-tags', locale)],
    ['HTML of a run', () => all(runHtml(run, async () => odd, locale))],
    ['CSV of pages', () => pagesCsv(run, locale)],
    ['CSV of findings', () => all(findingsCsv(run, async () => odd, locale))],
    ['JSON of a run', () => all(runJson(run, async () => odd))],
    ['tabs', () => tabSeparatedCsv([[marks]])],
  ])('is in no %s', async (_, write) => {
    expect((await write()).match(/(?![\t\r\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu)).toBeNull();
  });
});

test.each([
  [1, '1 page without a report'],
  [0, null],
])('The summary of HTML names what is missing: %i pages', async (missing, expected) => {
  const page: PageToExport = { jobId: '0', url: report.finalUrl, title: '', state: 'done', error: null, digest: digestOf(report) };
  const failed: PageToExport = { ...page, state: 'failed', digest: null, error: { code: 'http-status', message: 'Returned 404.' } };
  const pages = [page, ...Array.from({ length: missing }, () => failed)];
  let html = '';
  for await (const part of runHtml({ name: '', createdAt: 0, tools: [], probes: false, pages }, async () => report, locale)) html += part;
  const [summary] = /<section aria-labelledby="summary">.*?<div class="charts">/s.exec(html)!;
  expect(/<a href="#pages">(.*?)<\/a>/.exec(summary)?.[1] ?? null).toBe(expected);
});

test.each([
  ['https://example.com/a', 'pageloupe-example.com-audit-2026-11-21.csv'],
  ['https://例え.example/', 'pageloupe-xn--r8jz45g.example-audit-2026-11-21.csv'],
  ['file:///home/../x', 'pageloupe-page-audit-2026-11-21.csv'],
  ['not a URL', 'pageloupe-page-audit-2026-11-21.csv'],
])('%s is saved as %s', (finalUrl, name) => expect(fileNameFor({ ...report, finalUrl }, 'audit', 'csv', locale)).toBe(name));

describe('page text in Markdown is text on GitHub and GitLab', () => {
  test.each([
    ['@octocat merge', '@\u200boctocat merge'],
    ['mail a@b.example', 'mail a@\u200bb.example'],
    ['fixes #12, !3, GH-4', 'fixes \\#\u200b12, \\!\u200b3, GH-\u200b4'],
    ['see https://evil.example or www.evil.example', 'see https\\://evil.example or www\\.evil.example'],
    ['$x$ and $$y$$', '&#36;x&#36; and &#36;&#36;y&#36;&#36;'],
    ['[a](b) <img> `c`', '\\[a\\](b) \\<img\\> \\`c\\`'],
    ['&commat;octocat &#64;octocat &lt;title&gt;', '&amp;commat;octocat &amp;\\#\u200b64;octocat &amp;lt;title&amp;gt;'],
    ['R&D & more; a=1&b=2', 'R&D & more; a=1&b=2'],
    ['- shoes - hats', '\\- shoes - hats'],
    ['---', '\\---'],
    ['+ 5', '\\+ 5'],
    ['1. Boil it', '1\\. Boil it'],
    ['2026) x', '2026\\) x'],
    ['-5 °C, 1.5 m', '-5 °C, 1.5 m'],
    ['A price: 5 at noon', 'A price: 5 at noon'],
  ])('%j', (text, markdown) => expect(escapeMarkdown(text)).toBe(markdown));
  test('the URL of an audited page may be a link, and nothing else', () => {
    expect(escapeMarkdownUrl('https://a.example/@b?c=$1#2')).toBe('https://a.example/@\u200bb?c=&#36;1\\#\u200b2');
  });
});
