import type { Block, Region } from '../core/facts.ts';
import { attribute, elementById, elementChildren, parentNode } from './dom.ts';
import { joinFlat } from './flat.ts';
import type { Tag } from './tags.ts';

/** Whether an element's text is rendered: asked only where there is text. */
export const unknownVisibility = 0;
export const shown = 1;
/** Not displayed, and so nothing in it is. */
export const notDisplayed = 2;
/** visibility: hidden, which children can undo. */
export const invisible = 3;

/** What an open element holds so far: counted by the walk and by text-runs.ts, added to its parent's when it ends. */
export class ElementContent {
  characters = 0;
  linkCharacters = 0;
  links = 0;
  /** Weight of its text as content. */
  score = 0;
  /** Units of prose, the runs and children that hold some, and the runs that are nothing but links. */
  prose = 0;
  parts = 0;
  linkBlocks = 0;
  /** Blocks kept before this element. */
  firstBlock = 0;
  /** Largest run of children of the same tag and class that hold links. */
  alikeTag: Tag | null = null;
  alikeClass: string | null = null;
  alike = 0;
  /** Units of prose in that run, and how many of it have a line that is nothing but a link. */
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

  /** Takes in what a child held. Its own weight it has given already. */
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

  /** A child that is a box and holds links ends: the next of a run of like ones, or the first of another. */
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

/** An element on the way from the root to the node that the walk is at, and what holds for all in it. Written by the walk only. Pooled: one object per depth. */
export class WalkPlace {
  element!: Element;
  tag!: Tag;
  /** Number of the element in the walk. */
  order = 0;
  /** 1-based among its siblings. */
  nth = 0;
  /** Element children met so far. */
  children = 0;
  region: Region = 'none';
  bits = 0;
  visibility = 0;
  within: Block['within'] = null;
  /** Selector, '' until it is read. */
  path = '';
  /** Depth of the block-level box that text in this element belongs to. */
  box = 0;
  /** For a slot: the nodes assigned to it, and the next of them. */
  assigned: readonly Node[] | null = null;
  at = 0;
  /** Shadow root whose children are walked instead of its own. */
  shadow: ShadowRoot | null = null;
  /** Tree that its children belong to. */
  root!: Document | ShadowRoot;
  /** URL of the link that its text is in, '' where that does not parse or there is none; null outside of links. */
  link: string | null = null;
  /** Its class, read for boxes only. */
  className: string | null = null;
  /** Region that its class or id names, whatever comes of it. */
  named: Region = 'none';
  /** Its class or id hints at a box that is no part of the text around it. */
  hinted = false;
  /** Its class or id names customers' reviews. */
  reviews = false;
  /** Number of the table that it is in, 0 outside. */
  table = 0;
  readonly content = new ElementContent();
}

/** Levels and characters of a selector: what is deeper is named by the element at that place, which is around it. */
const deepest = 500;
const longest = 4_000;

const simpleId = /^[A-Za-z][\w-]*$/;
// Ids with counters in them change with every build or visit.
const stableId = (id: string) => id.length <= 60 && simpleId.test(id) && !/\d{4}|[0-9a-f]{8}/.test(id);
const step = (tag: Tag, nth: number) =>
  tag.name === 'html' || tag.name === 'body' || tag.name === 'head' ? tag.name : `${tag.selector}:nth-child(${nth})`;
/** Step of a selector, with what parts it from its parent. Kept: thousands of paths end in the same few. */
function childStep(tag: Tag, nth: number): string {
  if (nth > 100) return ` > ${step(tag, nth)}`;
  return (tag.steps[nth] ??= joinFlat(' > ', step(tag, nth)));
}

/** The elements from the root to the current node, and the selectors that they give. */
export class WalkStack {
  readonly places: WalkPlace[] = [];
  depth = -1;
  readonly document: Document;
  readonly #indexes = new Map<Element, Map<Element, number>>();

  constructor(document: Document) {
    this.document = document;
  }

  get top(): WalkPlace {
    return this.places[this.depth]!;
  }

  /** Place for the next depth, with the values of an earlier element still in it. */
  push(): WalkPlace {
    this.depth++;
    return (this.places[this.depth] ??= new WalkPlace());
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
      // A slotted node has its place among its host's own children.
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
