import { describe, expect, test } from 'vitest';
import { bestSentence, scoredPassages, rankPassages } from '../../../../checks/derive/text/passages.ts';
import { firstUnits, splitIntoPassages, splitIntoSections } from '../../../../checks/derive/text/sections.ts';
import { factValueOf } from '../../../../checks/core/fact-value.ts';
import { block, filler, heading, pageOf } from '../../../support/blocks.ts';
import { known, type Changes } from '../../../support/facts.ts';

const viewOf = (changes: Changes, language = 'en') => {
  const facts = known(changes);
  return scoredPassages(
    { page: factValueOf(facts, 'page')!, head: factValueOf(facts, 'head')!, text: factValueOf(facts, 'text')! },
    language,
  );
};

describe('sections', () => {
  const blocks = [
    heading(1, 'Title'),
    block('lead'),
    heading(2, 'A'),
    block('a one'),
    heading(3, 'A.1'),
    block('a two'),
    heading(2, 'B'),
    block('b'),
  ];
  test('go to the next heading of the same or a higher level', () => {
    expect(
      splitIntoSections(blocks).map((section) => [section.heading.text, section.blocks.map(({ text }) => text), section.units]),
    ).toEqual([
      ['A', ['a one', 'A.1', 'a two'], 4],
      ['A.1', ['a two'], 2],
      ['B', ['b'], 1],
    ]);
  });
});

describe('passages', () => {
  test('stand under one heading, also before the first one', () => {
    const found = splitIntoPassages(
      [block('lead'), heading(2, 'A'), block('one'), block('two'), block('code', { code: true }), heading(3, 'B'), block('three')],
      220,
    );
    expect(found.map((passage) => [passage.heading?.text ?? null, passage.text])).toEqual([
      [null, 'lead'],
      ['A', 'one\ntwo'],
      ['B', 'three'],
    ]);
  });
  test('are cut evenly, and no block is torn apart', () => {
    const found = splitIntoPassages([heading(2, 'A'), ...Array.from({ length: 10 }, (_, i) => block(filler(40, i)))], 220);
    expect(found.map(({ units }) => units)).toEqual([200, 200]);
    expect(splitIntoPassages([block(filler(500))], 220).map(({ units }) => units)).toEqual([500]);
    for (const { units } of splitIntoPassages(
      Array.from({ length: 50 }, (_, i) => block(filler(7 + ((i * 37) % 120), i))),
      220,
    ))
      expect(units).toBeLessThanOrEqual(220);
  });
});

test('deriveFirstUnits cuts the block that crosses the limit', () => {
  const first = (blocks: Parameters<typeof firstUnits>[0], limit: number) =>
    firstUnits(blocks, limit)
      .map(({ text }) => text)
      .join('\n');
  expect(first([block('one two three'), heading(3, 'not counted'), block('four five six seven')], 5)).toBe('one two three\nfour five ');
  expect(first([block('短い文章です。'), block('次の文章です。')], 1)).toMatch(/^短/);
});

describe('passageView', () => {
  const page = pageOf('Bridge joints', [
    heading(2, 'Winter'),
    block(`Joints open in winter. More ${filler(40, 1)}`),
    heading(2, 'Summer'),
    block(`This is when joints close and the bridge grows. More ${filler(40, 2)}`),
  ]);
  test('reads the first sentence, opener and anchor of each passage', () => {
    const { passages: found } = viewOf(page);
    expect(found.map(({ lead, opener, anchor, passage }) => [passage.heading?.text, lead, opener, anchor])).toEqual([
      ['Winter', 'Joints open in winter.', '', 'Joints'],
      ['Summer', 'This is when joints close and the bridge grows.', 'this is', 'joints'],
    ]);
  });
  test('the number of a list item is not a first sentence', () => {
    expect(viewOf(pageOf('Bridge joints', [block(`5. Close the lid. Then wait. ${filler(40)}`)])).passages[0]?.lead).toBe('Close the lid.');
  });
  test.each([
    [
      'en',
      'Encyclopedias of New Zealand',
      'Encyclopedias of New Zealand began in January. They come from people with a liking for facts, and that is what encyclopedias are from.',
    ],
    [
      'de',
      'Enzyklopädien aus Neuseeland',
      'Enzyklopädien aus Neuseeland begannen im Januar. Sie kommen von Menschen mit Neugier, und das ist es, was Enzyklopädien sind.',
    ],
    [
      'ru',
      'Энциклопедии Новой Зеландии',
      'Энциклопедии Новой Зеландии появились в январе. Их пишут люди, которые любят факты, и это то, что энциклопедии дают.',
    ],
  ])('top terms and anchors are words of the page, and none of grammar: %s', (language, title, text) => {
    const { topTerms, passages: found } = viewOf(
      pageOf(title, [heading(2, title), block(text), block(`${text} ${text}`), heading(2, text.split('.')[0]!), block(text)]),
      language,
    );
    const words = new Set(`${title} ${text}`.toLowerCase().match(/[\p{L}\p{M}]+/gu));
    const grammar = new Set(
      'of from with that they and is what are a for in aus von mit und das ist es was sind im sie в их и это то что которые'.split(' '),
    );
    const texts = [...topTerms, ...found.map(({ anchor }) => anchor)].filter(Boolean).map((term) => term.toLowerCase());
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((term) => !words.has(term) || grammar.has(term))).toEqual([]);
  });
  test('is not made again for the same facts', () => {
    const facts = known(page);
    const parts = { page: factValueOf(facts, 'page')!, head: factValueOf(facts, 'head')!, text: factValueOf(facts, 'text')! };
    expect(scoredPassages(parts, 'en')).toBe(scoredPassages({ ...parts }, 'en'));
    expect(scoredPassages(parts, 'de')).not.toBe(scoredPassages(parts, 'en'));
  });
  test('looks at the first part of a book on one page', () => {
    const { passages: found } = viewOf(
      pageOf('Book', Array.from({ length: 900 }, (_, i) => [heading(2, `§ ${i}`), block('word '.repeat(200))]).flat()),
    );
    expect(found.length).toBeLessThan(200);
    expect(found.length).toBeGreaterThan(100);
  });
  test('finds nothing on an empty page', () =>
    expect(viewOf(pageOf('', []))).toMatchObject({ lead: null, headings: [], passages: [], topTerms: [] }));
});

describe('deriveRankedPassages', () => {
  test('ranks by the share of the question’s terms', () => {
    const view = viewOf(
      pageOf('Bridge', [
        heading(2, 'Winter'),
        block('Joints open in winter.'),
        heading(2, 'Paint'),
        block('The colour is grey.'),
        heading(2, 'Summer'),
        block('In summer they close.'),
      ]),
    );
    expect(rankPassages(view, 'When do joints open in winter?')).toEqual([{ index: 0, share: 1 }]);
    expect(rankPassages(view, 'summer or winter').map(({ index }) => index)).toEqual([0, 2]);
    expect(rankPassages(view, '')).toEqual([]);
  });
  test('in Japanese and Arabic', () => {
    const ja = viewOf(
      pageOf('橋', [heading(2, '冬'), block('継ぎ目が開く季節です。'), heading(2, '夏'), block('橋桁が伸びて隙間が狭くなります。')]),
      'ja',
    );
    expect(rankPassages(ja, '隙間が狭くなる')[0]?.index).toBe(1);
    const ar = viewOf(
      pageOf('جسر', [
        heading(2, 'الشتاء'),
        block('تتسع الفواصل عندما ينكمش المعدن.'),
        heading(2, 'الصيف'),
        block('تضيق الفجوات عندما تتمدد.'),
      ]),
      'ar',
    );
    expect(rankPassages(ar, 'متى تضيق الفجوات')[0]?.index).toBe(1);
  });
});

test.each([
  [
    'the one that names most of the question',
    'Your journeys deserve better. Delivery takes three days. Paper is thick.',
    'how long does delivery take',
    'Delivery takes three days.',
  ],
  ['the first of equals', 'Delivery is free. Delivery is fast.', 'delivery', 'Delivery is free.'],
  ['none where no sentence names a term', 'Paper is thick.', 'delivery', ''],
])('the sentence that a question found: %s', (_, text, question, expected) => {
  expect(bestSentence(text, question, 'en')).toBe(expected);
});
