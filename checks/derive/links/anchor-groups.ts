/** Link texts in two groupings: by target with their texts, and by text with their targets. */
import type { LinkFact } from '../../core/facts/links-and-images.ts';
import { memoizeByIdentity } from '../../core/helpers/memoize-by-identity.ts';
import { genericAnchorPhrases } from '../../language/language-words.ts';
import { isHttpUrl, areSamePage, parsedUrlParts, percentDecode, withoutFragment } from '../../parse/urls.ts';
import { foldText, isPhrase } from '../../language/phrases.ts';
import { isFollowed } from './kinds.ts';
import { findPaginationLinks } from './pagination.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { groupBy } from '../../core/helpers/group-by.ts';
import { withoutAccents, hasLetter } from '../../language/letters.ts';

/** `empty`: no name at all; `generic`: a phrase that says nothing about the target, in the language of the link or of the page. */
export type AnchorQuality = 'empty' | 'generic' | 'fine';

/** Removes accents, and replaces Persian letters that Arabic keyboards write: people type such short texts carelessly (click aqui). */
const foldAccents = (text: string): string => withoutAccents(text).normalize('NFC').replace(/[يى]/g, 'ی').replaceAll('ك', 'ک');
const folded = memoizeByIdentity(
  (phrases: readonly string[]) => [phrases],
  (phrases): readonly string[] => phrases.map(foldAccents),
);
const isGeneric = (name: string, phrases: readonly string[]): boolean =>
  isPhrase(foldAccents(name.slice(0, longestPhrase)), folded(phrases));
/** Maximum characters of a name that can be a generic phrase. */
const longestPhrase = 201;

/** Generic phrases in the language of the link's `lang`, otherwise of the page; null if there is no list. */
export const genericAnchorTexts = ({ lang }: Pick<LinkFact, 'lang'>, pageLanguage: string): readonly string[] | null =>
  genericAnchorPhrases(lang ?? pageLanguage);

/** Quality of a link's name. Without phrases, only empty names are detected. @param customTexts phrases from the user's settings, for links in any language */
export function anchorQuality(
  link: Pick<LinkFact, 'name' | 'lang'>,
  pageLanguage: string,
  customTexts: readonly string[] = [],
): AnchorQuality {
  if (foldText(link.name) === '') return 'empty';
  return isGeneric(link.name, genericAnchorTexts(link, pageLanguage) ?? []) || isGeneric(link.name, customTexts) ? 'generic' : 'fine';
}

const twoDigits = unicodePattern(String.raw`\p{N}.*\p{N}`, 's');
/** Whether a name is only an arrow, another symbol, or a single digit. */
export const hasNoLetters = (name: string): boolean =>
  name.length <= 20 && foldText(name) !== '' && !hasLetter(name) && !twoDigits(name).test(name);

/**
 * Whether the text of a link is judged: http(s), to another page, followed by search engines. Links without a name that are hidden from
 * assistive technology do not count: they make an image or card clickable, next to a link with text.
 */
export const isJudgedAnchor = (link: LinkFact, pageUrl: string): boolean =>
  link.url !== null &&
  isHttpUrl(link.url) &&
  isFollowed(link.rel) &&
  !areSamePage(link.url, pageUrl) &&
  !(link.ariaHidden === true && foldText(link.name) === '');

/** An icon for calling or writing to someone, without a name. */
const isSilentContact = ({ url, name, ariaHidden }: LinkFact): boolean =>
  url !== null && /^(?:tel|mailto):/i.test(url) && ariaHidden !== true && foldText(name) === '';

/** Maximum path segments of a link that are compared with its name. */
const mostSegments = 8;
/** What is before the segment of a link's path that is its name: https://go.dev/docs for Go at /docs/go/start. Null if there is none. */
function pathBeforeName({ url, name }: LinkFact): string | null {
  const target = name.length <= longestPhrase ? parsedUrlParts(url ?? '') : null;
  const key = foldText(name).replace(/\s+/g, '-');
  if (!target || key === '') return null;
  const segments = target.pathname.split('/').slice(1, mostSegments + 1);
  const at = segments.findIndex((segment) => foldText(percentDecode(segment).replace(/\.\w+$/, '')).replace(/\s+/g, '-') === key);
  return at < 0 ? null : `${target.host}/${segments.slice(0, at).join('/')}`;
}
/** Links with names of their own in a row of pages that are named so in the URL, as Go is among Java (/docs/java) and Rust (/docs/rust). */
function namedInRow(links: readonly LinkFact[]): (link: LinkFact) => boolean {
  const names = new Map<string, Set<string>>();
  for (const link of links) {
    const before = pathBeforeName(link);
    if (before !== null) names.set(before, (names.get(before) ?? new Set()).add(foldText(link.name)));
  }
  return (link) => (names.get(pathBeforeName(link) ?? '')?.size ?? 0) > 1;
}

export type AnchorQualities = ReadonlyMap<LinkFact, AnchorQuality>;
/**
 * The links whose text is judged, in document order, with their quality: {@link isJudgedAnchor}, and icons without a name for calling or
 * writing to someone. Numbers and steps of a series of pages are never generic, nor are names in a row such as Java, Go and Rust.
 */
export function anchorQualities(
  links: readonly LinkFact[],
  pageUrl: string,
  pageLanguage: string,
  customTexts: readonly string[] = [],
): AnchorQualities {
  const series = findPaginationLinks(links, pageUrl);
  const judged = links.filter((link) => isJudgedAnchor(link, pageUrl) || isSilentContact(link));
  let isNamed: ReturnType<typeof namedInRow> | undefined;
  return new Map(
    judged.map((link) => {
      const quality = anchorQuality(link, pageLanguage, customTexts);
      return [link, quality === 'generic' && (series.has(link) || (isNamed ??= namedInRow(judged))(link)) ? 'fine' : quality];
    }),
  );
}

export interface AnchorsOfTarget {
  url: string;
  /** Distinct names as they are written first, with the number of links. */
  names: { name: string; count: number; quality: AnchorQuality }[];
  links: LinkFact[];
}
export interface TargetsOfAnchor {
  /** As it is written first; '' for links without a name. */
  name: string;
  quality: AnchorQuality;
  targets: { url: string; count: number }[];
  links: LinkFact[];
}

/** Links grouped by target (ignoring fragments), most links first; names within a target, most frequent first. */
export function anchorsByTarget(qualities: AnchorQualities): AnchorsOfTarget[] {
  return grouped([...qualities.keys()], ({ url }) => withoutFragment(url!)).map(([url, group]) => ({
    url,
    names: grouped(group, ({ name }) => foldText(name)).map(([, same]) => {
      return { name: same[0]!.name, count: same.length, quality: worstOf(same, qualities) };
    }),
    links: group,
  }));
}

const rank: Record<AnchorQuality, number> = { empty: 0, generic: 1, fine: 2 };
const worstOf = (links: readonly LinkFact[], qualities: AnchorQualities): AnchorQuality =>
  links.map((link) => qualities.get(link)!).reduce((worst, one) => (rank[one] < rank[worst] ? one : worst));

/** Links grouped by name (ignoring case and punctuation): empty names first, then generic ones, then those with most links. */
export function targetsByAnchor(qualities: AnchorQualities): TargetsOfAnchor[] {
  return grouped([...qualities.keys()], ({ name }) => foldText(name))
    .map(([, group]) => ({
      name: group[0]!.name,
      quality: worstOf(group, qualities),
      targets: grouped(group, ({ url }) => withoutFragment(url!)).map(([url, same]) => ({ url, count: same.length })),
      links: group,
    }))
    .sort((a, b) => rank[a.quality] - rank[b.quality] || b.links.length - a.links.length);
}

/** Groups by key, largest first, equally large ones in document order. */
function grouped(links: readonly LinkFact[], key: (link: LinkFact) => string): [string, LinkFact[]][] {
  return [...groupBy(links, key)].sort(([, a], [, b]) => b.length - a.length);
}
