/** Summaries of a page and a run for the history: small, capped, and independent of the process that writes them. */
import { geoCategories, signals } from '../../checks/doors/catalogue.ts';
import type { Status } from '../../checks/doors/report.ts';
import type { ComparableDigest } from '../../checks/doors/site.ts';
import type { RunRow } from '../audit/row.ts';
import { storedText } from '../database/sql.ts';

/** Scores of the GEO categories by id. */
export type CategoryScores = Record<string, number | null>;
export interface PageSummary {
  /** Place in the run, from 0. */
  place: number;
  url: string;
  state: 'done' | 'failed';
  /** Why it could not be audited: a code of docs/api.md. */
  error: string | null;
  /** Of the page's response. */
  status: number | null;
  title: string;
  score: number | null;
  geo: number | null;
  categories: CategoryScores;
  /** A letter for each of the run's signals. */
  verdicts: string;
}
export interface RunTotals {
  pages: number;
  /** Pages with a report. */
  audited: number;
  /** Averages over the pages that have a score, with one decimal. */
  score: number | null;
  geo: number | null;
  /** Failed checks and warnings of all pages together. */
  fails: number;
  warns: number;
  categories: CategoryScores;
  /** Pages that fail a check, and pages with its warning, by id: only checks that some page has. */
  checks: Record<string, readonly [fails: number, warns: number]>;
}

/** Ids of the signals, in the order of the letters. A run keeps its own: later versions have others. */
export const signalOrder: readonly string[] = signals.map(({ id }) => id);
const letters: Record<Status, string> = { fail: 'f', warn: 'w', pass: 'p', na: 'n', unchecked: 'u' };
const statuses = new Map(Object.entries(letters).map(([status, letter]) => [letter, status as Status]));
/** Not judged. */
const none = '-';

const [longestUrl, longestTitle, longestCode] = [2_048, 300, 80];
const categoryIds = Object.keys(geoCategories);
const scoreOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : null;

/** @param row of a batch: it comes from a file, so that nothing but its outer shape is certain */
export function pageSummary(place: number, { url, state, error, http, digest }: RunRow): PageSummary {
  const done = state === 'done' && digest !== null;
  const known = (done ? digest.statuses : {}) as Record<string, Status | undefined>;
  const geo = done && Array.isArray(digest.geo.categories) ? digest.geo.categories : [];
  const status = http?.status;
  return {
    place,
    url: storedText(url, longestUrl),
    state: done ? 'done' : 'failed',
    error: done ? null : storedText(String(error?.code ?? 'internal-error'), longestCode),
    status: typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 999 ? status : null,
    title: done ? storedText(String(digest.title), longestTitle) : '',
    score: done ? scoreOf(digest.score) : null,
    geo: done ? scoreOf(digest.geo.score) : null,
    categories: Object.fromEntries(categoryIds.map((id) => [id, scoreOf(geo.find((one) => one?.id === id)?.score)])),
    verdicts: signalOrder.map((id) => (Object.hasOwn(known, id) && letters[known[id]!]) || none).join(''),
  };
}

export const statusFromLetters = (verdicts: string, at: number): Status | null => statuses.get(verdicts[at] ?? none) ?? null;

/** A saved page for comparing runs: its statuses are decoded from letters on first use. */
export class SavedDigest implements ComparableDigest {
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
/** Two pages are compared at a time: a hundred thousand need no more memory than their letters. */
let remembered = new Map<SavedDigest, Record<string, Status>>();

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
