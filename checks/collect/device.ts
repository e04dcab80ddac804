import type { DeviceFact, ElementRef } from '../core/facts/page.ts';
import { thousandths } from '../core/helpers/thousandths.ts';
import {
  allWithin,
  attribute,
  checkVisibility,
  contains,
  elementAt,
  firstElementChild,
  itemAt,
  localName,
  matches,
  nextElementSibling,
  nodeType,
  documentProperty,
  parentNode,
  queryOne,
  rectOf,
  rootOf,
} from './dom.ts';
import { rangeSums } from './main/range-sums.ts';
import { heroBackgroundImage, shareOfScreen, visibilityOptions, type Box, type Screen } from './layout.ts';
import * as limits from './limits.ts';
import { selectorOf, elementRef } from './selectors.ts';
import { DomTextLines } from './text/lines.ts';
import type { Located } from './walk/visitor.ts';
import type { Visitors } from './walk/visitors.ts';
import type { ShallowBox } from './visitors/device.ts';

/** Minimum side of a tap target, CSS pixels (WCAG 2.2, 2.5.8). */
const smallest = 24;
/** Maximum number of children measured to find the cause. */
const childrenMeasured = 100;
/** Maximum number of elements checked for horizontal overflow. */
const overflowLooked = 3_000;

interface Target {
  selector: string;
  element: Element;
  rect: Box;
}
/** Numbers of a box, read once: each read of a DOMRect property is a call into the browser, and sorting reads thousands. */
function boxOf(element: Element): Box {
  const { left, top, width, height } = rectOf.call(element);
  return { left, top, width, height };
}

/** Measures how the page fits its screen. Also finds a hero with a CSS background, for the images. */
export function* measureDevice(
  document: Document,
  visitors: Visitors,
  view: Window,
  screen: Screen,
  scrollWidth: number,
): Generator<void, DeviceFact> {
  if (screen.area === 0) return { overflow: [], smallTargets: [], smallTargetsTotal: 0, overlayShare: 0, overlays: [] };
  const targets = yield* smallTargets(visitors.device.targets, view);
  const overlays = yield* measureBoxes(visitors, view, screen);
  return { overflow: scrollWidth > screen.width + 1 ? yield* findOverflow(document, screen, scrollWidth) : [], ...targets, ...overlays };
}

/** Finds targets that are too small and too close to others to tap. */
function* smallTargets(
  elements: readonly Located[],
  view: Window,
): Generator<void, Pick<DeviceFact, 'smallTargets' | 'smallTargetsTotal'>> {
  const targets: Target[] = [];
  for (const { element, selector } of elements) {
    const rect = boxOf(element);
    if (rect.width > 0 && rect.height > 0) targets.push({ element, rect, selector });
    yield;
  }
  targets.sort((a, b) => a.rect.top - b.rect.top);
  const tallest = targets.reduce((height, { rect }) => Math.max(height, rect.height), 0);
  const small = targets.filter(({ rect }) => rect.width < smallest || rect.height < smallest);
  const lines = new DomTextLines();
  const found = { smallTargets: [] as DeviceFact['smallTargets'], smallTargetsTotal: 0 };
  yield;
  for (const target of small) {
    yield;
    // Cheapest condition first.
    if (
      !isCrowded(target, targets, tallest) ||
      (yield* lines.inSentence(target.element)) ||
      isControl(target.element, view) ||
      !checkVisibility.call(target.element, { visibilityProperty: true })
    )
      continue;
    found.smallTargetsTotal++;
    if (found.smallTargets.length < limits.refs) {
      found.smallTargets.push({
        at: elementRef(target.element, target.selector),
        width: Math.round(target.rect.width),
        height: Math.round(target.rect.height),
      });
    }
  }
  return found;
}

/** Share of the first screen from which what lies over the page hides it, and text units below which there is hardly any text. */
const hiding = 0.5;
const hardlyAny = 25;

/** Finds boxes that cover the page, and a hero among the boxes near the root. */
function* measureBoxes(
  visitors: Visitors,
  view: Window,
  screen: Screen,
): Generator<void, Pick<DeviceFact, 'overlays' | 'overlayShare' | 'wall'>> {
  const overlays: ElementRef[] = [];
  let covered = 0;
  // Shares of the largest fixed box, and of the largest on top that shows something: a dialog over its backdrop.
  let [over, most] = [0, 0];
  let wall: ShallowBox | null = null;
  const { blocks } = visitors.text.runs;
  const hasMain = blocks.some(({ main }) => main);
  const units = rangeSums(blocks.map((block) => ((hasMain ? block.main : block.region !== 'dialog') ? block.units : 0)));
  const all = units(0, blocks.length);
  const isPage = ({ first, end, consent, element }: ShallowBox, share: number): boolean =>
    !consent &&
    (units(first, end) > all / 2 ||
      (share >= hiding &&
        visitors.headings.items.some(
          ({ fact, element: one }) => fact.level === 1 && fact.region !== 'dialog' && contains.call(element, one),
        )));
  for (const box of visitors.device.shallow) {
    const { element, selector } = box;
    const style = view.getComputedStyle(element);
    const share = overlayShare(element, style, screen);
    // The root of an app is positioned like a dialog, and so is the first section of a page that scrolls over it.
    const onTop = share > 0 && !isPage(box, share) ? isOnTop(element, view, screen) : null;
    if (onTop !== null) {
      covered += share;
      if (overlays.length < limits.refs) overlays.push(elementRef(element, selector));
      if (style.position === 'fixed') {
        over = Math.max(over, share);
        if (onTop && share > most && (box.end > box.first || queryOne.call(element, 'iframe'))) [wall, most] = [box, share];
      }
    }
    const hero = style.backgroundImage === 'none' ? null : heroBackgroundImage(selector, style, rectOf.call(element), screen);
    if (hero) visitors.images.addBackground(hero, element);
    yield;
  }
  return {
    overlays,
    overlayShare: thousandths(Math.min(1, covered)),
    ...(wall &&
      over >= hiding && { wall: { at: elementRef(wall.element, wall.selector), alone: all - units(wall.first, wall.end) < hardlyAny } }),
  };
}

/** Share of the screen covered by a fixed or sticky box; 0 for other boxes. */
function overlayShare(element: Element, style: CSSStyleDeclaration, screen: Screen): number {
  if (style.position !== 'fixed' && style.position !== 'sticky') return 0;
  const rect = rectOf.call(element);
  // A fixed box is positioned on the screen; a sticky one only while it sticks.
  const share = shareOfScreen(rect, { ...screen, scrollX: 0, scrollY: style.position === 'fixed' ? 0 : screen.scrollY });
  const sticks = style.position === 'fixed' || rect.width >= screen.width * 0.5;
  if (share <= 0.01 || !sticks || style.pointerEvents === 'none') return 0;
  if (!checkVisibility.call(element, visibilityOptions)) return 0;
  // The backdrop of a modal dialog covers the rest.
  return matches.call(element, ':modal') ? 1 : share;
}

/** Whether nothing lies over a box, or another fixed box does, such as a dialog over its backdrop; null if the page does. */
function isOnTop(element: Element, view: Window, { width, height }: Screen): boolean | null {
  const { left, right, top, bottom } = rectOf.call(element);
  const middle = (from: number, to: number, size: number) => (Math.max(0, from) + Math.min(size, to)) / 2;
  let hit: Node | null = elementAt(rootOf.call(element), middle(left, right, width), middle(top, bottom, height));
  if (!hit || contains.call(element, hit)) return true;
  for (; hit && nodeType.call(hit) === 1; hit = parentNode.call(hit))
    if (view.getComputedStyle(hit as Element).position === 'fixed') return false;
  return null;
}

/** Finds elements that make the page wider than its screen. */
function* findOverflow(document: Document, screen: Screen, scrollWidth: number): Generator<void, DeviceFact['overflow']> {
  const overflow: DeviceFact['overflow'] = [];
  let looked = 0;
  let last: Element | null = null;
  const body = documentProperty(document, 'body');
  const inside = body && allWithin.call(body, '*');
  // By index: a for…of loop reads the length, for which a browser visits all elements.
  for (let element = inside && itemAt.call(inside, 0); element; element = itemAt.call(inside!, looked)) {
    if (++looked > overflowLooked || overflow.length >= 20) break;
    // Only the outermost overflowing element is reported.
    if (last && contains.call(last, element)) continue;
    const rect = rectOf.call(element);
    if (rect.width > 0 && rect.right > screen.width + 1 && rect.left + screen.scrollX < scrollWidth) {
      if (rect.left < screen.width && rect.left > 1 - screen.width && rect.width > screen.width * 0.5 && widerChild(element, rect))
        continue;
      last = element;
      overflow.push({ at: elementRef(element, selectorOf(element)), right: Math.round(rect.right) });
    }
    yield;
  }
  return overflow;
}

/** Whether a child is just as wide: then the child is the cause. */
function widerChild(element: Element, rect: DOMRect): boolean {
  let child = firstElementChild.call(element);
  for (let read = 0; child && read < childrenMeasured; read++, child = nextElementSibling.call(child))
    if (rectOf.call(child).right >= rect.right - 1) return true;
  return false;
}

/**
 * WCAG's spacing exception: a circle of 24 px around the center touches no other target.
 * @param targets all targets, from top to bottom
 * @param tallest height of the tallest target
 */
function isCrowded({ element, rect }: Target, targets: readonly Target[], tallest: number): boolean {
  const x = rect.left + rect.width / 2;
  const y = rect.top + rect.height / 2;
  const reach = smallest / 2;
  for (let at = firstBelow(targets, y - reach - tallest); at < targets.length; at++) {
    const { element: other, rect: near } = targets[at]!;
    if (near.top > y + reach) return false;
    const dx = Math.max(near.left - x, 0, x - (near.left + near.width));
    const dy = Math.max(near.top - y, 0, y - (near.top + near.height));
    if (dx * dx + dy * dy < reach * reach && other !== element && !contains.call(other, element) && !contains.call(element, other))
      return true;
  }
  return false;
}
function firstBelow(targets: readonly Target[], top: number): number {
  let low = 0;
  let high = targets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (targets[middle]!.rect.top < top) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** WCAG's exception for controls whose size is determined by the browser. */
function isControl(element: Element, view: Window): boolean {
  if (localName.call(element) !== 'input') return false;
  const type = attribute.call(element, 'type')?.toLowerCase();
  return (type === 'checkbox' || type === 'radio') && view.getComputedStyle(element).appearance === 'auto';
}
