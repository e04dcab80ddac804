/** Findings that need a comparison of pages and their links. */
import { describe, expect, test } from 'vitest';
import type { Digest } from '../../../checks/core/report/digest.ts';
import { findIssuesAcrossPages, type FailedUrl, type SiteContext } from '../../../checks/site/findings.ts';
import type { RunDigest } from '../../../checks/site/final-urls.ts';
import { keyOfUrl } from '../../../checks/site/link-keys.ts';
import { digest } from '../../support/digests.ts';

const url = (path: string) => `https://site.example/${path}`;
const page = (path: string, links: readonly string[] = [], changes: Partial<Digest> = {}) =>
  digest(path, { links: links.map((one) => keyOfUrl(url(one))).join(''), ...changes });
const none: SiteContext = { start: null, whole: false, sitemap: null };
const together = (digests: readonly RunDigest[], context: Partial<SiteContext> = {}, failed: readonly FailedUrl[] = []) =>
  findIssuesAcrossPages(digests, { ...none, ...context }, failed);
const crawl = { start: url(''), whole: true };
const sitemap = (...paths: string[]): SiteContext['sitemap'] => ({ urls: paths.map(url), alternates: new Map() });

describe('orphans', () => {
  const pages = [page('', ['a']), page('a', ['b']), page('b')];
  test('are in the sitemap, and no page links to them', () => {
    const found = together(pages, { ...crawl, sitemap: sitemap('', 'a', 'b', 'alone', 'alone?utm_source=x') });
    expect(found.orphans).toEqual([url('alone'), url('alone?utm_source=x')]);
    expect(found.totals.orphans).toBe(2);
  });
  test.each<[string, Partial<SiteContext>]>([
    ['a crawl that ended early', { ...crawl, whole: false, sitemap: sitemap('alone') }],
    ['no sitemap', crawl],
    ['no crawl', { sitemap: sitemap('alone') }],
  ])('are unknown after %s', (_, context) => expect(together(pages, context).orphans).toBeNull());
});

test('clicks are those of the shortest path, whatever the order of the pages', () => {
  const chain = [
    page('5', ['6']),
    page('6'),
    page('4', ['5']),
    page('3', ['4']),
    page('', ['1']),
    page('1', ['2']),
    page('2', ['3']),
    page('alone'),
  ];
  expect(together(chain, crawl).clicks).toEqual({
    counts: [1, 1, 1, 1, 1, 1, 1],
    far: [
      { page: 1, clicks: 6 },
      { page: 0, clicks: 5 },
    ],
  });
  expect(together(chain).clicks).toBeNull();
});

test('linked files are broken or redirect as pages do; one that a server refuses to check is neither', () => {
  const files = [
    { url: url('gone.png'), status: 404, class: 'broken' as const },
    { url: url('busy.pdf'), status: 503, class: 'unverified' as const },
    { url: url('old.zip'), status: 200, class: 'redirected' as const, to: url('new.zip'), hops: [{ url: url('old.zip'), status: 302 }] },
  ];
  const named = ['gone.png', 'busy.pdf', 'old.zip'];
  const found = together([page('', [...named, 'a'], { files }), page('a', named)], crawl);
  expect(found.brokenLinks).toEqual([{ url: url('gone.png'), status: 404, reason: null, pages: [0, 1], count: 2 }]);
  expect(found.redirects).toEqual([{ url: url('old.zip'), to: url('new.zip'), hops: 1, pages: [0, 1], count: 2 }]);
});

describe('links to redirects', () => {
  test('found by probes, by target, the longest chain first', () => {
    const redirects = [
      { url: url('old'), to: url('new'), hops: 1 },
      { url: url('older'), to: url('new'), hops: 3 },
    ];
    expect(together([page('a', ['old', 'older'], { redirects }), page('b', ['old'])]).redirects).toEqual([
      { url: url('older'), to: url('new'), hops: 3, pages: [0], count: 1 },
      { url: url('old'), to: url('new'), hops: 1, pages: [0, 1], count: 2 },
    ]);
  });
  test('found by following them', () =>
    expect(together([page('a', ['old']), page('old', [], { finalUrl: url('new') })]).redirects).toEqual([
      { url: url('old'), to: url('new'), hops: 1, pages: [0], count: 1 },
    ]));
  test('that nobody links to are not broken links', () =>
    expect(together([page('old', [], { finalUrl: url('new') })]).redirects).toEqual([]));
});

test('broken links are also those to pages of the run that return an error', () =>
  expect(
    together([page('a', ['gone']), page('b', ['gone']), page('gone', [], { status: 404 }), page('typed', [], { status: 404 })]).brokenLinks,
  ).toEqual([{ url: url('gone'), status: 404, reason: null, pages: [0, 1], count: 2 }]));

test('or no page at all, such as a text', () => {
  const errors = [{ url: url('gone.txt'), status: 404 }, { url: url('members.png'), status: 403 }, { url: url('silent') }];
  expect(together([page('a', ['gone.txt', 'members.png', 'silent'])], none, errors).brokenLinks).toEqual([
    { url: url('gone.txt'), status: 404, reason: null, pages: [0], count: 1 },
  ]);
});

test('also of links to a URL that redirects to the error', () => {
  const gone = page('gone', [], { status: 404 });
  const reachedFrom = [{ url: url('old'), hops: [{ url: url('old'), status: 301 }] }];
  const { brokenLinks, redirects } = together([page('a', ['old']), { ...gone, reachedFrom }]);
  expect(brokenLinks).toEqual([{ url: url('old'), status: 404, reason: null, pages: [0], count: 1 }]);
  expect(redirects).toEqual([{ url: url('old'), to: url('gone'), hops: 1, pages: [0], count: 1 }]);
});

test('a canonical that redirects to another page of the run', () => {
  const reachedFrom = [{ url: url('old'), hops: [] }];
  const { canonicals } = together([page('a', [], { canonical: url('old') }), { ...page('new'), reachedFrom }]);
  expect(canonicals).toEqual([{ kind: 'redirect', page: 0, target: 1, onward: url('new') }]);
});

test('whether links between pages are known depends on their links', () => {
  expect(together([page('a', ['b']), page('b')]).linksBetween).toBe(true);
  expect(together([page('a', ['b'])], none, [{ url: url('b'), status: 404 }]).linksBetween).toBe(true);
  expect(together([page('a', ['b'])]).linksBetween).toBe(false);
  expect(together([digest('a'), digest('b')]).linksBetween).toBe(false);
});

test('pages that are linked with nofollow only, by target', () =>
  expect(together([page('a', [], { nofollow: [url('x')] }), page('b', [], { nofollow: [url('x'), url('y')] })]).nofollow).toEqual([
    { url: url('x'), pages: [0, 1], count: 2 },
    { url: url('y'), pages: [1], count: 1 },
  ]));

describe('nearly the same text', () => {
  const [fingerprint, other] = ['A'.repeat(64), 'B'.repeat(64)];
  test('on pages that compete', () =>
    expect(
      together([page('a', [], { fingerprint }), page('b', [], { fingerprint: other }), page('c', [], { fingerprint })]).nearDuplicates,
    ).toEqual([{ pages: [0, 2], count: 2 }]));
  test.each<[string, Partial<Digest>]>([
    ['a copy that names the other as canonical', { canonical: url('a') }],
    ['a page with noindex', { noindex: true }],
    ['a page that returns an error', { statuses: { 'http-status': 'fail' } }],
    ['a page with too little text', { fingerprint: undefined as never }],
  ])('%s is none', (_, changes) =>
    expect(together([page('a', [], { fingerprint }), page('b', [], { fingerprint, ...changes })]).nearDuplicates).toEqual([]),
  );
});

describe('hreflang', () => {
  const version = (code: string, path: string) => ({ code, url: url(path) });
  test('of sitemaps counts as that of the pages', () => {
    const alternates = new Map([[url('de'), [version('de', 'de'), version('en', 'en')]]]);
    const found = together([page('de'), page('en')], { sitemap: { urls: [], alternates } });
    expect(found.alternates).toEqual([{ kind: 'no-return', page: 0, target: 1, code: 'en' }]);
    alternates.set(url('en'), [version('de', 'de'), version('en', 'en')]);
    expect(together([page('de'), page('en')], { sitemap: { urls: [], alternates } }).alternates).toEqual([]);
  });
  test('with two defaults', () => {
    const both = [version('de', 'de'), version('en', 'en')];
    const found = together([
      page('de', [], { alternates: [...both, version('x-default', 'de')] }),
      page('en', [], { alternates: [...both, version('x-default', 'en')] }),
    ]);
    expect(found.alternates).toEqual([{ kind: 'x-default-differs', page: 0, target: 1, code: 'en' }]);
  });
});

test('thousands of pages that all link to each other take no pairs', () => {
  const keys = Array.from({ length: 60 }, (_, at) => String(at));
  const pages = Array.from({ length: 3_000 }, (_, at) =>
    page(String(at), keys, { fingerprint: 'A'.repeat(64), redirects: [{ url: url('1'), to: url('2'), hops: 1 }] }),
  );
  const found = together(pages, { start: url('0'), whole: true, sitemap: sitemap('0', 'alone') });
  expect([found.totals.nearDuplicates, found.redirects[0]!.count, found.orphans]).toEqual([1, 3_000, [url('alone')]]);
  // The part that reports read stays small.
  expect([found.nearDuplicates[0]!.pages.length, found.redirects[0]!.pages.length]).toEqual([1_000, 1_000]);
});
