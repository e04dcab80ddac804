import { describe, expect, test } from 'vitest';
import { cutToWidth, widthInPixels } from '../../../checks/language/text-width.ts';

/** Widths of Arial in 1/2048 em, from its metrics. */
const em = (units: number, size: number) => (units * size) / 2048;

describe('textWidth', () => {
  test.each([
    ['one letter', 'A', 20, em(1366, 20)],
    ['a word', 'Hill', 20, em(1479 + 455 * 3, 20)],
    ['white space is collapsed and trimmed', '  a \n\t b ', 10, em(1139 + 569 + 1139, 10)],
    ['an accent has no width of its own', 'é', 20, em(1139, 20)],
    ['composed and decomposed are equally wide', 'e\u0301', 20, em(1139, 20)],
    ['a letter that decomposes twice', 'ế', 20, em(1139, 20)],
    ['the caron of ď makes it wider than d', 'ď', 20, em(1259, 20)],
    ['Cyrillic', 'Ж', 20, em(1891, 20)],
    ['Greek', 'Ω', 20, em(1531, 20)],
    ['Han, kana and fullwidth forms are one em', '見かカＡ', 20, 80],
    ['Hangul is set closer', '한국', 20, 2 * 0.92 * 20],
    ['halfwidth katakana is half an em', 'ｶ', 20, 10],
    ['a flag', '🇨🇭', 16, 20],
    ['a family is drawn as one emoji', '👩‍👩‍👧', 16, 20],
    ['a skin tone adds nothing', '👍🏽', 16, 20],
    ['zero-width characters', '\u200B\u2060\uFEFF', 20, 0],
    ['empty', '', 20, 0],
  ])('%s', (_, text, size, expected) => expect(widthInPixels(text, size)).toBeCloseTo(expected, 6));

  test('scripts without a glyph in Arial have a sensible width', () => {
    for (const text of ['שלום', 'سلام', 'สวัสดี', 'नमस्ते']) {
      const perLetter = widthInPixels(text, 20) / [...text.replace(/\p{M}/gu, '')].length;
      expect(perLetter).toBeGreaterThan(6);
      expect(perLetter).toBeLessThan(20);
    }
  });
});

describe('cutToTextWidth', () => {
  test('text that fits is unchanged', () => expect(cutToWidth('Hill', 20, widthInPixels('Hill', 20))).toBe('Hill'));
  test('one pixel too little cuts', () => expect(cutToWidth('Hilly', 20, widthInPixels('Hilly', 20) - 1)).toBe('H…'));
  test('cuts at a space, with an ellipsis', () => expect(cutToWidth('The quick brown fox jumps', 20, 170)).toBe('The quick brown…'));
  test('cuts inside a word that fills the line', () => expect(cutToWidth('Donaudampfschifffahrtsgesellschaft', 20, 100)).toBe('Donaud…'));
  test('cuts unspaced scripts anywhere', () => expect(cutToWidth('東京都の天気予報と防災情報', 20, 120)).toBe('東京都の天…'));
  test.each([
    ['Japanese with one space', '動画 ナイジェリアで少女らによる自爆攻撃', 300, '動画 ナイジェリアで少女らに…'],
    ['a Latin word in Japanese stays whole', 'アプリ「フリーWi-Fiプロテクション」', 180, 'アプリ「フリー…'],
    ['Thai with one space', 'สะพาน เหตุใดสะพานจึงเคลื่อนที่ในฤดูร้อน', 200, /^สะพาน เหตุใด.+…$/],
    ['Korean, at a space', '서울시가 새로운 지하철 노선을 올해 가을부터', 200, '서울시가 새로운…'],
    ['Arabic, at a space', 'لماذا تتحرك الجسور في الصيف', 120, 'لماذا تتحرك…'],
  ])('%s', (_, text, pixels, expected) =>
    expect(cutToWidth(text, 20, pixels)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected)),
  );
  test('the result is never wider than requested', () => {
    for (const text of ['WWWWWWWWWW', 'iiiiiiiiiiii', 'नमस्ते दुनिया का', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 'Ünïcödé Ünïcödé']) {
      for (let pixels = 30; pixels < 90; pixels += 7) expect(widthInPixels(cutToWidth(text, 16, pixels), 16)).toBeLessThanOrEqual(pixels);
    }
  });
  test.each([
    ['a letter and its mark', 'e\u0301e\u0301e\u0301e\u0301', /^(e\u0301)*…$/],
    ['a family', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', /^(👩‍👩‍👧)*…$/u],
    ['a flag', '🇨🇭🇨🇭🇨🇭🇨🇭', /^(🇨🇭)*…$/u],
    ['conjoining Hangul', '\u1112\u1161\u11AB'.repeat(4), /^(\u1112\u1161\u11AB)*…$/],
  ])('never cuts inside %s', (_, text, whole) => {
    const cuts = Array.from({ length: 17 }, (__, index) => cutToWidth(text, 16, 20 + 3 * index)).filter((cut) => cut !== text);
    expect(cuts.length).toBeGreaterThan(0);
    for (const cut of cuts) expect(cut).toMatch(whole);
  });
});
