import { english } from '../../../checks/core/wording.ts';

const { amount, number } = english;

/** The answer to "is this page all right?", in one sentence, with one more. */
export const verdict = {
  /** Below the sentence about what blocks the page. */
  blocked: ({ cap }: { cap: number }) => `Fix this first: until then, the audit score is capped at ${cap}.`,
  problems,
  soFar: (found: { fail: number; warn: number }) =>
    found.fail + found.warn > 0 ? `So far: ${problems(found)}` : 'No problems found so far.',
  /** Only if all checks that decide it passed, and the canonical is this page. */
  indexable: 'Search engines can index this page.',
  allPass: 'The page passes every check that applies.',
  noProblems: 'No problems found in the checks that ran.',
  /** Checks that decide whether search engines may show the page, but could not run. */
  open: ({ count }: { count: number }) => `Couldn’t check ${number(count)} of the signals that control indexing.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  if (fail === 0) return `Nothing failed; ${amount(warn, 'warning')}.`;
  return `${amount(fail, 'check')} failed${warn > 0 ? `, ${amount(warn, 'warning')}` : ''}.`;
}
