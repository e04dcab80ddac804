import { english } from '../../../checks/core/wording.ts';
import type { Fix } from '../../../checks/core/report/report.ts';

/** The list of what to fix first, the same in every report and view. */
export const fixes = {
  title: 'What to fix first',
  /** @param warnings number of warnings: none of them is in the list */
  none: ({ warnings }: { warnings: number }) =>
    warnings === 0
      ? 'Nothing that needs you.'
      : `Nothing that needs you: fixing ${warnings === 1 ? 'the warning' : `the ${english.number(warnings)} warnings`} would change little.`,
  noneYet: 'Nothing that needs you so far.',
  /** Below a fix: problems that are gone with it, or that matter only after it. */
  follows: ({ titles }: { titles: readonly string[] }) => `Depends on this: ${english.and(titles)}`,
  /** What a problem costs. */
  classes: { blocks: 'Blocks', harm: 'Costs visits or trust', gain: 'Missed gain', care: 'Upkeep' } satisfies Record<Fix['class'], string>,
};
