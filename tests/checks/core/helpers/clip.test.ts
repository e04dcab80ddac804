import { describe, expect, test } from 'vitest';
import { clipText, clipToOneLine } from '../../../../checks/core/helpers/clip.ts';

describe('clip', () => {
  test.each([
    ['short text stays', 'abc', 3, 'abc'],
    ['long text is cut with an ellipsis inside the limit', 'abcd', 3, 'ab…'],
    ['a pair is never cut in half', 'a😀😀', 4, 'a😀…'],
    ['a pair that does not fit goes whole', 'ab😀c', 4, 'ab…'],
    ['lone surrogates are replaced', 'a\ud800b', 9, 'a\ufffdb'],
    ['empty', '', 5, ''],
  ])('%s', (_, text, max, expected) => {
    expect(clipText(text, max)).toBe(expected);
    expect(clipText(text, max).length).toBeLessThanOrEqual(max);
  });
});

describe('clipToOneLine', () => {
  test('collapses and trims', () => expect(clipToOneLine(' a\n\t b  ', 10)).toBe('a b'));
  test('CJK text', () => expect(clipToOneLine('  編集\u3000者 ', 10)).toBe('編集 者'));
  test('a very long text is cut', () => expect(clipToOneLine('x '.repeat(1_000_000), 10)).toBe('x x x x x…'));
});
