import type { LinkFact } from '../core/facts/links-and-images.ts';
import type { LinkStatusFact, Probe } from '../core/facts/probes.ts';
import { withoutFragment } from '../parse/urls.ts';

/** The http(s) target of a link without its fragment: the URL that the link check requests. Null for other links. */
export const probeUrl = ({ url }: Pick<LinkFact, 'url'>): string | null =>
  url !== null && /^https?:/i.test(url) ? withoutFragment(url) : null;

/** Creates a lookup of a link's probe by its target. @param status undefined if links were not checked */
export function probeFinder(status: LinkStatusFact | undefined): (link: Pick<LinkFact, 'url'>) => Probe | null {
  const probes = new Map(status?.probes.map((probe) => [withoutFragment(probe.url), probe]));
  return (link) => probes.get(probeUrl(link) ?? '') ?? null;
}
