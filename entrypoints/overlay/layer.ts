import type { OverlayMark } from '../../bridge/overlay-port.ts';
import css from './layer.css?inline';

/** Past the document's named elements, which hide its own properties. */
const of = <K extends keyof Document>(document: Document, name: K) => Reflect.get(Document.prototype, name, document) as Document[K];
const create = <K extends keyof HTMLElementTagNameMap>(document: Document, name: K): HTMLElementTagNameMap[K] =>
  Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[K];

export interface PlacedMark extends Pick<OverlayMark, 'label' | 'group' | 'kind' | 'look'> {
  element: Element;
  /** The mark goes from the element to this one. */
  last?: Element;
}
export interface Layer {
  remove(): void;
}
export interface LayerOptions {
  /** Says in a corner what the signs mean. */
  legend: boolean;
  /** Words of the button in the legend that takes the marks away. Without words there is no button. */
  remove?: string;
  /** Escape was pressed, or that button. */
  escape(): void;
}

/** Beside colour, each kind has its own line and its own sign. */
const signs: Record<OverlayMark['kind'], string> = { good: '✓', warn: '▲', bad: '✕', info: '●', muted: '○' };
const kinds = Object.keys(signs) as OverlayMark['kind'][];

/** Marks drawn at the same time at most: those in the window come first. */
const drawnAtOnce = 400;
/** A label that is on more marks than this is written in the legend only; on the marks its sign is enough. */
const labelsAlike = 3;
/** Labels this short never hide what they label. */
const shortLabel = 4;
/** Different labels in the legend at most. */
const legendLines = 12;

/**
 * Opens one layer over the page, in a closed shadow root in the top layer, that lets every click through.
 * It follows scrolling, resizing and layout changes, and leaves nothing behind.
 */
export function openLayer(document: Document, marks: readonly PlacedMark[], { legend, remove, escape }: LayerOptions): Layer {
  const window = of(document, 'defaultView')!;
  const host = create(document, 'div');
  host.style.cssText =
    'all: initial !important; position: fixed !important; inset: 0 !important; width: auto !important; height: auto !important; border: 0 !important; padding: 0 !important; margin: 0 !important; background: none !important; overflow: clip !important; pointer-events: none !important; z-index: 2147483647 !important;';
  const root = host.attachShadow({ mode: 'closed' });
  // Style elements of extensions are subject to the page's content security policy in some browsers, sheets are not.
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const boxes = root.appendChild(create(document, 'div'));
  boxes.className = 'boxes';
  boxes.setAttribute('aria-hidden', 'true');
  if (legend) {
    const lines = root.appendChild(legendOf(document, marks));
    if (remove) lines.append(removeButton(document, remove, escape));
  }

  of(document, 'documentElement').append(host);
  if ('showPopover' in host) {
    host.popover = 'manual';
    host.showPopover();
  }

  const placed = withoutDimmed(marks);
  const uses = new Map<string, number>();
  for (const { label } of marks) uses.set(label, (uses.get(label) ?? 0) + 1);
  const written = (label: string) => !legend || label.length <= shortLabel || uses.get(label)! <= labelsAlike;

  const drawn: Boxes = new Map();
  let frame = 0;
  const draw = () => {
    frame = 0;
    place(document, boxes, drawn, placed, written);
  };
  const redraw = () => {
    frame ||= window.requestAnimationFrame(draw);
  };
  const press = (event: KeyboardEvent) => {
    if (event.isTrusted && event.key === 'Escape') escape();
  };
  const follow = { capture: true, passive: true } as const;
  window.addEventListener('scroll', redraw, follow);
  window.addEventListener('resize', redraw, follow);
  window.addEventListener('keydown', press, { capture: true });
  // Pages move for many reasons that no event tells of.
  const pulse = window.setInterval(redraw, 500);
  draw();

  return {
    remove() {
      window.cancelAnimationFrame(frame);
      window.clearInterval(pulse);
      window.removeEventListener('scroll', redraw, follow);
      window.removeEventListener('resize', redraw, follow);
      window.removeEventListener('keydown', press, { capture: true });
      host.remove();
    },
  };
}

/** Has a place on the page that a reader could see. */
export const isVisible = (element: Element): boolean =>
  Element.prototype.getClientRects.call(element).length > 0 &&
  Element.prototype.checkVisibility.call(element, { visibilityProperty: true });

/** What is outside a spotlight is dim already. */
function withoutDimmed(marks: readonly PlacedMark[]): readonly PlacedMark[] {
  const spot = marks.find(({ look }) => look === 'spotlight')?.element;
  return spot ? marks.filter(({ element, look }) => look !== 'dim' || Node.prototype.contains.call(spot, element)) : marks;
}

/** The boxes on the page by the mark they belong to. What has not changed is not written: nothing moves on a page that keeps still. */
type Boxes = Map<PlacedMark, { box: HTMLElement; at: string; inside: boolean }>;

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
function place(
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

/** The one thing of the layer that takes clicks: those of a hand, not those that the page makes up. */
function removeButton(document: Document, words: string, remove: () => void): HTMLElement {
  const button = create(document, 'button');
  button.type = 'button';
  button.dir = 'auto';
  button.textContent = words;
  button.addEventListener('click', (event) => {
    if (event.isTrusted) remove();
  });
  return button;
}

/** What the signs mean: each label, or what several have in common, once with its number. */
function legendOf(document: Document, marks: readonly PlacedMark[]): HTMLElement {
  const legend = create(document, 'div');
  legend.className = 'legend';
  const groups = new Map<string, { kind: OverlayMark['kind']; label: string; count: number }>();
  for (const { kind, label: text, group: common } of marks) {
    const label = common ?? text;
    const key = `${kind} ${label}`;
    const group = groups.get(key) ?? { kind, label, count: 0 };
    group.count++;
    groups.set(key, group);
  }
  const sorted = [...groups.values()].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.count - a.count);
  for (const { kind, label, count } of sorted.slice(0, legendLines)) {
    const line = create(document, 'p');
    line.className = kind;
    line.dir = 'auto';
    const sign = create(document, 'b');
    sign.textContent = signs[kind];
    line.append(sign, ` ${label.slice(0, 60)} (${count})`);
    legend.append(line);
  }
  if (sorted.length > legendLines) {
    const more = create(document, 'p');
    // A sign instead of words: the layer knows no language.
    more.textContent = `+ ${sorted.length - legendLines}`;
    legend.append(more);
  }
  return legend;
}
