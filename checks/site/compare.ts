/** Compares two runs of a site: new, missing, better and worse pages. Pure. */
import type { Digest } from '../core/report/digest.ts';
import type { Status } from '../core/verdict.ts';
import { comparableUrl, withoutParameters } from '../parse/urls.ts';
import { compareValues, type ComparedParts, type ValueChange } from './value-changes.ts';

/** What comparing needs of a page. */
export type ComparableParts = Pick<Digest, 'statuses'> & ComparedParts;

/** One run, reduced to what comparing needs. */
export interface RunSide<D extends ComparableParts = Digest> {
  /** In queue order. `digest`: null for a page that could not be audited, or has not been yet. */
  pages: readonly { url: string; digest: D | null }[];
  /** False if pages may be missing only because the run ended early: at its limit, or canceled. */
  whole: boolean;
}

/**
 * `mixed`: some checks are better, others worse. `unknown`: not comparable, for the reason in `because`; never counts as worse.
 * `same`: no check changed, even if the score or a value did.
 */
export type PageChange = 'new' | 'gone' | 'better' | 'worse' | 'mixed' | 'same' | 'unknown';
export interface ComparedPage<D extends ComparableParts = Digest> {
  /** URL as queued in the later run, otherwise in the earlier one. */
  url: string;
  change: PageChange;
  because:
    | 'not-audited-before'
    | 'not-audited-now'
    | 'never-audited'
    | 'ended-early-before'
    | 'ended-early-now'
    | 'nothing-in-common'
    | null;
  before: D | null;
  now: D | null;
  /** Ids of signals whose verdict got better or worse, in the order of the later report. */
  better: string[];
  worse: string[];
  /** Values that changed, whether or not a check did. */
  values: ValueChange[];
}

/** Pages of the later run in order, then those that only the earlier one has. URLs are compared in normal form, without tracking and session parameters. */
export function comparePages<D extends ComparableParts = Digest>(before: RunSide<D>, now: RunSide<D>): ComparedPage<D>[] {
  const earlier = byKey(before);
  const later = byKey(now);
  const result = [...later].map(([key, { url, digest }]) => pageOf(url, earlier.get(key)?.digest, digest, before, now));
  for (const [key, { url, digest }] of earlier) if (!later.has(key)) result.push(pageOf(url, digest, undefined, before, now));
  return result;
}

function byKey<D extends ComparableParts>({ pages }: RunSide<D>): Map<string, RunSide<D>['pages'][number]> {
  const found = new Map<string, RunSide<D>['pages'][number]>();
  for (const page of pages) {
    const key = comparableUrl(withoutParameters(page.url));
    // Of two variants of a URL, the audited one is preferred.
    if (!found.get(key)?.digest) found.set(key, page);
  }
  return found;
}

/** @param one undefined if the earlier run does not have the page; `two` likewise for the later one */
function pageOf<D extends ComparableParts>(
  url: string,
  one: D | null | undefined,
  two: D | null | undefined,
  before: RunSide<D>,
  now: RunSide<D>,
): ComparedPage<D> {
  const page: ComparedPage<D> = {
    url,
    change: 'unknown',
    because: null,
    before: one ?? null,
    now: two ?? null,
    better: [],
    worse: [],
    values: [],
  };
  if (two === undefined) return now.whole ? { ...page, change: 'gone' } : { ...page, because: 'ended-early-now' };
  if (one === undefined) return before.whole ? { ...page, change: 'new' } : { ...page, because: 'ended-early-before' };
  if (two === null) return { ...page, because: one === null ? 'never-audited' : 'not-audited-now' };
  if (one === null) return { ...page, because: 'not-audited-before' };
  page.values = compareValues(one, two);
  let common = false;
  for (const [id, status] of Object.entries(two.statuses)) {
    if (id === measuredByVisit) continue;
    const [was, is] = [rankOf(one.statuses[id]), rankOf(status)];
    if (was === null || is === null) continue;
    common = true;
    if (is > was) page.better.push(id);
    if (is < was) page.worse.push(id);
  }
  if (!common) return { ...page, because: 'nothing-in-common' };
  const [better, worse] = [page.better.length > 0, page.worse.length > 0];
  return { ...page, change: better && worse ? 'mixed' : better ? 'better' : worse ? 'worse' : 'same' };
}

/** Its values are those of one visit: two audits of an unchanged page differ by the speed of machine and network. */
const measuredByVisit = 'core-web-vitals';

/** A check that no longer applies counts as passed. Unchecked is neither better nor worse than any other status. */
const ranks: Record<Status, number | null> = { fail: 0, warn: 1, pass: 2, na: 2, unchecked: null };
const rankOf = (status: Status | undefined): number | null => (status === undefined ? null : ranks[status]);
