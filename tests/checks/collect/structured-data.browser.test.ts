import { expect, test } from 'vitest';
import { readStructuredData } from '../../../checks/collect/structured-data/items.ts';
import type { Located } from '../../../checks/collect/walk/visitor.ts';
import { readJsonLdBlocks } from '../../../checks/derive/structured-data/completed.ts';
import { runToCompletion } from '../../../checks/core/helpers/run-to-completion.ts';

const locate = (document: Document, selector: string): Located[] =>
  [...document.querySelectorAll(selector)].map((element, index) => ({ element, selector: `${element.localName}-${index}` }));

function collect(html: string) {
  const document = new DOMParser().parseFromString(`<!doctype html><base href="https://example.com/shop/">${html}`, 'text/html');
  const collected = runToCompletion(
    readStructuredData({
      scripts: locate(document, 'script[type="application/ld+json"]'),
      microdata: locate(document, '[itemscope]:not([itemprop])'),
      rdfa: locate(document, '[typeof]'),
    }),
  );
  return readJsonLdBlocks(collected);
}
const first = (html: string) => collect(html).items[0]!;

test('a page without structured data has none', () => {
  expect(collect('<p>Nothing</p>')).toEqual({ blocks: [], items: [], total: 0 });
});

test('JSON-LD blocks are numbered and listed before the other syntaxes', () => {
  const { blocks, items, total } = collect(`
    <div itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ada</b></div>
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Article"}</script>
    <script type="application/ld+json">{"@type":}</script>`);
  expect(blocks.map(({ index, error }) => [index, error?.column ?? null])).toEqual([
    [1, null],
    [2, 10],
  ]);
  expect(items.map(({ format, block, types }) => [format, block, types])).toEqual([
    ['json-ld', 1, ['Article']],
    ['microdata', 0, ['Person']],
  ]);
  expect(total).toBe(2);
});

test('the value of a microdata property depends on its element', () => {
  const { properties } = first(`<div itemscope itemtype="http://schema.org/Product">
    <meta itemprop="meta" content=" m "><img itemprop="image" src="../a.png"><a itemprop="link" href="?x">text</a>
    <link itemprop="availability" href="https://schema.org/InStock"><object itemprop="object" data="o.svg"></object>
    <data itemprop="data" value="42">forty-two</data><meter itemprop="meter" value="0.5">half</meter>
    <time itemprop="full" datetime="2026-01-02">2 January</time><time itemprop="bare"> 2026 </time>
    <span itemprop="price" content="12.50">12,50 €</span><p itemprop="name alias"> Чай <b>緑茶</b> </p><img itemprop="none"></div>`);
  expect(properties).toEqual({
    meta: ['m'],
    image: ['https://example.com/a.png'],
    link: ['https://example.com/shop/?x'],
    availability: ['https://schema.org/InStock'],
    object: ['https://example.com/shop/o.svg'],
    data: ['42'],
    meter: ['0.5'],
    full: ['2026-01-02'],
    bare: ['2026'],
    price: ['12.50'],
    name: ['Чай 緑茶'],
    alias: ['Чай 緑茶'],
    none: [''],
  });
});

test('microdata items nest, repeat, have ids and several types, and take in what itemref names', () => {
  const { items } =
    collect(`<section itemscope itemtype="https://schema.org/Product http://schema.org/Book" itemid="#tea" itemref="far missing">
      <p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">3</i></p>
      <p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">4</i></p>
      <div itemscope itemtype="https://schema.org/Person"><i itemprop="name">not of the product</i></div></section>
    <p id="far" itemprop="name">Green tea</p>`);
  expect(items.map(({ types, top, pointer }) => [types.join(), top, pointer])).toEqual([
    ['Product,Book', true, ''],
    ['Offer', false, '/offers/0'],
    ['Offer', false, '/offers/1'],
    ['Person', true, ''],
  ]);
  expect(items[0]).toMatchObject({
    id: 'https://example.com/shop/#tea',
    properties: {
      name: ['Green tea'],
      offers: [
        { '@type': 'Offer', price: '3' },
        { '@type': 'Offer', price: '4' },
      ],
    },
  });
});

test('an itemref that closes a circle ends', () => {
  const { items } = collect(`<div itemscope itemtype="https://schema.org/Person" itemref="b"><i itemprop="name">A</i></div>
    <div id="b" itemprop="knows" itemscope itemtype="https://schema.org/Person" itemref="b c"><i itemprop="name">B</i></div>
    <div id="c" itemprop="knows" itemscope itemtype="https://schema.org/Person" itemref="b"><i itemprop="name">C</i></div>`);
  expect(items.map(({ properties }) => properties['name'])).toEqual([['A'], ['B'], ['C']]);
});

test('controls that hide the properties of a form change nothing', () => {
  const { properties } =
    first(`<form itemscope itemtype="https://schema.org/Product" itemref="far"><input name="getAttribute"><input name="firstElementChild">
    <input name="nextElementSibling"><input name="textContent"><input name="baseURI"><input name="parentElement"><input name="getRootNode"><b itemprop="name">Tea</b></form><b id="far" itemprop="sku">T1</b><img name="getElementById">`);
  expect(properties).toEqual({ name: ['Tea'], sku: ['T1'] });
});

test('markup far below its item is not read, and depth breaks nothing', () => {
  const document = new DOMParser().parseFromString(
    '<div itemscope itemtype="https://schema.org/Thing" typeof="schema:Thing"></div>',
    'text/html',
  );
  const root = document.querySelector('div')!;
  let at: Element = root;
  for (let level = 0; level < 20_000; level++) at = at.appendChild(document.createElement('i'));
  at.setAttribute('itemprop', 'name');
  const { items } = runToCompletion(
    readStructuredData({ scripts: [], microdata: [{ element: root, selector: 'div' }], rdfa: [{ element: root, selector: 'div' }] }),
  );
  expect(items.map(({ properties }) => properties)).toEqual([{}, {}]);
});

test('reserved names cannot reach a prototype', () => {
  const { properties } = first('<div itemscope itemtype="https://schema.org/Thing"><b itemprop="__proto__ constructor @type">x</b></div>');
  expect(Object.getPrototypeOf(properties)).toBe(Object.prototype);
  expect(properties).toEqual({ constructor: ['x'] });
});

/** Types, whether it is a top-level item, id and properties of each item. */
const rdfa = (html: string) => collect(html).items.map(({ types, top, id, properties }) => [types.join(), top, id, properties]);
const vocab = 'vocab="http://schema.org/"';

test('RDFa Lite: vocab, typeof, property, resource and values', () => {
  expect(
    rdfa(`<body vocab="http://schema.org/"><div typeof="Product" resource="#tea">
      <h1 property="name">Tea</h1><img property="image" src="a.png"><a property="url" href="/tea">more</a>
      <time property="releaseDate" datetime="2026-01-02">then</time><span property="sku" content="T1">sku</span>
      <div property="offers" typeof="Offer"><span property="price">3</span><link property="availability" href="http://schema.org/InStock"></div>
      <div resource="#other"><span property="name">Other</span></div>
      <div typeof="Person"><span property="name">Ada</span></div></div></body>`),
  ).toEqual([
    [
      'Product',
      true,
      'https://example.com/shop/#tea',
      {
        name: ['Tea'],
        image: ['https://example.com/shop/a.png'],
        url: ['https://example.com/tea'],
        releaseDate: ['2026-01-02'],
        sku: ['T1'],
        offers: [{ '@type': 'Offer', price: '3', availability: 'http://schema.org/InStock' }],
      },
    ],
    ['Offer', false, null, { price: ['3'], availability: ['http://schema.org/InStock'] }],
    ['Person', true, null, { name: ['Ada'] }],
  ]);
});

const review = { '@type': 'Review', author: 'Ada' };
// RDFa Core 1.1, 7.5 (Sequence) and 8.2 (Completing incomplete triples): https://www.w3.org/TR/rdfa-core/
test.each<[string, string, unknown[]]>([
  [
    'rel with a typed thing inside',
    '<div typeof="Product"><div rel="review"><div typeof="Review"><i property="author">Ada</i></div></div></div>',
    [
      ['Product', true, null, { review: [review] }],
      ['Review', false, null, { author: ['Ada'] }],
    ],
  ],
  [
    'rel and typeof on one element',
    '<div typeof="Product"><div rel="review" typeof="Review"><i property="author">Ada</i></div></div>',
    [
      ['Product', true, null, { review: [review] }],
      ['Review', false, null, { author: ['Ada'] }],
    ],
  ],
  [
    'rel with several things inside',
    '<div typeof="Product"><ul rel="review"><li typeof="Review"></li><li typeof="Review"><i property="author">Ada</i></li></ul></div>',
    [
      ['Product', true, null, { review: [{ '@type': 'Review' }, review] }],
      ['Review', false, null, {}],
      ['Review', false, null, { author: ['Ada'] }],
    ],
  ],
  [
    'rel with properties inside and no type',
    '<div typeof="Product"><div rel="brand"><i property="name">Leaf</i><i property="slogan">Hot</i></div></div>',
    [['Product', true, null, { brand: [{ name: 'Leaf', slogan: 'Hot' }] }]],
  ],
  [
    'rel with an address',
    '<div typeof="Product"><a rel="url" href="/tea">Tea</a><img rel="image" src="a.png"></div>',
    [['Product', true, null, { url: ['https://example.com/tea'], image: ['https://example.com/shop/a.png'] }]],
  ],
  [
    'a chain by rel and resource',
    '<div about="#a" typeof="Person"><div rel="knows" resource="#b"><i property="name">B</i><div rel="knows" resource="#c" typeof="Person"></div></div></div>',
    [
      [
        'Person',
        true,
        'https://example.com/shop/#a',
        {
          knows: [{ '@id': 'https://example.com/shop/#b', name: 'B', knows: { '@type': 'Person', '@id': 'https://example.com/shop/#c' } }],
        },
      ],
      ['Person', false, 'https://example.com/shop/#c', {}],
    ],
  ],
  [
    'rev',
    '<div typeof="Product" resource="#tea"><div rev="itemReviewed"><div typeof="Review"><i property="author">Ada</i></div></div></div>',
    [
      ['Product', true, 'https://example.com/shop/#tea', {}],
      ['Review', true, null, { author: ['Ada'], itemReviewed: [{ '@id': 'https://example.com/shop/#tea' }] }],
    ],
  ],
  [
    'about in another place of the page',
    '<div typeof="Person" resource="#a"></div><p about="#a" property="name">Ada</p>',
    [['Person', true, 'https://example.com/shop/#a', { name: ['Ada'] }]],
  ],
  [
    'what stands in a link is said of what it leads to',
    '<div typeof="Product"><a href="/ada"><i property="name">Ada</i></a><i property="name">Tea</i></div>',
    [['Product', true, null, { name: ['Tea'] }]],
  ],
  [
    'a reference to something that is described elsewhere',
    '<div typeof="Person" resource="#a"></div><div typeof="Article"><a property="author" href="#a">Ada</a></div>',
    [
      ['Person', true, 'https://example.com/shop/#a', {}],
      ['Article', true, null, { author: [{ '@id': 'https://example.com/shop/#a' }] }],
    ],
  ],
  [
    'one thing described in two places',
    '<div typeof="Article"><a property="author" typeof="Person" href="/ada"><b property="name">Ada</b></a></div><div typeof="Comment"><a property="author" typeof="Person" href="/ada"><b property="name">Ada</b></a></div>',
    [
      ['Article', true, null, { author: [{ '@type': 'Person', '@id': 'https://example.com/ada', name: 'Ada' }] }],
      ['Person', false, 'https://example.com/ada', { name: ['Ada'] }],
      ['Comment', true, null, { author: [{ '@id': 'https://example.com/ada' }] }],
    ],
  ],
  [
    'typeof and property at the top: said of the page, which has no type',
    '<div property="mainEntity" typeof="Product"><i property="name">Lamp</i></div>',
    [['Product', true, null, { name: ['Lamp'] }]],
  ],
  [
    'a body with a type',
    '<body typeof="WebPage"><div property="mainEntity" typeof="Product"><i property="name">Lamp</i></div></body>',
    [
      ['WebPage', true, null, { mainEntity: [{ '@type': 'Product', name: 'Lamp' }] }],
      ['Product', false, null, { name: ['Lamp'] }],
    ],
  ],
  [
    'link types of HTML are no properties',
    '<div typeof="Product"><a rel="nofollow noopener" property="url" href="/x">x</a><div rel="nofollow"><i property="name">Tea</i></div></div>',
    [['Product', true, null, { url: ['https://example.com/x'], name: ['Tea'] }]],
  ],
  [
    'a statement made twice',
    '<div typeof="Product"><i property="name">Tea</i><b property="name">Tea</b></div>',
    [['Product', true, null, { name: ['Tea'] }]],
  ],
  [
    'a circle',
    '<div about="#a"><div rel="knows" resource="#b"></div></div><p rel="knows" about="#b"><i typeof="Person" about="#a"></i></p><i rel="knows" resource="#b" typeof="Person" about="#a"></i>',
    [
      [
        'Person',
        true,
        'https://example.com/shop/#a',
        { knows: [{ '@id': 'https://example.com/shop/#b', knows: { '@id': 'https://example.com/shop/#a' } }] },
      ],
    ],
  ],
])('RDFa Core: %s', (_, html, expected) =>
  expect(rdfa(html.startsWith('<body') ? html.replace('<body', `<body ${vocab}`) : `<div ${vocab}>${html}</div>`)).toEqual(expected),
);

test('the forms of RDFa that Google’s guide to product snippets has', () => {
  const { items } = collect(`<div typeof="schema:Product"><div rel="schema:review"><div typeof="schema:Review">
      <div rel="schema:reviewRating"><div typeof="schema:Rating"><div property="schema:ratingValue" content="4"></div></div></div>
      <div rel="schema:author"><div typeof="schema:Person"><div property="schema:name" content="Fred"></div></div></div></div></div>
      <div rel="schema:image" resource="https://example.com/a.jpg"></div><div property="schema:name" content="Anvil"></div>
      <div rel="schema:aggregateRating"><div typeof="schema:AggregateRating"><div property="schema:reviewCount" content="89"></div><div property="schema:ratingValue" content="4.4"></div></div></div>
      <div rel="schema:brand"><div typeof="schema:Brand"><div property="schema:name" content="ACME"></div></div></div></div>`);
  expect(items.map(({ types, top }) => [types[0], top])).toEqual([
    ['Product', true],
    ['Review', false],
    ['Rating', false],
    ['Person', false],
    ['AggregateRating', false],
    ['Brand', false],
  ]);
  expect(items[0]!.properties).toEqual({
    review: [{ '@type': 'Review', reviewRating: { '@type': 'Rating', ratingValue: '4' }, author: { '@type': 'Person', name: 'Fred' } }],
    image: ['https://example.com/a.jpg'],
    name: ['Anvil'],
    aggregateRating: [{ '@type': 'AggregateRating', reviewCount: '89', ratingValue: '4.4' }],
    brand: [{ '@type': 'Brand', name: 'ACME' }],
  });
});

test('RDFa prefixes: declared, initial, other vocabularies; a bare type without vocabulary is ignored', () => {
  const { items } =
    collect(`<div prefix="s: https://schema.org/ ex: https://example.org/ns#"><p typeof="s:Person ex:Guest"><b property="s:name">Ada</b><b property="ex:seat">4</b></p>
    <p typeof="schema:Event"><b property="schema:name">Fair</b></p><p typeof="Person"><b property="name">nobody</b></p></div>`);
  expect(items.map(({ types, properties }) => [types, properties])).toEqual([
    [['Person', 'https://example.org/ns#Guest'], { name: ['Ada'], 'https://example.org/ns#seat': ['4'] }],
    [['Event'], { name: ['Fair'] }],
  ]);
});

test('hostile RDFa: ten thousand prefixes, attributes without end, circles of references, reserved names', () => {
  const prefixes = Array.from({ length: 10_000 }, (_, index) => `p${index}: https://example.org/${index}#`).join(' ');
  const circle = Array.from(
    { length: 400 },
    (_, index) => `<i about="#n${index}" typeof="Person" rel="knows" resource="#n${(index + 1) % 400}"></i>`,
  ).join('');
  const { items } =
    collect(`<div ${vocab} prefix="${prefixes}"><p typeof="p3:Thing"></p><p typeof="p9999:Thing" prefix="${'a'.repeat(200_000)}"></p>
    <p typeof="Thing" resource="__proto__"><b property="__proto__ constructor @type">x</b></p>${circle}</div>`);
  expect(items.slice(0, 3).map(({ types, properties }) => [types, properties])).toEqual([
    [['https://example.org/3#Thing'], {}],
    [['p9999:Thing'], {}],
    [['Thing'], { constructor: ['x'] }],
  ]);
  expect(items).toHaveLength(403);
  expect(items[3]!.properties).toEqual({ knows: [{ '@id': 'https://example.com/shop/#n1' }] });
});

test('caps: long strings, many values, deep nesting, many items', () => {
  const deep = '<div itemprop="isPartOf" itemscope itemtype="https://schema.org/CreativeWork">'.repeat(40);
  const { items } = collect(
    `<div itemscope itemtype="https://schema.org/CreativeWork"><p itemprop="text">${'x'.repeat(5000)}</p>${'<b itemprop="keywords">k</b>'.repeat(300)}${deep}</div>`,
  );
  expect(items).toHaveLength(8);
  expect(items[0]!.properties['text']![0]).toHaveLength(2000);
  expect(items[0]!.properties['keywords']).toHaveLength(200);
  const many = collect('<p itemscope itemtype="https://schema.org/Thing"></p>'.repeat(600));
  expect(many.items).toHaveLength(500);
  expect(many.total).toBe(600);
});

test.each([
  ['microdata', 'itemscope itemtype="https://schema.org/Thing"'],
  ['rdfa', 'typeof="schema:Thing"'],
])('%s around a whole page is read in steps', (syntax, attributes) => {
  const document = new DOMParser().parseFromString(`<div ${attributes}>${'<p class="a">x</p>'.repeat(20_000)}</div>`, 'text/html');
  const found = { scripts: [], microdata: [], rdfa: [], [syntax]: locate(document, 'div') };
  expect([...readStructuredData(found)].length).toBeGreaterThan(190);
});
