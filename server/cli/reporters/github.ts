import { escapeGithubMessage, escapeGithubProperty } from '../escape.ts';
import { lossLines } from '../../audit/run-losses.ts';
import { serverWords } from '../../words.ts';
import { sourceFileOf, summaryLine, type BreachGroup, type FinishedRun } from './reporter.ts';

/** Maximum annotations per level and step that GitHub shows; it drops the rest. */
const most = 10;
const words = () => serverWords().commands.report;

/** Annotations for GitHub Actions: one per check with its number of pages, worst first; and a summary line. */
export function* githubReporter({ groups, totals, sourceMap }: FinishedRun): Generator<string> {
  const { colon } = serverWords().punctuation;
  for (const [level, command] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const found = groups.filter((one) => one.level === level);
    // The last annotation says that there are more.
    const shown = found.length > most ? found.slice(0, most - 1) : found;
    for (const group of shown) {
      const [{ url, message, where }] = group.first as [BreachGroup['first'][number]];
      const file = sourceFileOf(url, sourceMap);
      const title = group.pages > 1 ? `${group.title}${colon}${words().onPages({ pages: group.pages, of: totals.pages })}` : group.title;
      const lines = [
        `${url}${colon}${message}`,
        where,
        group.change,
        group.pages > 1 ? words().also({ urls: group.first.slice(1).map((one) => one.url), left: group.pages - group.first.length }) : '',
      ];
      yield `::${command} ${file === null ? '' : `file=${escapeGithubProperty(file)},`}title=${escapeGithubProperty(title)}::${escapeGithubMessage(lines.filter(Boolean).join('\n'))}\n`;
    }
    if (found.length > shown.length)
      yield `::${command} title=${escapeGithubProperty(words().title)}::${escapeGithubMessage(words().moreChecks({ count: found.length - shown.length }))}\n`;
  }
  yield `::notice title=${escapeGithubProperty(words().title)}::${escapeGithubMessage([summaryLine(totals), ...lossLines(totals.losses), ...totals.notes].join('\n'))}\n`;
}
