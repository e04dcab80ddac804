import { describe, expect, test } from 'vitest';
import { summarizeDates } from '../../../../checks/derive/provenance/publisher/about.ts';
import { block, h1, head, item, meta, read, story, time } from '../../../support/provenance-page.ts';

describe('sources other than JSON-LD', () => {
  test.each(['microdata', 'rdfa', 'json-ld'] as const)('%s gives day and author', (format) => {
    const { dates, names } = read({
      blocks: [h1('Kettles'), ...story(9)],
      items: [item('Article', { datePublished: ['2024-03-15'], author: [{ '@type': 'Person', name: 'Jane Doe' }] }, { format })],
    });
    expect(dates).toMatchObject([{ from: format, role: 'published', iso: '2024-03-15' }]);
    expect(names.filter(({ role }) => role === 'author')).toMatchObject([{ from: format, name: 'Jane Doe' }]);
  });
  test('names that the markup escapes as in HTML are read as they are shown', () => {
    const { names } = read({
      blocks: [h1('Kettles'), block('By Maria & Katerina'), ...story(9)],
      items: [item('Article', { author: [{ '@type': 'Person', name: 'Maria &amp; Katerina' }] })],
    });
    expect(names.find(({ from }) => from === 'json-ld')).toMatchObject({ name: 'Maria & Katerina', visible: true });
  });
  test.each([
    ['a site', item('WebSite', { name: ['Smith &amp; Sons'] })],
    ['an organization', item('Organization', { name: ['Smith &amp; Sons'] })],
    [
      'a site that it is part of',
      item('WebPage', { isPartOf: [{ '@type': 'WebSite', publisher: { '@type': 'Organization', name: 'Smith &amp; Sons' } }] }),
    ],
  ])('so is the name of %s', (_, named) => {
    const { names } = read({ blocks: [h1('Kettles'), ...story(9)], items: [named] });
    expect(names.filter(({ role }) => role === 'publisher').map(({ name }) => name)).toEqual(['Smith & Sons']);
  });
  test.each([
    ['dc.creator', 'Jane Doe'],
    ['dcterms.creator', '山田太郎'],
  ])('%s in the head names the author', (name, author) => {
    expect(read({ head: head([meta(name, author)]), blocks: [h1('Kettles')] }).names.filter(({ role }) => role === 'author')).toMatchObject(
      [{ from: 'meta', name: author }],
    );
  });
  test('microdata in the head, outside any item, gives the day', () => {
    const dated = { ...meta('', '2024-03-15T08:00:00-0500'), itemprop: 'datepublished' };
    expect(read({ head: head([dated]), blocks: [h1('Kettles')] }).dates).toMatchObject([
      { from: 'meta', role: 'published', iso: '2024-03-15T08:00:00-05:00', label: 'datepublished' },
    ]);
  });
  test.each(['dc.date.issued', 'dcterms.issued'])('%s in the head gives the day', (name) => {
    expect(read({ head: head([meta(name, '2024-03-15')]), blocks: [h1('Kettles')] }).dates).toMatchObject([
      { from: 'meta', role: 'published', iso: '2024-03-15' },
    ]);
  });
});

test.each([
  ['en', '3 May 2021'],
  ['ja', '2021年5月3日'],
  ['ar', '3 مايو 2021'],
])('the time under the headline wins over a bare date at the end: %s', (language, bare) => {
  const provenance = read({
    language,
    blocks: [h1('Kettles'), block('15 March 2024'), ...story(12), block(bare)],
    times: [time({ block: 1 })],
  });
  expect(summarizeDates(provenance, Date.UTC(2026, 10, 21)).published).toMatchObject({ iso: '2024-03-15', from: 'time' });
});

test.each([
  ['well after the publication', '2024-02-01', '2025-04-19', '2024-02-01', '2025-04-19'],
  ['days after it, as news are printed', '2025-04-16', '2025-04-19', '2025-04-19', '2025-04-19'],
  ['on the day of the publication', '2025-04-19', '2025-04-19', '2025-04-19', '2025-04-19'],
])('a day without a label that the markup calls that of the last change, %s', (_, published, modified, first, last) => {
  const provenance = read({
    head: head([meta('article:published_time', `${published}T08:00:00Z`), meta('article:modified_time', `${modified}T09:00:00Z`)]),
    blocks: [h1('Kettles'), block('April 19, 2025'), ...story(12)],
  });
  const dates = summarizeDates(provenance, Date.UTC(2026, 10, 21));
  expect(dates.published?.iso).toContain(first);
  expect(dates.modified?.iso).toContain(last);
});
