import { describe, expect, test } from 'vitest';
import { comparableKey, linksToFollow, type CrawlPlan, type ExclusionReason } from '../../../checks/site/crawl.ts';
import type { LinkFact } from '../../../checks/core/facts/links-and-images.ts';
import { known } from '../../support/facts.ts';
import { link } from '../../support/links.ts';

const plan: CrawlPlan = { start: 'https://example.com/', limit: 100, depth: null, include: [], exclude: [] };
const page = (links: LinkFact[], changes: Parameters<typeof known>[0] = {}) =>
  known({ links: { items: links, total: links.length }, ...changes });
const reported = (
  links: LinkFact[],
  changes: Partial<CrawlPlan> = {},
  mayFetch: ((url: string) => boolean) | null = () => true,
  facts: Parameters<typeof known>[0] = {},
) => linksToFollow(page(links, facts), { ...plan, ...changes }, mayFetch);
const meta = { name: '', property: '', httpEquiv: '', charset: '', content: '', inHead: true, selector: 'meta' };

test.each<[href: string, why: ExclusionReason | null]>([
  ['/a', null],
  ['https://www.example.com/b', null],
  ['http://example.com/c', null],
  ['https://example.com:8443/d', 'other-host'],
  ['https://shop.example.com/', 'other-host'],
  ['//elsewhere.example/', 'other-host'],
  ['/list?page=2', null],
  ['/記事/一', null],
  ['/مقال', null],
  ['/how-to-delete-a-page', null],
  ['/remove-stains-from-linen', null],
  ['/logout', 'changes'],
  ['/account/log-out', 'changes'],
  ['/abmelden', 'changes'],
  ['/ログアウト', 'changes'],
  ['/%D8%AE%D8%B1%D9%88%D8%AC', 'changes'],
  ['/posts/7/delete', 'changes'],
  ['/?action=delete&id=1', 'changes'],
  ['/shop?add-to-cart=7', 'changes'],
  ['/x?_wpnonce=abc', 'changes'],
  ['/cart', 'changes'],
  ['/list?sort=price', 'changes'],
  ['/index.php?do=logout', 'changes'],
  ['/guide.pdf', 'file'],
  ['/photo.JPG?w=1', 'file'],
  ['/feed.xml', 'file'],
  ['/page.html', null],
  ['/v1.2', null],
])('%s is left out for %s', (href, why) => {
  const { follow, leftOut } = reported([link(href)]);
  expect(leftOut.map((one) => one.why)).toEqual(why ? [why] : []);
  expect(follow).toHaveLength(why ? 0 : 1);
});

test.each<[start: string, href: string, why: ExclusionReason | null]>([
  ['/account', '/account/orders', null],
  ['/account/', '/account/orders/7', null],
  ['/account/index.php', '/account/settings', null],
  ['/de/account', '/account/orders', 'changes'],
  ['/account', '/accounts/orders', 'changes'],
  ['/account', '/cart', 'changes'],
  ['/account', '/account/orders?sort=date', 'changes'],
  ['/account', '/account/logout', 'changes'],
  ['/account', '/account/orders/7/delete', 'changes'],
  ['/shop', '/shop/cart', 'changes'],
])('from %s, %s is left out for %s', (start, href, why) => {
  const { leftOut } = reported([link(href)], { start: `https://example.com${start}` });
  expect(leftOut.map((one) => one.why)).toEqual(why ? [why] : []);
});

test.each<[href: string]>([
  ['#part'],
  ['/page'],
  ['https://example.com/page?utm_source=x'],
  ['mailto:a@example.com'],
  ['javascript:void(0)'],
  ['tel:1'],
  [`/${'a'.repeat(3_000)}`],
  [''],
])('%s is this page, or no URL of the web', (href) => {
  expect(reported([link(href)])).toEqual({ follow: [], leftOut: [] });
});

describe('a page', () => {
  test('counts once, in the spelling that comes first, without fragment and credentials', () => {
    expect(
      reported([
        link('/a#one'),
        link('/a#two'),
        link('/a?utm_source=x'),
        link('http://www.example.com/a'),
        link('https://me:secret@example.com/b'),
      ]).follow,
    ).toEqual(['https://example.com/a', 'https://example.com/b']);
  });
  test('with a link that may be followed is followed, regardless of other links to it', () => {
    expect(reported([link('/a', { rel: ['nofollow'] }), link('/a')])).toEqual({ follow: ['https://example.com/a'], leftOut: [] });
    expect(reported([link('/a', { rel: ['nofollow'] })]).leftOut).toEqual([{ url: 'https://example.com/a', why: 'nofollow' }]);
  });
  test('that has the role of a button is not a link', () =>
    expect(reported([link('/a', { role: 'button' })]).leftOut).toEqual([{ url: 'https://example.com/a', why: 'changes' }]));
  test.each([
    ['nofollow', 1],
    ['none', 1],
    ['noindex', 0],
  ])('whose robots say %s', (content, left) => {
    expect(
      reported([link('/a')], {}, () => true, { head: { metas: [{ ...meta, name: 'robots', content }] } }).leftOut.filter(
        ({ why }) => why === 'nofollow',
      ),
    ).toHaveLength(left);
  });
  test('that was redirected to another site has no links', () => {
    expect(reported([link('/a')], { start: 'https://other.example/' })).toEqual({
      follow: [],
      leftOut: [{ url: 'https://example.com/page', why: 'other-host' }],
    });
  });
  test('whose links were not read says so', () =>
    expect(linksToFollow(known({ links: null }), plan, () => true).leftOut).toEqual([{ url: 'https://example.com/', why: 'unread' }]));
});

test('robots.txt applies, and one that cannot be read excludes everything', () => {
  expect(reported([link('/a'), link('/b')], {}, (url) => url.endsWith('b'))).toEqual({
    follow: ['https://example.com/b'],
    leftOut: [{ url: 'https://example.com/a', why: 'robots' }],
  });
  expect(reported([link('/a')], {}, null).leftOut).toEqual([{ url: 'https://example.com/a', why: 'unread' }]);
});

test.each<[include: string[], exclude: string[], follow: string[]]>([
  [['/blog/**'], [], ['/blog/a', '/blog/b/c']],
  [[], ['/blog/b/**'], ['/blog/a', '/shop']],
  [['/blog/**'], ['**/c'], ['/blog/a']],
  [['/nothing'], [], []],
])('only %j without %j', (include, exclude, follow) => {
  expect(reported([link('/blog/a'), link('/blog/b/c'), link('/shop')], { include, exclude }).follow).toEqual(
    follow.map((path) => `https://example.com${path}`),
  );
});

test.each([
  ['https://example.com/a', 'http://www.example.com/a#x'],
  ['https://example.com/?utm_source=a&b=1', 'https://example.com/?b=1'],
  ['https://example.com/%7Ea', 'https://example.com/~a'],
])('%s and %s are one page', (a, b) => expect(comparableKey(a)).toBe(comparableKey(b)));
test.each([
  ['https://example.com/a', 'https://example.com/a/'],
  ['https://example.com/a', 'https://example.com/A'],
  ['https://a.example.com/', 'https://example.com/'],
])('%s and %s are two', (a, b) => expect(comparableKey(a)).not.toBe(comparableKey(b)));

test('a page with more links than are gathered says so', () => {
  expect(linksToFollow(known({ links: { items: [link('/a')], total: 100_000 } }), plan, () => true)).toEqual({
    follow: ['https://example.com/a'],
    leftOut: [{ url: 'https://example.com/page', why: 'unread' }],
  });
});

test('hostile lists end', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => link(`/calendar/${index}${'-'.repeat(200)}`));
  expect(reported(many).follow).toHaveLength(10_000);
});
