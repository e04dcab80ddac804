import { describe, expect, test } from 'vitest';
import { commonTerms, containment, lerp, terms } from '../../../checks/text/terms.ts';

describe('terms', () => {
  test.each([
    ['words of four letters and more, cut to five', 'The boiling point of Water', ['boili', 'point', 'water']],
    ['accents folded', 'Élévation überprüfen', ['eleva', 'uberp']],
    ['numbers need a letter', '2024 iPhone15 12345', ['iphon']],
    ['Cyrillic', 'Кипячение воды', ['кипяч', 'воды']],
    ['Arabic without vowel signs', 'حقوقٌ', ['حقوق']],
    ['Devanagari keeps its vowel signs', 'अधिकारों', ['अधिका']],
    ['Turkish dotted and dotless i are one', 'IŞIKLAR ışıklar İSTANBUL', ['isikl', 'isikl', 'istan']],
    ['pairs in Han', '自由平等', ['自由', '由平', '平等']],
    ['pairs in Hangul words', '모든 인간', ['모든', '인간']],
    ['pairs in Thai', 'สิทธิ', ['สิ', 'ิท', 'ทธ', 'ธิ']],
    ['Latin inside Han', '使用Windows系统', ['使用', 'windo', '系统']],
    ['nothing', '— 1, 2', []],
  ])('%s', (_, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

test('a term is common in more than 40 % of the blocks', () => {
  const blocks = ['water boils', 'water flows', 'stones', 'woods', 'fires'];
  expect(commonTerms(blocks)).toEqual(new Set());
  expect(commonTerms([...blocks.slice(0, 4), 'water burns'])).toEqual(new Set(['water']));
  expect(commonTerms(['water', 'water', 'water', 'water'])).toEqual(new Set());
});

test('containment is the share of distinct terms', () => {
  expect(containment(['a', 'b', 'a'], ['b', 'c'])).toBe(0.5);
  expect(containment([], ['a'])).toBe(0);
  expect(containment(new Set(['a']), new Set(['a', 'b']))).toBe(1);
});

test('lerp is 0 below, 1 above, linear between', () => {
  expect([0.1, 0.3, 0.5, 0, 1].map((x) => lerp(x, 0.1, 0.5))).toEqual([0, expect.closeTo(0.5, 9), 1, 0, 1]);
});
