import { describe, expect, test } from 'vitest';
import { linksInHeaders, parseLinkHeader } from '../../../checks/parse/link-header.ts';

const base = 'https://example.com/dir/page';
const short = (text: string) => parseLinkHeader(text, base).map(({ url, rel, hreflang }) => [url, rel.join(' '), hreflang.join(' ')]);

describe('parseLinkHeader', () => {
  test.each([
    ['one link', '<https://example.com/a>; rel="canonical"', [['https://example.com/a', 'canonical', '']]],
    ['token values and loose space', ' < /a > ;rel = canonical ', [['https://example.com/a', 'canonical', '']]],
    [
      'several links',
      '<a>; rel=next, <b>; rel=prev',
      [
        ['https://example.com/dir/a', 'next', ''],
        ['https://example.com/dir/b', 'prev', ''],
      ],
    ],
    [
      'commas and semicolons in the address',
      '<https://e.com/a,b;c>; rel="alternate"; hreflang="de"',
      [['https://e.com/a,b;c', 'alternate', 'de']],
    ],
    [
      'commas and escaped quotes in a value',
      '<a>; title="x, \\"<y>\\"; z"; rel=next, <b>; rel=prev',
      [
        ['https://example.com/dir/a', 'next', ''],
        ['https://example.com/dir/b', 'prev', ''],
      ],
    ],
    ['upper case', '<a>; REL="Alternate Canonical"; HrefLang=zh-Hant', [['https://example.com/dir/a', 'alternate canonical', 'zh-Hant']]],
    ['only the first rel counts', '<a>; rel=next; rel=canonical', [['https://example.com/dir/a', 'next', '']]],
    ['several hreflang', '<a>; rel=alternate; hreflang=en; hreflang=fr', [['https://example.com/dir/a', 'alternate', 'en fr']]],
    ['no parameters', '<a>', [['https://example.com/dir/a', '', '']]],
    [
      'an address in another script',
      '<https://example.com/日本>; rel=alternate; hreflang=ja',
      [['https://example.com/%E6%97%A5%E6%9C%AC', 'alternate', 'ja']],
    ],
    ['an address that does not parse', '<https://>; rel=canonical', [[null, 'canonical', '']]],
    ['rubbish before a link', 'nonsense "a, b", <a>; rel=next', [['https://example.com/dir/a', 'next', '']]],
    [
      'rubbish behind parameters',
      '<a>; rel=next junk<x>, <b>; rel=prev',
      [
        ['https://example.com/dir/a', 'next junk<x>', ''],
        ['https://example.com/dir/b', 'prev', ''],
      ],
    ],
    ['an open bracket', '<https://example.com/a; rel=next', []],
    ['an open quote', '<a>; title="open, <b>; rel=next', [['https://example.com/dir/a', '', '']]],
    ['nothing', '', []],
    ['empty list members', ', ,<a>; rel=next,,', [['https://example.com/dir/a', 'next', '']]],
  ])('%s', (_, text, expected) => expect(short(text)).toEqual(expected));

  test('extended values win over plain ones, and invalid ones are ignored', () => {
    const [good, bad] = parseLinkHeader("<a>; title=plain; title*=UTF-8'de'n%c3%a4chste, <b>; title=plain; title*=UTF-8''%E4%A", base);
    expect([good?.title, bad?.title]).toEqual(['nächste', 'plain']);
  });
  test('an anchor is the context of the link, and not the base of its target', () => {
    const [link] = parseLinkHeader('<a>; rel=canonical; anchor="/other/"', base);
    expect(link).toMatchObject({ anchor: '/other/', url: 'https://example.com/dir/a' });
  });
  test('the number of links is capped', () => {
    expect(parseLinkHeader('<a>;rel=x,'.repeat(2_000), base)).toHaveLength(500);
  });
});

test('linkHeaders joins all Link headers of a response', () => {
  const headers = [
    { name: 'Link', value: '<a>; rel=next' },
    { name: 'x-other', value: '<no>; rel=next' },
    { name: 'link', value: '<b>; rel=prev' },
  ];
  expect(linksInHeaders(headers, base).map(({ href }) => href)).toEqual(['a', 'b']);
});
