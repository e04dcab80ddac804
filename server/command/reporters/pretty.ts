import { commandWords } from '../words.ts';
import { terminalText } from '../escape.ts';
import { wrapped } from './wrap.ts';
import type { FinishedRun, PageResult, Parts } from './reporter.ts';

const words = commandWords.report;

/** Of more pages only errors are told, and warnings counted. */
const mostInFull = 10;

/** How a terminal shows it. */
export interface Look { colour: boolean; /** Characters of a line. */ columns: number }

type Colour = 'red' | 'yellow' | 'green' | 'bold' | 'dim';
const codes: Readonly<Record<Colour, readonly [on: number, off: number]>> = { red: [31, 39], yellow: [33, 39], green: [32, 39], bold: [1, 22], dim: [2, 22] };

/** For people, at a terminal: what does not hold, page by page, and the sum. */
export function* prettyReport({ pages, totals }: FinishedRun, { colour, columns }: Look): Parts & Generator<string> {
  const paint = (name: Colour, text: string) => (colour ? `\u001b[${codes[name][0]}m${text}\u001b[${codes[name][1]}m` : text);
  const width = Math.max(24, Math.min(columns, 160));
  const brief = pages.length > mostInFull;
  for (const page of pages) {
    yield* lines(page, width, brief, paint);
    yield '\n';
  }
  for (const note of totals.notes) yield `${wrapped(note, width).map((line) => paint('red', line)).join('\n')}\n`;
  if (totals.known > 0) yield `${wrapped(words.known({ count: totals.known }), width).join('\n')}\n`;
  if (totals.fixed > 0) yield `${wrapped(words.fixed({ count: totals.fixed }), width).join('\n')}\n`;
  const { audited, failed, errors, warnings, ms } = totals;
  const bad = errors + failed + totals.notes.length > 0;
  yield `${wrapped(words.summary({ pages: audited, failed, errors, warnings, ms }), width).map((line) => paint(bad ? 'red' : 'green', line)).join('\n')}\n`;
  if (!bad) yield `${words.holds}\n`;
}

function* lines({ url, error, score, geo, breaches }: PageResult, width: number, brief: boolean, paint: (name: Colour, text: string) => string): Generator<string> {
  yield `${wrapped(terminalText(url), width).map((line) => paint('bold', line)).join('\n')}\n`;
  if (error) {
    yield `${wrapped(`${words.notAudited}: ${terminalText(error.message)} (${terminalText(error.code)})`, width, 2).map((line) => paint('red', line)).join('\n')}\n`;
    return;
  }
  yield `  ${words.pageTitle({ score: score === null ? words.none : String(score), geo: geo === null ? words.none : String(geo) })}\n`;
  const left = brief ? breaches.filter(({ level }) => level === 'warn').length : 0;
  for (const { level, title, rule, message, where, change } of brief ? breaches.filter((one) => one.level === 'error') : breaches) {
    const label = words.level[level];
    const [first = '', ...rest] = wrapped(`${label}  ${terminalText(title)} (${terminalText(rule)})`, width, 2);
    yield `${[first.replace(label, paint(level === 'error' ? 'red' : 'yellow', label)), ...rest].join('\n')}\n`;
    yield `${wrapped(terminalText(message), width, 4).join('\n')}\n`;
    if (where !== '') yield `${wrapped(`${words.where} ${terminalText(where)}`, width, 4).map((line) => paint('dim', line)).join('\n')}\n`;
    if (change !== '') yield `${wrapped(`${words.change} ${terminalText(change)}`, width, 4).map((line) => paint('dim', line)).join('\n')}\n`;
  }
  if (left > 0) yield `  ${paint('yellow', words.warningsOnly({ count: left }))}\n`;
}
