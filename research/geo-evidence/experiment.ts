import { categories } from '../../checks/core/report/geo.ts';
import type { TextScores } from './audit-texts.ts';
import { association, bootstrap, mean, type Association, type Interval } from './statistics.ts';
import { outcomes, type EvidenceText, type Outcome } from './texts.ts';

/** A text with its scores. */
interface Row {
  text: EvidenceText;
  scores: TextScores;
}

/** One measure of the texts, compared with their citations. */
export interface Measured {
  name: string;
  kind: 'score' | 'category' | 'signal' | 'count';
  byOutcome: Record<Outcome, Association>;
}
export interface VersionMeans {
  version: string;
  texts: number;
  /** Position-adjusted word count minus that of the unchanged source. */
  cited: Interval | null;
  score: number;
  categories: Record<string, number>;
  words: number;
  quantities: number;
}
export interface Experiment {
  questions: number;
  texts: number;
  /** Questions left out, because a version was not recognized as an article or had no score. */
  leftOut: number;
  measures: Measured[];
  versions: VersionMeans[];
}

const counts: readonly (keyof TextScores['counts'])[] = ['words', 'numbers', 'quantities', 'quotations'];

/** Correlates scores and their parts with the citations of the texts, within each question. */
export function runExperiment(texts: readonly EvidenceText[], scores: readonly TextScores[]): Experiment {
  const all = groupsOf(texts.map((text, index) => ({ text, scores: scores[index]! })));
  const groups = all.filter(
    (rows) => rows.length > 1 && rows.every(({ scores: { score, pageType } }) => score !== null && pageType === 'article'),
  );
  const rows = groups.flat();
  const measure = (name: string, kind: Measured['kind'], of: (row: Row) => number): Measured => ({
    name,
    kind,
    byOutcome: Object.fromEntries(
      outcomes.map((outcome) => [
        outcome,
        association(
          groups,
          of,
          ({ text }) => text.citation[outcome],
          ({
            scores: {
              counts: { words },
            },
          }) => words,
        ),
      ]),
    ) as Measured['byOutcome'],
  });
  const varies = (of: (row: Row) => number) => new Set(rows.map(of)).size > 1;
  // Signals that do not apply to a text contributed nothing to its score.
  const category =
    (id: string) =>
    ({ scores: textScores }: Row) =>
      (textScores.categories as Record<string, number | null>)[id] ?? 0;
  const signal =
    (id: string) =>
    ({ scores: textScores }: Row) =>
      textScores.signals[id] ?? 0;
  const signals = [...new Set(rows.flatMap(({ scores: textScores }) => Object.keys(textScores.signals)))];
  return {
    questions: groups.length,
    texts: rows.length,
    leftOut: all.length - groups.length,
    measures: [
      measure('GEO score', 'score', ({ scores: textScores }) => textScores.score ?? 0),
      ...categories.filter(({ id }) => varies(category(id))).map(({ id }) => measure(id, 'category', category(id))),
      ...signals.filter((id) => varies(signal(id))).map((id) => measure(id, 'signal', signal(id))),
      ...counts.map((name) => measure(name, 'count', ({ scores: textScores }) => textScores.counts[name])),
    ],
    versions: versionsOf(rows),
  };
}

function groupsOf(rows: readonly Row[]): Row[][] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.text.prompt, [...(groups.get(row.text.prompt) ?? []), row]);
  return [...groups.values()];
}

function versionsOf(rows: readonly Row[]): VersionMeans[] {
  return [...new Set(rows.map(({ text }) => text.version))]
    .map((version): VersionMeans => {
      const textScores = rows.filter(({ text }) => text.version === version);
      const changes = textScores
        .filter(({ text }) => text.baseline.length > 0)
        .map(({ text }) => text.citation.positionAdjustedWordCount - mean(text.baseline.map((one) => one.positionAdjustedWordCount)));
      return {
        version,
        texts: textScores.length,
        cited: bootstrap(changes, (drawn) => (drawn.length === 0 ? null : mean(drawn))),
        score: mean(textScores.map(({ scores }) => scores.score ?? 0)),
        categories: Object.fromEntries(categories.map(({ id }) => [id, mean(textScores.map(({ scores }) => scores.categories[id] ?? 0))])),
        words: mean(textScores.map(({ scores }) => scores.counts.words)),
        quantities: mean(textScores.map(({ scores }) => scores.counts.quantities)),
      };
    })
    .sort((a, b) => (b.cited?.value ?? 0) - (a.cited?.value ?? 0));
}

const signed = (value: number, digits: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
/** `+.12 [.05, .19]` in fixed width. */
export const intervalText = (interval: Interval | null, digits = 2): string =>
  interval === null
    ? 'does not vary'
    : `${signed(interval.value, digits)} [${signed(interval.from, digits)}, ${signed(interval.to, digits)}]`;

/** The experiment as a table for a terminal. */
export function experimentTable({ questions, texts, leftOut: excluded, measures, versions }: Experiment): string {
  const lines = [
    `${questions} questions, ${texts} texts${excluded > 0 ? `, ${excluded} questions left out` : ''}. Position-adjusted word count; 95 % intervals over questions.`,
    '',
    `${'measure'.padEnd(28)}${'mean Spearman'.padEnd(26)}${'pooled rank r'.padEnd(26)}${'given length'.padEnd(26)}questions`,
    ...measures.map(
      ({
        name,
        kind,
        byOutcome: {
          positionAdjustedWordCount: { spearman, ranks, givenLength, questions: varying },
        },
      }) =>
        `${(kind === 'signal' ? `  ${name}` : name).padEnd(28)}${[spearman, ranks, givenLength].map((one) => intervalText(one).padEnd(26)).join('')}${varying}`,
    ),
    '',
    `${'version'.padEnd(28)}${'cited more than the source'.padEnd(30)}${'GEO'.padStart(6)}${'Answ.'.padStart(7)}${'Evid.'.padStart(7)}${'words'.padStart(7)}${'quant.'.padStart(7)}`,
    ...versions.map(
      ({ version, cited, score, categories: textScores, words, quantities }) =>
        `${version.padEnd(28)}${intervalText(cited, 3).padEnd(30)}${[score, textScores.answerability ?? 0, textScores.evidence ?? 0].map((value, index) => value.toFixed(1).padStart(index === 0 ? 6 : 7)).join('')}${words.toFixed(0).padStart(7)}${quantities.toFixed(1).padStart(7)}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
