import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Vocabulary } from '../checks/text/schema-terms.ts';

/**
 * The vocabulary of schema.org as a compact table, read from the released type declarations of schema-dts,
 * which Google generates from the vocabulary: nothing is fetched, and the release is the one in the lock file.
 */
export function readVocabulary(): Vocabulary {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('schema-dts');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as { version: string };
  return parseDeclarations(readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8'), `schema-dts ${version}`);
}

/** Names of interfaces and members that are not terms. */
const scaffolding = new Set(['IdReference', 'string', 'number', 'boolean', 'never', 'TContent', 'TProperty']);
/** A name that starts with a digit is written with an underscore before it. */
const termOf = (name: string) => name.replace(/^_(?=\d)/, '');
const bases = (list: string) => list.split(',').map((name) => name.trim()).filter((name) => name.endsWith('Base')).map((name) => termOf(name.slice(0, -4)));

/** @param source text of schema.d.ts; @throws when it is not laid out as expected, so that a build never ships half a vocabulary */
export function parseDeclarations(source: string, release: string): Vocabulary {
  const parentsOfBase = new Map<string, string[]>();
  const types: Vocabulary['types'] = {};
  const properties: Vocabulary['properties'] = {};
  const enumerations: Vocabulary['enumerations'] = {};
  const superseded: Vocabulary['superseded'] = {};

  for (const [, name, parents = '', body] of source.matchAll(/^interface (\w+)Base(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm)) {
    const type = termOf(name!);
    parentsOfBase.set(type, bases(parents));
    for (const [, doc = '', property, range] of body!.matchAll(/( {4}\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)? {4}"([^"@]+)"\?: SchemaValue<(.+), "[^"]+">;/g)) {
      const known = Object.hasOwn(properties, property!) ? properties[property!]! : { on: [], values: [] };
      properties[property!] = known;
      known.on.push(type);
      for (const value of range!.split('|').map((part) => part.trim().replace(/<.*/, ''))) {
        if (/^[A-Z]\w*$/.test(value) && !scaffolding.has(value) && !known.values.includes(value)) known.values.push(value);
      }
      const instead = /@deprecated .*?schema\.org\/(\w+) instead/.exec(doc)?.[1];
      if (instead) superseded[property!] = instead;
    }
  }
  const declare = (name: string, parents: string[]) => {
    // A type with properties of its own has its base in between.
    types[name] = parents.flatMap((parent) => (parent === name ? parentsOfBase.get(name) ?? [] : [parent]));
  };
  for (const [, parents, name] of source.matchAll(/^export interface \w+Leaf extends ([^{]+) \{\n {4}"@type": "(\w+)";/gm)) declare(name!, bases(parents!));
  for (const [, base, name] of source.matchAll(/^export type \w+Leaf<[^>]*> = Omit<(\w+)Base, TProperty> & \{\n {4}"@type": "(\w+)";/gm)) declare(name!, [termOf(base!)]);
  // Types that have only subtypes: their base declares them.
  for (const name of parentsOfBase.keys()) if (!Object.hasOwn(types, name) && /^[A-Z]/.test(name)) types[name] = parentsOfBase.get(name)!;
  // Parents in other vocabularies have no properties here.
  for (const name of Object.keys(types)) types[name] = types[name]!.filter((parent) => Object.hasOwn(types, parent));
  for (const [, doc = '', name, union] of source.matchAll(/^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export type (\w+)(?:<[^>]*>)? = (.+);$/gm)) {
    const members = [...union!.matchAll(/"https?:\/\/schema\.org\/(\w+)"/g)].map(([, member]) => member!);
    if (members.length > 0 && name !== 'Boolean') enumerations[name!] = [...new Set(members)];
    const instead = /@deprecated Use (\w+) instead/.exec(doc)?.[1];
    if (instead && Object.hasOwn(types, name!)) superseded[name!] = instead;
  }
  const counts = { types: Object.keys(types).length, properties: Object.keys(properties).length, enumerations: Object.keys(enumerations).length };
  if (counts.types < 800 || counts.properties < 1300 || counts.enumerations < 60) {
    throw new Error(`The declarations of ${release} are not laid out as expected: ${JSON.stringify(counts)}.`);
  }
  return { release, types, properties, enumerations, superseded };
}
