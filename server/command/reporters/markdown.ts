import { plainMarkdown, reportMarkdown } from '../../../reports/markdown.ts';
import { commandWords } from '../../../words/en/server/command.ts';
import type { BreachGroup, FinishedRun, PageResult } from './reporter.ts';

const words = commandWords.report;
/** GitHub takes 1 MiB for the summary of a step; others may have written to it before. */
const budget = 900 * 1024;
const bytes = (text: string) => Buffer.byteLength(text);

/** A summary for a step of CI or a merge request: the table of pages, and a paragraph a check that does not hold. A run of one page has its whole report. */
export async function* markdownRunReport({ pages, groups, totals, read, edition }: FinishedRun): AsyncGenerator<string> {
  const { audited, failed, errors, warnings, ms } = totals;
  const head = [
    `## ${words.title}`,
    '',
    plainMarkdown(words.summary({ pages: audited, failed, errors, warnings, ms })),
    '',
    ...totals.notes.flatMap((note) => [plainMarkdown(note), '']),
    ...(totals.known > 0 ? [words.known({ count: totals.known }), ''] : []),
    ...(totals.fixed > 0 ? [words.fixed({ count: totals.fixed }), ''] : []),
    `| ${words.page} | ${words.audit} | ${words.geo} | ${words.errors} | ${words.warnings} |`,
    '| --- | ---: | ---: | ---: | ---: |',
    '',
  ].join('\n');
  yield head;
  // Pages have half of the room, and those that are worse come first where it does not do for all.
  const rows = pages.map((page) => ({ page, row: rowOf(page) }));
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
  if (written < pages.length) yield `${words.cut({ left: pages.length - written })}\n\n`;
  let cut = 0;
  for (const group of groups) {
    const section = sectionOf(group, totals.pages);
    if (cut > 0 || bytes(section) > left - 200) {
      cut += 1;
      continue;
    }
    yield section;
    left -= bytes(section);
  }
  if (cut > 0) yield `${words.moreChecks({ count: cut })}\n`;
  const [only] = pages;
  if (pages.length !== 1 || !only) return;
  const report = await read(String(only.index));
  const whole = report ? `\n${reportMarkdown(report, edition)}` : '';
  if (bytes(whole) < left) yield whole;
}

const weightOf = ({ error, weight }: PageResult) => (error ? 1_000_000 : 0) + weight;
const rowOf = (page: PageResult) =>
  `| ${plainMarkdown(page.url)} | ${page.error ? plainMarkdown(words.notAudited) : (page.score ?? words.none)} | ${page.geo ?? words.none} | ${page.errors} | ${page.warnings} |\n`;

function sectionOf({ level, title, pages, first, change }: BreachGroup, all: number): string {
  const [{ message, where }] = first as [BreachGroup['first'][number]];
  const count = all > 1 ? ` (${words.onPages({ pages, of: all })})` : '';
  const more = all > 1 ? ` ${plainMarkdown(words.on({ urls: first.map(({ url }) => url), left: pages - first.length }))}` : '';
  const place = where === '' ? '' : ` ${where.startsWith(words.where) ? '' : `${words.where} `}${plainMarkdown(where)}`;
  return `- **${words.level[level]}** ${plainMarkdown(title)}${count}: ${plainMarkdown(message)}${place}${more}${change === '' ? '' : ` **${plainMarkdown(change)}**`}\n`;
}
