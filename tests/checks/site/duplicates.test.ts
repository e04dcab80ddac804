import { describe, expect, test } from 'vitest';
import { comparableText, findDuplicates } from '../../../checks/site/duplicates.ts';
import { digest } from '../../support/digests.ts';

describe('texts that are the same to a reader', () => {
  test.each([
    ['Coffee  Guide\n', 'coffee guide'],
    ['Ｃｏｆｆｅｅ', 'COFFEE'],
    ['Cafe\u0301', 'Café'],
    ['ΟΔΟΣ', 'οδος'],
    ['手冲咖啡 指南', '手冲咖啡\u3000指南'],
    ['ｶﾌｪ', 'カフェ'],
    ['\u202Bدليل القهوة\u202C', 'دليل القهوة'],
    ['שָׁלוֹם', 'שָׁלוֹם'],
    ['한국어', '한국어'.normalize('NFD')],
    ['zero\u200Bwidth', 'zero width'],
  ])('%j and %j', (a, b) => expect(comparableText(a)).toBe(comparableText(b)));
  test.each([
    ['咖啡', '咖啡店'],
    ['resume', 'résumé'],
    ['دليل', 'دليلك'],
  ])('%j and %j differ', (a, b) => expect(comparableText(a)).not.toBe(comparableText(b)));
});

describe('duplicates', () => {
  const titled = (path: string, title: string, changes = {}) => digest(path, { title, ...changes });
  const titles = (...digests: ReturnType<typeof digest>[]) => findDuplicates(digests, [], 100).titles;
  const at = (path: string) => `https://site.example/${path}`;

  test('are found in every script, as written on the first page', () => {
    expect(titles(titled('a', '手冲 指南'), titled('b', 'Other'), titled('c', '手冲\u3000指南'))).toEqual([
      { text: '手冲 指南', pages: [0, 2], count: 2 },
    ]);
    expect(titles(titled('a', 'دليل القهوة'), titled('b', '\u202Bدليل القهوة\u202C'))).toHaveLength(1);
  });
  test('come most pages first', () => {
    const found = titles(titled('a', 'x'), titled('b', 'x'), titled('c', 'y'), titled('d', 'y'), titled('e', 'Y '));
    expect(found.map(({ text, count }) => [text, count])).toEqual([
      ['y', 3],
      ['x', 2],
    ]);
  });
  test.each<[string, ReturnType<typeof digest>[]]>([
    ['empty texts', [titled('a', ''), titled('b', ' '), titled('c', '\u200B')]],
    ['a page and its copy', [titled('a', 'same'), titled('a?print', 'same', { canonical: at('a') })]],
    ['copies of a page that is not in the run', [titled('b', 'same', { canonical: at('a') }), titled('c', 'same', { canonical: at('a') })]],
    [
      'a chain of canonicals',
      [titled('a', 'same', { canonical: at('b') }), titled('b', 'same', { canonical: at('c') }), titled('c', 'same')],
    ],
    ['canonicals in a circle', [titled('a', 'same', { canonical: at('b') }), titled('b', 'same', { canonical: at('a') })]],
    ['pages that ended at one address', [titled('a', 'same'), titled('b', 'same', { finalUrl: at('a'), canonical: at('a') })]],
    ['a page that may not be indexed', [titled('a', 'same'), titled('b', 'same', { noindex: true })]],
    ['a page that does not answer', [titled('a', 'same'), titled('b', 'same', { statuses: { 'http-status': 'fail' } })]],
  ])('are not %s', (_, digests) => expect(titles(...digests)).toEqual([]));

  test('identify the page that the copies represent', () => {
    expect(titles(titled('a?1', 'same', { canonical: at('a') }), titled('a', 'same'), titled('b', 'same'))).toEqual([
      { text: 'same', pages: [1, 2], count: 2 },
    ]);
  });
  test('are not versions for regions of one language', () => {
    const pages = [titled('en-us', 'same', { description: 'same' }), titled('en-gb', 'same', { description: 'same' })];
    expect(findDuplicates(pages, [[0, 1]], 100)).toMatchObject({ titles: [], descriptions: [] });
    expect(findDuplicates(pages, [], 100)).toMatchObject({ titles: [{ count: 2 }], descriptions: [{ count: 2 }] });
  });
  test('of headings count a page once, however often it repeats its heading', () => {
    expect(findDuplicates([digest('a', { h1: ['One', 'one'] }), digest('b', { h1: ['Two'] })], [], 100).headings).toEqual([]);
    expect(findDuplicates([digest('a', { h1: ['One', 'Two'] }), digest('b', { h1: ['TWO'] })], [], 100).headings).toEqual([
      { text: 'Two', pages: [0, 1], count: 2 },
    ]);
  });
  test('list no more pages than they may, and count all', () => {
    const [found] = findDuplicates(
      Array.from({ length: 50 }, (_, index) => titled(String(index), 'same')),
      [],
      10,
    ).titles;
    expect(found).toMatchObject({ count: 50 });
    expect(found!.pages).toHaveLength(10);
  });
});
