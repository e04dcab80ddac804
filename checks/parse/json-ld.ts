import { caps, clipText } from '../core/helpers/clip.ts';
import type { DataItem, DataValue, JsonLdBlock } from '../core/facts/structured-data.ts';
import { asList, limitDataValue, isDataNode, itemsIn, typesOfNode, type DataNode } from './data-items.ts';
import { findCharacterReferences } from './character-references.ts';
import { initialPrefixes, isSchemaOrgName, shortSchemaName } from './schema-names.ts';

// No second < within a tag, so that a text of many < is read only once.
const markup = /<\/?[a-z][^<>]*>|&lt;\/?[a-z]/i;
const mostEntities = 20;

/** Bytes of a text in UTF-8. */
function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // A surrogate pair is two units and four bytes.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/** Entities in strings that are plain text: values with HTML (answers, job descriptions) may contain them. */
export function findCharacterReferencesInJsonLd(data: DataValue): string[] {
  const found = new Set<string>();
  const visit = (value: DataValue): void => {
    if (typeof value === 'string') {
      if (value.includes('&') && !markup.test(value)) for (const { written } of findCharacterReferences(value)) found.add(written);
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(data);
  return [...found].slice(0, mostEntities);
}

/**
 * Parses the text of a ld+json script as consumers do: strictly, so that a comment, a CDATA wrapper or a byte order mark is an error.
 * {@link withErrorPlace} of json-errors.ts finds the position of an error in the worker, so that the injected script need not contain it.
 * @param index 1-based index among the page's blocks
 */
export function parseJsonLd(text: string, index: number, selector: string): JsonLdBlock {
  const bytes = utf8Bytes(text);
  try {
    const data = limitDataValue(JSON.parse(text));
    return { index, bytes, data, error: null, selector };
  } catch (thrown) {
    const error = {
      code: 'native',
      args: { error: clipText(String(thrown), caps.text) },
      line: 1,
      column: 1,
      near: '',
      nearColumn: 1,
    } as const;
    return { index, bytes, data: null, error, selector, notJson: text };
  }
}

/** How names are written within a context. */
interface Context {
  /** '' means schema.org, null means no vocabulary. */
  vocab: string | null;
  /** Prefixes and terms. */
  terms: ReadonlyMap<string, string>;
  /** Whether schema.org's own context applies: it defines each of its names, which a later vocabulary does not change. */
  named: boolean;
  /** Whether names may be defined in places that we do not read: in another context file, or by a second vocabulary. */
  open: boolean;
}
const noContext: Context = { vocab: null, terms: new Map(Object.entries(initialPrefixes)), named: false, open: false };

function extend(context: Context, declared: DataValue | undefined): Context {
  let { vocab, named, open } = context;
  const terms = new Map(context.terms);
  for (const part of asList(declared)) {
    if (typeof part === 'string') {
      if (isSchemaOrgName(part)) {
        vocab = '';
        named = true;
        // As in schema.org's own context.
        terms.set('type', '@type').set('id', '@id');
      } else open = true;
    } else if (isDataNode(part)) {
      for (const [term, definition] of Object.entries(part)) {
        const iri = isDataNode(definition) ? definition['@id'] : definition;
        if (term === '@import') open = true;
        else if (term === '@vocab') {
          const other = typeof iri === 'string' && !isSchemaOrgName(iri);
          if (named && other) open = true;
          else vocab = typeof iri === 'string' ? (other ? iri : '') : null;
        } else if (!term.startsWith('@') && typeof iri === 'string' && iri !== '') terms.set(term, iri);
      }
    }
  }
  return { vocab, terms, named, open };
}

/** The full name, or the short one if it is schema.org's. */
function expand(name: string, context: Context, seen = 0): string {
  const { vocab, terms } = context;
  if (name.startsWith('@')) return name;
  const term = terms.get(name);
  // A prefix is not a term, and a term may be defined by another one.
  if (term !== undefined && !/[/#]$/.test(term) && seen < 4) return expand(term, context, seen + 1);
  const colon = name.indexOf(':');
  if (colon > 0 && !name.startsWith('//', colon + 1)) {
    const prefix = terms.get(name.slice(0, colon));
    if (prefix !== undefined)
      return shortSchemaName(isSchemaOrgName(prefix) ? `https://schema.org/${name.slice(colon + 1)}` : prefix + name.slice(colon + 1));
  }
  if (colon < 0 && vocab) return vocab + name;
  return shortSchemaName(name);
}

/**
 * The full name of a property, or the short one if it is schema.org's. A context that defines a property as a type (articleId as Text) meant
 * the type of its values: the property is one of the page's own, which JSON-LD writes as `_:articleId`.
 */
function expandProperty(key: string, context: Context): string {
  const name = expand(key, context);
  return /^[A-Z]/.test(name) && context.terms.has(key) && !/^[A-Z]/.test(key) ? `_:${key}` : name;
}

/**
 * Converts names to their short or full form, and unwraps `@value`, `@list` and `@set`. Plain data, already capped.
 * @param met called for each context that applies
 */
function normalise(value: DataValue, outer: Context, met: (context: Context) => void): DataValue {
  if (Array.isArray(value)) return value.flatMap((entry) => normalise(entry, outer, met));
  if (!isDataNode(value)) return value;
  const context = Object.hasOwn(value, '@context') ? extend(outer, value['@context']) : outer;
  met(context);
  if (Object.hasOwn(value, '@value')) return value['@value'] ?? null;
  const collection = value['@list'] ?? value['@set'];
  if (collection !== undefined) return normalise(collection, context, met);
  const node: DataNode = {};
  for (const [key, entry] of Object.entries(value)) {
    if (key === '@context') continue;
    const name = expandProperty(key, context);
    if (name === '__proto__') continue;
    if (name === '@type') {
      const types = asList(entry)
        .filter((type) => typeof type === 'string')
        .map((type) => expand(type, context));
      if (types.length > 0) node['@type'] = types.length === 1 ? types[0]! : types;
      continue;
    }
    const normal = normalise(entry, context, met);
    node[name] = Object.hasOwn(node, name) ? [...asList(node[name]), ...asList(normal)] : normal;
  }
  return node;
}

/** Typed nodes of a block: those at the top (root, entries of a root array or of `@graph`), each followed by those nested in it. */
export function itemsOfBlock(block: JsonLdBlock): DataItem[] {
  const items: DataItem[] = [];
  const origin = { format: 'json-ld', block: block.index, selector: block.selector } as const;
  const visit = (value: DataValue, pointer: string, outer: Context): void => {
    if (Array.isArray(value)) {
      value.forEach((entry, index) => visit(entry, `${pointer}/${index}`, outer));
      return;
    }
    if (!isDataNode(value)) return;
    const context = Object.hasOwn(value, '@context') ? extend(outer, value['@context']) : outer;
    const { '@graph': graph, ...rest } = value;
    let open = false as boolean;
    const node = normalise(rest, context, (met) => {
      open ||= met.open;
    });
    if (isDataNode(node)) items.push(...itemsIn(node, pointer, open ? { ...origin, open: true } : origin));
    if (graph !== undefined) visit(graph, `${pointer}/@graph`, context);
  };
  if (block.data !== null) visit(block.data, '', noContext);
  return items;
}

/** What a block declares at the top about its vocabulary and types, for the signal about syntax. */
export interface BlockForm {
  /** `schema.org`, another vocabulary, or none declared, over the root and the entries of a root array. */
  context: 'schema.org' | 'other' | 'none';
  /** Nodes at the top without a type that are neither a graph nor a reference, as JSON pointers. */
  untyped: string[];
  /** Whether the root is not an object or array, or is empty. */
  empty: boolean;
}

/** Vocabulary and missing types of a block that could be parsed. */
export function describeForm(data: DataValue): BlockForm {
  const untyped: string[] = [];
  const contexts = new Set<BlockForm['context']>();
  const classify = (declared: DataValue | undefined): BlockForm['context'] => {
    const parts = asList(declared);
    if (parts.length === 0) return 'none';
    const schema = parts.some((part) =>
      typeof part === 'string'
        ? isSchemaOrgName(part)
        : isDataNode(part) && Object.values(part).some((entry) => typeof entry === 'string' && isSchemaOrgName(entry)),
    );
    return schema ? 'schema.org' : 'other';
  };
  let nodes = 0;
  const visit = (value: DataValue, pointer: string, outer: DataValue | undefined): void => {
    if (Array.isArray(value)) {
      value.forEach((entry, index) => visit(entry, `${pointer}/${index}`, outer));
      return;
    }
    if (!isDataNode(value)) return;
    const declared = value['@context'] ?? outer;
    const graph = value['@graph'];
    const keys = Object.keys(value).filter((key) => key !== '@context' && key !== '@graph' && key !== '@id');
    if (keys.length > 0 || graph === undefined) {
      nodes++;
      contexts.add(classify(declared));
      const typed =
        typesOfNode(value).length > 0 ||
        value['type'] !== undefined ||
        Object.keys(value).some((key) => /^(?:rdf:type|https?:.*#type)$/.test(key));
      // A node in a graph that only adds to another one by its @id needs no type.
      const addition = pointer.includes('/@graph') && typeof value['@id'] === 'string';
      if (!typed && !addition) untyped.push(pointer);
    }
    if (graph !== undefined) visit(graph, `${pointer}/@graph`, declared);
  };
  visit(data, '', undefined);
  const context = contexts.has('none') ? 'none' : contexts.has('other') ? 'other' : 'schema.org';
  return { context: nodes === 0 ? 'none' : context, untyped, empty: nodes === 0 };
}
