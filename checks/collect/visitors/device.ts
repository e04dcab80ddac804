import { attribute, hasAttribute } from '../dom.ts';
import * as limits from '../limits.ts';
import type { Place } from '../walk/place.ts';
import type { Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import type { Located, Visitor, WalkContext } from '../walk/visitor.ts';

/** Collects elements that are measured against the screen. */
export class DeviceVisitor implements Visitor {
  readonly fact = 'device';
  readonly enters = [kinds.button, kinds.input];
  readonly leaves = [kinds.anchor];
  /** Elements that can be tapped. */
  readonly targets: Located[] = [];
  /** Boxes near the root. */
  readonly shallow: Located[] = [];
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element, tag: Tag): void {
    if (tag.name === 'input' && attribute.call(element, 'type')?.toLowerCase() === 'hidden') return;
    this.#keep(this.targets, limits.targets, element);
  }

  leave({ element }: Readonly<Place>): void {
    if (hasAttribute.call(element, 'href')) this.#keep(this.targets, limits.targets, element);
  }

  /** Called at the start of a box. */
  container({ element }: Readonly<Place>): void {
    if (this.#context.stack.depth <= limits.shallowDepth) this.#keep(this.shallow, limits.shallow, element);
  }

  #keep(list: Located[], most: number, element: Element): void {
    const { stack } = this.#context;
    if (list.length < most) list.push({ element, selector: stack.pathAt(stack.depth) });
  }
}
