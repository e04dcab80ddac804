import { describe, expect, test } from 'vitest';
import { printableText, clickableUrl, printableUrl } from '../../../reports/pdf/text/clean.ts';

describe('clean', () => {
  test.each([
    ['a\u0000b\u001b[31m\nc', 'a b [31m c'],
    ['\u202Eevil\u202C', 'evil'],
    ['zero\u200bwidth', 'zerowidth'],
    ['بعرض \u200e24 px', 'بعرض \u200e24 px'],
    ['e\u0301', 'é'],
    ['\ud800x', '\ufffdx'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['  a   b  ', 'a b'],
    ['Titre\u00a0: « a »', 'Titre\u00a0: « a »'],
    ['a\u00a0\u00a0\nb', 'a b'],
  ])('%j becomes %j', (text, cleaned) => expect(printableText(text, 100)).toBe(cleaned));
  test('cuts, and never a pair in half', () => {
    expect(printableText('abcdef', 4)).toBe('abc…');
    expect(printableText('ab😀😀', 4)).toBe('ab…');
    expect(printableText('x'.repeat(5_000_000), 20)).toHaveLength(20);
  });
});

test('links are http(s) in ASCII, and nothing else', () => {
  expect(clickableUrl('https://example.com/käse')).toBe('https://example.com/k%C3%A4se');
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'nonsense',
    '',
    `https://example.com/${'x'.repeat(3_000)}`,
  ])
    expect(clickableUrl(url)).toBeNull();
});

test('addresses are shown decoded where that is safe', () => {
  expect(printableUrl('https://example.com/k%C3%A4se', 100)).toBe('https://example.com/käse');
  expect(printableUrl('https://example.com/%E0%A4%A', 100)).toBe('https://example.com/%E0%A4%A');
  expect(printableUrl('https://example.com/%E2%80%AEx', 100)).toBe('https://example.com/x');
});
