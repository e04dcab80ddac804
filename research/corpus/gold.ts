import type { AboutFact } from '../../checks/core/facts/about.ts';
import type { FactTable } from '../../checks/core/facts.ts';
import type { Report } from '../../checks/core/report/report.ts';

/** What people who read a page recorded about it, without seeing our results. Absent or null: uncertain. */
export interface Label {
  /** Path of the page; its last part identifies the page. */
  file: string;
  language?: string;
  pageType?: string;
  pageTypeAlso?: string[];
  headline?: string | null;
  headlineAlso?: string | string[];
  /** Visible author names; [] if there are none. */
  authors?: string[] | null;
  authorsAlso?: string | string[];
  authorsMarkupOnly?: string[];
  publisher?: string | null;
  publisherAlso?: string[];
  /** Visible dates, YYYY-MM-DD. */
  published?: string | null;
  modified?: string | null;
  mainStart?: string | null;
  mainStartAlso?: string | string[];
  mainEnd?: string | null;
  mainEndAlso?: string | string[];
  /** Words of the main content without headings; characters in Chinese, Japanese and Thai. */
  mainWords?: number | null;
  /** By signal: `pass`, `na`, or `problem` for a warning or failure. */
  verdicts?: Record<string, string>;
}
/** Two pages, the first of which is clearly better prepared to be found and cited. */
export interface Pair {
  better: string;
  worse: string;
}

/** One compared answer. */
export interface Comparison {
  question: string;
  page: string;
  right: boolean;
  got: unknown;
  want: unknown;
}

/** Tolerated relative difference of the main content's size. */
const sizeTolerance = 0.3;
/** Dates within a day and a half count as the same day, because of time zones. */
const dayTolerance = 1.5 * 86_400_000;

/** Name of a page in labels and pairs: the last part of its path. */
export const pageName = (path: string): string => decodeURIComponent(path.split(/[?#]/, 1)[0]!.split('/').pop()!);

/**
 * Compares reports with labels. Unchecked signals are not counted.
 * @param reports by page name; made with facts
 */
export function compareWithLabels(
  reports: ReadonlyMap<string, Report>,
  labels: readonly Label[],
  pairs: readonly Pair[] = [],
): Comparison[] {
  return [
    ...labels.flatMap((label) => comparePage(reports.get(pageName(label.file)), label)),
    ...pairs.flatMap((pair) => comparePair(reports, pair)),
  ];
}

function comparePage(report: Report | undefined, label: Label): Comparison[] {
  const page = pageName(label.file);
  const reported: Comparison[] = [];
  const tell = (question: string, right: boolean, got: unknown, want: unknown) => reported.push({ question, page, right, got, want });
  tell('report', report !== undefined, report ? 'a report' : 'none', 'a report');
  if (!report) return reported;
  const about = report.about ?? nothing;

  if (label.language && label.language !== 'und')
    tell('language', primary(report.language) === primary(label.language), report.language, label.language);
  if (label.pageType) {
    const types = [label.pageType, ...(label.pageTypeAlso ?? [])];
    tell('page type', types.includes(report.pageType), report.pageType, types);
  }
  if (label.headline) {
    const wanted = [label.headline, ...list(label.headlineAlso)];
    tell(
      'headline',
      wanted.some((headline) => fold(headline) === fold(about.headline)),
      about.headline,
      wanted,
    );
  }
  const authors = about.authors.filter(({ visible }) => visible).map(({ name }) => fold(name));
  const known = [...list(label.authors), ...list(label.authorsAlso)].map(fold);
  if (label.authors?.length)
    tell(
      'author found',
      authors.some((author) => known.some((name) => alike(author, name))),
      authors,
      label.authors,
    );
  else if (label.authors)
    tell(
      'no author invented',
      authors.length === 0 || [...known, ...list(label.authorsMarkupOnly).map(fold)].some((name) => authors.includes(name)),
      authors,
      [],
    );
  if (label.published) {
    const days = [label.published, label.modified].filter((day) => typeof day === 'string');
    tell(
      'visible date',
      days.some((day) => about.published !== null && Math.abs(Date.parse(about.published.slice(0, 10)) - Date.parse(day)) < dayTolerance),
      about.published,
      days,
    );
  }
  if (label.publisher) {
    const wanted = [label.publisher, ...(label.publisherAlso ?? [])];
    tell(
      'publisher',
      wanted.some((name) => alike(fold(about.publisher?.name), fold(name))),
      about.publisher?.name,
      wanted,
    );
  }
  compareMainContent(report, label, tell);
  for (const [id, want] of Object.entries(label.verdicts ?? {})) {
    const status = report.signals.find((signal) => signal.id === id)?.status;
    if (!status || status === 'unchecked') continue;
    const right = (status === 'pass' || status === 'na' ? status : 'problem') === want;
    tell(`verdict ${id}`, right, status, want);
  }
  return reported;
}

function compareMainContent(
  report: Report,
  label: Label,
  tell: (question: string, right: boolean, got: unknown, want: unknown) => void,
): void {
  const text = report.facts?.text;
  const blocks = text?.ok ? (text.value as FactTable['text']).blocks.filter(({ main }) => main) : [];
  if (blocks.length === 0) return;
  const all = fold(blocks.map((block) => block.text).join(' '));
  const holds = (passages: readonly string[], cut: (passage: string) => string) =>
    passages.some((passage) => all.includes(cut(fold(passage))));
  if (label.mainStart)
    tell(
      'main content begins',
      holds([label.mainStart, ...list(label.mainStartAlso)], (passage) => passage.slice(0, 30)),
      all.slice(0, 60),
      label.mainStart,
    );
  if (label.mainEnd)
    tell(
      'main content ends',
      holds([label.mainEnd, ...list(label.mainEndAlso)], (passage) => passage.slice(-30)),
      all.slice(-60),
      label.mainEnd,
    );
  if (!label.mainWords || label.mainWords <= 60) return;
  const unit = /^(?:zh|ja|th|my|km|lo)/.test(label.language ?? '') ? /[\p{L}\p{N}]/gu : /[\p{L}\p{N}]+/gu;
  const size = blocks.reduce((sum, block) => sum + (block.level === 0 ? (block.text.match(unit)?.length ?? 0) : 0), 0);
  tell('main content size ±30 %', Math.abs(size / label.mainWords - 1) < sizeTolerance, size, label.mainWords);
}

function comparePair(reports: ReadonlyMap<string, Report>, { better, worse }: Pair): Comparison[] {
  const [high, low] = [better, worse].map((file) => reports.get(pageName(file))?.geo);
  // The score of a capped page does not reflect its content, so its pair is not compared.
  if (typeof high?.score !== 'number' || typeof low?.score !== 'number' || high.caps.length > 0 || low.caps.length > 0) return [];
  return [
    {
      question: 'expert pairs in order',
      page: pageName(better),
      right: high.score > low.score,
      got: high.score,
      want: `more than ${low.score} of ${pageName(worse)}`,
    },
  ];
}

/** Expected results for small pages with one subject each: `EXPECTED.json` next to them. */
export interface Expected {
  pages: Record<string, Record<string, string | string[]>>;
}

/** Compares reports with the expected results of each page: statuses of signals, and findings. */
export function compareWithExpected(reports: ReadonlyMap<string, Report>, { pages }: Expected): Comparison[] {
  return Object.entries(pages).flatMap(([page, expected]): Comparison[] => {
    const report = reports.get(page);
    if (!report) return [{ question: 'report', page, right: false, got: 'none', want: 'a report' }];
    return Object.entries(expected)
      .filter(([question]) => question !== 'why')
      .map(([question, want]) => {
        const got = foundIn(report, question);
        const right = question === 'authors' ? sameNames(got as string[], list(want)) : list(want).includes(got as string);
        return { question, page, right, got, want };
      });
  });
}

function foundIn({ about: known, pageType, signals }: Report, question: string): unknown {
  const about = known ?? nothing;
  switch (question) {
    case 'type':
      return pageType;
    case 'headline':
      return about.headline;
    case 'published':
      return about.published?.slice(0, 10);
    case 'authors':
      return about.authors.map(({ name }) => name);
    default:
      return signals.find(({ id }) => id === question)?.status;
  }
}

/** One line per question, then `all verdicts`. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = new Map<string, Comparison[]>();
  const put = (question: string, comparison: Comparison) => rows.set(question, [...(rows.get(question) ?? []), comparison]);
  for (const comparison of comparisons) {
    put(comparison.question, comparison);
    if (comparison.question.startsWith('verdict ')) put('verdicts, all', comparison);
  }
  return [...rows]
    .map(([question, reported]) => {
      const right = reported.filter((comparison) => comparison.right).length;
      return `${question.padEnd(34)}${String(right).padStart(5)} of ${String(reported.length).padStart(4)}${((100 * right) / reported.length).toFixed(0).padStart(6)} %\n`;
    })
    .join('');
}

/** One line per wrong answer. */
export const missedLabels = (comparisons: readonly Comparison[]): string =>
  comparisons
    .filter(({ right }) => !right)
    .map(({ question, page, got, want }) => `${question}  ${page}  got ${JSON.stringify(got) ?? 'nothing'}  want ${JSON.stringify(want)}\n`)
    .join('');

const list = (value: string | readonly string[] | null | undefined): string[] =>
  value === null || value === undefined ? [] : [value].flat();
const nothing: Pick<AboutFact, 'headline' | 'authors' | 'publisher' | 'published'> = {
  headline: '',
  authors: [],
  publisher: null,
  published: null,
};
const primary = (language: string) => language.split('-', 1)[0];
const fold = (text: string | null | undefined) =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const alike = (a: string, b: string) => a !== '' && (a === b || a.includes(b) || b.includes(a));
const sameNames = (got: readonly string[], want: readonly string[]) =>
  JSON.stringify(got.map(fold).sort()) === JSON.stringify(want.map(fold).sort());
