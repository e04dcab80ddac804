import { plainMarkdown, reportMarkdown } from '../../../reports/markdown.ts';
import { commandWords } from '../words.ts';
import type { FinishedRun, PageResult } from './reporter.ts';

const words = commandWords.report;
/** GitHub takes 1 MiB for the summary of a step; others may have written to it before. */
const budget = 900 * 1024;
const bytes = (text: string) => Buffer.byteLength(text);

/** A summary for a step of CI or a merge request: the table of pages, and what does not hold on each. A run of one page has its whole report. */
export async function* markdownRunReport({ pages, totals, read, edition }: FinishedRun): AsyncGenerator<string> {
  const { audited, failed, errors, warnings, ms } = totals;
  const head = [
    `## ${words.title}`, '', plainMarkdown(words.summary({ pages: audited, failed, errors, warnings, ms })), '',
    ...totals.notes.flatMap((note) => [plainMarkdown(note), '']),
    ...(totals.known > 0 ? [words.known({ count: totals.known }), ''] : []), ...(totals.fixed > 0 ? [words.fixed({ count: totals.fixed }), ''] : []),
    `| ${words.page} | ${words.audit} | ${words.geo} | ${words.errors} | ${words.warnings} |`, '| --- | ---: | ---: | ---: | ---: |', '',
  ].join('\n');
  yield head;
  let left = budget - bytes(head);
  let told = 0;
  for (const page of pages) {
    const row = rowOf(page);
    if (bytes(row) > left / 2) break;
    yield row;
    left -= bytes(row);
    told += 1;
  }
  yield '\n';
  if (told < pages.length) yield `${words.cut({ left: pages.length - told })}\n\n`;
  let cut = 0;
  const worst = pages.filter(({ error, breaches }) => error || breaches.length > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
  for (const page of worst) {
    const section = sectionOf(page);
    if (cut > 0 || bytes(section) > left - 200) {
      cut += 1;
      continue;
    }
    yield section;
    left -= bytes(section);
  }
  if (cut > 0) yield `${words.cut({ left: cut })}\n`;
  const [only] = pages;
  if (pages.length !== 1 || !only) return;
  const report = await read(String(only.index));
  const whole = report ? `\n${reportMarkdown(report, edition)}` : '';
  if (bytes(whole) < left) yield whole;
}

const weightOf = ({ error, breaches }: PageResult) => (error ? 1_000_000 : 0) + breaches.reduce((sum, { level, weight }) => sum + weight * (level === 'error' ? 100 : 1), 0);
const count = ({ breaches }: PageResult, level: 'error' | 'warn') => breaches.filter((one) => one.level === level).length;
const rowOf = (page: PageResult) => `| ${plainMarkdown(page.url)} | ${page.error ? plainMarkdown(words.notAudited) : page.score ?? words.none} | ${page.geo ?? words.none} | ${count(page, 'error')} | ${count(page, 'warn')} |\n`;

function sectionOf({ url, error, breaches }: PageResult): string {
  return [
    `### ${plainMarkdown(url)}`, '',
    ...(error ? [`- **${words.notAudited}**: ${plainMarkdown(error.message)}`] : []),
    ...breaches.map(({ level, title, message, where, change }) => `- **${words.level[level]}** ${plainMarkdown(title)}: ${plainMarkdown(message)}${where === '' ? '' : ` ${words.where} ${plainMarkdown(where)}`}${change === '' ? '' : ` **${plainMarkdown(change)}**`}`),
    '', '',
  ].join('\n');
}
