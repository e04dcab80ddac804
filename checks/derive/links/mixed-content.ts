/** Resources that an https page requests over plain http, and whether the browser upgrades them. */
import type { HeadFact } from '../../core/facts/head.ts';
import type { Header } from '../../core/facts/site.ts';
import type { ResourcesFact } from '../../core/facts/page.ts';
import { hostnameOf, isLoopbackHost } from '../../parse/urls.ts';

/** Maximum characters of a policy that are read. */
const longest = 20_000;
/** A header may contain several policies, separated by commas; each directive begins with its name. */
const upgrades = (policy: string) =>
  policy
    .slice(0, longest)
    .split(/[;,]/)
    .some((directive) => /^upgrade-insecure-requests(?:\s|$)/i.test(directive.trim()));

/**
 * Whether the page tells browsers to use https for all its http URLs, including forms (W3C, Upgrade Insecure Requests).
 * @param headers null if they are not known
 */
export function upgradesInsecureRequests(head: Pick<HeadFact, 'metas'> | undefined, headers: readonly Header[] | null): boolean {
  return (
    (head?.metas ?? []).some(
      ({ httpEquiv, content, inHead, noscript }) => inHead && !noscript && httpEquiv === 'content-security-policy' && upgrades(content),
    ) || (headers ?? []).some(({ name, value }) => name.toLowerCase() === 'content-security-policy' && upgrades(value))
  );
}

/** Requests over http that the page's policy does not upgrade. Hosts of this computer count as secure. */
export function findMixedContent(
  resources: Pick<ResourcesFact, 'mixed'> | undefined,
  head: Pick<HeadFact, 'metas'> | undefined,
  headers: readonly Header[] | null,
): ResourcesFact['mixed'] {
  if (!resources || upgradesInsecureRequests(head, headers)) return [];
  return resources.mixed.filter(({ url }) => !isLoopbackHost(hostnameOf(url)));
}
