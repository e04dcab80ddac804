import { expect, test } from 'vitest';
import type { Block } from '../../../../../checks/core/facts/text.ts';
import type { NameFact } from '../../../../../checks/core/facts/about.ts';
import {
  isHostName,
  linksToFrontPage,
  siteNames,
  siteNameMatcher,
  splitTitle,
  withoutSiteName,
} from '../../../../../checks/derive/provenance/publisher/site-name.ts';
import { hasEmptyTitlePart, splitAtTitleMarks } from '../../../../../checks/language/marks.ts';
import {
  capitalLetterShare,
  comparableWords,
  mostRepeatedWord,
  haveCommonScript,
  findYears,
} from '../../../../../checks/language/title-words.ts';

test.each([
  ['Why bridges move | Acme', ['Acme'], 'Why bridges move'],
  ['ACME – Why bridges move', ['Acme'], 'Why bridges move'],
  ['橋が動く理由｜橋新聞', ['橋新聞'], '橋が動く理由'],
  ['لماذا تتحرك الجسور | أكمي', ['أكمي'], 'لماذا تتحرك الجسور'],
  ['Bridges | example.com', [], 'Bridges'],
  ['Bridges - Example', [], 'Bridges'],
  ['Acme', ['Acme'], 'Acme'],
  ['Acme | Acme', ['Acme'], 'Acme | Acme'],
  ['Well-known bridges', ['known'], 'Well-known bridges'],
])('withoutSiteName(%s)', (title, names, expected) => expect(withoutSiteName(title, names, 'https://www.example.com/a')).toBe(expected));

test('titlePartsBetweenMarks keeps hyphens inside words', () =>
  expect(splitAtTitleMarks('Two-hinged arch – Bridges | Acme')).toEqual(['Two-hinged arch', 'Bridges', 'Acme']));

test.each([
  ['example.com', true],
  ['www.example.com', true],
  ['https://shop.example.com/', true],
  ['Example', false],
  ['example.com shop', false],
])('isHostName(%s)', (text, expected) => expect(isHostName(text, 'https://shop.example.com/')).toBe(expected));

test.each([
  ['a bridge, a bridge, a bridge', 3],
  ['the and the and the', 0],
  ['東京の橋、東京の駅、東京の塔', 3],
  ['教えてください、見てください、来てください', 0],
  ['', 0],
])('mostRepeated(%s)', (title, count) => expect(mostRepeatedWord(title).count).toBe(count));

test.each([
  ['en', 'Make your home your castle with your own hands'],
  ['de', 'Kaufen oder mieten oder leasen oder warten'],
  ['es', 'Ideas para casa, para jardín y para oficina'],
  ['fr', 'Your guide, your way, your Paris'],
  ['und', 'Where to eat, where to sleep, where to go'],
  ['ru', 'Какой дом, какой забор, какой сад вашей мечты'],
  ['zh', '什么是云计算?什么是大数据?什么是人工智能?'],
  ['ja', 'アクション、マンション、ファッション'],
  ['ja', 'コード、コーヒー、コート'],
])('mostRepeated in %s finds no repeated word: %s', (language, title) => expect(mostRepeatedWord(title, language).count).toBe(1));

test.each([
  ['en', 'Bridges, cheap bridges, best bridges', 'bridges'],
  ['fr', 'Ponts, ponts anciens, ponts neufs', 'ponts'],
  ['zh', '东京大学,东京大学图书馆,东京大学医院', '东京大学'],
  ['ja', 'コーヒー、コーヒー豆、コーヒーミル', 'コーヒー'],
  ['ja', 'ﾊﾟﾝとパンのパン', 'パン'],
])('mostRepeated in %s names the whole word: %s', (language, title, word) =>
  expect(mostRepeatedWord(title, language)).toEqual({ word, count: 3 }),
);

test('capitals counts only letters with two cases', () =>
  expect(capitalLetterShare('AB cd 橋 جسر 12')).toEqual({ share: 0.5, letters: 4 }));

test.each([
  ['in 2024', [2024]],
  ['٢٠٢٤ و ٢٠٢٥', [2024, 2025]],
  ['item 20245', []],
  ['2,024 things', []],
  ['1850', []],
  ['오징어 1만2000t', []],
  ['电池2000mAh', []],
  ['新規2000人', []],
  ['신규 2000명 넘어', []],
  ['laptops under $2000', []],
  ['2020年の新人', [2020]],
  ['2020학년도 수능', [2020]],
  ['2020人才展', [2020]],
  ['выборы 2020г.', [2020]],
])('yearsIn(%s)', (text, years) => expect(findYears(text)).toEqual(years));

test.each([
  ['| Acme', true],
  ['Acme |', true],
  ['Acme - ', true],
  ['Shop |  | Acme', true],
  ['- Acme', true],
  ['Acme – shop', false],
  ['Self-made', false],
  ['What is C-?', false],
  ['-40 degrees', false],
  ['« Il faut sauver la rivière » - Le Journal', false],
  ['« Bonjour » | Journal', false],
  ['Le maire : « On verra »', false],
  ['»Wir retten den Fluss« – Interview', false],
  ['Interview: »Wir retten den Fluss«', false],
  ['»Vi räddar ån» | Tidningen', false],
  ['«Спасём реку» — Газета', false],
  ['« Bonjour » |', true],
  ['» Acme', true],
  ['Acme »', true],
  ['Shop » » Acme', true],
  ['Shop » Acme', false],
])('hasEmptyTitlePart(%s)', (title, expected) => expect(hasEmptyTitlePart(title)).toBe(expected));

const url = 'https://www.acme-times.co.uk/a';
test.each<[title: string, names: string[], headlines: string[], informative: string]>([
  ['Why bridges move | The Acme Times', ['The Acme Times'], [], 'Why bridges move'],
  ['Why bridges move - Acme-Times', [], [], 'Why bridges move'],
  ['Acme Times: why bridges move', [], [], 'why bridges move'],
  ['Why bridges move - Acme Times Ltd', ['Acme Times'], [], 'Why bridges move'],
  ['Why bridges move | Science | Acme Times', [], ['Why bridges move'], 'Why bridges move'],
  ['Why bridges move | Science | The Other', [], [], 'Why bridges move | Science | The Other'],
  ['橋が動く理由:橋新聞', ['橋新聞'], [], '橋が動く理由'],
  // A short end of the headline next to the name is not part of the name.
  ['USB key lost on a train (ABC) | Acme Times', ['Acme Times'], [], 'USB key lost on a train (ABC)'],
  ['電車内で紛失の可能性（橋大学） | 橋新聞ネット電子', ['橋新聞ネット電子'], [], '電車内で紛失の可能性（橋大学）'],
  ['Acme Times: ABC: why bridges move', ['Acme Times'], [], 'ABC: why bridges move'],
  ['为什么桥在夏天会动_科学_好桥日报', [], ['为什么桥在夏天会动'], '为什么桥在夏天会动'],
  ['다리가 움직이는 이유 - 다리신문', ['다리신문'], [], '다리가 움직이는 이유'],
  ['لماذا تتحرك الجسور | صحيفة الجسر', ['صحيفة الجسر'], [], 'لماذا تتحرك الجسور'],
  ['Почему мосты движутся / Статьи / Мост', [], ['Почему мосты движутся'], 'Почему мосты движутся'],
  ['เหตุใดสะพานจึงเคลื่อนที่ :: ข่าวสะพาน', ['ข่าวสะพาน'], [], 'เหตุใดสะพานจึงเคลื่อนที่'],
  ['Pourquoi l’été ? - L’Université !', ['l universite'], [], 'Pourquoi l’été ?'],
  // Text after a short headline that is longer describes the page further.
  [
    'Bridges: how they move in summer and what engineers do about it',
    [],
    ['Bridges'],
    'Bridges: how they move in summer and what engineers do about it',
  ],
  // A heading that is the site name is not a headline.
  ['Acme Times – why bridges move', [], ['Acme Times'], 'why bridges move'],
  ['Acme Times', ['Acme Times'], ['Acme Times'], 'Acme Times'],
  ['Acme Times | The Acme Times', ['The Acme Times'], [], 'Acme Times'],
  // A word that the name starts with is not the name.
  ['Why bridges move | Ac', ['Acme Times'], [], 'Why bridges move | Ac'],
  ['Why bridges move | Acme Times reporters on the summer', ['Acme Times'], [], 'Why bridges move | Acme Times reporters on the summer'],
])('splitTitle(%s)', (title, names, headlines, informative) => {
  const parts = splitTitle(title, { names, headlines, url });
  expect(parts.informative).toBe(informative);
  expect(title.slice(0, parts.end).trim().endsWith(informative)).toBe(true);
});

test('deriveTitleParts handles a long title in linear time', () => {
  const title = 'a | '.repeat(50_000);
  expect(splitTitle(title, { names: ['b'.repeat(80)], headlines: ['c'], url }).end).toBe(title.length);
});

test.each([
  ['Acme Times', true],
  ['The Acme Times', true],
  ['acme', false],
  ['acme-times.co.uk', true],
  ['The Acme', false],
  ['Times', false],
  ['Acme Times reports from the summer', false],
  ['', false],
  ['橋新聞', false],
])('siteNameTest(%s)', (text, expected) => expect(siteNameMatcher(['The Acme Times'], url)(text)).toBe(expected));

const block = (text: string, changes: Partial<Block> = {}): Block => ({
  tag: 'h1',
  text,
  units: 2,
  region: 'header',
  main: false,
  level: 1,
  linkChars: text.length,
  hrefs: ['https://acme-times.co.uk/'],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: 'h1',
  ...changes,
});
test.each<[when: string, block: Block, page: string, expected: boolean]>([
  ['a heading that leads to the front page', block('아크메 타임스'), url, true],
  ['the same on the front page', block('아크메 타임스'), 'https://www.acme-times.co.uk/', false],
  ['a heading that leads elsewhere', block('Bridges', { hrefs: [url] }), url, false],
  ['a link in a heading', block('Why bridges move, by Acme', { linkChars: 4 }), url, false],
])('leadsToFront: %s', (_, heading, page, expected) => expect(linksToFrontPage(heading, page)).toBe(expected));

test('deriveSiteNames takes what the page says, and no guess from its title', () => {
  const name = (text: string, changes: Partial<NameFact>): NameFact => ({
    role: 'publisher',
    from: 'site-name',
    name: text,
    type: '',
    url: null,
    sameAs: [],
    visible: false,
    selector: '',
    ...changes,
  });
  const metas = [{ name: '', property: 'og:site_name', httpEquiv: '', charset: '', content: 'Acme', inHead: true, selector: 'meta' }];
  const names = [name('Acme Times', {}), name('Jane Doe', { role: 'author' }), name('Bridges', { from: 'title-suffix' })];
  expect(
    siteNames({
      head: { metas },
      page: { url },
      provenance: { names, dates: [], aboutLinks: [] },
      text: { blocks: [block('아크메')], units: 0, mainUnits: 0, truncated: false, nosnippetChars: 0, mainChars: 0 },
    }),
  ).toEqual(['Acme', 'Acme Times', '아크메']);
});

test.each([
  ['Bridges', 'The bridge', true],
  ['สะพานที่เร็วกว่า', 'สะพานในฤดูร้อน', true],
  ['บล็อกเชนที่เร็วกว่า ปลอดภัยกว่า', 'สิบห้าวินาที ห้าอัลกอริทึม', false],
  ['桥梁', '关于桥梁', true],
  ['桥梁', '新闻', false],
])('looseWords: %s and %s share one: %s', (a, b, expected) =>
  expect([...comparableWords(a)].some((word) => comparableWords(b).has(word))).toBe(expected),
);

test.each([
  ['Bridges', 'Мосты', false],
  ['Acme 다리', '엔터', true],
  ['Entermedia', '엔터 미디어', false],
  ['2024', 'Мосты', true],
  ['橋', 'はし', false],
  ['橋のはなし', 'はし', true],
  ['Ⴀ', 'Bridges', true],
])('shareScript(%s, %s)', (a, b, expected) => expect(haveCommonScript(a, b)).toBe(expected));
