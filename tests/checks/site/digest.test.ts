import { probeFailureReason } from '../../../checks/core/failure.ts';
import { describe, expect, test } from 'vitest';
import { judgePage } from '../../../checks/audit-page.ts';
import { digestOf } from '../../../checks/site/digest.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { failure, known } from '../../support/facts.ts';
import { hostileFacts } from '../../support/hostile.ts';
import { heading, richFacts } from '../../support/rich-facts.ts';

const options = { intent: 'index', pageType: null, aiOptOut: false, now: Date.UTC(2026, 10, 21) } as const;
const reportOf = (facts: KnownFacts) => judgePage(facts, options, { collect: 3, judge: 2, network: 10, total: 0 });
const meta = { name: '', property: '', httpEquiv: '', charset: '', content: '', inHead: true, selector: 'meta' };
const link = { rel: [], href: '', url: null, hreflang: '', type: '', sizes: '', media: '', inHead: true, selector: 'link' };

describe('the digest of a page', () => {
  const report = reportOf(richFacts());
  const digest = digestOf(report);
  test('repeats the report', () => {
    expect(digest).toMatchObject({
      status: report.glance!.status,
      words: report.about!.words,
      url: report.url,
      finalUrl: report.finalUrl,
      at: report.at,
      score: report.score,
      pageType: report.pageType,
      counts: report.counts,
      ms: 15,
    });
    expect(Object.keys(digest.statuses)).toEqual(report.signals.map(({ id }) => id));
    expect(digest.geo.categories.map(({ id }) => id)).toEqual(report.geo.categories.map(({ id }) => id));
    expect(digest.geo.score).toBe(report.geo.score);
  });
  test.each([
    ['en', undefined],
    ['ja', 1_200],
    ['th', 1_200],
  ])('counts the text in what its language is counted in, as the page at a glance does: %s', (language, characters) => {
    const counted = reportOf(known({ language: { page: language }, main: { words: 300 }, text: { mainUnits: 400, mainChars: 1_600 } }));
    expect(digestOf(counted).characters).toBe(characters);
    if (characters !== undefined) expect(counted.glance!.length).toEqual({ in: 'characters', count: characters });
  });
  test('says what the page says about itself', () => {
    expect(digest.title).toContain('How to brew pour-over coffee');
    expect(digest.description).toContain('15 g of coffee');
    // The header names another URL than the link.
    expect(digest.canonical).toBeNull();
    expect(digest.alternates).toContainEqual({ code: 'ar', url: 'https://www.coffee.example/ar/pour-over' });
    expect(digest.noindex).toBe(true);
  });
});

test('a report without facts has a digest too', () => {
  const { facts: _, ...report } = reportOf(known());
  expect(digestOf(report)).toMatchObject({
    title: '',
    description: '',
    h1: [],
    canonical: null,
    alternates: [],
    noindex: false,
    brokenLinks: null,
  });
});

test.each<[string, Parameters<typeof known>[0], object]>([
  [
    'the first title that is not empty',
    {
      head: {
        titles: [
          { text: ' ', inHead: true, selector: '' },
          { text: ' 咖啡\n 指南 ', inHead: true, selector: '' },
        ],
      },
    },
    { title: '咖啡 指南' },
  ],
  [
    'visible h1 with text only',
    { headings: { items: [heading(1, 'دليل'), heading(1, 'hidden', { visible: false }), heading(1, ' '), heading(2, 'two')], total: 4 } },
    { h1: ['دليل'] },
  ],
  [
    'a canonical of the page',
    { head: { links: [{ ...link, rel: ['canonical'], href: 'café#x', url: 'https://example.com/caf%C3%A9#x' }] } },
    { canonical: 'https://example.com/caf%C3%A9' },
  ],
  [
    'a canonical of the header',
    { response: { headers: [{ name: 'link', value: '</other>; rel="canonical"' }] } },
    { canonical: 'https://example.com/other' },
  ],
  [
    'no canonical when two disagree',
    { head: { links: ['a', 'b'].map((path) => ({ ...link, rel: ['canonical'], href: path, url: `https://example.com/${path}` })) } },
    { canonical: null },
  ],
  ['noindex of the header', { response: { headers: [{ name: 'x-robots-tag', value: 'noindex' }] } }, { noindex: true }],
  ['noindex for another crawler is none', { head: { metas: [{ ...meta, name: 'bingbot', content: 'noindex' }] } }, { noindex: false }],
  [
    'alternates that are web addresses',
    {
      head: {
        links: ['https://example.com/de', 'mailto:a@b.example', null].map((url) => ({
          ...link,
          rel: ['alternate'],
          hreflang: ' de ',
          href: url ?? '',
          url,
        })),
      },
    },
    { alternates: [{ code: 'de', url: 'https://example.com/de' }] },
  ],
  [
    'broken links, and no other probes',
    {
      linkStatus: {
        finished: true,
        probes: [
          {
            url: 'https://example.com/gone',
            class: 'broken',
            status: 404,
            finalUrl: '',
            redirects: 0,
            reason: probeFailureReason('not-found'),
          },
          {
            url: 'https://example.com/shy',
            class: 'unverified',
            status: 403,
            finalUrl: '',
            redirects: 0,
            reason: probeFailureReason('refuses-checks'),
          },
        ],
      },
    },
    { brokenLinks: [{ url: 'https://example.com/gone', status: 404, reason: probeFailureReason('not-found') }] },
  ],
  ['none broken', { linkStatus: { probes: [], finished: true } }, { brokenLinks: [] }],
  ['not probed', { linkStatus: failure('not-probed') }, { brokenLinks: null }],
])('holds %s', (_, changes, expected) => expect(digestOf(reportOf(known(changes)))).toMatchObject(expected));

test('stays small on a page that is huge in everything', () => {
  const long = '漢'.repeat(1_000);
  const many = <T>(make: (index: number) => T) => Array.from({ length: 3_000 }, (_, index) => make(index));
  const facts = known({
    head: {
      titles: [{ text: long.repeat(50), inHead: true, selector: '' }],
      metas: [{ ...meta, name: 'description', content: long.repeat(50) }],
      links: many((index) => ({ ...link, rel: ['alternate'], hreflang: long, href: '', url: `https://example.com/${index}` })),
    },
    headings: { items: many(() => heading(1, long)), total: 3_000 },
    linkStatus: {
      finished: true,
      probes: many((index) => ({
        url: `https://example.com/${index}/${'x'.repeat(1_500)}`,
        class: 'broken',
        status: 404,
        finalUrl: '',
        redirects: 0,
        reason: probeFailureReason('not-found'),
      })),
    },
  });
  const digest = digestOf({ ...reportOf(known()), facts });
  expect(JSON.stringify(digest).length).toBeLessThan(300_000);
  expect([digest.brokenLinks?.length, digest.brokenTotal]).toEqual([200, 3_000]);
});

test.each(Array.from({ length: 30 }, (_, seed) => seed))('takes what hostile pages give (%i)', (seed) => {
  const digest = digestOf(reportOf(hostileFacts(seed)));
  expect(JSON.parse(JSON.stringify(digest))).toEqual(digest);
});
