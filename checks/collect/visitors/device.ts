import { attribute, hasAttribute } from '../dom.ts';
import * as limits from '../limits.ts';
import type { Place } from '../walk/place.ts';
import type { Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import type { Located, Visitor, WalkContext } from '../walk/visitor.ts';

/** A box near the root, with the range of its blocks. */
export interface ShallowBox extends Located {
  first: number;
  end: number;
  /** Named as a consent tool. */
  consent: boolean;
}

/** Collects elements that are measured against the screen. */
export class DeviceVisitor implements Visitor {
  readonly fact = 'device';
  readonly enters = [kinds.button, kinds.input];
  readonly leaves = [kinds.anchor];
  /** Elements that can be tapped. */
  readonly targets: Located[] = [];
  /** Boxes near the root. */
  readonly shallow: ShallowBox[] = [];
  /** Those that are open, by depth. */
  readonly #open: ShallowBox[] = [];
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element, tag: Tag): void {
    if (tag.name === 'input' && attribute.call(element, 'type')?.toLowerCase() === 'hidden') return;
    this.#keep(element);
  }

  leave({ element }: Readonly<Place>): void {
    if (hasAttribute.call(element, 'href')) this.#keep(element);
  }

  /** Called at the start of a box. */
  container({ element, content: { firstBlock: first }, region }: Readonly<Place>): void {
    const { depth } = this.#context.stack;
    if (depth > limits.shallowDepth || this.shallow.length >= limits.shallow) return;
    this.#open[depth] = { ...this.#located(element), first, end: first, consent: region === 'dialog' };
    this.shallow.push(this.#open[depth]);
  }

  /** Called at the end of every element. @param end number of blocks so far */
  end({ element }: Readonly<Place>, end: number): void {
    const box = this.#open[this.#context.stack.depth];
    if (box?.element === element) box.end = end;
  }

  #keep(element: Element): void {
    if (this.targets.length < limits.targets) this.targets.push(this.#located(element));
  }

  #located(element: Element): Located {
    const { stack } = this.#context;
    return { element, selector: stack.pathAt(stack.depth) };
  }
}
