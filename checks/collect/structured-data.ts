import { caps, clip } from '../core/clip.ts';
import type { DataItem, DataValue, StructuredDataFact } from '../core/facts.ts';
import * as dom from './dom.ts';
import { asList, dataCaps, itemsIn, type DataNode } from '../text/data-items.ts';
import { itemsOfBlock, parseJsonLd } from '../text/json-ld.ts';
import { initialPrefixes, isSchemaOrg, shortTerm } from '../text/schema-names.ts';

/** An element with the selector that the caller's walk gave it. */
export interface Located {
  element: Element;
  selector: string;
}
export interface StructuredDataInput {
  /** script elements of type application/ld+json. */
  scripts: readonly Located[];
  /** Elements with itemscope and without itemprop, wherever they stand (HTML: top-level microdata items). */
  microdata: readonly Located[];
  /** Elements with typeof and without property, wherever they stand. */
  rdfa: readonly Located[];
}

/** Elements visited for one page's microdata and RDFa, and levels below one item: markup beyond that is not read. */
const elementsRead = 50_000;
const levelsRead = 500;

const attribute = (element: Element, name: string): string | null => dom.attribute.call(element, name);
/** Kind of node, past the names of a form’s controls. */
const kindOf = (node: Node): number => dom.nodeType.call(node);
const children = (element: Element): HTMLCollection => dom.elementChildren.call(element);
const tokens = (list: string | null): string[] => list?.split(/\s+/).filter(Boolean).slice(0, 20) ?? [];

/** Characters of a prefix attribute that are read. */
const prefixRead = 2_000;

/** Turns elements into nodes; one per page, because it counts what it read. */
function reader() {
  let left = elementsRead;
  const text = (element: Element): string => {
    const content = dom.textContent.call(element);
    // The text of nested properties is read once per level: charge for its length.
    left -= content.length >> 10;
    return clip(content.trim(), dataCaps.string);
  };
  const url = (element: Element, name: string): string => {
    const written = attribute(element, name) ?? '';
    try {
      return clip(new URL(written, Reflect.get(Node.prototype, 'baseURI', element) as string).href, caps.url);
    } catch {
      return clip(written, caps.url);
    }
  };
  const add = (node: DataNode, name: string, value: DataValue): void => {
    if (name === '__proto__' || name.startsWith('@')) return;
    const known = Object.hasOwn(node, name) ? asList(node[name]) : [];
    if (known.length >= dataCaps.keys || (known.length === 0 && Object.keys(node).length >= dataCaps.keys)) return;
    node[name] = known.length === 0 ? value : [...known, value];
  };

  /** The value of a property's element (HTML, 5.2.4 Values). `content` counts on every element, as schema.org's examples and its readers have it. */
  function microdataValue(element: Element): string {
    const content = attribute(element, 'content');
    if (content !== null) return clip(content.trim(), dataCaps.string);
    const has = (name: string) => attribute(element, name) !== null;
    switch (dom.localName.call(element)) {
      case 'meta': return '';
      case 'audio': case 'embed': case 'iframe': case 'img': case 'source': case 'track': case 'video':
        return has('src') ? url(element, 'src') : '';
      case 'a': case 'area': case 'link': return has('href') ? url(element, 'href') : '';
      case 'object': return has('data') ? url(element, 'data') : '';
      case 'data': case 'meter': return has('value') ? clip(attribute(element, 'value')!, dataCaps.string) : '';
      case 'time': return has('datetime') ? clip(attribute(element, 'datetime')!.trim(), dataCaps.string) : text(element);
      default: return text(element);
    }
  }

  /** @param open items that this one stands in: an itemref may close a circle */
  function microdataItem(scope: Element, open: readonly Element[]): DataNode {
    const node: DataNode = {};
    const types = tokens(attribute(scope, 'itemtype')).map((type) => clip(shortTerm(type), caps.url));
    if (types.length > 0) node['@type'] = types.length === 1 ? types[0]! : types;
    const id = attribute(scope, 'itemid');
    if (id !== null) node['@id'] = url(scope, 'itemid');
    const path = [...open, scope];
    const seen = new Set<Element>([scope]);
    const visit = (element: Element, level: number): void => {
      if (seen.has(element) || --left < 0 || level > levelsRead) return;
      seen.add(element);
      const names = tokens(attribute(element, 'itemprop'));
      const nested = attribute(element, 'itemscope') !== null;
      if (names.length > 0) {
        const circle = nested && (path.includes(element) || path.length >= dataCaps.depth);
        const value = circle ? null : nested ? microdataItem(element, path) : microdataValue(element);
        if (value !== null) for (const name of names) add(node, clip(shortTerm(name), caps.text), value);
      }
      if (!nested) for (const child of children(element)) visit(child, level + 1);
    };
    for (const child of children(scope)) visit(child, 0);
    for (const reference of tokens(attribute(scope, 'itemref'))) {
      const root = Node.prototype.getRootNode.call(scope);
      const target = kindOf(root) === Node.ELEMENT_NODE ? null : dom.byId(root as Document | ShadowRoot, reference);
      if (target) visit(target, 0);
    }
    return node;
  }

  interface Names {
    vocab: string | null;
    prefixes: Readonly<Record<string, string>>;
  }
  function names(element: Element, outer: Names): Names {
    const vocab = attribute(element, 'vocab');
    const prefix = attribute(element, 'prefix');
    if (vocab === null && prefix === null) return outer;
    const prefixes = { ...outer.prefixes };
    for (const [, name, iri] of (prefix ?? '').slice(0, prefixRead).matchAll(/([^\s:]+):\s+(\S+)/g)) if (name !== '__proto__') prefixes[name!.toLowerCase()] = iri!;
    return { vocab: vocab === null ? outer.vocab : vocab.trim() || null, prefixes };
  }
  /** A term, a compact or a full IRI; null for a bare term without vocabulary, which RDFa ignores. */
  function term(name: string, { vocab, prefixes }: Names): string | null {
    const colon = name.indexOf(':');
    if (colon < 0) return vocab === null ? null : isSchemaOrg(vocab) ? name : clip(shortTerm(vocab + name), caps.url);
    const prefix = name.slice(0, colon).toLowerCase();
    const iri = Object.hasOwn(prefixes, prefix) ? prefixes[prefix]! : null;
    return clip(shortTerm(iri === null ? name : iri + name.slice(colon + 1)), caps.url);
  }
  const terms = (list: string | null, scope: Names) => tokens(list).map((name) => term(name, scope)).filter((name) => name !== null);
  const resource = (element: Element): string | null => {
    for (const name of ['resource', 'href', 'src']) if (attribute(element, name) !== null) return url(element, name);
    return null;
  };

  function rdfaItem(element: Element, scope: Names, depth: number): DataNode {
    const node: DataNode = {};
    const types = terms(attribute(element, 'typeof'), scope);
    if (types.length > 0) node['@type'] = types.length === 1 ? types[0]! : types;
    const id = attribute(element, 'about') === null ? resource(element) : url(element, 'about');
    if (id !== null) node['@id'] = id;
    const visit = (child: Element, outer: Names, level: number): void => {
      if (--left < 0 || level > levelsRead) return;
      const inner = names(child, outer);
      const typed = attribute(child, 'typeof') !== null;
      const properties = terms(attribute(child, 'property'), inner);
      if (properties.length > 0) {
        const nested = typed && depth < dataCaps.depth ? rdfaItem(child, inner, depth + 1) : null;
        const content = attribute(child, 'content') ?? attribute(child, 'datetime');
        const value = nested ?? (content === null ? resource(child) ?? text(child) : clip(content.trim(), dataCaps.string));
        for (const property of properties) add(node, property, value);
      }
      // Another subject: what stands in it is not said of this item.
      const subject = attribute(child, 'about') ?? (properties.length === 0 ? attribute(child, 'resource') : null);
      if (typed || (subject !== null && subject !== id)) return;
      for (const next of children(child)) visit(next, inner, level + 1);
    };
    for (const child of children(element)) visit(child, scope, 0);
    return node;
  }
  /** Vocabulary and prefixes that apply at an element, from the root inwards. */
  function namesAt(element: Element): Names {
    const path = [element];
    for (let parent = dom.parentNode.call(element); parent; parent = dom.parentNode.call(parent)) if (kindOf(parent) === Node.ELEMENT_NODE) path.push(parent as Element);
    return path.reduceRight<Names>((outer, ancestor) => names(ancestor, outer), { vocab: null, prefixes: initialPrefixes });
  }

  return {
    microdata: (element: Element) => microdataItem(element, []),
    rdfa: (element: Element) => rdfaItem(element, namesAt(element), 1),
  };
}

/**
 * Reads JSON-LD, microdata (HTML Standard) and RDFa Lite 1.1 into one shape.
 * Pages without any cost nothing. Never throws on what a page wrote.
 */
export function collectStructuredData({ scripts, microdata, rdfa }: StructuredDataInput): StructuredDataFact {
  const blocks = scripts.map(({ element, selector }, index) => parseJsonLd(dom.textContent.call(element), index + 1, selector));
  const items: DataItem[] = blocks.flatMap(itemsOfBlock);
  if (microdata.length > 0 || rdfa.length > 0) {
    const reading = reader();
    for (const { element, selector } of microdata) items.push(...itemsIn(reading.microdata(element), '', { format: 'microdata', block: 0, selector }));
    for (const { element, selector } of rdfa) items.push(...itemsIn(reading.rdfa(element), '', { format: 'rdfa', block: 0, selector }));
  }
  return { blocks, items: items.slice(0, dataCaps.items), total: items.length };
}
