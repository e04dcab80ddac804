import { describe, expect, test } from 'vitest';
import { pageTypeEvidenceAllows, weighedTypes } from '../../../../checks/derive/page-type/detect.ts';
import { evidence, type EvidenceId } from '../../../../checks/derive/page-type/evidence.ts';
import type { View } from '../../../../checks/derive/page-type/view.ts';
import type { PageType } from '../../../../checks/core/facts.ts';
import { meta } from '../../../support/links.ts';

describe('what a page must show of a type', () => {
  test.each<[when: string, type: PageType, ids: EvidenceId[], open: boolean]>([
    ['cards make a list possible', 'listing', ['cards', 'links-most'], true],
    ['what is missing does not', 'listing', ['prose-none', 'headline-none', 'days-none'], false],
    [
      'a day and an author at the headline: an article with cards beside it',
      'listing',
      ['cards', 'links-most', 'day-at-title', 'signed'],
      false,
    ],
    ['the same, declared', 'listing', ['cards', 'day-at-title', 'author-declared'], false],
    ['a day alone: a list of events', 'listing', ['cards', 'day-at-title'], true],
    ['a price makes a product possible', 'product', ['price-one'], true],
    ['a short page without a date is none', 'product', ['prose-none', 'days-none'], false],
    ['types without rows of their own stay open', 'faq', [], true],
  ])('%s', (_, type, ids, open) => expect(pageTypeEvidenceAllows(type, ids)).toBe(open));

  test('every row that shows a type names one that is weighed', () => {
    const named = evidence.flatMap(({ shows }) => shows ?? []);
    expect(named.filter((type) => !weighedTypes.includes(type))).toEqual([]);
    expect(new Set(named).size).toBeGreaterThan(5);
  });
});

test('a paper is known by the names that libraries read', () => {
  const found = (...names: string[]) =>
    evidence
      .find(({ id }) => id === 'meta-citation')!
      .find({ head: { metas: names.map((name) => meta({ name, content: 'A' })) } } as unknown as View);
  expect(found('citation_title', 'citation_author')).toBe(true);
  expect(found('citation_title')).toBe(false);
});

const isFound = (id: EvidenceId, view: unknown) => evidence.find((row) => row.id === id)!.find(view as View);

describe('headlines that name a list', () => {
  test.each([
    ['News', true],
    ['All harbour lamps', true],
    ['Harbour lamp collection', true],
    ['Graduate programs', true],
    ['Alle Artikel', true],
    ['Toutes les actualités', true],
    ['Rezepte mit Kürbis', true],
    ['Категории', true],
    ['新闻', true],
    ['أخبار الميناء', true],
    ['Harbour lamps', false],
    ['', false],
    ['All that we learned when our harbour lamps went out', false],
    ['The news about lamps', false],
  ])('%s: %s', (headline, names) => expect(isFound('headline-names-list', { about: { headline } })).toBe(names));
});

describe('questions in markup', () => {
  const marked = (...types: string[]) => ({ item: (pattern: RegExp) => types.find((type) => pattern.test(type)) ?? null });
  test.each<[string[], boolean]>([
    [['QAPage', 'Question'], true],
    [['Question'], true],
    [['DiscussionForumPosting'], true],
    [['FAQPage', 'Question'], false],
    [['FAQPage'], false],
  ])('%j are those of a thread: %s', (types, thread) => expect(isFound('markup-thread', marked(...types))).toBe(thread));
});

test.each([
  ['t/which-lamp/7281', true],
  ['t/which-lamp/7281/3', true],
  ['threads/which-lamp.7281', true],
  ['t/harbour-lamps', false],
])('a path of threads: %s', (path, is) => expect(isFound('path-thread', { segments: path.split('/') })).toBe(is));
