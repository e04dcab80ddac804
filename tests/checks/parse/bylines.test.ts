/** Bylines of many kinds of pages, and names that belong to other pages. */
import { describe, expect, test } from 'vitest';
import type { Block } from '../../../checks/core/facts/text.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import { aboutPage } from '../../../checks/derive/provenance/publisher/about.ts';
import { headlineText } from '../../../checks/derive/provenance/layout.ts';
import { namesAfterBylineWord } from '../../../checks/parse/byline-lines.ts';
import { findProvenance } from '../../../checks/derive/provenance/provenance.ts';
import { countUnits } from '../../../checks/language/units.ts';
import { blank } from '../../support/facts.ts';

const url = 'https://example.com/a';
const block = (text: string, more: Partial<Block> = {}): Block => ({
  tag: 'p',
  text,
  units: countUnits(text),
  region: 'main',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: 'main > p',
  ...more,
});
const h1 = (text: string, more: Partial<Block> = {}) => block(text, { tag: 'h1', level: 1, selector: 'main > h1', ...more });
const teaser = (text: string) =>
  block(text, { tag: 'h2', level: 2, linkChars: text.length, hrefs: [`https://example.com/${countUnits(text)}`], main: false });
const aside = (text: string) => block(text, { main: false, tag: 'div', selector: `main > div[${text}]` });
const linked = (text: string, href: string) =>
  block(text, { main: false, tag: 'div', linkChars: text.length, hrefs: [href], selector: 'main > div > a' });
const link = (text: string, href: string): LinkFact => ({
  kind: 'a',
  href,
  url: href,
  rel: [],
  target: '',
  text,
  name: text,
  nameFrom: 'text',
  imageOnly: false,
  region: 'main',
  main: true,
  clickHandler: false,
  role: '',
  selector: 'main > div > a',
});
const long =
  'Whoever boils water daily will ask at some point how long a kettle lasts, and what can be done about scale, which in the end is what breaks it, as the people who mend kettles for a living have told us again and again.';
const story = [block(long), block(long), block(long)];
/** Paragraphs short enough to be lines of facts. */
const short = (text: string) => [block(`${text} Näin on.`), block(`${text} Niin on.`)];
const water = '水壺可以用很多年。'.repeat(20);

interface Page {
  blocks: Block[];
  language?: string;
  title?: string;
  links?: LinkFact[];
  relAuthors?: { name: string; url: null; selector: string }[];
}
const read = ({ blocks, language = 'en', title = '', links = [], relAuthors = [] }: Page) => {
  const head = { ...blank.head, titles: title === '' ? [] : [{ text: title, inHead: true, selector: 'title' }] };
  return {
    headline: headlineText({ blocks, head, url }),
    ...findProvenance({ url, language, head, blocks, items: [], times: [], relAuthors, links }),
  };
};
const authors = (page: Page) =>
  read(page)
    .names.filter(({ role, visible }) => role === 'author' && visible)
    .map(({ name }) => name);

describe('authors are read', () => {
  test.each<[string, Page, string[]]>([
    [
      'a columnist behind the name of the paper',
      { language: 'ko', blocks: [h1('주전자'), block(`[예시신문=소설가 박생강의 부엌] ${'주전자는 오래 간다. '.repeat(20)}`)] },
      ['박생강'],
    ],
    [
      'a link to the page of an author',
      {
        language: 'en',
        blocks: [h1('Kettles'), linked('Nino Beridze', 'https://example.com/author/nino'), ...story],
        links: [link('Nino Beridze', 'https://example.com/author/nino')],
      },
      ['Nino Beridze'],
    ],
    [
      'the same in Georgian, which has no capitals in use',
      {
        language: 'ka',
        blocks: [h1('ჩაიდანი'), linked('ნინო ბერიძე', 'https://example.com/author/nino'), ...story],
        links: [link('ნინო ბერიძე', 'https://example.com/author/nino')],
      },
      ['ნინო ბერიძე'],
    ],
    [
      'a link to the page of a columnist, Urdu',
      {
        language: 'ur',
        blocks: [h1('چائے'), linked('زاہد محمود', 'https://example.com/columnist/zahid-mahmood'), ...story],
        links: [link('زاہد محمود', 'https://example.com/columnist/zahid-mahmood')],
      },
      ['زاہد محمود'],
    ],
    [
      'the same in Spanish',
      {
        language: 'es',
        blocks: [h1('Teteras'), linked('Ana Ruiz', 'https://example.com/columnista/ana-ruiz'), ...story],
        links: [link('Ana Ruiz', 'https://example.com/columnista/ana-ruiz')],
      },
      ['Ana Ruiz'],
    ],
    [
      'a title, a name and an address at the end',
      { language: 'ko', blocks: [h1('주전자'), block('주전자는 오래 간다. '.repeat(20)), aside('칼럼니스트 김하늘 sky@example.com')] },
      ['김하늘'],
    ],
    [
      'who did two things, Indonesian',
      { language: 'id', blocks: [h1('Harga Garam'), ...story, aside('Redaktur & Reporter : Rudi Hartono')] },
      ['Rudi Hartono'],
    ],
    [
      'the same in Spanish',
      { language: 'es', blocks: [h1('Teteras'), block('Autor y redacción: Ana Ruiz', { main: false }), ...story] },
      ['Ana Ruiz'],
    ],
    [
      'two words below short paragraphs',
      {
        language: 'fi',
        blocks: [
          h1('Pannut'),
          ...short('Suomella on kaksi kuukautta aikaa vastata ilmoitukseen, sanoi virkamies.'),
          aside('Side Bar'),
          aside('Päivitetty 19.2.2018'),
        ],
      },
      [],
    ],
    [
      'the same in Greek',
      {
        language: 'el',
        blocks: [
          h1('Βραστήρες'),
          ...short('Η χώρα έχει δύο μήνες να απαντήσει στην επιστολή που έλαβε χθες από τις αρχές.'),
          aside('Δεξιά Στήλη'),
          aside('19/2/2018'),
        ],
      },
      [],
    ],
    [
      'a name above them',
      {
        language: 'fi',
        blocks: [
          h1('Pannut'),
          aside('Matti Virtanen'),
          aside('19.2.2018'),
          ...short('Suomella on kaksi kuukautta aikaa vastata ilmoitukseen, sanoi virkamies.'),
        ],
      },
      ['Matti Virtanen'],
    ],
    [
      'an agency behind the place is nobody',
      { language: 'ko', blocks: [h1('주전자'), block(`[서울=뉴시스] ${'주전자는 오래 간다. '.repeat(20)}`)] },
      [],
    ],
    [
      'the reporter behind the agency',
      { language: 'ko', blocks: [h1('주전자'), block(`[서울=뉴시스] 홍길동 기자 = ${'주전자는 오래 간다. '.repeat(20)}`)] },
      ['홍길동'],
    ],
    [
      'a signature in brackets',
      { language: 'ja', blocks: [h1('やかんの寿命'), block('やかんは長く使えるものです。'.repeat(10)), aside('《山田太郎》')] },
      ['山田太郎'],
    ],
    ['a desk of several words', { blocks: [h1('Kettles'), aside('By the Courier Transport Desk'), ...story] }, ['Courier Transport Desk']],
    ['a university', { blocks: [h1('Kettles'), aside('by University of Oxford'), ...story] }, ['University of Oxford']],
    ['an institute', { blocks: [h1('Kettles'), aside('By Max Planck Institute'), ...story] }, ['Max Planck Institute']],
    ['a person with a job behind the name', { blocks: [h1('Kettles'), aside('By Jane Doe Senior Editor'), ...story] }, ['Jane Doe']],
    [
      'such brackets around a title in Chinese',
      { language: 'zh', blocks: [h1('水壶的寿命'), block('水壶可以用很多年。'.repeat(20)), aside('《红楼梦》')] },
      [],
    ],
    ['letters of a desk below the text', { language: 'pl', blocks: [h1('Czajniki'), ...story, block('RIRM', { main: false })] }, ['RIRM']],
    [
      'letters of a button below the text',
      { language: 'pl', blocks: [h1('Czajniki'), ...story, block('DRUK', { main: false, tag: 'div', selector: 'main > div' })] },
      [],
    ],
    [
      'an account of a forum above the headline',
      {
        blocks: [
          aside('Posted by'),
          linked('u/kettle_fan', 'https://example.com/user/kettle_fan'),
          aside('4 years ago'),
          h1('Kettles outlive us'),
          ...story,
        ],
        links: [link('u/kettle_fan', 'https://example.com/user/kettle_fan')],
      },
      ['u/kettle_fan'],
    ],
    [
      'an account beside it that only advertises',
      {
        blocks: [aside('Promoted'), linked('u/kettle_shop', 'https://example.com/user/kettle_shop'), h1('Kettles outlive us'), ...story],
        links: [link('u/kettle_shop', 'https://example.com/user/kettle_shop')],
      },
      [],
    ],
    [
      'a bar of another script behind the word',
      { language: 'zh', blocks: [h1('水壶的寿命'), aside('作者︱王春'), block('水壶可以用很多年。'.repeat(20))] },
      ['王春'],
    ],
    [
      'who sends a dispatch, not who edits it',
      {
        language: 'zh',
        blocks: [
          h1('水壺'),
          block(`（中央社記者溫大文台北21日電）${water}`),
          block(water),
          block(water),
          block(`${water}（編輯：蘇小明）1120221`),
        ],
      },
      ['溫大文'],
    ],
    [
      'who edits what nobody sends',
      {
        language: 'zh',
        blocks: [h1('水壺'), block(`（中央社台北21日電）${water}`), block(water), block(water), block(`${water}（編輯：蘇小明）1120221`)],
      },
      ['蘇小明'],
    ],
    [
      'a label left over from a date that cannot be read',
      { blocks: [h1('Kettles'), aside('Published Wed, Nov 20 20194:29 AM ESTUpdated an hour ago'), ...story] },
      [],
    ],
    [
      'below the first of two headlines',
      {
        title: 'How long kettles last',
        blocks: [
          h1('How long kettles last', { main: false }),
          aside('By Jane Doe'),
          aside('5 March 2024'),
          ...Array.from({ length: 12 }, (_, index) => aside(`Share ${index}`)),
          h1('How long kettles last'),
          ...story,
        ],
      },
      ['Jane Doe'],
    ],
  ])('%s', (_, page, expected) => expect(authors(page)).toEqual(expected));
});

describe('those of teasers are not the page’s', () => {
  const mark = (name: string) => ({ name, url: null, selector: 'p' });
  test.each<[string, Page]>([
    [
      'beside headings that lead away',
      {
        title: 'The Daily Kettle',
        blocks: [
          h1('The Daily Kettle'),
          teaser('How long a kettle really lasts'),
          aside('Jane Doe'),
          teaser('What scale does to your tea'),
          aside('John Smith'),
          teaser('Seven kettles that we have tried'),
          aside('Ann Other'),
        ],
        relAuthors: ['Jane Doe', 'John Smith', 'Ann Other'].map(mark),
      },
    ],
    [
      'in Polish',
      {
        language: 'pl',
        title: 'Czajnik',
        blocks: [
          h1('Czajnik'),
          teaser('Jak długo naprawdę działa czajnik'),
          aside('Jan Kowalski'),
          teaser('Co kamień robi z twoją herbatą'),
          aside('Anna Nowak'),
          teaser('Siedem czajników, które znamy'),
          aside('Ewa Lis'),
        ],
        relAuthors: ['Jan Kowalski', 'Anna Nowak', 'Ewa Lis'].map(mark),
      },
    ],
    [
      'below the text, linked to a person',
      {
        blocks: [
          h1('Tech for Friday'),
          block(long),
          teaser('Are smart kettles ready for market?'),
          aside('by'),
          linked('David Gray', 'https://example.com/people/david-gray'),
        ],
        links: [link('David Gray', 'https://example.com/people/david-gray')],
      },
    ],
  ])('%s', (_, page) => expect(authors(page)).toEqual([]));
  test('but one below the page’s own headline is', () =>
    expect(authors({ blocks: [h1('Kettles'), aside('By Jane Doe'), ...story] })).toEqual(['Jane Doe']));
});

test.each([
  [
    'ja',
    '米朝首脳直通電話 トランプ戦術の成否 編集委員 中沢克二',
    '米朝首脳直通電話　トランプ戦術の成否　：例新聞',
    '米朝首脳直通電話 トランプ戦術の成否',
    ['中沢克二'],
  ],
  ['en', 'How long kettles last by Jane Doe', 'How long kettles last | Kettle News', 'How long kettles last', ['Jane Doe']],
  ['en', 'Two poems by Emily Dickinson', 'Two poems by Emily Dickinson | Kettle News', 'Two poems by Emily Dickinson', []],
])('%s: a byline in the headline is not part of it, unless the title has it too: %s', (language, heading, title, headline, expected) => {
  const page = { language, title, blocks: [h1(heading), ...story] };
  expect(read(page).headline).toBe(headline);
  expect(authors(page)).toEqual(expected);
});

test('a time element in milliseconds is read', () => {
  const times = [
    { datetime: '1710496800000', text: '15 March 2024', visible: true, region: 'main' as const, block: 0, main: true, selector: 'time' },
  ];
  const { dates } = findProvenance({
    url,
    language: 'en',
    head: blank.head,
    blocks: [h1('Kettles'), aside('15 March 2024'), ...story],
    items: [],
    times,
    relAuthors: [],
    links: [],
  });
  expect(dates).toMatchObject([{ from: 'time', raw: '1710496800000', iso: '2024-03-15T10:00:00Z' }]);
  expect(aboutPage({ ...blank, provenance: { ...blank.provenance, dates } }).published).toBe('2024-03-15T10:00:00Z');
});

describe('one line of who, when and what else', () => {
  test.each<[string, string, string[]]>([
    // Content systems write the weekday before a numeric date, in English if nobody has translated it.
    ['en', 'Submitted by Jane Doe on Mon, 01/21/2019 - 13:49', ['Jane Doe']],
    ['de', 'Verfasst von Jana Doe am Mo., 21.01.2019 - 13:49', ['Jana Doe']],
    ['fr', 'Soumis par Jeanne Dupont le lun, 21/01/2019 - 13:49', ['Jeanne Dupont']],
    ['ar', 'بقلم جين دو الاثنين 21 يناير 2019', ['جين دو']],
    ['th', 'โดย สมชาย ใจดี วันจันทร์ 21 มกราคม 2562', ['สมชาย ใจดี']],
    ['zh', '作者：王春 星期一 2019年1月21日', ['王春']],
    ['en', 'Submitted on Mon, 2019-01-21 13:49', []],
    ['th', 'Submitted on Mon, 2019-01-21 13:49', []],
    ['ja', 'Published on Mon, 2019-01-21', []],
    ['ru', 'Posted on Monday, 2019-01-21', []],
    // Other contributors follow a line break, which becomes a space.
    ['en', 'Written by Jane Doe Edited by John Smith', ['Jane Doe']],
    ['en', 'By Jane Doe Medically reviewed by John Smith', ['Jane Doe']],
    ['en', 'By Jane Doe Photos: John Smith', ['Jane Doe']],
    ['fr', 'Par Jeanne Dupont Photos par Luc Martin', ['Jeanne Dupont']],
    ['es', 'Por Juan Pérez Fotos: Ana Gil', ['Juan Pérez']],
    ['ru', 'Автор: Иван Петров Фото: Анна Смирнова', ['Иван Петров']],
    ['en', 'Written by Jan von Bergen', ['Jan von Bergen']],
    ['en', 'By Jane Doe: how it went', []],
  ])('%s: %s', (language, line, expected) => expect(authors({ language, blocks: [h1('0'), aside(line), ...story] })).toEqual(expected));

  const heading = (text: string, name: string, more: Partial<Block> = {}) =>
    block(text, {
      tag: 'h3',
      level: 3,
      linkChars: name.length,
      hrefs: name === '' ? [] : ['https://example.com/profile/7'],
      selector: 'main > div',
      ...more,
    });
  const profile = (name: string) => [link(name, 'https://example.com/profile/7')];
  test.each<[string, Page, string[]]>([
    [
      'the word and a link in a heading',
      { blocks: [h1('The tide'), heading('by Mossley', 'Mossley'), ...story], links: profile('Mossley') },
      ['Mossley'],
    ],
    [
      'the same in Russian',
      { language: 'ru', blocks: [h1('Прилив'), heading('Автор: Лесной', 'Лесной'), ...story], links: profile('Лесной') },
      ['Лесной'],
    ],
    [
      'the same in Chinese',
      { language: 'zh', blocks: [h1('潮汐'), heading('作者：沧海', '沧海'), block(water)], links: profile('沧海') },
      ['沧海'],
    ],
    ['a whole name without a link, under the headline', { blocks: [h1('The tide'), heading('By Jane Doe', ''), ...story] }, ['Jane Doe']],
    ['further down', { blocks: [h1('The tide'), block(long), heading('By Jane Doe', ''), ...story] }, []],
    ['a saying', { blocks: [h1('The tide'), heading('By popular demand', ''), ...story] }, []],
    ['above the headline', { blocks: [heading('by Mossley', 'Mossley'), h1('The tide'), ...story], links: profile('Mossley') }, []],
  ])('a byline in a heading: %s', (_, page, expected) => expect(authors(page)).toEqual(expected));
});

test.each([
  ['th', 'ปลาลอยตายในแม่น้ำตั้งแต่คืนวันที่ 13 มกราคม 2562', null],
  ['th', 'วันที่ 13 มกราคม 2562', 'published'],
  ['en', 'Fish have died since the date 13 January 2019', null],
  ['en', 'Date: 13 January 2019', 'published'],
])('%s: a date label within a sentence is an ordinary word, with and without spaces: %s', (language, text, role) => {
  expect(read({ language, blocks: [h1('0'), aside(text), ...story] }).dates.find((date) => date.role === 'published')?.role ?? null).toBe(
    role,
  );
});

describe('German names after "von"', () => {
  test.each([
    ['Von Anna Huber aus Wien', ['Anna Huber']],
    ['Von Anna von der Leyen und Jan Boie', ['Anna von der Leyen', 'Jan Boie']],
    ['Von Hand mit warmem Wasser spülen', []],
    ['Von Hand waschen', []],
    ['Von Januar bis März', []],
    ['Von Anfang an dabei', []],
  ])('%s', (line, expected) => expect(namesAfterBylineWord(line, 'de').names).toEqual(expected));
});

test('a job title around its field is no part of the name', () => {
  expect(namesAfterBylineWord('By Jane Doe Senior Autos Reporter', 'en').names).toEqual(['Jane Doe']);
  expect(namesAfterBylineWord('By Jane Senior Doe', 'en').names).toEqual(['Jane Senior Doe']);
});

test('the editors of a publication sign as a whole', () => {
  expect(namesAfterBylineWord('By The Herring editors', 'en').names).toEqual(['The Herring editors']);
  expect(namesAfterBylineWord('By Jane Doe, senior editor', 'en').names).toEqual(['Jane Doe']);
});
