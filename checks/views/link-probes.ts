import type { LinkFact, LinkStatusFact, Probe } from '../core/facts.ts';

const withoutFragment = (url: string) => url.split('#', 1)[0]!;

/** The http(s) target of a link without its fragment, which is requested for it. Null for other links. */
export const linkTargetUrl = ({ url }: Pick<LinkFact, 'url'>): string | null =>
  url !== null && /^https?:/i.test(url) ? withoutFragment(url) : null;

/** Finds the probe of a link's target. @param status undefined if links were not checked */
export function linkProbeFinder(status: LinkStatusFact | undefined): (link: Pick<LinkFact, 'url'>) => Probe | null {
  const probes = new Map(status?.probes.map((probe) => [withoutFragment(probe.url), probe]));
  return (link) => probes.get(linkTargetUrl(link) ?? '') ?? null;
}
