import { expect, test } from 'vitest';
import { DomBaseUrl } from '../../../checks/collect/base.ts';

const bases = [
  'http://example.com/',
  'https://example.com/a/b.html?q=1#part',
  'http://127.0.0.1:8080/x',
  'http://user:word@example.com/',
  'file:///a/b.html',
  'about:blank',
  'data:text/html,a',
];
const ordinary = [
  '/',
  '/a',
  '/a/b.html',
  '/a//b/',
  '/a?b=c&d=1',
  '/a#b',
  '#',
  '#part',
  '#a:~:text=b',
  'a',
  'a.html',
  'a/b',
  'http.html#x',
  'a?b=c',
  '_a/',
  'https://example.com/',
  'https://www.example.co.uk/a-b/c_d.php?id=4&x=a,b#top',
];
const others = [
  '',
  '?q=1',
  'a:b',
  'http:',
  'a/../b',
  'a/.',
  '.a',
  'a/..',
  './a',
  '../a',
  '/.',
  '/..',
  '/./a',
  '/a/../b',
  '/a/.',
  '/a/.hidden',
  '/a..b/c.',
  '/%2e%2e/a',
  '/a%20b',
  '/a b',
  '/ä',
  '//example.com/a',
  '///a',
  '/\\a',
  '/a\\b',
  'https://example.com',
  'HTTPS://EXAMPLE.COM/',
  'https://Example.com/a',
  'https://example.com:443/a',
  'https://example.com:8443/a',
  'https://a:b@example.com/',
  'https://1.2.3.4/',
  'https://0x7f.1/',
  'https://a.1/',
  'https://xn--a.com/',
  'https://xn--bcher-kva.example/',
  'https://a..b.com/',
  'https://-a.com/',
  'https://a_b.com/',
  'https://example.com/../a',
  'https://example.com/a/./b',
  "https://example.com/?a='b'",
  '/a?b=c|d',
  '/a?b=%zz',
  'https:/example.com/',
  'https:example.com',
  'http:/a',
  'mailto:a@example.com',
  'javascript:void(0)',
  ' /a',
  '/a ',
  '/a\nb',
  '/a\tb',
  '#a b',
  '#ä',
  '#"',
  '#<b>',
  'http://',
  'http://a',
  'https://com/',
  `/${'a'.repeat(3_000)}`,
];

test.each(bases)('joins to %s as a URL parser does, or not at all', (url) => {
  const base = new DomBaseUrl(url);
  for (const written of [...ordinary, ...others]) {
    const joined = base.join(written);
    if (joined !== null) expect(joined, written).toBe(new URL(written, url).href);
  }
});

test('joins ordinary addresses without a parser', () => {
  const base = new DomBaseUrl(bases[1]!);
  expect(ordinary.filter((written) => base.join(written) === null)).toEqual([]);
});

test('takes no longer for addresses made to be slow', () => {
  const base = new DomBaseUrl('http://example.com/');
  // Repeated so often that more than linear time would exceed the test's limit.
  for (let round = 0; round < 500; round++)
    for (const part of ['a', 'a-', 'a.', '/a', '/', '-', 'a/.'])
      for (const start of ['', '/', 'http://', 'http://a.com/', '#']) base.join(`${start}${part.repeat((1_900 / part.length) | 0)}|`);
});
