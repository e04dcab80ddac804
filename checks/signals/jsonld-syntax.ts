import { caps, clip } from '../core/clip.ts';
import { list, type Evidence } from '../core/evidence.ts';
import type { DataItem, JsonLdBlock } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { isNode } from '../parse/data-items.ts';
import { formOf } from '../parse/json-ld.ts';
import { addressOf, comparableUrl, isHttp } from '../parse/urls.ts';

const blocks = (count: number) => (count === 1 ? '1 JSON-LD block' : `${count} JSON-LD blocks`);
const are = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** The offending line with the offending character marked. */
const source = ({ line, column, near, nearColumn }: NonNullable<JsonLdBlock['error']>): Evidence => ({
  type: 'source', line, column, excerpt: near, mark: [nearColumn - 1, Math.min(nearColumn, Math.max(near.length, nearColumn - 1))],
});

/** Neither a full IRI nor a fragment of this page nor a blank node. */
const isRelative = (address: string): boolean => address !== '' && !/^(?:[a-z][a-z\d+.-]*:|#|\/\/|_:)/i.test(address);

function relativeAddresses(items: readonly DataItem[]): string[] {
  const found = new Set<string>();
  for (const { id, properties } of items) {
    if (id !== null && isRelative(id)) found.add(`@id: ${id}`);
    for (const value of properties['url'] ?? []) if (typeof value === 'string' && isRelative(value.trim())) found.add(`url: ${value}`);
    for (const value of Object.values(properties).flat()) {
      const reference = isNode(value) ? value['@id'] : undefined;
      if (typeof reference === 'string' && isRelative(reference)) found.add(`@id: ${reference}`);
    }
  }
  return [...found].map((entry) => clip(entry, caps.text));
}

/** The same text, or two spellings of one address: with and without the slash of the root, with and without encoding. */
function isSame(a: string, b: string): boolean {
  return a === b || (isHttp(a) && isHttp(b) && comparableUrl(a) === comparableUrl(b) && addressOf(a)?.hash === addressOf(b)?.hash);
}

/** Nodes of one id and one type whose simple values contradict each other: “name: Tea / Coffee (#id)”. */
function conflicts(items: readonly DataItem[]): string[] {
  const first = new Map<string, DataItem>();
  const found: string[] = [];
  for (const item of items) {
    if (!item.id) continue;
    for (const type of item.types) {
      const key = `${type} ${item.id}`;
      const other = first.get(key);
      if (!other) {
        first.set(key, item);
        continue;
      }
      for (const [property, [value, ...more]] of Object.entries(item.properties)) {
        const [before, ...others] = Object.hasOwn(other.properties, property) ? other.properties[property]! : [];
        const simple = [value, before].every((side) => typeof side === 'string' || typeof side === 'number');
        if (simple && more.length + others.length === 0 && !isSame(String(value).trim(), String(before).trim())) {
          found.push(`${clip(property, 60)}: ${clip(String(before), 80)} / ${clip(String(value), 80)} (${clip(item.id, 80)})`);
        }
      }
    }
  }
  return [...new Set(found)];
}

/** True when no block of the source names all types of this one. */
const isAdded = (types: readonly string[], served: readonly string[]): boolean =>
  types.length > 0 && !served.some((text) => types.every((type) => text.includes(type.slice(0, 200))));

export default defineSignal({
  id: 'jsonld-syntax',
  title: 'Every JSON-LD block parses',
  group: 'structured-data',
  why: 'A block with one wrong character is lost as a whole: no search engine or assistant reads a single value of it.',
  sources: [
    { title: 'Google, General structured data guidelines', url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies', checked: '2026-11-21', mark: 'primary' },
    { title: 'RFC 8259, The JavaScript Object Notation (JSON) Data Interchange Format', url: 'https://www.rfc-editor.org/rfc/rfc8259', checked: '2026-11-21', mark: 'general' },
    { title: 'W3C, JSON-LD 1.1', url: 'https://www.w3.org/TR/json-ld11/', checked: '2026-11-21', mark: 'general' },
  ],
  scope: ['D', 'R'],
  weight: 5,
  tools: ['structured-data'],
  needs: ['structuredData'],
  uses: ['served'],
  limits: { findings: 10 },
  messages: {
    none: () => ({ text: 'The page has no JSON-LD. It is not required.', fix: '' }),
    otherSyntax: (count: number, syntax: string) => ({ text: `The page has no JSON-LD; ${count === 1 ? '1 item was' : `${count} items were`} read from its ${syntax}.`, fix: '' }),
    valid: (count: number) => ({ text: `${blocks(count)} ${are(count, 'parses and names its', 'parse and name their')} vocabulary and types.`, fix: '' }),
    invalid: (index: number, message: string, line: number, column: number) => ({
      text: `JSON-LD block ${index} is not valid JSON (line ${line}, column ${column}): ${message}`,
      fix: 'Correct the marked place: until then the whole block is ignored. Let a JSON library write the block instead of a text template.',
    }),
    moreInvalid: (count: number) => ({ text: `${count} more ${are(count, 'block is', 'blocks are')} not valid JSON.`, fix: 'Correct them in the same way.' }),
    holdsNothing: (index: number) => ({ text: `JSON-LD block ${index} parses but describes nothing.`, fix: 'Remove the block, or fill it.' }),
    noContext: (index: number) => ({ text: `JSON-LD block ${index} has no @context, so its words have no meaning.`, fix: 'Add "@context": "https://schema.org" to every object at the top of the block.' }),
    otherContext: (index: number) => ({
      text: `The @context of JSON-LD block ${index} is not that of schema.org, the vocabulary that search engines read.`, fix: 'Use "@context": "https://schema.org", without anything after it.',
    }),
    noType: (index: number, count: number) => ({ text: `JSON-LD block ${index} has ${count === 1 ? 'an object' : `${count} objects`} without @type.`, fix: 'Say what each object is, for instance "@type": "Article".' }),
    relative: (count: number) => ({
      text: `${count} @id or url ${are(count, 'value is', 'values are')} relative.`, fix: 'Write full addresses: an @id names the same thing on every page, and not every reader resolves relative ones.',
    }),
    conflicting: (count: number) => ({
      text: `Objects with the same @id contradict each other in ${count} ${are(count, 'value', 'values')}.`, fix: 'Describe each thing once and refer to it by its @id elsewhere, or give different things different ids.',
    }),
    entities: (count: number) => ({
      text: `HTML entities stand in plain text values of ${blocks(count)}: a script element does not decode them.`, fix: 'Write the characters themselves (", \', &), escaped as JSON where needed (\\").',
    }),
    added: (count: number) => ({
      text: `${blocks(count)} ${are(count, 'is', 'are')} not in the HTML as served: a script adds ${are(count, 'it', 'them')}.`,
      fix: 'Put the markup into the served HTML: most crawlers of AI engines run no scripts, and Google warns that markup added late is read less often and less reliably for shopping.',
    }),
    sourceUnknown: () => ({ text: 'Whether the blocks already stand in the served HTML was not checked.', fix: '' }),
  },
  judge({ structuredData, served }, { m, limits }) {
    const all = structuredData.blocks;
    if (all.length === 0) {
      const others = structuredData.items.filter(({ top }) => top);
      const syntaxes = (['microdata', 'rdfa'] as const).filter((format) => others.some((item) => item.format === format));
      if (others.length === 0) return na(m.none());
      return verdict([pass(m.otherSyntax(others.length, syntaxes.map((format) => (format === 'rdfa' ? 'RDFa' : format)).join(' and ')))], { value: others.length });
    }
    const findings: Finding[] = [];
    const broken = all.filter((block) => block.error !== null);
    for (const { index, error } of broken.slice(0, limits.findings)) {
      findings.push(fail(m.invalid(index, error!.message, error!.line, error!.column), source(error!)));
    }
    if (broken.length > limits.findings) findings.push(fail(m.moreInvalid(broken.length - limits.findings)));

    const sound = all.filter((block) => block.error === null);
    for (const { index, data } of sound.slice(0, limits.findings)) {
      const { context, untyped, empty } = formOf(data);
      if (empty) findings.push(warn(m.holdsNothing(index)));
      else {
        if (context === 'none') findings.push(warn(m.noContext(index)));
        if (context === 'other') findings.push(warn(m.otherContext(index)));
        if (untyped.length > 0) findings.push(warn(m.noType(index, untyped.length), list(untyped.map((pointer) => pointer || '/'))));
      }
    }
    const items = structuredData.items.filter(({ format }) => format === 'json-ld');
    const relative = relativeAddresses(items);
    if (relative.length > 0) findings.push(warn(m.relative(relative.length), list(relative)));
    const conflicting = conflicts(items);
    if (conflicting.length > 0) findings.push(warn(m.conflicting(conflicting.length), list(conflicting)));
    const escaped = sound.filter(({ entities }) => entities.length > 0);
    if (escaped.length > 0) findings.push(warn(m.entities(escaped.length), list([...new Set(escaped.flatMap(({ entities }) => entities))])));
    if (served) {
      const typesOf = (block: JsonLdBlock) => items.filter((item) => item.block === block.index && item.top).flatMap(({ types }) => types);
      const added = sound.filter((block) => isAdded(typesOf(block), served.jsonLd));
      if (added.length > 0) findings.push(warn(m.added(added.length), list(added.map((block) => `Block ${block.index}: ${typesOf(block).join(', ')}`))));
    }
    const notes = served ? [] : [note(m.sourceUnknown())];
    if (findings.length === 0) findings.push(pass(m.valid(all.length)));
    return verdict([...findings, ...notes], { value: `${sound.length}/${all.length}` });
  },
});
