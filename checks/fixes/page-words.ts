/** What a page calls itself, where it stands, and what it shows: the words and URLs that fixes are made of. */
import type { ImageFact } from '../core/facts.ts';
import { agreedCanonical, canonicalElsewhere, canonicalsOf, namesHome } from '../derive/canonicals.ts';
import { isLoaded } from '../derive/images.ts';
import { pageHeaders } from '../derive/page-response.ts';
import { leftoverIn, subjectOf } from '../derive/placeholders.ts';
import { titleParts, withoutSiteName } from '../derive/site-name.ts';
import { cutToWidth, textWidth } from '../language/text-width.ts';
import { isAccountName } from '../language/names.ts';
import { sentences } from '../language/sentences.ts';
import { classifyParameters, parseUrl, urlVariance, withoutParameters } from '../parse/urls.ts';
import { urlToPaste, plainLine } from './escape.ts';
import type { Seen } from './fix.ts';
import { visibleMainHeadings } from '../derive/outline.ts';
import { shownDescription } from '../derive/head-texts.ts';

/** True where a text is the page's own, not what a template left in it. */
const isReal = ({ page, headings, text }: Seen, words: string): boolean => words !== '' && !leftoverIn(words, page ? subjectOf(page.url, headings, text) : undefined);

/** The page's own URL, without what only a visit adds (tracking, session, fragment); null where it is none of the web. */
export const ownUrl = ({ page }: Seen): string | null => (page ? urlToPaste(withoutParameters(page.url)) : null);

/** The URL by which the page wants to be known: its canonical where it names one that can be meant, else its own. */
export function preferredUrl(seen: Seen): string | null {
  const { page, head, response } = seen;
  if (!page || !head) return ownUrl(seen);
  const named = canonicalsOf(head, pageHeaders(response), page.url);
  const agreed = agreedCanonical(named);
  return (agreed !== null && !namesHome(agreed, page.url) && urlToPaste(agreed)) || ownUrl(seen);
}

/** The canonical that names another page, else null. */
export function canonicalElsewhereToPaste({ page, head, response }: Seen): string | null {
  if (!page || !head) return null;
  const other = canonicalElsewhere(canonicalsOf(head, pageHeaders(response), page.url), page.url);
  if (other === null) return null;
  const variance = urlVariance(page.url, other);
  // A spelling of this page is no other page.
  return variance !== null && !classifyParameters(other).some(({ kind }) => kind === 'other') ? null : other;
}

/** The front page of the site. */
export const frontUrl = ({ page }: Seen): string | null => urlToPaste(parseUrl('/', page?.url)?.href ?? '');

/** The headline as readers see it, '' where there is none to be sure of. */
export function headlineToPaste(seen: Seen): string {
  const { about, headings, page } = seen;
  const first = visibleMainHeadings(headings?.items ?? [])[0]?.text ?? '';
  const found = [about?.headline ?? '', first].map((text) => plainLine(text)).find((text) => isReal(seen, text)) ?? '';
  return found === '' || !page ? found : plainLine(withoutSiteName(found, siteNameOf(seen) ? [siteNameOf(seen)] : [], page.url));
}

/** What the site is called, by the page's own word; '' where only a guess is left. */
export function siteNameOf(seen: Seen): string {
  const publisher = seen.about?.publisher;
  if (!publisher || publisher.from === 'host' || (publisher.from === 'title-suffix' && !publisher.visible)) return '';
  const name = plainLine(publisher.name);
  return isReal(seen, name) ? name : '';
}

/** The title without the name of the site. */
export function titleToPaste(seen: Seen): string {
  const title = plainLine(seen.head?.titles.find(({ text, inHead }) => inHead && text.trim() !== '')?.text ?? '');
  if (!isReal(seen, title) || !seen.page) return '';
  return withoutSiteName(title, siteNameOf(seen) ? [siteNameOf(seen)] : [], seen.page.url);
}

/** As much of a title as fits: whole, or its first part where that says most of it. */
export function fittingTitle(title: string, fontSize: number, pixels: number): string {
  if (textWidth(title, fontSize) <= pixels) return title;
  const [first = ''] = titleParts(title.replace(/[:：]\s+/gu, ' – '));
  return first !== '' && textWidth(first, fontSize) <= pixels && textWidth(first, fontSize) > pixels / 2 ? first : title;
}

/** Whole sentences of a text, as many as fit; where the first does not fit, as much of it as does, with an ellipsis. */
export function sentencesToPaste(text: string, fontSize: number, pixels: number): string {
  let kept = '';
  for (const sentence of sentences(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (textWidth(longer, fontSize) > pixels) break;
    kept = longer;
  }
  return kept || cutToWidth(text, fontSize, pixels);
}

/** The first paragraph that speaks for the page, whole; '' without one. */
export function pasteLead(seen: Seen): string {
  const start = seen.about?.lead.replace(/…$/, '') ?? '';
  if (start === '') return '';
  const block = seen.text?.blocks.find(({ text }) => text.startsWith(start.slice(0, 120)));
  const lead = plainLine(block?.text ?? seen.about!.lead);
  return isReal(seen, lead) ? lead : '';
}

/** The description that the page gives, or its lead, in so many characters at most. */
export function pasteDescription(seen: Seen, characters: number): string {
  const given = plainLine(seen.head ? shownDescription(seen.head) : '');
  const text = isReal(seen, given) ? given : pasteLead(seen);
  if ([...text].length <= characters) return text;
  let kept = '';
  for (const sentence of sentences(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if ([...longer].length > characters) break;
    kept = longer;
  }
  return kept;
}

/** CSS pixels of the shorter side from which on a picture can stand for its page. */
const pictureSide = 200;
/** The largest picture of the main content; null where none is large enough. */
export function pictureToPaste({ images }: Seen): (ImageFact & { url: string }) | null {
  const fit = (images?.items ?? []).filter((image): image is ImageFact & { url: string } =>
    image.kind === 'img' && image.main && image.visible && !image.decorative && image.url !== null && urlToPaste(image.url) !== null
    && Math.min(image.naturalWidth || image.width, image.naturalHeight || image.height) >= pictureSide && (isLoaded(image) || !image.complete));
  return fit.reduce<(ImageFact & { url: string }) | null>((best, image) => (best && best.width * best.height >= image.width * image.height ? best : image), null);
}

/** The picture in the link to the front page that stands above the content. */
export function logoPicture({ images, links, page }: Seen): string | null {
  const front = new Set((links?.items ?? []).filter(({ url, region }) => url !== null && region !== 'main' && region !== 'footer' && parseUrl(url)?.pathname === '/' && parseUrl(url)?.search === ''
    && parseUrl(url)?.host === parseUrl(page?.url ?? '')?.host).map(({ selector }) => selector));
  const logo = images?.items.find(({ kind, url, selector, link }) => kind === 'img' && url !== null && ((link !== undefined && front.has(link)) || [...front].some((one) => selector.startsWith(`${one} `))));
  return logo?.url ? urlToPaste(logo.url) : null;
}

/** Authors whom readers see beside the headline, each with a name of their own. */
export function authorsToPaste({ provenance }: Seen): { name: string; url: string | null }[] {
  const found: { name: string; url: string | null }[] = [];
  for (const { role, from, name, url, visible } of provenance?.names ?? []) {
    const plain = plainLine(name);
    if (role !== 'author' || !visible || (from !== 'byline' && from !== 'rel-author') || isAccountName(plain) || found.some((one) => one.name === plain)) continue;
    found.push({ name: plain, url: url === null ? null : urlToPaste(url) });
  }
  return found.filter((one) => !found.some((other) => other !== one && other.name.includes(one.name))).slice(0, 10);
}
