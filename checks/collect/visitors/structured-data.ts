import { attribute, hasAttribute } from '../dom.ts';
import * as limits from '../limits.ts';
import type { Place } from '../walk/place.ts';
import * as kinds from '../walk/kinds.ts';
import type { Located, Visitor, WalkContext } from '../walk/visitor.ts';

/** Records where JSON-LD, microdata and RDFa are; structured-data/items.ts reads them after the walk. */
export class StructuredDataVisitor implements Visitor {
  readonly fact = 'structuredData';
  readonly enters = [kinds.script];
  readonly jsonLd: Located[] = [];
  readonly microdata: Located[] = [];
  readonly rdfa: Located[] = [];
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element): void {
    if (this.jsonLd.length < limits.jsonLd && /^\s*application\/ld\+json\b/i.test(attribute.call(element, 'type') ?? ''))
      this.jsonLd.push(this.#locate(element));
  }

  attributes(element: Element, _place: Readonly<Place>, _role: string | null, property: string | null): void {
    if (this.microdata.length + this.rdfa.length >= limits.markup) return;
    if (property === null && hasAttribute.call(element, 'itemscope')) this.microdata.push(this.#locate(element));
    if (hasAttribute.call(element, 'typeof')) this.rdfa.push(this.#locate(element));
  }

  #locate(element: Element): Located {
    const { stack } = this.#context;
    return { element, selector: stack.pathAt(stack.depth) };
  }
}
