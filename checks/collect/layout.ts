import { caps, clipText } from '../core/helpers/clip.ts';
import type { FormFact, FrameFact } from '../core/facts/page.ts';
import type { HeadingFact } from '../core/facts/text.ts';
import type { ImageFact } from '../core/facts/links-and-images.ts';
import { thousandths } from '../core/helpers/thousandths.ts';
import { attribute, checkVisibility, data, firstChild, isFragment, nextSibling, nodeName, nodeType, parentNode, rectOf } from './dom.ts';
import type { Visited } from './walk/visitor.ts';

/** Window values, read once before measuring. */
export interface Screen {
  width: number;
  height: number;
  scrollX: number;
  scrollY: number;
  area: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Area of the first screen that a box covers when the page is scrolled to the top, in CSS pixels. */
function areaOnScreen(rect: Box, screen: Screen): number {
  const left = Math.max(0, rect.left + screen.scrollX);
  const right = Math.min(screen.width, rect.left + screen.scrollX + rect.width);
  const top = Math.max(0, rect.top + screen.scrollY);
  const bottom = Math.min(screen.height, rect.top + screen.scrollY + rect.height);
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
const onFirstScreen = (rect: Box, screen: Screen) => areaOnScreen(rect, screen) > 0;
/** The same as a share of the screen. */
export const shareOfScreen = (rect: Box, screen: Screen): number =>
  screen.area === 0 ? 0 : thousandths(areaOnScreen(rect, screen) / screen.area);

/** Size of an element as a share of the viewport's area, regardless of its position. */
const shareOfViewport = (rect: Box, screen: Screen) =>
  screen.area === 0
    ? 0
    : thousandths(Math.min(1, (Math.min(rect.width, screen.width) * Math.min(rect.height, screen.height)) / screen.area));

export const visibilityOptions: CheckVisibilityOptions = { visibilityProperty: true, opacityProperty: true };

/** Whether styles hide a box that has a layout: clipping as in `sr-only`, or text indented off screen. */
function isClipped(rect: Box, style: CSSStyleDeclaration): boolean {
  if (rect.width <= 1 || rect.height <= 1) return true;
  if (
    style.position === 'absolute' &&
    (/^rect\((?:0|1)px,? (?:0|1)px,? (?:0|1)px,? (?:0|1)px\)$/.test(style.clip) || /^inset\((?:50|100)%/.test(style.clipPath))
  )
    return true;
  return Math.abs(Number.parseFloat(style.textIndent)) > 900 || rect.left + rect.width < -900;
}

/** Maximum number of nodes checked in a heading whose box is empty. */
const contentNodes = 40;

/** Box of the first visible content of an element whose own box is empty because its content floats, is positioned, or is boxless. */
function contentBox(element: Element, style: CSSStyleDeclaration, view: Window): Box | null {
  if (style.display !== 'contents' && style.overflow !== 'visible') return null;
  const later: Node[] = [];
  let node = firstChild.call(element);
  for (let looked = 0; node && looked < contentNodes; looked++) {
    const next = nextSibling.call(node);
    if (next) later.push(next);
    let inner: Node | null = null;
    if (nodeName.call(node) === '#text') {
      const range = new Range();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (style.visibility === 'visible' && /\S/.test(data.call(node)) && box.width > 1 && box.height > 1) return box;
    } else if (nodeType.call(node) === 1) {
      const child = node as Element;
      const box = rectOf.call(child);
      const childStyle = view.getComputedStyle(child);
      if (box.width > 0 && box.height > 0) {
        if (checkVisibility.call(child, visibilityOptions) && !isClipped(box, childStyle)) return box;
      } else if (childStyle.display === 'contents' || childStyle.overflow === 'visible') {
        inner = firstChild.call(child);
      }
    }
    node = inner ?? later.pop() ?? null;
  }
  return null;
}

/** Maximum number of ancestors checked for clipping. */
const clippingAncestors = 40;

/** Whether most of a box is clipped by an ancestor, such as the hidden slides of a carousel. */
function isCutOff(element: Element, box: Box, view: Window): boolean {
  let { left, top } = box;
  let right = left + box.width;
  let bottom = top + box.height;
  let parent = parentNode.call(element);
  for (let level = 0; parent && level < clippingAncestors; level++) {
    if (isFragment(parent)) parent = (parent as ShadowRoot).host;
    // The overflow of the body applies to the window.
    if (nodeType.call(parent) !== 1 || /^(?:body|html)$/i.test(nodeName.call(parent))) return false;
    const { overflowX, overflowY } = view.getComputedStyle(parent as Element);
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const frame = rectOf.call(parent as Element);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.left + frame.width)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.top + frame.height)];
      if (right - left < box.width / 2 || bottom - top < box.height / 2) return true;
    }
    parent = parentNode.call(parent);
  }
  return false;
}

/** Maximum number of main headings on the first screen that are checked for clipping. */
const mostRivals = 10;

/** Measures visibility, size and position of headings. */
export function* measureHeadings(headings: readonly Visited<HeadingFact>[], view: Window, screen: Screen): Generator<void, void> {
  const rivals: { fact: HeadingFact; element: Element; box: Box }[] = [];
  for (const { fact, element } of headings) {
    const style = view.getComputedStyle(element);
    let box: Box = rectOf.call(element);
    const content = box.width === 0 || box.height === 0 ? contentBox(element, style, view) : null;
    if (content) box = content;
    // Browsers report an element without a box as never visible.
    const boxless = style.display === 'contents' && content !== null;
    // Elements that are not displayed have a font size too.
    const displayed = boxless || checkVisibility.call(element, { visibilityProperty: true });
    fact.fontSize = displayed ? Math.round(Number.parseFloat(style.fontSize) * 10) / 10 || 0 : 0;
    fact.visible = (boxless || checkVisibility.call(element, visibilityOptions)) && !isClipped(box, style);
    fact.firstScreen = fact.visible && onFirstScreen(box, screen);
    if (fact.firstScreen && fact.level === 1 && rivals.length < mostRivals) rivals.push({ fact, element, box });
    yield;
  }
  if (rivals.length < 2) return;
  for (const { fact, element, box } of rivals) {
    if (isCutOff(element, box, view)) fact.firstScreen = false;
    yield;
  }
}

/** Measures forms and frames as shares of the viewport. */
export function* measureFormsAndFrames(parts: readonly Visited<FormFact | FrameFact>[], screen: Screen): Generator<void, void> {
  for (const { fact, element } of parts) {
    fact.share = shareOfViewport(rectOf.call(element), screen);
    yield;
  }
}

type MeasuredImage = HTMLImageElement & { computedStyleMap?: () => { get(name: string): { toString(): string } | undefined } };
const image = <K extends keyof HTMLImageElement>(element: Element, name: K) =>
  Reflect.get(HTMLImageElement.prototype, name, element) as HTMLImageElement[K];

/** Measures images: displayed and delivered size, and whether space is reserved for them. */
export function* measureImages(
  images: readonly Visited<ImageFact>[],
  view: Window,
  screen: Screen,
  bytes: ReadonlyMap<string, number | null>,
): Generator<void, void> {
  for (const { fact, element } of images) {
    const rect = rectOf.call(element);
    fact.width = Math.round(rect.width);
    fact.height = Math.round(rect.height);
    fact.visible = rect.width > 0 && rect.height > 0 && checkVisibility.call(element, visibilityOptions);
    if (!fact.visible && !checkVisibility.call(element, { visibilityProperty: true })) fact.undisplayed = true;
    fact.firstScreen = fact.visible && onFirstScreen(rect, screen);
    const style = view.getComputedStyle(element);
    fact.inFlow = isInFlow(style) && rect.width > 0 && rect.height > 0;
    if (fact.kind === 'img') {
      fact.naturalWidth = image(element, 'naturalWidth');
      fact.naturalHeight = image(element, 'naturalHeight');
      fact.complete = image(element, 'complete');
      const current = image(element, 'currentSrc');
      if (current && !fact.dataSrc) fact.url = clipText(current, caps.url);
    } else {
      fact.complete = true;
    }
    fact.sized = fact.kind === 'svg' || isSized(element as MeasuredImage, style, fact);
    fact.bytes = fact.url === null ? null : (bytes.get(fact.url) ?? null);
    yield;
  }
}

/**
 * Largest image as a share of the first screen, 0…1. Drawings and data: images are not counted, because they are icons and placeholders;
 * neither are images that lie over or under the page and let clicks through.
 */
export function largestImageShare(images: readonly Visited<ImageFact>[], view: Window, screen: Screen): number {
  let largest = 0;
  for (const { element, fact } of images) {
    if (!fact.firstScreen || fact.kind === 'svg' || fact.url?.startsWith('data:')) continue;
    const share = shareOfScreen(rectOf.call(element), screen);
    if (share > largest && (fact.inFlow || view.getComputedStyle(element).pointerEvents !== 'none')) largest = share;
  }
  return largest;
}

/** HTML Standard, rules for parsing dimension values: anything after the digits (70px) is ignored. */
const length = /^\s*\d/;
/** Whether both dimensions, or one and an aspect ratio, are known before the image loads. Null if the browser cannot say. */
function isSized(element: MeasuredImage, style: CSSStyleDeclaration, fact: ImageFact): boolean | null {
  const width = attribute.call(element, 'width');
  const height = attribute.call(element, 'height');
  if (width !== null && height !== null && length.test(width) && length.test(height)) return true;
  const map = element.computedStyleMap?.();
  // getComputedStyle returns the resulting size, not whether styles set it. If the box has another ratio than the image, styles did.
  if (!map) return (style.aspectRatio !== '' && style.aspectRatio !== 'auto') || (fact.kind === 'img' && isReshaped(element, fact)) || null;
  const set = (name: string) => {
    const value = map.get(name)?.toString() ?? 'auto';
    return value !== 'auto' && !/content/.test(value);
  };
  const fixed = Number(set('width')) + Number(set('height'));
  return fixed === 2 || (fixed === 1 && set('aspect-ratio'));
}

/** Whether the displayed aspect ratio differs from the image's by more than rounding. */
function isReshaped(element: Element, { naturalWidth, naturalHeight }: ImageFact): boolean {
  const [width, height] = [image(element, 'width'), image(element, 'height')];
  return naturalWidth > 0 && naturalHeight > 0 && height > 0 && Math.abs(width - (height * naturalWidth) / naturalHeight) > 2 + width / 50;
}

const isInFlow = ({ position }: CSSStyleDeclaration) => position !== 'absolute' && position !== 'fixed';

/** What is the same of all images until they are measured. */
export const unmeasured = {
  srcset: false,
  dataSrc: false,
  figcaption: false,
  loading: '',
  fetchPriority: '',
  width: 0,
  height: 0,
  naturalWidth: 0,
  naturalHeight: 0,
  sized: false,
  inFlow: true,
  firstScreen: false,
  complete: false,
  soleLinkContent: false,
  bytes: null,
  main: false,
} as const satisfies Partial<ImageFact>;

/** A large element near the root with a CSS background image. */
export function heroBackgroundImage(selector: string, style: CSSStyleDeclaration, rect: Box, screen: Screen): ImageFact | null {
  const url = /url\("([^"]+)"\)/.exec(style.backgroundImage)?.[1];
  if (
    !url ||
    url.startsWith('data:') ||
    (style.backgroundRepeat === 'repeat' && style.backgroundSize === 'auto') ||
    shareOfScreen(rect, screen) < 0.25
  )
    return null;
  return {
    ...unmeasured,
    kind: 'background',
    src: clipText(url, caps.url),
    url: clipText(url, caps.url),
    alt: null,
    decorative: true,
    label: '',
    width: Math.round(rect.width),
    height: Math.round(rect.height),
    sized: true,
    inFlow: isInFlow(style),
    visible: true,
    firstScreen: true,
    complete: true,
    region: 'none',
    selector,
  };
}
