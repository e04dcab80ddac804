/** Summaries of a page and a run for the history: small, capped, and independent of the process that writes them. */
import { categories as geoCategories } from '../../words/en/checks/geo.ts';
import { signals } from '../../checks/signals/index.ts';
import type { Status } from '../../checks/core/verdict.ts';
import { pickComparedParts, type ComparedParts } from '../../checks/site/value-changes.ts';
import type { ComparableDigest } from '../../checks/site/changes.ts';
import type { RunRow } from '../audit/row.ts';
import { storableText } from '../database/sql.ts';

/** Scores of the GEO categories by id. */
export type CategoryScores = Record<string, number | null>;
export interface PageSummary {
  /** Index in the run, from 0. */
  place: number;
  url: string;
  state: 'done' | 'failed';
  /** Why it could not be audited: a code of docs/use/api.md; null if it was. */
  error: string | null;
  /** Status of the page's response. */
  status: number | null;
  title: string;
  score: number | null;
  geo: number | null;
  categories: CategoryScores;
  /** One letter per signal of the run. */
  verdicts: string;
  /** Values that are compared with other runs; null without a report. */
  compared: ComparedParts | null;
}
export interface RunTotals {
  pages: number;
  /** Number of pages with a report. */
  audited: number;
  /** Averages over the pages with a score, with one decimal. */
  score: number | null;
  geo: number | null;
  /** Number of failed checks and warnings on all pages. */
  fails: number;
  warns: number;
  categories: CategoryScores;
  /** Number of pages that fail a check, and of pages with its warning, by id; only checks that occur. */
  checks: Record<string, readonly [fails: number, warns: number]>;
}

/** Ids of the signals in letter order. A run stores its own list, because later versions have other signals. */
export const signalOrder: readonly string[] = signals.map(({ id }) => id);
const letters: Record<Status, string> = { fail: 'f', warn: 'w', pass: 'p', na: 'n', unchecked: 'u' };
const statuses = new Map(Object.entries(letters).map(([status, letter]) => [letter, status as Status]));
/** Not judged. */
const none = '-';

const [longestUrl, longestTitle, longestCode] = [2_048, 300, 80];
/** Longest text and list among the values that are compared: as long as a digest has them. */
const [longestValue, mostValues] = [1_000, 100];
const comparedLists: readonly string[] = ['h1', 'types'];
const categoryIds = Object.keys(geoCategories);
const scoreOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : null;

/** @param row a row of a batch; it comes from a file, so only its outer shape is certain */
export function pageSummaryOf(place: number, { url, state, error, http, digest }: RunRow): PageSummary {
  const done = state === 'done' && digest !== null;
  const known = (done ? digest.statuses : {}) as Record<string, Status | undefined>;
  const geo = done && Array.isArray(digest.geo.categories) ? digest.geo.categories : [];
  const status = http?.status;
  return {
    place,
    url: storableText(url, longestUrl),
    state: done ? 'done' : 'failed',
    error: done ? null : storableText(String(error?.code ?? 'internal-error'), longestCode),
    status: typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 999 ? status : null,
    title: done ? storableText(String(digest.title), longestTitle) : '',
    score: done ? scoreOf(digest.score) : null,
    geo: done ? scoreOf(digest.geo.score) : null,
    categories: Object.fromEntries(categoryIds.map((id) => [id, scoreOf(geo.find((one) => one?.id === id)?.score)])),
    verdicts: signalOrder.map((id) => (Object.hasOwn(known, id) && letters[known[id]!]) || none).join(''),
    compared: done ? cappedParts(pickComparedParts(digest)) : null,
  };
}

/** Texts and lists of a row, which comes from a file, at most as long as a digest has them. */
function cappedParts(parts: ComparedParts): ComparedParts {
  const capped = (value: unknown): unknown =>
    typeof value === 'string'
      ? storableText(value, longestValue)
      : Array.isArray(value)
        ? value
            .filter((one) => typeof one === 'string')
            .slice(0, mostValues)
            .map(capped)
        : value === null || (typeof value === 'number' && Number.isFinite(value))
          ? value
          : undefined;
  const shaped = Object.entries(parts).filter(([name, value]) => comparedLists.includes(name) === Array.isArray(value));
  return Object.fromEntries(shaped.map(([name, value]) => [name, capped(value)])) as ComparedParts;
}

export const statusFromLetters = (verdicts: string, at: number): Status | null => statuses.get(verdicts[at] ?? none) ?? null;

/** A saved page for comparing runs. */
export const comparableDigest = (page: PageSummary, order: readonly string[]): ComparableDigest =>
  Object.assign(new HistoryDigest(page, order), page.compared);

/** Its statuses are decoded from letters on first use. */
class HistoryDigest implements ComparableDigest {
  readonly score: number | null;
  readonly geo: { score: number | null };
  readonly #order: readonly string[];
  readonly #verdicts: string;
  constructor({ score, geo, verdicts }: Pick<PageSummary, 'score' | 'geo' | 'verdicts'>, order: readonly string[]) {
    [this.score, this.geo, this.#verdicts, this.#order] = [score, { score: geo }, verdicts, order];
  }
  get statuses(): Record<string, Status> {
    const known = remembered.get(this);
    if (known) return known;
    const read: Record<string, Status> = {};
    for (const [at, id] of this.#order.entries()) {
      const status = statusFromLetters(this.#verdicts, at);
      if (status) read[id] = status;
    }
    remembered = new Map([[this, read], ...[...remembered].slice(0, 1)]);
    return read;
  }
}
/** Two pages are compared at a time, so a cache of a few decoded pages is enough; a hundred thousand are stored as letters. */
let remembered = new Map<HistoryDigest, Record<string, Status>>();

const average = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 10) / 10;
};

export function totalsOf(pages: readonly PageSummary[]): RunTotals {
  const checks: Record<string, readonly [number, number]> = {};
  let [fails, warns] = [0, 0];
  for (const [at, id] of signalOrder.entries()) {
    let [failed, warned] = [0, 0];
    for (const { verdicts } of pages) {
      if (verdicts[at] === letters.fail) failed++;
      else if (verdicts[at] === letters.warn) warned++;
    }
    if (failed + warned > 0) checks[id] = [failed, warned];
    [fails, warns] = [fails + failed, warns + warned];
  }
  return {
    pages: pages.length,
    audited: pages.filter(({ state }) => state === 'done').length,
    score: average(pages.map(({ score }) => score)),
    geo: average(pages.map(({ geo }) => geo)),
    fails,
    warns,
    categories: Object.fromEntries(categoryIds.map((id) => [id, average(pages.map(({ categories }) => categories[id] ?? null))])),
    checks,
  };
}
