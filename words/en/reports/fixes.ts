import { english } from '../../../checks/core/wording.ts';
import type { Fix } from '../../../checks/core/report/report.ts';

/** The list of what to fix first, the same in every report and view. */
export const fixes = {
  title: 'What to fix first',
  /** @param warnings number of warnings: none of them is in the list */
  none: ({ warnings }: { warnings: number }) =>
    warnings === 0
      ? 'Nothing to do now.'
      : `Nothing to do now: ${warnings === 1 ? 'the warning has' : `the ${english.number(warnings)} warnings have`} little impact.`,
  /** Who can mend it, and where. */
  who: {
    developer: { name: 'Developer', where: 'Needs a change in the code or on the server' },
    editor: { name: 'CMS', where: 'Can be changed in most content management systems' },
  },
  noneYet: 'Nothing to do so far.',
  /** Below a fix: problems that are gone with it, or that matter only after it. */
  follows: ({ titles }: { titles: readonly string[] }) => `Depends on this: ${english.and(titles)}`,
  /** What a problem costs. */
  classes: { blocks: 'Blocks', harm: 'Costs visits or trust', gain: 'Missed gain', care: 'Upkeep' } satisfies Record<Fix['class'], string>,
};
