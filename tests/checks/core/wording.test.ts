import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { english, localeFormats } from '../../../checks/core/wording.ts';
import { partReadText } from '../../../words/en/checks/grammar.ts';

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
    [english.percent(0), '0%'],
    [english.percent(0.004), '<1%'],
    [english.percent(0.5), '50%'],
    [english.percent(0.996), '>99%'],
    [english.percent(1), '100%'],
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
  ])('%s', (texts, expected) => expect(texts).toBe(expected));
});

describe('another language', () => {
  test('has its own plural categories', () => {
    const polish = localeFormats('pl');
    const pages = { one: 'strona', few: 'strony', many: 'stron', other: 'strony' };
    expect([1, 3, 5].map((count) => polish.amount(count, pages))).toEqual(['1 strona', '3 strony', '5 stron']);
  });
  test('has its own numbers and lists', () => {
    const german = localeFormats('de');
    expect(german.number(3_411.5)).toBe('3.411,5');
    expect(german.and(['a', 'b', 'c'])).toBe('a, b und c');
  });
  test.each([
    ['en', '50%', '<1%', '>99%', '850 ms', '1.2 s', '1 byte', '640 bytes', '12 kB', '3.4 MB'],
    ['de', '50 %', '<1 %', '>99 %', '850 ms', '1,2 s', '1 Byte', '640 Byte', '12 kB', '3,4 MB'],
    ['fr', '50 %', '<1 %', '>99 %', '850 ms', '1,2 s', '1 octet', '640 octets', '12 ko', '3,4 Mo'],
    ['ja', '50%', '<1%', '>99%', '850 ms', '1.2 秒', '1 バイト', '640 バイト', '12 KB', '3.4 MB'],
    ['ar', '50%', '<1%', '>99%', '850 ملي ث', '1.2 ث', '1 بايت', '640 بايت', '12 كيلوبايت', '3.4 م.ب'],
  ])('%s has its own percent, durations and sizes, with Latin digits', (code, ...expected) => {
    const { percent, duration, bytes } = localeFormats(code);
    const said = [percent(0.5), percent(0.004), percent(0.996), duration(850.4), duration(1_234)];
    said.push(...[1, 640, 12_400, 3_400_000].map(bytes));
    // Versions of Intl differ in their spaces, and in marks of direction.
    expect(said.map((text) => text.replace(/\s/g, ' ').replace(/[\u200e\u200f\u061c]/g, ''))).toEqual(expected);
  });
});

test('a part that was read', () =>
  expect(partReadText('links', { read: 3_000, total: 3_411 }).message).toBe(
    'The page has 3,411 links; the first 3,000 were read and are judged here.',
  ));

describe('formats of Intl', () => {
  let made = 0;
  beforeAll(() => {
    const counted = <T extends object>(format: T): T =>
      new Proxy(format, {
        construct(target, words) {
          made += 1;
          return Reflect.construct(target as new () => object, words) as object;
        },
      });
    const own = ['NumberFormat', 'PluralRules', 'ListFormat', 'DisplayNames', 'DateTimeFormat', 'RelativeTimeFormat'].map(
      (name) => [name, Reflect.get(Intl, name) as object] as const,
    );
    for (const [name, format] of own) Reflect.set(Intl, name, counted(format));
    return () => {
      for (const [name, format] of own) Reflect.set(Intl, name, format);
    };
  });
  beforeEach(() => {
    made = 0;
  });
  const say = ({ number, amount, and, date, time, fixed, language, ago }: ReturnType<typeof localeFormats>) => [
    number(1_000),
    amount(2, 'link'),
    and(['a', 'b']),
    date('2026-11-23'),
    date('2026-11-24', 'Asia/Tokyo'),
    time('2026-11-23T10:00:00Z'),
    fixed(1.25, 1),
    fixed(1.25, 2),
    language('de'),
    ago(0, 120_000),
  ];

  test('are made once each', () => {
    const words = localeFormats('en');
    const [first, second] = [say(words), say(words)];
    expect([made, second]).toEqual([10, first]);
  });
  test('that most sentences need can be made before', () => {
    const words = localeFormats('en');
    words.prepare();
    made = 0;
    const texts = [
      words.number(1_000),
      words.amount(2, 'link'),
      words.and(['a', 'b']),
      words.date('2026-11-23'),
      words.language('de'),
      words.ago(0, 120_000),
    ];
    expect([made, texts]).toEqual([0, ['1,000', '2 links', 'a and b', 'Nov 23, 2026', 'German', '2 minutes ago']]);
  });
});
