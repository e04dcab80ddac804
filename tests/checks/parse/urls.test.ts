import { describe, expect, test } from 'vitest';
import { registrableDomain, isSameRegistrableDomain } from '../../../checks/parse/registrable-domain.ts';
import {
  parsedUrlParts,
  classifyParameters,
  comparableUrl,
  isHttpUrl,
  isLoopbackHost,
  parameterKind,
  parseUrl,
  areSamePage,
  urlDifferences,
  withoutParameters,
} from '../../../checks/parse/urls.ts';

describe('parseUrl', () => {
  test.each([
    ['https://example.com/a b', undefined, 'https://example.com/a%20b'],
    ['  /x?y ', 'https://example.com/a/', 'https://example.com/x?y'],
    ['//cdn.example', 'http://example.com/', 'http://cdn.example/'],
    ['/x', undefined, null],
    ['http://', undefined, null],
    ['http://[::1', undefined, null],
    ['mailto:a@example.com', undefined, 'mailto:a@example.com'],
  ])('%s on %s', (raw, base, href) => {
    expect(parseUrl(raw, base)?.href ?? null).toBe(href);
  });
  // URL.canParse of Node 20 and 22 returns false for it after some thousand calls.
  test('a name with umlauts, in a list of thousands', () => {
    const list = Array.from({ length: 5_000 }, (_, at) => `https://bücher.example/${at}`);
    expect(list.filter((url) => parseUrl(url)?.host !== 'xn--bcher-kva.example')).toEqual([]);
  });
});

describe('isHttpUrl', () => {
  test.each([
    ['http://a.example', true],
    ['HTTPS://a.example', true],
    ['ftp://a.example', false],
    ['javascript:void 0', false],
    ['', false],
  ])('%s', (url, is) => {
    expect(isHttpUrl(url)).toBe(is);
  });
});

describe('isLoopbackHost', () => {
  test.each([
    ['localhost', true],
    ['app.localhost', true],
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['[::1]', true],
    ['10.0.0.8', false],
    ['printer', false],
    ['localhost.example.com', false],
  ])('%s', (host, loopback) => expect(isLoopbackHost(host)).toBe(loopback));
});

describe('registrableDomain', () => {
  test.each([
    ['www.example.com', 'example.com'],
    ['example.com', 'example.com'],
    ['a.b.example.co.uk', 'example.co.uk'],
    ['co.uk', 'co.uk'],
    ['WWW.Example.ORG.', 'example.org'],
    ['shop.example.com.br', 'example.com.br'],
    ['www.example.co.jp', 'example.co.jp'],
    ['a.example.or.kr', 'example.or.kr'],
    ['a.b.example.ck', 'b.example.ck'],
    ['a.www.ck', 'www.ck'],
    ['x.xn--p1ai', 'x.xn--p1ai'],
    ['one.github.io', 'one.github.io'],
    ['deep.one.github.io', 'one.github.io'],
    ['192.168.0.1', '192.168.0.1'],
    ['[2001:db8::1]', '[2001:db8::1]'],
    ['localhost', 'localhost'],
    ['', ''],
  ])('%s → %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain);
  });
  // Suffixes of towns, provinces and three labels: two owners below one suffix are two sites.
  test.each([
    ['www.example.oslo.no', 'example.oslo.no'],
    ['kommune.bergen.no', 'kommune.bergen.no'],
    ['a.b.gs.oslo.no', 'b.gs.oslo.no'],
    ['www.comune.mi.it', 'comune.mi.it'],
    ['www.scuola.edu.it', 'scuola.edu.it'],
    ['www.provincia.bz.it', 'provincia.bz.it'],
    ['example.it', 'example.it'],
    ['www.flyers.club.aero', 'flyers.club.aero'],
    ['a.school.chiyoda.tokyo.jp', 'school.chiyoda.tokyo.jp'],
    ['www.example.k12.ca.us', 'example.k12.ca.us'],
    ['x.y.s3.amazonaws.com', 'y.s3.amazonaws.com'],
    ['me.my.site.example', 'site.example'],
  ])('%s → %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain);
  });
});

test('isSameRegistrableDomain compares registrable domains', () => {
  expect(isSameRegistrableDomain('https://a.example.co.uk/x', 'http://b.example.co.uk')).toBe(true);
  expect(isSameRegistrableDomain('https://one.co.uk/', 'https://two.co.uk/')).toBe(false);
  expect(isSameRegistrableDomain('https://one.github.io/', 'https://two.github.io/')).toBe(false);
  expect(isSameRegistrableDomain('mailto:a@example.com', 'mailto:b@example.com')).toBe(false);
  expect(isSameRegistrableDomain('https://example.com/', 'not a url')).toBe(false);
});

describe('comparableUrl', () => {
  test.each([
    ['HTTPS://Example.COM:443/a/../b#top', 'https://example.com/b'],
    ['https://example.com', 'https://example.com/'],
    ['https://example.com/?', 'https://example.com/'],
    ['https://user:pass@example.com/', 'https://example.com/'],
    ['https://example.com/%7ea/%e3%83%84', 'https://example.com/~a/%E3%83%84'],
    ['https://example.com/a%2fb', 'https://example.com/a%2Fb'],
    ['https://example.com/ツ', 'https://example.com/%E3%83%84'],
    ['https://example.com/?b=1&a=2', 'https://example.com/?b=1&a=2'],
    ['about:blank#x', 'about:blank'],
    [' no url ', 'no url'],
  ])('%s', (url, comparable) => {
    expect(comparableUrl(url)).toBe(comparable);
  });
  test.each([2_500, 9_000, 20_000])('a URL of %i characters is the one that was cut', (length) => {
    const url = `https://example.com/a?x=${'y'.repeat(length)}`;
    expect(areSamePage(url.slice(0, 2_000), url)).toBe(true);
    expect(areSamePage(url.slice(0, 1_999), url)).toBe(false);
  });
  test('isSamePageUrl ignores the fragment, nothing else', () => {
    expect(areSamePage('https://example.com/a#x', 'https://example.com/a#y')).toBe(true);
    expect(areSamePage('https://example.com/a', 'https://example.com/A')).toBe(false);
    expect(areSamePage('https://example.com/a', 'https://example.com/a/')).toBe(false);
  });
});

describe('parameters', () => {
  test.each([
    ['utm_source', 'tracking'],
    ['UTM_Campaign', 'tracking'],
    ['gclid', 'tracking'],
    ['utm', 'other'],
    ['fbclid', 'tracking'],
    ['PHPSESSID', 'session'],
    ['ASPSESSIONIDQQ', 'session'],
    ['page', 'pagination'],
    ['sort', 'order'],
    ['q', 'search'],
    ['hl', 'language'],
    ['id', 'other'],
    ['', 'other'],
  ] as const)('%s is %s', (name, kind) => {
    expect(parameterKind(name)).toBe(kind);
  });
  test('classifyUrlParameters keeps order and finds the session in a path', () => {
    expect(classifyParameters('https://example.com/a;jsessionid=9F?id=7&utm_id=%C3%A4&id=8')).toEqual([
      { name: 'jsessionid', value: '9F', kind: 'session' },
      { name: 'id', value: '7', kind: 'other' },
      { name: 'utm_id', value: 'ä', kind: 'tracking' },
      { name: 'id', value: '8', kind: 'other' },
    ]);
    expect(classifyParameters('::')).toEqual([]);
  });
  test.each([
    ['https://example.com/?a=%20b+c&utm_source=x&d', 'https://example.com/?a=%20b+c&d'],
    ['https://example.com/?utm_source=x', 'https://example.com/'],
    ['https://example.com/view?idx=8723&bc=&find=&print', 'https://example.com/view?idx=8723&print'],
    ['https://example.com/a;jsessionid=1/b?sid=2#f', 'https://example.com/a/b#f'],
    ['nope', 'nope'],
  ])('urlWithoutParameters %s', (url, clean) => {
    expect(withoutParameters(url)).toBe(clean);
  });
});

describe('urlVariance', () => {
  const base = 'https://example.com/Some/page?id=1';
  test.each([
    [base, []],
    ['https://example.com/Some/page?id=1#part', ['fragment']],
    ['http://example.com/Some/page?id=1', ['scheme']],
    ['https://www.example.com/Some/page?id=1', ['www']],
    ['https://example.com/some/page?id=1', ['case']],
    ['https://example.com/Some/page/?id=1', ['slash']],
    ['https://example.com/Some/page?id=1&gclid=9', ['parameters']],
    ['https://example.com/Some/page?id=1&find=', ['parameters']],
    ['https://example.com/Some/page?id=1&print', null],
    ['http://www.example.com/some/page/?id=1&utm_medium=m#x', ['fragment', 'scheme', 'www', 'parameters', 'case', 'slash']],
    ['https://example.com/Some/page?id=2', null],
    ['https://example.com/Some/page', null],
    ['https://blog.example.com/Some/page?id=1', null],
    ['ftp://example.com/Some/page?id=1', null],
    ['no url', null],
  ])('%s', (other, difference) => {
    expect(urlDifferences(base, other)).toEqual(difference);
  });
});

describe('parsedUrlParts', () => {
  test.each([
    'https://example.com/',
    'http://www.example.co.uk/a/b.html?c=d&e=%20f#g',
    'https://example.com/a//b/',
    'https://example.com/?',
    'https://example.com/#',
    "https://example.com/it's?it's",
    'https://example.com/a/../b',
    'https://example.com/a/.hidden',
    'https://example.com/a/%2E%2e/b',
    'https://example.com/a/.',
    'https://EXAMPLE.com/A',
    'https://example.com',
    'https://example.com:443/',
    'https://example.com:8080/a',
    'https://user:secret@example.com/',
    'http://1.2.3.4/',
    'http://0x7f.1/',
    'http://a.0x7f/',
    'http://localhost/',
    'https://xn--bcher-kva.example/',
    'https://xn--0.example/',
    'https://bücher.example/',
    'https://example.com/ü?ü#ü',
    'https://example.com/a b',
    'https://example..com/',
    'https://-a.example/',
    'https://a_b.example/',
    'https://example.com./',
    'https://example.com/a\\b',
    'https://example.com/a|b?c|d',
    'https://example.com/<a>?<b>#<c>',
    'https://example.com/a\n',
    ' https://example.com/',
    'https:/example.com/',
    'ftp://example.com/',
    'mailto:a@example.com',
    'javascript:void(0)',
    'data:,a',
    'no address',
    '',
    'https://example.com/a?b[]=c/d?e',
    'https://example.com/%zz',
    'https://example.com/a;b=c,d',
    'https://example.com/a#b#c',
    'https://a.b.c.d.e.example/x',
  ])('has the parts of %j as URL has them', (url) => {
    const parsed = parseUrl(url);
    const wanted =
      parsed &&
      Object.fromEntries(
        ['href', 'protocol', 'host', 'hostname', 'pathname', 'search', 'hash'].map((part) => [part, parsed[part as 'href']]),
      );
    expect(parsedUrlParts(url)).toEqual(wanted);
  });
});
