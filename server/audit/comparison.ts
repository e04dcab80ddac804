import type { ComparedPage, Digest, Status } from '../../checks/index.ts';
import { titleOf, type Edition } from '../../reports/edition.ts';

/** As little of a page as comparing needs: a hundred thousand of two runs fit into memory. */
export type SlimDigest = Pick<Digest, 'statuses' | 'score'> & { geo: number | null };

/** One check on all pages of both runs. URLs are those of the later run. */
export interface ComparedCheck {
  id: string;
  title: string;
  /** Failed in the later run only. */
  newFailures: string[];
  /** Got worse without failing: a new warning. */
  newWarnings: string[];
  /** Got better. */
  fixed: string[];
}

export interface Comparison {
  /** Pages by what became of them. */
  counts: Record<ComparedPage['change'], number>;
  /** Averages over the pages of both runs that have a score; null without one. */
  scores: { audit: Change | null; geo: Change | null };
  /** Only checks that changed; the most new failures first. */
  checks: ComparedCheck[];
  added: string[];
  missing: string[];
  /** Had a report before, and have none now. */
  unaudited: string[];
}
interface Change {
  before: number;
  after: number;
}

/** Counts a comparison by page and by check. */
export function comparisonOf(pages: readonly ComparedPage<SlimDigest>[], edition: Edition): Comparison {
  const counts = { new: 0, gone: 0, better: 0, worse: 0, mixed: 0, same: 0, unknown: 0 };
  const checks = new Map<string, ComparedCheck>();
  const checkOf = (id: string): ComparedCheck => {
    const known = checks.get(id) ?? { id, title: titleOf(edition, id, 'fail'), newFailures: [], newWarnings: [], fixed: [] };
    checks.set(id, known);
    return known;
  };
  const unaudited: string[] = [];
  for (const { url, change, because, now, better, worse } of pages) {
    counts[change] += 1;
    if (because === 'not-audited-now') unaudited.push(url);
    for (const id of worse) checkOf(id)[(now!.statuses[id] as Status) === 'fail' ? 'newFailures' : 'newWarnings'].push(url);
    for (const id of better) checkOf(id).fixed.push(url);
  }
  const list = [...checks.values()].sort(
    (a, b) => b.newFailures.length - a.newFailures.length || b.newWarnings.length - a.newWarnings.length || b.fixed.length - a.fixed.length,
  );
  const urlsOf = (change: ComparedPage['change']) => pages.filter((page) => page.change === change).map(({ url }) => url);
  return {
    counts,
    scores: { audit: averages(pages, ({ score }) => score), geo: averages(pages, ({ geo }) => geo) },
    checks: list,
    added: urlsOf('new'),
    missing: urlsOf('gone'),
    unaudited,
  };
}

function averages(pages: readonly ComparedPage<SlimDigest>[], score: (digest: SlimDigest) => number | null): Change | null {
  let [before, after, count] = [0, 0, 0];
  for (const page of pages) {
    const [one, two] = [page.before && score(page.before), page.now && score(page.now)];
    if (one === null || two === null) continue;
    before += one;
    after += two;
    count += 1;
  }
  return count === 0 ? null : { before: Math.round(before / count), after: Math.round(after / count) };
}
