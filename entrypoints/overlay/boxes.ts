import type { OverlayMark } from '../../extension/messages/overlay-port.ts';
import { createElement, isVisible, documentProperty } from './page-dom.ts';

export interface PlacedMark extends Pick<OverlayMark, 'label' | 'group' | 'kind'> {
  /** In addition to the kinds of marks: `hatch` for what a crawler does not get, `perhaps` for what it possibly does not get, `glow` for a passage. */
  look?: OverlayMark['look'] | 'hatch' | 'perhaps' | 'glow';
  element: Element;
  /** The mark extends from the element to this one. */
  last?: Element;
}

/** In addition to color, each kind has its own line style and sign. */
export const signs: Record<OverlayMark['kind'], string> = { good: '✓', warn: '▲', bad: '✕', info: '●', muted: '○' };

/** Maximum number of marks shown at the same time: those in the window come first. */
const drawnAtOnce = 400;

/** The boxes on the page, by mark. Only changes are written, so that nothing moves on a static page. */
export type Boxes = Map<PlacedMark, { box: HTMLElement; at: string; inside: boolean }>;

type Rect = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
function rectOf({ element, last }: PlacedMark): Rect {
  const first = Element.prototype.getBoundingClientRect.call(element);
  if (!last || !isVisible(last)) return first;
  const other = Element.prototype.getBoundingClientRect.call(last);
  return {
    left: Math.min(first.left, other.left),
    top: Math.min(first.top, other.top),
    right: Math.max(first.right, other.right),
    bottom: Math.max(first.bottom, other.bottom),
  };
}

/** Reads all positions first, then writes the changes, to avoid layouts in between. */
export function placeBoxes(
  document: Document,
  boxes: HTMLElement,
  drawn: Boxes,
  marks: readonly PlacedMark[],
  written: (label: string) => boolean,
): void {
  const { innerWidth, innerHeight } = documentProperty(document, 'defaultView')!;
  const visible = new Map<PlacedMark, Rect>();
  for (const mark of marks) {
    if (visible.size >= drawnAtOnce) break;
    if (!isVisible(mark.element)) continue;
    const rect = rectOf(mark);
    const outside = rect.bottom < 0 || rect.right < 0 || rect.top > innerHeight || rect.left > innerWidth;
    // The spotlight applies even outside the viewport.
    if (outside && mark.look !== 'spotlight') continue;
    visible.set(mark, rect);
  }
  for (const [mark, { box }] of drawn) {
    if (visible.has(mark)) continue;
    box.remove();
    drawn.delete(mark);
  }
  for (const [mark, rect] of visible) {
    const known = drawn.get(mark) ?? { box: boxOf(document, boxes, mark, written), at: '', inside: false };
    drawn.set(mark, known);
    const at = `transform: translate(${Math.round(rect.left) - 3}px, ${Math.round(rect.top) - 3}px); width: ${Math.round(Math.max(rect.right - rect.left, 8)) + 6}px; height: ${Math.round(Math.max(rect.bottom - rect.top, 8)) + 6}px;`;
    if (known.at !== at) known.box.style.cssText = known.at = at;
    const inside = rect.top < 22;
    if (known.inside !== inside) known.box.classList.toggle('at-top', (known.inside = inside));
  }
}

function boxOf(
  document: Document,
  boxes: HTMLElement,
  { label, kind, look }: PlacedMark,
  written: (label: string) => boolean,
): HTMLElement {
  const box = createElement(document, 'div');
  box.className = `box ${kind} ${look ?? ''}`;
  if (label) {
    const text = createElement(document, 'span');
    const full = written(label);
    text.className = full ? 'label' : 'sign';
    text.dir = 'auto';
    text.textContent = full ? `${signs[kind]} ${label.slice(0, 60)}` : signs[kind];
    box.append(text);
  }
  boxes.append(box);
  return box;
}
