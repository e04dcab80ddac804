/** Alt texts and loading of images, shared by the signals about images and their tools. */
import type { ImageFact, LinkFact } from '../core/facts/links-and-images.ts';
import type { VitalsFact } from '../core/facts/page.ts';
import { altMarkup, creditMark, imageWords, photoAgencies, screenshotNames } from '../lists/image-alts.ts';
import { isJudgedAnchor } from './links/anchor-groups.ts';
import { withLatinDigits } from '../language/numbers.ts';
import { foldText, wordRunsWithMarks } from '../language/phrases.ts';
import { countUnits } from '../language/units.ts';
import { comparablePictureName } from '../parse/picture-files.ts';
import { areSamePage, percentDecode } from '../parse/urls.ts';
import { groupBy } from '../core/helpers/group-by.ts';
import { besideContent } from '../core/regions.ts';

/** Minimum length of the shorter side, in CSS pixels, for an image to be judged. */
export const smallestImage = 25;

export const imageName = ({ alt, label }: ImageFact): string => alt?.trim() || label.trim();

/**
 * Whether its size is unknown: no file has loaded, and no space is reserved. What is laid out instead, an icon or the alt text,
 * does not reveal the size of the image.
 */
export const isUnmeasured = (image: ImageFact): boolean =>
  isHeldOpen(image) ||
  (image.kind === 'img' &&
    image.naturalWidth === 0 &&
    image.width !== 1 &&
    image.height !== 1 &&
    (image.sized !== true || isTextLine(image)));
/** A placeholder of a pixel or so until a script loads the file, without reserved space. */
const isHeldOpen = ({ kind, dataSrc, sized, naturalWidth, naturalHeight, width, height }: ImageFact): boolean =>
  kind === 'img' && dataSrc && sized !== true && Math.max(naturalWidth, naturalHeight, width, height) <= largestDot;
const largestDot = 2;
/** A line of alt text, which browsers lay out if the file did not load, even if space is reserved. */
const isTextLine = ({ alt, complete, width, height }: ImageFact): boolean =>
  complete && Boolean(alt?.trim()) && height < smallestImage && width > 2 * height;

/**
 * Whether an image is large enough to be judged. If its size is unknown, it counts if it is displayed, or waits for a script or for scrolling.
 * Images that are not displayed need no alt text.
 */
export function isJudgedImage(image: ImageFact, smallest = smallestImage): boolean {
  const { kind, width, height, naturalWidth, naturalHeight, visible, dataSrc, undisplayed, complete } = image;
  if (kind === 'background' || (undisplayed && !imageName(image))) return false;
  if (isUnmeasured(image)) return visible || dataSrc || (!complete && !undisplayed) || imageName(image) !== '';
  const shown = width > 0 && height > 0;
  const sides = shown ? [width, height] : [naturalWidth, naturalHeight];
  const shortest = Math.min(...sides);
  if (shortest === 0) return visible || dataSrc;
  return shortest >= smallest;
}

/**
 * What an image tells people who cannot see it. `nameless-link`: it is all that a link contains, so an empty alt does not make it
 * decorative. `unjudged`: it has no alt text, but is too small or not displayed, so nobody misses it.
 */
export type AltState = 'named' | 'decorative' | 'missing' | 'nameless-link' | 'unjudged';
export function altState(image: ImageFact): AltState {
  const { decorative, soleLinkContent } = image;
  if (imageName(image) && (!decorative || soleLinkContent)) return 'named';
  const judged = isJudgedImage(image);
  if (judged && soleLinkContent) return 'nameless-link';
  if (decorative) return 'decorative';
  return judged ? 'missing' : 'unjudged';
}

/** A file name that only a camera, an editor or an export gives: IMG_1234, DSC00012, 20240412_093000, Screenshot 2026-01-01, or anything with an image extension. */
const fileName = new RegExp(
  [
    String.raw`^[^\n]{0,150}\S\.(?:avif|bmp|gif|heic|jpe?g|jfif|png|svg|tiff?|webp)$`,
    String.raw`^\S*\.ico$`,
    String.raw`^(?:img|dsc[nf]?|pxl|mvimg|wp|p)[-_ ]?\d{3,}(?:[-_]\d+)*$`,
    String.raw`^(?:19|20)\d{6}[-_]\d{4,9}$`,
    String.raw`^(?:${screenshotNames})[-_ ]\d{4}[-_.]?\d\d[-_.]?\d\d[^\n]{0,24}$`,
  ].join('|'),
  'i',
);
/** Words joined by underscores: content systems name uploads after their headline like this. */
const slug = /^[^\s_]+(?:_[^\s_]+){3,}$/;
const address = /^(?:https?:)?\/\/\S+$|^www\.[^\s/]+\/\S/i;
/** Written like a file name: no spaces, and a digit or several separators. A single word can be a name too (logo.png). */
const written = /^(?=.*\d|.*[-_].*[-_])[^\s:][^\s]{5,}$/;
/** Parts of an identifier, and what WordPress adds to the name of a large upload: its media library offers both as the alt text, without hyphens. */
const madeByMachine = /\b(?=[a-f]*\d)[a-f\d]{8}\b|.\sscaled$/i;
const comparableFile = (text: string): string => text.toLowerCase().replace(/[_ ]/g, '-');
/** Whether the alt text is a URL or the file name: all of it, or without its end, such as 190419gak01 of 190419gak01-w1280.jpg. */
export function altIsFileName({ alt, url, src }: ImageFact): boolean {
  const text = alt?.trim() ?? '';
  if (text === '') return false;
  if (fileName.test(text) || slug.test(text) || address.test(text)) return true;
  if (!written.test(text) && !madeByMachine.test(text)) return false;
  const file = comparableFile(percentDecode((url ?? src).split(/[?#]/, 1)[0]!.split('/').at(-1)!));
  return file.startsWith(comparableFile(text)) && /^(?:[-_.@]|$)/.test(file.slice(text.length));
}

/** Minimum number of images whose alt texts count them. */
const severalNumbers = 3;
/** Maximum text units beside the number: longer texts say what is shown. */
const unitsBesideNumber = 3;

/**
 * Images whose alt texts only count them: “Picture 1 of 4”, “Bild 2”. Not if the rest names what the page is about, if the text begins with
 * its only number (“5 stars”), or if the numbers are no row from the first.
 * @param about title and headline of the page
 */
export function findNumberedAlts(images: readonly ImageFact[], about: readonly string[]): ImageFact[] {
  const subject = new Set(about.flatMap((text) => wordRunsWithMarks(foldText(text))));
  const numbered = images.flatMap((image) => {
    const text = withLatinDigits((image.alt ?? '').trim().slice(0, 200));
    const numbers = (text.match(/\d+/g) ?? []).map(Number);
    return numbers.length > 0 ? [{ image, numbers, frame: text.replace(/\d+/g, '#') }] : [];
  });
  return [...groupBy(numbered, ({ frame }) => frame)].flatMap(([frame, group]) => {
    const rest = frame.replaceAll('#', ' ');
    const at = group[0]!.numbers.findIndex((number, index) => group.some(({ numbers }) => numbers[index] !== number));
    const row = new Set(group.map(({ numbers }) => numbers[at]!));
    const isRow = row.size >= severalNumbers && Math.min(...row) <= 2 && Math.max(...row) <= 4 * row.size;
    const isQuantity = frame.startsWith('#') && rest.trim() !== '' && group[0]!.numbers.length === 1;
    const telling = countUnits(rest) > unitsBesideNumber || wordRunsWithMarks(foldText(rest)).some((word) => subject.has(word));
    return at >= 0 && isRow && !isQuantity && !telling ? group.map(({ image }) => image) : [];
  });
}

/** Minimum number of images with the same meaningless alt text from which a template writes it, so that it is not a one-off. */
const severalImages = 2;
/** Images whose alt text is “alt”, a word like “image”, or the name of a photo agency. */
export function findMeaninglessAlts(images: readonly ImageFact[]): ImageFact[] {
  const described = images.map((image) => ({ image, text: (image.alt ?? '').replace(/\s+/g, ' ').trim().toLowerCase() }));
  const counts = new Map<string, Set<string>>();
  for (const { image, text } of described) {
    if (imageWords.has(text) || photoAgencies.has(text.replace(creditMark, '')))
      counts.set(text, (counts.get(text) ?? new Set()).add(image.url ?? image.src));
  }
  return described.filter(({ text }) => altMarkup.test(text) || (counts.get(text)?.size ?? 0) >= severalImages).map(({ image }) => image);
}

const hostOfAvatars = /^(?:https?:)?\/\/[^/]*(?:gravatar\.|\bavatars\.|\buserpics?\.)/i;
const avatar = /(?:^|[/_.-])(?:(?:user[-_]?)?avatars?|gravatar|userpics?|profile[-_]?(?:pics?|photos?|images?))(?=[/_.?-]|\d|$)/i;
const logo = /(?:^|[/_.-])logos?(?=[/_.?-]|\d|$)/i;
/** Whether an image is the site's logo or an author's avatar: not content, although it is on every page or post. File names are English in all languages. */
export function isLogoOrAvatar({ src, url, alt }: ImageFact): boolean {
  const file = (url ?? src).startsWith('data:') ? '' : (url ?? src).slice(0, 500);
  // A site may have such a name itself: logo.example.
  const path = file.replace(/^(?:https?:)?\/\/[^/]*/i, '');
  return hostOfAvatars.test(file) || avatar.test(path) || logo.test(path) || logo.test((alt ?? '').replaceAll(' ', '-'));
}

/** False for controls that open, close or play something on this page: without URL, with a script, or with a fragment. */
export const isLinkToAnotherPage = ({ url }: LinkFact, pageUrl: string): boolean =>
  url !== null && !/^javascript:/i.test(url) && !areSamePage(url, pageUrl);

/** Selectors of links without a name: the signal about link texts counts them, so their images are not counted again. */
export function selectorsOfNamelessLinks(links: readonly LinkFact[], pageUrl: string): ReadonlySet<string> {
  return new Set(
    links.filter((link) => link.imageOnly && foldText(link.name) === '' && isJudgedAnchor(link, pageUrl)).map(({ selector }) => selector),
  );
}

/** Minimum length of the longer side of a main image, in CSS pixels. Ours. */
const leastMainSide = 200;

/**
 * The image that shows what the page is about, with its copies: the one that the page shares (og:image), or the largest of the main content, if
 * it is also the first that is large. Empty if that is not certain.
 */
export function imagesOfSubject(images: readonly ImageFact[], shared: readonly string[]): ImageFact[] {
  const shown = images.filter(
    ({ kind, visible, undisplayed, region }) => kind === 'img' && visible && !undisplayed && !besideContent.has(region),
  );
  const files = new Set(shared.map(comparablePictureName));
  const named = shown.filter(({ url, src }) => files.has(comparablePictureName(url ?? src)));
  if (named.length > 0) return named;
  const [first, ...others] = shown.filter(
    ({ main, width, height, naturalWidth }) => main && naturalWidth > 0 && Math.max(width, height) >= leastMainSide,
  );
  return first && others.every(({ width, height }) => width * height < first.width * first.height) ? [first] : [];
}
/** The image that covers most of the page, the first of equals; undefined if there is none. */
export const largestImage = <I extends ImageFact>(images: readonly I[]): I | undefined =>
  images.reduce<I | undefined>((best, image) => (best && best.width * best.height >= image.width * image.height ? best : image), undefined);

/** Images in links that have other text: without an alt text they are announced by their file name, but the link says where it leads. */
export function imagesInNamedLinks(images: readonly ImageFact[], links: readonly LinkFact[]): ReadonlySet<ImageFact> {
  const named = new Set(images.length === 0 ? [] : links.filter(({ text }) => foldText(text) !== '').map(({ selector }) => selector));
  const isInNamed = ({ selector }: ImageFact): boolean => {
    for (let at = selector.lastIndexOf(' > '); at > 0; at = selector.lastIndexOf(' > ', at - 1))
      if (named.has(selector.slice(0, at))) return true;
    return false;
  };
  return new Set(images.filter(isInNamed));
}

/** Whether an image is loaded from a URL. Others are drawn by the page or its styles. */
export const isFileImage = ({ kind }: ImageFact): boolean => kind === 'img' || kind === 'input';
/** Whether an image may be an SVG, also one that a script delivers by its name: such an image is not called broken or too large. */
const mayBeVector = ({ src, url }: ImageFact): boolean => /^data:image\/svg|\.svg(?:[?#]|$)/i.test(url ?? src);

/** The largest image of the first screen, as the browser recorded it. */
export function findLcpImage(pictures: readonly ImageFact[], lcp: VitalsFact['lcp']): ImageFact | undefined {
  if (!lcp) return undefined;
  return pictures.find(({ selector }) => selector === lcp.at?.selector) ?? pictures.find(({ url }) => url !== null && url === lcp.url);
}

/** Takes part in the layout without reserved space. Inline SVG data needs no request and does not shift (Lighthouse #11631). */
export const isUnsized = (image: ImageFact): boolean => image.sized === false && needsRoom(image);
/** Like `isUnsized`, but this browser does not report whether space is reserved. */
export const isSpaceUnknown = (image: ImageFact): boolean => image.sized === null && needsRoom(image);
const needsRoom = ({ kind, inFlow, visible, width, height, src }: ImageFact): boolean =>
  kind === 'img' && inFlow && visible && width > 0 && height > 0 && !/^data:image\/svg/i.test(src);

/** Vector images may have no size of their own, and the size of image buttons is not read. */
export const isLoaded = (image: ImageFact): boolean =>
  !image.dataSrc && (image.naturalWidth > 0 || (image.complete && image.url !== null && (image.kind === 'input' || mayBeVector(image))));

/** Whether only a script loads it, so that who runs none finds no image. */
export const needsScriptToLoad = ({ dataSrc, noscript }: ImageFact): boolean => dataSrc && noscript !== true;

/** Whether the browser loaded the image but shows nothing. Tracking pixels are excluded: they may return no content, and are invisible. */
export const isBroken = (image: ImageFact): boolean =>
  image.kind === 'img' &&
  image.complete &&
  !image.dataSrc &&
  image.naturalWidth === 0 &&
  image.url !== null &&
  !mayBeVector(image) &&
  !image.undisplayed &&
  !(image.width === 1 || image.height === 1);

/** Delivered pixels per displayed device pixel; 0 if unknown, as of a placeholder. Vector images scale without cost. */
export function imagePixelRatio(image: ImageFact, dpr: number): number {
  if (mayBeVector(image) || image.dataSrc) return 0;
  const { width, height, naturalWidth, naturalHeight } = image;
  const shown = width * height * dpr * dpr;
  return shown > 0 ? (naturalWidth * naturalHeight) / shown : 0;
}
