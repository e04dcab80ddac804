import {
  assignedNodes,
  data,
  documentProperty,
  firstChild,
  localName,
  nextSibling,
  nodeType,
  rectOf,
  shadowRoot,
  checkVisibility,
} from '../dom.ts';
import { colorsAtPoint, type TextColors } from './behind.ts';
import { intersection, groundOf, isExemptFromContrast, isReplacedElement, groundRect, stackedPartAt, type Ground } from './boxes.ts';
import { ColorReader, colorAsLayer, type Layer } from './colors.ts';
import { PaintedBoxes, type PaintedBox, type Rect, type StackedPart } from './painted.ts';

/** An element with text of its own. */
export interface ContrastText {
  element: Element;
  /** What its first line says, uncut. */
  text: string;
  order: number;
  part: StackedPart;
  /** CSS pixels, and whether it is bold. */
  size: number;
  bold: boolean;
  colors: Exclude<TextColors, null> | 'unrendered';
  /** A shadow or an outline is drawn around its letters. */
  outlined: boolean;
}

/** Maximum number of elements visited, and of open elements at once. */
const most = { elements: 100_000, depth: 1_000 } as const;
/** A text that has neither is an icon or a separator. */
const letter = /[\p{L}\p{N}]/u;
/** Characters of a text node that are searched for a letter, and that are measured. */
const searched = 500;
const measured = 20;
/** Maximum number of boxes of an inline element with a background, one a line. */
const mostLines = 20;
/** Names of fonts whose words are drawn as icons. */
const iconFont = /icon|symbol|glyph/i;

interface OpenElement {
  element: Element;
  style: CSSStyleDeclaration;
  order: number;
  ground: Ground | null;
  part: StackedPart;
  /** What is seen of its content; null if all is. */
  clip: Rect | null;
  next: Node | null;
  /** For a slot: its assigned nodes, and the index of the current one. */
  assigned: readonly Node[];
  at: number;
  /** Its boxes, which end with it. */
  boxes: PaintedBox[];
  isRead: boolean;
}

/** Reads the texts of a document with their colors, in one walk through all elements and open shadow roots. */
export class TextReader {
  readonly texts: ContrastText[] = [];
  readonly painted = new PaintedBoxes();
  truncated = false;
  readonly #view: Window;
  readonly #range: Range;
  readonly #colors = new ColorReader();
  readonly #open: OpenElement[] = [];
  readonly #canvas: Layer | null;
  readonly #left: number;
  readonly #page: StackedPart = { parent: null, depth: 0, order: 0, z: 0, fixed: false };
  /** Where the page starts, in CSS pixels from the corner of the window. */
  readonly #corner: { x: number; y: number };
  #order = 0;

  /** @param mostTexts after which the walk stops */
  constructor(
    document: Document,
    view: Window,
    root: Element,
    private readonly mostTexts: number,
  ) {
    this.#view = view;
    this.#range = Document.prototype.createRange.call(document);
    const { colorScheme, direction } = view.getComputedStyle(root);
    const isDark = /dark/.test(colorScheme) && (!/light/.test(colorScheme) || view.matchMedia('(prefers-color-scheme: dark)').matches);
    // How dark a dark canvas is differs between browsers.
    this.#canvas = isDark ? null : colorAsLayer([255, 255, 255, 1]);
    this.#corner = { x: -view.scrollX, y: -view.scrollY };
    // A page that is read from the right scrolls to the left.
    this.#left = direction === 'rtl' ? this.#corner.x - 5_000 : this.#corner.x;
  }

  /** Yields after each node. */
  *read(root: Element): Generator<void> {
    this.#enter(root, null);
    while (this.#open.length > 0) {
      const top = this.#open.at(-1)!;
      const node = top.next;
      if (node === null) {
        this.#leave();
        continue;
      }
      top.next = top.assigned.length > 0 ? (top.assigned[++top.at] ?? null) : nextSibling.call(node);
      const type = nodeType.call(node);
      if (type === 1) this.#enter(node as Element, top);
      else if (type === 3 && !top.isRead) this.#readText(node, top);
      if (this.#order > most.elements || this.texts.length >= this.mostTexts) {
        this.truncated = true;
        while (this.#open.length > 0) this.#leave();
        return;
      }
      yield;
    }
  }

  #enter(element: Element, around: OpenElement | null): void {
    const order = ++this.#order;
    const name = localName.call(element).toLowerCase();
    const style = this.#view.getComputedStyle(element);
    if (this.#open.length >= most.depth) {
      this.truncated = true;
      return;
    }
    if (isExemptFromContrast(element, name, style)) return;
    const outer = around?.part ?? this.#page;
    const part = stackedPartAt(element, style, outer, order);
    const ground = groundOf(element, style, { around: around?.ground ?? null, part, order, colors: this.#colors });
    const added = ground === (around?.ground ?? null) ? null : ground;
    const isRoot = name === 'html' || name === 'body';
    if (added && isRoot) added.canvas = name === 'html' || !around?.ground || around.ground.color?.[3] === 0;
    const boxes = isRoot ? [] : this.#boxesOf(element, name, style, { added, part, order, clip: around?.clip ?? null });
    if (isReplacedElement(name)) {
      for (const box of boxes) this.painted.add(box);
      return;
    }
    const shadow = shadowRoot.call(element);
    const assigned = name === 'slot' ? assignedNodes.call(element) : [];
    this.#open.push({
      element,
      style,
      order,
      ground,
      part,
      clip: added?.clips ? intersection(groundRect(added), around?.clip ?? null) : (around?.clip ?? null),
      next: assigned[0] ?? firstChild.call(shadow ?? element),
      assigned,
      at: 0,
      boxes,
      isRead: false,
    });
  }

  #leave(): void {
    const { boxes } = this.#open.pop()!;
    for (const box of boxes) {
      // Boxes of pseudo-elements contain no element.
      if (Number.isInteger(box.order)) box.last = this.#order;
      this.painted.add(box);
    }
  }

  /** Where an element and its pseudo-elements paint, without what is cut off. */
  #boxesOf(
    element: Element,
    name: string,
    style: CSSStyleDeclaration,
    { added, part, order, clip }: { added: Ground | null; part: StackedPart; order: number; clip: Rect | null },
  ): PaintedBox[] {
    if (style.visibility !== 'visible') return [];
    const boxes: PaintedBox[] = [];
    const add = (rect: Rect, of: StackedPart, at: number) => {
      const seen = intersection(rect, clip);
      if (seen && seen.right - seen.left >= 1 && seen.bottom - seen.top >= 1) boxes.push({ rect: seen, part: of, order: at, last: at });
    };
    if (isReplacedElement(name) || (added && (added.image !== null || added.color?.[3] !== 0))) {
      if (style.display === 'inline' && !isReplacedElement(name)) {
        const rects = Element.prototype.getClientRects.call(element);
        for (let at = 0; at < Math.min(rects.length, mostLines); at++) add(rects[at]!, part, order);
      } else {
        add(rectOf.call(element), part, order);
      }
    }
    // Layers over or behind the content are mostly such boxes.
    if (style.position !== 'static') {
      for (const pseudo of ['::before', '::after']) {
        const { content, position, zIndex, backgroundColor, backgroundImage, width, height, opacity } = this.#view.getComputedStyle(
          element,
          pseudo,
        );
        if (content === 'none' || content === 'normal' || (position !== 'absolute' && position !== 'fixed') || Number(opacity) < 0.01)
          continue;
        if (backgroundImage === 'none' && this.#colors.read(backgroundColor)?.[3] === 0) continue;
        const rect = rectOf.call(element);
        const share = (Number.parseFloat(width) * Number.parseFloat(height)) / ((rect.right - rect.left) * (rect.bottom - rect.top));
        // Small ones are bullets, underlines and arrows.
        if (!(share >= 0.25)) continue;
        const at = order + 0.5;
        add(rect, { parent: part, depth: part.depth + 1, order: at, z: Number.parseInt(zIndex, 10) || 0, fixed: false }, at);
      }
    }
    return boxes;
  }

  #readText(node: Node, top: OpenElement): void {
    const { element, style } = top;
    const text = data.call(node).slice(0, searched);
    const first = text.search(letter);
    if (first < 0 || style.visibility !== 'visible' || iconFont.test(style.fontFamily)) return;
    const size = Number.parseFloat(style.fontSize);
    if (size < 1) return;
    const add = (colors: ContrastText['colors'], outlined = false) => {
      top.isRead = true;
      const bold = Number(style.fontWeight) >= 700;
      this.texts.push({ element, text: text.slice(first), order: top.order, part: top.part, size, bold, colors, outlined });
    };
    if (!checkVisibility.call(element, { contentVisibilityAuto: true })) return add('unrendered');
    this.#range.setStart(node, first);
    this.#range.setEnd(node, Math.min(first + measured, text.length));
    const rect = this.#range.getClientRects()[0];
    if (!rect || rect.width < 1 || rect.height < 1) return;
    // Out of reach: hidden from those who look, as links that skip the navigation are.
    if (rect.right <= this.#left || rect.bottom <= this.#corner.y) return;
    if (style.backgroundClip.includes('text') && style.backgroundImage !== 'none') return add('effect');
    const written = this.#colors.read(style.webkitTextFillColor || style.color);
    if (!written) return add('color');
    if (written[3] < 0.01) return;
    const at = { x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 };
    const colors = colorsAtPoint(written, at, top.ground, this.#canvas);
    if (colors) add(colors, style.textShadow !== 'none' || Number.parseFloat(style.webkitTextStrokeWidth || '0') > 0);
  }
}

export const documentRoot = (document: Document): Element | null => documentProperty(document, 'documentElement');
