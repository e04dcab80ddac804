import { serverWords } from '../../words.ts';
import type { RunRow } from '../../audit/row.ts';
import { inlinksText } from '../../../reports/reached.ts';
import type { Mender } from '../../../checks/core/report/who-mends.ts';
import { lineForTerminal } from '../escape.ts';
import { crawlRunLines } from '../../crawl/summary.ts';
import { isLoss, lossLines } from '../../audit/run-losses.ts';
import { siteIssuesWithUrls } from './site.ts';
import { wrapLines } from './wrap.ts';
import { shownUrlOf, summaryLine, type BreachGroup, type FinishedRun, type PageResult } from './reporter.ts';

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

/** How to write on this terminal. */
interface Pen {
  paint(name: Color, text: string): string;
  /** Lines of text. @param indent spaces before each line */
  lines(text: string, indent?: number, color?: Color): string;
}

/** For people at a terminal: all failures of a single page; for several pages, a line per page and a paragraph per check; and a summary. */
export async function* prettyReporter(finished: FinishedRun, { color, columns }: TerminalStyle): AsyncGenerator<string> {
  const { pages, groups, breachesOf, row, totals, crawl } = finished;
  const paint: Pen['paint'] = (name, text) => (color ? `\u001b[${codes[name][0]}m${text}\u001b[${codes[name][1]}m` : text);
  const width = Math.max(24, Math.min(columns, 160));
  const lines: Pen['lines'] = (text, indent = 0, name) =>
    `${wrapLines(text, width, indent)
      .map((line) => (name ? paint(name, line) : line))
      .join('\n')}\n`;
  const pen = { paint, lines };
  const head = (title: string, rule: string, who: Mender | null) =>
    `${title} (${rule})${who ? ` · ${finished.locale.words.fixes.who[who].name}` : ''}`;
  const [only] = pages;
  if (pages.length === 1 && only) {
    yield* heading({ ...only, url: await shownUrlOf(only, finished) }, pen);
    yield* rowLines(await row(only.index), pen);
    for (const { level, title, rule, message, where, change, who } of await breachesOf(only.index))
      yield* paragraph(level, head(title, rule, who), [message, labeled(words().where, where), labeled(words().change, change)], pen);
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
      yield* heading({ ...page, url: await shownUrlOf(page, finished) }, pen, inlinksText(shownLinks, finished.locale));
      yield* rowLines(await row(page.index), pen);
    }
    if (pages.length > shown.length) yield `${words().morePages({ count: pages.length - shown.length })}\n`;
    for (const { level, title, rule, change, who, pages: count, first } of groups) {
      yield '\n';
      const [{ message, where }] = first as [BreachGroup['first'][number]];
      yield* paragraph(
        level,
        `${head(title, rule, who)}${colon()}${words().onPages({ pages: count, of: totals.pages })}`,
        [
          message,
          labeled(words().where, where),
          words().on({ urls: first.map(({ url }) => url), left: count - first.length }),
          labeled(words().change, change),
        ],
        pen,
      );
    }
  }
  yield* acrossPages(finished, pen);
  yield '\n';
  for (const line of crawl ? crawlRunLines(crawl, totals.failed) : []) yield lines(lineForTerminal(line));
  for (const note of [...lossLines(totals.losses), ...totals.notes]) yield lines(lineForTerminal(note), 0, 'red');
  if (totals.known > 0) yield lines(words().known({ count: totals.known }));
  if (totals.fixed > 0) yield lines(words().fixed({ count: totals.fixed }));
  const { failed, tolerated, errors } = totals;
  const bad = errors + failed - tolerated + totals.notes.length + totals.losses.length > 0;
  yield lines(summaryLine(totals), 0, bad ? 'red' : 'green');
  if (!bad) yield lines(words().holds(totals));
}

/** Maximum items listed per kind; other reports contain more. */
const mostItems = 3;

/** Findings across pages. */
async function* acrossPages(finished: FinishedRun, { paint, lines }: Pen): AsyncGenerator<string> {
  const { issues, urlsOf, depth } = await siteIssuesWithUrls(finished);
  const { site } = finished.locale.words;
  if (issues.length === 0 && depth === '') return;
  yield `\n${paint('bold', words().acrossPages)}\n`;
  if (depth !== '') yield lines(depth, 2);
  for (const { title, total, source, change, items } of issues) {
    yield lines(`${title}${colon()}${total}${source ? '' : ` (${site.heuristic})`}`, 2);
    for (const item of items.slice(0, mostItems))
      for (const text of [item.text, urlsOf(item)].filter(Boolean)) yield lines(lineForTerminal(text), text === item.text ? 4 : 6);
    if (total > mostItems) yield lines(words().more({ count: total - Math.min(mostItems, items.length) }), 4);
    yield lines(`${words().change} ${change}`, 4, 'dim');
  }
}

/** Puts a label before a text, unless the text already starts with it. */
const labeled = (word: string, text: string): string => (text === '' || text.startsWith(word) ? text : `${word} ${text}`);

/** @param inlinks who links to the page, as a sentence; '' if unknown */
function* heading({ url, error, reachedFrom, score, geo, errors, warnings }: PageResult, { lines }: Pen, inlinks = ''): Generator<string> {
  yield lines(lineForTerminal(url), 0, 'bold');
  const status = error?.status === undefined ? '' : `, HTTP ${error.status}`;
  const shown = (value: number | null) => (value === null ? words().none : String(value));
  yield error
    ? lines(`${words().notAudited}${colon()}${lineForTerminal(error.message)} (${lineForTerminal(error.code)}${status})`, 2, 'red')
    : lines(`${words().pageTitle({ score: shown(score), geo: shown(geo) })}, ${words().counts({ errors, warnings })}`, 2);
  for (const text of [reachedFrom, inlinks].filter(Boolean)) yield lines(lineForTerminal(text), 2, 'dim');
}

/** Circumstances of the visit, and values of --extract: the first value of each name. */
function* rowLines(row: RunRow | null, { lines }: Pen): Generator<string> {
  const { warnings = [], extracted = {} } = row ?? {};
  for (const warning of warnings) if (!isLoss(warning)) yield lines(lineForTerminal(warning.message), 2, 'dim');
  for (const [name, { values, total, error }] of Object.entries(extracted)) {
    const value = error ?? words().extractedMore({ value: (values[0] ?? words().none).slice(0, 200), left: Math.max(0, total - 1) });
    yield lines(lineForTerminal(`${name}${colon()}${value}`), 2);
  }
}

function* paragraph(level: 'error' | 'warn', title: string, texts: readonly string[], { paint, lines }: Pen): Generator<string> {
  const label = words().level[level];
  yield lines(`${label}  ${lineForTerminal(title)}`, 2).replace(label, paint(level === 'error' ? 'red' : 'yellow', label));
  const [message = '', ...more] = texts;
  yield lines(lineForTerminal(message), 4);
  for (const text of more.filter(Boolean)) yield lines(lineForTerminal(text), 4, 'dim');
}
