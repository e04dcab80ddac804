import { describe, expect, test } from 'vitest';
import { lexicon, lexiconLanguages } from '../../../checks/lists/lexicons/index.ts';
import { findPhrase, foldText, isPhrase, openingPhrase } from '../../../checks/text/phrases.ts';

test('there is a lexicon for the languages of the rule, by any tag, and none for others', () => {
  expect([...lexiconLanguages].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh']);
  expect(lexicon('pt-BR')).toBe(lexicon('pt'));
  expect(lexicon('ZH-hant-TW')).toBe(lexicon('zh'));
  expect(['und', 'cs', '', 'constructor', '__proto__'].map(lexicon)).toEqual([null, null, null, null, null]);
});

describe.each([...lexiconLanguages])('%s', (language) => {
  const words = lexicon(language)!;
  test.each(Object.entries(words))('%s is written as it is compared, each phrase once', (_, phrases: readonly string[]) => {
    expect(phrases.length).toBeGreaterThan(2);
    for (const phrase of phrases) expect(phrase).toBe(phrase.normalize('NFC').trim());
    const folded = phrases.map(foldText);
    expect(folded.filter((phrase, index) => folded.indexOf(phrase) !== index)).toEqual([]);
    expect(folded.filter((phrase) => phrase === '')).toEqual([]);
  });
  test('no word says both in stock and out of stock', () => {
    for (const phrase of words.outOfStock) expect(words.inStock).not.toContain(phrase);
  });
});

test.each([
  ['en', 'headings', 'Introduction'], ['de', 'anchors', 'Mehr erfahren »'], ['fr', 'anchors', 'En savoir plus'], ['es', 'anchors', 'Leer más…'],
  ['ru', 'anchors', 'Подробнее →'], ['ja', 'anchors', '詳しくはこちら'], ['zh', 'anchors', '閱讀更多'], ['ar', 'anchors', 'اقرأ المزيد'], ['tr', 'anchors', 'DEVAMINI OKU'], ['hi', 'anchors', 'और पढ़ें'],
] as const)('%s %s: %s', (language, list, text) => {
  expect(isPhrase(text, lexicon(language)![list])).toBe(true);
});

test.each([
  ['en', 'It boils.', 'it'], ['en', 'Water boils.', null], ['de', 'Deshalb kocht es.', 'deshalb'], ['de', 'Wasser kocht.', null],
  ['fr', "C'est pourquoi l'eau bout.", "c'est pourquoi"], ['zh', '因此水会沸腾。', '因此'], ['ko', '따라서 물이 끓는다.', '따라서'], ['ar', 'لذلك يغلي الماء.', 'لذلك'],
] as const)('%s: the opener of %s', (language, text, opener) => {
  expect(openingPhrase(text, lexicon(language)!.openers)).toBe(opener);
});

test.each([
  ['en', 'According to NASA, it boils.'], ['de', 'Das Wasser kocht laut NASA.'], ['fr', "Selon l'INSEE, oui."], ['ja', 'NASAによると沸騰する。'], ['ko', '통계청에 따르면 그렇다.'], ['hi', 'नासा के अनुसार पानी उबलता है।'], ['tr', 'NASA verilerine göre kaynar.'],
] as const)('%s names a source: %s', (language, text) => {
  expect(findPhrase(text, lexicon(language)!.attribution)).not.toBeNull();
});
