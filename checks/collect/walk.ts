import type { FactName, Region } from '../core/facts.ts';
import { Base, originOf } from './base.ts';
import { Boxless } from './boxless.ts';
import {
  assignedNodes, attribute, checkVisibility, data, firstChild, hasAttribute, htmlNamespace, localName, namespace, nextSibling, nodeName, nodeType, ofDocument, shadowRoot, templateContent,
} from './dom.ts';
import { Found } from './found.ts';
import { Gaps } from './gaps.ts';
import type { Gathering } from './gathering.ts';
import { limits } from './limits.ts';
import { Marked } from './marked.ts';
import { context, invisible, notDisplayed, shown, Stack, unknownVisibility, type Place } from './place.ts';
import { hintsAtBox, landmarks, namesCaption, regionOfNames, regionOfRole } from './regions.ts';
import { block, container, control, foreign, host, leaves, phrase, prose, skipped, tagOf, visits, type Tag } from './tags.ts';
import { TextRuns } from './text-runs.ts';
import { headingByRole, isHeadingRole } from './visit-headings.ts';
import { enterElement, leaveElement } from './visit.ts';

const visibilityOptions: CheckVisibilityOptions = { visibilityProperty: true };

export interface WalkOptions {
  /** False for documents that are not shown: styles are then unknown, only the hidden attribute counts. */
  rendered: boolean;
  /** What URLs are resolved against. */
  baseUrl: string;
  /** Address of the document. */
  url: string;
  /** Elements that are read at most. */
  most?: number;
}

/** One pass over a document in the order of the flat tree. Everything that facts need of the tree is gathered on the way. */
export class Walk implements Gathering {
  readonly document: Document;
  readonly rendered: boolean;
  readonly stack: Stack;
  readonly runs: TextRuns;
  readonly found = new Found();
  /** Facts whose visitor threw, with what it said. */
  readonly failures = new Map<FactName, string>();
  /** All text of a document that is not shown, hidden or not: its source has it. */
  readonly allText: string[] = [];
  elements = 0;
  textNodes = 0;
  shadowRoots = 0;
  truncated = false;

  private readonly xml: boolean;
  private readonly gaps: Gaps;
  private readonly boxless: Boxless;
  /** Elements of the document itself; null where each is asked. */
  private readonly marked: Marked;
  private node: Node | null;
  private steps = 0;
  /** Work until the clock is read again; a node is 1. */
  private left: number = limits.unread;
  private readonly most: number;

  readonly baseUrl: string;
  readonly base: Base;
  /** The document came by https. */
  readonly secure: boolean;
  private readonly origin: string;

  constructor(document: Document, root: Element | null, xml: boolean, { rendered, baseUrl, url, most = limits.elements }: WalkOptions) {
    this.most = most;
    this.document = document;
    this.rendered = rendered;
    this.baseUrl = baseUrl;
    this.base = new Base(baseUrl);
    this.secure = url.startsWith('https:');
    this.origin = originOf(url);
    this.xml = xml;
    this.stack = new Stack(document);
    this.runs = new TextRuns(this.stack, !rendered);
    const view = rendered ? ofDocument(document, 'defaultView') : null;
    this.gaps = new Gaps(view);
    this.boxless = new Boxless(view);
    this.node = root;
    this.marked = new Marked(document);
  }

  sameOrigin(url: string): boolean {
    return url.startsWith('about:') || url.startsWith('blob:') || originOf(url) === this.origin;
  }

  /** Walks on until a time. True when the whole document has been seen. */
  run(until: number): boolean {
    const { stack } = this;
    let { node } = this;
    while (node) {
      this.steps++;
      if (--this.left <= 0) {
        this.left = limits.unread;
        if (this.steps > limits.nodes || this.elements >= this.most) {
          this.truncated = true;
          break;
        }
        if (performance.now() > until) {
          this.node = node;
          return false;
        }
      }
      const name = nodeName.call(node);
      if (name === '#text') {
        if (stack.depth >= 0) this.text(node);
      } else {
        const tag = this.xml ? this.xmlTag(node, name) : tagOf(name);
        if (tag) {
          const child = this.enter(node as Element, tag);
          if (child) {
            node = child;
            continue;
          }
        }
      }
      node = this.advance(node);
    }
    this.close();
    return true;
  }

  /** Ends before the end of the document: what was read counts. */
  stop(): void {
    this.truncated = true;
    this.close();
  }

  private close(): void {
    while (this.stack.depth >= 0) this.leave(this.stack.top);
    this.node = null;
  }

  /** Next node in order, after the subtree of this one. */
  private advance(from: Node): Node | null {
    const { stack } = this;
    let node = from;
    while (stack.depth >= 0) {
      const place = stack.top;
      const next = place.assigned ? place.assigned[place.at++] : nextSibling.call(node);
      if (next) return next;
      node = place.element;
      this.leave(place);
    }
    return null;
  }

  private xmlTag(node: Node, name: string): Tag | undefined {
    if (name.startsWith('#') || nodeType.call(node) !== 1) return name === '#text' ? foreign : undefined;
    if (namespace.call(node as Element) === htmlNamespace) return tagOf(localName.call(node as Element));
    return name === 'svg' && this.stack.depth >= 0 ? tagOf('svg') : foreign;
  }

  private text(node: Node): void {
    this.textNodes++;
    const { stack, runs } = this;
    let text = data.call(node);
    // Most text starts with a letter: only what does not is looked through.
    if (text.charCodeAt(0) - 0x21 >>> 0 > 0x5d && !/\S/.test(text)) {
      runs.space();
      return;
    }
    if (text.length > limits.run) {
      text = text.slice(0, limits.run);
      runs.truncated = true;
    }
    this.left -= text.length >> 9;
    if (!this.rendered) this.allText.push(text);
    const place = stack.top;
    const state = place.visibility || this.look(place);
    const { link } = this.found;
    if (state !== shown) {
      this.found.hide(stack, place, text);
      return;
    }
    if (this.gaps.before(node, text, place.element, runs.lastCode)) {
      runs.space();
      if (link) link.text += ' ';
    }
    if (link) link.text += text;
    runs.add(text, link ? link.url ?? '' : null, this.found.codeDepth > 0);
  }

  /** Finds out whether text that stands in an element is rendered. */
  private look(place: Place): number {
    if (!this.rendered) return (place.visibility = shown);
    const { element, tag } = place;
    const depth = this.stack.depth;
    const parent = depth > 0 ? this.stack.places[depth - 1]! : null;
    if ((tag.flags & phrase) !== 0 && parent?.visibility === shown && !this.styled(element)) return (place.visibility = shown);
    if ((place.bits & context.details) !== 0) return (place.visibility = shown);
    if (checkVisibility.call(element, visibilityOptions)) return (place.visibility = shown);
    if (checkVisibility.call(element)) return (place.visibility = invisible);
    // Everything in the outermost element that is not displayed can be passed over without asking again.
    let top = depth;
    while (top > 0 && !checkVisibility.call(this.stack.places[top - 1]!.element)) top--;
    while (top <= depth && this.boxless.has(this.stack.places[top]!.element)) top++;
    if (top > depth) return (place.visibility = this.boxless.hides(element) ? invisible : shown);
    for (let at = top; at <= depth; at++) this.stack.places[at]!.visibility = notDisplayed;
    return notDisplayed;
  }

  private styled(element: Element): boolean {
    return attribute.call(element, 'class') !== null || attribute.call(element, 'style') !== null || hasAttribute.call(element, 'hidden');
  }

  /** Takes an element in. Returns its first child when it is to be walked. */
  private enter(element: Element, tag: Tag): Node | null {
    const { stack, found } = this;
    this.elements++;
    const parent = stack.depth >= 0 ? stack.top : null;
    const nth = parent ? ++parent.children : 1;
    const { flags } = tag;
    if ((flags & block) !== 0) this.runs.end();

    let children = (flags & skipped) !== 0 ? null : firstChild.call(element);
    let shadow: ShadowRoot | null = null;
    if ((flags & host) !== 0 && (shadow = shadowRoot.call(element))) {
      this.shadowRoots++;
      children = firstChild.call(shadow);
    }
    if (!this.rendered && tag.visit === visits.noscript) children = firstChild.call(element);
    // A declarative shadow root: text of the source that needs no script.
    if (!this.rendered && tag.visit === visits.template && hasAttribute.call(element, 'shadowrootmode')) children = firstChild.call(templateContent.call(element));
    let assigned: readonly Node[] | null = null;
    if (tag.visit === visits.slot && parent) {
      const nodes = assignedNodes.call(element);
      if (nodes.length > 0) {
        assigned = nodes;
        children = nodes[0]!;
      }
    }

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
    place.root = shadow ?? parent?.root ?? this.document;
    place.className = null;
    place.score = 0;
    place.characters = 0;
    place.linkCharacters = 0;
    place.links = 0;
    place.firstBlock = this.runs.blocks.length;
    place.prose = 0;
    place.parts = 0;
    place.linkBlocks = 0;
    place.images = found.imagesTotal;
    place.fields = found.fields;
    place.named = -1;
    place.caption = false;
    place.hinted = false;
    place.disproved = false;
    place.alike = 0;
    place.alikeTag = null;
    if (parent) {
      place.region = parent.region;
      place.bits = parent.bits;
      place.visibility = parent.visibility === notDisplayed ? notDisplayed : unknownVisibility;
      place.within = parent.within;
      place.box = (flags & block) !== 0 ? stack.depth : parent.box;
      place.table = parent.table;
    } else {
      place.region = 'none';
      place.bits = 0;
      place.visibility = unknownVisibility;
      place.within = null;
      place.box = 0;
      place.table = 0;
    }
    if ((flags & control) !== 0) place.bits |= context.control;
    if ((flags & container) !== 0) {
      this.region(place, element, tag);
      // Overlays and heroes stand near the root.
      if (stack.depth <= limits.shallowDepth && found.shallow.length < limits.shallow) found.shallow.push({ element, selector: stack.pathAt(stack.depth) });
    }
    if ((flags & (container | prose)) !== 0) {
      const names = place.className ?? ((flags & container) === 0 ? attribute.call(element, 'class') : null);
      place.caption = names !== null && names !== '' && namesCaption(names);
    }
    if (this.marked.has(element, parent)) this.attributes(place, element);
    if (tag.visit !== 0) this.visit(element, tag, place);
    if (children) return children;
    this.leave(place);
    return null;
  }

  private visit(element: Element, tag: Tag, place: Place): void {
    const fact = enterElement(this, element, tag, place);
    if (fact) this.failures.set(fact.name, fact.detail);
  }

  private leave(place: Place): void {
    const { stack } = this;
    const { tag } = place;
    if ((tag.flags & block) !== 0) this.runs.end();
    if ((tag.flags & leaves) !== 0 || tag.visit === visits.code) leaveElement(this, place);
    const { boxes, candidates } = this.found;
    const blocks = this.runs.blocks.length;
    if (place.named >= 0) boxes.closeNamed(place, blocks, this.elements);
    const parent = stack.depth > 0 ? stack.places[stack.depth - 1]! : null;
    if (parent) {
      parent.characters += place.characters;
      parent.linkCharacters += place.linkCharacters;
      parent.links += place.links;
      parent.linkBlocks += place.linkBlocks;
      if (place.prose > 0) {
        parent.prose += place.prose;
        parent.parts++;
      }
      if (place.disproved) parent.disproved = true;
      if (place.links > 0 && (tag.flags & block) !== 0) this.alike(parent, place);
    }
    if (blocks > place.firstBlock && (place.caption || (tag.flags & container) !== 0)) boxes.add(place, blocks, this.found.imagesTotal > place.images, this.found.fields > place.fields);
    if (place.score > 0 || place.parts > 1) candidates.add(stack, place, blocks, this.elements);
    if (place.alike > 0) this.found.repeatedIn(stack, place);
    stack.depth--;
  }

  private region(place: Place, element: Element, tag: Tag): void {
    // Whatever stands in a comment is the comment's: its author's article, header and footer.
    if (place.region === 'comments' && tag.name !== 'main') return;
    const landmark = landmarks.get(tag.name);
    const sectioning = (place.bits & context.sectioning) !== 0;
    if (landmark === 'main' || (landmark !== undefined && !(landmark === 'header' && sectioning) && (place.bits & context.quote) === 0)) {
      place.region = place.region === 'footer' || place.region === 'dialog' ? place.region : landmark;
      place.bits &= ~context.named;
    }
    if (landmark === 'nav' && !sectioning) place.bits |= context.siteMenu;
    if (tag.name === 'article' || landmark === 'main') place.bits |= context.sectioning;
    if (landmark === 'main') return;
    const className = attribute.call(element, 'class');
    place.className = className;
    if (landmark || tag.name === 'body') return;
    const id = attribute.call(element, 'id');
    let region: Region = className === null ? 'none' : regionOfNames(className);
    if (region === 'none' && id !== null) region = regionOfNames(id);
    const named = (place.bits & context.named) !== 0;
    if (region === 'none') place.hinted = (className !== null && hintsAtBox(className)) || (id !== null && hintsAtBox(id));
    if (region === 'none' || (place.region !== 'none' && place.region !== 'main' && !named)) return;
    if (region === 'header' && sectioning) return;
    this.found.boxes.openNamed(place, region);
    if (named) return;
    place.region = region;
    place.bits |= context.named;
  }

  private attributes(place: Place, element: Element): void {
    const role = attribute.call(element, 'role');
    if (role !== null) {
      const region = regionOfRole(role);
      if (region && place.region !== 'footer' && (place.region !== 'comments' || region === 'main')) {
        place.region = region;
        if (region === 'nav' && (place.bits & context.sectioning) === 0) place.bits |= context.siteMenu;
        if (region === 'main') {
          place.bits |= context.sectioning;
          this.found.candidates.open('main', this.stack);
        }
      }
      if (/doc-noteref/.test(role)) this.runs.markNote();
      if (place.tag.level === 0 && isHeadingRole(role)) this.visit(element, headingByRole, place);
    }
    if (attribute.call(element, 'aria-hidden')?.toLowerCase() === 'true') place.bits |= context.ariaHidden;
    if (hasAttribute.call(element, 'data-nosnippet') && /^(?:div|span|section)$/.test(place.tag.name)) {
      place.bits |= context.nosnippet;
      this.found.noteNosnippet(this.stack, place);
    }
    if (hasAttribute.call(element, 'hidden') && (!this.rendered || attribute.call(element, 'hidden')?.toLowerCase() === 'until-found')) {
      place.visibility = notDisplayed;
    }
    try {
      this.found.markup(this.stack, place);
    } catch (error) {
      for (const fact of ['structuredData', 'semantics'] as const) this.failures.set(fact, String(error).slice(0, 200));
    }
    const property = attribute.call(element, 'itemprop');
    if (property === 'articleBody' && place.region !== 'comments') this.found.candidates.open('article', this.stack);
    else if (property === 'comment') place.region = 'comments';
  }

  private alike(parent: Place, place: Place): void {
    if (parent.alikeTag !== place.tag || parent.alikeClass !== place.className) {
      if (parent.alike > 1) return;
      parent.alikeTag = place.tag;
      parent.alikeClass = place.className;
      parent.alike = 0;
      parent.alikeProse = 0;
      parent.alikeLinked = 0;
    }
    parent.alike++;
    parent.alikeProse += place.prose;
    if (place.linkBlocks > 0) parent.alikeLinked++;
  }
}
