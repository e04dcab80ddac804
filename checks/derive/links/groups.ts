/** Links grouped by target or by domain. A view for the link tools. */
import { registrableDomain } from '../../parse/registrable-domain.ts';
import { parsedUrlParts, withoutFragment } from '../../parse/urls.ts';
import type { LinkKind, LinkRow } from './kinds.ts';
import { groupBy } from '../../core/helpers/group-by.ts';

export interface LinkGroup {
  /** URL without fragment, or domain; the href if it is neither; '' for links without one. */
  name: string;
  /** Kind of the first link. */
  kind: LinkKind;
  links: LinkRow[];
}

/** All links in groups, most links first, then in page order. @param by `domain`: the host for this site, the registrable domain for others */
export function groupLinks(rows: readonly LinkRow[], by: 'target' | 'domain'): LinkGroup[] {
  return [...groupBy(rows, by === 'target' ? targetName : domainName)]
    .map(([name, links]): LinkGroup => ({ name, kind: links[0]!.kind, links }))
    .sort((a, b) => b.links.length - a.links.length);
}

const targetName = ({ link: { url, href } }: LinkRow): string => (url === null ? (href ?? '') : withoutFragment(url));
/** Links without a host are grouped by scheme: mailto:, tel:. */
function domainName({ link: { url, href }, kind }: LinkRow): string {
  const address = url === null ? null : parsedUrlParts(url);
  if (!address) return href ?? '';
  if (address.hostname === '') return address.protocol;
  return kind === 'external' ? registrableDomain(address.hostname) : address.host;
}
