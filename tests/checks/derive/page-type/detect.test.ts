import { describe, expect, test } from 'vitest';
import { twoLikeliestTypes, weighedTypes } from '../../../../checks/derive/page-type/detect.ts';
import { evidence, type EvidenceId } from '../../../../checks/derive/page-type/evidence.ts';
import { viewOf, type View } from '../../../../checks/derive/page-type/view.ts';
import type { FactTable } from '../../../../checks/core/facts.ts';
import type { LinkFact } from '../../../../checks/core/facts/links-and-images.ts';
import { blank } from '../../../support/facts.ts';
import { link, meta } from '../../../support/links.ts';

describe('how clear a type is', () => {
  test.each<[when: string, scores: number[], best: number, isClear: boolean]>([
    ['one far ahead', [0, 3, 1], 1, true],
    ['two alike, nothing else', [2, 2.1, -9], 1, true],
    ['three alike', [1, 1, 1.1], 2, false],
    ['many a little behind', [1, 0.6, 0.6, 0.6, 0.6], 0, false],
  ])('%s', (_, scores, best, isClear) => expect(twoLikeliestTypes(scores, [])).toMatchObject({ best, isClear }));
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

test.each<[headline: string, id: 'headline-long' | 'headline-short' | null]>([
  ['What happens if astronauts drink in space? Nothing good', 'headline-long'],
  ['Astronauts who drink in space', null],
  ['Quinces', 'headline-short'],
  ['宇航员在太空中喝酒会怎么样？后果非常严重，多名专家给出说明', 'headline-long'],
  ['宇航员在太空中喝酒会怎么样', null],
  ['木瓜', 'headline-short'],
  ['서울시, 심야버스 노선 두 배로 늘린다', null],
])('how long a headline is in any script: %s', (headline, id) =>
  expect((['headline-long', 'headline-short'] as const).filter((row) => isFound(row, { about: { headline } }))).toEqual(id ? [id] : []),
);

test.each<[what: string, ids: EvidenceId[], isList: boolean]>([
  ['a day alone: a list of events', ['cards-many', 'day-at-title'], true],
  ['a day and a byline: an article with cards beside it', ['cards-many', 'day-at-title', 'signed'], false],
  ['the same, declared', ['cards-many', 'day-at-title', 'author-declared'], false],
])('%s', (_, ids, isList) => {
  const list = weighedTypes.indexOf('listing');
  const { best } = twoLikeliestTypes(
    weighedTypes.map((_type, index) => (index === list ? 5 : 0)),
    ids,
  );
  expect(best === list).toBe(isList);
});

describe('what the content system keeps a page as', () => {
  const alternate = (url: string, type = 'application/json') => ({ rel: ['alternate'], url, type });
  const records = ['record-post', 'record-page', 'record-product', 'record-list'] as const;
  test.each<[what: string, link: ReturnType<typeof alternate>, id: EvidenceId | null]>([
    ['a WordPress post', alternate('https://example.com/wp-json/wp/v2/posts/12'), 'record-post'],
    ['a WordPress page', alternate('https://example.com/wp-json/wp/v2/pages/12'), 'record-page'],
    ['a WooCommerce product', alternate('https://example.com/wp-json/wp/v2/product/12'), 'record-product'],
    ['a WooCommerce category', alternate('https://example.com/wp-json/wp/v2/product_cat/12'), 'record-list'],
    ['a WordPress category', alternate('https://example.com/wp-json/wp/v2/categories/12'), 'record-list'],
    ['a Shopify product', alternate('https://example.com/products/kettle.oembed', 'application/json+oembed'), 'record-product'],
    ['a Shopify collection', alternate('https://example.com/kettles.atom', 'application/atom+xml'), 'record-list'],
    ['a feed of the site', alternate('https://example.com/news.atom', 'application/atom+xml'), null],
    ['a translation', alternate('https://example.com/de/products/kettle', ''), null],
  ])('%s', (_, declared, id) => {
    const view = { head: { links: [declared], metas: [] }, page: { url: 'https://example.com/kettles?page=2' }, ogType: 'article' };
    expect(records.filter((record) => isFound(record, view))).toEqual(id ? [id] : []);
    // Search plugins write og:type article for pages too.
    expect(isFound('og-article', view)).toBe(id !== 'record-page');
  });
  test.each<[bodyClass: string, id: EvidenceId | null]>([
    ['page-template-default page page-id-1024 wp-theme-Divi', 'record-page'],
    ['post-template-default single single-post postid-7', 'record-post'],
    ['single single-product postid-7 woocommerce', 'record-product'],
    ['topic-template-default single single-topic postid-7', 'made-for-threads'],
    ['archive category category-kettles', null],
    ['page', null],
  ])('the body of WordPress says it too: %s', (bodyClass, id) => {
    const dated = meta({ property: 'article:published_time', content: '2026-03-04' });
    const view = { head: { links: [], metas: [dated] }, page: { url: 'https://example.com/kettles', bodyClass }, ogType: 'article' };
    expect([...records, 'made-for-threads' as const].filter((record) => isFound(record, view))).toEqual(id ? [id] : []);
    // Nor do they tell its day from that of a post.
    for (const declared of ['og-article', 'meta-published'] as const) expect(isFound(declared, view)).toBe(id !== 'record-page');
  });
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
  ['t/which-lamp/7281', '', true],
  ['t/which-lamp/7281/3', '', true],
  ['threads/which-lamp.7281', '', true],
  ['r/lamps/comments/1rl0nt4/which_lamp', '', true],
  ['viewtopic', '?t=7281', true],
  ['index', '?topic=7281.0', true],
  ['t/harbour-lamps', '', false],
  ['discussions/2026/harbour-lamps', '', false],
  ['forum/6/lamps', '', false],
  ['topics/lamps/best-7', '', false],
])('a path of threads: %s%s', (path, search, is) =>
  expect(isFound('path-thread', { segments: path.split('/'), url: { search } })).toBe(is),
);

test.each([
  ['features/lighting-buying-guide', false],
  ['features/lighting', true],
  ['services/repair', true],
  ['features/user-guide', true],
])('a guide is no service, wherever it is: %s', (path, isService) =>
  expect(isFound('path-service', { segments: path.split('/') })).toBe(isService),
);

describe('the site around a page', () => {
  const page = 'https://example.com/repair/kettles';
  const toward = (path: string, fields: Partial<LinkFact> = {}) =>
    link(path, { url: new URL(path, page).href, region: 'nav', siteMenu: true, ...fields });
  const siteOf = (...items: ReturnType<typeof link>[]) =>
    viewOf({ ...blank, page: { ...blank.page, url: page }, links: { ...blank.links, items } } as unknown as FactTable).site;

  test('the menu names the page and others of its section', () => {
    expect(siteOf(toward('/repair/kettles'), toward('/repair/pans'), toward('/repair/pots'), toward('/blog'))).toMatchObject({
      inMenu: true,
      siblingsInMenu: 2,
    });
  });
  test('a fragment of the page, a link in the text, another site and breadcrumbs are no menu', () => {
    const { siteMenu: _, ...trail } = toward('/repair/kettles');
    const found = siteOf(toward('/repair/kettles#top'), link('/repair/kettles'), toward('https://example.org/repair/kettles'), trail);
    expect(found.inMenu).toBe(false);
  });
  test('routes are counted beside the text, carts anywhere', () => {
    const beside = siteOf(toward('/services'), toward('/forum'), toward('/about'), toward('/cart'), toward('tel:+15551234567'));
    expect(beside).toMatchObject({ services: 1, threads: 1, about: 1, carts: 1, phones: 1 });
    const inside = siteOf(...['/services', '/forum', '/about', '/cart'].map((path) => toward(path, { region: 'main' })));
    expect(inside).toMatchObject({ services: 0, threads: 0, about: 0, carts: 1 });
  });
});
