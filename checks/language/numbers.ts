import { unicodePattern } from './unicode-pattern.ts';
/** Reads numbers as people write them, in any digits and with any separators. */

const digitValues = new Map<string, string>();
const otherDigits = unicodePattern(String.raw`(?![0-9])\p{Nd}`, 'g');

/** Converts decimal digits of any script to 0–9; other characters stay. */
export function withLatinDigits(text: string): string {
  // Digits of other scripts start at U+0660.
  if (!/[\u0660-\uffff]/.test(text)) return text;
  return text.replace(otherDigits(text), (digit) => {
    let value = digitValues.get(digit);
    if (value === undefined) {
      // Unicode arranges the digits of a script in a row, zero first.
      const code = digit.codePointAt(0)!;
      let zero = code;
      while (code - zero < 60 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
      value = String((code - zero) % 10);
      digitValues.set(digit, value);
    }
    return value;
  });
}

const space = '[ \\u00A0\\u2009\\u202F]';
/** Digits as wide as a Han character, with separators of that width; a wide comma between other digits separates numbers. */
const wide = String.raw`[０-９]{1,3}(?:，[０-９]{3})+(?:．[０-９]+)?`;
/** Pattern source for one number: groups separated by spaces only in threes, other separators anywhere between digits. */
export const numberPattern = `${wide}|\\p{Nd}{1,3}(?:${space}\\p{Nd}{3}(?!\\p{Nd}))+(?:[.,٫]\\p{Nd}{1,2}(?!\\p{Nd}))?|\\p{Nd}+(?:[.,'’٬٫]\\p{Nd}+)*`;

/**
 * Value of a number in any notation: 1,299.00 – 1.299,00 – 1 299,00 – 1’299.00 – 1,29,900 – ١٬٢٩٩٫٥٠.
 * A single separator before exactly three digits counts as a group separator, unless `thousandths`.
 * @returns null if it is not a number in such a notation
 */
export function parseNumber(written: string, thousandths = false): number | null {
  const text = withLatinDigits(written)
    .replace(/[\s'’٬]/g, '')
    .replaceAll('，', ',')
    .replaceAll('．', '.')
    .replaceAll('٫', '·');
  if (!/^\d+(?:[.,·]\d+)*$/.test(text)) return null;
  const parts = text.split(/[.,·]/);
  const separators = [...text.replace(/\d/g, '')];
  const last = separators.at(-1);
  const tail = parts.at(-1)!;
  const decimal =
    last !== undefined &&
    (last === '·' ||
      (separators.length > 1 && last !== separators[0] && separators.indexOf(last) === separators.length - 1) ||
      (separators.length === 1 && (tail.length !== 3 || thousandths || parts[0] === '0' || parts[0]!.length > 3)));
  if (separators.length > 1 && !decimal && !parts.slice(1).every((part) => part.length === 2 || part.length === 3)) return null;
  const whole = (decimal ? parts.slice(0, -1) : parts).join('');
  const value = Number(decimal ? `${whole}.${tail}` : whole);
  return Number.isFinite(value) ? value : null;
}

const digit = unicodePattern(String.raw`\p{Nd}`);
/** Whether a text has a digit of any script. */
export const hasDigit = (text: string): boolean => digit(text).test(text);
