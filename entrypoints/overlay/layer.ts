import type { OverlayMark } from '../../extension/messages/overlay-port.ts';
import { placeBoxes, signs, type Boxes, type PlacedMark } from './boxes.ts';
import { createHost, redrawAsPageMoves, onEscape } from './host.ts';
import css from './layer.css?inline';
import { createElement } from './page-dom.ts';

export interface Layer {
  remove(): void;
}
export interface LayerOptions {
  /** Shows a legend in a corner. */
  legend: boolean;
  /** Label of the button in the legend that removes the marks. Without it, there is no button. */
  remove?: string;
  /** Escape was pressed, or that button. */
  escape(): void;
}

const kinds = Object.keys(signs) as OverlayMark['kind'][];

/** Labels of more marks than this are only in the legend; on the marks, the sign is enough. */
const labelsAlike = 3;
/** Labels this short never hide what they label. */
const shortLabel = 4;
/** Maximum number of different labels in the legend. */
const legendLines = 12;

/**
 * Opens one layer over the page, in a closed shadow root in the top layer, that lets every click through.
 * It follows scrolling, resizing and layout changes, and leaves nothing behind.
 */
export function drawLayer(document: Document, marks: readonly PlacedMark[], { legend, remove, escape }: LayerOptions): Layer {
  const { host, root, window, open } = createHost(document, css);
  const boxes = root.appendChild(createElement(document, 'div'));
  boxes.className = 'boxes';
  boxes.setAttribute('aria-hidden', 'true');
  if (legend) {
    const lines = root.appendChild(legendOf(document, marks));
    if (remove) lines.append(removeButton(document, remove, escape));
  }

  open();

  const placed = withoutDimmed(marks);
  const uses = new Map<string, number>();
  for (const { label } of marks) uses.set(label, (uses.get(label) ?? 0) + 1);
  const written = (label: string) => !legend || label.length <= shortLabel || uses.get(label)! <= labelsAlike;

  const drawn: Boxes = new Map();
  const draw = () => placeBoxes(document, boxes, drawn, placed, written);
  const follower = redrawAsPageMoves(window, draw);
  const unwatch = onEscape(window, escape);
  draw();

  return {
    remove() {
      follower.stop();
      unwatch();
      host.remove();
    },
  };
}

/** The area outside a spotlight is already dimmed. */
function withoutDimmed(marks: readonly PlacedMark[]): readonly PlacedMark[] {
  const spot = marks.find(({ look }) => look === 'spotlight')?.element;
  return spot ? marks.filter(({ element, look }) => look !== 'dim' || Node.prototype.contains.call(spot, element)) : marks;
}

/** The only part of the layer that receives clicks: those of users, not of scripts. */
function removeButton(document: Document, words: string, remove: () => void): HTMLElement {
  const button = createElement(document, 'button');
  button.type = 'button';
  button.dir = 'auto';
  button.textContent = words;
  button.addEventListener('click', (event) => {
    if (event.isTrusted) remove();
  });
  return button;
}

/** The legend: each label, or the common part of several, once with its count. */
function legendOf(document: Document, marks: readonly PlacedMark[]): HTMLElement {
  const legend = createElement(document, 'div');
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
    const line = createElement(document, 'p');
    line.className = kind;
    line.dir = 'auto';
    const sign = createElement(document, 'b');
    sign.textContent = signs[kind];
    line.append(sign, ` ${label.slice(0, 60)} (${count})`);
    legend.append(line);
  }
  if (sorted.length > legendLines) {
    const more = createElement(document, 'p');
    // A sign instead of words, because the layer has no words.
    more.textContent = `+ ${sorted.length - legendLines}`;
    legend.append(more);
  }
  return legend;
}
