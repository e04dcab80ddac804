/** Kinds of links: target, rel, whether a crawler can follow it. Views for the link tools. */
import type { LinkFact } from '../../core/facts/links-and-images.ts';
import type { Region } from '../../core/facts/page.ts';
import { registrableDomain } from '../../parse/registrable-domain.ts';
import { parsedUrlParts, comparableUrl, withoutWww } from '../../parse/urls.ts';

/**
 * Where a link leads. `internal`: the same host, with or without www; `subdomain`: another host of the same registrable domain;
 * `same-page`: this URL with any fragment; `invalid`: the URL cannot be parsed; `none`: no href attribute.
 */
export type LinkKind = 'internal' | 'subdomain' | 'external' | 'same-page' | 'mail' | 'phone' | 'script' | 'other' | 'invalid' | 'none';

/** Returns a function that classifies the links of a page. */
export function linkClassifier(pageUrl: string): (link: Pick<LinkFact, 'href' | 'url'>) => LinkKind {
  const page = parsedUrlParts(pageUrl);
  const here = comparableUrl(pageUrl);
  const host = withoutWww(page?.host ?? '');
  const domain = registrableDomain(page?.hostname ?? '');
  return ({ href, url }) => {
    if (href === null) return 'none';
    const target = url === null ? null : parsedUrlParts(url);
    if (!target) return 'invalid';
    switch (target.protocol) {
      case 'http:':
      case 'https:':
        if (comparableUrl(target.href) === here) return 'same-page';
        if (withoutWww(target.host) === host) return 'internal';
        return registrableDomain(target.hostname) === domain ? 'subdomain' : 'external';
      case 'mailto:':
        return 'mail';
      case 'tel:':
      case 'sms:':
        return 'phone';
      case 'javascript:':
        return 'script';
      default:
        return 'other';
    }
  };
}

/** Whether a link stays on this site: the same host, or another host of the same registrable domain. */
export const isSameSite = (kind: LinkKind): boolean => kind === 'internal' || kind === 'subdomain';

/** Why a crawler cannot use a link. */
export type LinkObstacle = 'no-href' | 'empty' | 'script' | 'file' | 'unparsable';

/**
 * Why a crawler cannot follow the link, or null. An element whose role makes it a control (button, tab, menuitem, …) is not a link;
 * an `a` without href and click handler is a placeholder (HTML Standard, the a element).
 */
export function whyNotCrawlable({ href, url, role, clickHandler }: LinkFact): LinkObstacle | null {
  if (role !== '' && role !== 'link') return null;
  if (href === null) return clickHandler ? 'no-href' : null;
  // URL parsers remove tabs and line breaks, so "java
  // script:" is a script too.
  const written = href.replace(/[\t\n\r]/g, '').trim();
  if (written === '') return 'empty';
  if (/^javascript:/i.test(written)) return 'script';
  if (/^file:/i.test(written)) return 'file';
  if (/^(mailto|tel|sms):/i.test(written)) return null;
  return url === null ? 'unparsable' : null;
}

/** Whether a link counts among all links when crawlable ones are counted: not a control, placeholder, mail or phone link. */
export function isAnchor(link: LinkFact): boolean {
  if (link.role !== '' && link.role !== 'link') return false;
  if (link.href === null) return link.clickHandler;
  return !/^\s*(mailto|tel|sms):/i.test(link.href);
}

export type RelKind = 'follow' | 'nofollow' | 'sponsored' | 'ugc';

/** What rel tells search engines; several kinds are possible. `follow` if it tells them nothing. */
export function relKinds(rel: readonly string[]): RelKind[] {
  if (rel.length === 0) return ['follow'];
  // Google also accepts commas: rel="ugc,nofollow".
  const tokens = rel.flatMap((token) => token.toLowerCase().split(','));
  const kinds = (['nofollow', 'sponsored', 'ugc'] as const).filter((kind) => tokens.includes(kind));
  return kinds.length > 0 ? kinds : ['follow'];
}

/** False if rel tells search engines not to follow the link. */
export const isFollowed = (rel: readonly string[]): boolean => relKinds(rel)[0] === 'follow';

export interface LinkRow {
  link: LinkFact;
  kind: LinkKind;
  rel: RelKind[];
  obstacle: LinkObstacle | null;
  newTab: boolean;
}

/** Every link with its kinds, in document order. */
export function linkRows(links: readonly LinkFact[], pageUrl: string): LinkRow[] {
  const kindOf = linkClassifier(pageUrl);
  return links.map((link) => ({
    link,
    kind: kindOf(link),
    rel: relKinds(link.rel),
    obstacle: whyNotCrawlable(link),
    newTab: link.target.toLowerCase() === '_blank',
  }));
}

export interface LinkCounts {
  kinds: Record<LinkKind, number>;
  rels: Record<RelKind, number>;
  regions: Record<Region, number>;
  newTab: number;
  obstacles: number;
  /** Registrable domains of external links, most links first, then by name. */
  domains: { domain: string; links: number }[];
}

/** Number of links by kind, rel and place. A link with nofollow and ugc counts for both. */
export function countLinks(rows: readonly LinkRow[]): LinkCounts {
  const counts: LinkCounts = {
    kinds: { internal: 0, subdomain: 0, external: 0, 'same-page': 0, mail: 0, phone: 0, script: 0, other: 0, invalid: 0, none: 0 },
    rels: { follow: 0, nofollow: 0, sponsored: 0, ugc: 0 },
    regions: { main: 0, header: 0, nav: 0, aside: 0, footer: 0, comments: 0, dialog: 0, none: 0 },
    newTab: 0,
    obstacles: 0,
    domains: [],
  };
  const domains = new Map<string, number>();
  for (const { link, kind, rel, obstacle, newTab } of rows) {
    counts.kinds[kind]++;
    for (const name of rel) counts.rels[name]++;
    counts.regions[link.region]++;
    if (newTab) counts.newTab++;
    if (obstacle) counts.obstacles++;
    if (kind === 'external') {
      const domain = registrableDomain(parsedUrlParts(link.url!)!.hostname);
      domains.set(domain, (domains.get(domain) ?? 0) + 1);
    }
  }
  counts.domains = [...domains]
    .map(([domain, links]) => ({ domain, links }))
    .sort((a, b) => b.links - a.links || (a.domain < b.domain ? -1 : 1));
  return counts;
}
