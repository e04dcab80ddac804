import { summarizeChanges, type ComparableDigest, type RunChanges } from '../checks/site/changes.ts';
import type { ComparedPage } from '../checks/site/compare.ts';
import { signalWeights } from './catalogue.ts';
import type { Locale } from '../words/locale.ts';

/** A run in the header of a comparison. */
export interface ComparedRun {
  /** Name of the run, or of its file. */
  name: string;
  /** Epoch milliseconds or RFC 3339; null if unknown. */
  at: number | string | null;
  /** Number of audited pages. */
  pages: number;
}
/** Two runs of one site, for a file. */
export interface WrittenComparison {
  before: ComparedRun;
  now: ComparedRun;
  /** `comparePages(before, now)` */
  pages: readonly ComparedPage<ComparableDigest>[];
  /** What the runs lack, with a title for each; absent if nothing is known of that. */
  missing?: readonly { title: string; lines: readonly string[] }[];
}

/** Number of changed checks and values over all pages: if ten pages newly fail one check, that is ten. */
export interface ChangeCounts {
  failures: number;
  warnings: number;
  fixed: number;
  values: number;
}

export type ChangesOfRun = RunChanges<ComparedPage<ComparableDigest>> & { total: ChangeCounts };

export function changesInComparison({ pages }: WrittenComparison, locale: Locale): ChangesOfRun {
  const changes = summarizeChanges(pages, signalWeights(locale));
  const sum = (of: 'newFailures' | 'newWarnings' | 'fixed') => changes.checks.reduce((total, check) => total + check[of].length, 0);
  const values = changes.values.reduce((total, { pages: changed }) => total + changed.length, 0);
  return { ...changes, total: { failures: sum('newFailures'), warnings: sum('newWarnings'), fixed: sum('fixed'), values } };
}

/** The tone of a comparison: new failures decide. */
export const toneOfChanges = ({ total: { failures, warnings, fixed }, unaudited }: ChangesOfRun): 'fail' | 'warn' | 'pass' | 'na' =>
  failures + unaudited.length > 0 ? 'fail' : warnings > 0 ? 'warn' : fixed > 0 ? 'pass' : 'na';
