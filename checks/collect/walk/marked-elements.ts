import { hasMoreElements } from './count-elements.ts';
import { hasAttributes, matches, queryAll } from '../dom.ts';
import type { Place } from './place.ts';

const selector =
  '[role],[itemscope],[itemprop],[typeof],[property],[rel~=author],.p-author,[class*=author i],[class*=byline i],[class*=writer i],[class*=autor i],abbr[title],[data-nosnippet],[data-snippet],[hidden],[aria-hidden=true i]:not(svg,img,i)';
/** Above this number of elements, one query over the document takes as long as a slice. */
const large = 20_000;

/** Finds elements with attributes that need closer inspection. */
export class MarkedElements {
  readonly #document: Document;
  /** Null if each element is checked separately. */
  readonly #known: ReadonlySet<Element> | null;

  /** One query takes a tenth of the time of checking each element, but on a large document it is a long task. */
  constructor(document: Document) {
    this.#document = document;
    this.#known = hasMoreElements(document, large) ? null : new Set(Array.from(queryAll(document, selector)));
  }

  has(element: Element, parent: Place | null): boolean {
    if (this.#known !== null && (parent === null || parent.root === this.#document)) return this.#known.has(element);
    return hasAttributes.call(element) && matches.call(element, selector);
  }
}
