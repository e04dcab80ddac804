import { expect, test } from 'vitest';
import { collectStructuredData, type Located } from '../../../checks/collect/structured-data.ts';

const locate = (document: Document, selector: string): Located[] =>
  [...document.querySelectorAll(selector)].map((element, index) => ({ element, selector: `${element.localName}-${index}` }));

function collect(html: string) {
  const document = new DOMParser().parseFromString(`<!doctype html><base href="https://example.com/shop/">${html}`, 'text/html');
  return collectStructuredData({
    scripts: locate(document, 'script[type="application/ld+json"]'),
    microdata: locate(document, '[itemscope]:not([itemprop])'),
    rdfa: locate(document, '[typeof]:not([property])'),
  });
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
  expect(blocks.map(({ index, error }) => [index, error?.column ?? null])).toEqual([[1, null], [2, 10]]);
  expect(items.map(({ format, block, types }) => [format, block, types])).toEqual([['json-ld', 1, ['Article']], ['microdata', 0, ['Person']]]);
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
    meta: ['m'], image: ['https://example.com/a.png'], link: ['https://example.com/shop/?x'], availability: ['https://schema.org/InStock'],
    object: ['https://example.com/shop/o.svg'], data: ['42'], meter: ['0.5'], full: ['2026-01-02'], bare: ['2026'], price: ['12.50'],
    name: ['Чай 緑茶'], alias: ['Чай 緑茶'], none: [''],
  });
});

test('microdata items nest, repeat, have ids and several types, and take in what itemref names', () => {
  const { items } = collect(`<section itemscope itemtype="https://schema.org/Product http://schema.org/Book" itemid="#tea" itemref="far missing">
      <p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">3</i></p>
      <p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price">4</i></p>
      <div itemscope itemtype="https://schema.org/Person"><i itemprop="name">not of the product</i></div></section>
    <p id="far" itemprop="name">Green tea</p>`);
  expect(items.map(({ types, top, pointer }) => [types.join(), top, pointer])).toEqual([
    ['Product,Book', true, ''], ['Offer', false, '/offers/0'], ['Offer', false, '/offers/1'], ['Person', true, ''],
  ]);
  expect(items[0]).toMatchObject({ id: 'https://example.com/shop/#tea', properties: { name: ['Green tea'], offers: [{ '@type': 'Offer', price: '3' }, { '@type': 'Offer', price: '4' }] } });
});

test('an itemref that closes a circle ends', () => {
  const { items } = collect(`<div itemscope itemtype="https://schema.org/Person" itemref="b"><i itemprop="name">A</i></div>
    <div id="b" itemprop="knows" itemscope itemtype="https://schema.org/Person" itemref="b c"><i itemprop="name">B</i></div>
    <div id="c" itemprop="knows" itemscope itemtype="https://schema.org/Person" itemref="b"><i itemprop="name">C</i></div>`);
  expect(items.map(({ properties }) => properties['name'])).toEqual([['A'], ['B'], ['C']]);
});

test('controls that hide the properties of a form change nothing', () => {
  const { properties } = first(`<form itemscope itemtype="https://schema.org/Product" itemref="far"><input name="getAttribute"><input name="firstElementChild">
    <input name="nextElementSibling"><input name="textContent"><input name="baseURI"><input name="parentElement"><input name="getRootNode"><b itemprop="name">Tea</b></form><b id="far" itemprop="sku">T1</b><img name="getElementById">`);
  expect(properties).toEqual({ name: ['Tea'], sku: ['T1'] });
});

test('markup far below its item is not read, and depth breaks nothing', () => {
  const document = new DOMParser().parseFromString('<div itemscope itemtype="https://schema.org/Thing" typeof="schema:Thing"></div>', 'text/html');
  const root = document.querySelector('div')!;
  let at: Element = root;
  for (let level = 0; level < 20_000; level++) at = at.appendChild(document.createElement('i'));
  at.setAttribute('itemprop', 'name');
  const { items } = collectStructuredData({ scripts: [], microdata: [{ element: root, selector: 'div' }], rdfa: [{ element: root, selector: 'div' }] });
  expect(items.map(({ properties }) => properties)).toEqual([{}, {}]);
});

test('reserved names cannot reach a prototype', () => {
  const { properties } = first('<div itemscope itemtype="https://schema.org/Thing"><b itemprop="__proto__ constructor @type">x</b></div>');
  expect(Object.getPrototypeOf(properties)).toBe(Object.prototype);
  expect(properties).toEqual({ constructor: ['x'] });
});

test('RDFa Lite: vocab, typeof, property, resource and values', () => {
  const { items } = collect(`<body vocab="http://schema.org/"><div typeof="Product" resource="#tea">
      <h1 property="name">Tea</h1><img property="image" src="a.png"><a property="url" href="/tea">more</a>
      <time property="releaseDate" datetime="2026-01-02">then</time><span property="sku" content="T1">sku</span>
      <div property="offers" typeof="Offer"><span property="price">3</span><link property="availability" href="http://schema.org/InStock"></div>
      <div resource="#other"><span property="name">Other</span></div>
      <div typeof="Person"><span property="name">Ada</span></div></div></body>`);
  expect(items.map(({ types, top, id, properties }) => [types[0], top, id, properties])).toEqual([
    ['Product', true, 'https://example.com/shop/#tea', {
      name: ['Tea'], image: ['https://example.com/shop/a.png'], url: ['https://example.com/tea'], releaseDate: ['2026-01-02'], sku: ['T1'],
      offers: [{ '@type': 'Offer', price: '3', availability: 'http://schema.org/InStock' }],
    }],
    ['Offer', false, null, { price: ['3'], availability: ['http://schema.org/InStock'] }],
    ['Person', true, null, { name: ['Ada'] }],
  ]);
});

test('RDFa prefixes: declared, initial, other vocabularies; a bare type without vocabulary is none', () => {
  const { items } = collect(`<div prefix="s: https://schema.org/ ex: https://example.org/ns#"><p typeof="s:Person ex:Guest"><b property="s:name">Ada</b><b property="ex:seat">4</b></p>
    <p typeof="schema:Event"><b property="schema:name">Fair</b></p><p typeof="Person"><b property="name">nobody</b></p></div>`);
  expect(items.map(({ types, properties }) => [types, properties])).toEqual([
    [['Person', 'https://example.org/ns#Guest'], { name: ['Ada'], 'https://example.org/ns#seat': ['4'] }],
    [['Event'], { name: ['Fair'] }],
  ]);
});

test('caps: long strings, many values, deep nesting, many items', () => {
  const deep = '<div itemprop="isPartOf" itemscope itemtype="https://schema.org/CreativeWork">'.repeat(40);
  const { items } = collect(`<div itemscope itemtype="https://schema.org/CreativeWork"><p itemprop="text">${'x'.repeat(5000)}</p>${'<b itemprop="keywords">k</b>'.repeat(300)}${deep}</div>`);
  expect(items).toHaveLength(8);
  expect(items[0]!.properties['text']![0]).toHaveLength(2000);
  expect(items[0]!.properties['keywords']).toHaveLength(200);
  const many = collect('<p itemscope itemtype="https://schema.org/Thing"></p>'.repeat(600));
  expect(many.items).toHaveLength(500);
  expect(many.total).toBe(600);
});
