import { basename } from 'node:path';
import { lossLines, type RunLoss } from '../audit/run-losses.ts';
import { serverWords } from '../words.ts';
import type { ComparedCheck, Comparison, failuresOfAdded } from '../audit/comparison.ts';
import type { ComparisonFormat } from '../options/choices.ts';
import { escapeMarkdown } from '../../reports/markdown.ts';
import { escapeJsonForTerminal, lineForTerminal, escapeXml } from './escape.ts';

const words = () => serverWords().commands.compare;
const colon = () => serverWords().punctuation.colon;
const pagesOf = (count: number) => words().pages({ count });

/** Maximum number of URLs per check in text reports; JSON and JUnit list all. */
const most = 5;
/** Identifies our comment on a pull request, so that it can be updated in place. */
const marker = '<!-- pageloupe compare -->';
/** GitHub allows 65,536 characters per comment. */
const mostMarkdown = 60_000;

interface SavedSide {
  files: readonly string[];
  losses: readonly RunLoss[];
}
/** What a report says besides the changes. */
export interface Outcome {
  failed: boolean;
  /** Whether the comparison fails because the later run is not complete. */
  incomplete: boolean;
  /** What may fail the comparison, and the URLs because of which it does. */
  cases: readonly { id: string; title: string; urls: readonly string[] }[];
  /** Checks that fail on new pages. */
  failuresOfAdded: ReturnType<typeof failuresOfAdded>;
  before: SavedSide;
  after: SavedSide;
}
/** What is missing in the files of a side. */
export const lossLinesOf = ({ before, after, incomplete }: Outcome): { title: string; lines: string[]; fails: boolean }[] =>
  [before, after].flatMap((side) =>
    side.losses.length === 0
      ? []
      : [
          {
            title: `${serverWords().commands.losses.title} (${side.files.map((file) => basename(file)).join(', ')})`,
            lines: lossLines(side.losses, most),
            fails: incomplete && side === after,
          },
        ],
  );

/** A comparison as text, by format. */
export const comparisonReports: Record<Exclude<ComparisonFormat, 'html'>, (comparison: Comparison, outcome: Outcome) => string> = {
  pretty: (comparison, outcome) => `${lines(comparison, outcome, prettyStyle).join('\n')}\n`,
  markdown: (comparison, outcome) => {
    const all = lines(comparison, outcome, markdownStyle);
    let text = `${marker}\n`;
    for (const line of all) {
      if (text.length + line.length > mostMarkdown) return `${text}\n${words().cut}\n`;
      text += `${line}\n`;
    }
    return text;
  },
  json: (comparison, { failed, incomplete, failuresOfAdded: ofAdded, before, after }) => {
    const losses = { before: before.losses, after: after.losses };
    return `${escapeJsonForTerminal(JSON.stringify({ schemaVersion: '1.0', ...comparison, failuresOfAdded: ofAdded, losses, failed, incomplete }, null, 1))}\n`;
  },
  junit,
};

interface Style {
  title(text: string): string[];
  section(text: string): string[];
  check(check: Pick<ComparedCheck, 'id' | 'title'>, urls: readonly string[]): string[];
  url(url: string): string;
  text(text: string): string;
  value(name: string, pages: number): string;
  changed(url: string, before: string, after: string): string;
}
const prettyStyle: Style = {
  title: (text) => [text],
  section: (text) => ['', text],
  check: ({ id, title }, urls) => [`  ${title} (${id})${colon()}${pagesOf(urls.length)}`],
  url: (url) => `    ${lineForTerminal(url)}`,
  text: (text) => text,
  value: (name, pages) => `  ${name}${colon()}${pagesOf(pages)}`,
  changed: (url, before, after) =>
    `    ${lineForTerminal(url)}\n      ${lineForTerminal(before || words().none)} → ${lineForTerminal(after || words().none)}`,
};
/** A URL in a code span; backticks would end it. */
const code = (text: string) => `\`${lineForTerminal(text).replaceAll('`', '%60')}\``;
const markdownStyle: Style = {
  title: (text) => ['## Pageloupe', '', text],
  section: (text) => ['', `### ${text}`, ''],
  check: ({ id, title }, urls) => [`- **${title}** (${code(id)})${colon()}${pagesOf(urls.length)}`],
  url: (url) => `  - ${code(url)}`,
  text: (text) => `\n${text}`,
  value: (name, pages) => `- **${name}**${colon()}${pagesOf(pages)}`,
  changed: (url, before, after) => `  - ${code(url)}${colon()}${code(before || words().none)} → ${code(after || words().none)}`,
};

function lines(comparison: Comparison, outcome: Outcome, style: Style): string[] {
  const { checks, values, scores, unaudited, added, missing } = comparison;
  const listed = (urls: readonly string[]) => [
    ...urls.slice(0, most).map(style.url),
    ...(urls.length > most ? [style.url(words().more({ count: urls.length - most }))] : []),
  ];
  const ofChecks = (title: string, urlsOf: (check: ComparedCheck) => readonly string[]) => {
    const some = checks.filter((check) => urlsOf(check).length > 0);
    if (some.length === 0) return [];
    return [...style.section(title), ...some.flatMap((check) => [...style.check(check, urlsOf(check)), ...listed(urlsOf(check))])];
  };
  const ofValues =
    values.length === 0
      ? []
      : [
          ...style.section(words().values),
          ...values.flatMap(({ id, pages }) => [
            style.value(serverWords().comparedValues[id], pages.length),
            ...pages.slice(0, most).map(({ url, before, after }) => style.changed(url, before, after)),
            ...(pages.length > most ? [style.url(words().more({ count: pages.length - most }))] : []),
          ]),
        ];
  const ofPages = (title: string, urls: readonly string[]) => (urls.length === 0 ? [] : [...style.section(title), ...listed(urls)]);
  return [
    ...style.title(words().summary(comparison)),
    ...(scores.audit ? [style.text(words().scores({ audit: scores.audit, geo: scores.geo }))] : []),
    ...ofChecks(words().newFailures, ({ newFailures }) => newFailures),
    ...ofPages(words().unaudited, unaudited),
    ...ofChecks(words().newWarnings, ({ newWarnings }) => newWarnings),
    ...ofChecks(words().fixed, ({ fixed }) => fixed),
    ...ofValues,
    ...ofPages(words().added, added),
    ...(outcome.failuresOfAdded.length > 0 ? style.section(words().failuresOfAdded) : []),
    ...outcome.failuresOfAdded.flatMap((check) => [...style.check(check, check.pages), ...listed(check.pages)]),
    ...ofPages(words().missing, missing),
    ...lossLinesOf(outcome).flatMap((one) => [...style.section(lineForTerminal(one.title)), ...one.lines.map(style.url)]),
  ];
}

/** The comment of a run that has nothing to compare with. */
export const commentWithout = (sentence: string): string => `${[marker, ...markdownStyle.title(escapeMarkdown(sentence))].join('\n')}\n`;

/** It fails if and only if the command does. What a run lacks is a skipped case if it fails nothing. */
function junit(_comparison: Comparison, outcome: Outcome): string {
  const losses = lossLinesOf(outcome);
  const cases = [
    ...outcome.cases.map(({ id, title, urls }) => caseOf(id, title, urls)),
    ...losses.map(({ title, lines: lost, fails }) => ({
      text: `${startOf(title)}><${fails ? 'failure' : 'skipped'} message="${escapeXml(lost.join('\n'))}"/></testcase>`,
      failed: fails,
    })),
  ];
  const failures = cases.filter(({ failed }) => failed).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${losses.filter(({ fails }) => !fails).length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="pageloupe compare" ${counts}>`,
    `<testsuite name="pageloupe compare" ${counts}>`,
    ...cases.map(({ text }) => text),
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const startOf = (name: string): string => `<testcase classname="pageloupe.compare" name="${escapeXml(name)}"`;
function caseOf(id: string, title: string, urls: readonly string[]): { text: string; failed: boolean } {
  const start = startOf(`${title} (${id})`);
  return urls.length === 0
    ? { text: `${start}/>`, failed: false }
    : {
        text: `${start}><failure message="${escapeXml(pagesOf(urls.length))}">${escapeXml(urls.join('\n'))}</failure></testcase>`,
        failed: true,
      };
}
