import type { HeadFact, LinkTag } from '../../core/facts/head.ts';
import type { Header } from '../../core/facts/site.ts';
import { linksInHeaders } from '../../parse/link-header.ts';
import {
  comparableUrl,
  hasValidHost,
  isHttpUrl,
  parseUrl,
  areSamePage,
  urlDifferences,
  withoutReferral,
  type UrlDifference,
} from '../../parse/urls.ts';
import { isSlugVariant } from './slug-variant.ts';
import { isStartOfSite, isStartPage } from './start-page.ts';

/** One declaration of a canonical URL. */
export interface Canonical {
  /** As written. */
  href: string;
  /** Resolved; null if it is invalid, empty, or not http(s). */
  url: string | null;
  from: 'head' | 'body' | 'header';
  /** The link element; null for a Link header. */
  tag: LinkTag | null;
}

type Versioned = Readonly<Record<'hreflang' | 'media' | 'type', ArrayLike<unknown>> & { lang?: string }>;
/**
 * The attributes with which Google does not use a canonical: hreflang, lang, media and type say that its URL is another version of
 * the page (Google, consolidate duplicate URLs).
 */
const versionAttributes = (link: Versioned): string[] =>
  (['hreflang', 'lang', 'media', 'type'] as const).filter((name) => (link[name]?.length ?? 0) > 0);

/** Whether a link is a canonical that Google uses. */
export const countsAsCanonical = (rel: readonly string[], link: Versioned): boolean =>
  rel.includes('canonical') && versionAttributes(link).length === 0;
export const isCanonicalLink = (tag: LinkTag): boolean => countsAsCanonical(tag.rel, tag);

/** All canonicals that Google uses, in order: elements, then Link headers. `headers` is null if they are not known. */
export const findCanonicals = (...page: Parameters<typeof allCanonicals>): Canonical[] =>
  allCanonicals(...page).filter(({ attributes }) => attributes.length === 0);

/** Canonicals that Google does not use, each with the attributes because of which it does not. */
export const findUnusedCanonicals = (...page: Parameters<typeof allCanonicals>): (Canonical & { attributes: string[] })[] =>
  allCanonicals(...page).filter(({ attributes }) => attributes.length > 0);

function allCanonicals(
  head: Pick<HeadFact, 'links'>,
  headers: readonly Header[] | null,
  responseUrl: string,
): (Canonical & { attributes: string[] })[] {
  const usable = (href: string, url: string | null) =>
    href.trim() !== '' && url !== null && hasValidHost(url) && isHttpUrl(url) ? url : null;
  return [
    ...head.links
      .filter(({ rel }) => rel.includes('canonical'))
      .map((tag) => ({
        href: tag.href,
        url: usable(tag.href, tag.url),
        from: tag.inHead ? ('head' as const) : ('body' as const),
        tag,
        attributes: versionAttributes(tag),
      })),
    ...linksInHeaders(headers ?? [], responseUrl)
      .filter(({ rel, anchor }) => rel.includes('canonical') && anchor === null)
      .map((link) => ({
        href: link.href,
        url: usable(link.href, link.url),
        from: 'header' as const,
        tag: null,
        attributes: versionAttributes(link),
      })),
  ];
}

/** The distinct URLs of canonicals that search engines read: not those with an invalid URL or in the body. */
export const distinctCanonicalUrls = (canonicals: readonly Canonical[]): string[] => [
  ...new Set(canonicals.filter(({ from }) => from !== 'body').flatMap(({ url }) => (url ? [comparableUrl(url)] : []))),
];

/** The URL that all canonicals agree on; null if there is none, or they differ. */
export function singleCanonical(canonicals: readonly Canonical[]): string | null {
  const urls = distinctCanonicalUrls(canonicals);
  return urls.length === 1 ? urls[0]! : null;
}

/** The canonical if it points to another URL than the page's, otherwise null. */
export function canonicalElsewhere(canonicals: readonly Canonical[], pageUrl: string): string | null {
  const agreed = singleCanonical(canonicals);
  return agreed !== null && !areSamePage(agreed, pageUrl) ? agreed : null;
}

/**
 * The URL without tracking and referral parameters, and without the name of a folder's index file, of the start of the site or the page
 * of a post's comments (WordPress).
 */
function plainUrl(url: string): string {
  const parsed = parseUrl(withoutReferral(url));
  if (!parsed) return url;
  parsed.pathname = isStartOfSite(parsed.href)
    ? '/'
    : parsed.pathname.replace(/\/(?:index|default|home)\.\w{2,5}$|\/comment-page-\d+\/?$/i, '/');
  return parsed.href;
}

/** How a canonical differs from the URL of its page. `slug`: other words or folders around the same number or last part. */
export type CanonicalDifference = UrlDifference | 'slug';

/**
 * How a canonical differs from the page's URL if it is a variant of it: [] for the same URL; null for another page, which is then
 * indexed instead of this one.
 */
export function canonicalVariance(canonical: string, pageUrl: string): CanonicalDifference[] | null {
  const written = urlDifferences(pageUrl, canonical) ?? urlDifferences(plainUrl(pageUrl), plainUrl(canonical));
  if (written) return written.filter((one) => one !== 'fragment');
  return isSlugVariant(canonical, pageUrl) ? ['slug'] : null;
}

/** True if an inner page points to the home page of its site, which is a template's error. A query at the root is mostly added by where the visitor came from, so that URL is the home page too. */
export const pointsToHomePage = (canonical: string, pageUrl: string): boolean =>
  isStartOfSite(canonical) &&
  parseUrl(canonical)?.search === '' &&
  !isStartPage(pageUrl) &&
  parseUrl(canonical)?.host === parseUrl(pageUrl)?.host;

/** Whether one of two URLs is the start of a site, and the other that of one of its languages: often the same page. */
export function areStartsOfSite(...urls: [string, string]): boolean {
  const [one, two] = urls.map((url) => parseUrl(plainUrl(url)));
  return one?.host === two?.host && urls.some(isStartOfSite) && urls.every(isStartPage) && one?.search === '' && two?.search === '';
}
