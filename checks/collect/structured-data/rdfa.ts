import { caps, clipText } from '../../core/helpers/clip.ts';
import type { DataValue } from '../../core/facts/structured-data.ts';
import { asList, dataCaps, type DataNode } from '../../parse/data-items.ts';
import { initialPrefixes, isSchemaOrgName, linkRelations, shortSchemaName } from '../../parse/schema-names.ts';
import * as dom from '../dom.ts';
import { resolveItemUrl, baseOfItems, mostNames, attributeTokens } from './item-attributes.ts';

/** A typed item described by RDFa that is not the value of another item. */
export interface RdfaItem {
  node: DataNode;
  /** The first element that declares its type. */
  element: Element;
}

/** Maximum elements read per page, depth, prefixes in scope, characters per attribute, and described subjects. RDFa beyond is not read. */
export const rdfaCaps = { elements: 100_000, levels: 1_000, prefixes: 100, attribute: 20_000, subjects: 5_000, terms: mostNames } as const;

interface Names {
  vocab: string | null;
  prefixes: Readonly<Record<string, string>>;
}
/** Elements between two yields. */
const step = 100;

/** Subject of statements. */
interface Subject {
  /** Its IRI as written; null for the page itself and for unnamed subjects. */
  id: string | null;
  types: string[];
  /** The first element that declares its type; null if none does. */
  element: Element | null;
  /** Some element declares its type outside of a property. */
  alone: boolean;
  statements: { name: string; value: Subject | string }[];
  /** Statements so far, so that duplicates are dropped. */
  known: Set<string>;
  /** Position among the subjects. */
  order: number;
  /** Set once it has been built. */
  node: DataNode | null;
}
/** A statement from rel or rev that elements inside will complete. */
interface Pending {
  names: string[];
  reverse: boolean;
}
/** RDFa Core 1.1, 7.2 Evaluation context. */
interface Place extends Names {
  parent: Subject;
  object: Subject;
  pending: readonly Pending[];
}

const read = (element: Element, name: string): string | null => dom.attribute.call(element, name)?.slice(0, rdfaCaps.attribute) ?? null;
const isPart = new Set(['head', 'body']);

/** Vocabulary and prefixes that apply in an element. */
function namesAt(element: Element, outer: Names): Names {
  const vocab = read(element, 'vocab');
  const prefix = read(element, 'prefix');
  if (vocab === null && prefix === null) return outer;
  const prefixes = { ...outer.prefixes };
  const words = prefix?.split(/\s+/).filter(Boolean) ?? [];
  let room = rdfaCaps.prefixes - Object.keys(prefixes).length;
  for (let at = 0; at + 1 < words.length; at += 2) {
    const name = words[at]!.toLowerCase();
    if (!name.endsWith(':') || name === '__proto__:') continue;
    if (!Object.hasOwn(prefixes, name.slice(0, -1)) && --room < 0) break;
    prefixes[name.slice(0, -1)] = words[at + 1]!;
  }
  return { vocab: vocab === null ? outer.vocab : vocab.trim() || null, prefixes };
}

/** Resolves a term, a compact IRI or a full IRI; null for a bare term without vocabulary, which RDFa ignores. */
function term(name: string, { vocab, prefixes }: Names): string | null {
  const colon = name.indexOf(':');
  if (colon < 0)
    return vocab === null ? null : isSchemaOrgName(vocab) ? clipText(name, caps.url) : clipText(shortSchemaName(vocab + name), caps.url);
  const prefix = name.slice(0, colon).toLowerCase();
  const iri = Object.hasOwn(prefixes, prefix) ? prefixes[prefix]! : null;
  return clipText(shortSchemaName(iri === null ? name : iri + name.slice(colon + 1)), caps.url);
}

/** State of reading one document. */
interface Description {
  /** Remaining budget of elements. */
  remaining: number;
  /** Base URL of relative URLs. */
  readonly base: string;
  readonly page: Subject;
  readonly byIri: Map<string, Subject>;
  readonly subjects: Subject[];
  made: number;
}

const subjectOf = (id: string | null, order: number): Subject => ({
  id,
  types: [],
  element: null,
  alone: false,
  statements: [],
  known: new Set(),
  order,
  node: null,
});
function beginDescription(base: string): Description {
  const page = subjectOf(null, 1);
  return { remaining: rdfaCaps.elements, base, page, byIri: new Map([[resolveItemUrl('', base), page]]), subjects: [page], made: 1 };
}
function addSubject(description: Description, id: string | null): Subject {
  const subject = subjectOf(id, ++description.made);
  if (description.subjects.length < rdfaCaps.subjects) description.subjects.push(subject);
  return subject;
}
function named(description: Description, iri: string): Subject {
  const { byIri } = description;
  const known = byIri.get(iri);
  if (known) return known;
  const subject = addSubject(description, iri);
  if (byIri.size < rdfaCaps.subjects) byIri.set(iri, subject);
  return subject;
}

/** Resolves the value of about or resource: an IRI, a safe CURIE or a plain one. */
function iriOf(written: string, { prefixes }: Names, base: string): string {
  const text = written.trim().replace(/^\[(.*)\]$/s, '$1');
  const colon = text.indexOf(':');
  const prefix = text.slice(0, Math.max(colon, 0)).toLowerCase();
  if (text.startsWith('_:')) return text;
  return colon > 0 && !text.startsWith('//', colon + 1) && Object.hasOwn(prefixes, prefix)
    ? clipText(prefixes[prefix]! + text.slice(colon + 1), caps.url)
    : resolveItemUrl(text, base);
}
function textOf(element: Element, description: Description): string {
  const content = dom.textContent.call(element);
  // The text of nested properties is read once per level, so its length counts against the budget.
  description.remaining -= content.length >> 10;
  return clipText(content.trim(), dataCaps.string);
}

function state(subject: Subject, name: string, value: Subject | string): void {
  if (name === '__proto__' || name.startsWith('@') || subject.statements.length >= dataCaps.keys * 4) return;
  const key = typeof value === 'string' ? `${name} ${value}` : `${name}\n${value.order}`;
  if (subject.known.has(key)) return;
  subject.known.add(key);
  subject.statements.push({ name: clipText(name, caps.text), value });
}
function addTypes(subject: Subject, types: readonly string[], element: Element, isValue: boolean): void {
  for (const name of types) if (!subject.types.includes(name) && subject.types.length < rdfaCaps.terms) subject.types.push(name);
  if (types.length > 0) subject.element ??= element;
  if (!isValue) subject.alone = true;
}

/**
 * Reads the RDFa of a document or shadow root according to RDFa Core 1.1 (7.5 Sequence, with the additions of HTML+RDFa 1.1) into
 * items with statements: RDFa Lite, rel and rev with chaining, about and resource anywhere.
 * HTML link types in rel, such as nofollow, are ignored. A generator that yields in between.
 * @see https://www.w3.org/TR/rdfa-core/#s_sequence
 */
export function* readRdfa(root: Element): Generator<void, RdfaItem[]> {
  const description = beginDescription(baseOfItems(root));
  /** The open elements from the root inward: the next element at that level, and its evaluation context. */
  const open: { next: Element | null; place: Place }[] = [];
  const enter = (element: Element, outer: Place) => {
    if (--description.remaining < 0) {
      open.length = 0;
      return;
    }
    const place = visit(description, element, outer, open.length);
    if (open.length < rdfaCaps.levels) open.push({ next: dom.firstElementChild.call(element), place });
  };
  const { page } = description;
  enter(root, { vocab: null, prefixes: initialPrefixes, parent: page, object: page, pending: [] });
  for (let steps = 1; open.length > 0; steps++) {
    if (steps % step === 0) yield;
    const inner = open.at(-1)!;
    const { next } = inner;
    if (next === null) {
      open.pop();
      continue;
    }
    inner.next = dom.nextElementSibling.call(next);
    enter(next, inner.place);
  }
  return itemsOf(description);
}

const termsOf = (words: readonly string[], names: Names): string[] =>
  words.map((name) => term(name, names)).filter((name) => name !== null);
/** Terms of rel or rev; null if there are none. */
function relationsIn(list: string | null, property: string | null, names: Names): string[] | null {
  if (list === null) return null;
  // HTML+RDFa, 3.1: next to property, bare words in rel belong to HTML.
  const words = attributeTokens(list).filter(
    (name) => name.includes(':') || (property === null && names.vocab !== null && !linkRelations.has(name.toLowerCase())),
  );
  return words.length > 0 ? termsOf(words, names) : null;
}
/** IRI from resource, href or src. */
function resourceOf(element: Element, names: Names, base: string): string | null {
  const resource = read(element, 'resource');
  if (resource !== null) return iriOf(resource, names, base);
  const url = read(element, 'href') ?? read(element, 'src');
  return url === null ? null : resolveItemUrl(url, base);
}

/** Evaluates one element and returns the context for its children. */
function visit(description: Description, element: Element, outer: Place, level: number): Place {
  if (!dom.hasAttributes.call(element)) return outer;
  const { page, base } = description;
  const names = namesAt(element, outer);
  const property = read(element, 'property');
  const rels = relationsIn(read(element, 'rel'), property, names);
  const revs = relationsIn(read(element, 'rev'), property, names);
  const linked = rels !== null || revs !== null;
  const typed = read(element, 'typeof');
  const resource = resourceOf(element, names, base);
  const written = read(element, 'about');
  // HTML+RDFa, 3.1: head and body have the subject of their parent.
  const implied = level === 0 ? page : isPart.has(dom.localName.call(element)) ? outer.object : null;
  const about = written === null ? null : named(description, iriOf(written, names, base));
  // The page gets an IRI only if about or resource names it, not if a link merely points to it.
  if (about === page || (resource !== null && read(element, 'resource') !== null && named(description, resource) === page))
    page.id = resolveItemUrl('', base);
  let subject = about;
  let object: Subject | null = null;
  let typedThing: Subject | null = null;
  let skip = false;

  if (linked) {
    subject ??= implied ?? outer.object;
    object = resource !== null ? named(description, resource) : typed !== null && !about ? addSubject(description, null) : null;
    if (typed !== null) typedThing = about ?? object;
  } else if (property !== null && read(element, 'content') === null && read(element, 'datatype') === null) {
    if (typed !== null)
      typedThing = object =
        about ?? (level === 0 ? page : resource !== null ? named(description, resource) : (implied ?? addSubject(description, null)));
    subject ??= implied ?? outer.object;
  } else {
    subject ??= resource !== null ? named(description, resource) : (implied ?? (typed !== null ? addSubject(description, null) : null));
    if (subject === null) {
      subject = outer.object;
      skip = property === null;
    }
    if (typed !== null) typedThing = subject;
  }

  const pending: Pending[] = [];
  if (linked && object) {
    for (const name of rels ?? []) state(subject, name, object);
    for (const name of revs ?? []) state(object, name, subject);
  } else if (linked) {
    if (rels?.length) pending.push({ names: rels, reverse: false });
    if (revs?.length) pending.push({ names: revs, reverse: true });
    object = addSubject(description, null);
  }
  const properties = property === null ? [] : termsOf(attributeTokens(property), names);
  if (properties.length > 0) {
    const content = read(element, 'content') ?? read(element, 'datetime');
    const value: Subject | string =
      content !== null
        ? clipText(content.trim(), dataCaps.string)
        : !linked && typedThing && !about
          ? typedThing
          : !linked && resource !== null
            ? named(description, resource)
            : textOf(element, description);
    for (const name of properties) state(subject, name, value);
  }
  if (!skip) completePending(outer, subject);
  if (typedThing) {
    const isValue = typedThing === object || (outer.pending.some(({ reverse }) => !reverse) && typedThing === subject);
    const types = typed === null ? [] : termsOf(attributeTokens(typed), names);
    addTypes(typedThing, types, element, isValue && (linked || properties.length > 0 || outer.pending.length > 0));
  }
  return skip ? { ...outer, ...names } : { ...names, parent: subject, object: object ?? subject, pending };
}

/** Completes the pending statements of surrounding elements. */
function completePending({ pending, parent }: Place, subject: Subject): void {
  for (const { names, reverse } of pending) {
    for (const name of names) {
      if (reverse) state(subject, name, parent);
      else state(parent, name, subject);
    }
  }
}

/** The typed items in document order. */
function itemsOf(description: Description): RdfaItem[] {
  const items: (RdfaItem & { order: number })[] = [];
  const describe = (subject: Subject) => {
    if (subject.types.length > 0 && subject.element && !subject.node)
      items.push({ node: nodeOf(subject, description, 1), element: subject.element, order: subject.order });
  };
  for (const subject of description.subjects) if (subject.alone) describe(subject);
  // Values of untyped subjects, and cycles.
  for (const subject of description.subjects) describe(subject);
  return items.sort((a, b) => a.order - b.order);
}

function nodeOf(subject: Subject, description: Description, depth: number): DataNode {
  const node: DataNode = {};
  subject.node = node;
  if (subject.types.length > 0) node['@type'] = subject.types.length === 1 ? subject.types[0]! : subject.types;
  if (subject.id !== null) node['@id'] = subject.id;
  let keys = 0;
  for (const { name, value } of subject.statements) {
    const known = Object.hasOwn(node, name) ? asList(node[name]) : [];
    if (known.length >= dataCaps.keys || (known.length === 0 && ++keys > dataCaps.keys)) continue;
    const entry = value === subject ? subject.id : valueOf(value, description, depth);
    if (entry !== null) node[name] = known.length === 0 ? entry : [...known, entry];
  }
  return node;
}

/** A string, an IRI, or the nested item if it is described only as a value and not written yet. */
function valueOf(value: Subject | string, description: Description, depth: number): DataValue {
  if (typeof value === 'string') return value;
  if (value.types.length === 0 && value.statements.length === 0) return value.id;
  if (!value.alone && !value.node && depth < dataCaps.depth) return nodeOf(value, description, depth + 1);
  value.id ??= value === description.page ? resolveItemUrl('', description.base) : `_:rdfa${value.order}`;
  if (value.node) value.node['@id'] = value.id;
  return { '@id': value.id };
}
