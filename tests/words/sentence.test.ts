import { expect, test } from 'vitest';
import { gapAfter, joinSentences } from '../../words/sentence.ts';

test.each([
  [['One.', 'Two.'], 'One. Two.'],
  [['One.', '', false, null, undefined, 'Two.'], 'One. Two.'],
  [['一つ目です。', '二つ目です。'], '一つ目です。二つ目です。'],
  [['リダイレクトします: https://site.example/', '修正してください。'], 'リダイレクトします: https://site.example/ 修正してください。'],
  [[], ''],
] as const)('%j in a row', (sentences, text) => expect(joinSentences(sentences)).toBe(text));

test.each([
  ['One.', ' '],
  ['一つ目です。', ''],
  ['続けますか？', ''],
  ['', ''],
] as const)('after %j stands %j', (sentence, gap) => expect(gapAfter(sentence)).toBe(gap));
