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
  const [earlier, later] = [sideOfRun(before.run, before.digests), sideOfRun(now.run, now.digests)];
  const headOf = (run: Run, { pages }: typeof earlier) => ({
    name: run.name,
    at: dateOfRun(run),
    pages: pages.filter(({ digest }) => digest !== null).length,
  });
  return { before: headOf(before.run, earlier), now: headOf(now.run, later), pages: comparePages(earlier, later) };
}
