import { expect, test } from 'vitest';
import { parseRefresh } from '../../../checks/parse/refresh.ts';

const base = 'https://example.com/dir/page';
test.each([
  ['5', { seconds: 5, url: null }],
  [' 10 ', { seconds: 10, url: null }],
  ['0;url=/new', { seconds: 0, url: 'https://example.com/new' }],
  ['0; URL = "https://例え.jp/新"', { seconds: 0, url: 'https://xn--r8jz45g.jp/%E6%96%B0' }],
  ["3, url='a b", { seconds: 3, url: 'https://example.com/dir/a%20b' }],
  ['1 /new', { seconds: 1, url: 'https://example.com/new' }],
  ['1.9;url=x', { seconds: 1, url: 'https://example.com/dir/x' }],
  ['.5', { seconds: 0, url: null }],
  ['0;', { seconds: 0, url: null }],
  ['0;url=', { seconds: 0, url: null }],
  ['0;url=https://', null],
  ['0;url=javascript:alert(1)', null],
  ["0;url=' JavaScript:history.back()'", null],
  ['0..5;url=x', { seconds: 0, url: 'https://example.com/dir/x' }],
  ['', null],
  ['url=/new', null],
  ['-1;url=/new', null],
  ['5x;url=/new', null],
])('%s', (content, expected) => expect(parseRefresh(content, base)).toEqual(expected));
