import { hasMoreElements } from './count-elements.ts';
import { hasAttributes, matches, queryAll } from './dom.ts';
import type { WalkPlace } from './place.ts';

const selector =
  '[role],[itemscope],[itemprop],[typeof],[property],[rel~=author],.p-author,[class*=author i],[class*=byline i],[class*=writer i],[class*=autor i],abbr[title],[data-nosnippet],[data-snippet],[hidden],[aria-hidden=true i]:not(svg,img,i)';
/** Elements of a document through which one query takes as long as a slice, or longer. */
const large = 20_000;

/** Elements that carry an attribute for which they are looked at more closely. */
export class MarkedElements {
  readonly #document: Document;
  /** Null where each element is asked. */
  readonly #known: ReadonlySet<Element> | null;

  /** One query for a document takes a tenth of asking each element, but on a large one it is a long task. */
  constructor(document: Document) {
    this.#document = document;
    this.#known = hasMoreElements(document, large) ? null : new Set(Array.from(queryAll(document, selector)));
  }

  has(element: Element, parent: WalkPlace | null): boolean {
    if (this.#known !== null && (parent === null || parent.root === this.#document)) return this.#known.has(element);
    return hasAttributes.call(element) && matches.call(element, selector);
  }
}
