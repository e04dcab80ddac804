import { caps, clipText } from '../../core/helpers/clip.ts';
import type { DataItem, DataValue, SchemaTermsFact } from '../../core/facts/structured-data.ts';
import { nearestSpelling } from '../../language/nearest.ts';
import { additionalTypes, isDataNode, typesOfNode } from '../../parse/data-items.ts';
import { shortSchemaName } from '../../parse/schema-names.ts';

/** The terms of schema.org. Made from the released vocabulary when the extension is built; loaded when items are validated. */
export interface Vocabulary {
  /** Its source, for people. */
  release: string;
  /** Type → its direct parents. */
  types: Record<string, string[]>;
  /** Property → types that may have it (including subtypes), and types of its values. */
  properties: Record<string, { on: string[]; values: string[] }>;
  /** Enumeration → its members. */
  enumerations: Record<string, string[]>;
  /** Property or type → what schema.org says to use instead. */
  superseded: Record<string, string>;
}

type Issue = SchemaTermsFact['issues'][number];
const mostIssues = 100;
const mostExpected = 6;

/** Spellings of Google's own guides, which authors follow; the vocabulary has another case. */
const alsoWritten: Readonly<Record<string, string>> = { xPath: 'xpath' };
/** Replaced properties that schema.org keeps without their types, so that the declarations lack them. */
const withoutPlace: Readonly<Record<string, string>> = { interactionCount: 'interactionStatistic' };
const textual = new Set([
  'Text',
  'URL',
  'PronounceableText',
  'CssSelectorType',
  'XPathType',
  'Duration',
  'Distance',
  'Energy',
  'Mass',
  'Quantity',
]);
const numeric = new Set(['Number', 'Integer', 'Float']);
const dated = new Set(['Date', 'DateTime', 'Time']);
const dataTypes = new Set([...textual, ...numeric, ...dated, 'Boolean', 'DataType']);
const numberForm = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i;
// Year, month, day and time in ISO 8601, with common variations (a space for the T); anything else is words or another order.
const dateForm =
  /^\s*(?:[-+]?\d{4,6}(?:-?\d{2}(?:-?\d{2})?|-?W\d{2}(?:-?\d)?|-\d{3})?(?:[T ].*)?|T?\d{1,2}:?\d{2}.*|--\d{2}-?\d{2}|P.*|\d{4}.*\/.*)\s*$/i;
const booleanForm = /^\s*(?:true|false|0|1)\s*$/i;

/** Lookups in one vocabulary, with cached results. */
function vocabularyLookups(vocabulary: Vocabulary) {
  const ancestry = new Map<string, Set<string>>();
  /** The type and all its ancestors. */
  const lineage = (type: string): Set<string> => {
    const known = ancestry.get(type);
    if (known) return known;
    const found = new Set<string>();
    const pending = [type];
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      if (Object.hasOwn(vocabulary.types, name)) pending.push(...vocabulary.types[name]!);
    }
    ancestry.set(type, found);
    return found;
  };
  const isType = (name: string) => Object.hasOwn(vocabulary.types, name);
  const isA = (types: readonly string[], wanted: string) => types.some((type) => lineage(type).has(wanted));
  const members = new Map<string, Set<string>>();
  /** Members of an enumeration and its subtypes; empty if it has none, because other types may be derived from it. */
  const membersOf = (enumeration: string): Set<string> => {
    const known = members.get(enumeration);
    if (known) return known;
    const found = new Set<string>();
    for (const [name, list] of Object.hasOwn(vocabulary.enumerations, enumeration) ? Object.entries(vocabulary.enumerations) : []) {
      if (lineage(name).has(enumeration)) for (const member of list) found.add(member);
    }
    members.set(enumeration, found);
    return found;
  };
  return { lineage, isType, isA, membersOf, isEnumeration: (name: string) => isType(name) && lineage(name).has('Enumeration') };
}

const isShort = (name: string) => !/[:/@#]/.test(name);
const valueText = (value: DataValue): string => clipText(isDataNode(value) ? typesOfNode(value).join(', ') : String(value), caps.text);

type Ask = ReturnType<typeof vocabularyLookups>;

/** What is wrong with a value; null if nothing is. */
function faultOf(value: DataValue, expected: readonly string[], ask: Ask): Pick<Issue, 'kind' | 'expected'> | null {
  const wrong = { kind: 'wrong-value', expected: expected.slice(0, mostExpected).join(', ') } as const;
  const allows = (set: ReadonlySet<string>) => expected.some((name) => set.has(name));
  if (value === null || value === '') return null;
  if (isDataNode(value)) {
    // References are not followed: pages use their URL as the id of several things.
    const named = [...typesOfNode(value), ...additionalTypes(value['additionalType'])];
    const types = named.filter(ask.isType);
    if (types.length === 0 || types.length < named.length || ask.isA(types, 'Role')) return null;
    const fits = expected.some((name) => ask.isA(types, name) || types.some((type) => ask.lineage(name).has(type)) || name === 'Thing');
    return fits ? null : wrong;
  }
  if (typeof value === 'number')
    return allows(numeric) || allows(textual) || (!expected.every((name) => dataTypes.has(name)) && !expected.some(ask.isEnumeration))
      ? null
      : wrong;
  if (typeof value === 'boolean')
    return expected.includes('Boolean') || allows(textual) || !expected.every((name) => dataTypes.has(name)) ? null : wrong;
  if (typeof value !== 'string' || allows(textual)) return null;
  if (expected.every((name) => dataTypes.has(name))) {
    const fits =
      (allows(numeric) && numberForm.test(value)) ||
      (allows(dated) && dateForm.test(value)) ||
      (expected.includes('Boolean') && (booleanForm.test(value) || /^(?:true|false)$/i.test(shortSchemaName(value))));
    return fits ? null : wrong;
  }
  return expected.every(ask.isEnumeration) ? faultOfMember(value, expected.map(ask.membersOf)) : null;
}

/** What is wrong with a value that must be a member of one of these enumerations. */
function faultOfMember(value: string, lists: readonly ReadonlySet<string>[]): Pick<Issue, 'kind' | 'expected'> | null {
  const name = shortSchemaName(value);
  if (lists.some((list) => list.size === 0 || list.has(name)) || /^[a-z][a-z\d+.-]*:/i.test(name)) return null;
  const known = lists.flatMap((list) => [...list]);
  return { kind: 'unknown-enumeration', expected: nearestSpelling(name, known) || known.slice(0, mostExpected).join(', ') };
}

/** The most similar name in the vocabulary; '' if there is none. Each search reads the whole vocabulary, so their number is limited. */
function nearNames(vocabulary: Vocabulary): (name: string, kind: 'types' | 'properties') => string {
  const nearby = new Map<string, string>();
  return (name, kind) => {
    const key = `${kind} ${name}`;
    if (!nearby.has(key)) nearby.set(key, nearby.size < mostIssues ? nearestSpelling(name, Object.keys(vocabulary[kind])) : '');
    return nearby.get(key)!;
  };
}

/**
 * Compares items with the vocabulary. Conservative, like schema.org's conformance rules: text is accepted where a thing is expected;
 * terms of other vocabularies, and names that another context may define, are not judged; and a value is wrong only if no
 * reading of it fits.
 */
export function checkSchemaTerms(items: readonly DataItem[], vocabulary: Vocabulary): SchemaTermsFact {
  const ask = vocabularyLookups(vocabulary);
  const issues = new Map<string, Issue>();
  const near = nearNames(vocabulary);

  items.forEach((item, index) => {
    if (item.open) return;
    const report = (kind: Issue['kind'], type: string, property: string, value: string, expected: string) => {
      const key = [kind, type, property, value].join('\n');
      if (!issues.has(key))
        issues.set(key, { kind, item: index, type: clipText(type, caps.text), property: clipText(property, caps.text), value, expected });
    };
    for (const type of item.types) {
      if (!isShort(type)) continue;
      if (!ask.isType(type)) report('unknown-type', type, '', '', near(type, 'types'));
      else if (Object.hasOwn(vocabulary.superseded, type)) report('superseded', type, '', '', vocabulary.superseded[type]!);
    }
    const all = [...item.types, ...additionalTypes(item.properties['additionalType'])];
    const known = all.filter(ask.isType);
    // We cannot judge what another vocabulary, or an unknown name, allows.
    const complete = known.length > 0 && known.length === all.length;
    if (known.length === 0 && !item.types.some(isShort)) return;
    const type = item.types.join(', ');
    for (const [property, values] of Object.entries(item.properties)) {
      if (!isShort(property) || /-(?:input|output)$/.test(property)) continue;
      const term = Object.hasOwn(alsoWritten, property) ? alsoWritten[property]! : property;
      if (Object.hasOwn(withoutPlace, term)) {
        report('superseded', type, property, '', withoutPlace[term]!);
        continue;
      }
      if (!Object.hasOwn(vocabulary.properties, term)) {
        report('unknown-property', type, property, '', near(property, 'properties'));
        continue;
      }
      const { on, values: expected } = vocabulary.properties[term]!;
      // A Role has the property that it qualifies.
      if (complete && !on.some((domain) => ask.isA(known, domain)) && !ask.isA(known, 'Role')) {
        report('wrong-domain', type, property, '', on.slice(0, mostExpected).join(', '));
      } else if (Object.hasOwn(vocabulary.superseded, property)) {
        report('superseded', type, property, '', vocabulary.superseded[property]!);
      }
      for (const value of values) {
        const found = faultOf(value, expected, ask);
        if (found) report(found.kind, type, property, valueText(value), found.expected);
      }
    }
  });
  return { release: vocabulary.release, issues: [...issues.values()].slice(0, mostIssues) };
}
