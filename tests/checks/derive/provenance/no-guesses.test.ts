/** Names that look like an author's or publisher's and are none, and those beside them that are. */
import { describe, expect, test } from 'vitest';
import type { PageType } from '../../../../checks/core/facts/about.ts';
import { fitAboutToPageType } from '../../../../checks/derive/provenance/publisher/about.ts';
import type { ProvenanceInput } from '../../../../checks/derive/provenance/input.ts';
import { blank } from '../../../support/facts.ts';
import { block, h1, head, item, link, meta, read, story } from '../../../support/provenance-page.ts';

const url = 'https://example.com/a';
/** The authors that are stated of a page of a type. */
function authorsOf(page: Partial<ProvenanceInput>, type: PageType = 'article'): string[] {
  const pageType = { ...blank.pageType, type };
  return fitAboutToPageType(blank.about, {
    ...blank,
    provenance: read({ url, ...page }),
    page: { ...blank.page, url },
    pageType,
  }).authors.map(({ name }) => name);
}
const title = h1('Moorings of the lake');
const dated = (text: string, more = {}) => [title, block(text, more), block('March 5, 2024'), ...story(3)];

describe('authors', () => {
  test.each([
    ['a default account beside a name', 'By Administrator and Kevin Roe', ['Kevin Roe']],
    ['a default account', 'By Admin', []],
    ['no author', 'By No Author', []],
    ['a profession', 'Von Rechtsanwalt', []],
    ['an account of the system', 'By wordpressadmin', []],
    ['a label that only styles separate', 'AuthorAndreas Kalt', ['Andreas Kalt']],
    ['a badge that only styles separate', 'By Josh CentersContributor', ['Josh Centers']],
    ['soft hyphens', 'By Mara Lind\u00adqvist', ['Mara Lindqvist']],
  ])('%s', (_, line, expected) => {
    expect(authorsOf({ blocks: dated(line) })).toEqual(expected);
  });
  test('the heading of the next column is no name', () => {
    const under = (word: string) => [title, block('Author'), block(word), block('March 5, 2024'), ...story(3)];
    expect(authorsOf({ blocks: under('Posts') })).toEqual([]);
    expect(authorsOf({ blocks: under('Jane Doe') })).toEqual(['Jane Doe']);
  });
  test('who is quoted above the news is no author', () => {
    const quote = block('“Good data is no longer optional in these days.”');
    expect(authorsOf({ blocks: [title, quote, block('Jane Doe – Partner'), block('March 5, 2024'), ...story(3)] })).toEqual([]);
    expect(authorsOf({ blocks: dated('Jane Doe – Partner') })).toEqual(['Jane Doe']);
  });
  test('two capitalized words at the end of a list are no signature', () => {
    const cards = Array.from({ length: 4 }, (_, index) => block(`Exhibition ${index}`));
    expect(authorsOf({ blocks: [title, ...cards, block('Various Galleries')] })).toEqual([]);
    expect(authorsOf({ blocks: [title, ...story(3), block('Jane Doe')] })).toEqual(['Jane Doe']);
  });
  test('of the posts of a thread, the first names the author', () => {
    const posts = ['Ada Roe', 'Jane Doe', 'John Smith'].flatMap((name) => [block(`By ${name} Posted 10.11.15 11:30`), block('I agree.')]);
    expect(authorsOf({ language: 'en-GB', blocks: [title, ...posts] }, 'forum')).toEqual(['Ada Roe']);
  });
  test.each([
    ['By The Lake Editors', 'The Lake Editors', 'The Lake Editors'],
    ['By Paul Deer, CFP®', 'Paul Deer, CFP®', 'Paul Deer'],
  ])('a linked byline in a heading: %s', (text, words, name) => {
    const byline = block(text, { tag: 'h4', level: 4, linkChars: words.length, hrefs: ['https://example.com/who'], selector: 'h4' });
    const blocks = [title, block('Where boats are tied up', { tag: 'h4', level: 4 }), byline, block('12.12.2025'), ...story(3)];
    expect(authorsOf({ blocks, links: [{ ...link('https://example.com/who', words, 'main'), selector: 'h4 > a' }] })).toEqual([name]);
  });
  const article = (author: string) => [
    item('Article', { headline: ['Moorings of the lake'], author: [{ '@type': 'Person', name: author }] }),
  ];
  test.each<[string, string, PageType, string[]]>([
    ['undefined', 'By Jane Doe', 'article', ['Jane Doe']],
    ['jroe77', 'By Jane Doe', 'article', ['Jane Doe']],
    ['jroe77', '', 'article', ['jroe77']],
    ['example', '', 'article', []],
    ['user3080392', '', 'forum', ['user3080392']],
    ['user3080392', '', 'article', []],
    ['Contributor', '', 'article', []],
  ])('marked up as %s, with the line "%s", on a page of type %s', (marked, line, type, expected) => {
    expect(authorsOf({ items: article(marked), blocks: line === '' ? [title, ...story(3)] : dated(line) }, type)).toEqual(expected);
  });
  test('the publisher of a front page is no author of it', () => {
    const items = [
      item('SoftwareApplication', {
        name: ['Editor'],
        author: [{ '@type': 'Organization', name: 'Acme' }],
        publisher: [{ '@type': 'Organization', name: 'Acme' }],
      }),
    ];
    expect(authorsOf({ items, blocks: [title, ...story(2)] }, 'home')).toEqual([]);
  });
});

describe('publishers', () => {
  const publishersOf = (page: Partial<ProvenanceInput>) =>
    read({ url: 'https://www.harbour-shop.example/a', blocks: [title, ...story(3)], ...page })
      .names.filter(({ role }) => role === 'publisher')
      .map(({ name }) => name);
  const titled = (rest: string) => head([], `Moorings of the lake | ${rest}`);
  test.each<[string, string, Partial<ProvenanceInput>, string[]]>([
    ['a slogan', 'Request a Free Quote', {}, []],
    ['a section', 'Water Sports', { links: [link('https://www.harbour-shop.example/water', 'Water Sports', 'nav')] }, []],
    ['the name of the host', 'Harbour Shop', {}, ['Harbour Shop']],
    ['a word of the host', 'The Go Language', { url: 'https://go.example/a' }, ['The Go Language']],
    ['a part of the host', 'UVA SCPS', { url: 'https://scps.virginia.example/a' }, ['UVA SCPS']],
    ['the beginnings of the host’s words', 'The Lake Times', { url: 'https://laktimes.example/a' }, ['The Lake Times']],
    [
      'a name in the copyright line',
      'Seeblick',
      { blocks: [title, ...story(3), block('© 2026 Seeblick', { main: false })] },
      ['Seeblick', 'Seeblick'],
    ],
    [
      'a logo',
      'みなと',
      { links: [{ ...link('https://www.harbour-shop.example/', 'みなと', 'none'), imageOnly: true }] },
      ['みなと', 'みなと'],
    ],
    [
      'a name above the page',
      'みなと日記',
      { blocks: [block('みなと日記', { tag: 'h1', level: 1, main: false }), title, ...story(3)] },
      ['みなと日記'],
    ],
  ])('the rest of a title: %s', (_, rest, page, expected) => {
    expect(publishersOf({ ...page, head: titled(rest) })).toEqual(expected);
  });
  test('a restaurant that is reviewed is not the publisher, one that has the site is', () => {
    const restaurant = item('Restaurant', { name: ['Bellweather'] });
    const review = item('Article', { headline: ['Moorings of the lake'] });
    expect(publishersOf({ items: [review, restaurant], head: head([meta('og:site_name', 'Lake Notes')]) })).toEqual(['Lake Notes']);
    expect(publishersOf({ items: [review, restaurant] })).toEqual([]);
    expect(publishersOf({ items: [restaurant, item('Hotel', { name: ['Seeblick'] })] })).toEqual([]);
    expect(publishersOf({ items: [restaurant] })).toEqual(['Bellweather']);
    expect(publishersOf({ items: [review, restaurant], url: 'https://bellweather.example/a' })).toEqual(['Bellweather']);
  });
});

describe('dates', () => {
  const now = Date.parse('2026-11-21');
  const datesOf = (line: string, type: PageType) => {
    const pageType = { ...blank.pageType, type };
    const provenance = read({ url, blocks: [title, block(line), ...story(6)] });
    const { published, modified } = fitAboutToPageType(blank.about, {
      ...blank,
      provenance,
      page: { ...blank.page, url, at: now },
      pageType,
    });
    return [published, modified];
  };
  test.each<[string, string, PageType, string | null, string | null]>([
    ['the day of an article', 'March 5, 2024', 'article', '2024-03-05', null],
    ['the last change is no publication', 'Last updated March 5, 2024', 'article', null, '2024-03-05'],
    ['from one day to another', '1/27/2026 - 3/24/2026', 'article', null, null],
    ['from one day to another, in German', '27. Januar 2026 bis 24. März 2026', 'article', null, null],
    ['a day on the page of a service', 'March 5, 2024', 'service', null, null],
    ['a publication that says so on the page of a service', 'Published March 5, 2024', 'service', '2024-03-05', null],
    ['the first entry of a list', 'Posted March 5, 2024', 'listing', null, null],
    ['the last change of a list', 'Last updated March 5, 2024', 'listing', null, '2024-03-05'],
  ])('%s', (_, line, type, published, modified) => expect(datesOf(line, type)).toEqual([published, modified]));
});
