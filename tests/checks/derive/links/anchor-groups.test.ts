import { expect, test } from 'vitest';
import {
  anchorQualities,
  anchorQuality,
  targetsByAnchor,
  anchorsByTarget,
  isJudgedAnchor,
  hasNoLetters,
} from '../../../../checks/derive/links/anchor-groups.ts';
import { link } from '../../../support/links.ts';

test.each([
  ['en', '', 'empty'],
  ['en', ' \u200b', 'empty'],
  ['en', 'Read more …', 'generic'],
  ['de', '» Mehr erfahren', 'generic'],
  ['ja', '詳細はこちら。', 'generic'],
  ['ar', 'اِقْرَأ المزيد', 'generic'],
  ['en', 'Read more about boats', 'fine'],
  ['ja', '料金の詳細はこちら', 'fine'],
  ['en', '→', 'fine'],
  ['es', 'Click aqui', 'generic'],
  ['es', 'MAS INFORMACION »', 'generic'],
  ['fr', 'En savoir plus', 'generic'],
  ['pt', 'mais informacoes', 'generic'],
  ['sv', 'las mer', 'generic'],
  ['fa', 'اطلاعات بيشتر', 'generic'],
  ['ja', 'ハード', 'fine'],
  ['es', 'Mas de Torrent', 'fine'],
  ['ru', 'Читать далее', 'generic'],
  ['ru', 'Читать о лодках', 'fine'],
])('in %s the quality of %j is %s', (language, name, expected) => expect(anchorQuality({ name }, language)).toBe(expected));

test.each([
  ['en', 'de', 'Mehr erfahren', 'generic'],
  ['de', 'en', 'Mehr erfahren', 'fine'],
  ['ja', 'en-GB', 'Read more', 'generic'],
  ['en', 'lv', 'Read more', 'fine'],
])('on a page in %s a link with lang=%s: %j is %s', (page, lang, name, expected) =>
  expect(anchorQuality({ name, lang }, page)).toBe(expected),
);

// Lighthouse 12, core/audits/seo/link-text.js.
test.each([
  ['en', 'click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this'],
  ['ja', 'ここをクリック|こちらをクリック|リンク|続きを読む|続く|全文表示'],
  [
    'es',
    'click aquí|click aqui|clicka aquí|clicka aqui|pincha aquí|pincha aqui|aquí|aqui|más|mas|más información|más informacion|mas información|mas informacion|este|enlace|este enlace|empezar',
  ],
  ['pt', 'clique aqui|ir|mais informação|mais informações|mais|veja mais'],
  ['ko', '여기|여기를 클릭|클릭|링크|자세히|자세히 보기|계속|이동|전체 보기'],
  ['sv', 'här|klicka här|läs mer|mer|mer info|mer information'],
  ['de', 'klicke hier|hier klicken|hier|mehr|siehe|dies|das|weiterlesen'],
  ['ta', 'அடுத்த பக்கம்|மறுபக்கம்|முந்தைய பக்கம்|முன்பக்கம்|மேலும் அறிக|மேலும் தகவலுக்கு|மேலும் தரவுகளுக்கு|தயவுசெய்து இங்கே அழுத்தவும்|இங்கே கிளிக் செய்யவும்'],
  ['fa', 'اطلاعات بیشتر|اطلاعات|این|اینجا بزنید|اینجا کلیک کنید|اینجا|برو|بیشتر بخوانید|بیشتر بدانید|بیشتر|شروع'],
])('what Lighthouse judges in %s is judged here', (language, texts) => {
  expect(texts.split('|').filter((name) => anchorQuality({ name }, language) !== 'generic')).toEqual([]);
});

test.each([
  ['→', true],
  ['»', true],
  ['…', true],
  ['1', true],
  ['٣', true],
  ['[2]', true],
  ['🏠', true],
  ['', false],
  ['\u200b', false],
  ['2019', false],
  ['10', false],
  ['A', false],
  ['C++', false],
  ['次', false],
  ['→ Prices', false],
])('%j is nothing but a mark: %s', (name, expected) => expect(hasNoLetters(name)).toBe(expected));

test('without phrases of the language nothing is generic', () => expect(anchorQuality({ name: 'read more' }, 'lv')).toBe('fine'));

test('only followed links to other pages are judged', () => {
  const page = 'https://example.com/page';
  const items = [
    link('/a'),
    link('#x'),
    link('/page#x'),
    link('mailto:a@b.c'),
    link('javascript:x()'),
    link(null),
    link('/a', { rel: ['nofollow'] }),
  ];
  expect(items.map((item) => isJudgedAnchor(item, page))).toEqual([true, false, false, false, false, false, false]);
});

test('a link hidden from assistive software is judged when it has a name', () => {
  const judged = (text: string, ariaHidden?: true) =>
    isJudgedAnchor(link('/a', { text, ...(ariaHidden && { ariaHidden }) }), 'https://example.com/page');
  expect([judged('', true), judged('Read more', true), judged('')]).toEqual([false, true, true]);
});

const named = (href: string, name: string) => link(href, { text: name, name });
const links = [
  named('/b', 'Boats'),
  named('/a#1', 'Read more'),
  named('/a', 'read  more'),
  named('/a', 'Prices'),
  named('/c', ''),
  named('mailto:x@y.z', 'Mail'),
];

test('by target: most links first, names with their counts', () => {
  const groups = anchorsByTarget(anchorQualities(links, 'https://example.com/page', 'en'));
  expect(groups.map(({ url, links: group }) => [url, group.length])).toEqual([
    ['https://example.com/a', 3],
    ['https://example.com/b', 1],
    ['https://example.com/c', 1],
  ]);
  expect(groups[0]?.names).toEqual([
    { name: 'Read more', count: 2, quality: 'generic' },
    { name: 'Prices', count: 1, quality: 'fine' },
  ]);
});

test('by name: empty first, then generic, then the rest', () => {
  expect(
    targetsByAnchor(anchorQualities(links, 'https://example.com/page', 'en')).map(({ name, quality, targets }) => [
      name,
      quality,
      targets.length,
    ]),
  ).toEqual([
    ['', 'empty', 1],
    ['Read more', 'generic', 1],
    ['Boats', 'fine', 1],
    ['Prices', 'fine', 1],
  ]);
});

test.each([
  ['a language among others', 'Go', '/docs/go/start', { Java: '/docs/java/start' }, 'fine'],
  ['a name of two words', 'Learn more', '/learn-more', { 'About us': '/about-us' }, 'fine'],
  ['a page of that name without others', 'Go', '/docs/go/start', {}, 'generic'],
  ['the same step of several things', 'More', '/tea/more', { More: '/coffee/more' }, 'generic'],
  ['a text that its URL does not have', 'Go', '/docs/python', { Java: '/docs/java' }, 'generic'],
] as const)('in a row of links: %s', (_, text, href, others, expected) => {
  const row = [link(href, { text }), ...Object.entries(others).map(([name, url]) => link(url, { text: name }))];
  expect(anchorQualities(row, 'https://example.com/page', 'en').get(row[0]!)).toBe(expected);
});
