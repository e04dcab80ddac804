import { expect, test } from 'vitest';
import { block, h1, link, read, story } from '../../../support/provenance-page.ts';

test.each<[string, string, string, string | null, string[]]>([
  [
    'a section before two names: German',
    'de',
    'Wirtschaft · Moritz Adler und Katrin Hollstein',
    null,
    ['Moritz Adler', 'Katrin Hollstein'],
  ],
  ['a name and a job: English', 'en', 'Jane Doe, Kettle Editor', null, ['Jane Doe']],
  ['a day behind it: Russian', 'ru', 'Лида Буслаева 15 марта 2024', null, ['Лида Буслаева']],
  ['an account beside the date: Korean', 'ko', '담소', '2024. 3. 15. 11:40', ['담소']],
  ['a desk beside the date: Japanese', 'ja', '生活編集部', '2024年3月15日', ['生活編集部']],
  ['an account without a date: Korean', 'ko', '담소', null, []],
  ['a section alone: English', 'en', 'World News', null, []],
  ['a section alone: German', 'de', 'Wirtschaft', '15. März 2024', []],
  ['a label alone: Korean', 'ko', '글쓴이', '2024. 3. 15.', []],
  ['whom the text is about: English', 'en', 'Xavier Harbourman', null, []],
  ['a sentence: English', 'en', 'Follow Jane Doe and never miss a story!', null, []],
  ['in the menu too: Japanese', 'ja', '地域報道', '2024年3月15日', []],
])('a line whose class says author: %s', (_, language, text, day, expected) => {
  const line = block(text, { tag: 'div', main: false, selector: 'main > div:nth-child(2)' });
  const page = {
    language,
    blocks: [h1('Xavier Harbourman wins'), line, ...(day ? [block(day, { main: false })] : []), ...story(20)],
    links: [link('https://example.com/c', '地域報道', 'nav')],
  };
  const called = [{ text, selector: 'main > div:nth-child(2)' }];
  expect(read({ ...page, called }).names.map(({ name }) => name)).toEqual(expected);
  // Far below the headline, the class belongs to a teaser.
  expect(read({ ...page, blocks: [h1('Xavier Harbourman wins'), ...story(20), line, ...story(20)], called }).names).toEqual([]);
});
