import type { Block } from '../../core/facts/text.ts';
import type { Region } from '../../core/facts/page.ts';
import { attribute, elementById, elementChildren, parentNode } from '../dom.ts';
import { joinFlat } from './flat.ts';
import type { Tag } from './tags.ts';

/** Whether an element's text is rendered; only determined where there is text. */
export const unknownVisibility = 0;
export const shown = 1;
/** Not displayed, and neither is anything in it. */
export const notDisplayed = 2;
/** visibility: hidden, which descendants can override. */
export const invisible = 3;

/** Content of an open element so far: counted by the walk and text/runs.ts, and added to the parent when the element ends. */
export class ElementContent {
  characters = 0;
  linkCharacters = 0;
  links = 0;
  /** Weight of its text as main content. */
  score = 0;
  /** Units of prose, number of runs and children with prose, and number of runs that consist of links. */
  prose = 0;
  parts = 0;
  linkBlocks = 0;
  /** Number of blocks stored before this element. */
  firstBlock = 0;
  /** Longest run of children with the same tag and class that contain links. */
  alikeTag: Tag | null = null;
  alikeClass: string | null = null;
  alike = 0;
  /** Units of prose in that run, and number of children in it with a line that is only a link. */
  alikeProse = 0;
  alikeLinked = 0;

  begin(firstBlock: number): void {
    this.characters = 0;
    this.linkCharacters = 0;
    this.links = 0;
    this.score = 0;
    this.prose = 0;
    this.parts = 0;
    this.linkBlocks = 0;
    this.firstBlock = firstBlock;
    this.alike = 0;
    this.alikeTag = null;
  }

  /** Adds the content of a child, except its score, which it already added itself. */
  add(child: ElementContent): void {
    this.characters += child.characters;
    this.linkCharacters += child.linkCharacters;
    this.links += child.links;
    this.linkBlocks += child.linkBlocks;
    if (child.prose > 0) {
      this.prose += child.prose;
      this.parts++;
    }
  }

  /** Called when a child box that contains links ends: it continues the run of like children, or starts another. */
  compare(child: ElementContent, tag: Tag, className: string | null): void {
    if (this.alikeTag !== tag || this.alikeClass !== className) {
      if (this.alike > 1) return;
      this.alikeTag = tag;
      this.alikeClass = className;
      this.alike = 0;
      this.alikeProse = 0;
      this.alikeLinked = 0;
    }
    this.alike++;
    this.alikeProse += child.prose;
    if (child.linkBlocks > 0) this.alikeLinked++;
  }
}

/** An element between the root and the current node of the walk, with properties that apply to everything in it. Only the walk writes it. Pooled: one object per depth. */
export class Place {
  element!: Element;
  tag!: Tag;
  /** Index of the element in the walk. */
  order = 0;
  /** 1-based position among its siblings. */
  nth = 0;
  /** Element children visited so far. */
  children = 0;
  region: Region = 'none';
  bits = 0;
  visibility = 0;
  within: Block['within'] = null;
  /** Selector; '' until it is computed. */
  path = '';
  /** Depth of the block-level box that text in this element belongs to. */
  box = 0;
  /** For a slot: its assigned nodes, and the index of the next one. */
  assigned: readonly Node[] | null = null;
  at = 0;
  /** Shadow root whose children are walked instead of the element's. */
  shadow: ShadowRoot | null = null;
  /** Tree that its children belong to. */
  root!: Document | ShadowRoot;
  /** URL of the surrounding link; '' if it has none or an invalid one; null outside of links. */
  link: string | null = null;
  /** Its class attribute; only read for boxes. */
  className: string | null = null;
  /** Region that its class or id names, even if the region does not apply. */
  named: Region = 'none';
  /** Its class or id suggests a box that is not part of the text around it. */
  hinted = false;
  /** Its class or id names customers' reviews. */
  reviews = false;
  /** Number of the surrounding table; 0 outside. */
  table = 0;
  readonly content = new ElementContent();
}

/** Maximum depth and length of a selector. Deeper elements get the selector of their ancestor at that depth. */
const deepest = 500;
const longest = 4_000;

const simpleId = /^[A-Za-z][\w-]*$/;
// Ids that contain counters change with every build or visit.
const stableId = (id: string) => id.length <= 60 && simpleId.test(id) && !/\d{4}|[0-9a-f]{8}/.test(id);
const step = (tag: Tag, nth: number) =>
  tag.name === 'html' || tag.name === 'body' || tag.name === 'head' ? tag.name : `${tag.selector}:nth-child(${nth})`;
/** One step of a selector with its combinator. Cached, because thousands of paths end with the same few steps. */
function childStep(tag: Tag, nth: number): string {
  if (nth > 100) return ` > ${step(tag, nth)}`;
  return (tag.steps[nth] ??= joinFlat(' > ', step(tag, nth)));
}

/** The elements from the root to the current node, with their selectors. */
export class PlaceStack {
  readonly places: Place[] = [];
  depth = -1;
  readonly document: Document;
  readonly #indexes = new Map<Element, Map<Element, number>>();

  constructor(document: Document) {
    this.document = document;
  }

  get top(): Place {
    return this.places[this.depth]!;
  }

  /** Returns the place for the next depth, still with the values of an earlier element. */
  push(): Place {
    this.depth++;
    return (this.places[this.depth] ??= new Place());
  }

  /** Selector of the element at a depth. */
  pathAt(depth: number): string {
    const place = this.places[Math.min(depth, deepest)]!;
    return (place.path ||= this.#pathIn(Math.min(depth, deepest) - 1, place.element, place.tag, place.nth));
  }

  #pathIn(parentDepth: number, element: Element, tag: Tag, nth: number): string {
    if (parentDepth < 0) return step(tag, nth);
    let parent = this.places[parentDepth]!;
    let depth = parentDepth;
    let number = nth;
    if (parent.assigned) {
      // A slotted node is a child of its host.
      const light = parentNode.call(element) as Element | null;
      while (depth > 0 && this.places[depth]!.element !== light) depth--;
      parent = this.places[depth]!;
      number = light ? this.#numberIn(light, element) : nth;
      return this.#join(this.pathAt(depth), ' > ', element, tag, number, depth > 0 ? this.places[depth - 1]!.root : this.document);
    }
    const path = this.pathAt(depth);
    if (path.length > longest) return path;
    return this.#join(path, parent.shadow ? ' >>> ' : ' > ', element, tag, number, parent.root);
  }

  #join(path: string, between: string, element: Element, tag: Tag, nth: number, root: Document | ShadowRoot): string {
    const id = attribute.call(element, 'id');
    if (id && stableId(id) && elementById(root, id) === element) {
      if (root === this.document) return joinFlat('#', id);
      const scope = between === ' >>> ' ? path : path.slice(0, path.lastIndexOf(' >>> '));
      return `${scope} >>> #${id}`;
    }
    return between === ' > ' ? joinFlat(path, childStep(tag, nth)) : path + between + step(tag, nth);
  }

  #numberIn(parent: Element, child: Element): number {
    let numbers = this.#indexes.get(parent);
    if (!numbers) {
      numbers = new Map();
      let number = 0;
      for (const sibling of Array.from(elementChildren.call(parent))) numbers.set(sibling, ++number);
      this.#indexes.set(parent, numbers);
    }
    return numbers.get(child) ?? 1;
  }
}
