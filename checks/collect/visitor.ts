import type { FactName } from '../core/facts.ts';
import type { WalkPlace, WalkStack } from './place.ts';
import type { Tag } from './tags.ts';
import type { UrlResolver } from './urls.ts';

/** What all visitors know of the walk. */
export interface WalkContext {
  readonly stack: WalkStack;
  /** False for documents that are not shown. */
  readonly rendered: boolean;
  readonly urls: UrlResolver;
}

/** Collects one fact from the tree, in its own fields. If it throws, only this fact fails. */
export interface Visitor {
  readonly fact: FactName;
  /** Kinds of elements (kinds.ts) that it is shown when they begin, and when they end. The element is at the top of the stack. */
  readonly enters: readonly number[];
  readonly leaves?: readonly number[];
  enter(element: Element, tag: Tag, place: Readonly<WalkPlace>): void;
  leave?(place: Readonly<WalkPlace>): void;
  /** Elements with one of the attributes of marked-elements.ts. */
  attributes?(element: Element, place: Readonly<WalkPlace>, role: string | null, property: string | null): void;
}

/** A part of a fact on its way, with the element whose layout is read later and its number in the walk. */
export interface Visited<T> {
  fact: T;
  element: Element;
  order: number;
}
/** An element with the selector that the walk gave it. */
export interface Located {
  element: Element;
  selector: string;
}
