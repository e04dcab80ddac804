import { caps, clipText } from '../../core/helpers/clip.ts';
import type { DataItem, DataValue, JsonLdBlock, StructuredDataFact } from '../../core/facts/structured-data.ts';
import * as dom from '../dom.ts';
import { resolveItemUrl, baseOfItems, attributeTokens } from './item-attributes.ts';
import { asList, dataCaps, itemsIn, type DataNode } from '../../parse/data-items.ts';
import { parseJsonLd } from '../../parse/json-ld.ts';
import { shortSchemaName } from '../../parse/schema-names.ts';
import { readRdfa } from './rdfa.ts';
import type { Located } from '../walk/visitor.ts';

interface StructuredDataInput {
  /** script elements of type application/ld+json. */
  scripts: readonly Located[];
  /** Elements with itemscope and without itemprop, anywhere (HTML: top-level microdata items). */
  microdata: readonly Located[];
  /** Elements with typeof, anywhere. */
  rdfa: readonly Located[];
}

/** Maximum elements visited per page for microdata, and maximum depth of an item: markup beyond is not read. */
const elementsRead = 50_000;
const levelsRead = 500;
/** Maximum characters of invalid JSON that are passed on for locating the error. */
const notJsonBrought = 1_000_000;
/** Elements between two yields. */
const step = 100;

const attribute = (element: Element, name: string): string | null => dom.attribute.call(element, name);
/** Node type, even if a form control shadows it. */
const kindOf = (node: Node): number => dom.nodeType.call(node);

/** The URL in an attribute; '' without the attribute. */
function urlIn(element: Element, name: string): string {
  const written = attribute(element, name);
  return written === null ? '' : resolveItemUrl(written, baseOfItems(element));
}
function addProperty(node: DataNode, name: string, value: DataValue): void {
  if (name === '__proto__' || name.startsWith('@')) return;
  const known = Object.hasOwn(node, name) ? asList(node[name]) : [];
  if (known.length >= dataCaps.keys || (known.length === 0 && Object.keys(node).length >= dataCaps.keys)) return;
  node[name] = known.length === 0 ? value : [...known, value];
}

/** Converts microdata elements to nodes. One instance per page, because it has a budget. */
function microdataReader() {
  let remaining = elementsRead;
  const text = (element: Element): string => {
    const content = dom.textContent.call(element);
    // The text of nested properties is read once per level, so its length counts against the budget.
    remaining -= content.length >> 10;
    return clipText(content.trim(), dataCaps.string);
  };

  /** The value of a property's element (HTML, 5.2.4 Values). `content` counts on every element, as in schema.org's examples and in its consumers. */
  function microdataValue(element: Element): string {
    const content = attribute(element, 'content');
    if (content !== null) return clipText(content.trim(), dataCaps.string);
    switch (dom.localName.call(element)) {
      case 'meta':
        return '';
      case 'audio':
      case 'embed':
      case 'iframe':
      case 'img':
      case 'source':
      case 'track':
      case 'video':
        return urlIn(element, 'src');
      case 'a':
      case 'area':
      case 'link':
        return urlIn(element, 'href');
      case 'object':
        return urlIn(element, 'data');
      case 'data':
      case 'meter':
        return clipText(attribute(element, 'value') ?? '', dataCaps.string);
      case 'time': {
        const time = attribute(element, 'datetime');
        return time === null ? text(element) : clipText(time.trim(), dataCaps.string);
      }
      default:
        return text(element);
    }
  }

  /** @param open items that contain this one: itemref can create a cycle */
  function* microdataItem(scope: Element, open: readonly Element[]): Generator<void, DataNode> {
    const node: DataNode = {};
    const types = attributeTokens(attribute(scope, 'itemtype')).map((type) => clipText(shortSchemaName(type), caps.url));
    if (types.length > 0) node['@type'] = types.length === 1 ? types[0]! : types;
    const id = attribute(scope, 'itemid');
    if (id !== null) node['@id'] = urlIn(scope, 'itemid');
    const path = [...open, scope];
    const seen = new Set<Element>([scope]);
    function* visit(element: Element, level: number): Generator<void, void> {
      if (seen.has(element) || --remaining < 0 || level > levelsRead) return;
      if (remaining % step === 0) yield;
      seen.add(element);
      const names = attributeTokens(attribute(element, 'itemprop'));
      const nested = attribute(element, 'itemscope') !== null;
      if (names.length > 0) {
        const circle = nested && (path.includes(element) || path.length >= dataCaps.depth);
        const value = circle ? null : nested ? yield* microdataItem(element, path) : microdataValue(element);
        if (value !== null) for (const name of names) addProperty(node, clipText(shortSchemaName(name), caps.text), value);
      }
      if (!nested) yield* within(element, level + 1);
    }
    function* within(element: Element, level: number): Generator<void, void> {
      for (let child = dom.firstElementChild.call(element); child && remaining > 0; child = dom.nextElementSibling.call(child))
        yield* visit(child, level);
    }
    yield* within(scope, 0);
    for (const reference of attributeTokens(attribute(scope, 'itemref'))) {
      const root = Node.prototype.getRootNode.call(scope);
      const target = kindOf(root) === Node.ELEMENT_NODE ? null : dom.elementById(root as Document | ShadowRoot, reference);
      if (target) yield* visit(target, 0);
    }
    return node;
  }

  return (element: Element) => microdataItem(element, []);
}

/** Root elements of the trees that contain these elements. */
function rootsOf(elements: readonly Located[]): Set<Element> {
  const roots = new Set<Element>();
  const seen = new Set<Node>();
  for (const { element } of elements) {
    let top: Element = element;
    for (let parent: Node | null = element; parent && !seen.has(parent); parent = dom.parentNode.call(parent)) {
      seen.add(parent);
      if (kindOf(parent) === Node.ELEMENT_NODE) top = parent as Element;
    }
    const outside = dom.parentNode.call(top);
    if (!outside || kindOf(outside) !== Node.ELEMENT_NODE) roots.add(top);
  }
  return roots;
}

/**
 * Reads microdata (HTML Standard) and RDFa 1.1 into items of the same shape, and parses JSON-LD, whose items are added in the worker (readJsonLdBlocks).
 * Costs nothing on pages without markup. Never throws on bad input. A generator that yields in between.
 */
export function* readStructuredData({ scripts, microdata, rdfa }: StructuredDataInput): Generator<void, StructuredDataFact> {
  const blocks: JsonLdBlock[] = [];
  let room = notJsonBrought;
  for (const [index, { element, selector }] of scripts.entries()) {
    const { notJson, ...block } = parseJsonLd(dom.textContent.call(element), index + 1, selector);
    const fits = notJson !== undefined && notJson.length <= room;
    if (fits) room -= notJson.length;
    blocks.push(fits ? { ...block, notJson } : block);
    yield;
  }
  const items: DataItem[] = [];
  if (microdata.length > 0) {
    const read = microdataReader();
    for (const { element, selector } of microdata)
      items.push(...itemsIn(yield* read(element), '', { format: 'microdata', block: 0, selector }));
  }
  if (rdfa.length > 0) {
    const selectors = new Map(rdfa.map(({ element, selector }) => [element, selector]));
    for (const root of rootsOf(rdfa)) {
      for (const { node, element } of yield* readRdfa(root))
        items.push(...itemsIn(node, '', { format: 'rdfa', block: 0, selector: selectors.get(element) ?? '' }));
    }
  }
  return { blocks, items: items.slice(0, dataCaps.items), total: items.length };
}
