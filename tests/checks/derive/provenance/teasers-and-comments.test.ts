/** Dates and names in the markup of something that a page describes, or of its reviews, do not belong to the page. */
import { describe, expect, test } from 'vitest';
import type { DataItem } from '../../../../checks/core/facts/structured-data.ts';
import { block, h1, head, item, link, meta, read, story, time } from '../../../support/provenance-page.ts';

const shown = (input: Parameters<typeof read>[0]) =>
  read(input)
    .dates.filter(({ visible }) => visible)
    .map(({ iso }) => iso?.slice(0, 10));
const authors = (input: Parameters<typeof read>[0]) =>
  read(input)
    .names.filter(({ role }) => role === 'author')
    .map(({ name }) => name);
const within = (type: string, pointer: string, properties: Record<string, string>): DataItem => ({
  ...item(type, Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, [value]]))),
  top: false,
  pointer,
});

describe('days', () => {
  test.each([
    ['fr', '12 décembre 2026'],
    ['ja', '2026年12月12日'],
    ['ru', '12 декабря 2026'],
  ])('an event takes place on its day, in %s', (language, day) => {
    const page = (items: DataItem[]) => ({
      language,
      items,
      blocks: [h1('X'), block(day), ...story(20)],
      times: [time({ datetime: '2026-12-12', text: day, block: 1 })],
    });
    expect(shown(page([item('Event', { startDate: ['2026-12-12T14:00:00+01:00'] })]))).toEqual([]);
    expect(shown(page([item('Event', { startDate: ['2026-12-13'] })]))).toEqual(['2026-12-12']);
    // If the article was published on that day, the date belongs to it.
    expect(shown(page([item('Event', { startDate: ['2026-12-12'] }), item('Article', { datePublished: ['2026-12-12'] })]))).toEqual([
      '2026-12-12',
    ]);
  });
  test.each([
    ['fr', 'Date limite de candidature : 15/01/2027'],
    ['pt', 'Data limite para inscrição: 15/01/2027'],
    ['es', 'Fecha límite: 15/01/2027'],
    ['ru', 'Дата окончания приёма: 15.01.2027'],
    ['en', 'Date of birth: 15 January 2027'],
  ])('the word for a date belongs to the words after it, in %s: %s', (language, line) => {
    expect(
      read({ language, blocks: [h1('X'), block(line), ...story(20)] })
        .dates.map(({ role }) => role)
        .filter((role) => role !== 'unknown'),
    ).toEqual([]);
  });
  test.each([
    ['fr', 'Date : lundi 15 janvier 2024'],
    ['pt', 'Data: 15/01/2024'],
    ['ru', 'Дата: 15.01.2024'],
    ['de', 'Datum: Montag, 15. Januar 2024'],
  ])('next to the date it is its label, in %s: %s', (language, line) => {
    expect(read({ language, blocks: [h1('X'), block(line), ...story(20)] }).dates).toMatchObject([
      { role: 'published', iso: '2024-01-15' },
    ]);
  });
  test.each([
    ['fr', 'Offre publiée le 3 novembre 2026', 'Candidatures : 15 janvier 2027'],
    ['ja', '公開日：2026年11月3日', '応募：2027年1月15日'],
  ])('a post is open until a day, and published on another, in %s', (language, published, open) => {
    const items = [item('JobPosting', { datePosted: ['2026-11-03'], validThrough: ['2027-01-15T23:59'] })];
    const { dates } = read({ language, items, blocks: [h1('X'), block(published), block(open), ...story(20)] });
    expect(dates.map(({ from, role, iso }) => [from, role, iso])).toEqual([
      ['json-ld', 'published', '2026-11-03'],
      ['text', 'published', '2026-11-03'],
    ]);
  });
  test.each([
    ['de', 'Am: 21.07.2016'],
    ['ko', '2016년 7월 21일'],
  ])('below the text stand the days of reviews, in %s: %s', (language, line) => {
    const page = (items: DataItem[]) => ({ language, items, blocks: [h1('X'), ...story(2), block(line)] });
    expect(shown(page([within('Review', '/review', { datePublished: '2016-07-21', author: 'Hanna' })]))).toEqual([]);
    expect(shown(page([]))).toEqual(['2016-07-21']);
  });
  test('a repository adds a version on another date', () => {
    const of = (...names: string[]) =>
      read({
        blocks: [h1('X')],
        head: head(names.map((name) => meta(name, name === 'citation_online_date' ? '2023/08/02' : '2017/06/12'))),
      }).dates.map(({ label, role }) => [label, role]);
    expect(of('citation_date', 'citation_online_date')).toEqual([
      ['citation_date', 'published'],
      ['citation_online_date', 'unknown'],
    ]);
    expect(of('citation_online_date')).toEqual([['citation_online_date', 'published']]);
  });
});

describe('names', () => {
  test.each([
    ['fr', 'par Scierie Vaubert', 'Scierie Vaubert'],
    ['ru', 'Автор: Лесопилка Вобер', 'Лесопилка Вобер'],
  ])('who employs has not written, in %s', (language, line, name) => {
    const page = (...items: DataItem[]) => ({ language, items, blocks: [h1('X'), block(line), ...story(20)] });
    expect(authors(page(item('JobPosting', { hiringOrganization: [{ '@type': 'Organization', name }] })))).toEqual([]);
    expect(authors(page(item('JobPosting', { hiringOrganization: [{ '@type': 'Organization', name: 'Other' }] })))).toEqual([name]);
    expect(new Set(authors(page(item('Product', { brand: [name] }), item('Article', { author: [name] }))))).toEqual(new Set([name]));
  });
  test.each([
    ['de', 'Von: Hannelore Kern', 'Hannelore Kern'],
    ['ru', 'Автор: Анна Керн', 'Анна Керн'],
  ])('who reviews has not written the page, in %s', (language, line, name) => {
    const review = within('Review', '/review', { author: name });
    const mark = [{ name, url: null, selector: 'p' }];
    expect(authors({ language, items: [review], relAuthors: mark, blocks: [h1('X'), ...story(2), block(line)] })).toEqual([]);
    expect(new Set(authors({ language, items: [], relAuthors: mark, blocks: [h1('X'), ...story(2), block(line)] }))).toEqual(
      new Set([name]),
    );
    // Above the text, it is the byline.
    expect(new Set(authors({ language, items: [review], relAuthors: mark, blocks: [h1('X'), block(line), ...story(2)] }))).toEqual(
      new Set([name]),
    );
  });
  test.each([
    ['es', 'Mensajepor pepelechuga » 03 Feb 2026'],
    ['ru', 'Сообщениеpepelechuga » 03 фев 2026'],
  ])('the account of a forum in a line with an author class, next to the date, in %s', (language, line) => {
    const account = (url: string) => ({
      language,
      blocks: [h1('X'), block(line, { selector: 'p.author' }), ...story(20)],
      called: [{ text: line, selector: 'p.author' }],
      links: [{ ...link(url, 'pepelechuga', 'main'), selector: 'p.author > a' }],
    });
    expect(authors(account('https://example.com/memberlist.php?mode=viewprofile&u=31'))).toEqual(['pepelechuga']);
    expect(authors(account('https://example.com/members/pepelechuga.31/'))).toEqual(['pepelechuga']);
    expect(authors(account('https://example.com/tags/pepelechuga'))).toEqual([]);
  });
  test.each([
    ['Hundefreunde Lippetal 1991 e. V.', 'https://www.hundefreunde-lippetal.de/verein.html', ['Hundefreunde Lippetal 1991 e. V.']],
    ['Unser Verein', 'https://www.hundefreunde-lippetal.de/verein.html', []],
    ['Hundefreunde feiern', 'https://www.hundefreunde-lippetal.de/', []],
  ])('a title that is the name of the domain: %s', (title, url, expected) => {
    expect(
      read({ url, blocks: [block('Text', { main: true })], head: head([], title) })
        .names.filter(({ from }) => from === 'title-suffix')
        .map(({ name }) => name),
    ).toEqual(expected);
  });
  test.each(['Anwalt Kern (Logo)', 'Logo: Anwalt Kern', 'Anwalt Kern logo'])('the logo that leads to the index file: %s', (name) => {
    const logo = { ...link('https://example.com/index.html', '', 'nav'), name, imageOnly: true };
    expect(
      read({ url: 'https://example.com/', blocks: [h1('Willkommen')], head: head([], 'Anwalt Kern'), links: [logo] })
        .names.filter(({ from }) => from === 'logo')
        .map((one) => one.name),
    ).toEqual(['Anwalt Kern']);
  });
});
