/** Summarizes a comparison of two runs, check by check. Pure: the same pages give the same changes. */
import type { Digest } from '../core/report/digest.ts';
import type { ComparableParts, ComparedPage } from './compare.ts';
import { pickComparedParts, comparedValueIds, type ComparedValueId, type ValueChange } from './value-changes.ts';

/** The part of a digest that changes need, small enough to hold a hundred thousand pages of two runs in memory. `title`: '' or absent if none is shown. */
export type ComparableDigest = ComparableParts & Pick<Digest, 'score'> & { geo: Pick<Digest['geo'], 'score'> };

export const comparableDigest = (digest: Digest): ComparableDigest => ({
  statuses: digest.statuses,
  score: digest.score,
  geo: { score: digest.geo.score },
  ...pickComparedParts(digest),
});

/** Changes of one check on pages in both runs. */
interface CheckChange<P> {
  id: string;
  /** Fails in the later run, but not in the earlier one. */
  newFailures: P[];
  /** Got worse without failing. */
  newWarnings: P[];
  /** Got better. */
  fixed: P[];
}
export interface ScoreChange {
  before: number;
  now: number;
}
export interface RunChanges<P> {
  /** Number of pages by change. */
  counts: Record<ComparedPage['change'], number>;
  /** Averages over pages with a score in both runs, rounded; null if there is no such page. */
  scores: { audit: ScoreChange | null; geo: ScoreChange | null; pages: number };
  /** Checks that changed, by impact × pages; the most severe new failures first. */
  checks: CheckChange<P>[];
  /** Values that changed, each with the pages on which they did; those that did not change are left out. */
  values: { id: ComparedValueId; pages: { page: P; change: ValueChange }[] }[];
  added: P[];
  missing: P[];
  /** Had a report in the earlier run, but not in the later one. */
  unaudited: P[];
}

/** @param weightOf weight of a signal in the audit score */
export function summarizeChanges<P extends ComparedPage<ComparableDigest>>(
  pages: readonly P[],
  weightOf: (id: string) => number,
): RunChanges<P> {
  const counts: RunChanges<P>['counts'] = { new: 0, gone: 0, better: 0, worse: 0, mixed: 0, same: 0, unknown: 0 };
  const checks = new Map<string, CheckChange<P>>();
  const checkOf = (id: string): CheckChange<P> => {
    const known = checks.get(id) ?? { id, newFailures: [], newWarnings: [], fixed: [] };
    checks.set(id, known);
    return known;
  };
  for (const page of pages) {
    counts[page.change] += 1;
    for (const id of page.worse) checkOf(id)[page.now?.statuses[id] === 'fail' ? 'newFailures' : 'newWarnings'].push(page);
    for (const id of page.better) checkOf(id).fixed.push(page);
  }
  const impact = (id: string, changed: readonly P[]) => weightOf(id) * changed.length;
  return {
    counts,
    scores: {
      audit: averages(pages, ({ score }) => score),
      geo: averages(pages, ({ geo }) => geo.score),
      pages: pages.filter(({ before, now }) => typeof before?.score === 'number' && typeof now?.score === 'number').length,
    },
    checks: [...checks.values()].sort(
      (a, b) =>
        impact(b.id, b.newFailures) - impact(a.id, a.newFailures) ||
        impact(b.id, b.newWarnings) - impact(a.id, a.newWarnings) ||
        impact(b.id, b.fixed) - impact(a.id, a.fixed),
    ),
    values: comparedValueIds.flatMap((id) => {
      const changed = pages.flatMap((page) => page.values.flatMap((change) => (change.id === id ? [{ page, change }] : [])));
      return changed.length === 0 ? [] : [{ id, pages: changed }];
    }),
    added: pages.filter(({ change }) => change === 'new'),
    missing: pages.filter(({ change }) => change === 'gone'),
    unaudited: pages.filter(({ because }) => because === 'not-audited-now'),
  };
}

function averages(
  pages: readonly ComparedPage<ComparableDigest>[],
  scoreOf: (digest: ComparableDigest) => number | null,
): ScoreChange | null {
  let [before, now, count] = [0, 0, 0];
  for (const page of pages) {
    const [one, two] = [page.before && scoreOf(page.before), page.now && scoreOf(page.now)];
    if (one === null || two === null) continue;
    before += one;
    now += two;
    count += 1;
  }
  return count === 0 ? null : { before: Math.round(before / count), now: Math.round(now / count) };
}
