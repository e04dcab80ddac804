import type { CanonicalTargetFact } from '../../core/facts/probes.ts';
import { effectiveRules, findDirectives } from '../../parse/robots-directives.ts';
import { areSamePage } from '../../parse/urls.ts';

/** What the target of a canonical declares about itself. */
export interface TargetView {
  /** Whether Google may not index it; null if it was not read. */
  noindex: boolean | null;
  /** Its canonical, if that is another URL; null if it has none or points to itself, or was not read. */
  onward: string | null;
}

/** @param url the target as the page declares it */
export function canonicalTargetIssues({ probe, robots, canonical }: CanonicalTargetFact, url: string, now: number): TargetView {
  if (probe.class !== 'ok' && probe.class !== 'redirected') return { noindex: null, onward: null };
  const directives = findDirectives(
    { metas: [] },
    robots.map((list) => ({ name: 'x-robots-tag', value: list })),
  );
  const itself = canonical === null || areSamePage(canonical, url) || areSamePage(canonical, probe.finalUrl || url);
  return { noindex: effectiveRules(directives, 'googlebot', now).noindex.length > 0, onward: itself ? null : canonical };
}
