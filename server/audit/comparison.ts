import { groupBy } from '../../checks/core/helpers/group-by.ts';
import { summarizeChanges, type ComparableDigest, type ScoreChange } from '../../checks/site/changes.ts';
import type { ComparedValueId } from '../../checks/site/value-changes.ts';
import type { ComparedPage } from '../../checks/site/compare.ts';
import { signalTitle } from '../../reports/catalogue.ts';
import type { Locale } from '../../words/locale.ts';

/** One check on the pages of both runs. URLs are those of the later run. */
export interface ComparedCheck {
  id: string;
  title: string;
  /** Failed only in the later run. */
  newFailures: string[];
  /** Got worse without failing: a new warning. */
  newWarnings: string[];
  /** Got better. */
  fixed: string[];
}

export interface Comparison {
  /** Number of pages by change. */
  counts: Record<ComparedPage['change'], number>;
  /** Averages over the pages with a score in both runs; null without one. */
  scores: { audit: Change | null; geo: Change | null };
  /** Only checks that changed, sorted by number of new failures. */
  checks: ComparedCheck[];
  /** Values that changed, such as titles; '' for none. Only those that did, in a fixed order. */
  values: { id: ComparedValueId; pages: { url: string; before: string; after: string }[] }[];
  added: string[];
  missing: string[];
  /** Had a report in the earlier run, but not in the later one. */
  unaudited: string[];
}
interface Change {
  before: number;
  after: number;
}

/** The changes between two runs as URLs and titles. Checks are sorted by number of changes, regardless of weight. */
export function comparisonOf(pages: readonly ComparedPage<ComparableDigest>[], locale: Locale): Comparison {
  const { counts, scores, checks, values, added, missing, unaudited } = summarizeChanges(pages, () => 1);
  return {
    counts,
    scores: { audit: changeOf(scores.audit), geo: changeOf(scores.geo) },
    checks: checks.map(({ id, newFailures, newWarnings, fixed }) => ({
      id,
      title: signalTitle(locale, id, 'fail'),
      newFailures: urlsOf(newFailures),
      newWarnings: urlsOf(newWarnings),
      fixed: urlsOf(fixed),
    })),
    values: values.map(({ id, pages: changed }) => ({
      id,
      pages: changed.map(({ page: { url }, change: { before, now } }) => ({ url, before, after: now })),
    })),
    added: urlsOf(added),
    missing: urlsOf(missing),
    unaudited: urlsOf(unaudited),
  };
}

/** Checks that fail on pages that only the later run has: nobody knows whether they failed before. */
export function failuresOfAdded(
  pages: readonly ComparedPage<ComparableDigest>[],
  locale: Locale,
): { id: string; title: string; pages: string[] }[] {
  const failures = pages.flatMap(({ change, url, now }) =>
    change === 'new' && now ? Object.entries(now.statuses).flatMap(([id, status]) => (status === 'fail' ? [{ id, url }] : [])) : [],
  );
  return [...groupBy(failures, ({ id }) => id)]
    .map(([id, failed]) => ({ id, title: signalTitle(locale, id, 'fail'), pages: urlsOf(failed) }))
    .toSorted((a, b) => b.pages.length - a.pages.length);
}

const urlsOf = (pages: readonly { url: string }[]): string[] => pages.map(({ url }) => url);
const changeOf = (score: ScoreChange | null): Change | null => score && { before: score.before, after: score.now };
