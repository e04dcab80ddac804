import { caps, clipToOneLine } from '../../core/helpers/clip.ts';
import type { ControlsFact, FormTool } from '../../core/facts/page.ts';
import * as bits from '../walk/container-bits.ts';
import { attribute, checkVisibility, elementById, firstChild, hasAttribute, nodeType, data, rootOf } from '../dom.ts';
import * as kinds from '../walk/kinds.ts';
import * as limits from '../limits.ts';
import type { Place } from '../walk/place.ts';
import { elementRef } from '../selectors.ts';
import type { Tag } from '../walk/tags.ts';
import { nextNodeWithin } from '../text/start.ts';
import type { Located, Visitor, WalkContext } from '../walk/visitor.ts';
import { fieldType } from './parts.ts';

/** A control that had no name when the walk reached it; a label elsewhere may still name it. */
interface Nameless extends Located {
  id: string | null;
}

/** Buttons and fields as software agents find them: by their names, and forms by their attributes. */
export class ControlsVisitor implements Visitor {
  readonly fact = 'controls';
  readonly enters = [kinds.form, kinds.input, kinds.button, kinds.label];
  readonly leaves = [kinds.form, kinds.label];
  #total = 0;
  readonly #nameless: Nameless[] = [];
  /** Ids that a label refers to. */
  readonly #labeled = new Set<string>();
  readonly #forms: FormTool[] = [];
  #formTotal = 0;
  #form: FormTool | null = null;
  /** Whether the walk is in a label with text. */
  #inLabel = false;
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    if (tag.visit === kinds.form) this.#openForm(element);
    else if (tag.visit === kinds.label) this.#label(element);
    else this.#control(element, tag, place);
  }

  leave({ tag }: Readonly<Place>): void {
    if (tag.visit === kinds.form) this.#form = null;
    else this.#inLabel = false;
  }

  attributes(element: Element, place: Readonly<Place>, role: string | null): void {
    // Elements that are controls only by role; the others are read by their tag.
    if (role === null || !namedByContent.test(role) || isControl(place.tag)) return;
    this.#total++;
    if ((place.bits & bits.ariaHidden) === 0 && !isNamedByAttribute(element) && !hasNameWithin(element)) this.#keep(element, null);
  }

  #openForm(element: Element): void {
    this.#formTotal++;
    this.#form = null;
    if (this.#forms.length >= limits.forms) return;
    const name = attribute.call(element, 'toolname');
    this.#form = {
      at: elementRef(element, this.#selector()),
      tool: name === null ? null : clipToOneLine(name, caps.text),
      description: clipToOneLine(attribute.call(element, 'tooldescription') ?? '', caps.text),
      submits: hasAttribute.call(element, 'toolautosubmit'),
      fields: 0,
      described: 0,
    };
    this.#forms.push(this.#form);
  }

  #label(element: Element): void {
    const named = hasNameWithin(element);
    this.#inLabel = named;
    const id = attribute.call(element, 'for');
    if (named && id && this.#labeled.size < limits.targets) this.#labeled.add(id);
  }

  #control(element: Element, tag: Tag, place: Readonly<Place>): void {
    const type = tag.visit === kinds.button ? 'button' : fieldType(element, tag);
    if (type === 'hidden') return;
    this.#total++;
    const isButton = buttons.has(type);
    if (this.#form && !isButton && attribute.call(element, 'name')) {
      this.#form.fields++;
      if (attribute.call(element, 'toolparamdescription')) this.#form.described++;
    }
    if ((place.bits & bits.ariaHidden) !== 0 || this.#inLabel || isNamedByAttribute(element)) return;
    if (tag.visit === kinds.button ? hasNameWithin(element) : hasNameByType(element, type)) return;
    this.#keep(element, attribute.call(element, 'id'));
  }

  #keep(element: Element, id: string | null): void {
    if (this.#nameless.length < limits.targets) this.#nameless.push({ element, selector: this.#selector(), id });
  }

  #selector(): string {
    const { stack } = this.#context;
    return stack.pathAt(stack.depth);
  }

  result(): ControlsFact {
    const nameless = this.#nameless.filter(
      ({ element, id }) =>
        (id === null || !this.#labeled.has(id)) && (!this.#context.rendered || checkVisibility.call(element, { visibilityProperty: true })),
    );
    return {
      total: this.#total,
      nameless: nameless.slice(0, limits.refs).map(({ element, selector }) => elementRef(element, selector)),
      namelessTotal: nameless.length,
      forms: this.#forms,
      formTotal: this.#formTotal,
    };
  }
}

const buttons: ReadonlySet<string> = new Set(['button', 'submit', 'reset', 'image']);
const isControl = ({ visit }: Tag) => visit === kinds.button || visit === kinds.input;
/** Roles of controls that are named by their content (WAI-ARIA 1.2, name from content). */
const namedByContent = /^\s*(?:button|checkbox|menuitem(?:checkbox|radio)?|option|radio|switch|tab)\s*$/i;

/** Maximum ids of a reference that are looked up. */
const mostReferences = 10;
/** Whether an attribute names the element (accname 1.2); a reference counts if one of its targets exists. */
function isNamedByAttribute(element: Element): boolean {
  const filled = (name: string) => (attribute.call(element, name) ?? '').trim() !== '';
  if (filled('aria-label') || filled('title')) return true;
  const ids = (attribute.call(element, 'aria-labelledby') ?? '').trim();
  if (ids === '') return false;
  const root = rootOf.call(element) as Document | ShadowRoot;
  return ids
    .slice(0, caps.attribute)
    .split(/\s+/, mostReferences)
    .some((id) => elementById(root, id) !== null);
}

/** Browsers name submit and reset buttons; a field can have a placeholder (HTML-AAM 1.0, 4.1). */
function hasNameByType(element: Element, type: string): boolean {
  if (type === 'submit' || type === 'reset') return true;
  const from = type === 'image' ? 'alt' : type === 'button' ? 'value' : 'placeholder';
  return (attribute.call(element, from) ?? '').trim() !== '';
}

/** Maximum number of nodes read per control. */
const nodesRead = 200;
const [elementNode, textNode] = [1, 3];
/** Whether text or something with a name is among the first nodes of an element. If there are too many nodes to read, returns true. */
function hasNameWithin(element: Element): boolean {
  let node = firstChild.call(element);
  for (let read = 0; node; read++) {
    if (read === nodesRead) return true;
    const type = nodeType.call(node);
    if (type === textNode && /\S/.test(data.call(node as CharacterData))) return true;
    if (type === elementNode && ['alt', 'aria-label', 'title'].some((name) => (attribute.call(node as Element, name) ?? '').trim() !== ''))
      return true;
    node = nextNodeWithin(element, node, type);
  }
  return false;
}
