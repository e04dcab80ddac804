import { siteRunChanges, type ComparableDigest, type ComparedPage, type RunChanges } from '../checks/doors/site.ts';
import { editionWeights, type Edition } from './edition.ts';

/** A run, as the head of a comparison names it. */
export interface ComparedRun {
  /** Of the run, or of its file. */
  name: string;
  /** Epoch milliseconds or RFC 3339; null if unknown. */
  at: number | string | null;
  /** How many were audited. */
  pages: number;
}
/** Two runs of one site, for a file. */
export interface WrittenComparison {
  before: ComparedRun;
  now: ComparedRun;
  /** `compareSiteRuns(before, now)` */
  pages: readonly ComparedPage<ComparableDigest>[];
}

/** How many checks of pages changed: ten pages that newly fail one check are ten. */
export interface ChangeCounts {
  failures: number;
  warnings: number;
  fixed: number;
}

export type ChangesOfRun = RunChanges<ComparedPage<ComparableDigest>> & { total: ChangeCounts };

export function comparisonChanges({ pages }: WrittenComparison, edition: Edition): ChangesOfRun {
  const changes = siteRunChanges(pages, editionWeights(edition));
  const sum = (of: 'newFailures' | 'newWarnings' | 'fixed') => changes.checks.reduce((total, check) => total + check[of].length, 0);
  return { ...changes, total: { failures: sum('newFailures'), warnings: sum('newWarnings'), fixed: sum('fixed') } };
}

/** The tone of a comparison: new failures decide. */
export const comparisonTone = ({ total: { failures, warnings, fixed }, unaudited }: ChangesOfRun): 'fail' | 'warn' | 'pass' | 'na' =>
  failures + unaudited.length > 0 ? 'fail' : warnings > 0 ? 'warn' : fixed > 0 ? 'pass' : 'na';
