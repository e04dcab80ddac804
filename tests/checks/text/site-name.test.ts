import { expect, test } from 'vitest';
import { isHostName, titleParts, withoutSiteName } from '../../../checks/text/site-name.ts';
import { capitals, isHalfEmpty, mostRepeated, yearsIn } from '../../../checks/text/title-words.ts';

test.each([
  ['Why bridges move | Acme', ['Acme'], 'Why bridges move'], ['ACME – Why bridges move', ['Acme'], 'Why bridges move'], ['橋が動く理由｜橋新聞', ['橋新聞'], '橋が動く理由'],
  ['لماذا تتحرك الجسور | أكمي', ['أكمي'], 'لماذا تتحرك الجسور'], ['Bridges | example.com', [], 'Bridges'], ['Bridges - Example', [], 'Bridges'], ['Acme', ['Acme'], 'Acme'],
  ['Acme | Acme', ['Acme'], 'Acme | Acme'], ['Well-known bridges', ['known'], 'Well-known bridges'],
])('withoutSiteName(%s)', (title, names, expected) => expect(withoutSiteName(title, names, 'https://www.example.com/a')).toBe(expected));

test('titleParts keeps hyphens inside words', () => expect(titleParts('Two-hinged arch – Bridges | Acme')).toEqual(['Two-hinged arch', 'Bridges', 'Acme']));

test.each([
  ['example.com', true], ['www.example.com', true], ['https://shop.example.com/', true], ['Example', false], ['example.com shop', false],
])('isHostName(%s)', (text, expected) => expect(isHostName(text, 'https://shop.example.com/')).toBe(expected));

test.each([
  ['a bridge, a bridge, a bridge', 3], ['the and the and the', 0], ['東京の橋、東京の駅、東京の塔', 3], ['教えてください、見てください、来てください', 0], ['', 0],
])('mostRepeated(%s)', (title, count) => expect(mostRepeated(title).count).toBe(count));

test.each([
  ['en', 'Make your home your castle with your own hands'], ['de', 'Kaufen oder mieten oder leasen oder warten'], ['es', 'Ideas para casa, para jardín y para oficina'],
  ['fr', 'Your guide, your way, your Paris'], ['und', 'Where to eat, where to sleep, where to go'], ['ru', 'Какой дом, какой забор, какой сад вашей мечты'],
  ['zh', '什么是云计算?什么是大数据?什么是人工智能?'], ['ja', 'アクション、マンション、ファッション'], ['ja', 'コード、コーヒー、コート'],
])('mostRepeated in %s finds no repeated word: %s', (language, title) => expect(mostRepeated(title, language).count).toBe(1));

test.each([
  ['en', 'Bridges, cheap bridges, best bridges', 'bridges'], ['fr', 'Ponts, ponts anciens, ponts neufs', 'ponts'], ['zh', '东京大学,东京大学图书馆,东京大学医院', '东京大学'],
  ['ja', 'コーヒー、コーヒー豆、コーヒーミル', 'コーヒー'], ['ja', 'ﾊﾟﾝとパンのパン', 'パン'],
])('mostRepeated in %s names the whole word: %s', (language, title, word) => expect(mostRepeated(title, language)).toEqual({ word, count: 3 }));

test('capitals counts only letters with two cases', () => expect(capitals('AB cd 橋 جسر 12')).toEqual({ share: 0.5, letters: 4 }));

test.each([['in 2024', [2024]], ['٢٠٢٤ و ٢٠٢٥', [2024, 2025]], ['item 20245', []], ['2,024 things', []], ['1850', []]])('yearsIn(%s)', (text, years) => expect(yearsIn(text)).toEqual(years));

test.each([
  ['| Acme', true], ['Acme |', true], ['Acme - ', true], ['Shop |  | Acme', true], ['- Acme', true], ['Acme – shop', false], ['Self-made', false], ['What is C-?', false], ['-40 degrees', false],
  ['« Il faut sauver la rivière » - Le Journal', false], ['« Bonjour » | Journal', false], ['Le maire : « On verra »', false], ['»Wir retten den Fluss« – Interview', false], ['Interview: »Wir retten den Fluss«', false],
  ['»Vi räddar ån» | Tidningen', false], ['«Спасём реку» — Газета', false], ['« Bonjour » |', true], ['» Acme', true], ['Acme »', true], ['Shop » » Acme', true], ['Shop » Acme', false],
])('isHalfEmpty(%s)', (title, expected) => expect(isHalfEmpty(title)).toBe(expected));
