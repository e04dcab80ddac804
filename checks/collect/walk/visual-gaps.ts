import { contains, firstChild, nodeType, parentNode, previousSibling } from '../dom.ts';

/** Maximum number of gaps that are checked: each check reads computed styles. */
const most = 300;
/** Maximum number of ancestors on the way to the common ancestor of both texts. */
const levels = 4;
/** Whether a character is a letter or digit of a script with spaces between words. */
const spaced = (code: number) =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code < 0xe00);

/** Finds words that are separated only by styles: items of a flex or grid box, and empty elements that serve as a gap. */
export class DomVisualGaps {
  readonly #view: Window | null;
  #last: Element | null = null;
  #lastLength = 0;
  #styleReads = 0;

  /** @param view null if styles are unknown: then no gap is found */
  constructor(view: Window | null) {
    this.#view = view;
  }

  /**
   * Whether a gap is visible between the previous text and this one. Call it for each text in order.
   * @param before code of the last character before the text; 0 at the start of a block
   */
  before(node: Node, text: string, element: Element, before: number): boolean {
    const last = this.#last;
    const lastLength = this.#lastLength;
    this.#last = element;
    this.#lastLength = text.length;
    if (!spaced(before) || !this.#view || !last || !spaced(text.charCodeAt(0)) || this.#styleReads >= most) return false;
    this.#styleReads++;
    const between = previousSibling.call(node);
    if (between && nodeType.call(between) === 1 && !firstChild.call(between)) return this.#isWide(between as Element);
    // Single letters are initials and text effects, not words.
    return last !== element && text.length > 1 && lastLength > 1 && (this.#isBoxed(last, element) || this.#isBoxed(element, last));
  }

  /** Whether an element between `inner` and the common ancestor is laid out as a block. */
  #isBoxed(inner: Element, other: Element): boolean {
    let element: Node | null = inner;
    for (let level = 0; level < levels && element && nodeType.call(element) === 1 && !contains.call(element, other); level++) {
      const { display, cssFloat, position } = this.#view!.getComputedStyle(element as Element);
      if (!/^(?:inline|contents|none|ruby|math)/.test(display) && cssFloat === 'none' && position !== 'absolute' && position !== 'fixed')
        return true;
      element = parentNode.call(element);
    }
    return false;
  }

  #isWide(element: Element): boolean {
    const style = this.#view!.getComputedStyle(element);
    const sides = [style.marginLeft, style.marginRight, style.paddingLeft, style.paddingRight, style.width];
    return style.display !== 'none' && sides.some((length) => Number.parseFloat(length) > 0);
  }
}
