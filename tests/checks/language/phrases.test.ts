import { describe, expect, test } from 'vitest';
import { findPhrase, foldText, isPhrase, phraseAtStart, phraseOfWordsAtStart } from '../../../checks/language/phrases.ts';

describe('isPhrase', () => {
  test.each([
    ['Read more', ['read more'], true],
    ['» Read  More …', ['read more'], true],
    ['Read more about tea', ['read more'], false],
    ['DEVAMINI OKU →', ['devamını oku'], true],
    ['もっと見る ＞', ['もっと見る'], true],
    ['اقرأ المَزيد', ['اقرأ المزيد'], true],
    ['', [''], false],
  ])('%s', (text, phrases, expected) => {
    expect(isPhrase(text, phrases)).toBe(expected);
  });
});

describe('openingPhrase', () => {
  test.each([
    ['This is so.', ['this'], 'this'],
    ['“This” is so.', ['this'], 'this'],
    ['Thistles grow.', ['this'], null],
    ['As a result, it fell.', ['as', 'as a result'], 'as a result'],
    ['C’est pourquoi il part.', ["c'est pourquoi"], "c'est pourquoi"],
    ['因此我们离开。', ['因此'], '因此'],
    ['이것은 사과다.', ['이것'], '이것'],
  ])('%s', (text, phrases, expected) => {
    expect(phraseAtStart(text, phrases)).toBe(expected);
  });
});

describe('openingWordPhrase', () => {
  test.each([
    ['This is so.', ['this'], 'this'],
    ['“This” is so.', ['this'], null],
    ['So-called tea.', ['so'], null],
    ['So, tea.', ['so', 'so,'], 'so,'],
    ["L'été, c'est fini.", ['l'], null],
    ['因此我们离开。', ['因此'], '因此'],
    ['이는 사과다.', ['이는'], '이는'],
    ['이는사과다.', ['이는'], null],
    ['그림은 크다.', ['그'], null],
  ])('%s', (text, phrases, expected) => {
    expect(phraseOfWordsAtStart(text, phrases)).toBe(expected);
  });
});

describe('findPhrase', () => {
  test.each([
    ['It is, according to NASA, so.', ['according to'], 'according to'],
    ['The lauter sound', ['laut'], null],
    ['Laut NASA', ['laut'], 'laut'],
    ['NASAによると、そうだ。', ['によると'], 'によると'],
    ['통계청에 따르면 그렇다', ['에 따르면'], null],
    ['통계청 따르면 그렇다', ['따르면'], '따르면'],
  ])('%s', (text, phrases, expected) => {
    expect(findPhrase(text, phrases)).toBe(expected);
  });
});

test('folding keeps accents and drops what writers leave out', () => {
  expect(foldText(' L’Été \u00a0 Ка\u00adша ')).toBe("l'été каша");
});
