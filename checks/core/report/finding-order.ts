import type { KnownFacts } from '../facts.ts';
import { findingClassOf, findingClasses } from './finding-classes.ts';
import { memoizeByIdentity } from '../helpers/memoize-by-identity.ts';
import type { AnySignal } from '../signal.ts';
import { leastShare } from '../least-share.ts';
import { affectedShare, type Finding, type Verdict } from '../verdict.ts';

/** Selectors of links and images outside the main content. */
const outsideMain = memoizeByIdentity(
  (known: KnownFacts) => [known],
  ({ links, images }): ReadonlySet<string> =>
    new Set(
      [...(links?.ok ? links.value.items : []), ...(images?.ok ? images.value.items : [])].flatMap(({ main, selector }) =>
        main ? [] : [selector],
      ),
    ),
);

/** Whether all elements that a finding names are links and images of the template. */
function isInTemplate({ evidence }: Finding, known: KnownFacts): boolean {
  const selectors =
    evidence?.type === 'elements'
      ? evidence.items.map(({ selector }) => selector)
      : evidence?.type === 'table'
        ? evidence.rows.map(({ at }) => at)
        : [];
  const outside = outsideMain(known);
  return selectors.length > 0 && selectors.every((selector) => selector !== undefined && outside.has(selector));
}

/**
 * Places of a finding that warns or fails, most important first: whether it blocks the page; whether it fails, about more than a small share; its class; the share that
 * it is about, in tenths (half or more counts as all); whether it is in the main content; whether a source documents it. Smaller comes
 * first.
 */
export function findingSortKey(signal: Pick<AnySignal, 'id' | 'heuristics'>, finding: Finding, known: KnownFacts): number[] {
  const share = affectedShare(finding.args);
  const cost = findingClassOf(signal.id, finding.code) ?? 'care';
  return [
    cost === 'blocks' ? 0 : 1,
    finding.status === 'fail' && share >= leastShare ? 0 : 1,
    findingClasses.indexOf(cost),
    -Math.min(5, Math.floor(10 * share)),
    isInTemplate(finding, known) ? 1 : 0,
    (signal.heuristics as readonly string[] | undefined)?.includes(finding.code) ? 1 : 0,
  ];
}

export function compareSortKeys(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((place, index) => place !== b[index]);
  return differing === -1 ? 0 : a[differing]! - b[differing]!;
}

/** The verdict with the findings of each status in the order in which they are worth acting on. */
export function sortFindings(result: Verdict, signal: AnySignal, known: KnownFacts): Verdict {
  if (result.findings.filter(isFailOrWarning).length < 2) return result;
  const places = new Map(
    result.findings.map((finding) => [finding, isFailOrWarning(finding) ? findingSortKey(signal, finding, known) : []]),
  );
  const faults = (['fail', 'warn'] as const).flatMap((status) =>
    result.findings.filter((finding) => finding.status === status).toSorted((a, b) => compareSortKeys(places.get(a)!, places.get(b)!)),
  );
  return { ...result, findings: [...faults, ...result.findings.filter((finding) => !isFailOrWarning(finding))] };
}

export const isFailOrWarning = ({ status }: Pick<Finding, 'status'>): boolean => status === 'warn' || status === 'fail';
