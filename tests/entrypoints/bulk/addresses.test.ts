import { describe, expect, test } from 'vitest';
import { bulkWords } from '../../../words/en/app/bulk/index.ts';
import { describeInvalidLines, runNameFor, parseAddresses, whyNotAuditable } from '../../../entrypoints/bulk/addresses.ts';
import { parseTypedAddress } from '../../../extension/app/read-address.ts';

describe('pasted addresses', () => {
  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com', 'https://example.com/'],
    ['//example.com/a', 'https://example.com/a'],
    ['localhost:8080/a', 'http://localhost:8080/a'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000/'],
    ['localhost.example.com', 'https://localhost.example.com/'],
    ['example.com:8443', 'https://example.com:8443/'],
    ['http://[::1]:80/', 'http://[::1]/'],
    ['HTTP://EXAMPLE.com/Ä', 'http://example.com/%C3%84'],
    ['https://müller.example/', 'https://xn--mller-kva.example/'],
  ])('%s', (line, url) => expect(parseTypedAddress(line)).toEqual({ url }));
  test.each([
    ['hello', 'no host'],
    ['hello ports', 'a space'],
    ['ftp://example.com/', 'not ftp URLs'],
    ['javascript:alert(1)', 'not javascript'],
    ['https://', 'Not a URL'],
    ['https://me:secret@example.com/', 'password'],
    [`https://example.com/${'a'.repeat(8_000)}`, 'Longer than 8,000'],
  ])('%.30s cannot be queued', (line, reason) => {
    const read = parseTypedAddress(line);
    expect('reason' in read && read.reason(bulkWords.add.urls.reasons)).toContain(reason);
  });
  test('lines are counted, repeated ones joined, marks left out, and bad ones stay', () => {
    const text = '\uFEFFhttps://example.com/a\r\n\r\nnot this one\n  example.com/a \u200B\nmailto:me@example.com\nexample.com/b';
    const read = parseAddresses(text);
    expect(read.urls).toEqual(['https://example.com/a', 'https://example.com/b']);
    expect(read.repeated).toBe(1);
    expect(read.invalid.map(({ line, text: words }) => [line, words])).toEqual([
      [3, 'not this one'],
      [5, 'mailto:me@example.com'],
    ]);
    expect(describeInvalidLines(read.invalid, text)).toBe('not this one\nmailto:me@example.com');
  });
  test('ten thousand lines', () => {
    const { urls, repeated } = parseAddresses(Array.from({ length: 10_000 }, (_, index) => `example.com/${index % 9_000}`).join('\n'));
    expect([urls.length, repeated]).toEqual([9_000, 1_000]);
  });
});

test.each([
  ['https://example.com/', null],
  ['file:///a.html', 'file'],
  ['chrome-extension://abc/x.html', 'extension'],
  ['moz-extension://abc/x.html', 'extension'],
  ['chrome://settings/', 'browser'],
  ['about:blank', 'browser'],
  ['view-source:https://example.com/', 'browser'],
])('a tab with %s', (url, why) => expect(whyNotAuditable(url)).toBe(why));

test.each([
  [['https://a.example/', 'https://a.example/2'], 'a.example'],
  [['https://a.example/', 'https://b.example/', 'https://b.example/2'], 'b.example and 1 more'],
  [['nonsense'], 'Bulk audit'],
])('%j is called %s', (urls, name) => expect(runNameFor(urls, bulkWords.runs)).toBe(name));
