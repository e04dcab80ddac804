import { failureReason } from '../../../checks/core/failure.ts';
import { expect } from 'vitest';
import type { SitemapFact, SitemapFile } from '../../../checks/core/facts/site.ts';
import signal from '../../../checks/signals/sitemap-entry.ts';
import { failure } from '../../support/facts.ts';
import { testSignal, type Seen } from '../../support/signal-table.ts';

const { urls, bytes } = signal.limits;
const now = Date.UTC(2026, 10, 21);
const url = 'https://example.com/sitemap.xml';
const file = (change: Partial<SitemapFile> = {}): SitemapFile => ({
  url,
  from: 'robots.txt',
  status: 200,
  kind: 'urlset',
  bytes: 1_000,
  urls: 10,
  truncated: false,
  failure: null,
  children: [],
  ...change,
});
const entry = (loc = 'https://example.com/page', lastmod: string | null = null): SitemapFact['entries'][number] => ({
  file: url,
  loc,
  lastmod,
  match: loc === 'https://example.com/page' ? 'exact' : 'variant',
});
const sitemap = (entries: SitemapFact['entries'], files = [file()], complete = true) => ({ sitemap: { files, entries, complete } });
const noindex = {
  metas: [{ name: 'robots', property: '', httpEquiv: '', charset: '', content: 'noindex', inHead: true, selector: 'meta' }],
};
const canonical = (href: string) => ({
  links: [{ rel: ['canonical'], href, url: href, hreflang: '', type: '', sizes: '', media: '', inHead: true, selector: 'link' }],
});
const visit = (query: string) => ({ page: { url: `https://example.com/page${query}` } });
const iso = (at: number) => new Date(at).toISOString().slice(0, 19) + 'Z';

testSignal(signal, [
  { when: 'listed', facts: sitemap([entry()]), status: 'pass', says: ['listed'] },
  { when: 'listed with date', facts: sitemap([entry(undefined, '2026-11-20')]), status: 'pass', says: ['listed'] },
  {
    when: 'listed as its canonical',
    facts: { ...sitemap([entry('https://example.com/page/')]), head: canonical('https://example.com/page/') },
    status: 'pass',
    says: ['listed'],
  },
  {
    when: 'listed in other encoding',
    facts: { page: { url: 'https://example.com/%E8%A3%BD%E5%93%81' }, ...sitemap([entry('https://example.com/製品')]) },
    status: 'pass',
    says: ['listed'],
  },
  {
    when: 'no file',
    facts: sitemap([], [file({ from: '/sitemap.xml', status: 404, kind: 'unreadable', urls: 0 })]),
    status: 'na',
    says: ['noSitemap'],
  },
  {
    when: 'HTML instead of a file',
    facts: sitemap([], [file({ from: '/sitemap.xml', kind: 'html', urls: 0 })]),
    status: 'na',
    says: ['noSitemap'],
  },
  { when: 'kept out', facts: sitemap([]), options: { intent: 'keep-out' }, status: 'na', says: ['kept-out'] },
  { when: 'not fetched', facts: { sitemap: failure() }, status: 'unchecked', says: ['request-failed'] },
  { when: 'absent', facts: sitemap([]), status: 'warn', says: ['absent'] },
  { when: 'absent, not all read', facts: sitemap([], [file({ truncated: true })], false), status: 'unchecked', says: ['tooManyFiles'] },
  {
    when: 'absent, one file begins with an error of the server',
    facts: sitemap([], [file({ from: '/sitemap.xml', kind: 'unreadable', urls: 0 })], false),
    status: 'unchecked',
    says: ['fileUnread'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('neither sitemap XML'),
  },
  {
    when: 'absent, one on another origin',
    facts: sitemap([], [file({ status: 0, kind: 'unreadable', failure: failureReason('sitemap-elsewhere') })], false),
    status: 'unchecked',
    says: ['fileUnread'],
  },
  { when: 'absent, noindex', facts: { ...sitemap([]), head: noindex }, status: 'na', says: ['notMeantNoindex'] },
  {
    when: 'absent, canonical elsewhere',
    facts: { ...sitemap([]), head: canonical('https://example.com/other') },
    status: 'na',
    says: ['notMeantCanonical'],
  },
  ...['blog/page/2/', 'blog?page=3', 'blog?offset=20'].map((path) => ({
    when: `absent, a later page of a list: ${path}`,
    facts: { ...sitemap([]), page: { url: `https://example.com/${path}` } },
    status: 'na' as const,
    says: ['notMeantLater'],
  })),
  ...['blog/page/1/', 'blog?page=1', '?p=4711', 'guide/page-rank'].map((path) => ({
    when: `absent, no later page: ${path}`,
    facts: { ...sitemap([]), page: { url: `https://example.com/${path}` } },
    status: 'warn' as const,
    says: ['absent'],
  })),
  {
    when: 'a later page of a list that the sitemap lists',
    facts: { ...sitemap([entry('https://example.com/blog?page=2')]), page: { url: 'https://example.com/blog?page=2' } },
    status: 'pass',
    says: ['listed'],
  },
  { when: 'variant', facts: sitemap([entry('http://example.com/page/')]), status: 'warn', says: ['variant'] },
  {
    when: 'listed without the tracking of this visit',
    facts: { ...visit('?utm_source=x'), ...sitemap([entry()]) },
    status: 'pass',
    says: ['listed'],
  },
  {
    when: 'the same, and its canonical',
    facts: { ...visit('?utm_source=x'), ...sitemap([entry()]), head: canonical('https://example.com/page') },
    status: 'pass',
    says: ['listed'],
  },
  {
    when: 'the same, and a redirect that only drops the tracking',
    facts: {
      ...visit('?utm_source=x'),
      ...sitemap([entry()]),
      response: { requestedUrl: 'https://example.com/page?utm_source=x', redirected: true, finalUrl: 'https://example.com/page' },
    },
    status: 'pass',
    says: ['listed'],
  },
  {
    when: 'the same, and another canonical',
    facts: { ...visit('?utm_source=x'), ...sitemap([entry()]), head: canonical('https://example.com/other') },
    status: 'fail',
    says: ['listedElsewhere'],
  },
  {
    when: 'a variant, and the tracking of this visit',
    facts: { ...visit('?utm_source=x'), ...sitemap([entry('https://example.com/page/')]) },
    status: 'warn',
    says: ['variant'],
  },
  { when: 'a session, listed without', facts: { ...visit('?sid=1'), ...sitemap([entry()]) }, status: 'warn', says: ['variant'] },
  { when: 'listed, noindex', facts: { ...sitemap([entry()]), head: noindex }, status: 'fail', says: ['listedNoindex'] },
  {
    when: 'listed, canonical elsewhere',
    facts: { ...sitemap([entry()]), head: canonical('https://example.com/other') },
    status: 'fail',
    says: ['listedElsewhere'],
  },
  {
    when: 'listed, redirects',
    facts: { ...sitemap([entry()]), response: { redirected: true, finalUrl: 'https://example.com/new' } },
    status: 'fail',
    says: ['listedRedirects'],
  },
  {
    when: 'broken line in robots.txt',
    facts: sitemap([entry()], [file({ status: 404, kind: 'unreadable' }), file()]),
    status: 'fail',
    says: ['brokenLine'],
  },
  ...[410, 500, 503].map((status) => ({
    when: `a line that answers ${status}`,
    facts: sitemap([entry()], [file({ status, kind: 'unreadable' }), file()]),
    status: 'fail' as const,
    says: ['brokenLine'],
  })),
  ...[400, 401, 403, 429].map((status) => ({
    when: `a line that answers ${status} to us`,
    facts: sitemap([], [file({ status, kind: 'unreadable', urls: 0 })], false),
    status: 'unchecked' as const,
    says: ['fileRefused'],
    also: (verdict: Seen) => expect(verdict.findings[0]?.message).toContain(`returned ${status}`),
  })),
  {
    when: 'a refused line beside a file that lists the URL',
    facts: sitemap([entry()], [file({ status: 403, kind: 'unreadable' }), file()], false),
    status: 'pass',
    says: ['listed', 'refusedLine'],
  },
  {
    when: 'a refused line, noindex',
    facts: { ...sitemap([], [file({ status: 403, kind: 'unreadable' })], false), head: noindex },
    status: 'na',
    says: ['notMeantNoindex'],
  },
  {
    when: 'a refused line and a broken one',
    facts: sitemap([], [file({ status: 403, kind: 'unreadable' }), file({ status: 404, kind: 'unreadable' })], false),
    status: 'fail',
    says: ['brokenLine', 'refusedLine'],
  },
  { when: 'no sitemap there', facts: sitemap([entry()], [file({ kind: 'html' }), file()]), status: 'warn', says: ['noSitemapThere'] },
  {
    when: 'listed in a file with a bare ampersand',
    facts: sitemap([entry()], [file({ fault: { kind: 'ampersand', line: 7 } })]),
    status: 'warn',
    says: ['malformed'],
    also: ({ findings }) => expect(findings[0]?.message).toContain('line 7'),
  },
  {
    when: 'absent from a file that is cut off',
    facts: sitemap([], [file({ fault: { kind: 'cut', line: 7 } })], false),
    status: 'warn',
    says: ['malformed'],
  },
  { when: 'bad date', facts: sitemap([entry(undefined, '20.11.2026')]), status: 'warn', says: ['badLastmod'] },
  {
    when: 'the date of a feed',
    facts: sitemap([entry(undefined, 'Mon, 02 Nov 2026 10:00:00 GMT')], [file({ kind: 'feed' })]),
    status: 'pass',
    says: ['listed'],
  },
  {
    when: 'the date of a feed in a sitemap',
    facts: sitemap([entry(undefined, 'Mon, 02 Nov 2026 10:00:00 GMT')]),
    status: 'warn',
    says: ['badLastmod'],
  },
  {
    when: 'a feed’s date in the future',
    facts: sitemap([entry(undefined, iso(now + 86_401_000))], [file({ kind: 'feed' })]),
    status: 'warn',
    says: ['futureLastmod'],
  },
  { when: 'a day ahead', facts: sitemap([entry(undefined, iso(now + 86_400_000))]), status: 'pass', says: ['listed'] },
  { when: 'more than a day ahead', facts: sitemap([entry(undefined, iso(now + 86_401_000))]), status: 'warn', says: ['futureLastmod'] },
  { when: 'as many URLs as allowed', facts: sitemap([entry()], [file({ urls })]), status: 'pass', says: ['listed'] },
  { when: 'too many URLs', facts: sitemap([entry()], [file({ urls: urls + 1 })]), status: 'warn', says: ['tooMany'] },
  { when: 'as large as allowed', facts: sitemap([entry()], [file({ bytes })]), status: 'pass', says: ['listed'] },
  { when: 'too large', facts: sitemap([entry()], [file({ bytes: bytes + 1 })]), status: 'warn', says: ['tooLarge'] },
  { when: 'unread, with another warning', facts: sitemap([], [file({ urls: urls + 1 })], false), status: 'warn', says: ['tooMany'] },
  {
    when: 'noindex, with another warning',
    facts: { ...sitemap([], [file({ urls: urls + 1 })]), head: noindex },
    status: 'warn',
    says: ['tooMany'],
  },
]);
