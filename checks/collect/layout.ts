import { caps, clip } from '../core/clip.ts';
import type { ImageFact } from '../core/facts.ts';
import { checkVisibility, rectOf } from './dom.ts';
import type { Found } from './found.ts';

/** What is asked of the window, once, before anything is measured. */
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

export const noScreen: Screen = { width: 0, height: 0, scrollX: 0, scrollY: 0, area: 0 };

/** Share of the screen that a box covers, with the page scrolled to its top. */
export function shareOfScreen(rect: Box, screen: Screen): number {
  if (screen.area === 0) return 0;
  const left = Math.max(0, rect.left + screen.scrollX);
  const right = Math.min(screen.width, rect.left + screen.scrollX + rect.width);
  const top = Math.max(0, rect.top + screen.scrollY);
  const bottom = Math.min(screen.height, rect.top + screen.scrollY + rect.height);
  return right > left && bottom > top ? round(((right - left) * (bottom - top)) / screen.area) : 0;
}
export const round = (share: number) => Math.round(share * 1_000) / 1_000;

/** Share of the viewport's area that an element takes, wherever it stands. */
const shareOfViewport = (rect: Box, screen: Screen) =>
  (screen.area === 0 ? 0 : round(Math.min(1, (Math.min(rect.width, screen.width) * Math.min(rect.height, screen.height)) / screen.area)));

const onFirstScreen = (rect: Box, screen: Screen) =>
  rect.width > 0 && rect.height > 0 && rect.top + screen.scrollY < screen.height && rect.top + rect.height + screen.scrollY > 0;

const visibilityOptions: CheckVisibilityOptions = { visibilityProperty: true, opacityProperty: true };

/** Styles that leave nothing to see of a box that is laid out: clipping of the `sr-only` kind, or text indented away. */
function clippedAway(rect: Box, style: CSSStyleDeclaration): boolean {
  if (rect.width <= 1 || rect.height <= 1) return true;
  if (style.position === 'absolute' && (/^rect\((?:0|1)px,? (?:0|1)px,? (?:0|1)px,? (?:0|1)px\)$/.test(style.clip) || /^inset\((?:50|100)%/.test(style.clipPath))) return true;
  return Math.abs(Number.parseFloat(style.textIndent)) > 900 || rect.left + rect.width < -900;
}

/** Visibility, size and place of the headings. */
export function* measureHeadings({ headings }: Found, view: Window, screen: Screen): Generator<void, void> {
  for (const { fact, element } of headings) {
    const rect = rectOf.call(element);
    const style = view.getComputedStyle(element);
    fact.fontSize = Math.round(Number.parseFloat(style.fontSize) * 10) / 10 || 0;
    fact.visible = checkVisibility.call(element, visibilityOptions) && !clippedAway(rect, style);
    fact.firstScreen = fact.visible && onFirstScreen(rect, screen);
    yield;
  }
}

export function* measureForms({ forms, frames }: Found, screen: Screen): Generator<void, void> {
  for (const { fact, element } of [...forms, ...frames]) {
    fact.share = shareOfViewport(rectOf.call(element), screen);
    yield;
  }
}

type MeasuredImage = HTMLImageElement & { computedStyleMap?: () => { get(name: string): { toString(): string } | undefined } };
const image = <K extends keyof HTMLImageElement>(element: Element, name: K) => Reflect.get(HTMLImageElement.prototype, name, element) as HTMLImageElement[K];

/** Sizes of the images: displayed and delivered, and whether their space is reserved. */
export function* measureImages({ images }: Found, view: Window, screen: Screen, bytes: ReadonlyMap<string, number | null>): Generator<void, void> {
  for (const { fact, element } of images) {
    const rect = rectOf.call(element);
    fact.width = Math.round(rect.width);
    fact.height = Math.round(rect.height);
    fact.visible = rect.width > 0 && rect.height > 0 && checkVisibility.call(element, visibilityOptions);
    if (!fact.visible && !checkVisibility.call(element, { visibilityProperty: true })) fact.undisplayed = true;
    fact.firstScreen = fact.visible && onFirstScreen(rect, screen);
    const style = view.getComputedStyle(element);
    fact.inFlow = style.position !== 'absolute' && style.position !== 'fixed' && rect.width > 0 && rect.height > 0;
    if (fact.kind === 'img') {
      fact.naturalWidth = image(element, 'naturalWidth');
      fact.naturalHeight = image(element, 'naturalHeight');
      fact.complete = image(element, 'complete');
      const current = image(element, 'currentSrc');
      if (current) fact.url = clip(current, caps.url);
    } else {
      fact.complete = true;
    }
    fact.sized = fact.kind === 'svg' || isSized(element as MeasuredImage, style);
    fact.bytes = fact.url === null ? null : bytes.get(fact.url) ?? null;
    yield;
  }
}

const length = /^\s*\d+(?:\.\d+)?%?\s*$/;
/** Both dimensions, or one and a ratio, are known before the image arrives. */
function isSized(element: MeasuredImage, style: CSSStyleDeclaration): boolean {
  const width = element.getAttribute('width');
  const height = element.getAttribute('height');
  if (width !== null && height !== null && length.test(width) && length.test(height)) return true;
  const map = element.computedStyleMap?.();
  if (!map) return style.aspectRatio !== '' && style.aspectRatio !== 'auto';
  const set = (name: string) => {
    const value = map.get(name)?.toString() ?? 'auto';
    return value !== 'auto' && !/content/.test(value);
  };
  const fixed = Number(set('width')) + Number(set('height'));
  return fixed === 2 || (fixed === 1 && set('aspect-ratio'));
}

/** A large element near the root with an image as its CSS background. */
export function heroBackground(selector: string, style: CSSStyleDeclaration, rect: Box, screen: Screen): ImageFact | null {
  const url = /url\("([^"]+)"\)/.exec(style.backgroundImage)?.[1];
  if (!url || url.startsWith('data:') || (style.backgroundRepeat === 'repeat' && style.backgroundSize === 'auto') || shareOfScreen(rect, screen) < 0.25) return null;
  return {
    kind: 'background', src: clip(url, caps.url), url: clip(url, caps.url), srcset: false, dataSrc: false, alt: null, decorative: true, label: '', figcaption: false,
    loading: '', fetchPriority: '', width: Math.round(rect.width), height: Math.round(rect.height), naturalWidth: 0, naturalHeight: 0, sized: true,
    inFlow: style.position !== 'absolute' && style.position !== 'fixed', visible: true, firstScreen: true, complete: true, soleLinkContent: false, bytes: null,
    region: 'none', main: false, selector,
  };
}
