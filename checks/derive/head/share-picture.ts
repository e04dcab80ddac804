/** What the URL of a share image and the images of its page say about it, before the image itself is loaded. */
import type { PageType } from '../../core/facts/about.ts';
import type { DataItem, DataValue } from '../../core/facts/structured-data.ts';
import type { FactTable, OptionalFacts } from '../../core/facts.ts';
import type { ImageFact } from '../../core/facts/links-and-images.ts';
import { wordRuns } from '../../language/letters.ts';
import { asList, isDataNode } from '../../parse/data-items.ts';
import { comparablePictureName } from '../../parse/picture-files.ts';
import { parsedUrlParts, parseUrl, percentDecode } from '../../parse/urls.ts';
import { isLogoOrAvatar } from '../images.ts';
import { isFrontPageLink } from '../provenance/publisher/site-name.ts';
import { representsPage } from '../structured-data/page-items.ts';
import { isVectorImage } from './share-tags.ts';

type Facts = { page: Pick<FactTable['page'], 'url' | 'baseUrl'> } & OptionalFacts<'images' | 'links' | 'structuredData'>;

/** Size in pixels; 0 for a side that is not known. */
export interface PictureSize {
  width: number;
  height: number;
}

const inSegment = /(?:^|[-_/])(\d{2,4})x(\d{2,4})(?=$|[/!_]|-?\.)/g;
const inTransform = /(?:^|[,/])([wh])_(\d{2,4})(?=[,/])/g;
const widthParameters = new Set(['w', 'width', 'wid', 'imwidth', 'sw']);
const heightParameters = new Set(['h', 'height', 'hei', 'sh']);
/** Types of pages that sell nothing, so that a size in the name of a file is that of the picture. */
const typesOfText: ReadonlySet<PageType> = new Set<PageType>(['article', 'forum', 'docs', 'faq']);
/**
 * The size that image services write into a URL: a step of the path (/300x300/), a transformation (w_300), parameters. A size at the
 * end of the file name can be that of a product (mattress-140x200.jpg), so it counts only on pages of text.
 */
export function pictureSizeInUrl(url: string, pageType: PageType): PictureSize | null {
  const parsed = parsedUrlParts(url);
  if (!parsed) return null;
  const path = percentDecode(parsed.pathname);
  const folders = typesOfText.has(pageType) ? path : path.slice(0, path.lastIndexOf('/') + 1);
  const size = { width: 0, height: 0 };
  for (const [, width, height] of folders.matchAll(inSegment)) Object.assign(size, { width: Number(width), height: Number(height) });
  for (const [, side, value] of path.matchAll(inTransform)) size[side === 'w' ? 'width' : 'height'] = Number(value);
  for (const [name, value] of new URLSearchParams(parsed.search)) {
    if (!/^\d{2,4}$/.test(value)) continue;
    if (widthParameters.has(name.toLowerCase())) size.width = Number(value);
    if (heightParameters.has(name.toLowerCase())) size.height = Number(value);
  }
  return size.width > 0 || size.height > 0 ? size : null;
}

/** A folder that names a small copy of a picture: /styles/x_small_square/, /thumbnails/. In the name of a file, small is what the picture shows. */
const smallCopies = /(?<=[/_])(?:small|tiny|thumb(?:nail)?s?)(?=[/_])/i;
/** Whether the URL of a picture says that it is a small copy. */
export const isNamedSmallCopy = (url: string): boolean => smallCopies.test(/^.*\//.exec(parsedUrlParts(url)?.pathname ?? '')?.[0] ?? '');

export type SitePicture = 'logo' | 'icon' | 'placeholder';
const icons = /favicon|apple-touch-icon|android-chrome|mstile/i;
const placeholders =
  /placeholder|no-?image|(?:social|share|og-?image|facebook|twitter)[-_]?default|default[-_]?(?:social|share|og-?image|facebook|twitter)/i;
const logos = /(?<!(?:^|[-_ ])no[-_ ])logo(?:s|type)?(?![a-z])/i;

/** Whether an image says that it is a logo, in its file name or its alt text. */
export const isNamedLogo = ({ url, alt }: Pick<ImageFact, 'url' | 'alt'>): boolean =>
  logos.test(nameOf(url ?? '')) || /(?<!\p{L})logo(?!\p{L})/iu.test(alt ?? '');

/** What stands for the whole site in a share image, by its name or because the page shows it as its logo; null for any other picture. */
export function findSitePicture(url: string, { page, images, links, structuredData }: Facts): SitePicture | null {
  const same = (other: string | null) => other !== null && comparablePictureName(other) === comparablePictureName(url);
  const items = images?.items ?? [];
  // An image of the content is what the page shows, whatever its name: an article on logos.
  if (items.some((image) => image.main && same(image.url))) return null;
  const home = new Set(
    (links?.items ?? []).filter((link) => link.url !== null && isFrontPageLink(link.url)).map(({ selector }) => selector),
  );
  const marked = (structuredData?.items ?? []).flatMap(({ properties }) => urlsIn(properties['logo'], page.baseUrl));
  const name = nameOf(url);
  if (logos.test(name) || marked.some(same) || items.some((image) => image.link !== undefined && home.has(image.link) && same(image.url)))
    return 'logo';
  return icons.test(name) ? 'icon' : placeholders.test(parsedUrlParts(url)?.pathname ?? '') ? 'placeholder' : null;
}

/** Minimum shorter side in pixels of a picture that can be shared instead, if its file was loaded. */
const leastSide = 200;
/** Pictures of the page that could be shared: of the main content, and those that the markup of its main item names. */
export function findShareablePictures({ page, images, structuredData }: Facts): string[] {
  const canBeShared = (image: ImageFact) =>
    image.kind === 'img' &&
    image.main &&
    image.url !== null &&
    /^https?:/.test(image.url) &&
    !isLogoOrAvatar(image) &&
    (image.naturalWidth === 0 || Math.min(image.naturalWidth, image.naturalHeight) >= leastSide);
  const shown = (images?.items ?? []).filter(canBeShared).map(({ url }) => url!);
  const marked = (structuredData?.items ?? [])
    .filter(isOfProductOrText)
    .flatMap(({ properties }) => urlsIn(properties['image'], page.baseUrl));
  return [...new Set([...marked, ...shown])].filter((url) => !isVectorImage(url) && !logos.test(nameOf(url)) && !icons.test(nameOf(url)));
}
const isOfProductOrText = (item: DataItem) =>
  representsPage(item) && item.types.some((type) => /^Product|Article$|Posting$|^Recipe$/.test(type));

/** Minimum letters or digits of a word that two names share, and of one that says what a file shows: not img or pic. */
const [leastShared, leastTelling] = [3, 5];
/** Numbers and keys of a database. */
const key = /\d{6,}|(?<![a-z\d])(?=[a-z]*\d)[a-z\d]{12,}(?![a-z\d])/i;
/**
 * Whether the name of a share image has words, but none of the page's subject and none of its own pictures: then it shows something else.
 * @param subject title, name, URL of the page
 */
export function isPictureOfAnotherPage(
  url: string,
  pagePictures: readonly string[],
  subject: readonly string[],
  siteNames: readonly string[],
): boolean {
  if (pagePictures.length === 0 || pagePictures.some((other) => comparablePictureName(other) === comparablePictureName(url))) return false;
  const words = (text: string) =>
    wordRuns(text.toLowerCase().replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' ')).filter((word) => word.length >= leastShared);
  const ofSite = new Set(siteNames.flatMap(words));
  const [name, path] = [nameOf(url), percentDecode(parsedUrlParts(url)?.pathname ?? '')];
  if (key.test(name) || !words(name).some((word) => word.length >= leastTelling && !/\d/.test(word))) return false;
  const known = new Set(subject.flatMap((text) => words(percentDecode(text))));
  const ofPictures = new Set(pagePictures.flatMap((other) => words(nameOf(other))));
  return (
    !words(path).some((word) => known.has(word) && !ofSite.has(word)) &&
    !words(name).some((word) => ofPictures.has(word) && !ofSite.has(word))
  );
}

/** File name without extension. */
const nameOf = (url: string): string =>
  percentDecode((parsedUrlParts(url)?.pathname ?? '').split('/').at(-1) ?? '').replace(/\.\w{2,5}$/, '');

/** URLs in the value of a property: texts, or the URL of an ImageObject. */
function urlsIn(values: DataValue[] | undefined, base: string): string[] {
  return asList(values).flatMap((value) => {
    const texts = isDataNode(value) ? [value['url'], value['contentUrl'], value['@id']].flatMap((one) => asList(one)) : [value];
    return texts.flatMap((text) => (typeof text === 'string' ? (parseUrl(text, base)?.href ?? []) : []));
  });
}
