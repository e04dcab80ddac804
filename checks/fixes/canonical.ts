import type { Header } from '../core/facts/site.ts';
import { findCanonicals, canonicalVariance, findUnusedCanonicals, pointsToHomePage } from '../derive/head/canonicals.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { isVersionedUrl, namesOtherVersion } from '../derive/head/document-versions.ts';
import { readShareTags } from '../derive/head/share-tags.ts';
import { isOrganizationType } from '../derive/provenance/agents.ts';
import { representsPage } from '../derive/structured-data/page-items.ts';
import { asList, isDataNode } from '../parse/data-items.ts';
import { linksInHeaders } from '../parse/link-header.ts';
import { isSameRegistrableDomain } from '../parse/registrable-domain.ts';
import { classifyParameters, comparableUrl, areSamePage, parseUrl, withoutParameters } from '../parse/urls.ts';
import { urlToPaste } from './escape.ts';
import { pageFix, type FixKind, type OmittedReason, type FixFacts } from './fix.ts';
import { writeHeadMarkup, linkElement, elementsRemoved, type HeadElement } from './head-markup.ts';
import { asSecureAs, isTranslationOfItself, pageUrlToPaste } from './page-words.ts';

interface Target {
  url: string;
  left: OmittedReason[];
}

/** A URL as the page offers it: without tracking, session and fragment, and https where the page is. */
function tidied(url: string, pageUrl: string): string | null {
  return urlToPaste(asSecureAs(pageUrl, withoutParameters(url)));
}

/** Other declarations of the page's URL: og:url, and URLs of the items that represent it. */
function namedElsewhere({ head, page, structuredData }: FixFacts, url: string): boolean {
  const named = [
    ...(head
      ? readShareTags(head)
          .all('og:url')
          .map(({ content }) => content)
      : []),
    ...(structuredData?.items ?? [])
      .filter((item) => representsPage(item) && item.types.some((type) => type !== 'WebSite' && !isOrganizationType(type)))
      .flatMap(({ properties }) => [...asList(properties['url']), ...asList(properties['mainEntityOfPage'])])
      .map((value) => (isDataNode(value) ? value['@id'] : value)),
  ];
  return named.some((one) => typeof one === 'string' && canonicalVariance(parseUrl(one, page?.baseUrl)?.href ?? '', url) !== null);
}

/**
 * The URL that the canonical should point to. One that names this page in other words stays, and only its form is mended. One that points
 * to another page is replaced only if it is certainly wrong: the start page for every page, a page that is gone, several that disagree, or
 * a set of translations that lists this page itself.
 */
function targetOf(fixFacts: FixFacts): Target | null {
  const { page, head, response, canonicalTarget: target } = fixFacts;
  const pageUrl = pageUrlToPaste(fixFacts);
  if (!page || !head || pageUrl === null) return null;
  const all = findCanonicals(head, headersOfPage(response), page.url);
  const counted = all.some(({ from }) => from !== 'body') ? all.filter(({ from }) => from !== 'body') : all;
  const urls = [...new Set(counted.flatMap(({ url }) => (url === null ? [] : [comparableUrl(url)])))];
  // Without one, a list that is sorted or searched is better left to its plain URL.
  if (urls.length === 0 && classifyParameters(pageUrl).some(({ kind }) => kind === 'order' || kind === 'search')) return null;
  // Which version is to be found is known only if the page is none of the numbered ones.
  if (urls.length === 0 ? isVersionedUrl(pageUrl) : urls.some((one) => namesOtherVersion(one, page.url, head))) return null;
  const [url] = urls.length > 1 ? urls.filter((one) => canonicalVariance(one, page.url) !== null) : [...urls, pageUrl];
  if (url === undefined) return null;
  const variance = canonicalVariance(url, page.url);
  if (variance?.includes('slug')) {
    const same = tidied(url, page.url);
    return same === null ? null : { url: same, left: [] };
  }
  // A canonical that is not used may name another page: then this one may be a copy.
  const unused = urls.length > 0 ? [] : findUnusedCanonicals(head, headersOfPage(response), page.url);
  const elsewhere = unused.flatMap((one) => (one.url !== null && canonicalVariance(one.url, page.url) === null ? [one.url] : []));
  if (elsewhere.some((one) => namedElsewhere(fixFacts, one))) return null;
  if (variance) {
    // Of spellings, the one at which the page responds.
    const isSpelling = variance.some((one) => one === 'case' || one === 'slash');
    const form = isSpelling ? pageUrl : tidied(url, page.url);
    return form === null ? null : { url: form, left: elsewhere.length > 0 ? ['self'] : [] };
  }
  if (target && areSamePage(target.probe.url, url) && target.probe.redirects > 0 && target.probe.class !== 'broken') {
    const end = urlToPaste(target.probe.finalUrl);
    return end === null ? null : { url: end, left: [] };
  }
  if (target?.probe.class === 'broken' || pointsToHomePage(url, page.url)) return { url: pageUrl, left: ['self'] };
  if (!isSameRegistrableDomain(url, pageUrl) || namedElsewhere(fixFacts, url)) return null;
  return isTranslationOfItself(fixFacts) ? { url: pageUrl, left: ['self'] } : null;
}

const inHeaders = (headers: readonly Header[], pageUrl: string) =>
  linksInHeaders([...headers], pageUrl).filter(({ rel, anchor }) => rel.includes('canonical') && anchor === null);

/** One canonical with a full URL in the head. */
export const canonical: FixKind = {
  id: 'canonical',
  signals: ['canonical-tag', 'canonical-target', 'head-markup'],
  make(fixFacts) {
    const { page, head, response } = fixFacts;
    const target = targetOf(fixFacts);
    if (!page || !head || !target) return null;
    // An element cannot override what a header declares.
    if (inHeaders(headersOfPage(response) ?? [], page.url).some(({ url }) => url === null || !areSamePage(url, target.url))) return null;
    const declared = findCanonicals(head, null, page.url);
    if (declared.length === 1 && declared[0]!.from === 'head' && declared[0]!.href === target.url) return null;
    const add: HeadElement[] = [linkElement({ rel: 'canonical', href: target.url })];
    return pageFix(canonical, {
      place: 'head',
      language: 'html',
      text: writeHeadMarkup(add, page.xml),
      left: target.left,
      replaces: elementsRemoved(['canonical'], head),
      change: { kind: 'head', remove: ['canonical'], add },
    });
  },
};

/** The same as a header, if a header points elsewhere. */
export const canonicalHeader: FixKind = {
  id: 'canonical-header',
  signals: ['canonical-tag', 'canonical-target'],
  make(fixFacts) {
    const { page, head, response } = fixFacts;
    const target = targetOf(fixFacts);
    const headers = headersOfPage(response);
    if (!page || !head || !target || !headers) return null;
    const wrong = headers.filter((header) => header.name.toLowerCase() === 'link' && inHeaders([header], page.url).length > 0);
    if (wrong.length === 0) return null;
    // A header with other links must not be replaced as a whole.
    if (wrong.some((header) => linksInHeaders([header], page.url).length > inHeaders([header], page.url).length)) return null;
    const value = `<${target.url}>; rel="canonical"`;
    return pageFix(canonicalHeader, {
      place: 'header',
      language: 'http',
      text: `Link: ${value}`,
      left: target.left,
      replacesLines: wrong.map((header) => `Link: ${header.value}`),
      change: { kind: 'header', name: 'link', values: [value], instead: wrong.map((header) => header.value) },
    });
  },
};
