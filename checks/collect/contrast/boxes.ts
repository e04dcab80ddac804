import { attribute, localName, matches, rectOf } from '../dom.ts';
import type { ColorReader, Color } from './colors.ts';
import type { Rect, StackedPart } from './painted.ts';

/** Why a contrast can't be determined. */
export type UnclearCause = 'image' | 'gradient' | 'overlap' | 'effect' | 'color' | 'same' | 'unrendered';

/** What an element paints behind its text, or does to everything in it. */
export interface Ground {
  /** That of the nearest element around it that has one. */
  parent: Ground | null;
  element: Element;
  order: number;
  part: StackedPart;
  /** Null if the color is unknown. */
  color: Color | null;
  image: 'image' | 'gradient' | null;
  opacity: number;
  /** A filter, mask or blend mode changes everything in it. */
  effect: boolean;
  /** A filter changes what is behind it. */
  backdrop: boolean;
  /** What sticks out is hidden or has to be scrolled to; null if it is shown. */
  clips: 'hidden' | 'scroll' | null;
  position: string;
  /** Its background is that of the whole canvas. */
  canvas: boolean;
  rect: Rect | null;
}

/** Elements whose content is an image to us, or has a document of its own. */
const replaced = new Set(['img', 'video', 'canvas', 'iframe', 'object', 'embed', 'svg']);
/** Elements without text of their own, or whose text is drawn by the browser. */
const unread = new Set(['script', 'style', 'noscript', 'template', 'head', 'select', 'textarea', 'datalist', 'audio', 'math']);
const controls = new Set(['button', 'input']);

export const isReplacedElement = (name: string): boolean => replaced.has(name);

/** Whether the text of an element and of everything in it has no rule to obey: hidden, inactive, an icon, or never shown. */
export function isExemptFromContrast(element: Element, name: string, style: CSSStyleDeclaration): boolean {
  if (unread.has(name) || style.display === 'none' || Number(style.opacity) < 0.01) return true;
  if (style.position === 'absolute' && style.clip !== 'auto') return true;
  if (style.clipPath !== 'none' && /^(?:inset\((?:50|100)%|circle\(0|rect\(0)/.test(style.clipPath)) return true;
  // Text with aria-hidden is measured: those who look read it.
  if (attribute.call(element, 'aria-disabled') === 'true') return true;
  if (controls.has(name) && matches.call(element, ':disabled')) return true;
  if (name !== 'label') return false;
  const control = Reflect.get(HTMLLabelElement.prototype, 'control', element) as Element | null;
  return control !== null && matches.call(control, ':disabled');
}

/** The part that an element opens for what is in it; that around it if it opens none. */
export function stackedPartAt(element: Element, style: CSSStyleDeclaration, around: StackedPart, order: number): StackedPart {
  const { position } = style;
  if (position === 'static' && style.transform === 'none') return around;
  // Modal dialogs and popovers are above everything else.
  const top = position === 'fixed' && (localName.call(element) === 'dialog' || attribute.call(element, 'popover') !== null);
  return {
    parent: around,
    depth: around.depth + 1,
    order,
    z: top ? Number.MAX_SAFE_INTEGER : Number.parseInt(style.zIndex, 10) || 0,
    fixed: position === 'fixed' || position === 'sticky',
  };
}

/** What an element adds to the background of its text; the ground around it if that is nothing. */
export function groundOf(
  element: Element,
  style: CSSStyleDeclaration,
  { around, part, order, colors }: { around: Ground | null; part: StackedPart; order: number; colors: ColorReader },
): Ground | null {
  if (style.display === 'contents') return around;
  const color = colors.read(style.backgroundColor);
  const images = style.backgroundImage;
  const backdrop = style.backdropFilter;
  const ground: Ground = {
    parent: around,
    element,
    order,
    part,
    color,
    image: images === 'none' ? null : images.includes('url(') || images.includes('image-set(') ? 'image' : 'gradient',
    opacity: Number(style.opacity),
    effect: style.filter !== 'none' || style.mixBlendMode !== 'normal' || (style.maskImage ?? 'none') !== 'none',
    backdrop: backdrop !== undefined && backdrop !== '' && backdrop !== 'none',
    clips: clipOf(element, style),
    position: style.position,
    canvas: false,
    rect: null,
  };
  const isNothing =
    color?.[3] === 0 &&
    ground.image === null &&
    ground.opacity === 1 &&
    !ground.effect &&
    !ground.backdrop &&
    ground.clips === null &&
    ground.position === 'static';
  return isNothing ? around : ground;
}

function clipOf(element: Element, { overflowX, overflowY, display }: CSSStyleDeclaration): Ground['clips'] {
  if ((overflowX === 'visible' && overflowY === 'visible') || display === 'inline') return null;
  // That of the root and the body is the window's.
  const name = localName.call(element);
  if (name === 'html' || name === 'body') return null;
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  return scrolls(overflowX) || scrolls(overflowY) ? 'scroll' : 'hidden';
}

export const groundRect = (ground: Ground): Rect => (ground.rect ??= rectOf.call(ground.element));

export const hasPoint = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The common part of two boxes; null if there is none. */
export function intersection(one: Rect, other: Rect | null): Rect | null {
  if (!other) return one;
  const rect = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return rect.left < rect.right && rect.top < rect.bottom ? rect : null;
}
