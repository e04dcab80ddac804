import { describe, expect, test } from 'vitest';
import { english, wording } from '../../../checks/core/wording.ts';
import { partRead } from '../../../checks/messages/en/english.ts';

describe('English', () => {
  test.each([
    [english.amount(1, 'link'), '1 link'],
    [english.amount(0, 'link'), '0 links'],
    [english.amount(3_411, 'query', 'queries'), '3,411 queries'],
    [english.agree(1, 'has', 'have'), 'has'],
    [english.agree(2, 'has', 'have'), 'have'],
    [english.and([]), ''],
    [english.and(['a']), 'a'],
    [english.and(['a', 'b']), 'a and b'],
    [english.and(['a, and b', 'c', 'd']), 'a, and b, c and d'],
    [english.or(['a', 'b', 'c']), 'a, b or c'],
    [english.percent(0), '0 %'],
    [english.percent(0.004), '<1 %'],
    [english.percent(0.5), '50 %'],
    [english.percent(0.996), '>99 %'],
    [english.percent(1), '100 %'],
    [english.duration(850.4), '850 ms'],
    [english.duration(1_234), '1.2 s'],
    [english.bytes(1), '1 byte'],
    [english.bytes(12_400), '12 kB'],
    [english.bytes(3_400_000), '3.4 MB'],
    [english.date('2026-11-22T23:59:00Z'), 'Nov 22, 2026'],
    [english.date('yesterday'), 'yesterday'],
    [english.fixed(0.1, 2), '0.10'],
    [english.language('de'), 'German'],
    [english.language('not a code'), 'not a code'],
  ])('%s', (said, expected) => expect(said).toBe(expected));
});

describe('another language', () => {
  test('has its own plural categories', () => {
    const polish = wording('pl');
    const pages = { one: 'strona', few: 'strony', many: 'stron', other: 'strony' };
    expect([1, 3, 5].map((count) => polish.amount(count, pages))).toEqual(['1 strona', '3 strony', '5 stron']);
  });
  test('has its own numbers and lists', () => {
    const german = wording('de');
    expect(german.number(3_411.5)).toBe('3.411,5');
    expect(german.and(['a', 'b', 'c'])).toBe('a, b und c');
  });
});

test('a part that was read', () => expect(partRead('link', { read: 3_000, total: 3_411 }).message).toBe('The page has 3,411 links; the first 3,000 were read and are judged here.'));
