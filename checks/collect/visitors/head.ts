import { caps, clipText, withoutUnseenCharacters } from '../../core/helpers/clip.ts';
import type { HeadFact, HeadNode } from '../../core/facts/head.ts';
import { attribute, attributeNames, firstElementChild, hasAttribute, nodeType, rootOf } from '../dom.ts';
import * as limits from '../limits.ts';
import type { Place } from '../walk/place.ts';
import { elementRef } from '../selectors.ts';
import type { Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import { startOfTextInOneLine, startOfText } from '../text/start.ts';
import type { Visitor, WalkContext } from '../walk/visitor.ts';

/** `nodeType` of a document. */
const documentNode = 9;

/** Everything that belongs in a head, wherever it is. */
export class HeadVisitor implements Visitor {
  readonly fact = 'head';
  readonly enters = [
    kinds.head,
    kinds.title,
    kinds.meta,
    kinds.link,
    kinds.base,
    kinds.script,
    kinds.style,
    kinds.noscript,
    kinds.template,
  ];
  readonly head: HeadFact = { titles: [], metas: [], links: [], nodes: [], nodesTotal: 0, leftHeadAt: null, heads: 0, base: null };
  /** Depth of the last head; -1 before one. */
  #headDepth = -1;
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    const { head } = this;
    const { stack } = this.#context;
    if (tag.visit === kinds.head) {
      head.heads++;
      this.#headDepth = stack.depth;
      return;
    }
    // Elements after the head can only be inside it if it is the place at its depth.
    const inHead = this.#headDepth >= 0 && stack.depth > this.#headDepth && stack.places[this.#headDepth]!.tag.visit === kinds.head;
    // Metadata is an element of the document's own tree (HTML, 4.2): in a shadow tree, it is about nothing.
    if (!inHead && nodeType.call(rootOf.call(element)) !== documentNode) return;
    if (!this.#read(element, tag, inHead)) return;
    head.nodesTotal++;
    if (!inHead && place.region !== 'none' && tag.visit !== kinds.meta && tag.visit !== kinds.link) return;
    if (head.nodes.length < limits.headNodes) head.nodes.push(this.#node(element, tag, inHead));
  }

  /** Reads an element by its tag. Returns false if it does not belong in a head. */
  #read(element: Element, tag: Tag, inHead: boolean): boolean {
    const { head } = this;
    const { stack } = this.#context;
    switch (tag.visit) {
      case kinds.title:
        if (head.titles.length < limits.refs) {
          head.titles.push({
            text: clipText(withoutUnseenCharacters(startOfText(element, caps.title * 8)).trim(), caps.title),
            inHead,
            selector: stack.pathAt(stack.depth),
          });
        }
        return true;
      case kinds.meta:
        return this.#meta(element, inHead);
      case kinds.link:
        return this.#link(element, inHead);
      case kinds.base:
        head.base ??= { href: read(element, 'href', caps.url), target: read(element, 'target') };
        return true;
      default:
        return inHead;
    }
  }

  #meta(element: Element, inHead: boolean): boolean {
    const { head } = this;
    const { stack } = this.#context;
    const name = read(element, 'name').toLowerCase().trim();
    const property = read(element, 'property').toLowerCase().trim();
    const httpEquiv = read(element, 'http-equiv').toLowerCase().trim();
    const itemprop = name + property + httpEquiv === '' ? read(element, 'itemprop').toLowerCase().trim() : '';
    // Microdata is allowed in the body.
    if (!inHead && itemprop !== '') return false;
    if (head.metas.length < limits.headNodes) {
      const within = stack.depth > 0 && stack.places[stack.depth - 1]!.tag.visit === kinds.noscript;
      head.metas.push({
        name,
        property,
        httpEquiv,
        charset: read(element, 'charset'),
        content: read(element, 'content', caps.block),
        inHead,
        selector: stack.pathAt(stack.depth),
        ...(itemprop !== '' && { itemprop }),
        ...(within && { noscript: true }),
        ...(attributeNames.call(element).some(endsWithQuote) && { cutAtQuote: true }),
      });
    }
    return true;
  }

  #link(element: Element, inHead: boolean): boolean {
    const { head } = this;
    const { stack, urls } = this.#context;
    if (!inHead && hasAttribute.call(element, 'itemprop') && !hasAttribute.call(element, 'rel')) return false;
    const href = attribute.call(element, 'href');
    const url = href === null ? null : urls.resolve(href);
    if (head.links.length < limits.headNodes) {
      const lang = read(element, 'lang');
      head.links.push({
        rel: relTokens(element),
        href: clipText(href ?? '', caps.url),
        url,
        hreflang: read(element, 'hreflang'),
        type: read(element, 'type'),
        sizes: read(element, 'sizes'),
        media: read(element, 'media'),
        ...(lang !== '' && { lang }),
        inHead,
        selector: stack.pathAt(stack.depth),
      });
    }
    return true;
  }

  #node(element: Element, tag: Tag, inHead: boolean): HeadNode {
    const { stack } = this.#context;
    const attributes: Record<string, string> = {};
    for (const name of attributeNames.call(element).slice(0, limits.headAttributes)) {
      if (name !== '__proto__') attributes[clipText(name.toLowerCase(), 100)] = read(element, name);
    }
    const hasText = tag.visit === kinds.title || tag.visit === kinds.style || tag.visit === kinds.script;
    return {
      tag: tag.name,
      attributes,
      text: hasText ? startOfTextInOneLine(element, caps.text) : '',
      inHead,
      selector: stack.pathAt(stack.depth),
    };
  }

  /** Metadata in the body: its first element shows where the parser left the head. */
  result(body: Element | null): HeadFact {
    const { head } = this;
    const stray =
      head.titles.some(({ inHead }) => !inHead) ||
      head.metas.some(
        ({ inHead, name, httpEquiv, property }) => !inHead && (name !== '' || httpEquiv !== '' || property.startsWith('og:')),
      ) ||
      head.links.some(({ inHead, rel }) => !inHead && (rel.includes('canonical') || rel.includes('alternate')));
    const first = body && firstElementChild.call(body);
    if (stray && first) head.leftHeadAt = elementRef(first, 'body > :nth-child(1)');
    return head;
  }
}

const read = (element: Element, name: string, cap: number = caps.attribute) => clipText(attribute.call(element, name) ?? '', cap);
/** A word as an attribute, which was behind a quotation mark inside a value. A mark of its own is one too many, and cut nothing. */
const endsWithQuote = (name: string): boolean => /[^"']['"]$/.test(name);
/** Tokens of a rel attribute, in lower case. */
export const relTokens = (element: Element): string[] => read(element, 'rel').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12);
