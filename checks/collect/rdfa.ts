import { caps, clip } from '../core/clip.ts';
import type { DataValue } from '../core/facts.ts';
import { asList, dataCaps, type DataNode } from '../parse/data-items.ts';
import { initialPrefixes, isSchemaOrg, linkRelations, shortSchemaName } from '../parse/schema-names.ts';
import * as dom from './dom.ts';

/** A typed thing that RDFa describes and that is no value of another one. */
export interface RdfaItem {
  node: DataNode;
  /** The first element that says its type. */
  element: Element;
}

/** Elements read of one page, levels below its root, prefixes known at one place, characters of one attribute, things described: RDFa beyond is not read. */
export const rdfaCaps = { elements: 100_000, levels: 1_000, prefixes: 100, attribute: 20_000, subjects: 5_000, terms: 20 } as const;

interface Names {
  vocab: string | null;
  prefixes: Readonly<Record<string, string>>;
}
/** Elements between two yields. */
const step = 100;

/** What statements are made about. */
interface Subject {
  /** Its IRI as written down, null for the page itself and for things without a name. */
  id: string | null;
  types: string[];
  /** The first element that says its type, null for none. */
  element: Element | null;
  /** Some element says its type without saying that it is a value of something. */
  alone: boolean;
  statements: { name: string; value: Subject | string }[];
  /** Statements that were made: one made twice is one. */
  known: Set<string>;
  /** Place among what is described. */
  order: number;
  /** Once it is known. */
  node: DataNode | null;
}
/** A statement by rel or rev whose other side the elements inside are to name. */
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
const tokens = (list: string | null): string[] => list?.split(/\s+/).filter(Boolean).slice(0, rdfaCaps.terms) ?? [];

/** Vocabulary and prefixes from an element on inwards. */
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

/** A term, a compact or a full IRI; null for a bare term without vocabulary, which RDFa ignores. */
function term(name: string, { vocab, prefixes }: Names): string | null {
  const colon = name.indexOf(':');
  if (colon < 0) return vocab === null ? null : isSchemaOrg(vocab) ? clip(name, caps.url) : clip(shortSchemaName(vocab + name), caps.url);
  const prefix = name.slice(0, colon).toLowerCase();
  const iri = Object.hasOwn(prefixes, prefix) ? prefixes[prefix]! : null;
  return clip(shortSchemaName(iri === null ? name : iri + name.slice(colon + 1)), caps.url);
}

/**
 * Reads the RDFa of a document or shadow root as RDFa Core 1.1 says (7.5 Sequence, with the additions of HTML+RDFa 1.1), into
 * things with their statements: RDFa Lite, rel and rev with chaining, about and resource wherever they stand.
 * Link types of HTML in rel, nofollow for one, are no statements and are read as if they were not there. Yields on the way.
 * @see https://www.w3.org/TR/rdfa-core/#s_sequence
 */
export function* readRdfa(root: Element): Generator<void, RdfaItem[]> {
  let left: number = rdfaCaps.elements;
  const base = Reflect.get(Node.prototype, 'baseURI', root) as string;
  const byIri = new Map<string, Subject>();
  const subjects: Subject[] = [];
  let made = 0;
  const make = (id: string | null): Subject => {
    const subject: Subject = { id, types: [], element: null, alone: false, statements: [], known: new Set(), order: ++made, node: null };
    if (subjects.length < rdfaCaps.subjects) subjects.push(subject);
    return subject;
  };
  const page = make(null);
  const named = (iri: string): Subject => {
    const known = byIri.get(iri);
    if (known) return known;
    const subject = make(iri);
    if (byIri.size < rdfaCaps.subjects) byIri.set(iri, subject);
    return subject;
  };

  const absolute = (written: string): string => {
    try {
      return clip(new URL(written, base).href, caps.url);
    } catch {
      return clip(written, caps.url);
    }
  };
  byIri.set(absolute(''), page);
  /** An IRI, a safe or a plain compact one: about, resource. */
  const iriOf = (written: string, names: Names): string => {
    const text = written.trim().replace(/^\[(.*)\]$/s, '$1');
    const colon = text.indexOf(':');
    const prefix = text.slice(0, Math.max(colon, 0)).toLowerCase();
    if (text.startsWith('_:')) return text;
    return colon > 0 && !text.startsWith('//', colon + 1) && Object.hasOwn(names.prefixes, prefix)
      ? clip(names.prefixes[prefix]! + text.slice(colon + 1), caps.url)
      : absolute(text);
  };
  const textOf = (element: Element): string => {
    const content = dom.textContent.call(element);
    // The text of nested properties is read once per level: charge for its length.
    left -= content.length >> 10;
    return clip(content.trim(), dataCaps.string);
  };

  function state(subject: Subject, name: string, value: Subject | string): void {
    if (name === '__proto__' || name.startsWith('@') || subject.statements.length >= dataCaps.keys * 4) return;
    const key = typeof value === 'string' ? `${name} ${value}` : `${name}\n${value.order}`;
    if (subject.known.has(key)) return;
    subject.known.add(key);
    subject.statements.push({ name: clip(name, caps.text), value });
  }
  function type(subject: Subject, types: readonly string[], element: Element, isValue: boolean): void {
    for (const name of types) if (!subject.types.includes(name) && subject.types.length < rdfaCaps.terms) subject.types.push(name);
    if (types.length > 0) subject.element ??= element;
    if (!isValue) subject.alone = true;
  }

  /** Reads one element and answers what those in it are in. */
  function visit(element: Element, outer: Place, level: number): Place {
    if (!dom.hasAttributes.call(element)) return outer;
    const names = namesAt(element, outer);
    const terms = (list: string | null) =>
      tokens(list)
        .map((name) => term(name, names))
        .filter((name) => name !== null);
    const property = read(element, 'property');
    const relations = (list: string | null) =>
      list === null
        ? null
        : // HTML+RDFa, 3.1: beside property, bare words of rel belong to HTML.
          tokens(list).filter(
            (name) => name.includes(':') || (property === null && names.vocab !== null && !linkRelations.has(name.toLowerCase())),
          );
    const attributes = { rel: relations(read(element, 'rel')), rev: relations(read(element, 'rev')) };
    const rels = attributes.rel?.length ? terms(attributes.rel.join(' ')) : null;
    const revs = attributes.rev?.length ? terms(attributes.rev.join(' ')) : null;
    const linked = rels !== null || revs !== null;
    const content = read(element, 'content') ?? read(element, 'datetime');
    const typed = read(element, 'typeof');
    const types = typed === null ? [] : terms(typed);
    const about = read(element, 'about');
    let resource: string | null = null;
    for (const name of ['resource', 'href', 'src']) {
      const written: string | null = resource === null ? read(element, name) : null;
      if (written !== null) resource = name === 'resource' ? iriOf(written, names) : absolute(written);
    }
    // HTML+RDFa, 3.1: head and body are about what their parent is about.
    const implied = level === 0 ? page : isPart.has(dom.localName.call(element)) ? outer.object : null;
    const subjectAbout = about === null ? null : named(iriOf(about, names));
    // The page has a name where one is given, not where something merely links to it.
    if (subjectAbout === page || (resource !== null && read(element, 'resource') !== null && named(resource) === page))
      page.id = absolute('');
    let subject: Subject | null = subjectAbout;
    let object: Subject | null = null;
    let typedThing: Subject | null = null;
    let skip = false;

    if (linked) {
      if (typed !== null && subjectAbout) typedThing = subjectAbout;
      subject ??= implied ?? outer.object;
      object = resource !== null ? named(resource) : typed !== null && !subjectAbout ? make(null) : null;
      if (typed !== null && !subjectAbout) typedThing = object;
    } else if (property !== null && read(element, 'content') === null && read(element, 'datatype') === null) {
      if (typed !== null)
        typedThing = object = subjectAbout ?? (level === 0 ? page : resource !== null ? named(resource) : (implied ?? make(null)));
      subject ??= implied ?? outer.object;
    } else {
      subject ??= resource !== null ? named(resource) : (implied ?? (typed !== null ? make(null) : null));
      if (subject === null) {
        subject = outer.object;
        skip = property === null;
      }
      if (typed !== null) typedThing = subject;
    }

    if (object && linked) {
      for (const name of rels ?? []) state(subject, name, object);
      for (const name of revs ?? []) state(object, name, subject);
    }
    const pending: Pending[] =
      linked && !object
        ? [
            { names: rels ?? [], reverse: false },
            { names: revs ?? [], reverse: true },
          ].filter((entry) => entry.names.length > 0)
        : [];
    if (linked && !object) object = make(null);
    const properties = property === null ? [] : terms(property);
    if (properties.length > 0) {
      const value: Subject | string =
        content !== null
          ? clip(content.trim(), dataCaps.string)
          : !linked && typedThing && !subjectAbout
            ? typedThing
            : !linked && resource !== null
              ? named(resource)
              : textOf(element);
      for (const name of properties) state(subject, name, value);
    }
    if (!skip) {
      for (const { names: relation, reverse } of outer.pending) {
        for (const name of relation) {
          if (reverse) state(subject, name, outer.parent);
          else state(outer.parent, name, subject);
        }
      }
    }
    if (typedThing) {
      const isValue = typedThing === object || (outer.pending.some(({ reverse }) => !reverse) && typedThing === subject);
      type(typedThing, types, element, isValue && (linked || properties.length > 0 || outer.pending.length > 0));
    }
    return skip ? { ...outer, ...names } : { ...names, parent: subject, object: object ?? subject, pending };
  }
  /** From the root inwards, each element that is open: the next in it, and what that is in. */
  const open: { next: Element | null; place: Place }[] = [];
  const enter = (element: Element, outer: Place) => {
    if (--left < 0) {
      open.length = 0;
      return;
    }
    const place = visit(element, outer, open.length);
    if (open.length < rdfaCaps.levels) open.push({ next: dom.firstElementChild.call(element), place });
  };
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

  function nodeOf(subject: Subject, depth: number): DataNode {
    const node: DataNode = {};
    subject.node = node;
    if (subject.types.length > 0) node['@type'] = subject.types.length === 1 ? subject.types[0]! : subject.types;
    if (subject.id !== null) node['@id'] = subject.id;
    let keys = 0;
    for (const { name, value } of subject.statements) {
      const known = Object.hasOwn(node, name) ? asList(node[name]) : [];
      if (known.length >= dataCaps.keys || (known.length === 0 && ++keys > dataCaps.keys)) continue;
      const entry = value === subject ? subject.id : valueOf(value, depth);
      if (entry !== null) node[name] = known.length === 0 ? entry : [...known, entry];
    }
    return node;
  }
  /** A text, the address of something, or the thing itself where it is described as a value and not told yet. */
  function valueOf(value: Subject | string, depth: number): DataValue {
    if (typeof value === 'string') return value;
    if (value.types.length === 0 && value.statements.length === 0) return value.id;
    if (!value.alone && !value.node && depth < dataCaps.depth) return nodeOf(value, depth + 1);
    value.id ??= value === page ? absolute('') : `_:rdfa${value.order}`;
    if (value.node) value.node['@id'] = value.id;
    return { '@id': value.id };
  }
  const items: (RdfaItem & { order: number })[] = [];
  const describe = (subject: Subject) => {
    if (subject.types.length > 0 && subject.element && !subject.node)
      items.push({ node: nodeOf(subject, 1), element: subject.element, order: subject.order });
  };
  for (const subject of subjects) if (subject.alone) describe(subject);
  // Values of something without a type, and circles.
  for (const subject of subjects) describe(subject);
  return items.sort((a, b) => a.order - b.order);
}
