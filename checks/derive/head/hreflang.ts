/** The hreflang cluster that a page declares: head links and Link headers, with the errors of each entry. */
import type { AlternatesFact, Probe } from '../../core/facts/probes.ts';
import type { HeadFact, LinkTag } from '../../core/facts/head.ts';
import type { Header, ResponseFact } from '../../core/facts/site.ts';
import type { PageFact } from '../../core/facts/page.ts';
import { singleCanonical, findCanonicals } from './canonicals.ts';
import { primarySubtag } from '../../language/language-words.ts';
import { correctedLanguageTag, parseLanguageTag, areSameLanguage, type TagFault } from '../../language/languages.ts';
import { linksInHeaders } from '../../parse/link-header.ts';
import { languagesInUrl } from '../../parse/url-languages.ts';
import { headersOfPage } from './page-response.ts';
import { comparableUrl, hasValidHost, isHttpUrl, areSamePage, withoutParameters, withoutQuery, withoutReferral } from '../../parse/urls.ts';

export interface Alternate {
  /** As written, without surrounding white space. */
  code: string;
  /** As written. */
  href: string;
  /** Resolved; null if it is invalid. */
  url: string | null;
  from: 'head' | 'header';
  /** False if the parser moved the link to the body. */
  inHead: boolean;
  /** Selector of the link element; null for a header. */
  selector: string | null;
}

/** All alternates with hreflang, head links first. `headers` is null if they are not known. */
export function findAlternates(head: Pick<HeadFact, 'links'>, headers: readonly Header[] | null, responseUrl: string): Alternate[] {
  const fromHead = head.links
    .filter(isHreflangLink)
    .map(({ hreflang, href, url, inHead, selector }): Alternate => ({
      code: hreflang.trim(),
      href,
      url: usable(url),
      from: 'head',
      inHead,
      selector,
    }));
  const fromHeaders = linksInHeaders(headers ?? [], responseUrl)
    .filter(({ rel, anchor, type }) => rel.includes('alternate') && anchor === null && !isFeed(type))
    .flatMap(({ hreflang, href, url }) =>
      hreflang.map((code): Alternate => ({ code, href, url: usable(url), from: 'header', inHead: true, selector: null })),
    );
  return [...fromHead, ...fromHeaders];
}

const usable = (url: string | null): string | null => (url !== null && hasValidHost(url) ? url : null);

/** A feed or data about the page: hreflang says its language, but it is not another version of the page. */
const isFeed = (type: string) => /^\s*application\/(?:(?:rss|atom|rdf)\+xml|(?:feed\+)?json|(?:json|xml)\+oembed)\s*(?:;|$)/i.test(type);
/** Whether a link element is an entry of the set. */
export const isHreflangLink = ({ rel, hreflang, type }: LinkTag) =>
  rel.includes('alternate') && !rel.includes('stylesheet') && hreflang.trim() !== '' && !isFeed(type);

/**
 * Registered region subtags that are not countries of ISO 3166-1 today: reserved, former and private-use codes.
 * XK is used for Kosovo everywhere, so it is accepted.
 */
const notCountries = /^(?:A[ACN]|BU|C[PQS]|D[DG]|E[AUZ]|FX|IC|NT|SU|T[AP]|UN|Y[DU]|Z[RZ]|Q[M-Z]|X[A-JL-Z])$/;

/** Errors of an hreflang code: in its form, or only by Google's rules. */
export interface CodeFault {
  kind: TagFault['kind'] | 'not-two-letters' | 'more-parts' | 'area' | 'not-country';
  part: string;
  instead: string;
}
/** Why Google does not accept an hreflang code; null if it does. */
export function hreflangCodeFault(code: string): CodeFault | null {
  if (code.toLowerCase() === 'x-default') return null;
  const { language, script, region, valid, fault } = parseLanguageTag(code);
  if (!valid) return fault;
  const refused = (kind: CodeFault['kind'], part: string): CodeFault => ({ kind, part, instead: '' });
  if (language.length !== 2) return { ...refused('not-two-letters', language), instead: language === 'fil' ? 'tl' : '' };
  const parts = 1 + (script ? 1 : 0) + (region ? 1 : 0);
  if (code.split('-').length !== parts) return refused('more-parts', code);
  if (/^\d/.test(region)) return refused('area', region);
  if (notCountries.test(region)) return refused('not-country', region);
  return null;
}

/**
 * Valid codes that are mostly written by mistake for the language of a country: kr is Kanuri, se is Northern Sami.
 * Other country codes are not language codes at all. ISO 639-1, checked 2026-11-23.
 */
const writtenForCountry: Readonly<Record<string, string>> = { kr: 'ko', se: 'sv' };

/** The language that a code was probably meant to be, if the page it points to is in that language, or if its region suggests it. */
export function languageForCountryCode({ code, url }: Pick<Alternate, 'code' | 'url'>, self: string, pageLanguage: string): string | null {
  const [language = '', region = ''] = code.toLowerCase().split('-');
  const likely = Object.hasOwn(writtenForCountry, language) ? writtenForCountry[language]! : null;
  if (likely === null) return null;
  const isPage = url !== null && isSameHreflangUrl(url, self) && pageLanguage === likely;
  return isPage || (language === 'kr' && region === 'kr') ? likely : null;
}

/** Subtags of regions that are also codes of a language spoken elsewhere, and occur in URLs for English: /uk/. */
const regionInUrl: Readonly<Record<string, string>> = { gb: 'uk' };
/** The language of the set that an entry's URL names instead of its own; null if it names its own, or none of the set. */
function otherLanguageInUrl({ code, url }: Alternate, languages: ReadonlySet<string>): string | null {
  const subtags = url === null ? [] : (languagesInUrl(url)?.subtags ?? []);
  const codeParts = code.toLowerCase().split('-');
  if (subtags.some((subtag) => codeParts.includes(subtag) || codeParts.some((part) => regionInUrl[part] === subtag))) return null;
  return subtags.find((subtag) => languages.has(subtag)) ?? null;
}
/**
 * Entries whose languages were mixed up: `fr` points to /de/, and `de` to another language's URL too. One URL for several languages is
 * another fault, so entries that share theirs are left out.
 */
export function findSwappedAlternates(alternates: readonly Alternate[]): Alternate[] {
  const primary = (code: string) => code.toLowerCase().split('-', 1)[0]!;
  const entries = alternates.flatMap((entry) => {
    const of = primary(entry.code);
    return entry.url === null || of === 'x' ? [] : [{ entry, of, key: comparableUrl(withoutParameters(entry.url)) }];
  });
  const languages = new Set(entries.map(({ of }) => of));
  const languagesOf = new Map<string, Set<string>>();
  for (const { of, key } of entries) languagesOf.set(key, (languagesOf.get(key) ?? new Set()).add(of));
  const named = entries.flatMap(({ entry, of, key }) => {
    const other = languagesOf.get(key)!.size > 1 ? null : otherLanguageInUrl(entry, languages);
    return other === null ? [] : [{ entry, of, other }];
  });
  const mixed = new Set(named.map(({ of }) => of));
  return named.flatMap(({ entry, other }) => (mixed.has(other) ? [entry] : []));
}

/**
 * The code under which a page lists itself, if that is another language than the page's; null otherwise.
 * @param declared `lang` of the page, which must agree with its text
 */
export function hreflangOfOtherLanguage(
  alternates: readonly Alternate[],
  self: string,
  declared: string | null,
  pageLanguage: string,
): string | null {
  if (pageLanguage === 'und' || !areSameLanguage(declared ?? '', pageLanguage)) return null;
  const ofThisPage = alternates.filter(({ url, code }) => {
    const { valid, language } = parseLanguageTag(code);
    return url !== null && valid && language !== 'x' && isSameHreflangUrl(url, self);
  });
  return ofThisPage.some(({ code }) => areSameLanguage(code, pageLanguage)) ? null : (ofThisPage[0]?.code ?? null);
}

/** Whether a URL has scheme and host, as Google requires. */
export const isAbsoluteHreflangUrl = (href: string): boolean => /^\s*https?:\/\//i.test(href) && isHttpUrl(href);

/** Whether two URLs are equal, except for tracking and session parameters. */
export const isSameHreflangUrl = (a: string, b: string): boolean =>
  areSamePage(a, b) || comparableUrl(withoutParameters(a)) === comparableUrl(withoutParameters(b));

export interface Cluster {
  alternates: Alternate[];
  canonical: string | null;
  /** The URL that the entries use for this page. */
  self: string;
}

/**
 * The cluster, and this page's URL in it: the visited URL; if no entry has it, its canonical if only the query differs, or
 * the visited URL without parameters that record where the click came from.
 */
export function hreflangCluster(page: Pick<PageFact, 'url'>, head: Pick<HeadFact, 'links'>, response: ResponseFact | undefined): Cluster {
  const material = [head, headersOfPage(response), response?.finalUrl ?? page.url] as const;
  const alternates = findAlternates(...material);
  const canonical = singleCanonical(findCanonicals(...material));
  const named = alternates.some(({ url }) => url !== null && isSameHreflangUrl(url, page.url));
  if (named) return { alternates, canonical, self: page.url };
  if (canonical !== null && areSamePage(withoutQuery(canonical), withoutQuery(page.url))) return { alternates, canonical, self: canonical };
  const plain = withoutReferral(page.url);
  return { alternates, canonical, self: alternates.some(({ url }) => url !== null && areSamePage(url, plain)) ? plain : page.url };
}

/** Codes with more than one URL, and these URLs. */
export function findHreflangConflicts(alternates: readonly Alternate[]): { code: string; urls: string[] }[] {
  const byCode = new Map<string, Set<string>>();
  for (const { code, url, href } of alternates) {
    const key = code.toLowerCase();
    byCode.set(key, (byCode.get(key) ?? new Set()).add(comparableUrl(url ?? href)));
  }
  return [...byCode].filter(([, urls]) => urls.size > 1).map(([code, urls]) => ({ code, urls: [...urls] }));
}

/** The language that a code stands for, or was meant to: ja for jp; '' if unclear. Bokmål is what most pages mean by Norwegian. */
function languageMeant(code: string): string {
  const { language, fault } = parseLanguageTag(correctedLanguageTag(code) ?? code);
  if (fault?.kind === 'unknown-language' || language === 'x') return '';
  const primary = fault?.kind === 'country' || fault?.kind === 'shorter-code' ? fault.instead : language;
  return primary === 'nb' ? 'no' : primary && primarySubtag(primary);
}

/**
 * URLs that entries of several languages share, with their codes. Regions of one language may share a page, and so may x-default;
 * a page is not in two languages.
 */
export function findSharedAlternates(alternates: readonly Alternate[]): { url: string; codes: string[] }[] {
  const byUrl = new Map<string, { codes: Set<string>; languages: Set<string> }>();
  for (const { code, url } of alternates) {
    const language = url === null || code.toLowerCase() === 'x-default' ? '' : languageMeant(code);
    if (language === '') continue;
    const key = comparableUrl(url!);
    const shared = byUrl.get(key) ?? { codes: new Set(), languages: new Set() };
    shared.codes.add(code);
    shared.languages.add(language);
    byUrl.set(key, shared);
  }
  return [...byUrl].filter(([, { languages }]) => languages.size > 1).map(([url, { codes }]) => ({ url, codes: [...codes] }));
}

/**
 * Languages with entries for two or more regions but none for all other speakers: no entry without region, and no x-default.
 * Chinese is excluded, because its regions mean scripts.
 */
export function findUncoveredLanguages(alternates: readonly Alternate[]): string[] {
  const parsed = alternates.map(({ code }) => parseLanguageTag(code));
  if (alternates.some(({ code, url }) => code.toLowerCase() === 'x-default' && url !== null)) return [];
  const languages = [...new Set(parsed.filter(({ valid, language }) => valid && language !== 'x').map(({ language }) => language))];
  return languages.filter((language) => {
    const ofLanguage = parsed.filter((entry) => entry.language === language);
    if (language === 'zh' || ofLanguage.some(({ region }) => region === '')) return false;
    return new Set(ofLanguage.map(({ region }) => region)).size > 1;
  });
}

/** True if the entries that search engines read are a complete set: at least two, valid, fully qualified, including this page, one URL per code. */
export function areAlternatesSound(alternates: readonly Alternate[], self: string): boolean {
  return (
    alternates.length > 1 &&
    alternates.every(({ code, href, url }) => hreflangCodeFault(code) === null && url !== null && isAbsoluteHreflangUrl(href)) &&
    alternates.some(({ url }) => isSameHreflangUrl(url!, self)) &&
    findHreflangConflicts(alternates).length === 0
  );
}

/** One line of the cluster matrix. */
export interface HreflangRow extends Alternate {
  /** The error of the code or the URL; null if there is none. */
  fault: CodeFault | { kind: 'unparsable' | 'relative' } | null;
  /** This page. */
  self: boolean;
  /** Response of the alternate; null if it was not probed. */
  probe: Probe | null;
  /** Whether it lists this page among its own alternates; null if not known. */
  returns: boolean | null;
  noindex: boolean | null;
  /** robots.txt disallows it for Googlebot, which then cannot see its return link. */
  blocked: boolean;
}

/**
 * The cluster as rows, in page order.
 * @param pageUrl the URL that the entries use for this page
 */
export function hreflangRows(alternates: readonly Alternate[], pageUrl: string, probed: AlternatesFact | null): HreflangRow[] {
  const byUrl = new Map((probed?.items ?? []).map((item) => [comparableUrl(item.url), item]));
  return alternates.map((alternate) => {
    const { code, href, url } = alternate;
    const self = url !== null && isSameHreflangUrl(url, pageUrl);
    const item = url === null ? undefined : byUrl.get(comparableUrl(url));
    const read = item && (item.probe.class === 'ok' || item.probe.class === 'redirected');
    return {
      ...alternate,
      self,
      fault: hreflangCodeFault(code) ?? (url === null ? { kind: 'unparsable' } : isAbsoluteHreflangUrl(href) ? null : { kind: 'relative' }),
      probe: item?.probe ?? null,
      returns: read ? item.hreflang.some((entry) => isSameHreflangUrl(entry.url, pageUrl)) : null,
      noindex: read ? item.robots.some((directive) => /^(?:noindex|none)$/i.test(directive.trim())) : null,
      blocked: item?.robotsTxtAllowed === false,
    };
  });
}
