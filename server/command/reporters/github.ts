import { githubMessage, githubProperty } from '../escape.ts';
import { commandWords } from '../words.ts';
import { sourceFileOf, type FinishedRun } from './reporter.ts';

/** GitHub shows so many annotations of a kind in a step, and drops the rest. */
const most = 10;
const words = commandWords.report;

/** Annotations for GitHub Actions: the worst first, and a line with the sum. */
export function* githubReport({ pages, totals, sourceMap }: FinishedRun): Generator<string> {
  const all = pages.flatMap(({ url, error, breaches }) => [
    ...(error ? [{ level: 'error' as const, title: words.notAudited, url, message: error.message, where: '', change: '', weight: 11 }] : []),
    ...breaches.map(({ level, title, message, where, change, weight }) => ({ level, title, url, message, where, change, weight })),
  ]).toSorted((a, b) => b.weight - a.weight);
  for (const [level, command] of [['error', 'error'], ['warn', 'warning']] as const) {
    const found = all.filter((one) => one.level === level);
    // The last one says that there are more.
    const shown = found.length > most ? found.slice(0, most - 1) : found;
    for (const { title, url, message, where, change } of shown) {
      const file = sourceFileOf(url, sourceMap);
      yield `::${command} ${file === null ? '' : `file=${githubProperty(file)},`}title=${githubProperty(title)}::${githubMessage([`${url}: ${message}`, where, change].filter(Boolean).join('\n'))}\n`;
    }
    if (found.length > shown.length) yield `::${command} title=${githubProperty(words.title)}::${githubMessage(words.more({ count: found.length - shown.length }))}\n`;
  }
  const { audited, failed, errors, warnings, ms } = totals;
  yield `::notice title=${githubProperty(words.title)}::${githubMessage([words.summary({ pages: audited, failed, errors, warnings, ms }), ...totals.notes].join('\n'))}\n`;
}
