/** Decides which links of a page a crawl follows, and gives the reason for the others. Pure. */
import { caps } from '../core/helpers/clip.ts';
import type { KnownFacts } from '../core/facts.ts';
import type { LinkFact } from '../core/facts/links-and-images.ts';
import { factValueOf } from '../core/fact-value.ts';
import { isAnchor, relKinds } from '../derive/links/kinds.ts';
import { isChangingLink, isFunctionalLink } from '../derive/links/purposes.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { registrableDomain } from '../parse/registrable-domain.ts';
import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';
import { anyPatternMatcher } from '../parse/url-patterns.ts';
import { parsedUrlParts, comparableUrl, isHttpUrl, withoutParameters, withoutWww } from '../parse/urls.ts';
import { isEndlessUrl } from './traps.ts';
import { isFileUrl } from '../derive/links/paths.ts';

/** The user's settings of a crawl. */
export interface CrawlPlan {
  /** Absolute http(s) URL. */
  start: string;
  /** Maximum number of pages, including the start page. */
  limit: number;
  /** Maximum number of clicks from the start page; null for any number. */
  depth: number | null;
  /** Patterns as on the command line (parse/url-patterns.ts). Empty: every URL of the site. The start page is always audited. */
  include: readonly string[];
  exclude: readonly string[];
  /** Include hosts below the registrable domain of the start page. */
  subdomains?: boolean;
}
export const crawlLimits = { pages: 100, depth: 100, patterns: 50, pattern: 300 } as const;
/** Whether there are not too many patterns, and none is too long. */
export const withinPatternLimits = (patterns: readonly string[]): boolean =>
  patterns.length <= crawlLimits.patterns && patterns.every((pattern) => pattern.length <= crawlLimits.pattern);

/**
 * Why a URL is not audited. `changes`: opening it may change something for the visitor (sign out, buy, delete), or only shows a list in
 * another order. `file`: only its status is read. `trap`: one of endless URLs (traps.ts). `copy`: pages found in the same way repeat a main text. `unread`: robots.txt, or part of
 * the page's links, could not be read. `refused`: the server wants fewer requests.
 */
export const exclusionReasons = [
  'robots',
  'unread',
  'nofollow',
  'changes',
  'trap',
  'copy',
  'file',
  'excluded',
  'other-host',
  'depth',
  'limit',
  'refused',
] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

export interface SortedLinks {
  /** Without fragments, each page once, in document order. */
  follow: string[];
  leftOut: { url: string; why: ExclusionReason }[];
}

/** Files that may be requested, but not audited. */
export const linkedFiles = ({ leftOut }: SortedLinks): string[] => leftOut.flatMap(({ url, why }) => (why === 'file' ? [url] : []));

/** Equal for URLs of the same page: ignores scheme, `www.`, fragment, and tracking and session parameters. */
export const comparableKey = (url: string): string => comparableUrl(withoutParameters(url)).replace(/^https?:\/\/(?:www\.)?/, '');
const hostOf = (url: string): string => withoutWww(parsedUrlParts(url)?.host ?? '');
/** Creates a test for whether a URL belongs to the crawled site. */
export function sameSiteMatcher({ start, subdomains = false }: CrawlPlan): (url: string) => boolean {
  const host = hostOf(start);
  const domain = subdomains ? registrableDomain(parsedUrlParts(start)?.hostname ?? '') : null;
  return (url) => {
    const there = hostOf(url);
    return there === host || (domain !== null && there !== '' && registrableDomain(parsedUrlParts(url)?.hostname ?? '') === domain);
  };
}

/** @param mayFetch whether robots.txt allows a URL; null if robots.txt could not be read, which forbids everything */
export function linksToFollow(facts: KnownFacts, plan: CrawlPlan, mayFetch: ((url: string) => boolean | null) | null): SortedLinks {
  const page = factValueOf(facts, 'page');
  const links = factValueOf(facts, 'links');
  if (!page || !links) return { follow: [], leftOut: [{ url: plan.start, why: 'unread' }] };
  const isSite = sameSiteMatcher(plan);
  // If a redirect left the site, the links belong to another site.
  if (!isSite(page.url)) return { follow: [], leftOut: [{ url: clean(page.url) ?? plan.start, why: 'other-host' }] };
  const closed = isClosed(facts);
  const excluded = anyPatternMatcher(plan.exclude);
  const included = plan.include.length === 0 ? () => true : anyPatternMatcher(plan.include);
  const isPersonal = personalPages(plan);
  const whyNot = (url: string, link: LinkFact): ExclusionReason | null => {
    if (!isSite(url)) return 'other-host';
    if (!included(url) || excluded(url)) return 'excluded';
    if (closed || relKinds(link.rel).includes('nofollow')) return 'nofollow';
    if (!isAnchor(link) || isPersonal(url) || isChangingLink(url)) return 'changes';
    if (isEndlessUrl(url)) return 'trap';
    const may = mayFetch?.(url) ?? null;
    if (may === null) return 'unread';
    if (!may) return 'robots';
    // Last: whatever is left out as a file may be requested.
    return isFileUrl(url) ? 'file' : null;
  };
  const here = comparableKey(page.url);
  const found = new Map<string, { url: string; why: ExclusionReason | null }>();
  for (const link of links.items) {
    const url = link.url === null ? null : clean(link.url);
    if (url === null) continue;
    const key = comparableKey(url);
    const known = found.get(key);
    if (key === here || known?.why === null) continue;
    const why = whyNot(url, link);
    // Another link to the same page may be followed even if this one may not.
    if (!known || why === null) found.set(key, { url, why });
  }
  const all = [...found.values()];
  // The page has more links than are collected, so some targets are unknown.
  const cut: SortedLinks['leftOut'] = links.total > links.items.length ? [{ url: page.url, why: 'unread' }] : [];
  return {
    follow: all.flatMap(({ url, why }) => (why === null ? [url] : [])),
    leftOut: [...all.flatMap(({ url, why }) => (why === null ? [] : [{ url, why }])), ...cut],
  };
}

/**
 * Creates a test for URLs that are specific to a visitor: account, cart, another order of a list. A crawl that starts on such a page, as
 * one that is logged in may, is about the pages below it.
 */
function personalPages({ start }: CrawlPlan): (url: string) => boolean {
  const path = (parsedUrlParts(start)?.pathname ?? '/').replace(/\/(?:index\.\w+)?$/, '');
  if (path === '' || !isFunctionalLink(new URL(path, start).href)) return isFunctionalLink;
  return (url) => {
    const { pathname = '', search = '' } = parsedUrlParts(url) ?? {};
    return isFunctionalLink(pathname === path || pathname.startsWith(`${path}/`) ? new URL(`/${search}`, url).href : url);
  };
}

/** Without fragment and credentials; null if it is not an http(s) URL, or too long. */
function clean(url: string): string | null {
  const address = isHttpUrl(url) ? parsedUrlParts(url) : null;
  const plain = address && `${address.protocol}//${address.host}${address.pathname}${address.search}`;
  return plain !== null && plain.length <= caps.url ? plain : null;
}

/** Whether the page asks crawlers not to follow any of its links. */
function isClosed(facts: KnownFacts): boolean {
  const head = factValueOf(facts, 'head');
  const page = factValueOf(facts, 'page');
  if (!head || !page) return false;
  return effectiveRules(findDirectives(head, headersOfPage(factValueOf(facts, 'response'))), 'pageloupe', page.at).nofollow.length > 0;
}
