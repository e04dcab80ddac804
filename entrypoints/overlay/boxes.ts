import type { OverlayMark } from '../../bridge/overlay-port.ts';
import { create, isVisible, of } from './page-dom.ts';

export interface PlacedMark extends Pick<OverlayMark, 'label' | 'group' | 'kind'> {
  /** Beside those of marks: `hatch` and `perhaps` for what a crawler does not get or may not get, `glow` for a passage. */
  look?: OverlayMark['look'] | 'hatch' | 'perhaps' | 'glow';
  element: Element;
  /** The mark goes from the element to this one. */
  last?: Element;
}

/** Beside colour, each kind has its own line and its own sign. */
export const signs: Record<OverlayMark['kind'], string> = { good: '✓', warn: '▲', bad: '✕', info: '●', muted: '○' };

/** Marks drawn at the same time at most: those in the window come first. */
const drawnAtOnce = 400;

/** The boxes on the page by the mark they belong to. What has not changed is not written: nothing moves on a page that keeps still. */
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

/** Reads all places, then writes what has changed: no layout between. */
export function place(
  document: Document,
  boxes: HTMLElement,
  drawn: Boxes,
  marks: readonly PlacedMark[],
  written: (label: string) => boolean,
): void {
  const { innerWidth, innerHeight } = of(document, 'defaultView')!;
  const visible = new Map<PlacedMark, Rect>();
  for (const mark of marks) {
    if (visible.size >= drawnAtOnce) break;
    if (!isVisible(mark.element)) continue;
    const rect = rectOf(mark);
    const outside = rect.bottom < 0 || rect.right < 0 || rect.top > innerHeight || rect.left > innerWidth;
    // What all else is dimmed around is dimmed around wherever it is.
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
  const box = create(document, 'div');
  box.className = `box ${kind} ${look ?? ''}`;
  if (label) {
    const text = create(document, 'span');
    const full = written(label);
    text.className = full ? 'label' : 'sign';
    text.dir = 'auto';
    text.textContent = full ? `${signs[kind]} ${label.slice(0, 60)}` : signs[kind];
    box.append(text);
  }
  boxes.append(box);
  return box;
}
