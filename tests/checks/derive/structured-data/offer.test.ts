import { describe, expect, test } from 'vitest';
import { findOffer } from '../../../../checks/derive/structured-data/offer.ts';
import { block, cell, item } from '../../../support/blocks.ts';

const pairsOf = (...texts: string[]) =>
  findOffer({ blocks: texts.map((text) => item(text)), pairs: [], language: 'en' }).specifications.map(({ name, value }) => [name, value]);

describe('names with values in lines of one kind', () => {
  test.each([
    [
      'English',
      ['Weight: 4.5 lb', '1-inch: 71"L x 24"W x 1"H', 'Color: red'],
      [
        ['Weight', '4.5 lb'],
        ['1-inch', '71"L x 24"W x 1"H'],
        ['Color', 'red'],
      ],
    ],
    [
      'Chinese',
      ['重量：2公斤', '颜色：红色', '材质：棉'],
      [
        ['重量', '2公斤'],
        ['颜色', '红色'],
        ['材质', '棉'],
      ],
    ],
    [
      'Arabic',
      ['الوزن: 2 كغم', 'اللون: أحمر', 'المادة: قطن'],
      [
        ['الوزن', '2 كغم'],
        ['اللون', 'أحمر'],
        ['المادة', 'قطن'],
      ],
    ],
    ['two in a row', ['Weight: 4.5 lb', 'Color: red'], []],
    ['with a line of another kind between', ['Weight: 4.5 lb', 'Color: red', 'Made for you', 'Size: L'], []],
    ['voices of an interview', ['Ada: Yes.', 'Ben: No.', 'Ada: Why not?'], []],
    ['times of day', ['10:30', '11:30', '12:30'], []],
    ['URLs', ['http://a.org/', 'http://b.org/', 'http://c.org/'], []],
    [
      'long names',
      ['One two three four five six seven: a', 'One two three four five six eight: b', 'One two three four five six nine: c'],
      [],
    ],
    [
      'names of six words',
      ['One two three four five six: a', 'One two three four five seven: b', 'One two three four five eight: c'],
      [
        ['One two three four five six', 'a'],
        ['One two three four five seven', 'b'],
        ['One two three four five eight', 'c'],
      ],
    ],
    ['sentences', ['First', 'Second', 'Third'].map((name) => `${name}: ${'word '.repeat(21)}`), []],
  ] as const)('%s', (_, texts, pairs) => expect(pairsOf(...texts)).toEqual(pairs));

  test('lines of a box separated by br elements, each box on its own', () => {
    const of = (...boxes: string[][]) =>
      findOffer({ blocks: [], pairs: [], lines: boxes.map((texts) => ({ texts, selector: '#spec' })), language: 'en' }).specifications;
    expect(of(['Weight: 4.5 lb', 'Color: red', 'Size: L'])).toEqual([
      { name: 'Weight', value: '4.5 lb', selector: '#spec' },
      { name: 'Color', value: 'red', selector: '#spec' },
      { name: 'Size', value: 'L', selector: '#spec' },
    ]);
    expect(of(['Weight: 4.5 lb', 'Color: red', 'For you'], ['Size: L', 'Feet: 4'])).toEqual([]);
  });

  test('lines of other elements, of tables and outside the main content', () => {
    const lines = ['Weight: 4.5 lb', 'Color: red', 'Size: L'];
    const found = (make: (text: string, index: number) => ReturnType<typeof block>) =>
      findOffer({ blocks: lines.map(make), pairs: [], language: 'en' }).specifications.length;
    expect(found((text) => block(text, { tag: 'div' }))).toBe(3);
    expect(found((text, index) => block(text, { tag: index === 1 ? 'p' : 'div' }))).toBe(0);
    expect(found((text) => cell(text))).toBe(0);
    expect(found((text) => block(text, { main: false }))).toBe(0);
    expect(found((text) => block(text, { code: true }))).toBe(0);
  });
});

describe('prices', () => {
  const pricesOf = (text: string, ...struck: string[]) =>
    findOffer({ blocks: [block(text)], pairs: [], struck, language: 'en' }).prices.map(({ raw }) => raw);
  test('a struck-through price is not current, the same price elsewhere is', () => {
    expect(pricesOf('$199.00 $129.00', '$199.00')).toEqual(['$129.00']);
    expect(pricesOf('$199.00 $129.00, gift box $199.00', '$199.00')).toEqual(['$129.00', '$199.00']);
    expect(pricesOf('$199.00', 'Sold out')).toEqual(['$199.00']);
  });
});

describe('names with values in boxes of one kind', () => {
  const boxes = (...rows: (readonly string[])[]) =>
    findOffer({
      blocks: rows.flatMap((texts, row) =>
        texts.map((text, at) =>
          block(text, { selector: `body > main > div:nth-child(${row + 1}) > span:nth-child(${at + 1})`, tag: 'span' }),
        ),
      ),
      pairs: [],
      language: 'en',
    }).specifications.map(({ name, value }) => [name, value]);
  const specification = [
    ['Capacity', '1.7 l'],
    ['Power', '2200 W'],
    ['Color', 'copper'],
    ['Warranty', '2 years'],
  ];
  test.each([
    ['four', specification, specification],
    [
      'Japanese',
      [
        ['容量', '1.7リットル'],
        ['重量', '1.2キロ'],
        ['色', '銅'],
        ['保証', '二年'],
      ],
      [
        ['容量', '1.7リットル'],
        ['重量', '1.2キロ'],
        ['色', '銅'],
        ['保証', '二年'],
      ],
    ],
    ['three', specification.slice(1), []],
    ['names that come again', [...specification.slice(1), ['Power', '2000 W']], []],
    ['promises in sentences', specification.map(([name]) => [name!, 'We take care of it.']), []],
    ['cards of three lines', specification.map((row) => [...row, 'more']), []],
  ])('%s', (_, rows, pairs) => {
    expect(boxes(...rows)).toEqual(pairs);
  });
});
