import { describe, expect, test } from 'vitest';
import {
  dependentSentenceOpenings,
  genericAnchorPhrases,
  lexiconFor,
  notFoundPhrases,
  phrasesIn,
  speakerWords,
} from '../../../checks/language/language-words.ts';
import { languages } from '../../../checks/lists/languages/index.ts';
import { findPhrase, foldText, isPhrase, phraseOfWordsAtStart } from '../../../checks/language/phrases.ts';

const lexiconLanguages = Object.keys(languages).filter((code) => languages[code]!.lexicon);
/** Those whose lexicon is used: a test below names what the others lack. */
const usedLexicons = lexiconLanguages.flatMap((language) =>
  [lexiconFor(language)].flatMap((words) => (words ? [{ language, words }] : [])),
);

test('a lexicon is found by any tag of its language, and only where the file of the language has one', () => {
  expect(lexiconLanguages.length).toBeGreaterThanOrEqual(16);
  expect(lexiconFor('pt-BR')).toBe(lexiconFor('pt'));
  expect(lexiconFor('ZH-hant-TW')).toBe(lexiconFor('zh'));
  const without = Object.keys(languages).filter((code) => !lexiconLanguages.includes(code));
  for (const tag of ['und', '', 'constructor', '__proto__', ...without]) expect(lexiconFor(tag), tag).toBeNull();
});

describe.each(usedLexicons)('$language', ({ language, words }) => {
  test.each(Object.entries(words))('%s is written as it is compared, each phrase once', (field, phrases: readonly string[]) => {
    const advice = `A lexicon is whole or absent. Give ${field} three phrases or more in checks/lists/languages/${language}.ts, or delete the lexicon`;
    expect(phrases.length, advice).toBeGreaterThan(2);
    for (const phrase of phrases) expect(phrase).toBe(phrase.normalize('NFC').trim());
    const folded = phrases.map(foldText);
    expect(folded.filter((phrase, index) => folded.indexOf(phrase) !== index)).toEqual([]);
    expect(folded.filter((phrase) => phrase === '')).toEqual([]);
  });
  test('no word means both in stock and out of stock', () => {
    for (const phrase of words.outOfStock) expect(words.inStock).not.toContain(phrase);
  });
  test.each([
    ['out of stock', words.outOfStock, words.inStock],
    ['in stock', words.inStock, words.outOfStock],
  ])('each phrase for “%s” is read as that alone', (_, phrases, others) => {
    const misread = phrases.filter((phrase) => findPhrase(phrase, phrases) === null || findPhrase(phrase, others, phrases) !== null);
    expect(misread).toEqual([]);
  });
});

test('generic link texts are known for more languages', () => {
  expect(genericAnchorPhrases('sv-SE')).toContain('läs mer');
  expect(genericAnchorPhrases('de')).toBe(lexiconFor('de')!.anchors);
  const without = Object.keys(languages).filter((code) => languages[code]!.genericAnchors === undefined);
  for (const tag of ['und', '', 'constructor', ...without]) expect(genericAnchorPhrases(tag), tag).toBeNull();
});

test('phrases of error pages are known for more languages', () => {
  expect(notFoundPhrases('no-NO')).toEqual(notFoundPhrases('nb'));
  expect(notFoundPhrases('sv-SE')).toContain('sidan finns inte');
  for (const tag of ['und', '', 'constructor']) expect(notFoundPhrases(tag), tag).toEqual([]);
});

test('a lexicon comes with the words beside author and date and the generic link texts, which its checks need', () => {
  for (const code of lexiconLanguages)
    expect(lexiconFor(code), `checks/lists/languages/${code}.ts lacks pageWords or genericAnchors`).not.toBeNull();
});

test.each([
  ['by|written by', ['by', 'written by']],
  ['文||采访', ['文|', '采访']],
  ['', []],
])('the phrases of %s', (field, phrases) => expect(phrasesIn(field)).toEqual(phrases));

test.each([
  ['en', 'headings', 'Introduction'],
  ['de', 'anchors', 'Mehr erfahren »'],
  ['fr', 'anchors', 'En savoir plus'],
  ['es', 'anchors', 'Leer más…'],
  ['ru', 'anchors', 'Подробнее →'],
  ['ja', 'anchors', '詳しくはこちら'],
  ['zh', 'anchors', '閱讀更多'],
  ['ar', 'anchors', 'اقرأ المزيد'],
  ['tr', 'anchors', 'DEVAMINI OKU'],
  ['hi', 'anchors', 'और पढ़ें'],
] as const)('%s %s: %s', (language, list, text) => {
  expect(isPhrase(text, lexiconFor(language)![list])).toBe(true);
});

const openers = [
  ['en', 'They boil.', 'they'],
  ['en', 'This is why it boils.', 'this is'],
  ['en', 'Its lid rattles.', 'its'],
  ['en', 'However, it boils.', 'however,'],
  ['de', 'Deshalb kocht es.', 'deshalb'],
  ['de', 'Das ist kein Wunder.', 'das ist'],
  ['de', 'Dies bedeutet Dampf.', 'dies bedeutet'],
  ['de', 'Sie ist heiß.', 'sie ist'],
  ['fr', "C'est pourquoi l'eau bout.", "c'est pourquoi"],
  ['fr', 'Cela signifie qu’elle bout.', 'cela signifie'],
  ['fr', 'Il s’agit d’eau.', "il s'agit"],
  ['nl', 'Dit betekent stoom.', 'dit betekent'],
  ['it', 'Questo significa vapore.', 'questo significa'],
  ['it', 'E bolle.', 'e'],
  ['es', 'Esto significa vapor.', 'esto'],
  ['pt', 'Isso significa vapor.', 'isso'],
  ['pl', 'To oznacza parę.', 'to oznacza'],
  ['cs', 'To znamená páru.', 'to znamená'],
  ['cs', 'Proto se voda vaří.', 'proto se'],
  ['cs', 'Kromě toho je horká.', 'kromě toho je'],
  ['cs', 'Navíc vře.', 'navíc'],
  ['cs', 'A vře.', 'a'],
  ['cs', 'Jejich víko rachotí.', 'jejich'],
  ['cs', 'Jeden z nich vře.', 'jeden z nich'],
  ['ru', 'Это — пар.', 'это —'],
  ['tr', 'Bunlar kaynar.', 'bunlar'],
  ['id', 'Hal ini berarti uap.', 'hal ini'],
  ['hi', 'इसका मतलब भाप है।', 'इसका'],
  ['ar', 'لذلك يغلي الماء.', 'لذلك'],
  ['zh', '因此水会沸腾。', '因此'],
  ['zh', '这是水。', '这是'],
  ['zh', '但，水会沸腾。', '但,'],
  ['zh', '它会沸腾。', '它'],
  ['ja', 'これは水です。', 'これは'],
  ['ja', 'また、沸騰します。', 'また、'],
  ['ko', '따라서 물이 끓는다.', '따라서'],
  ['ko', '이것은 물이다.', '이것은'],
  ['ko', '즉, 물이 끓는다.', '즉'],
] as const;
test.each(openers)('%s: the opener of %s', (language, text, opener) => {
  expect(phraseOfWordsAtStart(text, lexiconFor(language)!.openers)).toBe(opener);
});

// Articles, formal and impersonal pronouns, demonstratives before their noun, prepositions, conjunctions, and words with the same beginning.
const noOpeners = [
  ['en', 'Water boils.'],
  ['en', 'This guide to tea is short.'],
  ['en', 'These five teas are green.'],
  ['en', 'It takes six minutes.'],
  ['en', 'It is easy to boil water.'],
  ['en', 'That night the water froze.'],
  ['en', 'Instead of water, take milk.'],
  ['en', 'In addition to the kettle, a lid helps.'],
  ['en', 'Besides tea, we sell cups.'],
  ['en', 'So-called green tea is green.'],
  ['en', 'The latter half is cold.'],
  ['de', 'Wasser kocht.'],
  ['de', 'Das Glashaus in der Uckermark liegt am See.'],
  ['de', 'Sie buchen online.'],
  ['de', 'Es gibt drei Zimmer.'],
  ['de', 'Dieser Leitfaden ist kurz.'],
  ['de', 'Damit Sie Tee kochen können, brauchen Sie Wasser.'],
  ['de', 'Auch wenn es regnet, ist offen.'],
  ['nl', 'Het Rijksmuseum is open.'],
  ['nl', 'Deze gids is kort.'],
  ['nl', 'Zo maak je thee.'],
  ['fr', 'Il faut six pommes.'],
  ['fr', 'Il y a six pommes.'],
  ['fr', 'Cette page est courte.'],
  ['fr', 'Ce guide est court.'],
  ['fr', 'De plus en plus de gens boivent du thé.'],
  ['fr', 'C’est en 1889 que la tour ouvre.'],
  ['fr', 'Ces dernières années, le thé plaît.'],
  ['es', 'Esta guía es breve.'],
  ['es', 'Además de té, hay café.'],
  ['es', 'El té hierve.'],
  ['it', 'Questa guida è breve.'],
  ['it', 'Lei può prenotare online.'],
  ['it', 'Invece di tè, caffè.'],
  ['it', 'E-commerce per tutti.'],
  ['it', 'Ciò che serve è acqua.'],
  ['pt', 'Este guia é curto.'],
  ['pt', 'Assim que a água ferve, desligue.'],
  ['pt', 'Já pensou em chá?'],
  ['pl', 'I wojna światowa wybuchła w 1914 roku.'],
  ['pl', 'Ten przewodnik jest krótki.'],
  ['pl', 'Dzięki temu przewodnikowi zaparzysz herbatę.'],
  ['cs', 'Tento návod je krátký.'],
  ['cs', 'To město leží u řeky.'],
  ['cs', 'To, co potřebujete, je voda.'],
  ['cs', 'Proto, abyste uvařili čaj, potřebujete vodu.'],
  ['cs', 'Přesto, že voda vře, čaj chladne.'],
  ['cs', 'Kromě toho, že voda vře, se i odpařuje.'],
  ['cs', 'Místo toho, abyste čekali, dejte na hrnec víko.'],
  ['cs', 'Díky tomu, že voda vře, je čaj hotový.'],
  ['cs', 'Na druhou stranu řeky vede most.'],
  ['cs', 'Zároveň s vodou dejte vařit mléko.'],
  ['cs', 'Tím návodem se řídí každý.'],
  ['cs', 'Ten čaj je zelený.'],
  ['cs', 'Poté, co voda vře, ji odstavte.'],
  ['cs', 'A-tým vaří čaj.'],
  ['cs', 'Alej vede k řece.'],
  ['ru', 'Этот чай зелёный.'],
  ['ru', 'Это здание стоит у реки.'],
  ['ru', 'Так как вода кипит, чай готов.'],
  ['ru', 'В результате аварии вода остыла.'],
  ['ru', 'Последний день осени.'],
  ['tr', 'Bu rehber kısa.'],
  ['tr', 'O gün su kaynadı.'],
  ['id', 'Ini 5 cara membuat teh.'],
  ['hi', 'यह लेख छोटा है।'],
  ['hi', 'इस शहर में चाय है।'],
  ['ar', 'هذا الدليل قصير.'],
  ['ar', 'كما هو معروف يغلي الماء.'],
  ['ja', 'そうめんは細い。'],
  ['ja', 'こうべの町。'],
  ['ja', 'この記事は短い。'],
  ['ja', 'または水を使う。'],
  ['ja', '一方通行の道。'],
  ['ja', 'ただしい使い方。'],
  ['ko', '그림은 크다.'],
  ['ko', '그늘이 시원하다.'],
  ['ko', '즉시 끓는다.'],
  ['ko', '또래 친구가 많다.'],
  ['ko', '전자제품을 판다.'],
  ['ko', '이를테면 물이 그렇다.'],
  ['zh', '但丁是诗人。'],
  ['zh', '那不勒斯很美。'],
  ['zh', '其他城市也很美。'],
  ['zh', '故宫在北京。'],
  ['zh', '结果显示水会沸腾。'],
  ['zh', '这本书很好。'],
  ['zh', '他乡遇故知。'],
] as const;
test.each(noOpeners)('%s: no opener in %s', (language, text) => {
  expect(phraseOfWordsAtStart(text, lexiconFor(language)!.openers)).toBeNull();
});

test.each(lexiconLanguages)('the openers of %s have sentences with and without one', (code) => {
  const lacking = Object.entries({ openers, noOpeners }).flatMap(([list, rows]) => (rows.some(([one]) => one === code) ? [] : [list]));
  const advice = `Add sentences in ${code} to the lists ${lacking.join(' and ')} above (docs/judging/languages.md, step 4)`;
  expect(lacking, advice).toEqual([]);
});

test.each([
  ['cs', 'Vítejte v dílně.', 'Dílna opravuje kůži.'],
  ['de', 'Herzlich willkommen!', 'Die Werkstatt repariert Leder.'],
  ['xx', 'Welcome to the workshop.', 'The workshop mends leather.'],
])('%s: %s is about the site', (language, greeting, subject) => {
  expect(findPhrase(greeting, speakerWords(language))).not.toBeNull();
  expect(findPhrase(subject, speakerWords(language))).toBeNull();
});

describe('sentences that need the one before them', () => {
  test.each([
    ['fi', 'Se sopii myös vanhoille nahkakansille.', 'Seinäkello sopii keittiöön.'],
    ['fi', 'Tämä on tärkeää ennen öljyämistä.', 'Tämä opas kertoo, miten nahka öljytään.'],
    ['el', 'Αυτό σημαίνει ότι το δέρμα στεγνώνει.', 'Αυτός ο οδηγός δείχνει πώς λαδώνεται το δέρμα.'],
    ['hu', 'Ha a bőr száraz, olajozza be.', 'Hazai bőrök és olajok.'],
    ['ro', 'Totuși, pielea trebuie unsă.', 'Eleganța pielii unse.'],
    ['vi', 'Tuy nhiên, da cần được bôi dầu.', 'Da thuộc cần được bôi dầu.'],
    ['th', 'นอกจากนี้หนังยังต้องทาน้ำมัน', 'หนังต้องทาน้ำมัน'],
    ['cs', 'Pokud je kůže suchá, naolejujte ji.', 'Pokuta za parkování je vysoká.'],
    ['he', 'הוא מתאים גם לכריכות ישנות.', 'הואיל והעור יבש, משמנים אותו.'],
  ])('%s: %s', (language, dependent, apart) => {
    const openings = dependentSentenceOpenings(language);
    expect(phraseOfWordsAtStart(dependent, openings)).not.toBeNull();
    expect(phraseOfWordsAtStart(apart, openings)).toBeNull();
  });
});
