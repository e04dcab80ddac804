/** What is next to a page's text but does not belong to it: dates of events, makers of the software; and the logo, which does. */
import { describe, expect, test } from 'vitest';
import { block, h1, head, link, meta, read, story } from '../../../support/provenance-page.ts';

describe('days', () => {
  test.each([
    ['ja', 'レシピID : 4610651 公開日 : 19/02/19', ['2019-02-19']],
    ['de', 'Veröffentlicht am 19.02.19', ['2019-02-19']],
    ['ja', 'レシピ : 19/02/19', []],
    ['de', 'Größe 19.02.19', []],
  ])('a year of two digits far from the headline is one where a label says so, in %s: %s', (language, text, expected) => {
    expect(read({ language, blocks: [h1('X'), ...story(20), block(text), ...story(9)] }).dates.map(({ iso }) => iso)).toEqual(expected);
  });
  test.each([
    ['en', 'Thursday, September 12, 2019 10:00 a.m. - 12:00 p.m.', []],
    ['de', '12.09.2019, 19.30 – 21.00 Uhr', []],
    ['ja', '2019年9月12日 13:00～15:00', []],
    ['en', 'September 12, 2019 10:00 a.m.', ['2019-09-12']],
    ['de', '12.09.2019 - 19:30 Uhr', ['2019-09-12']],
    ['en', 'Published September 12, 2019 10:00 - 12:00', ['2019-09-12']],
  ])('from when to when is the day of an event in %s: %s', (language, text, expected) => {
    expect(read({ language, blocks: [h1('X'), block(text), ...story(2)] }).dates.map(({ iso }) => iso!.slice(0, 10))).toEqual(expected);
  });
});

describe('a day that the metadata has, in a box below the text', () => {
  const days = (text: string, ...around: Parameters<typeof block>[]) =>
    read({
      head: head([meta('article:published_time', '2026-01-14T18:50:43+00:00')]),
      blocks: [
        h1('X'),
        ...story(20),
        block('By: Ann Rae', { region: 'aside', main: false }),
        block(text, { region: 'aside', main: false }),
        ...around.map((one) => block(...one)),
        ...story(9),
      ],
    }).dates.flatMap(({ visible, iso }) => (visible ? [iso] : []));
  const title = 'How to mend a net in winter';
  const teaser = { linkChars: title.length, hrefs: ['https://example.com/other'], units: 7 };
  test.each<[string, (string | null)[], string[]]>([
    ['after a label', days('Posted on: January 14 2026'), ['2026-01-14']],
    ['alone', days('14 January 2026'), ['2026-01-14']],
    ['another day', days('15 January 2026'), []],
    ['in a sentence', days('Prices as of 14 January 2026'), []],
    ['beside the link to another page', days('14 January 2026', [title, teaser]), []],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});

describe('a line whose parts only styles keep apart', () => {
  test.each([
    ['en', 'By Jane DoeFebruary 16, 2026No Comments', '2026-02-16'],
    ['de', 'Von Jane Doe16. Februar 2026Keine Kommentare', '2026-02-16'],
    ['en', 'By Jane DoeModel 16, 2026No Comments', undefined],
  ])('%s: %s', (language, text, day) => expect(read({ language, blocks: [h1('X'), block(text), ...story(4)] }).dates[0]?.iso).toBe(day));
  test('and the date in an aside right below the headline', () => {
    const aside = block('Sep 1, 2023', { region: 'aside', main: false });
    expect(read({ blocks: [h1('X'), aside, ...story(4)] }).dates.map(({ iso }) => iso)).toEqual(['2023-09-01']);
    expect(read({ blocks: [h1('X'), ...story(4), aside] }).dates).toEqual([]);
  });
});

describe('names', () => {
  test('a link to the page of another author, with other words, names nobody', () => {
    const [column, here] = ['https://example.com/category/columnists/jane-doe', 'https://example.com/author/jane-doe'];
    const named = (text: string, url: string) => [block('By Jane Doe'), block(text, { linkChars: text.length, hrefs: [url] })];
    for (const [text, url] of [
      ['Proof Points', column],
      ['here', here],
    ] as const)
      expect(
        read({ blocks: [h1('X'), ...named(text, url), ...story(4)], links: [link(url, text, 'main')] }).names.flatMap(({ role, name }) =>
          role === 'author' ? [name] : [],
        ),
      ).toEqual(['Jane Doe']);
  });
  test('a bullet begins no name', () => {
    const { names } = read({ blocks: [h1('X'), block('Dec 17, 2025'), block('∙ Paid'), ...story(4)] });
    expect(names.filter(({ role }) => role === 'author')).toEqual([]);
  });
  test.each<[string, string[], Parameters<typeof head>, string[]]>([
    ['vBulletin', ['Powered by vBulletin® Version 3.8.4 Copyright ©2000 - 2013, Jelsoft Enterprises Ltd.'], [], []],
    ['its generator alone', ['vBulletin 4.2.5, © 2000-2020 vBulletin Solutions Inc.'], [[meta('generator', 'vBulletin 4.2.5')]], []],
    ['a Chinese forum in two lines', ['Powered by Discuz! X3.2', '© 2001-2013 Comsenz Inc.'], [], []],
    [
      'a Russian forum that names itself too',
      ['Powered by phpBB® Forum Software © phpBB Limited', '© 2024 Рыбалка на Дону'],
      [],
      ['Рыбалка на Дону'],
    ],
    ['a shop that the title names', ['Powered by Shopify © 2024 Чайный дом'], [[], 'Чайный дом'], ['Чайный дом']],
    ['the credit after the name', ['Copyright © 2014 Reed and Bow. Powered by Zen Cart'], [], ['Reed and Bow']],
  ])('who made the software does not publish the page: %s', (_, lines, of, expected) => {
    const { names } = read({
      blocks: [h1('X'), ...lines.map((text) => block(text, { region: 'footer', main: false }))],
      head: head(...of),
    });
    expect(names.filter(({ from }) => from === 'copyright').map(({ name }) => name)).toEqual(expected);
  });
  test.each([
    ['the start by its file and a session', 'https://example.com/index.php?s=4a1c', 'انجمن باغبانان', 'انجمن باغبانان', true],
    ['in another script', 'https://example.com/index.html', 'Garden talk', 'Garden talk', true],
    ['a name that the title has not', 'https://example.com/index.php?s=4a1c', 'Garden talk', 'Roses', false],
    ['another page', 'https://example.com/forum.php?s=4a1c', 'Garden talk', 'Garden talk', false],
    ['a name written small, as in the domain', 'https://example.com/', 'eXample logo', 'Roses', true],
    ['more than the domain, written small', 'https://example.com/', 'eXample/docs', 'Roses', false],
    ['a name written small, unlike the domain', 'https://example.com/', 'roses logo', 'Roses', false],
  ])('the image that links to the home page is the logo: %s', (_, url, name, title, found) => {
    const picture = { ...link(url, '', 'none'), name, nameFrom: 'alt' as const, imageOnly: true };
    expect(read({ blocks: [h1('X')], head: head([], title), links: [picture] }).names.some(({ from }) => from === 'logo')).toBe(found);
  });
});
