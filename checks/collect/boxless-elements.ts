/** Elements that are asked: their styles are looked up, which is only done for what the browser calls invisible. */
const most = 2_000;

/**
 * Tells elements without a box of their own: slots, and what has `display: contents`. The browser calls them invisible,
 * although what is in them is shown.
 */
export class BoxlessElements {
  readonly #view: Window | null;
  #asked = 0;

  /** @param view null where styles are not known: then no element is recognized */
  constructor(view: Window | null) {
    this.#view = view;
  }

  has(element: Element): boolean {
    return this.#style(element)?.display === 'contents';
  }

  /** Text directly in such an element is not seen. */
  hides(element: Element): boolean {
    return this.#style(element)?.visibility !== 'visible';
  }

  #style(element: Element): CSSStyleDeclaration | undefined {
    return this.#asked++ < most ? this.#view?.getComputedStyle(element) : undefined;
  }
}
