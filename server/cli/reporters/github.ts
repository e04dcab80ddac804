import { escapeGithubMessage, escapeGithubProperty } from '../escape.ts';
import { lossLines } from '../../audit/run-losses.ts';
import { serverWords } from '../../words.ts';
import { sourceFileOf, summaryLine, type BreachGroup, type FinishedRun, type Totals } from './reporter.ts';

/** Maximum annotations per level and step that GitHub shows; it drops the rest. */
const most = 10;
const words = () => serverWords().commands.report;

/** What fails the run besides assertions about pages: each is an error, as in other formats. */
function faultsOfRun({ losses, allowIncomplete, notes }: Totals): { title: string; text: string }[] {
  return [
    ...(losses.length === 0 || allowIncomplete ? [] : [{ title: serverWords().commands.losses.title, text: lossLines(losses).join('\n') }]),
    ...notes.map((text) => ({ title: words().title, text })),
  ];
}

/** Annotations for GitHub Actions: one per check with its number of pages, worst first; and a summary line. */
export function* githubReporter({ groups, totals, sourceMap }: FinishedRun): Generator<string> {
  const { colon } = serverWords().punctuation;
  const faults = faultsOfRun(totals);
  for (const { title, text } of faults) yield `::error title=${escapeGithubProperty(title)}::${escapeGithubMessage(text)}\n`;
  for (const [level, command] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const found = groups.filter((one) => one.level === level);
    const room = level === 'error' ? most - faults.length : most;
    // The last annotation says that there are more.
    const shown = found.length > room ? found.slice(0, Math.max(0, room - 1)) : found;
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
  const { known, losses, allowIncomplete } = totals;
  const lines = [
    summaryLine(totals),
    ...(known > 0 ? [words().known({ count: known })] : []),
    ...(allowIncomplete ? lossLines(losses) : []),
  ];
  yield `::notice title=${escapeGithubProperty(words().title)}::${escapeGithubMessage(lines.join('\n'))}\n`;
}
