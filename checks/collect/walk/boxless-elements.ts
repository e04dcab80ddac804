/** Maximum number of elements whose styles are read; only those that the browser reports as invisible. */
const most = 2_000;

/**
 * Detects elements without a box: slots and elements with `display: contents`. The browser reports them as invisible,
 * although their children are rendered.
 */
export class BoxlessElements {
  readonly #view: Window | null;
  #styleReads = 0;

  /** @param view null if styles are unknown: then no element counts as boxless */
  constructor(view: Window | null) {
    this.#view = view;
  }

  has(element: Element): boolean {
    return this.#style(element)?.display === 'contents';
  }

  /** Whether text directly in such an element is not rendered. */
  hides(element: Element): boolean {
    return this.#style(element)?.visibility !== 'visible';
  }

  #style(element: Element): CSSStyleDeclaration | undefined {
    return this.#styleReads++ < most ? this.#view?.getComputedStyle(element) : undefined;
  }
}
