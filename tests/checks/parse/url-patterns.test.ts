import { describe, expect, test } from 'vitest';
import { anyPatternMatcher, patternMatcher } from '../../../checks/parse/url-patterns.ts';

describe('a pattern', () => {
  test.each<[pattern: string, url: string, means: boolean]>([
    ['/blog/*', 'https://a.example/blog/one', true],
    ['/blog/*', 'https://a.example/blog/one/two', false],
    ['/blog/**', 'https://a.example/blog/one/two?x=1', true],
    ['/blog/*', 'https://a.example/de/blog/one', false],
    ['**/blog/*', 'https://a.example/de/blog/one', true],
    ['/blog', 'https://a.example/blog', true],
    ['/blog', 'https://a.example/blog/', false],
    ['https://a.example/*', 'https://a.example/x', true],
    ['https://a.example/*', 'https://b.example/x', false],
    ['/p?ge', 'https://a.example/page', true],
    ['/p?ge', 'https://a.example/pge', false],
    ['/*.html', 'https://a.example/a.html', true],
    ['/*.html', 'https://a.example/axhtml', false],
    ['/**', 'https://a.example/', true],
    ['**?page=*', 'https://a.example/list?page=2', true],
    ['/%E8%A8%98*', 'https://a.example/記事', true],
    ['/a+(b)', 'https://a.example/a+(b)', true],
    ['/\\/blog\\//', 'https://a.example/de/blog/x', true],
    ['/BLOG/i', 'https://a.example/blog', true],
    ['/^https:\\/\\/b/', 'https://a.example/', false],
  ])('%s and %s', (pattern, url, means) => expect(patternMatcher(pattern)(url)).toBe(means));
  test('that is not a regular expression throws', () => expect(() => patternMatcher('/(/')).toThrow(SyntaxError));
  test('none means none, and any is enough', () => {
    expect(anyPatternMatcher([])('https://a.example/')).toBe(false);
    expect(anyPatternMatcher(['/a', '/b'])('https://x.example/b')).toBe(true);
  });
  test('with many stars ends on a URL made against it', () =>
    expect(patternMatcher(`/${'**/'.repeat(60)}x`)(`https://a.example/${'/'.repeat(1_900)}`)).toBe(false));
});
