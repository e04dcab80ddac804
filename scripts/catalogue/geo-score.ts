/**
 * Writes docs/judging/geo-score.md: how the GEO score is calculated, with every weight, formula and cap from the code, the evidence for each, and
 * test results. `npm run catalogue`; a test fails while the committed file is out of date.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  bandTable,
  capTable,
  categories,
  categoryLeast,
  categoryMinimum,
  gradeFactor,
  judgedScale,
  leastText,
  partialBelow,
  proseScale,
} from '../../checks/core/report/geo.ts';
import type { CapId } from '../../checks/core/report/geo-ids.ts';
import type { AnySignal } from '../../checks/core/signal.ts';
import { checks as en } from '../../words/en/checks/index.ts';
import { signals } from '../../checks/signals/index.ts';
import type { Experiment } from '../../research/geo-evidence/experiment.ts';
import { intervalText } from '../../research/geo-evidence/experiment.ts';
import { formulas, geoScoreWords } from './geo-score-words.ts';
import { htmlOfMarkdown } from '../../research/geo-evidence/markdown.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const list: readonly AnySignal[] = signals;
const percent = (share: number): string => `${Math.round(share * 100)}%`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
  '',
];

/** Documents that justify each cap. */
const grounds: Record<CapId, string> = {
  'noindex-both': 'documented by both',
  'all-answer-crawlers': 'documented by their operators',
  'one-ecosystem': 'documented, for one of the two',
  'source-empty': 'most AI crawlers run no scripts; Google and Bing still render',
  credentials: 'practical: nobody else can read the page',
  'error-page': 'documented: engines drop such pages',
  'no-text': 'ours: nothing can be quoted',
};

function categoryParts(): string[] {
  return categories.flatMap(({ id, points }) => {
    const categorySignals = list.filter(({ geo }) => geo?.category === id).toSorted((a, b) => b.geo!.points - a.geo!.points);
    return [
      `### ${en.categories[id]}: ${points} points`,
      '',
      geoScoreWords.categories[id],
      '',
      ...table(
        ['signal', 'points', 'evidence', 'its part, 0 to 1'],
        categorySignals.map(({ id: signal, geo, limits }) => [
          `[\`${signal}\`](signals.md)`,
          geo!.points,
          geo!.grade,
          formulaOf(signal, limits as Record<string, number>),
        ]),
      ),
    ];
  });
}

/** How a signal's part of the score is calculated. @throws if a signal of the score has no words for it */
function formulaOf(id: string, limits: Record<string, number>): string {
  const formula = formulas[id];
  if (!formula) throw new Error(`scripts/catalogue/geo-score-words.ts has no formula of ${id}.`);
  return formula(limits);
}

function experimentParts(): string[] {
  const { questions, texts, measures, versions } = JSON.parse(readFileSync(`${root}docs/judging/geo-evidence.json`, 'utf8')) as Experiment;
  const of = (name: string) => measures.find((one) => one.name === name)?.byOutcome.positionAdjustedWordCount;
  const line = (name: string, title: string) => {
    const found = of(name);
    return [title, ...[found?.spearman, found?.givenLength].map((one) => intervalText(one ?? null))];
  };
  const categoryTitle = (id: string) => (id in en.categories ? en.categories[id as keyof typeof en.categories] : id);
  const shown = measures.filter(({ byOutcome }) => byOutcome.positionAdjustedWordCount.questions >= questions / 2);
  return [
    ...geoScoreWords.experimentBefore({ questions, texts }),
    '',
    ...table(
      ['measure', 'with citations, within a question', 'the same, given the length'],
      shown.map(({ name, kind }) =>
        line(name, kind === 'signal' ? `\`${name}\`` : kind === 'count' ? (geoScoreWords.counts[name] ?? name) : categoryTitle(name)),
      ),
    ),
    'The versions, by how much more of the answer they got than the unchanged source:',
    '',
    ...table(
      ['version', 'change of its share of the answer', 'mean GEO score', 'Evidence', 'sentences with a number'],
      versions.map(({ version, cited, score, categories: categorySignals, quantities }) => [
        version.replace(/_mine$|_api$|_gpt$/, '').replaceAll('_', ' '),
        intervalText(cited, 3),
        score.toFixed(1),
        (categorySignals.evidence ?? 0).toFixed(0),
        quantities.toFixed(1),
      ]),
    ),
    ...geoScoreWords.experimentAfter,
  ];
}

/** The description of the score as Markdown. */
export function geoScoreText(): string {
  const { before, scoring, after } = geoScoreWords;
  return `${[
    ...before({ signals: list.filter(({ geo }) => geo).length, all: list.length }),
    '',
    '## The six categories',
    '',
    ...table(
      ['category', 'points'],
      categories.map(({ id, points }) => [en.categories[id], points]),
    ),
    ...categoryParts(),
    '## From parts to the score',
    '',
    ...scoring({
      categoryLeast: percent(categoryLeast),
      categoryMinimum: percent(categoryMinimum),
      partialBelow: percent(partialBelow),
      prose: proseScale,
      proseShare: percent(proseScale.share),
      usual: percent(judgedScale.usual),
      middle: judgedScale.middle,
    }),
    '',
    '## Caps',
    '',
    ...geoScoreWords.caps({ leastText }),
    '',
    ...table(
      ['why', 'at most', 'grounds'],
      Object.entries(capTable)
        .toSorted(([, a], [, b]) => a - b)
        .map(([id, cap]) => [en.capped[id as CapId], cap, grounds[id as CapId]]),
    ),
    '## Bands and the order of fixes',
    '',
    ...geoScoreWords.bands,
    '',
    ...table(
      ['from', 'band'],
      bandTable.map(([from, band]) => [from, en.bands[band]]),
    ),
    ...geoScoreWords.fixes,
    '',
    ...table(
      ['evidence', 'a lost point counts'],
      Object.entries(gradeFactor).map(([grade, factor]) => [grade, factor]),
    ),
    ...experimentParts(),
    '',
    ...after,
  ]
    .join('\n')
    .trimEnd()}\n`;
}

/** The same as a page of the extension, which the GEO score links to. */
export function geoScorePage(): string {
  // How the file is made is for those who have it.
  const text = geoScoreText().replace(/^Written by .*\n\n?/m, '');
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? [];
  // Linked files exist only in the repository.
  const body = htmlOfMarkdown(text.replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1'))
    .replaceAll('<a href=', '<a rel="noreferrer" target="_blank" href=')
    // A table that is wider than the window scrolls by itself, also for who has no mouse.
    .replaceAll('<table>', '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Pageloupe</title>
<link rel="stylesheet" href="/licenses.css">
<script src="/appearance.js"></script>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
