import type { CanonicalTargetFact } from '../../core/facts/probes.ts';
import { effectiveRobots, robotsDirectives } from '../../parse/robots-directives.ts';
import { isSamePageUrl } from '../../parse/urls.ts';

/** What the target of a canonical declares about itself. */
export interface TargetView {
  /** Whether Google may not index it; null if it was not read. */
  noindex: boolean | null;
  /** Its canonical, if that is another URL; null if it has none or points to itself, or was not read. */
  onward: string | null;
}

/** @param url the target as the page declares it */
export function deriveTargetView({ probe, robots, canonical }: CanonicalTargetFact, url: string, now: number): TargetView {
  if (probe.class !== 'ok' && probe.class !== 'redirected') return { noindex: null, onward: null };
  const directives = robotsDirectives(
    { metas: [] },
    robots.map((list) => ({ name: 'x-robots-tag', value: list })),
  );
  const itself = canonical === null || isSamePageUrl(canonical, url) || isSamePageUrl(canonical, probe.finalUrl || url);
  return { noindex: effectiveRobots(directives, 'googlebot', now).noindex.length > 0, onward: itself ? null : canonical };
}
