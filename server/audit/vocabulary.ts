import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Vocabulary } from '../../checks/derive/structured-data/schema-terms.ts';

/**
 * The schema.org vocabulary as a compact table, read from the released type declarations of schema-dts,
 * which Google generates from the vocabulary. Nothing is fetched, and the version is fixed by the lock file.
 */
export function readVocabulary(): Vocabulary {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('schema-dts');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string };
  return parseVocabulary(readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8'), `schema-dts ${version}`);
}

/** Names of interfaces and members that are not terms. */
const scaffolding = new Set(['IdReference', 'string', 'number', 'boolean', 'never', 'TContent', 'TProperty']);
/** A name that starts with a digit has a leading underscore. */
const termOf = (name: string) => name.replace(/^_(?=\d)/, '');
/** Names in a union, without type arguments. */
const partsOf = (union: string) => union.split('|').map((part) => part.trim().replace(/<.*/, ''));

/** @param source text of schema.d.ts; @throws if its format is unexpected, so that a build never ships half a vocabulary */
export function parseVocabulary(source: string, release: string): Vocabulary {
  const types: Vocabulary['types'] = {};
  const properties: Vocabulary['properties'] = {};
  const enumerations: Vocabulary['enumerations'] = {};
  const superseded: Vocabulary['superseded'] = {};

  for (const [, name, body] of source.matchAll(/^interface (\w+)Base(?: extends [^{]+)? \{\n([\s\S]*?)^\}/gm)) {
    const type = termOf(name!);
    // Names of other vocabularies start with that of their site.
    if (/^[A-Z\d]/.test(type)) types[type] = [];
    for (const [, doc = '', property, range] of body!.matchAll(
      /( {4}\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)? {4}"([^"@]+)"\?: SchemaValue<(.+), "[^"]+">;/g,
    )) {
      const known = Object.hasOwn(properties, property!) ? properties[property!]! : { on: [], values: [] };
      properties[property!] = known;
      known.on.push(type);
      for (const value of partsOf(range!)) {
        if (/^[A-Z]\w*$/.test(value) && !scaffolding.has(value) && !known.values.includes(value)) known.values.push(value);
      }
      const instead = /@deprecated .*?schema\.org\/(\w+) instead/.exec(doc)?.[1];
      if (instead) superseded[property!] = instead;
    }
  }
  // Types without properties have no base type.
  for (const [, name] of source.matchAll(/^export (?:interface|type) \w+Leaf\b[^{]+\{\n {4}"@type": "(\w+)";/gm)) types[name!] ??= [];
  // A type is the union of itself and its direct subtypes. What interfaces extend skips every parent without properties.
  for (const [, name, union] of source.matchAll(/^export type (\w+)(?:<[^>]*>)? = (.+);$/gm)) {
    const type = termOf(name!);
    if (!Object.hasOwn(types, type)) continue;
    for (const part of partsOf(union!).map(termOf)) if (part !== type && Object.hasOwn(types, part)) types[part]!.push(type);
  }
  for (const [, doc = '', name, union] of source.matchAll(/^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export type (\w+)(?:<[^>]*>)? = (.+);$/gm)) {
    const members = [...union!.matchAll(/"https?:\/\/schema\.org\/(\w+)"/g)].map(([, member]) => member!);
    if (members.length > 0 && name !== 'Boolean') enumerations[name!] = [...new Set(members)];
    const instead = /@deprecated Use (\w+) instead/.exec(doc)?.[1];
    if (instead && Object.hasOwn(types, name!)) superseded[name!] = instead;
  }
  const counts = {
    types: Object.keys(types).length,
    properties: Object.keys(properties).length,
    enumerations: Object.keys(enumerations).length,
  };
  if (counts.types < 800 || counts.properties < 1300 || counts.enumerations < 60) {
    throw new Error(`The declarations of ${release} are not laid out as expected: ${JSON.stringify(counts)}.`);
  }
  return { release, types, properties, enumerations, superseded };
}
