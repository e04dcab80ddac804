import { describe, expect, test } from 'vitest';
import {
  countLinks,
  isAnchor,
  isFollowed,
  linkRows,
  linkClassifier,
  whyNotCrawlable,
  relKinds,
} from '../../../../checks/derive/links/kinds.ts';
import { parseUrl } from '../../../../checks/parse/urls.ts';
import { link } from '../../../support/links.ts';

const page = 'https://www.example.co.uk/dir/page?x=1';
const kindOf = linkClassifier(page);
const kind = (href: string | null) => kindOf({ href, url: href === null ? null : (parseUrl(href, page)?.href ?? null) });

test.each([
  ['/other', 'internal'],
  ['https://example.co.uk/', 'internal'],
  ['http://www.example.co.uk/', 'internal'],
  ['https://www.example.co.uk:8443/', 'subdomain'],
  ['https://blog.example.co.uk/', 'subdomain'],
  ['https://other.co.uk/', 'external'],
  ['https://例え.jp/', 'external'],
  ['#part', 'same-page'],
  ['', 'same-page'],
  [page, 'same-page'],
  ['?x=2', 'internal'],
  ['mailto:a@example.com', 'mail'],
  ['tel:+49123', 'phone'],
  ['sms:+49123', 'phone'],
  ['javascript:void(0)', 'script'],
  ['ftp://example.co.uk/', 'other'],
  ['data:text/plain,x', 'other'],
  ['https://', 'invalid'],
  [null, 'none'],
])('kind of %s is %s', (href, expected) => expect(kind(href)).toBe(expected));

test('a page address that does not parse makes every link external', () => {
  expect(linkClassifier('')({ href: '/a', url: 'https://example.com/a' })).toBe('external');
});

describe('obstacleOf', () => {
  test.each([
    ['a plain link', link('/a'), null],
    ['mail', link('mailto:a@b.c'), null],
    ['phone', link(' TEL:1'), null],
    ['no href, no handler: a placeholder', link(null), null],
    ['no href, but a handler', link(null, { clickHandler: true }), 'no-href'],
    ['no href, a handler, and the role of a button', link(null, { clickHandler: true, role: 'button' }), null],
    ['empty', link(''), 'empty'],
    ['white space', link(' \n'), 'empty'],
    ['script', link('javascript:void(0)'), 'script'],
    ['script behind a line break', link('java\nscript:go()'), 'script'],
    ['script that is a tab', link('javascript:;', { role: 'tab' }), null],
    ['script with the role of a link', link('JavaScript:go()', { role: 'link' }), 'script'],
    ['file', link('file:///C:/a.htm'), 'file'],
    ['unparsable', link('https://'), 'unparsable'],
    ['a fragment', link('#top'), null],
  ])('%s', (_, item, expected) => expect(whyNotCrawlable(item)).toBe(expected));
});

test('anchors are links that lead somewhere or should', () => {
  const items = [
    link('/a'),
    link(null),
    link(null, { clickHandler: true }),
    link('/a', { role: 'button' }),
    link('mailto:a@b.c'),
    link(''),
  ];
  expect(items.map(isAnchor)).toEqual([true, false, true, false, false, true]);
});

test.each([
  [[], ['follow']],
  [['noopener', 'external'], ['follow']],
  [['NoFollow'], ['nofollow']],
  [['ugc,nofollow'], ['nofollow', 'ugc']],
  [
    ['sponsored', 'nofollow'],
    ['nofollow', 'sponsored'],
  ],
])('rel %j', (rel, expected) => {
  expect(relKinds(rel)).toEqual(expected);
  expect(isFollowed(rel)).toBe(expected[0] === 'follow');
});

test('deriveLinkCounts counts kinds, rels, places, new tabs, obstacles and outbound domains', () => {
  const rows = linkRows(
    [
      link('/a'),
      link('/b', { region: 'nav', target: '_blank' }),
      link('https://a.org/1'),
      link('https://www.a.org/2', { rel: ['nofollow', 'ugc'] }),
      link('https://b.org/', { rel: ['sponsored'], region: 'footer' }),
      link('javascript:x()'),
      link('#part'),
    ],
    'https://example.com/page',
  );
  const counts = countLinks(rows);
  expect(counts.kinds).toMatchObject({ internal: 2, external: 3, script: 1, 'same-page': 1, subdomain: 0 });
  expect(counts.rels).toEqual({ follow: 5, nofollow: 1, sponsored: 1, ugc: 1 });
  expect(counts.regions).toMatchObject({ main: 5, nav: 1, footer: 1 });
  expect([counts.newTab, counts.obstacles]).toEqual([1, 1]);
  expect(counts.domains).toEqual([
    { domain: 'a.org', links: 2 },
    { domain: 'b.org', links: 1 },
  ]);
});
