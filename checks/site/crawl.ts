/** Decides which links of a page a crawl follows, and why not the others. Pure. */
import { caps } from '../core/clip.ts';
import type { KnownFacts, LinkFact } from '../core/facts.ts';
import { valueOf } from '../core/report.ts';
import { isAnchor, relKinds } from '../derive/links/link-kinds.ts';
import { isFunctional } from '../derive/links/link-purposes.ts';
import { pageHeaders } from '../derive/head/page-response.ts';
import { changingWords, fileEndings, tokenParameters } from '../lists/changing-links.ts';
import { registrableDomain } from '../parse/registrable-domain.ts';
import { effectiveRobots, robotsDirectives } from '../parse/robots-directives.ts';
import { anyUrlPatternMatcher } from '../parse/url-patterns.ts';
import { addressOf, classifyParameters, comparableUrl, isHttp, percentDecoded, withoutParameters } from '../parse/urls.ts';
import { isEndless } from './traps.ts';

/** What the reader chose. */
export interface CrawlPlan {
  /** Absolute http(s) URL. */
  start: string;
  /** Pages in all, the start page among them. */
  limit: number;
  /** Clicks from the start page; null for any number. */
  depth: number | null;
  /** Patterns as on the command line (parse/url-patterns.ts). Empty: every URL of the site. The start page is always audited. */
  include: readonly string[];
  exclude: readonly string[];
  /** Also hosts below the registrable domain of the start page. */
  subdomains?: boolean;
}
export const crawlLimits = { pages: 100, depth: 100, patterns: 50, pattern: 300 } as const;

/**
 * Why a URL is not audited. `changes`: opening it may do something for the visitor (sign out, buy, delete), or it only shows a list in
 * another order; `trap`: one of URLs without end (traps.ts); `unread`: robots.txt could not be read, or not all links of the page itself;
 * `refused`: the server wants fewer requests.
 */
export const exclusionReasons = [
  'robots',
  'unread',
  'nofollow',
  'changes',
  'trap',
  'file',
  'excluded',
  'other-host',
  'depth',
  'limit',
  'refused',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

export interface SortedLinks {
  /** Without fragments, each page once, in the order of the page. */
  follow: string[];
  leftOut: { url: string; why: ExclusionReason }[];
}

/** Same page: whatever the scheme, `www.`, the fragment, and parameters of tracking and sessions. */
export const crawlKey = (url: string): string => comparableUrl(withoutParameters(url)).replace(/^https?:\/\/(?:www\.)?/, '');
const hostOf = (url: string): string => (addressOf(url)?.host ?? '').replace(/^www\./, '');
/** Whether a URL belongs to the crawled site. */
export function crawlSite({ start, subdomains = false }: CrawlPlan): (url: string) => boolean {
  const host = hostOf(start);
  const domain = subdomains ? registrableDomain(addressOf(start)?.hostname ?? '') : null;
  return (url) => {
    const there = hostOf(url);
    return there === host || (domain !== null && there !== '' && registrableDomain(addressOf(url)?.hostname ?? '') === domain);
  };
}

/** @param mayFetch what robots.txt says of a URL; null if it could not be read, so that nothing may be */
export function linksToFollow(facts: KnownFacts, plan: CrawlPlan, mayFetch: ((url: string) => boolean | null) | null): SortedLinks {
  const page = valueOf(facts, 'page');
  const links = valueOf(facts, 'links');
  if (!page || !links) return { follow: [], leftOut: [{ url: plan.start, why: 'unread' }] };
  const isSite = crawlSite(plan);
  // Where a redirect has left the site, its links are another site's.
  if (!isSite(page.url)) return { follow: [], leftOut: [{ url: clean(page.url) ?? plan.start, why: 'other-host' }] };
  const closed = isClosed(facts);
  const excluded = anyUrlPatternMatcher(plan.exclude);
  const included = plan.include.length === 0 ? () => true : anyUrlPatternMatcher(plan.include);
  const isPersonal = personalPages(plan);
  const whyNot = (url: string, link: LinkFact): ExclusionReason | null => {
    if (!isSite(url)) return 'other-host';
    if (!included(url) || excluded(url)) return 'excluded';
    if (isFile(url)) return 'file';
    if (closed || relKinds(link.rel).includes('nofollow')) return 'nofollow';
    if (!isAnchor(link) || isPersonal(url) || isChanging(url)) return 'changes';
    if (isEndless(url)) return 'trap';
    const may = mayFetch?.(url) ?? null;
    if (may === null) return 'unread';
    return may ? null : 'robots';
  };
  const here = crawlKey(page.url);
  const found = new Map<string, { url: string; why: ExclusionReason | null }>();
  for (const link of links.items) {
    const url = link.url === null ? null : clean(link.url);
    if (url === null) continue;
    const key = crawlKey(url);
    const known = found.get(key);
    if (key === here || known?.why === null) continue;
    const why = whyNot(url, link);
    // Another link to the same page may be followed where the first may not.
    if (!known || why === null) found.set(key, { url, why });
  }
  const all = [...found.values()];
  // The page has more links than are collected: the targets of the rest are unknown.
  const cut: SortedLinks['leftOut'] = links.total > links.items.length ? [{ url: page.url, why: 'unread' }] : [];
  return {
    follow: all.flatMap(({ url, why }) => (why === null ? [url] : [])),
    leftOut: [...all.flatMap(({ url, why }) => (why === null ? [] : [{ url, why }])), ...cut],
  };
}

/**
 * Tells whether a URL is for one visitor: account, cart, another order of a list. A crawl that starts at such a page, as one that is
 * logged in may, is about the pages below it.
 */
function personalPages({ start }: CrawlPlan): (url: string) => boolean {
  const path = (addressOf(start)?.pathname ?? '/').replace(/\/(?:index\.\w+)?$/, '');
  if (path === '' || !isFunctional(new URL(path, start).href)) return isFunctional;
  return (url) => {
    const { pathname = '', search = '' } = addressOf(url) ?? {};
    return isFunctional(pathname === path || pathname.startsWith(`${path}/`) ? new URL(`/${search}`, url).href : url);
  };
}

/** Without fragment and credentials; null if it is not an http(s) URL, or is too long. */
function clean(url: string): string | null {
  const address = isHttp(url) ? addressOf(url) : null;
  const plain = address && `${address.protocol}//${address.host}${address.pathname}${address.search}`;
  return plain !== null && plain.length <= caps.url ? plain : null;
}

/** Does the page ask crawlers to follow none of its links? */
function isClosed(facts: KnownFacts): boolean {
  const head = valueOf(facts, 'head');
  const page = valueOf(facts, 'page');
  if (!head || !page) return false;
  return effectiveRobots(robotsDirectives(head, pageHeaders(valueOf(facts, 'response'))), 'pageloupe', page.at).nofollow.length > 0;
}

const endings = new Set(fileEndings);
const isFile = (url: string): boolean => endings.has(/\.([a-z\d]{1,6})$/i.exec(addressOf(url)?.pathname ?? '')?.[1]?.toLowerCase() ?? '');

const words = new Set(changingWords);
const tokens = new Set(tokenParameters);
const isWord = (text: string): boolean => {
  const plain = percentDecoded(text).toLowerCase();
  return words.has(plain) || plain.split(/[-_.]/).some((part) => words.has(part));
};
/** May opening it change something? */
function isChanging(url: string): boolean {
  const address = addressOf(url);
  if (!address) return false;
  // A word among many is that of a headline: /how-to-delete-a-page.
  if (address.pathname.split('/').some((step) => step.split(/[-_.]/).length <= 2 && isWord(step))) return true;
  return classifyParameters(url).some(
    ({ name, value }) => tokens.has(name.toLowerCase()) || isWord(name) || (value.length <= 40 && isWord(value)),
  );
}
