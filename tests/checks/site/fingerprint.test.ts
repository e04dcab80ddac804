import { describe, expect, test } from 'vitest';
import { groupNearDuplicates, fingerprintOf, similarity } from '../../../checks/site/fingerprint.ts';

/** The same words for the same seed. */
const words = (count: number, seed: number) => Array.from({ length: count }, (_, at) => `w${((at + seed * 100_003) * 7919) % 1_000_003}`);
const changed = (list: readonly string[], every: number) => list.map((word, at) => (at % every === 0 ? `other${at}` : word));
const print = (list: readonly string[]) => fingerprintOf([list.join(' ')])!;

describe('how much two texts have in common', () => {
  const text = words(1_000, 1);
  test.each([
    ['the same', text, 1, 1],
    ['a word in 200', changed(text, 200), 0.9, 1],
    ['a word in ten', changed(text, 10), 0.25, 0.6],
    ['another text', words(1_000, 2), 0, 0.1],
    ['the same words in another order', text.toReversed(), 0, 0.1],
  ])('%s', (_, other, least, most) => {
    const found = similarity(print(text), print(other));
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  });
  test('blocks, letter case, width and punctuation do not matter', () =>
    expect(fingerprintOf(text.map((word) => `${word.toUpperCase()}. `))).toBe(print(text)));
});

test.each([
  [
    'Japanese',
    '格拉茨の小さな製本工房では手作業で日記帳を綴じ、古い本を修理し、初心者のための講座を開いています。工房は毎日午前九時から午後六時まで開いています。',
  ],
  ['Chinese', '我们在格拉茨的一个小型书籍装订工作室里手工装订日记本修复旧书并为初学者开设课程欢迎您来参观我们的工作室每天开放'],
  ['Thai', 'เราเย็บสมุดบันทึกด้วยมือในโรงเย็บเล่มเล็กๆ ในเมืองกราซ ซ่อมหนังสือเก่า และเปิดสอนสำหรับผู้เริ่มต้น เปิดทุกวันตั้งแต่เช้าถึงเย็น'],
  ['Arabic', Array.from({ length: 60 }, (_, at) => `كلمة${at}`).join(' ')],
  ['Korean', Array.from({ length: 60 }, (_, at) => `단어${at}`).join(' ')],
])('%s has a fingerprint, and a similar one when a word changes', (_, text) => {
  const one = fingerprintOf([text]);
  expect(one).toMatch(/^[\w-]{64}$/);
  expect(similarity(one!, fingerprintOf([`${text} 2026`])!)).toBeGreaterThan(0.85);
});

test.each([[''], ['Not found'], ['今日は']])('%j is too little to tell', (text) => expect(fingerprintOf([text])).toBeUndefined());

describe('groups', () => {
  const [one, two] = [words(800, 1), words(800, 2)];
  test('of texts that are nearly the same', () =>
    expect(
      groupNearDuplicates([print(one), print(two), print(changed(one, 300)), undefined, print(one), print(words(800, 3))], 0.9),
    ).toEqual([[0, 2, 4]]));
  test('end quickly where thousands are the same, or share most of their text', () => {
    const many = Array.from({ length: 3_000 }, (_, at) => (at % 2 === 0 ? print(one) : undefined));
    expect(groupNearDuplicates(many, 0.9).map(({ length }) => length)).toEqual([1_500]);
  });
  test('an invalid fingerprint is in no group', () => expect(groupNearDuplicates(['x', 'x', ''], 0.9)).toEqual([]));
});
