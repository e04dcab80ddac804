import { serverWords } from '../../words.ts';
import type { ExtractedByName } from '../../audit/extraction/extracted.ts';
import { inlinksText } from '../../../reports/reached.ts';
import { escapeForTerminal } from '../escape.ts';
import { crawlRunLines } from '../run/crawl-run.ts';
import { lossLines } from '../../audit/run-losses.ts';
import { siteIssuesWithUrls } from './site.ts';
import { wrapLines } from './wrap.ts';
import type { BreachGroup, FinishedRun, PageResult } from './reporter.ts';

const words = () => serverWords().commands.report;
const colon = () => serverWords().punctuation.colon;

/** Maximum lines for pages; if there are more pages, the worst come first. */
const mostPages = 50;

/** Terminal properties for the output. */
export interface TerminalStyle {
  color: boolean;
  /** Characters of a line. */ columns: number;
}

type Color = 'red' | 'yellow' | 'green' | 'bold' | 'dim';
const codes: Readonly<Record<Color, readonly [on: number, off: number]>> = {
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  bold: [1, 22],
  dim: [2, 22],
};

type Paint = (name: Color, text: string) => string;

/** For people at a terminal: all failures of a single page; for several pages, a line per page and a paragraph per check; and a summary. */
export async function* prettyReporter(finished: FinishedRun, { color, columns }: TerminalStyle): AsyncGenerator<string> {
  const { pages, groups, breachesOf, row, totals, crawl } = finished;
  const paint: Paint = (name, text) => (color ? `\u001b[${codes[name][0]}m${text}\u001b[${codes[name][1]}m` : text);
  const width = Math.max(24, Math.min(columns, 160));
  const [only] = pages;
  if (pages.length === 1 && only) {
    yield* heading(only, width, paint);
    yield* extractedLines((await row(only.index))?.extracted, width);
    for (const { level, title, rule, message, where, change } of await breachesOf(only.index))
      yield* paragraph(
        level,
        `${title} (${rule})`,
        [message, labeled(words().where, where), labeled(words().change, change)],
        width,
        paint,
      );
  } else {
    const shown =
      pages.length > mostPages
        ? pages.toSorted((a, b) => Number(b.error !== null) - Number(a.error !== null) || b.weight - a.weight).slice(0, mostPages)
        : pages;
    const inlinks = (await finished.crossPage())?.inlinks;
    const places = new Map(pages.map(({ index }, place) => [index, place]));
    for (const page of shown) {
      const linked = inlinks?.[places.get(page.index)!];
      // A page that cannot be audited may be a broken link, whose sources have to be changed.
      const shownLinks = linked && { ...linked, from: page.error ? linked.from : [] };
      yield* heading(page, width, paint, inlinksText(shownLinks, finished.locale));
      yield* extractedLines((await row(page.index))?.extracted, width);
    }
    if (pages.length > shown.length) yield `${words().morePages({ count: pages.length - shown.length })}\n`;
    for (const { level, title, rule, change, pages: count, first } of groups) {
      yield '\n';
      const [{ message, where }] = first as [BreachGroup['first'][number]];
      yield* paragraph(
        level,
        `${title} (${rule})${colon()}${words().onPages({ pages: count, of: totals.pages })}`,
        [
          message,
          labeled(words().where, where),
          words().on({ urls: first.map(({ url }) => url), left: count - first.length }),
          labeled(words().change, change),
        ],
        width,
        paint,
      );
    }
  }
  yield* acrossPages(finished, width, paint);
  yield '\n';
  for (const line of crawl ? crawlRunLines(crawl) : []) yield `${wrapLines(escapeForTerminal(line), width).join('\n')}\n`;
  for (const note of [...lossLines(totals.losses), ...totals.notes])
    yield `${wrapLines(escapeForTerminal(note), width)
      .map((line) => paint('red', line))
      .join('\n')}\n`;
  if (totals.known > 0) yield `${wrapLines(words().known({ count: totals.known }), width).join('\n')}\n`;
  if (totals.fixed > 0) yield `${wrapLines(words().fixed({ count: totals.fixed }), width).join('\n')}\n`;
  const { audited, failed, errors, warnings, ms } = totals;
  const bad = errors + failed + totals.notes.length + totals.losses.length > 0;
  yield `${wrapLines(words().summary({ pages: audited, failed, errors, warnings, ms }), width)
    .map((line) => paint(bad ? 'red' : 'green', line))
    .join('\n')}\n`;
  if (!bad) yield `${words().holds}\n`;
}

/** Maximum items listed per kind; other reports contain more. */
const mostItems = 3;

/** Findings across pages. */
async function* acrossPages(finished: FinishedRun, width: number, paint: Paint): AsyncGenerator<string> {
  const { issues, urlsOf, depth } = await siteIssuesWithUrls(finished);
  const { site } = finished.locale.words;
  if (issues.length === 0 && depth === '') return;
  yield `\n${paint('bold', words().acrossPages)}\n`;
  if (depth !== '') yield `${wrapLines(depth, width, 2).join('\n')}\n`;
  for (const { title, total, source, change, items } of issues) {
    yield `${wrapLines(`${title}${colon()}${total}${source ? '' : ` (${site.heuristic})`}`, width, 2).join('\n')}\n`;
    for (const item of items.slice(0, mostItems))
      for (const text of [item.text, urlsOf(item)].filter(Boolean))
        yield `${wrapLines(escapeForTerminal(text), width, text === item.text ? 4 : 6).join('\n')}\n`;
    if (total > mostItems) yield `${wrapLines(words().more({ count: total - Math.min(mostItems, items.length) }), width, 4).join('\n')}\n`;
    yield `${wrapLines(`${words().change} ${change}`, width, 4)
      .map((line) => paint('dim', line))
      .join('\n')}\n`;
  }
}

/** Puts a label before a text, unless the text already starts with it. */
const labeled = (word: string, text: string): string => (text === '' || text.startsWith(word) ? text : `${word} ${text}`);

/** @param inlinks who links to the page, as a sentence; '' if unknown */
function* heading(
  { url, error, reachedFrom, score, geo, errors, warnings }: PageResult,
  width: number,
  paint: Paint,
  inlinks = '',
): Generator<string> {
  yield `${wrapLines(escapeForTerminal(url), width)
    .map((line) => paint('bold', line))
    .join('\n')}\n`;
  const status = error?.status === undefined ? '' : `, HTTP ${error.status}`;
  if (error)
    yield `${wrapLines(
      `${words().notAudited}${colon()}${escapeForTerminal(error.message)} (${escapeForTerminal(error.code)}${status})`,
      width,
      2,
    )
      .map((line) => paint('red', line))
      .join('\n')}\n`;
  else
    yield `${wrapLines(`${words().pageTitle({ score: score === null ? words().none : String(score), geo: geo === null ? words().none : String(geo) })}, ${words().counts({ errors, warnings })}`, width, 2).join('\n')}\n`;
  for (const text of [reachedFrom, inlinks].filter(Boolean))
    yield `${wrapLines(escapeForTerminal(text), width, 2)
      .map((line) => paint('dim', line))
      .join('\n')}\n`;
}

/** Values of --extract: the first value of each name. */
function* extractedLines(extracted: ExtractedByName | undefined, width: number): Generator<string> {
  for (const [name, { values, total, error }] of Object.entries(extracted ?? {})) {
    const value = error ?? words().extractedMore({ value: (values[0] ?? words().none).slice(0, 200), left: Math.max(0, total - 1) });
    yield `${wrapLines(escapeForTerminal(`${name}${colon()}${value}`), width, 2).join('\n')}\n`;
  }
}

function* paragraph(level: 'error' | 'warn', title: string, texts: readonly string[], width: number, paint: Paint): Generator<string> {
  const label = words().level[level];
  const [first = '', ...rest] = wrapLines(`${label}  ${escapeForTerminal(title)}`, width, 2);
  yield `${[first.replace(label, paint(level === 'error' ? 'red' : 'yellow', label)), ...rest].join('\n')}\n`;
  const [message = '', ...more] = texts;
  yield `${wrapLines(escapeForTerminal(message), width, 4).join('\n')}\n`;
  for (const text of more.filter(Boolean))
    yield `${wrapLines(escapeForTerminal(text), width, 4)
      .map((line) => paint('dim', line))
      .join('\n')}\n`;
}
