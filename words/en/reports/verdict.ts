import { english } from '../../../checks/index.ts';

const { amount, number } = english;

/** The answer to "is this page all right?", in one sentence and one more. */
export const verdict = {
  /** Under the sentence of what blocks the page. */
  blocked: ({ cap }: { cap: number }) => `Fix this first: until then the audit score stays at ${cap} or below.`,
  problems,
  soFar: (found: { fail: number; warn: number }) =>
    found.fail + found.warn > 0 ? `So far: ${problems(found)}` : 'No problems found so far.',
  /** Only where no check that decides it fails or is open, and the canonical is this page. */
  indexable: 'Search engines can index this page.',
  allPass: 'All checks that apply pass.',
  noProblems: 'No problems found in the checks that ran.',
  /** Checks that decide whether search engines may show the page, and that could not run. */
  open: ({ count }: { count: number }) =>
    `${amount(count, 'check that decides', 'checks that decide')} whether search engines may show this page could not run.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  if (fail === 0) return `${amount(warn, 'check')} can be improved.`;
  return `${amount(fail, 'check fails', 'checks fail')}${warn > 0 ? `, ${number(warn)} can be improved` : ''}.`;
}
