import { hasMoreElements } from './count-elements.ts';
import { allWithin, attribute, checkVisibility, contains, everyElement, queryAll } from '../dom.ts';
import type { Place } from './place.ts';
import { streamed } from './surroundings.ts';
import { besideContent } from '../../core/regions.ts';

/** Above this number of elements, controls are not searched: one query would take as long as a slice. */
const large = 20_000;
/** Class or id that templates use for panels of accordions and tabs. */
const panelName = /accordi[ao]n|collaps|tab-?pan/i;

/**
 * Detects elements that are hidden until a reader opens them or a script runs. As in closed `details`, their contents are meant
 * for readers, and crawlers read them in the HTML: panels of accordions and tabs, the main element of a page that shows no other,
 * the element with the h1 and most of a page without a main element, and what React streams to a page that shows no h1.
 */
export class UnopenedElements {
  readonly #document: Document;
  #controlled: ReadonlySet<string> | null = null;
  /** Main elements, if none of them is shown; without main elements, such an h1. */
  #awaited: readonly Element[] = [];
  #hasMain = false;
  #showsHeadline = true;

  constructor(document: Document) {
    this.#document = document;
  }

  /** @param place the outermost hidden element */
  has({ element, region }: Readonly<Place>): boolean {
    const controlled = (this.#controlled ??= this.#findPanels());
    const id = attribute.call(element, 'id') ?? '';
    if (this.#awaited.some((part) => contains.call(element, part)) && (this.#hasMain || this.#isMost(element))) return true;
    if (!this.#showsHeadline && streamed.test(id)) return true;
    if (besideContent.has(region)) return false;
    const role = attribute.call(element, 'role');
    return (
      role === 'tabpanel' ||
      (role === 'region' && attribute.call(element, 'aria-labelledby') !== null) ||
      (id !== '' && controlled.has(id)) ||
      panelName.test(`${attribute.call(element, 'class') ?? ''} ${id}`.slice(0, 300))
    );
  }

  #isMost(element: Element): boolean {
    return allWithin.call(element, '*').length * 2 > everyElement(this.#document).length;
  }

  /** Searches once for main elements, of which only one may be shown, and for controls of panels. */
  #findPanels(): ReadonlySet<string> {
    if (hasMoreElements(this.#document, large)) return new Set();
    const mains = queryAll(this.#document, 'main,[role=main]');
    this.#hasMain = mains.length > 0;
    const few = (elements: ArrayLike<Element>) => Array.from(elements).slice(0, 10);
    const isShown = (part: Element) => checkVisibility.call(part, { visibilityProperty: true });
    const headlines = few(queryAll(this.#document, 'h1'));
    this.#showsHeadline = headlines.some(isShown);
    const parts = this.#hasMain ? few(mains) : headlines;
    if (!parts.some(isShown)) this.#awaited = parts;
    const controls = Array.from(queryAll(this.#document, '[aria-controls]:not([aria-haspopup],input)'));
    return new Set(controls.flatMap((control) => attribute.call(control, 'aria-controls')!.split(/\s+/)));
  }
}
