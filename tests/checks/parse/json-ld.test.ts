import { describe, expect, test } from 'vitest';
import type { DataItem } from '../../../checks/core/facts/structured-data.ts';
import { referenceResolver } from '../../../checks/parse/data-items.ts';
import { withErrorPlace } from '../../../checks/parse/json-errors.ts';
import { findCharacterReferencesInJsonLd, describeForm, itemsOfBlock, parseJsonLd } from '../../../checks/parse/json-ld.ts';

const parse = (text: string) => withErrorPlace(parseJsonLd(text, 1, 'script'));
const items = (data: unknown): DataItem[] => itemsOfBlock(parse(JSON.stringify(data)));
const short = (data: unknown) => items(data).map(({ types, top, pointer }) => [types.join(), top, pointer]);
const context = 'https://schema.org';

describe('parseJsonLd', () => {
  test('returns data, bytes and no error', () => {
    expect(parse('{"name":"茶é😀"}')).toEqual({ index: 1, bytes: 20, data: { name: '茶é😀' }, error: null, selector: 'script' });
  });
  test('reports the line and column of an error', () => {
    expect(parse('\n{\n  "a": 1,\n}').error).toEqual({
      code: 'comma-before',
      args: { bracket: '}' },
      line: 3,
      column: 9,
      near: '  "a": 1,',
      nearColumn: 9,
    });
    expect(parse('').error).toMatchObject({ code: 'empty', args: {}, line: 1, column: 1 });
  });
  test('until its error is located, a block has its text; afterwards it has not', () => {
    expect(parseJsonLd('{', 1, 'script')).toMatchObject({ error: { code: 'native' }, notJson: '{' });
    expect(parse('{')).not.toHaveProperty('notJson');
    const { notJson: _, ...tooLong } = parseJsonLd('{', 1, 'script');
    expect(withErrorPlace(tooLong)).toMatchObject({ error: { code: 'native', line: 1 } });
  });
  test('the last of several equal keys counts, as for every consumer', () => {
    expect(parse('{"a":1,"a":2}').data).toEqual({ a: 2 });
  });
  test('a key __proto__ is dropped, names of methods stay plain keys', () => {
    const { data } = parse('{"__proto__":{"polluted":1},"constructor":"x","o":{"__proto__":1}}');
    expect(data).toEqual({ constructor: 'x', o: {} });
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  });
  test('depth, keys, values and strings are capped', () => {
    const deep = parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`).data;
    expect(JSON.stringify(deep)).toBe(`${'{"a":'.repeat(8)}null${'}'.repeat(8)}`);
    expect(JSON.stringify(parse(`${'['.repeat(5000)}${']'.repeat(5000)}`).data).length).toBeLessThan(40);
    expect(parse(JSON.stringify(Array.from({ length: 5000 }, () => 1))).data).toHaveLength(200);
    expect(
      Object.keys(parse(JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, key) => [`k${key}`, 1])))).data as object),
    ).toHaveLength(200);
    expect(
      parse(JSON.stringify(Array.from({ length: 200 }, () => Array.from({ length: 200 }, () => ({ a: 1 }))))).data?.toString().length,
    ).toBeLessThan(300_000);
    expect(parse(JSON.stringify('😀'.repeat(2000))).data).toHaveLength(1999);
  });
  test('entities are listed where the value is plain text', () => {
    expect(
      findCharacterReferencesInJsonLd({
        name: 'Salt &amp; pepper &#39;&quot;',
        text: '<p>a &amp; b</p>',
        url: 'https://example.com/?a=1&b=2',
      }),
    ).toEqual(['&amp;', '&#39;', '&quot;']);
  });
});

describe('jsonLdItems', () => {
  test.each([
    'http://schema.org',
    'https://schema.org/',
    'http://www.schema.org/',
    'HTTPS://SCHEMA.ORG',
    'https://schema.org/docs/jsonldcontext.json',
  ])('context %s', (spelling) => {
    expect(items({ '@context': spelling, '@type': 'Product', name: 'Tea' })[0]).toMatchObject({
      types: ['Product'],
      properties: { name: ['Tea'] },
      top: true,
      id: null,
      pointer: '',
    });
  });
  test('types in full, with prefix, several, without context', () => {
    expect(items({ '@type': ['http://schema.org/Product', 'schema:Book', 'https://www.schema.org/Thing/', 'Car'] })[0]!.types).toEqual([
      'Product',
      'Book',
      'Thing',
      'Car',
    ]);
  });
  test('contexts as object and array: vocab, prefixes, terms, aliases', () => {
    const mixed = {
      '@context': [context, { ex: 'https://example.org/ns/', title: 'schema:headline', kind: '@type', s: { '@id': 'http://schema.org/' } }],
      kind: ['Article', 'ex:Story'],
      id: '#a',
      title: 'T',
      's:name': 'N',
      'ex:seat': 4,
    };
    expect(items(mixed)[0]).toMatchObject({
      types: ['Article', 'https://example.org/ns/Story'],
      id: '#a',
      properties: { headline: ['T'], name: ['N'], 'https://example.org/ns/seat': [4] },
    });
    expect(items({ '@context': { '@vocab': 'http://schema.org' }, type: 'x', '@type': 'Article' })[0]).toMatchObject({
      types: ['Article'],
      properties: { type: ['x'] },
    });
    expect(items({ '@context': { '@vocab': 'https://example.org/' }, '@type': 'Story', name: 'N' })[0]).toMatchObject({
      types: ['https://example.org/Story'],
      properties: { 'https://example.org/name': ['N'] },
    });
  });
  test('a context that defines itself ends', () => {
    // A context that gives its own terms the type of their values, as generators do.
    const own = { '@vocab': 'http://schema.org', shelf: { '@id': 'Text', '@type': '@id' }, row: 'Text' };
    expect(items({ '@context': own, '@type': 'Article', shelf: 'A', row: 'B' })[0]?.properties).toEqual({
      '_:shelf': ['A'],
      '_:row': ['B'],
    });
    expect(items({ '@context': { '@vocab': 'http://schema.org' }, '@type': 'Article', Headline: 'H' })[0]?.properties).toEqual({
      Headline: ['H'],
    });
    expect(items({ '@context': { a: 'b', b: 'a' }, '@type': 'Article', a: 1 })).toHaveLength(1);
  });
  test('root arrays, graphs, nested items, and nodes without type that are looked through', () => {
    expect(short([{ '@context': context, '@type': 'Article', author: [{ '@type': 'Person' }] }, { '@type': 'WebSite' }])).toEqual([
      ['Article', true, '/0'],
      ['Person', false, '/0/author/0'],
      ['WebSite', true, '/1'],
    ]);
    expect(short({ '@context': context, '@graph': [{ '@type': 'Article' }, { mainEntity: { '@type': 'Person' } }] })).toEqual([
      ['Article', true, '/@graph/0'],
      ['Person', true, '/@graph/1/mainEntity'],
    ]);
    expect(short({ '@context': context, '@type': 'WebPage', 'a/b~c': { '@type': 'Thing' } })).toEqual([
      ['WebPage', true, ''],
      ['Thing', false, '/a~1b~0c'],
    ]);
  });
  test('unwraps values and keeps references', () => {
    expect(
      items({
        '@context': context,
        '@type': 'Article',
        name: { '@value': 'N', '@language': 'en' },
        keywords: { '@list': ['a', 'b'] },
        author: { '@id': '#p' },
        about: null,
      })[0]!.properties,
    ).toEqual({ name: ['N'], keywords: ['a', 'b'], author: [{ '@id': '#p' }], about: [] });
  });
  test('shapes that are not nodes return nothing', () => {
    for (const odd of [null, 1, 'x', [], {}, [[]], { '@type': 5 }, { '@type': [] }, { '@graph': 3 }]) expect(items(odd)).toEqual([]);
  });
  test('a broken block has no items', () => {
    expect(itemsOfBlock(parse('{'))).toEqual([]);
  });
});

test('what the nodes with one id say is said of one thing', () => {
  const all = items({
    '@context': context,
    '@graph': [
      { '@type': 'WebPage', '@id': '#home', url: '/', name: 'Old Orchard' },
      { '@type': 'WebSite', publisher: { '@id': '#me', email: 'me@example.com' } },
      { '@type': 'Person', '@id': '#me', name: 'Ada' },
    ],
  });
  const resolve = referenceResolver(all);
  // The item of a breadcrumb, with its own name and with none.
  expect(resolve({ '@id': '#home', name: 'Start' })).toEqual({ '@type': 'WebPage', '@id': '#home', url: ['/'], name: 'Start' });
  expect(resolve({ '@type': 'Thing', '@id': '#home' })).toEqual({
    '@type': ['Thing', 'WebPage'],
    '@id': '#home',
    url: ['/'],
    name: ['Old Orchard'],
  });
  expect(resolve({ '@id': '#me' })).toEqual({ '@type': 'Person', '@id': '#me', name: ['Ada'], email: 'me@example.com' });
});
test('references resolve to the typed node with that id', () => {
  const resolve = referenceResolver(
    items({
      '@context': context,
      '@graph': [
        { '@type': 'Article', author: { '@id': '#p' } },
        { '@type': 'Person', '@id': '#p', name: 'Ada' },
      ],
    }),
  );
  expect(resolve({ '@id': '#p' })).toEqual({ '@type': 'Person', '@id': '#p', name: ['Ada'] });
  expect(resolve({ '@id': '#nobody' })).toEqual({ '@id': '#nobody' });
  expect(resolve('#p')).toBe('#p');
});

describe('formOf', () => {
  test.each([
    [{ '@context': context, '@type': 'A' }, 'schema.org', [], false],
    [{ '@context': ['https://example.org', context], '@type': 'A' }, 'schema.org', [], false],
    [{ '@context': { '@vocab': 'http://schema.org/' }, '@type': 'A' }, 'schema.org', [], false],
    [{ '@context': 'https://schema.org/Product', '@type': 'A' }, 'other', [], false],
    [{ '@type': 'A' }, 'none', [], false],
    [{ '@context': context, name: 'x' }, 'schema.org', [''], false],
    [[{ '@context': context, '@type': 'A' }, { '@type': 'B' }], 'none', [], false],
    [{ '@context': context, '@graph': [{ '@type': 'A' }, { name: 'x' }, { '@id': '#a', name: 'y' }] }, 'schema.org', ['/@graph/1'], false],
    [{ '@context': context, type: 'A' }, 'schema.org', [], false],
    [[], 'none', [], true],
    ['text', 'none', [], true],
  ] as const)('%j', (data, vocabulary, untyped, empty) => {
    expect(describeForm(parse(JSON.stringify(data)).data)).toEqual({ context: vocabulary, untyped, empty });
  });
});

describe('hostile blocks', () => {
  test('thousands of keys, endless tags, invalid names', () => {
    const many = parse(
      JSON.stringify({
        '@context': context,
        '@type': 'Thing',
        ...Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`k${key}`, { '@id': '#a' }])),
      }),
    );
    expect(itemsOfBlock(many)[0]!.properties).toSatisfy((properties: object) => Object.keys(properties).length === 198);
    const open = parse(JSON.stringify(Array.from({ length: 200 }, () => Array.from({ length: 40 }, () => `&amp;${'<a '.repeat(600)}`))));
    expect(findCharacterReferencesInJsonLd(open.data)).toEqual(['&amp;']);
    expect(
      items({ '@context': context, '@type': ['__proto__', 'constructor', 5, null, {}], '@id': { a: 1 }, '@graph': [null, 5, 'x', []] }).map(
        ({ types, id }) => [types, id],
      ),
    ).toEqual([[['__proto__', 'constructor'], null]]);
  });
  test('contexts that nest, refer to themselves and define everything', () => {
    const terms = Object.fromEntries(Array.from({ length: 150 }, (_, key) => [`t${key}`, `t${(key + 1) % 150}`]));
    const nest = (level: number): object => ({
      '@context': [context, terms, { '@import': 'x' }],
      '@type': 't0',
      ...(level > 0 ? { about: Array.from({ length: 5 }, () => nest(level - 1)) } : {}),
    });
    expect(items(nest(4)).length).toBeLessThanOrEqual(500);
  });
  test('one id in many parts, each with its own properties, and ids in a circle', () => {
    const part = (index: number) => ({
      '@id': '#a',
      '@type': `T${index}`,
      ...Object.fromEntries(Array.from({ length: 15 }, (_, key) => [`p${index}-${key}`, { '@id': '#a' }])),
    });
    const all = Array.from({ length: 500 }, (_, index) => items({ '@context': context, '@graph': [part(index)] })[0]!);
    const whole = referenceResolver(all)({ '@id': '#a' }) as Record<string, unknown>;
    expect(whole['@type']).toHaveLength(500);
    expect(Object.keys(whole)).toHaveLength(200);
  });
});
