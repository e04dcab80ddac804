import type { FactName } from '../../core/facts.ts';
import type { Place, PlaceStack } from './place.ts';
import type { Tag } from './tags.ts';
import type { DomUrlResolver } from '../urls.ts';

/** What all visitors know about the walk. */
export interface WalkContext {
  readonly stack: PlaceStack;
  /** False for documents that are not rendered. */
  readonly rendered: boolean;
  readonly urls: DomUrlResolver;
}

/** Collects one fact during the walk, in its own fields. If it throws, only this fact fails. */
export interface Visitor {
  readonly fact: FactName;
  /** Kinds of elements (kinds.ts) for which it is called at the start and at the end. The element is then on top of the stack. */
  readonly enters: readonly number[];
  readonly leaves?: readonly number[];
  enter(element: Element, tag: Tag, place: Readonly<Place>): void;
  leave?(place: Readonly<Place>): void;
  /** Called for elements with one of the attributes in marked-elements.ts. */
  attributes?(element: Element, place: Readonly<Place>, role: string | null, property: string | null): void;
}

/** A partial fact with its element, whose layout is measured later, and the element's index in the walk. */
export interface Visited<T> {
  fact: T;
  element: Element;
  order: number;
}
/** An element with its selector. */
export interface Located {
  element: Element;
  selector: string;
}
