import { describe, expect, test } from 'vitest';
import { withLatinDigits, parseNumber } from '../../../checks/language/numbers.ts';

test.each([
  ['١٢٣', '123'],
  ['۴۵۶', '456'],
  ['१२३', '123'],
  ['๑๒๓', '123'],
  ['１２３', '123'],
  ['𝟗', '9'],
  ['a1b', 'a1b'],
])('latinDigits(%s)', (text, expected) => expect(withLatinDigits(text)).toBe(expected));

describe('numberFromText', () => {
  test.each([
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['1 299,50', 1299.5],
    ['1\u202F299', 1299],
    ['1’299.95', 1299.95],
    ["1'299", 1299],
    ['1,29,900', 129_900],
    ['1.299', 1299],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['١٬٢٩٩٫٥٠', 1299.5],
    ['๑,๒๙๙', 1299],
    ['４，５００', 4500],
    ['１，２９９．５', 1299.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['7', 7],
    ['1.2.2026', null],
    ['1.2.3.4', null],
    ['', null],
    ['abc', null],
    ['9'.repeat(400), null],
  ])('%s', (text, expected) => expect(parseNumber(text)).toBe(expected));
  test('a single separator before three digits may be decimal', () => {
    expect(parseNumber('12.500', true)).toBe(12.5);
    expect(parseNumber('12.500')).toBe(12_500);
  });
});
