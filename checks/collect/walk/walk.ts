import { BoxlessElements } from './boxless-elements.ts';
import {
  assignedNodes,
  attribute,
  checkVisibility,
  data,
  firstChild,
  firstElementChild,
  hasAttribute,
  htmlNamespace,
  localName,
  namespace,
  nextSibling,
  nodeName,
  nodeType,
  documentProperty,
  shadowRoot,
  templateContent,
} from '../dom.ts';
import { DomVisualGaps } from './visual-gaps.ts';
import * as limits from '../limits.ts';
import { MarkedElements } from './marked-elements.ts';
import * as bits from './container-bits.ts';
import { invisible, notDisplayed, shown, PlaceStack, unknownVisibility, Place } from './place.ts';
import { noteContainer, noteHiding, setRegionByRole, noteTextElement } from './surroundings.ts';
import { block, container, control, foreign, host, phrase, skipped, tagOf, type Tag } from './tags.ts';
import * as kinds from './kinds.ts';
import { UnopenedElements } from './unopened.ts';
import { DomUrlResolver } from '../urls.ts';
import type { WalkContext } from './visitor.ts';
import { Visitors } from './visitors.ts';
import { headingByRole, isHeadingRole } from '../visitors/headings.ts';

const visibilityOptions: CheckVisibilityOptions = { visibilityProperty: true };

interface WalkOptions {
  /** False for documents that are not rendered: styles are unknown, only the hidden attribute counts. */
  rendered: boolean;
  /** Base URL for resolving. */
  baseUrl: string;
  /** URL of the document. */
  url: string;
  /** Maximum number of elements. */
  most?: number;
}

/** Where the root is. */
const outside = new Place();

/** One pass over a document in flat tree order, which calls the visitors of each element's kind. */
export class DocumentWalk implements WalkContext {
  readonly rendered: boolean;
  readonly stack: PlaceStack;
  readonly urls: DomUrlResolver;
  readonly visitors: Visitors;
  elements = 0;
  textNodes = 0;
  shadowRoots = 0;
  /** The walk ended early, and the last text was read only in part. */
  truncated = false;
  textCut = false;

  readonly #document: Document;
  readonly #xml: boolean;
  readonly #gaps: DomVisualGaps;
  readonly #boxless: BoxlessElements;
  readonly #unopened: UnopenedElements;
  /** Marked elements of the document; null if each element is checked separately. */
  readonly #marked: MarkedElements;
  #node: Node | null;
  #steps = 0;
  /** Work units until the next clock read; a node is 1. */
  #left: number = limits.unread;
  readonly #most: number;
  #tables = 0;

  constructor(document: Document, root: Element | null, xml: boolean, { rendered, baseUrl, url, most = limits.elements }: WalkOptions) {
    this.#most = most;
    this.#document = document;
    this.rendered = rendered;
    this.#xml = xml;
    this.stack = new PlaceStack(document);
    this.urls = new DomUrlResolver({ baseUrl, url, rendered });
    this.visitors = new Visitors(this);
    const view = rendered ? documentProperty(document, 'defaultView') : null;
    this.#gaps = new DomVisualGaps(view);
    this.#boxless = new BoxlessElements(view);
    this.#unopened = new UnopenedElements(document);
    this.#node = root;
    this.#marked = new MarkedElements(document);
  }

  /** Continues the walk until a time. Returns true when the whole document has been visited. */
  run(until: number): boolean {
    const { stack } = this;
    let node = this.#node;
    while (node) {
      this.#steps++;
      if (--this.#left <= 0) {
        this.#left = limits.unread;
        if (this.#steps > limits.nodes || this.elements >= this.#most) {
          this.truncated = true;
          break;
        }
        if (performance.now() > until) {
          this.#node = node;
          return false;
        }
      }
      const name = nodeName.call(node);
      if (name === '#text') {
        if (stack.depth >= 0) this.#text(node);
      } else {
        const tag = this.#xml ? this.#xmlTag(node, name) : tagOf(name);
        if (tag) {
          const child = this.#enter(node as Element, tag);
          if (child) {
            node = child;
            continue;
          }
        }
      }
      node = this.#advance(node);
    }
    this.#close();
    return true;
  }

  /** Stops before the end of the document; what was read so far counts. */
  stop(): void {
    this.truncated = true;
    this.#close();
  }

  #close(): void {
    while (this.stack.depth >= 0) this.#leave(this.stack.top);
    this.#node = null;
  }

  /** Next node after this one's subtree, in order. */
  #advance(from: Node): Node | null {
    const { stack } = this;
    let node = from;
    while (stack.depth >= 0) {
      const place = stack.top;
      const next = place.assigned ? place.assigned[place.at++] : nextSibling.call(node);
      if (next) return next;
      node = place.element;
      this.#leave(place);
    }
    return null;
  }

  #xmlTag(node: Node, name: string): Tag | undefined {
    if (name.startsWith('#') || nodeType.call(node) !== 1) return name === '#text' ? foreign : undefined;
    if (namespace.call(node as Element) === htmlNamespace) return tagOf(localName.call(node as Element));
    return name === 'svg' && this.stack.depth >= 0 ? tagOf('svg') : foreign;
  }

  #text(node: Node): void {
    this.textNodes++;
    let text = data.call(node);
    // Most text starts with a letter; only other text is searched.
    if ((text.charCodeAt(0) - 0x21) >>> 0 > 0x5d && !/\S/.test(text)) {
      this.visitors.text.runs.space();
      return;
    }
    if (text.length > limits.run) {
      text = text.slice(0, limits.run);
      this.textCut = true;
    }
    this.#left -= text.length >> 9;
    const { stack, visitors } = this;
    const place = stack.top;
    if ((place.bits & bits.reading) !== 0) return;
    if ((place.visibility || this.#readVisibility(place)) === shown) {
      visitors.readText(text, this.#gaps.before(node, text, place.element, visitors.text.runs.lastCode), place);
    } else {
      visitors.readHidden(text, place);
    }
    if (!this.rendered && (place.bits & bits.beside) === 0) visitors.text.source.push(text);
  }

  /** Determines whether text in an element is rendered. */
  #readVisibility(place: Place): number {
    if (!this.rendered) return (place.visibility = shown);
    const { element, tag } = place;
    const depth = this.stack.depth;
    const parent = depth > 0 ? this.stack.places[depth - 1]! : null;
    if ((tag.flags & phrase) !== 0 && parent?.visibility === shown && !this.#styled(element)) return (place.visibility = shown);
    if ((place.bits & bits.details) !== 0) return (place.visibility = shown);
    if (checkVisibility.call(element, visibilityOptions)) return (place.visibility = shown);
    if (checkVisibility.call(element)) return (place.visibility = this.#canBeOpened(place, depth) ? shown : invisible);
    // The outermost element that is not displayed decides for everything in it.
    const { places } = this.stack;
    let top = depth;
    while (top > 0 && !checkVisibility.call(places[top - 1]!.element)) top--;
    while (top <= depth && this.#boxless.has(places[top]!.element)) top++;
    if (top > depth) return (place.visibility = this.#boxless.hides(element) ? invisible : shown);
    const opens = this.#unopened.has(places[top]!);
    for (let at = top; at <= depth; at++) {
      places[at]!.visibility = opens ? shown : notDisplayed;
      if (opens) places[at]!.bits |= bits.details;
    }
    return place.visibility;
  }

  /** Whether an invisible element with a box is inside one that can still be opened. Determined once for everything in it. */
  #canBeOpened(place: Place, depth: number): boolean {
    if ((place.bits & (bits.opens | bits.closed)) === 0) {
      const { places } = this.stack;
      let top = depth;
      while (top > 0 && !checkVisibility.call(places[top - 1]!.element, visibilityOptions)) top--;
      const found = this.#unopened.has(places[top]!) ? bits.opens : bits.closed;
      for (let at = top; at <= depth; at++) places[at]!.bits |= found;
    }
    return (place.bits & bits.opens) !== 0;
  }

  #styled(element: Element): boolean {
    return attribute.call(element, 'class') !== null || attribute.call(element, 'style') !== null || hasAttribute.call(element, 'hidden');
  }

  /** Visits an element. Returns its first child if the children are to be walked. */
  #enter(element: Element, tag: Tag): Node | null {
    const { stack, visitors } = this;
    this.elements++;
    const parent = stack.depth >= 0 ? stack.top : null;
    const nth = parent ? ++parent.children : 1;
    const { flags } = tag;
    if ((flags & block) !== 0) visitors.endRun();

    let children = (flags & skipped) !== 0 ? null : firstChild.call(element);
    let shadow: ShadowRoot | null = null;
    if ((flags & host) !== 0 && (shadow = shadowRoot.call(element))) {
      this.shadowRoots++;
      children = firstChild.call(shadow);
    }
    // With scripts, noscript contains text that nobody sees; without, it is ordinary content.
    if (tag.visit === kinds.noscript && (!this.rendered || firstElementChild.call(element) !== null || checkVisibility.call(element)))
      children = firstChild.call(element);
    // A declarative shadow root contains text of the source that needs no script.
    if (!this.rendered && tag.visit === kinds.template && hasAttribute.call(element, 'shadowrootmode'))
      children = firstChild.call(templateContent.call(element));
    let assigned: readonly Node[] | null = null;
    if (tag.visit === kinds.slot && parent) {
      const nodes = assignedNodes.call(element);
      if (nodes.length > 0) {
        assigned = nodes;
        children = nodes[0]!;
      }
    }

    const place = this.#place(element, tag, parent, nth, shadow, assigned);
    if (tag.visit === kinds.noscript) place.bits |= bits.noscript;
    if (visitors.headings.beside.size > 0 && visitors.headings.beside.has(element)) place.bits |= bits.beside;
    if ((flags & container) !== 0) noteContainer(place, element, tag);
    visitors.begin(place, parent);
    if (this.#marked.has(element, parent)) this.#attributes(place, element);
    if (tag.visit !== 0) {
      noteTextElement(place, element, tag, this.urls);
      if (tag.visit === kinds.table) place.table = ++this.#tables;
      visitors.enter(element, tag, place);
    }
    if (children) return children;
    this.#leave(place);
    return null;
  }

  /** Creates the place of an element, with properties inherited from its parent. */
  #place(
    element: Element,
    tag: Tag,
    parent: Place | null,
    nth: number,
    shadow: ShadowRoot | null,
    assigned: readonly Node[] | null,
  ): Place {
    const { stack } = this;
    const place = stack.push();
    place.element = element;
    place.tag = tag;
    place.order = this.elements;
    place.nth = nth;
    place.children = 0;
    place.path = '';
    place.assigned = assigned;
    place.at = 1;
    place.shadow = shadow;
    place.root = shadow ?? parent?.root ?? this.#document;
    place.className = null;
    place.named = 'none';
    place.hinted = false;
    place.reviews = false;
    place.content.begin(this.visitors.text.runs.blocks.length);
    const { region, bits: passedOn, visibility, link, within, box, table } = parent ?? outside;
    place.region = region;
    place.bits = passedOn;
    place.visibility = visibility === notDisplayed ? notDisplayed : unknownVisibility;
    place.link = link;
    place.within = within;
    place.box = (tag.flags & block) !== 0 ? stack.depth : box;
    place.table = table;
    if ((tag.flags & control) !== 0) place.bits |= bits.control;
    return place;
  }

  #leave(place: Place): void {
    const { stack, visitors } = this;
    const { tag, content } = place;
    if ((tag.flags & block) !== 0) visitors.endRun();
    if (tag.visit !== 0) visitors.leave(place);
    visitors.end(place, this.elements);
    if (stack.depth > 0) {
      const parent = stack.places[stack.depth - 1]!;
      parent.content.add(content);
      if (content.links > 0 && (tag.flags & block) !== 0) parent.content.compare(content, tag, place.className);
    }
    stack.depth--;
  }

  /** Reads the attributes of an element that needs closer inspection. */
  #attributes(place: Place, element: Element): void {
    const role = attribute.call(element, 'role');
    const property = attribute.call(element, 'itemprop');
    if (role !== null) setRegionByRole(place, role);
    noteHiding(place, element, this.rendered);
    if (role !== null && place.tag.level === 0 && isHeadingRole(role)) this.visitors.enter(element, headingByRole, place);
    this.visitors.attributes(element, place, role, property);
    if (property === 'comment') place.region = 'comments';
  }
}
