import { describe, expect, test } from 'vitest';
import type { Probe } from '../../../../checks/core/facts/probes.ts';
import {
  findAlternates,
  hreflangCodeFault,
  findHreflangConflicts,
  hreflangRows,
  isAbsoluteHreflangUrl,
  isSameHreflangUrl,
  findUncoveredLanguages,
  type Alternate,
} from '../../../../checks/derive/head/hreflang.ts';
import { parseUrl } from '../../../../checks/parse/urls.ts';
import { linkTag } from '../../../support/links.ts';

const page = 'https://example.com/page';
const alternate = (code: string, href: string): Alternate => ({
  code,
  href,
  url: parseUrl(href, page)?.href ?? null,
  from: 'head',
  inHead: true,
  selector: 'link',
});

test.each([
  ['en', ''],
  ['EN-us', ''],
  ['zh-Hant', ''],
  ['zh-Hant-TW', ''],
  ['sr-Latn-RS', ''],
  ['x-default', ''],
  ['X-Default', ''],
  ['ja', ''],
  ['ar-SA', ''],
  ['sq-XK', ''],
  ['en-UK', 'unknown-region'],
  ['jp', 'country'],
  ['en_US', 'underscore'],
  ['english', 'unknown-language'],
  ['eng', 'shorter-code'],
  ['fil', 'not-two-letters'],
  ['es-419', 'area'],
  ['en-EU', 'not-country'],
  ['xx', 'unknown-language'],
  ['de-DE-1996', 'more-parts'],
  ['zh-yue', 'more-parts'],
  ['zh-CHT', 'unknown-extended'],
  ['en-USA', 'unknown-extended'],
  ['sr-cyrillic', 'unknown-variant'],
  ['en-999', 'unknown-region'],
  ['en-US-x-a', 'more-parts'],
  ['x-a', 'not-two-letters'],
  ['日本語', 'form'],
  ['', 'empty'],
])('code %s: %s', (code, fault) => {
  expect(hreflangCodeFault(code)?.kind ?? '').toBe(fault);
});

test.each([
  ['https://example.com/', true],
  ['HTTP://example.com', true],
  ['//example.com/', false],
  ['/de', false],
  ['https://', false],
  ['ftp://e.com/', false],
])('fully qualified %s', (href, expected) => expect(isAbsoluteHreflangUrl(href)).toBe(expected));

test('a page is the same with tracking parameters and fragments, not with others', () => {
  expect(
    ['https://example.com/page?utm_source=x#a', 'https://example.com/page?id=1', 'https://example.com/Page'].map((url) =>
      isSameHreflangUrl(url, page),
    ),
  ).toEqual([true, false, false]);
});

test('alternates come from head links and Link headers', () => {
  const head = {
    links: [
      linkTag('alternate', '/de', { hreflang: ' de ', type: 'text/html' }),
      linkTag('alternate stylesheet', '/b.css', { hreflang: 'de' }),
      linkTag('alternate', '/feed'),
      ...['application/rss+xml', 'Application/Atom+XML; charset=utf-8', 'application/feed+json', 'application/json'].map((type) =>
        linkTag('alternate', '/feed', { hreflang: 'en', type }),
      ),
      linkTag('canonical', '/page', { hreflang: 'en' }),
      linkTag('alternate', '/ja', { hreflang: 'ja', inHead: false }),
    ],
  };
  const headers = [
    {
      name: 'link',
      value:
        '</fr>; rel=alternate; hreflang=fr; hreflang=fr-CA, </x>; rel=alternate; hreflang=es; anchor="/y", </feed>; rel=alternate; type="application/rss+xml"; hreflang=it',
    },
  ];
  expect(findAlternates(head, headers, page).map(({ code, url, from, inHead }) => [code, url, from, inHead])).toEqual([
    ['de', 'https://example.com/de', 'head', true],
    ['ja', 'https://example.com/ja', 'head', false],
    ['fr', 'https://example.com/fr', 'header', true],
    ['fr-CA', 'https://example.com/fr', 'header', true],
  ]);
});

test('conflicts are codes with several URLs, ignoring case', () => {
  expect(findHreflangConflicts([alternate('de', '/a'), alternate('DE', '/b'), alternate('fr', '/c'), alternate('fr', '/c#x')])).toEqual([
    { code: 'de', urls: ['https://example.com/a', 'https://example.com/b'] },
  ]);
});

test.each([
  [
    'two regions',
    [
      ['en-US', '/us'],
      ['en-GB', '/gb'],
    ],
    ['en'],
  ],
  [
    'one region',
    [
      ['en-US', '/us'],
      ['de-DE', '/de'],
    ],
    [],
  ],
  [
    'two regions and the language',
    [
      ['en-US', '/us'],
      ['en-GB', '/gb'],
      ['en', '/us'],
    ],
    [],
  ],
  [
    'an x-default that is one of them',
    [
      ['en-US', '/us'],
      ['en-GB', '/gb'],
      ['x-default', '/us'],
    ],
    [],
  ],
  [
    'an x-default that is another',
    [
      ['en-US', '/us'],
      ['en-GB', '/gb'],
      ['x-default', '/choose'],
    ],
    [],
  ],
  [
    'Chinese',
    [
      ['zh-CN', '/cn'],
      ['zh-TW', '/tw'],
    ],
    [],
  ],
  [
    'the language by script',
    [
      ['sr-RS', '/a'],
      ['sr-BA', '/b'],
      ['sr-Latn', '/c'],
    ],
    [],
  ],
] as const)('languages without catch-all: %s', (_, entries, expected) => {
  expect(findUncoveredLanguages(entries.map(([code, href]) => alternate(code, href)))).toEqual(expected);
});

describe('deriveHreflangRows', () => {
  const probe = (kind: Probe['class']): Probe => ({ url: '', class: kind, status: 200, finalUrl: '', redirects: 0, reason: null });
  const alternates = [
    alternate('en', page),
    alternate('de', 'https://example.com/de'),
    alternate('jp', '/jp'),
    alternate('fr', 'https://'),
  ];
  test('without probes', () => {
    expect(
      hreflangRows(alternates, `${page}?utm_source=x`, null).map(({ self, fault, probe: answer, returns }) => [
        self,
        fault !== null,
        answer,
        returns,
      ]),
    ).toEqual([
      [true, false, null, null],
      [false, false, null, null],
      [false, true, null, null],
      [false, true, null, null],
    ]);
  });
  test('with probes', () => {
    const items = [
      { url: 'https://example.com/de', probe: probe('ok'), robots: ['nofollow', 'NOINDEX'], hreflang: [{ code: 'en', url: page }] },
      { url: 'https://example.com/jp', probe: probe('broken'), robots: [], hreflang: [] },
    ];
    expect(hreflangRows(alternates, page, { items }).map(({ returns, noindex }) => [returns, noindex])).toEqual([
      [null, null],
      [true, true],
      [null, null],
      [null, null],
    ]);
  });
});
