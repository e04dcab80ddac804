import { escapeMarkdown, escapeMarkdownUrl, reportAsMarkdown } from '../../../reports/markdown.ts';
import type { Extracted, ExtractedByName } from '../../audit/extraction/extracted.ts';
import { serverWords } from '../../words.ts';
import type { FileLocale } from '../../../words/locale.ts';
import { crawlRunLines } from '../../crawl/summary.ts';
import { lossLines } from '../../audit/run-losses.ts';
import { siteIssuesWithUrls } from './site.ts';
import { shownUrlOf, summaryLine, type BreachGroup, type FinishedRun, type PageResult } from './reporter.ts';

const words = () => serverWords().commands.report;
const colon = () => serverWords().punctuation.colon;
/** GitHub accepts 1 MiB per step summary, and other tools may have written to it before. */
const budget = 900 * 1024;
const bytes = (text: string) => Buffer.byteLength(text);

/** A summary for a CI step or merge request: a table of pages, and a paragraph per failed check. A run of one page contains its complete report. */
export async function* markdownReporter(finished: FinishedRun): AsyncGenerator<string> {
  const { pages, groups, totals, read, locale, crawl } = finished;
  const head = [
    `## ${words().title}`,
    '',
    escapeMarkdown(summaryLine(totals)),
    '',
    ...[...lossLines(totals.losses), ...totals.notes].flatMap((note) => [escapeMarkdown(note), '']),
    ...(crawl ? crawlRunLines(crawl, totals.failed) : []).flatMap((line) => [escapeMarkdown(line), '']),
    ...(totals.known > 0 ? [words().known({ count: totals.known }), ''] : []),
    ...(totals.fixed > 0 ? [words().fixed({ count: totals.fixed }), ''] : []),
    `| ${words().page} | ${words().audit} | ${words().geo} | ${words().errors} | ${words().warnings} |`,
    '| --- | ---: | ---: | ---: | ---: |',
    '',
  ].join('\n');
  yield head;
  // Pages get half of the space; if that is not enough, the worst come first.
  const rows: { page: PageResult; row: string }[] = [];
  for (const page of pages) rows.push({ page, row: rowOf({ ...page, url: await shownUrlOf(page, finished) }) });
  let left = budget - bytes(head);
  const fit = rows.reduce((sum, { row }) => sum + bytes(row), 0) <= left / 2;
  let written = 0;
  for (const { row } of fit ? rows : rows.toSorted((a, b) => weightOf(b.page) - weightOf(a.page))) {
    if (!fit && bytes(row) > left - budget / 2) break;
    yield row;
    left -= bytes(row);
    written += 1;
  }
  yield '\n';
  if (written < pages.length) yield `${words().cut({ left: pages.length - written })}\n\n`;
  let cut = 0;
  for (const group of groups) {
    const section = sectionOf(group, totals.pages, locale);
    if (cut > 0 || bytes(section) > left - 200) {
      cut += 1;
      continue;
    }
    yield section;
    left -= bytes(section);
  }
  if (cut > 0) yield `${words().moreChecks({ count: cut })}\n`;
  const values = await extractedTable(finished);
  if (values !== '' && bytes(values) < left / 2) {
    yield values;
    left -= bytes(values);
  }
  for await (const part of acrossPages(finished)) {
    if (bytes(part) > left - 200) break;
    yield part;
    left -= bytes(part);
  }
  const [only] = pages;
  if (pages.length !== 1 || !only) return;
  const report = await read(String(only.index));
  const whole = report ? `\n${reportAsMarkdown(report, locale)}` : '';
  if (bytes(whole) < left) yield whole;
}

/** Maximum pages, and characters per value, in the table of extracted values; CSV and JSON contain all. */
const mostExtracted = { pages: 50, characters: 80 };

/** Values of --extract, one row per page; '' if there are none. */
async function extractedTable({ pages, row }: FinishedRun): Promise<string> {
  const rows: { url: string; extracted: ExtractedByName }[] = [];
  for (const { index, url } of pages.slice(0, mostExtracted.pages)) {
    const extracted = (await row(index))?.extracted;
    if (extracted) rows.push({ url, extracted });
  }
  const names = [...new Set(rows.flatMap(({ extracted }) => Object.keys(extracted)))];
  if (names.length === 0) return '';
  const cell = ({ values, total, error }: Extracted = { values: [], total: 0, error: null }) =>
    escapeMarkdown(
      error ?? words().extractedMore({ value: (values[0] ?? '').slice(0, mostExtracted.characters), left: Math.max(0, total - 1) }),
    );
  return [
    '',
    `### ${words().extracted}`,
    '',
    `| ${[words().page, ...names.map(escapeMarkdown)].join(' | ')} |`,
    `| ${['---', ...names.map(() => '---')].join(' | ')} |`,
    ...rows.map(({ url, extracted }) => `| ${[escapeMarkdownUrl(url), ...names.map((name) => cell(extracted[name]))].join(' | ')} |`),
    ...(pages.length > mostExtracted.pages ? ['', words().cut({ left: pages.length - mostExtracted.pages })] : []),
    '',
  ].join('\n');
}

/** Maximum items listed per kind. */
const mostItems = 10;

/** Findings across pages. */
async function* acrossPages(finished: FinishedRun): AsyncGenerator<string> {
  const { issues, urlsOf, depth } = await siteIssuesWithUrls(finished);
  const { site } = finished.locale.words;
  if (issues.length === 0 && depth === '') return;
  yield `\n### ${words().acrossPages}\n\n${depth === '' ? '' : `${escapeMarkdown(depth)}\n\n`}`;
  for (const { title, total, source, change, items } of issues) {
    const rule = source ? site.rule({ source: `[${escapeMarkdown(source.title)}](${source.url})` }) : `_${site.heuristic}_`;
    const shown = items
      .slice(0, mostItems)
      .map((item) => `  - ${escapeMarkdown([item.text, urlsOf(item)].filter(Boolean).join(' '))}\n`)
      .join('');
    const more = total > mostItems ? `  - ${words().more({ count: total - Math.min(mostItems, items.length) })}\n` : '';
    yield `- **${title}** (${total}, ${rule}): ${escapeMarkdown(change)}\n${shown}${more}`;
  }
}

const weightOf = ({ error, weight }: PageResult) => (error ? 1_000_000 : 0) + weight;
const rowOf = (page: PageResult) =>
  `| ${[escapeMarkdownUrl(page.url), page.reachedFrom && escapeMarkdown(`(${page.reachedFrom})`)].filter(Boolean).join(' ')} | ${page.error ? escapeMarkdown([words().notAudited, page.error.status === undefined ? '' : `(${page.error.status})`].filter(Boolean).join(' ')) : (page.score ?? words().none)} | ${page.geo ?? words().none} | ${page.errors} | ${page.warnings} |\n`;

function sectionOf({ level, title, pages, first, change, who }: BreachGroup, all: number, locale: FileLocale): string {
  const [{ message, where }] = first as [BreachGroup['first'][number]];
  const count = all > 1 ? ` (${words().onPages({ pages, of: all })})` : '';
  const more = all > 1 ? ` ${escapeMarkdown(words().on({ urls: first.map(({ url }) => url), left: pages - first.length }))}` : '';
  const place = where === '' ? '' : ` ${where.startsWith(words().where) ? '' : `${words().where} `}${escapeMarkdown(where)}`;
  return `- **${words().level[level]}** ${escapeMarkdown(title)}${count}${colon()}${escapeMarkdown(message)}${place}${more}${change === '' ? '' : ` **${escapeMarkdown(change)}**`}${who ? ` _${locale.words.fixes.who[who].name}_` : ''}\n`;
}
