/** Names, URLs and images of a page, from which fixes are made. */
import type { ImageFact } from '../core/facts.ts';
import { isVectorImage } from '../derive/head/share-tags.ts';
import { deriveAgreedCanonical, deriveCanonicalElsewhere, deriveCanonicals } from '../derive/head/canonicals.ts';
import { isImageLoaded } from '../derive/images.ts';
import { derivePageHeaders } from '../derive/head/page-response.ts';
import { deriveLeftoverInText, derivePlaceholderContext } from '../derive/text/placeholders.ts';
import { titleWithoutSiteName } from '../derive/provenance/site-name.ts';
import { titlePartsBetweenMarks } from '../language/marks.ts';
import { misreadText } from '../language/misread-text.ts';
import { textWidth } from '../language/text-width.ts';
import { isAccountName, isRoleName, namesAgree } from '../language/names.ts';
import { parseUrl, isSamePageUrl, urlVariance, urlWithoutParameters } from '../parse/urls.ts';
import { urlToPaste, plainLineToPaste } from './escape.ts';
import type { FixFacts } from './fix.ts';
import { deriveMainHeadings } from '../derive/text/outline.ts';

/** Nothing declares the encoding of the page, and it was not read as UTF-8: its non-ASCII letters may be wrong. */
const isGuessed = ({ page, response }: FixFacts, words: string): boolean =>
  response?.charsetEarly === 'none' && page !== undefined && !/^utf-?8$/i.test(page.charset) && !/^[\0-\x7f]*$/.test(words);

/** Characters that were misread, or bytes that are not text. */
export const isTooGarbledToPaste = (words: string): boolean => /[\x80-\x9f]/.test(words) || misreadText(words) !== null;

/** Whether a text is the page's own, not left by a template, and was certainly decoded correctly. */
export const isPastableText = (fixFacts: FixFacts, words: string): boolean =>
  words !== '' &&
  !isTooGarbledToPaste(words) &&
  !isGuessed(fixFacts, words) &&
  !deriveLeftoverInText(words, fixFacts.page ? derivePlaceholderContext(fixFacts.page.url, fixFacts.headings, fixFacts.text) : undefined);

/** The page's URL without parts that only a visit adds (tracking, session, fragment); null if it is not on the public web. */
export const pageUrlToPaste = ({ page }: FixFacts): string | null => (page ? urlToPaste(urlWithoutParameters(page.url)) : null);

/** The canonical if it points to another page, otherwise null. */
export function canonicalElsewhereToPaste({ page, head, response }: FixFacts): string | null {
  if (!page || !head) return null;
  const other = deriveCanonicalElsewhere(deriveCanonicals(head, derivePageHeaders(response), page.url), page.url);
  // A variant of this URL is not another page.
  return other === null || isVariant(other, page.url) ? null : other;
}
const isVariant = (url: string, pageUrl: string): boolean => isSamePageUrl(url, pageUrl) || urlVariance(pageUrl, url) !== null;

/** Whether a URL in the page's markup is this page's or a variant of it. */
export const isPageUrlToPaste = ({ page }: FixFacts, url: string): boolean =>
  page !== undefined && isVariant(parseUrl(url, page.baseUrl)?.href ?? '', page.url);

/** The URL to use for the page: its canonical if that is a variant of this URL, otherwise its own. Never another page's. */
export function preferredUrlToPaste(fixFacts: FixFacts): string | null {
  const { page, head, response } = fixFacts;
  if (!page || !head) return pageUrlToPaste(fixFacts);
  const agreed = deriveAgreedCanonical(deriveCanonicals(head, derivePageHeaders(response), page.url));
  return (agreed !== null && isVariant(agreed, page.url) && urlToPaste(agreed)) || pageUrlToPaste(fixFacts);
}

/** URL of the site's front page. */
export const frontUrlToPaste = ({ page }: FixFacts): string | null => urlToPaste(parseUrl('/', page?.url)?.href ?? '');

/** The headline as readers see it; '' if it is uncertain. */
export function headlineToPaste(fixFacts: FixFacts): string {
  const { about, headings, page } = fixFacts;
  const first = deriveMainHeadings(headings?.items ?? [])[0]?.text ?? '';
  const found = [about?.headline ?? '', first].map((text) => plainLineToPaste(text)).find((text) => isPastableText(fixFacts, text)) ?? '';
  return found === '' || !page
    ? found
    : plainLineToPaste(titleWithoutSiteName(found, siteNameToPaste(fixFacts) ? [siteNameToPaste(fixFacts)] : [], page.url));
}

/** The name that the page gives its site; '' if it can only be guessed. */
export function siteNameToPaste(fixFacts: FixFacts): string {
  const publisher = fixFacts.about?.publisher;
  if (!publisher || publisher.from === 'host' || (publisher.from === 'title-suffix' && !publisher.visible)) return '';
  const name = plainLineToPaste(publisher.name);
  return isPastableText(fixFacts, name) ? name : '';
}

/** The title without the name of the site. */
export function titleToPaste(fixFacts: FixFacts): string {
  const title = plainLineToPaste(fixFacts.head?.titles.find(({ text, inHead }) => inHead && text.trim() !== '')?.text ?? '');
  if (!isPastableText(fixFacts, title) || !fixFacts.page) return '';
  return titleWithoutSiteName(title, siteNameToPaste(fixFacts) ? [siteNameToPaste(fixFacts)] : [], fixFacts.page.url);
}

/** As much of a title as fits: all of it, or its first part if that has most of it. */
export function fittingTitleToPaste(title: string, fontSize: number, pixels: number): string {
  if (textWidth(title, fontSize) <= pixels) return title;
  const [first = ''] = titlePartsBetweenMarks(title.replace(/[:：]\s+/gu, ' – '));
  return first !== '' && textWidth(first, fontSize) <= pixels && textWidth(first, fontSize) > pixels / 2 ? first : title;
}

/** Minimum of the shorter side, in CSS pixels, for an image that can represent its page. */
const pictureSide = 200;
/** The largest image of the main content; null if none is large enough. */
export function pictureToPaste({ images }: FixFacts): (ImageFact & { url: string }) | null {
  const fit = (images?.items ?? []).filter(
    (image): image is ImageFact & { url: string } =>
      image.kind === 'img' &&
      image.main &&
      image.visible &&
      !image.decorative &&
      image.url !== null &&
      urlToPaste(image.url) !== null &&
      !isVectorImage(image.url) &&
      Math.min(image.naturalWidth || image.width, image.naturalHeight || image.height) >= pictureSide &&
      (isImageLoaded(image) || !image.complete),
  );
  return fit.reduce<(ImageFact & { url: string }) | null>(
    (best, image) => (best && best.width * best.height >= image.width * image.height ? best : image),
    null,
  );
}

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
      ((link !== undefined && front.has(link)) || [...front].some((one) => selector.startsWith(`${one} `))),
  );
  return logo?.url ? urlToPaste(logo.url) : null;
}

/** Visible authors near the headline, as names of people: no accounts, no job titles. */
export function authorsToPaste(fixFacts: FixFacts): { name: string; url: string | null }[] {
  const found: { name: string; url: string | null }[] = [];
  for (const { role, from, name, url, visible } of fixFacts.provenance?.names ?? []) {
    const plain = plainLineToPaste(name);
    if (
      role !== 'author' ||
      !visible ||
      (from !== 'byline' && from !== 'rel-author') ||
      // Names that can be authors of this page type: the account of a post is not the author of an article.
      (fixFacts.about && !fixFacts.about.authors.some((author) => namesAgree(author.name, name))) ||
      isAccountName(plain) ||
      isRoleName(plain) ||
      !isPastableText(fixFacts, plain) ||
      found.some((one) => one.name === plain)
    )
      continue;
    found.push({ name: plain, url: url === null ? null : urlToPaste(url) });
  }
  return found.filter((one) => !found.some((other) => other !== one && other.name.includes(one.name))).slice(0, 10);
}
