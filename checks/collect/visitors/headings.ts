import { caps, clipToOneLine } from '../../core/clip.ts';
import type { HeadingFact, HeadingsFact } from '../../core/facts.ts';
import {
  assignedNodes,
  attribute,
  data,
  firstChild,
  firstElementChild,
  htmlNamespace,
  localName,
  namespace,
  nextElementSibling,
  nextSibling,
  nodeName,
  nodeType,
  parentNode,
  shadowRoot,
} from '../dom.ts';
import { domTextKey } from '../text-key.ts';
import * as limits from '../limits.ts';
import type { WalkPlace } from '../place.ts';
import { foreign, type Tag } from '../tags.ts';
import * as kinds from '../kinds.ts';
import { domLineStart } from '../text-start.ts';
import type { Visited, Visitor, WalkContext } from '../visitor.ts';
import type { HeadVisitor } from './head.ts';

/** Level of a heading role without aria-level (WAI-ARIA 1.2). */
const levelOfRole = 2;
export const isHeadingElementRole = (role: string): boolean => /^\s*heading(?:\s|$)/i.test(role);
/** For elements that are headings only by role. */
export const headingByRole: Tag = { ...foreign, visit: kinds.heading };

/** h1 to h6, and elements with the heading role. Visibility and size are measured later. */
export class HeadingsVisitor implements Visitor {
  readonly fact = 'headings';
  readonly enters = [kinds.heading];
  readonly items: Visited<HeadingFact>[] = [];
  total = 0;
  /** The last heading that can be the headline: the first of level 1, or one that matches the title. */
  headline: Element | null = null;
  readonly #context: WalkContext;
  readonly #head: HeadVisitor;

  /** @param head provides the title of the page */
  constructor(context: WalkContext, head: HeadVisitor) {
    this.#context = context;
    this.#head = head;
  }

  enter(element: Element, tag: Tag, place: Readonly<WalkPlace>): void {
    const { items } = this;
    const { stack, rendered } = this.#context;
    const role = attribute.call(element, 'role') ?? '';
    if (/^\s*(?:none|presentation)(?:\s|$)/i.test(role)) return;
    const level = isHeadingElementRole(role) ? levelOf(attribute.call(element, 'aria-level')) || tag.level || levelOfRole : tag.level;
    this.total++;
    if (items.length >= limits.headings) return;
    const text = textOf(element);
    if (level === 1 && (!items.some(({ fact }) => fact.level === 1) || agree(text, this.#head.head.titles[0]?.text ?? '')))
      this.headline = element;
    items.push({
      fact: {
        level,
        ...(level !== tag.level && { byRole: true }),
        text,
        visible: rendered,
        fontSize: 0,
        firstScreen: false,
        region: place.region,
        main: false,
        selector: stack.pathAt(stack.depth),
      },
      element,
      order: place.order,
    });
  }

  result(): HeadingsFact {
    return { items: this.items.map(({ fact }) => fact), total: this.total };
  }
}

/** Whether one text contains the other. */
function agree(heading: string, title: string): boolean {
  const [a, b] = [domTextKey(heading), domTextKey(title)];
  return a.length > 3 && b.length > 3 && (a.includes(b) || b.includes(a));
}

/** The value of aria-level; 0 if absent. Levels below 6 have no name. */
const levelOf = (value: string | null) => (value !== null && /^\s*\d{1,3}\s*$/.test(value) ? Math.min(6, Number(value)) : 0);

function textOf(element: Element): string {
  const text = domLineStart(element, caps.text * 2);
  if (firstChild.call(element) && (text === '' || hasSlot(element))) {
    const shown = shownIn(element);
    if (shown !== '') return shown;
  }
  return text || clipToOneLine(attribute.call(element, 'aria-label') ?? '', caps.text);
}

/** Maximum number of nodes read for the text of a heading. */
const nodesRead = 100;
const silent = /^(?:script|style|template|noscript)$/i;

/** Whether one of the first nodes is a slot. */
function hasSlot(heading: Element): boolean {
  let element = firstElementChild.call(heading);
  for (let read = 0; element && read < nodesRead; read++) {
    if (localName.call(element) === 'slot') return true;
    let next = firstElementChild.call(element);
    while (!next && element && element !== heading) {
      next = nextElementSibling.call(element);
      element = next ?? (parentNode.call(element) as Element | null);
    }
    element = next;
  }
  return false;
}

/** Text of a heading from slots and shadow roots, otherwise the names of its images and labeled elements. */
function shownIn(heading: Element): string {
  let text = '';
  let names = '';
  const open = childrenOf(heading).reverse();
  for (let read = 0; open.length > 0 && read < nodesRead; read++) {
    const node = open.pop()!;
    const name = nodeName.call(node);
    if (name === '#text') {
      text += data.call(node);
    } else if (nodeType.call(node) === 1 && !silent.test(name)) {
      const child = node as Element;
      const label = (/^img$/i.test(name) && attribute.call(child, 'alt')?.trim()) || attribute.call(child, 'aria-label');
      if (label) names += ` ${label}`;
      else open.push(...childrenOf(child).reverse());
    }
  }
  return clipToOneLine(text, caps.text * 2) || clipToOneLine(names, caps.text);
}

/** The first nodes that are rendered in an element. */
function childrenOf(element: Element): Node[] {
  const isSlot = /^slot$/i.test(nodeName.call(element)) && namespace.call(element) === htmlNamespace;
  const assigned = isSlot ? assignedNodes.call(element) : [];
  if (assigned.length > 0) return assigned.slice(0, nodesRead);
  const children: Node[] = [];
  for (let node = firstChild.call(shadowRoot.call(element) ?? element); node && children.length < nodesRead; node = nextSibling.call(node))
    children.push(node);
  return children;
}
