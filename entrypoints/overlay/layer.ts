import type { OverlayMark } from '../../bridge/overlay-port.ts';
import css from './layer.css?inline';

/** Past the document's named elements, which hide its own properties. */
const of = <K extends keyof Document>(document: Document, name: K) => Reflect.get(Document.prototype, name, document) as Document[K];
const create = <K extends keyof HTMLElementTagNameMap>(document: Document, name: K): HTMLElementTagNameMap[K] => Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[K];

export interface PlacedMark { element: Element; label: string; kind: OverlayMark['kind'] }
export interface Layer { remove(): void }

/** Beside colour, each kind has its own line and its own sign. */
const signs: Record<OverlayMark['kind'], string> = { good: '✓', warn: '▲', bad: '✕', info: '●', muted: '○' };
const kinds = Object.keys(signs) as OverlayMark['kind'][];

/** Marks drawn at the same time at most: those in the window come first. */
const drawnAtOnce = 400;
/** A label that stands on more marks than this is written in the legend only; on the marks its sign is enough. */
const labelsAlike = 3;
/** Labels this short never hide what they label. */
const shortLabel = 4;
/** Different labels in the legend at most. */
const legendLines = 12;

/**
 * Opens one layer over the page, in a closed shadow root in the top layer, that lets every click through.
 * It follows scrolling, resizing and layout changes, and leaves nothing behind.
 */
export function openLayer(document: Document, marks: readonly PlacedMark[], { legend, escape }: { legend: boolean; escape(): void }): Layer {
  const window = of(document, 'defaultView')!;
  const host = create(document, 'div');
  host.style.cssText = 'all: initial !important; position: fixed !important; inset: 0 !important; width: auto !important; height: auto !important; border: 0 !important; padding: 0 !important; margin: 0 !important; background: none !important; overflow: clip !important; pointer-events: none !important; z-index: 2147483647 !important;';
  const root = host.attachShadow({ mode: 'closed' });
  // Style elements of extensions are subject to the page's content security policy in some browsers, sheets are not.
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const boxes = root.appendChild(create(document, 'div'));
  boxes.className = 'boxes';
  boxes.setAttribute('aria-hidden', 'true');
  if (legend) root.append(legendOf(document, marks));

  of(document, 'documentElement').append(host);
  if ('showPopover' in host) {
    host.popover = 'manual';
    host.showPopover();
  }

  const uses = new Map<string, number>();
  for (const { label } of marks) uses.set(label, (uses.get(label) ?? 0) + 1);
  const written = (label: string) => !legend || label.length <= shortLabel || uses.get(label)! <= labelsAlike;

  let frame = 0;
  const draw = () => {
    frame = 0;
    place(document, boxes, marks, written);
  };
  const redraw = () => { frame ||= window.requestAnimationFrame(draw); };
  const press = (event: KeyboardEvent) => { if (event.isTrusted && event.key === 'Escape') escape(); };
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
export const isVisible = (element: Element): boolean => Element.prototype.getClientRects.call(element).length > 0 && Element.prototype.checkVisibility.call(element, { visibilityProperty: true });

/** Reads all places, then writes all boxes: no layout between. */
function place(document: Document, boxes: HTMLElement, marks: readonly PlacedMark[], written: (label: string) => boolean): void {
  const { innerWidth, innerHeight } = of(document, 'defaultView')!;
  const visible: { mark: PlacedMark; rect: DOMRect }[] = [];
  for (const mark of marks) {
    if (visible.length >= drawnAtOnce) break;
    const rect = Element.prototype.getBoundingClientRect.call(mark.element);
    if (!isVisible(mark.element)) continue;
    if (rect.bottom < 0 || rect.right < 0 || rect.top > innerHeight || rect.left > innerWidth) continue;
    visible.push({ mark, rect });
  }
  boxes.replaceChildren(...visible.map(({ mark, rect }) => {
    const box = create(document, 'div');
    box.className = `box ${mark.kind}`;
    const width = Math.max(rect.width, 8);
    const height = Math.max(rect.height, 8);
    box.style.cssText = `transform: translate(${Math.round(rect.left) - 3}px, ${Math.round(rect.top) - 3}px); width: ${Math.round(width) + 6}px; height: ${Math.round(height) + 6}px;`;
    if (mark.label) {
      const label = create(document, 'span');
      const full = written(mark.label);
      label.className = !full ? 'sign' : rect.top < 22 ? 'label inside' : 'label';
      label.dir = 'auto';
      label.textContent = full ? `${signs[mark.kind]} ${mark.label.slice(0, 60)}` : signs[mark.kind];
      box.append(label);
    }
    return box;
  }));
}

/** What the signs mean: each label once, with its number. */
function legendOf(document: Document, marks: readonly PlacedMark[]): HTMLElement {
  const legend = create(document, 'div');
  legend.className = 'legend';
  const groups = new Map<string, { kind: OverlayMark['kind']; label: string; count: number }>();
  for (const { kind, label } of marks) {
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
    line.append(sign, ` ${label.slice(0, 60) || 'marked'} (${count})`);
    legend.append(line);
  }
  if (sorted.length > legendLines) {
    const more = create(document, 'p');
    more.textContent = `and ${sorted.length - legendLines} more kinds`;
    legend.append(more);
  }
  return legend;
}
