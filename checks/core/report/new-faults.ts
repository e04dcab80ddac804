import { findingClassOf } from './finding-classes.ts';
import type { Arg, Args, Finding, Verdict } from '../verdict.ts';
import { isFailOrWarning } from './finding-order.ts';

const isEqual = (a: Arg | undefined, b: Arg | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an argument says no more than before: the same, a smaller number, or some of the same entries. */
function isNoMore(before: Arg | undefined, after: Arg): boolean {
  if (typeof before === 'number' && typeof after === 'number') return after <= before;
  if (Array.isArray(before) && Array.isArray(after)) return after.every((one: Arg) => before.some((other: Arg) => isEqual(one, other)));
  return isEqual(before, after);
}
/** A URL may change: the finding is then the same about the new one. So may an example, if there are fewer. */
function isWhatRemains(before: Args, after: Args): boolean {
  const isFewer = Number(after['count']) < Number(before['count']);
  return Object.entries(after).every(([name, value]) => name === 'url' || (name === 'example' && isFewer) || isNoMore(before[name], value));
}

/** Whether a signal gives fewer points than before, by more than rounding. */
export const losesPoints = (before: Verdict, after: Verdict): boolean =>
  before.score !== null && after.score !== null && after.score < before.score - 1e-9;

/**
 * The warnings and failures of a signal that it did not have before, by code and arguments: what remains of an earlier one is not new.
 * Those of the class note are left out, since nobody has to act on them: a failure may leave one behind.
 */
export const newFaults = (signal: string, before: Verdict, after: Verdict): Finding[] =>
  addedFindings(before, after).filter(({ code }) => findingClassOf(signal, code) !== 'note');

/** All warnings and failures that a verdict did not have before. */
export const addedFindings = (before: Verdict, after: Verdict): Finding[] =>
  after.findings.filter(
    (one) =>
      isFailOrWarning(one) &&
      !before.findings.some((other) => isFailOrWarning(other) && other.code === one.code && isWhatRemains(other.args, one.args)),
  );
