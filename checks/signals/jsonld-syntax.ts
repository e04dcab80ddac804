import { caps, clipText } from '../core/helpers/clip.ts';
import { listEvidence, type Evidence } from '../core/evidence.ts';
import type { DataItem, JsonLdBlock } from '../core/facts/structured-data.ts';
import type { JsonFault } from '../core/facts/missing.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, verdict, warn, type Finding } from '../core/verdict.ts';
import { isDataNode } from '../parse/data-items.ts';
import { describeForm, findCharacterReferencesInJsonLd } from '../parse/json-ld.ts';
import { parsedUrlParts, comparableUrl, isHttpUrl } from '../parse/urls.ts';

/** The line with the error, with the character marked. */
const source = ({ line, column, near, nearColumn }: NonNullable<JsonLdBlock['error']>): Evidence => ({
  type: 'source',
  line,
  column,
  excerpt: near,
  mark: [nearColumn - 1, Math.min(nearColumn, Math.max(near.length, nearColumn - 1))],
});

/** Whether an id is neither a full IRI, nor a fragment of this page, nor a blank node. */
const isRelative = (address: string): boolean => address !== '' && !/^(?:[a-z][a-z\d+.-]*:|#|\/\/|_:)/i.test(address);

function relativeAddresses(items: readonly DataItem[]): string[] {
  const found = new Set<string>();
  for (const { id, properties } of items) {
    if (id !== null && isRelative(id)) found.add(`@id: ${id}`);
    for (const value of properties['url'] ?? []) if (typeof value === 'string' && isRelative(value.trim())) found.add(`url: ${value}`);
    for (const value of Object.values(properties).flat()) {
      const reference = isDataNode(value) ? value['@id'] : undefined;
      if (typeof reference === 'string' && isRelative(reference)) found.add(`@id: ${reference}`);
    }
  }
  return [...found].map((entry) => clipText(entry, caps.text));
}

/** Whether two values are the same text, or spellings of the same URL: with and without trailing slash or encoding. */
function isSame(a: string, b: string): boolean {
  return (
    a === b ||
    (isHttpUrl(a) && isHttpUrl(b) && comparableUrl(a) === comparableUrl(b) && parsedUrlParts(a)?.hash === parsedUrlParts(b)?.hash)
  );
}

/** Nodes with the same id and type but contradictory simple values: “name: Tea / Coffee (#id)”. */
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
          found.push(
            `${clipText(property, 60)}: ${clipText(String(before), 80)} / ${clipText(String(value), 80)} (${clipText(item.id, 80)})`,
          );
        }
      }
    }
  }
  return [...new Set(found)];
}

/** Whether no block in the raw HTML has all types of this one. */
const isAdded = (types: readonly string[], served: readonly string[]): boolean =>
  types.length > 0 && !served.some((text) => types.every((type) => text.includes(type.slice(0, 200))));

export default defineSignal({
  id: 'jsonld-syntax',
  group: 'structured-data',
  sources: [
    {
      title: 'Google, General structured data guidelines',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'RFC 8259, The JavaScript Object Notation (JSON) Data Interchange Format',
      url: 'https://www.rfc-editor.org/rfc/rfc8259',
      checked: '2026-11-21',
      mark: 'general',
    },
    { title: 'W3C, JSON-LD 1.1', url: 'https://www.w3.org/TR/json-ld11/', checked: '2026-11-21', mark: 'general' },
  ],
  scope: ['D', 'R'],
  weight: 5,
  tools: ['structured-data'],
  needs: ['structuredData'],
  uses: ['served'],
  limits: { findings: 10, slight: 0.8 },
  judge({ structuredData, served }, { m, w, limits }) {
    const all = structuredData.blocks;
    if (all.length === 0) {
      const others = structuredData.items.filter(({ top }) => top);
      const syntaxes = (['microdata', 'rdfa'] as const).filter((format) => others.some((item) => item.format === format));
      if (others.length === 0) return na(m.none());
      return na(m.otherSyntax({ count: others.length, syntax: syntaxes.map((format) => (format === 'rdfa' ? 'RDFa' : format)) }));
    }
    const findings: Finding[] = [];
    // An element that a script may fill; parsers lose nothing.
    const blank = all.filter(({ error }) => error?.code === 'empty');
    const broken = all.filter((block) => block.error !== null && !blank.includes(block));
    for (const { index, error } of broken.slice(0, limits.findings)) {
      const { code, args, line, column } = error!;
      findings.push(fail(m.invalid({ index, fault: { code, args } as JsonFault, line, column }), source(error!)));
    }
    if (broken.length > limits.findings) findings.push(fail(m.moreInvalid({ count: broken.length - limits.findings })));

    for (const { index } of blank.slice(0, limits.findings)) findings.push(warn(m.holdsNothing({ index })));
    const sound = all.filter((block) => block.error === null);
    for (const { index, data } of sound.slice(0, limits.findings)) {
      const { context, untyped, empty } = describeForm(data);
      if (empty) findings.push(warn(m.holdsNothing({ index })));
      else {
        if (context === 'none') findings.push(warn(m.noContext({ index })));
        if (context === 'other') findings.push(warn(m.otherContext({ index })));
        if (untyped.length > 0)
          findings.push(warn(m.noType({ index, count: untyped.length }), listEvidence(untyped.map((pointer) => pointer || '/'))));
      }
    }
    const items = structuredData.items.filter(({ format }) => format === 'json-ld');
    const relative = relativeAddresses(items);
    if (relative.length > 0) findings.push(warn(m.relative({ count: relative.length }), listEvidence(relative)));
    const conflicting = conflicts(items);
    if (conflicting.length > 0) findings.push(warn(m.conflicting({ count: conflicting.length }), listEvidence(conflicting)));
    const escaped = sound.map(({ data }) => findCharacterReferencesInJsonLd(data)).filter((entities) => entities.length > 0);
    if (escaped.length > 0) findings.push(warn(m.entities({ count: escaped.length }), listEvidence([...new Set(escaped.flat())])));
    if (served) {
      const typesOf = (block: JsonLdBlock) => items.filter((item) => item.block === block.index && item.top).flatMap(({ types }) => types);
      const added = sound.filter((block) => isAdded(typesOf(block), served.jsonLd));
      if (added.length > 0)
        findings.push(
          warn(
            m.added({ count: added.length }),
            listEvidence(added.map((block) => w.block({ index: block.index, types: typesOf(block) }))),
          ),
        );
    }
    const notes = served ? [] : [note(m.sourceUnknown())];
    if (findings.length === 0) findings.push(pass(m.valid({ count: all.length })));
    // Parsers accept these: flawed values, but no data is lost.
    const slight = findings.every(({ status, code }) => status === 'warn' && ['entities', 'relative', 'added'].includes(code));
    return verdict([...findings, ...notes], { ...(slight && { score: limits.slight }), value: `${sound.length}/${all.length}` });
  },
});
