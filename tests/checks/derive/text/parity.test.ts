import { describe, expect, test } from 'vitest';
import { seeded } from '../../../support/bulk-runs.ts';
import { blockSharesInSource, weightedShare, blockSharesAtOnce } from '../../../../checks/derive/text/parity.ts';

const filler = (length: number) => Array.from({ length }, (_, i) => `w${(i * 7919) % 10_007}`).join(' ');
const long = 'Bridges expand in summer, so their decks rest on bearings that let them move a little.';

describe('presence', () => {
  test.each([
    ['the same text', [long], long, '', [1]],
    ['other punctuation, case and spaces', [long], long.toUpperCase().replace(/[ ,.]/g, '\n—'), '', [1]],
    ['absent', [long], filler(500), '', [0]],
    ['only in inline JSON', [long], '<div id="app"></div>', JSON.stringify({ body: long }), [0.3]],
    [
      'in inline JSON with tags, escapes and line breaks',
      [long],
      '',
      JSON.stringify(`<p>Bridges <b>expand</b> in summer,\nso their decks rest on\t"bearings" that let them move a little.</p>`).replace(
        /</g,
        '\\u003c',
      ),
      [0.3],
    ],
    ['in text and in JSON', [long], long, JSON.stringify(long), [1]],
    ['in the middle of a long source', [long], `${filler(30_000)} ${long} ${filler(30_000)}`, '', [1]],
    [
      'across the end of a piece without spaces',
      ['abcdefghijklmnopqrstuvwxyz'],
      `${'x'.repeat(65_530)}abcdefghijklmnopqrstuvwxyz`,
      '',
      [1],
    ],
    ['short blocks are substrings', ['Yes', 'No', 'Perhaps'], 'yes and perhaps', '', [1, 0, 1]],
    ['a short block at the very end', ['End'], `${filler(20)} the end`, '', [1]],
    ['a short block only in JSON', ['Maybe'], 'nothing', '{"a":"maybe"}', [0.3]],
    ['a block without letters and digits is never missed', ['—', '…'], '', '', [1, 1]],
    ['the same block twice', [long, long, 'Ok', 'ok'], `${long} ok`, '', [1, 1, 1, 1]],
    [
      'Japanese',
      ['橋は夏に膨張するため、支承の上で少し動けるように作られている。'],
      '前置き。橋は夏に膨張するため、支承の上で少し動けるように作られている。',
      '',
      [1],
    ],
    ['Arabic', ['تتمدد الجسور في الصيف لذلك ترتكز على محامل'], 'مقدمة: تتمدد الجسور في الصيف، لذلك ترتكز على محامل!', '', [1]],
    ['Thai, absent', ['สะพานขยายตัวในฤดูร้อนจึงวางบนฐานรองรับ'], 'ข้อความอื่นที่ไม่เกี่ยวข้องกับสะพาน', '', [0]],
    ['fullwidth letters and ligatures', ['ＡＢＣ office finally fits in 2026'], 'abc oﬃce ﬁnally fits in 2026', '', [1]],
    ['nothing to compare', [], 'text', '{}', []],
  ])('%s', (_, blocks, source, json, expected) => expect(blockSharesAtOnce(blocks, source, json)).toEqual(expected));

  test('present from 70 % of its grams on', () => {
    // 111 letters have 100 grams; a preserved prefix of n + 11 letters has n of them.
    const block = Array.from({ length: 111 }, (_, i) => String.fromCharCode(0x4e00 + i * 3)).join('');
    expect(blockSharesAtOnce([block], block.slice(0, 81), '')).toEqual([1]);
    expect(blockSharesAtOnce([block], block.slice(0, 80), '')).toEqual([0]);
    expect(blockSharesAtOnce([block], block.slice(0, 50), JSON.stringify(block.slice(50 - 11, 81)))).toEqual([0.3]);
  });

  test('a text of 2 MB against 5,000 blocks yields often and finds each of them', () => {
    const words = filler(300_000);
    const blocks = Array.from({ length: 5_000 }, (_, i) => words.slice(i * 300, i * 300 + 120));
    const comparison = blockSharesInSource([...blocks, 'absent text that stands nowhere'], words, '');
    let yields = 0;
    let step = comparison.next();
    for (; !step.done; step = comparison.next()) yields++;
    expect(step.value).toEqual([...blocks.map(() => 1), 0]);
    expect(yields).toBeGreaterThan(words.length / 80_000);
  });
});

test('a block’s share does not depend on the text before it or on its position in the raw HTML', () => {
  const random = seeded(11);
  const words = filler(4_000).split(' ');
  const source = words.join(' ');
  const blocks = Array.from({ length: 150 }, () => {
    const from = random.below(words.length - 40);
    const own = words.slice(from, from + 1 + random.below(30));
    // Preserved, changed in the middle, split by other words, absent.
    return [own, own.with(own.length >> 1, 'other'), [...own, ...words.slice(from + 300, from + 303)], own.map((word) => `${word}q`)][
      random.below(4)
    ]!.join(' ');
  });
  const json = JSON.stringify(
    words
      .slice(0, 500)
      .map((word) => `${word}q`)
      .join(' '),
  );
  const alone = new Map(blocks.map((block) => [block, blockSharesAtOnce([block], source, json)[0]!]));
  expect(new Set(alone.values()).size).toBeGreaterThan(1);
  expect(blockSharesAtOnce(blocks, source, json)).toEqual(blocks.map((block) => alone.get(block)));
  const inOrder = words.flatMap((_, index) =>
    index % 20 === 0 ? [words.slice(index, index + 12).join(' '), words[index]!, blocks[index % blocks.length]!] : [],
  );
  expect(blockSharesAtOnce(inOrder, source, json)).toEqual(inOrder.map((block) => alone.get(block) ?? 1));
});

describe('many main blocks', () => {
  test('of a page whose source is empty are prepared in steps', () => {
    const blocks = Array.from({ length: 1_000 }, (_, index) => `${index} ${'ж'.repeat(1_990)}`);
    expect([...blockSharesInSource(blocks, '', '')].length).toBeGreaterThan((3 * blocks.length * 1_990) / 80_000);
  });
});

describe('coverage', () => {
  test('is weighted by text units', () => expect(weightedShare([1, 0, 0.3], [50, 40, 10])).toBeCloseTo(0.53, 9));
  test('is whole without text', () => expect(weightedShare([], [])).toBe(1));
});
