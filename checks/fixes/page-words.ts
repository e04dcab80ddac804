/** Names, URLs and images of a page, from which fixes are made. */
import type { ImageFact } from '../core/facts/links-and-images.ts';
import { isVectorImage } from '../derive/head/share-tags.ts';
import { isNamedLogo } from '../derive/head/share-picture.ts';
import { singleCanonical, canonicalElsewhere, findCanonicals, canonicalVariance, pointsToHomePage } from '../derive/head/canonicals.ts';
import { findAlternates } from '../derive/head/hreflang.ts';
import { isLoaded, largestImage } from '../derive/images.ts';
import { headersOfPage } from '../derive/head/page-response.ts';
import { findLeftoverInText, placeholderSubject } from '../derive/text/placeholders.ts';
import {
  isAbbreviatedInDomain,
  isHostName,
  nameInDomain,
  resemblesDomain,
  siteNameMatcher,
} from '../derive/provenance/publisher/site-name.ts';
import { splitAtTitleMarks, titleBetweenParts } from '../language/marks.ts';
import { findMisreading } from '../parse/misread-text.ts';
import { foldText } from '../language/phrases.ts';
import {
  isAccountName,
  isFullName,
  isOfficeName,
  isRoleName,
  areSameName,
  comparableName,
  looksLikePerson,
  withoutLegalForm,
} from '../language/names.ts';
import { isOrganizationType } from '../derive/provenance/agents.ts';
import { wordRuns } from '../language/letters.ts';
import { areSamePage, parseUrl, withoutParameters } from '../parse/urls.ts';
import { urlToPaste, plainLineToPaste } from './escape.ts';
import type { FixFacts } from './fix.ts';
import { mainHeadings } from '../derive/text/outline.ts';

/** Nothing declares the encoding of the page, and it was not read as UTF-8: its non-ASCII letters may be wrong. */
const isGuessed = ({ page, response }: FixFacts, words: string): boolean =>
  response?.charsetEarly === 'none' && page !== undefined && !/^utf-?8$/i.test(page.charset) && !/^[\0-\x7f]*$/.test(words);

/** Characters that were misread, or bytes that are not text. */
export const isGarbled = (words: string): boolean => /[\x80-\x9f]/.test(words) || findMisreading(words) !== null;

/** Whether a text is a value of the head that a quotation mark inside it has cut. */
const isCutAtQuote = ({ head }: FixFacts, words: string): boolean =>
  head?.metas.some(({ cutAtQuote, content }) => cutAtQuote && foldText(content) === foldText(words)) ?? false;

/** Whether a text is the page's own, whole, not left by a template, and was certainly decoded correctly. */
export const isPastable = (fixFacts: FixFacts, words: string): boolean =>
  words !== '' &&
  !isGarbled(words) &&
  !isGuessed(fixFacts, words) &&
  !isCutAtQuote(fixFacts, words) &&
  !findLeftoverInText(words, fixFacts.page ? placeholderSubject(fixFacts.page.url, fixFacts.headings, fixFacts.text) : undefined);

/** The page's own URL, not its canonical, without parts that only a visit adds (tracking, session, fragment); null if it is not of the web, or too long. */
export const pageUrlToPaste = ({ page }: FixFacts): string | null => (page ? urlToPaste(withoutParameters(page.url)) : null);

/** The canonical if it points to another page, otherwise null. */
export function canonicalElsewhereToPaste({ page, head, response }: FixFacts): string | null {
  if (!page || !head) return null;
  const other = canonicalElsewhere(findCanonicals(head, headersOfPage(response), page.url), page.url);
  // A variant of this URL is not another page.
  return other === null || isVariant(other, page.url) ? null : other;
}
const isVariant = (url: string, pageUrl: string): boolean => canonicalVariance(url, pageUrl) !== null;

/** Whether a URL in the page's markup is this page's or a variant of it. */
export const isPageUrlToPaste = ({ page }: FixFacts, url: string): boolean =>
  page !== undefined && isVariant(parseUrl(url, page.baseUrl)?.href ?? '', page.url);

const agreedCanonical = ({ page, head, response }: FixFacts): string | null =>
  page && head ? singleCanonical(findCanonicals(head, headersOfPage(response), page.url)) : null;

/** The URL to use for the page: its canonical if that is a variant of this URL, otherwise its own. Never another page's. */
export function preferredUrlToPaste(fixFacts: FixFacts): string | null {
  const { page } = fixFacts;
  const agreed = agreedCanonical(fixFacts);
  if (agreed === null || !page) return pageUrlToPaste(fixFacts);
  const secure = asSecureAs(page.url, agreed);
  return (isVariant(secure, page.url) && urlToPaste(secure)) || pageUrlToPaste(fixFacts);
}

/** A URL of the site with https if the page is served over it: it is not pasted as http, whatever the page declares. */
export const asSecureAs = (pageUrl: string, url: string): string => (pageUrl.startsWith('https:') ? url.replace(/^http:/, 'https:') : url);

/** Whether the page is in its own set of translations: a canonical to another page is then a mistake. */
export const isTranslationOfItself = ({ page, head, response }: FixFacts): boolean =>
  page !== undefined &&
  head !== undefined &&
  findAlternates(head, headersOfPage(response), page.url).some(({ url }) => url !== null && areSamePage(url, page.url));

/** The URL that shares count for: the canonical, also that of another page, unless that is a template's home page or a mistake. */
export function sharedUrlToPaste(fixFacts: FixFacts): string | null {
  const other = canonicalElsewhereToPaste(fixFacts);
  return other !== null && !pointsToHomePage(other, fixFacts.page!.url) && !isTranslationOfItself(fixFacts)
    ? urlToPaste(other)
    : preferredUrlToPaste(fixFacts);
}

/** URL of the site's front page. */
export const homeUrlToPaste = ({ page }: FixFacts): string | null => urlToPaste(parseUrl('/', page?.url)?.href ?? '');

/** The colon of a heading that introduces its text. */
const colonBehind = /\s*[:：]+$/u;
/** Marks that a design puts before a heading. */
const marksBefore = /^(?:[■□●○◆◇▼▽▲△★☆◎※►▶•▪]+\s*|[/|»›>]+\s+)/u;
/** The headline as readers see it, without the name of the site and marks before it; '' if it is uncertain. */
export function headlineToPaste(fixFacts: FixFacts): string {
  const { about, headings } = fixFacts;
  const first = mainHeadings(headings?.items ?? [])[0]?.text ?? '';
  const found =
    [about?.headline ?? '', first]
      .map((text) => plainLineToPaste(text).replace(marksBefore, '').replace(colonBehind, ''))
      .find((text) => isPastable(fixFacts, text)) ?? '';
  return textWithoutSiteName(fixFacts, found);
}

/** A title without the parts at its ends that only name the site, and what follows the name; marks between the other parts stay. */
function textWithoutSiteName(fixFacts: FixFacts, whole: string): string {
  if (whole === '' || !fixFacts.page) return whole;
  const site = siteNameToPaste(fixFacts);
  // “Chess sets - Example Shop - Boards and pieces since 1990”: a slogan of the site is behind its name.
  const all = splitAtTitleMarks(whole);
  const named = all.findIndex((part, index) => index > 0 && site !== '' && comparableName(part) === comparableName(site));
  const title = named < 0 ? whole : titleBetweenParts(whole, (_, index) => index < named);
  const isName = siteNameMatcher(site === '' ? [] : [site], fixFacts.page.url);
  return titleBetweenParts(title, (part) => !isName(part, true)) || title;
}

/** The name of the page's publisher, a person, a company or the site; '' if it can only be guessed. */
export function publisherToPaste(fixFacts: FixFacts): string {
  const publisher = fixFacts.about?.publisher;
  const isGuess =
    !publisher ||
    publisher.from === 'host' ||
    (publisher.from === 'title-suffix' && !resemblesDomain(publisher.name, fixFacts.page?.url ?? ''));
  const name = isGuess ? '' : plainLineToPaste(publisher.name);
  return isPastable(fixFacts, name) ? name : '';
}

/**
 * The name of the site: as the page declares it, otherwise as readers see it in logo, title or copyright line. A company is no site name.
 * '' if there is none, or the page declares two and nothing that readers see confirms one.
 */
export function siteNameToPaste(fixFacts: FixFacts): string {
  const url = fixFacts.page?.url ?? '';
  const names = (fixFacts.provenance?.names ?? [])
    .filter(({ role }) => role === 'publisher')
    .map((one) => ({ ...one, name: plainLineToPaste(one.name) }))
    .filter(({ name }) => isPastable(fixFacts, name));
  const titled = foldText((fixFacts.head?.titles ?? []).map(({ text }) => text).join(' '));
  const isSeen = ({ name, visible }: (typeof names)[number]) => visible || titled.includes(foldText(name));
  const declared = names.filter(({ from }) => from === 'site-name');
  if (declared.length > 0) {
    const agree = declared.every(({ name }) => areSameName(name, declared[0]!.name));
    return (
      (declared.find(({ name }) => titled.includes(foldText(name))) ?? declared.find(isSeen) ?? (agree ? declared[0] : undefined))?.name ??
      ''
    );
  }
  const isOfSite = (one: (typeof names)[number]) => {
    // The title of a manual, “Tidegate 2.33 documentation”, is not the name of its site, and an alt text that repeats itself describes the file.
    if (withoutLegalForm(one.name) !== one.name || /\d\.\d/.test(one.name) || repeatsWord(one.name)) return false;
    const resembles = resemblesDomain(one.name, url);
    if (one.from === 'title-suffix') return resembles && (one.visible || startsInDomain(one.name, url));
    // A university or a foundation may hold the rights to all sites of its departments.
    if (one.from === 'copyright') return resembles || isAbbreviatedInDomain(one.name, url) || titled.includes(foldText(one.name));
    return resembles || isSeen(one);
  };
  return names.find(isOfSite)?.name ?? '';
}

/**
 * Whether a name of the site may be that of the person whose site it is: the markup says so, or the page is by somebody of that name. A
 * company may sign its pages too, so it is not certainly a person.
 */
export function maybePersonToPaste({ provenance }: FixFacts, name: string): 'yes' | 'maybe' | 'no' {
  if (!isFullName(name) || isOfficeName(name) || withoutLegalForm(name) !== name) return 'no';
  const same = (provenance?.names ?? []).filter((one) => comparableName(one.name) === comparableName(name));
  if (same.some(({ type }) => type === 'Person')) return same.some(({ type }) => isOrganizationType(type)) ? 'maybe' : 'yes';
  return same.some(({ role }) => role === 'author') ? 'maybe' : 'no';
}

/**
 * The name of the site as an organization is called: without the slogan after it (“Example - The Best Webcam” on example.com), and not the
 * domain (“Example.com”) if the page calls it Example too.
 */
export function brandToPaste({ page, provenance }: FixFacts, name: string): string {
  const url = page?.url ?? '';
  const called = (provenance?.names ?? []).find(
    (one) => one.role === 'publisher' && one.visible && comparableName(one.name) === nameInDomain(url),
  );
  if (called && isHostName(name, url)) return plainLineToPaste(called.name);
  const parts = splitAtTitleMarks(name.replace(/(?<=\p{L}):\s/u, ' : '));
  const named = parts.filter((part) => resemblesDomain(part, page?.url ?? ''));
  return parts.length > 1 && named.length === 1 ? named[0]! : name;
}

const repeatsWord = (name: string): boolean => {
  const words = wordRuns(name.toLowerCase()).filter((word) => word.length > 3);
  return new Set(words).size < words.length;
};
/** The end of a title that only the title has may begin with words of the page: “for sale from Example Shop” on example.com. */
const startsInDomain = (name: string, url: string): boolean =>
  wordRuns(name)
    .slice(0, 2)
    .some((word) => word.length > 2 && nameInDomain(url).includes(comparableName(word)));

/** The title as it is; '' if it can't be pasted. */
export function wholeTitleToPaste(fixFacts: FixFacts): string {
  const title = plainLineToPaste(fixFacts.head?.titles.find(({ text, inHead }) => inHead && text.trim() !== '')?.text ?? '');
  return isPastable(fixFacts, title) ? title : '';
}
/** The title without the name of the site. */
export const titleToPaste = (fixFacts: FixFacts): string => textWithoutSiteName(fixFacts, wholeTitleToPaste(fixFacts));

/** Minimum width and shorter side, in pixels of the file or, if it is not loaded, of the page, for an image that can represent its page. */
const leastPicture = { width: 600, side: 200 };
/** A width that the URL asks for: ?width=200, &w=64, /w_200/, _200x200. */
const askedWidth = /(?:[?&,/_-]w(?:idth|id)?[=_-]|[_/-](?=\d{2,4}x\d{2,4}\b))(\d{1,4})(?!\d)/i;
/** The largest image of the main content that leads to no other page; null if none is large enough. */
export function pictureToPaste({ images, links, page }: FixFacts): (ImageFact & { url: string }) | null {
  const targets = new Map((links?.items ?? []).map(({ selector, url }) => [selector, url]));
  const isTeaser = ({ link }: ImageFact) => {
    const target = link === undefined ? null : targets.get(link);
    return typeof target === 'string' && !/\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i.test(target) && !areSamePage(target, page?.url ?? '');
  };
  const fit = (images?.items ?? []).filter((image): image is ImageFact & { url: string } => {
    if (
      image.kind !== 'img' ||
      !image.main ||
      !image.visible ||
      image.decorative ||
      image.url === null ||
      urlToPaste(image.url) === null ||
      isVectorImage(image.url) ||
      isTeaser(image) ||
      isNamedLogo(image) ||
      !(isLoaded(image) || !image.complete)
    )
      return false;
    const [width, height] = image.naturalWidth > 0 ? [image.naturalWidth, image.naturalHeight] : [image.width, image.height];
    const requestedWidth = Number(askedWidth.exec(image.url)?.[1] ?? Infinity);
    return Math.min(width, requestedWidth) >= leastPicture.width && Math.min(width, height) >= leastPicture.side;
  });
  return largestImage(fit) ?? null;
}

/** A file that stands for an image until a script or a style brings it. */
const loadingImage = /(?:^|[/_.-])(?:blank|spacer|placeholder|loader|loading|transparent|pixel|1x1)\.(?:gif|png|svg|webp)$/i;
/** The image in the link to the front page above the content. */
export function logoToPaste({ images, links, page }: FixFacts): string | null {
  const front = new Set(
    (links?.items ?? [])
      .filter(
        ({ url, region }) =>
          url !== null &&
          region !== 'main' &&
          region !== 'footer' &&
          parseUrl(url)?.pathname === '/' &&
          parseUrl(url)?.search === '' &&
          parseUrl(url)?.host === parseUrl(page?.url ?? '')?.host,
      )
      .map(({ selector }) => selector),
  );
  const logo = images?.items.find(
    ({ kind, url, selector, link }) =>
      kind === 'img' &&
      url !== null &&
      !loadingImage.test(parseUrl(url)?.pathname ?? '') &&
      ((link !== undefined && front.has(link)) || [...front].some((one) => selector.startsWith(`${one} `))),
  );
  return logo?.url ? urlToPaste(logo.url) : null;
}

/** Visible authors near the headline, as names of people: no accounts, no job titles. */
export function authorsToPaste(fixFacts: FixFacts): { name: string; url: string | null }[] {
  const found: { name: string; url: string | null }[] = [];
  // A person whom only the head declares is a byline if the page links her next to the headline.
  const isOnlyDeclared = !(fixFacts.provenance?.names ?? []).some(
    ({ role, from }) => role === 'author' && (from === 'byline' || from === 'rel-author'),
  );
  for (const { role, from, name, url, visible } of fixFacts.provenance?.names ?? []) {
    const plain = plainLineToPaste(name);
    if (
      role !== 'author' ||
      !visible ||
      (from !== 'byline' && from !== 'rel-author' && !(from === 'meta' && url !== null && isOnlyDeclared && looksLikePerson(plain))) ||
      // Names that can be authors of this page type: the account of a post is not the author of an article.
      (fixFacts.about && !fixFacts.about.authors.some((author) => areSameName(author.name, name))) ||
      isAccountName(plain) ||
      isRoleName(plain) ||
      !isPastable(fixFacts, plain) ||
      found.some((one) => one.name === plain)
    )
      continue;
    found.push({ name: plain, url: url === null ? null : urlToPaste(url) });
  }
  return found.filter((one) => !found.some((other) => other !== one && other.name.includes(one.name))).slice(0, 10);
}
