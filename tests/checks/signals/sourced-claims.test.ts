import { expect } from 'vitest';
import type { Block } from '../../../checks/core/facts.ts';
import signal from '../../../checks/signals/sourced-claims.ts';
import { block, cell, filler, heading, item, pageOf } from '../../support/blocks.ts';
import { failure } from '../../support/facts.ts';
import { testSignal } from '../../support/signal-table.ts';

let seed = 900;
const claim = (percent: number, changes: Partial<Block> = {}) => block(`The northern deck grew by ${percent} % during that summer.`, changes);
const linked = (percent: number, ...hosts: string[]) => claim(percent, { hrefs: hosts.map((host) => `https://www.${host}/study`) });
const claims = (count: number) => Array.from({ length: count }, (_, i) => claim(i + 10));
const page = (...blocks: Block[]) => pageOf('Bridges', blocks);
const inLanguage = (language: string, ...blocks: Block[]) => pageOf('x', blocks, language);
const short = (text: string, changes: Partial<Block> = {}): Block => ({ ...cell(text), main: false, ...changes });
const quotation = '“A bridge that cannot move in summer will break in winter, whatever the engineer hoped.”';
const type = (name: 'product' | 'home' | 'docs' | 'faq') => ({ ...page(linked(1, 'a.org'), linked(2, 'b.org')), pageType: { type: name } });

testSignal(signal, [
  { when: 'both have a source', facts: page(linked(10, 'a.org'), linked(20, 'b.org')), status: 'pass', says: ['sourced'], score: 1 },
  { when: 'half of them, from two sites', facts: page(linked(10, 'a.org'), linked(20, 'b.org'), ...claims(2)), status: 'pass', says: ['sourced'], score: 0.5 },
  { when: 'fewer than half', facts: page(linked(10, 'a.org'), linked(20, 'b.org'), ...claims(3)), status: 'warn', says: ['thin'], score: 0.4 },
  { when: 'all from one site', facts: page(linked(10, 'a.org'), linked(20, 'a.org')), status: 'warn', says: ['thin'], score: 1 },
  { when: 'one site with a reference list', facts: page(linked(10, 'a.org'), linked(20, 'a.org'), heading(2, 'Reading'), ...['b.org', 'c.org', 'd.org'].map((host) => item(filler(6, ++seed), { hrefs: [`https://${host}/`] }))), status: 'pass', says: ['sourced'], score: 1 },
  { when: 'a sub-domain of this site is no other site', facts: page(claim(10, { hrefs: ['https://blog.example.com/a'] }), claim(20, { hrefs: ['https://example.com/b', 'mailto:a@b.org'] })), status: 'warn', says: ['none'], score: 0 },
  { when: 'two claims without a source', facts: page(...claims(2)), status: 'warn', says: ['none'], score: 0 },
  { when: 'three claims without a source', facts: page(...claims(3)), status: 'fail', says: ['none'], score: 0 },
  { when: 'one claim', facts: page(claim(10), block('It opened in 1937 and has 4 lanes for cars.')), status: 'na', says: ['few'] },
  { when: 'six claims, one block with many sources from one site', facts: page(...Array.from({ length: 6 }, (_, i) => linked(i + 10, 'a.org'))), status: 'warn', says: ['thin'], score: 0.5 },
  { when: 'five claims from one site are not capped', facts: page(...Array.from({ length: 5 }, (_, i) => linked(i + 10, 'a.org'))), status: 'warn', says: ['thin'], score: 1 },
  { when: 'six claims from two sites', facts: page(...Array.from({ length: 6 }, (_, i) => linked(i + 10, i === 0 ? 'b.org' : 'a.org'))), status: 'pass', says: ['sourced'], score: 1 },
  { when: 'notes', facts: page(claim(10, { note: true }), claim(20, { note: true })), status: 'pass', says: ['sourced'], score: 1 },
  { when: 'numbers in brackets', facts: page(block('The deck grew by 12 % in summer [3].'), claim(20)), status: 'warn', says: ['thin'], score: 0.5 },
  { when: 'name and year', facts: page(block('The deck grew by 12 % in summer (Meyer, 2021).'), block('Smith et al. (2019) measured 14 % in another deck.')), status: 'warn', says: ['thin'], score: 1 },
  { when: 'an attribution', facts: page(block('According to the city, the deck grew by 12 % in summer.'), claim(20)), status: 'warn', says: ['thin'], score: 0.5 },
  { when: 'an attribution of another sentence', facts: page(block('According to the city, all is well here. The deck grew by 12 % in summer.'), claim(20)), status: 'warn', says: ['none'], score: 0 },
  { when: 'own data in a table', facts: page(claim(12.5), cell('12.5'), claim(20)), status: 'warn', says: ['thin'], score: 0.5, also: ({ findings }) => expect(findings[0]?.evidence).toMatchObject({ rows: [{}, { cells: [expect.anything(), expect.anything(), 'table or figure on this page'] }] }) },
  { when: 'own data in cells that are too short for main blocks', facts: page(claim(30), claim(72), short('30 %'), short('72')), status: 'warn', says: ['thin'], score: 1 },
  { when: 'a table beside the main content', facts: page(claim(30), claim(72), short('30 %', { region: 'aside' }), short('72', { region: 'none' })), status: 'warn', says: ['none'], score: 0 },
  { when: 'a short text of the main content that is no table', facts: page(claim(30), claim(72), short('30 %', { within: null }), short('72', { within: 'list' })), status: 'warn', says: ['none'], score: 0 },
  { when: 'a method section', facts: page(...claims(2), heading(2, 'How we measured'), block(filler(20, ++seed))), status: 'warn', says: ['thin'], score: 1 },
  { when: 'numbers in tables, code and headings are no claims', facts: page(heading(2, 'It grew by 12 % in summer'), cell('The deck grew by 12 % in summer'), block('the deck grew by 12 % in summer', { code: true }), claim(10)), status: 'na', says: ['few'] },
  { when: 'a list number is none', facts: page(block('1. Bring the deck up to its bearings.'), block('2. Bring the joints up to the deck.')), status: 'na', says: ['few'] },
  { when: 'a quotation of eight words', facts: page(block('“One two three four five six seven eight.”'), claim(10)), status: 'warn', says: ['none'] },
  { when: 'a quotation of seven words', facts: page(block('“One two three four five six seven.”'), claim(10)), status: 'na', says: ['few'] },
  ...[
    ['The word "pot" is used much more often in this part of the country than the word "tub" is.', 'en'], ['«Лукойл» в этом году добывает заметно больше нефти на севере страны, чем «Татнеф».', 'ru'],
    ['Das Wort »Topf« hört man in dieser Gegend sehr viel öfter als das Wort »Kübel« dort.', 'de'], ['A 5" pipe is what most of the houses in this long street have, not a 7" pipe.', 'en'],
    ['他说"桥"这个字在这一带的用法比其他地方要多得多也更加频繁，而"船"字很少。', 'zh'], ['Oft sagt man „Topf" in dieser Gegend sehr viel öfter als man dort „Kübel" sagt.', 'de'],
    [`The word "pot" is here. "${filler(200, ++seed)}"`, 'en'],
  ].map(([text, language]) => ({ when: `text between two short quotations: ${text!.slice(0, 60)}`, facts: inLanguage(language!, block(text!), claim(10)), status: 'na' as const, says: ['few'] })),
  ...[
    ['The word "pot" is common here: "A bridge that cannot move in summer will break in winter." That was it.', 'en'], ['«Лукойл» пишет: «Мост, который не может двигаться летом, непременно сломается зимой».', 'ru'],
    ['Im »Boten« steht: »Eine Brücke, die sich im Sommer nicht bewegen kann, bricht im Winter.«', 'de'], ['Sur un tube de 5" il écrit : « Un pont qui ne peut pas bouger en été se brisera en hiver. »', 'fr'],
    ['他说"桥"：“一座在夏天不能活动的桥，无论工程师怎样希望，到了冬天都一定会断裂，这是老人们常说的话。”', 'zh'],
  ].map(([text, language]) => ({ when: `a quotation after a short one: ${text!.slice(0, 60)}`, facts: inLanguage(language!, block(text!), linked(10, 'a.org')), status: 'warn' as const, says: ['thin'], score: 0.5 })),
  { when: 'an address in quotation marks', facts: page(block('It says <a href="https://example.org/one/two/three/four-five-six-seven-eight-nine"> there.'), claim(10)), status: 'na', says: ['few'] },
  { when: 'a quotation with a link', facts: page(block(`The builder said: ${quotation}`, { hrefs: ['https://a.org/'] }), linked(20, 'b.org')), status: 'pass', says: ['sourced'], score: 1 },
  { when: 'paragraphs of one blockquote are one claim, with its source below', facts: page(block(filler(12, ++seed), { quote: true }), block(filler(12, ++seed), { quote: true }), block('Ada Meyer, interview', { hrefs: ['https://a.org/'] }), linked(20, 'b.org')), status: 'pass', says: ['sourced'], score: 1 },
  { when: 'German quotation marks', facts: inLanguage('de', block('„Eine Brücke, die sich im Sommer nicht bewegen kann, bricht im Winter.“ So steht es dort.'), block('Laut Behörde waren es 12 Prozent mehr als im Vorjahr.')), status: 'warn', says: ['thin'], score: 0.5 },
  { when: 'Japanese', facts: inLanguage('ja', block('夏の間に橋桁は12％伸びたと記録されている（田中、2021年）。'), block('「橋は夏に動けなければ、冬に壊れてしまうと技術者たちは昔から語り継いできました」という言葉がある。'), block('利用者は3万人に増えたそうだ。')), status: 'warn', says: ['thin'], score: 1 / 3 },
  { when: 'Arabic without sources', facts: inLanguage('fa', block('تمدد الجسر بنسبة ١٢٪ في الصيف الماضي.'), block('وعبره ٣ ملايين شخص في العام نفسه.'), block('«الجسر الذي لا يتحرك في الصيف سينكسر في الشتاء مهما تمنى المهندس».')), status: 'fail', says: ['none'], score: 0 },
  { when: 'English phrases attribute nothing on a Finnish page', facts: inLanguage('fi', block('According to the city, the deck grew by 12 % in summer.'), claim(20)), status: 'warn', says: ['none'], score: 0 },
  { when: 'a product', facts: type('product'), status: 'na', says: ['notForType'] },
  { when: 'a home page', facts: type('home'), status: 'na', says: ['notForType'] },
  { when: 'documentation', facts: type('docs'), status: 'pass', says: ['sourced'] },
  { when: 'questions and answers', facts: type('faq'), status: 'pass', says: ['sourced'] },
  { when: 'text is unknown', facts: { text: failure('timeout') }, status: 'unchecked', says: ['timeout'] },
]);
