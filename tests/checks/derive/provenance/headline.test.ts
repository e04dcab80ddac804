import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../checks/core/facts/text.ts';
import type { Region } from '../../../../checks/core/facts/page.ts';
import { headlineText } from '../../../../checks/derive/provenance/layout.ts';
import { block, h1, head, item, link, meta, read, story } from '../../../support/provenance-page.ts';

const h2 = (text: string, more: Partial<Block> = {}) => block(text, { tag: 'h2', level: 2, ...more });

describe('the headline', () => {
  test.each([
    ['en', '[2303.09912] Counting herring from orbit', 'Physics', 'Title: Counting herring from orbit'],
    ['el', '[2303.09912] Μετρώντας ρέγγες από τροχιά', 'Φυσική', 'Τίτλος: Μετρώντας ρέγγες από τροχιά'],
  ])('of two main headings the one that has most words of the title: %s', (language, title, section, headline) => {
    expect(
      read({ language, head: head([], title), blocks: [h1(section), block('2023-03-17'), h1(headline), ...story(3)] }).dates,
    ).toHaveLength(1);
    expect(headlineText({ url: 'https://example.com/a', head: head([], title), blocks: [h1(section), h1(headline), ...story(3)] })).toBe(
      headline,
    );
  });
  test.each([
    ['en', 'Tips from a first visit - Harbor forum - Acme', 'Tips from a first visit - Harbor forum', 'Tips from a first visit'],
    ['ja', '初めての港の歩き方 - 港の掲示板 - Acme', '初めての港の歩き方 - 港の掲示板', '初めての港の歩き方'],
  ])('of two h1 of a thread the one without the board: %s', (_, title, withBoard, headline) => {
    const of = (...blocks: Block[]) => headlineText({ url: 'https://example.com/a', head: head([], title), blocks });
    expect(of(h1(withBoard), h1(headline), ...story(3))).toBe(headline);
    expect(of(h1(withBoard), h1('Harbors'), ...story(3))).toBe(withBoard);
  });
  test('behind the links to the pages above is the headline', () => {
    const of = (text: string, hrefs: string[]) =>
      headlineText({
        url: 'https://example.com/a',
        head: head([], 'Tips from a first visit - Acme'),
        blocks: [{ ...h1(text), linkChars: 12, hrefs }, ...story(3)],
      });
    const above = ['https://example.com/', 'https://example.com/harbors'];
    expect(of('Acme Harbors Tips from a first visit', above)).toBe('Tips from a first visit');
    expect(of('Acme Harbors Tips from a first visit', ['https://example.com/a#top', 'https://example.com/a'])).toContain('Acme Harbors');
    expect(of('Acme Harbors What to see', above)).toBe('Acme Harbors What to see');
  });
  test('an h1 in an aside is the headline if it is the title, word for word', () => {
    const of = (text: string) =>
      headlineText({
        url: 'https://example.com/a',
        head: head([], 'Engineering returns to rank 3 in the lists of 2026'),
        blocks: [
          { ...h1(text), region: 'aside', main: false },
          ...story(2),
          block('Chemistry climbs to rank 2 in the lists of 2026', { tag: 'h4', level: 4 }),
        ],
      });
    expect(of('Engineering returns to rank 3 in the lists of 2026')).toBe('Engineering returns to rank 3 in the lists of 2026');
    expect(of('More from the school')).not.toBe('More from the school');
  });
  const shared = (text: string, ...more: [string, string][]) =>
    [['og:title', text] as [string, string], ...more].map(([name, content]) => meta(name, content));
  test.each<[string, string, Block[], ReturnType<typeof shared>, string]>([
    [
      'one title for all pages, a section as h1: Japanese',
      'NPO日本水道支援協会',
      [h1('イベント・セミナー情報'), h2('水道フォーラム 2020 in 名古屋 「止めない水」 ～縮小へ～')],
      shared('水道フォーラム 2020 in 名古屋「止めない水」'),
      '水道フォーラム 2020 in 名古屋 「止めない水」 ～縮小へ～',
    ],
    [
      'the same: English',
      'Harbour Association',
      [h1('Events and talks'), h2('Spring forum: smaller harbours')],
      shared('Spring forum: smaller harbours'),
      'Spring forum: smaller harbours',
    ],
    [
      'the same, the tag has the name of the site',
      'Harbour Association',
      [h1('Events and talks'), h2('Harbour Association')],
      shared('Harbour Association', ['og:site_name', 'Harbour Association']),
      'Events and talks',
    ],
    [
      'the title agrees with the h1',
      'Events and talks',
      [h1('Events and talks'), h2('Spring forum: smaller harbours')],
      shared('Spring forum: smaller harbours'),
      'Events and talks',
    ],
    [
      'no heading, the line is the shared title',
      'Messenger: Contact @harbour',
      [block('Harbour Watchers')],
      shared('Harbour Watchers'),
      'Harbour Watchers',
    ],
    [
      'no heading, a label and marks beside the line: Japanese',
      '[News] 夜の読書がはかどる！明るさが約30%上がったライト、4モデルを発売',
      [block('2019.11.12'), block('夜の読書がはかどる！ 明るさが※約30%上がったライト 4モデルを発売')],
      [],
      '夜の読書がはかどる！ 明るさが※約30%上がったライト 4モデルを発売',
    ],
    [
      'the same: German',
      '[Presse] Heller lesen: Leuchte mit 30 % mehr Licht',
      [block('Heller lesen – Leuchte mit 30 % mehr Licht')],
      [],
      'Heller lesen – Leuchte mit 30 % mehr Licht',
    ],
    [
      'no heading, a line with a part of the title',
      '[Presse] Heller lesen: Leuchte mit 30 % mehr Licht',
      [block('Leuchte mit Licht')],
      [],
      '',
    ],
  ])('%s', (_, pageTitle, blocks, metas, headline) => {
    expect(headlineText({ url: 'https://example.com/a', head: head(metas, pageTitle), blocks: [...blocks, ...story(3)] })).toBe(headline);
  });
  test.each([
    ['fr', 'Pour le marché, la sieste est un archaïsme', 'O Opinion'],
    ['ar', 'لماذا تتحرك الجسور في الليل', 'رأي اليوم'],
  ])('a section name in an h1 is not the headline if another heading above the text is the title: %s', (_, headline, section) => {
    const linked = { linkChars: section.length, hrefs: ['https://example.com/opinion/'] };
    const of = (main: Block) =>
      headlineText({ url: 'https://example.com/a', head: head([], `${headline} - Example`), blocks: [main, h2(headline), ...story(9)] });
    expect(of({ ...h1(section), ...linked })).toBe(headline);
    expect(of(h1(section))).toBe(headline);
    const below = [h1(section), ...story(9), h2(headline), ...story(9)];
    expect(headlineText({ url: 'https://example.com/a', head: head([], `${headline} - Example`), blocks: below })).toBe(section);
  });
  test.each<[string, string, string, Block[], string]>([
    [
      'a forum whose h1 is its host',
      'https://forums.tidegate.org/t?t=1',
      'Boards that swell - tidegate.org',
      [h1('tidegate.org'), h2('Boards that swell')],
      'Boards that swell',
    ],
    [
      'a manual whose name is the h1 of each chapter',
      'https://example.com/manual/ch04-what-is-a-sluice.html',
      'What is a sluice? - The Canal Handbook for Engineers',
      [h1('The Canal Handbook for Engineers'), h2('What is a sluice?'), ...story(2), h2('Gates')],
      'What is a sluice?',
    ],
    [
      'the same, Japanese',
      'https://example.com/manual/%E6%B0%B4%E9%96%80%E3%81%A8%E3%81%AF%E4%BD%95%E3%81%8B',
      '水門とは何か - 運河技術者のための便利な手引き',
      [h1('運河技術者のための便利な手引き'), h2('水門とは何か')],
      '水門とは何か',
    ],
    [
      'a front page whose cards are h1 that lead on',
      'https://example.com/',
      'The Canal Blog',
      [1, 2, 3, 4].map((n) => ({ ...h1(`Canal news ${n}`), linkChars: 12, hrefs: [`https://example.com/${n}`] })),
      '',
    ],
    [
      'the front page of a shop: its name, not the word beside it',
      'https://tidegate.com/',
      'The Tidegate - Shop',
      [h1('The Tidegate'), h1('Shop')],
      'The Tidegate',
    ],
    [
      'an h1 in the navigation that is the page itself',
      'https://example.com/carry-on/',
      'Quality Carry-On Luggage',
      [{ ...h1('Carry-On'), region: 'nav', main: false }, h2('Unpacking the quality of carry-on luggage')],
      'Carry-On',
    ],
    [
      'a heading that only has the name of the site in it',
      'https://tidegate.com/',
      'Tidegate: build sluices that last - Tidegate',
      [h2('Half a million engineers everywhere use Tidegate every day')],
      '',
    ],
  ])('%s', (_, url, pageTitle, blocks, headline) => {
    expect(headlineText({ url, head: head([], pageTitle), blocks: [...blocks, ...story(3)] })).toBe(headline);
  });
  test.each([
    ['en', 'Events and talks', 'Spring forum: smaller harbours'],
    ['ja', 'イベント情報', '水道フォーラム 2020 in 名古屋'],
  ])('follows a changed title over the same blocks, as a fix changes it: %s', (_, first, second) => {
    const blocks = [h1(first), h1(second), ...story(3)];
    const of = (title: string) => headlineText({ url: 'https://example.com/a', head: head([], title), blocks });
    expect([of(first), of(second), of(first)]).toEqual([first, second, first]);
  });
  test('one logo in two pictures is one name', () => {
    const logo = {
      ...link('https://example.com/', '', 'none'),
      name: 'Klub Wiślański Klub Wiślański',
      nameFrom: 'alt' as const,
      imageOnly: true,
    };
    expect(read({ language: 'pl', links: [logo] }).names.map(({ name }) => name)).toEqual(['Klub Wiślański']);
  });
  test.each([
    ['ja', '磁気テープの次世代規格 － Kagidana', '磁気テープの次世代規格', 'Kagidana'],
    ['en', 'Tape comes back ― Keyshelf', 'Tape comes back', 'Keyshelf'],
  ])('wide dashes part the title: %s', (language, pageTitle, headline, publisher) => {
    expect(
      read({ language, url: `https://www.${publisher.toLowerCase()}.jp/a`, blocks: [h1(headline), ...story(3)], head: head([], pageTitle) })
        .names,
    ).toMatchObject([{ from: 'title-suffix', name: publisher }]);
  });
  test.each([
    ['fr', 'Un texte de Marc Tessier', 'Marc Tessier'],
    ['ja', '文：山田太郎', '山田太郎'],
  ])('buttons between headline and byline are not counted: %s', (language, line, name) => {
    const buttons = Array.from({ length: 6 }, (_, index) => block(`Share ${index}`, { tag: 'button', main: false }));
    const facts = ['Photo : Radio', 'Radio', '2024-03-15', 'Photo 2'].map((text) => block(text, { main: false }));
    const page = {
      language,
      blocks: [
        h1('Xavier Harbourman wins'),
        ...facts,
        ...buttons,
        block('It is old.'),
        block('It may be wrong.'),
        block(line),
        ...story(20),
      ],
    };
    expect(read(page).names.map((one) => one.name)).toEqual([name]);
  });
  test.each([
    ['en', 'Drafts: Shared Work', 'squash extension for Tarn', 'https://docs.example.com/squash/'],
    ['en', 'Drafts: Shared Work', 'squash extension for Tarn', 'https://docs.example.com/squash/index.html'],
    ['ja', '下書きの共有', 'ターンのための拡張機能の手引き', 'https://docs.example.com/squash/'],
  ])('is not the name of the manual, which links to its start: %s, %s, %s, %s', (_, headline, manual, start) => {
    const page = { url: 'https://docs.example.com/squash/sharing.html', head: head([], `${headline} — ${manual}`) };
    const name = block(manual, { tag: 'h1', level: 1, linkChars: manual.length, hrefs: [start] });
    expect(headlineText({ ...page, blocks: [name, h1(headline), ...story(3)] })).toBe(headline);
    // The only candidate: the second page of a list.
    expect(headlineText({ ...page, blocks: [name, ...story(3)] })).toBe(manual);
  });
  test.each([
    ['en', 'Alpine Gas has to sell works in Canada', 'Alpine Gas: has to sell works in Canada'],
    ['el', 'Αέριο Άλπεων πουλάει εργοστάσια στον Καναδά', 'Αέριο Άλπεων: πουλάει εργοστάσια στον Καναδά'],
  ])('without an h1, is a heading with the words of the title, whatever marks separate them: %s', (_, headline, title) => {
    expect(headlineText({ url: 'https://example.com/a', head: head([], title), blocks: [h2('X'), h2(headline), ...story(3)] })).toBe(
      headline,
    );
  });
  test.each([
    ['en', 'Boiling water - Chapter 1 - Jane [Example Kettles]', 'Boiling water', 'Example Kettles'],
    ['ja', '水の沸かし方 [Example やかん]', '水の沸かし方', 'Example やかん'],
    ['en', 'Boiling water [Video]', 'Boiling water', undefined],
  ])('the site name in brackets after the title: %s, %s', (language, title, headline, name) => {
    expect(
      read({ language, head: head([], title), blocks: [h1(headline), ...story(3)] }).names.find(({ from }) => from === 'title-suffix')
        ?.name,
    ).toBe(name);
  });
  const topics = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      block(`Topic ${index}`, { tag: 'li', linkChars: 7, hrefs: [`https://example.com/${index}`] }),
    );
  const siteName = (more: Partial<Block>) => block('Green Balcony', { tag: 'h1', level: 1, main: false, region: 'header', ...more });
  const article = [h2('Growing tomatoes on a balcony'), block('March 5, 2024'), ...story(9), h2('All about pots'), ...story(20)];
  const title = 'Growing tomatoes on a balcony – Green Balcony';
  const home = { linkChars: 13, hrefs: ['https://example.com/'] };
  test.each([
    ['en', 'Example Weekly', 'Example Weekly logo', 'Example Weekly'],
    ['ar', 'صحيفة المثال', 'صحيفة المثال', 'صحيفة المثال'],
    ['ja', '示例新聞社', '示例新聞', '示例新聞'],
    ['en', 'Example Weekly', 'News', null],
    ['ar', 'صحيفة المثال', 'الأخبار', null],
  ])('the logo that links to the home page shows the publisher’s name, and no other: %s, %s, %s', (language, publisher, alt, shown) => {
    const logo = { ...link('https://example.com/', '', 'none'), name: alt, nameFrom: 'alt' as const, imageOnly: true };
    const { names } = read({
      language,
      items: [item('Article', { publisher: [{ '@type': 'Organization', name: publisher }] })],
      links: [link('https://example.com/', 'Home', 'nav'), logo],
    });
    expect(names.filter(({ visible }) => visible).map(({ from, name }) => [from, name])).toEqual(shown === null ? [] : [['logo', shown]]);
  });
  test.each<[string, Block[], string, string[], string | null]>([
    ['a site name in the header', [siteName({}), ...topics(20), ...article], title, ['2024-03-05'], 'Green Balcony'],
    [
      'a site name that leads home, in the main content',
      [siteName({ main: true, region: 'main', ...home }), ...topics(20), ...article],
      title,
      ['2024-03-05'],
      'Green Balcony',
    ],
    ['a site name that leads home, and another title', [siteName(home), ...topics(20), ...article], 'Tomatoes', ['2024-03-05'], null],
    [
      'Chinese, parts of the title joined by low lines',
      [
        siteName({ text: '好奇心日报', linkChars: 5, hrefs: home.hrefs }),
        ...topics(20),
        h2('这个约会软件想帮你找对象', { main: false }),
        block('谢若含2017-03-01 14:27:02'),
        ...story(9),
      ],
      '这个约会软件想帮你找对象_智能_好奇心日报',
      ['2017-03-01'],
      '好奇心日报',
    ],
    [
      'the headline outside the main content',
      [h1('Growing tomatoes'), ...topics(20)]
        .map((one) => ({ ...one, main: false, linkChars: 0 }))
        .concat(h2('Pots'), block('March 5, 2024'), ...story(9)),
      'Growing tomatoes – Example Balcony',
      [],
      'Example Balcony',
    ],
    [
      'a headline in the main content',
      [h1('Growing tomatoes'), block('March 5, 2024'), ...story(12), h2('Green Balcony'), ...story(9)],
      'Green Balcony',
      ['2024-03-05'],
      null,
    ],
    [
      'topics between the headline and its date',
      [h1('Growing tomatoes'), ...topics(12), block('March 5, 2024'), ...story(12)],
      '',
      ['2024-03-05'],
      null,
    ],
    [
      'other lines between the headline and a date',
      [h1('Growing tomatoes'), ...topics(12).map((one) => ({ ...one, linkChars: 0 })), block('March 5, 2024'), ...story(12)],
      '',
      [],
      null,
    ],
  ])('%s', (_, blocks, pageTitle, days, publisher) => {
    const { dates, names } = read({ blocks, head: head([], pageTitle) });
    expect({
      days: dates.map(({ iso }) => iso?.slice(0, 10)),
      publisher: names.find(({ from }) => from === 'title-suffix')?.name ?? null,
    }).toEqual({ days, publisher });
  });
});

describe('about links', () => {
  test.each([
    ['en', '/about-us', 'Who', true],
    ['cs', '/kontakt', 'X', true],
    ['de', '/seite?id=3', 'Impressum', true],
    ['ja', '/p/3', '会社概要', true],
    ['ar', '/x', 'من نحن', true],
    ['en', '/x', 'About Example', true],
    ['en', '/x', 'About the history of tea in five long chapters', false],
    ['cs', '/x', 'About', true],
    ['hu', '/about-contact-imprint/', '', true],
    ['hu', '/impresszum', 'x', true],
    ['de', '/impressum-2015/', 'x', true],
    ['ja', '/x', '会社概要', true],
    ['ar', '/x', 'من نحن', true],
    ['sv', '/x', 'Om oss', true],
    ['th', '/x', 'ติดต่อเรา', true],
    ['ja', '/x', 'ヘルプ・お問い合わせ', true],
    ['en', '/news/what-a-film-is-about-2024', 'Tea', false],
    ['en', '/blog/2024/tea/about', 'Tea', false],
  ])('%s %s "%s"', (language, path, text, expected) => {
    expect(read({ language, links: [link(`https://example.com${path}`, text)] }).aboutLinks).toHaveLength(expected ? 1 : 0);
  });
  test.each<[string, Region, boolean]>([
    ['mailto:desk@example.com', 'footer', true],
    ['mailto:desk@mail.example.com?subject=Hello', 'none', true],
    ['mailto:desk@example.com', 'main', false],
    ['mailto:someone@post.example', 'footer', false],
    ['mailto:?body=https://example.com', 'footer', false],
  ])('%s in %s', (url, region, expected) => {
    expect(read({ links: [link(url, 'desk', region)] }).aboutLinks).toHaveLength(expected ? 1 : 0);
  });
  test.each<[string, Partial<Block>, string | null]>([
    ['連絡先:blog@example.com', { region: 'none', main: false }, 'mailto:blog@example.com'],
    ['Пишите нам: desk@mail.example.com.', { region: 'footer', main: false }, 'mailto:desk@mail.example.com'],
    ['Write to desk@www.example.com', { region: 'header', main: false }, 'mailto:desk@www.example.com'],
    ['Write to desk@example.com', {}, null],
    ['Write to someone@post.example', { region: 'footer', main: false }, null],
    ['Write to desk@example.com', { region: 'aside', main: false }, null],
    [`${'Read on. '.repeat(30)}desk@example.com`, { region: 'footer', main: false }, null],
    ['@example.com', { region: 'footer', main: false }, null],
  ])('an address as plain text: %s in %j', (text, where, url) => {
    expect(read({ blocks: [block(text, where)] }).aboutLinks.map((one) => one.url)).toEqual(url === null ? [] : [url]);
  });
  test.each<[string, string, string, Region, boolean]>([
    ['terms', 'https://example.com/a', '/terms-of-service', 'footer', true],
    ['privacy, in German', 'https://example.com/a', '/datenschutz', 'footer', true],
    ['help in the menu', 'https://example.com/a', '/help', 'nav', true],
    ['help within the text', 'https://example.com/a', '/help', 'main', false],
    ['a page about terms', 'https://example.com/a', '/blog/terms-of-tea', 'footer', false],
    ['privacy of another site', 'https://example.com/a', 'https://other.example/privacy', 'footer', false],
    ['the parent site', 'https://docs.example.com/a', 'https://www.example.com/', 'header', true],
    ['a page of the parent site', 'https://docs.example.com/a', 'https://www.example.com/tea', 'header', false],
    ['the own front page', 'https://www.example.com/a', 'https://example.com/', 'header', false],
  ])('indirect links to the publisher: %s', (_, url, to, region, expected) => {
    expect(read({ url, links: [link(new URL(to, url).href, 'X', region)] }).aboutLinks.map(({ indirect }) => indirect)).toEqual(
      expected ? [true] : [],
    );
  });
  test('next to a link to the publisher, terms add nothing', () => {
    expect(read({ links: [link('https://example.com/terms', 'Terms'), link('https://example.com/about', 'About')] }).aboutLinks).toEqual([
      { url: 'https://example.com/about', text: 'About', selector: 'a[About]' },
    ]);
  });
  test('a URL as plain text where a link points to the publisher', () => {
    expect(
      read({ blocks: [block('desk@example.com', { region: 'footer', main: false })], links: [link('https://example.com/about', 'About')] })
        .aboutLinks,
    ).toMatchObject([{ text: 'About' }]);
  });
  test('only of this site, each once', () => {
    expect(
      read({
        links: [
          link('https://other.example/about', 'About', 'main'),
          link('https://www.example.com/about', 'About'),
          link('https://www.example.com/about#x', 'About'),
        ],
      }).aboutLinks,
    ).toEqual([{ url: 'https://www.example.com/about', text: 'About', selector: 'a[About]' }]);
  });
});

test.each([
  ['Kettle feed | Knowledge Base', null],
  ['Kettle feed | Documentation', null],
  ['Kettle feed | Kettlebank', 'Kettlebank'],
])('a part of the site is not who publishes it: %s', (title, publisher) => {
  const { names } = read({
    url: 'https://docs.example/feed',
    head: head([], title),
    blocks: [h1('Kettle feed'), ...story(3), block(title.split(' | ')[1]!, { region: 'header', main: false })],
  });
  expect(names.find(({ from }) => from === 'title-suffix')?.name ?? null).toBe(publisher);
});

test('a title that names the site of its domain before a colon names the publisher, not the subject of another site', () => {
  const publisher = (url: string, title: string, heading: string) =>
    read({ url, head: head([], title), blocks: [h1(heading), ...story(3)] }).names.find(({ from }) => from === 'title-suffix')?.name ??
    null;
  const title = 'Kettlebank: compare kettles of every size';
  expect(publisher('https://www.kettlebank.com/', title, title)).toBe('Kettlebank');
  expect(publisher('https://www.kettlebank.com/', title, 'Find the kettle that you need')).toBe('Kettlebank');
  expect(publisher('https://kettles.example/', title, title)).toBeNull();
});

test('of two h1, the one with words of the title is the headline, not a banner without any', () => {
  const found = (title: string, ...headings: string[]) =>
    headlineText({ url: 'https://example.com/a', head: head([], title), blocks: [...headings.map((text) => h1(text)), ...story(3)] });
  const title = 'Bolts & Washers Catalogs of the Harbour';
  expect(found(title, 'Makers and their collections', 'Bolts & Washers for boats')).toBe('Bolts & Washers for boats');
  const apart = { ...h1('Bolts & Washers for boats'), main: false, region: 'none' as const };
  const blocks = [h1('Makers and their collections'), ...story(3), apart];
  expect(headlineText({ url: 'https://example.com/a', head: head([], title), blocks })).toBe('Bolts & Washers for boats');
  expect(found(title, 'Makers and their catalogs', 'Bolts & Washers for boats')).toBe('Bolts & Washers for boats');
  const slogan = 'Everybody who needs bolts and washers finds what holds here, in an hour, from the people who know best';
  expect(found(title, 'Makers and their collections', slogan)).toBe('Makers and their collections');
  expect(found(title, 'Makers of the harbour', 'Bolts & Washers for boats')).toBe('Makers of the harbour');
  expect(found(title, 'Makers and their collections', 'Offers')).toBe('Makers and their collections');
});
