import type { Digest } from '../../checks/core/report/digest.ts';
import { comparePages } from '../../checks/site/compare.ts';
import type { WrittenComparison } from '../../reports/comparison.ts';
import { dateOfRun, sideOfRun, type Run } from './runs.ts';

/** A run with the digests of its pages, by job. */
export interface RunWithDigests {
  run: Run;
  digests: ReadonlyMap<string, Digest>;
}

/** Two runs in the form in which files compare them. */
export function compareRuns(before: RunWithDigests, now: RunWithDigests): WrittenComparison {
  const headOf = ({ run, digests }: RunWithDigests) => ({ name: run.name, at: dateOfRun(run), pages: digests.size });
  return {
    before: headOf(before),
    now: headOf(now),
    pages: comparePages(sideOfRun(before.run, before.digests), sideOfRun(now.run, now.digests)),
  };
}
