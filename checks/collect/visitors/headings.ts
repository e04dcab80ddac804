import type { HeadingFact, HeadingsFact } from '../../core/facts/text.ts';
import { attribute } from '../dom.ts';
import { headingText } from '../text/heading.ts';
import { comparableText } from '../text/key.ts';
import * as limits from '../limits.ts';
import type { Place } from '../walk/place.ts';
import { foreign, type Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import type { Visited, Visitor, WalkContext } from '../walk/visitor.ts';
import type { HeadVisitor } from './head.ts';

/** Level of a heading role without aria-level (WAI-ARIA 1.2). */
const levelOfRole = 2;
export const isHeadingRole = (role: string): boolean => /^\s*heading(?:\s|$)/i.test(role);
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
  /** Elements in headings that are not part of their text. */
  readonly beside = new Set<Element>();
  readonly #context: WalkContext;
  readonly #head: HeadVisitor;

  /** @param head provides the title of the page */
  constructor(context: WalkContext, head: HeadVisitor) {
    this.#context = context;
    this.#head = head;
  }

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    const { items } = this;
    const { stack, rendered } = this.#context;
    const role = attribute.call(element, 'role') ?? '';
    if (/^\s*(?:none|presentation)(?:\s|$)/i.test(role)) return;
    const level = isHeadingRole(role) ? levelOf(attribute.call(element, 'aria-level')) || tag.level || levelOfRole : tag.level;
    this.total++;
    if (items.length >= limits.headings) return;
    const { text, beside } = headingText(element, this.#head.head.titles[0]?.text ?? '');
    for (const part of beside) this.beside.add(part);
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
  const [a, b] = [comparableText(heading), comparableText(title)];
  return a.length > 3 && b.length > 3 && (a.includes(b) || b.includes(a));
}

/** The value of aria-level; 0 if absent. Levels below 6 have no name. */
const levelOf = (value: string | null) => (value !== null && /^\s*\d{1,3}\s*$/.test(value) ? Math.min(6, Number(value)) : 0);
