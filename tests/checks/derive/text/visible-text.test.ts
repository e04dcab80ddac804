import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../checks/core/facts/text.ts';
import { dayInMarkup, htmlToText, visibleTextLookup } from '../../../../checks/derive/text/visible-text.ts';

const block = (text: string, change: Partial<Block> = {}): Block => ({
  tag: 'p',
  text,
  units: 5,
  region: 'main',
  main: true,
  level: 0,
  linkChars: 0,
  hrefs: [],
  note: false,
  quote: false,
  code: false,
  within: null,
  selector: `p:${text.slice(0, 8)}`,
  ...change,
});
const page = (texts: string[], language = 'en') =>
  visibleTextLookup(
    texts.map((text) => block(text)),
    [],
    [language],
  );

describe('names', () => {
  test.each([
    ['Green tea, 100 g', 'GREEN TEA 100g'],
    ['Salt &amp; pepper', 'Salt & pepper'],
    ['<b>Salt</b> &#38; &#x70;epper', 'Salt & pepper'],
    ['How to brew green tea in the morning…', 'How to brew green tea in the morning, and why'],
    ['How to brew green tea | Tea House', 'How to brew green tea'],
    ['緑茶の入れ方と温度の話（写真＝茶園）：茶の新聞', '緑茶の入れ方と温度の話（写真＝茶園）'],
    ['How to brew good green tea', 'How to brew a good green tea'],
    ['緑茶の入れ方', '緑茶の入れ方：朝の一杯'],
    ['茶', '抹茶とは'],
    ['شاي أخضر', 'أفضل شَاي أخضر'],
    ['Tea', 'Our Tea.'],
  ])('%s is in %s', (name, text) => expect(page([text]).name(name)?.text).toBe(text));
  test.each([
    ['Tea', 'Instead of coffee'],
    ['Green tea set with two cups', 'Black coffee set with one mug'],
    ['', 'x'],
    ['…', 'x'],
    ['紅茶', '緑茶の入れ方'],
  ])('%s is not in %s', (name, text) => expect(page([text]).name(name)).toBeNull());
  test.each([
    [['larepublica_pe ediciondigital@glr.pe', 'Grupo La República'], 'La Republica', 'Grupo La República'],
    [['www.чайнаялавка.рф', 'Лучшая «Чайная лавка» города'], 'Чайная лавка', 'Лучшая «Чайная лавка» города'],
    [['www.greentea.com'], 'Green Tea', 'www.greentea.com'],
  ])('in %j: %s, as whole words first', (texts, name, found) => expect(page(texts).name(name)?.text).toBe(found));
  test('code is not text for readers; other places are', () => {
    expect(visibleTextLookup([block('Green tea', { code: true })], [], ['en']).name('Green tea')).toBeNull();
    expect(visibleTextLookup([], [{ text: 'Green tea', selector: 'summary' }], ['en']).name('Green tea')?.selector).toBe('summary');
  });
});

describe('numbers and counts', () => {
  test.each([
    ['4.5 out of 5', 4.53, 0.05, true],
    ['4,5 von 5', 4.5, 0, true],
    ['٤٫٥ من ٥', 4.5, 0, true],
    ['4.4 stars', 4.5, 0.05, false],
    ['no number', 4.5, 1, false],
  ])('%s: %f ± %f %s', (text, value, tolerance, found) => expect(page([text]).number(value, tolerance) !== null).toBe(found));
  test.each([
    ['(1,234 reviews)', 1234, true],
    ['1.234 Bewertungen', 1234, true],
    ['1 234 avis', 1234, true],
    ['1.2K ratings', 1234, true],
    ['1.3K ratings', 1234, false],
    ['1.2万件', 12_345, true],
    ['12', 12, true],
    ['1.2K', 12, false],
    ['1.2 kg', 1234, false],
  ])('%s: count %i %s', (text, value, found) => expect(page([text]).count(value) !== null).toBe(found));
});

describe('prices', () => {
  test.each([
    ['1.299,00 €', 1299, 'EUR', 'de'],
    ['$12.50', 12.5, 'USD', 'en'],
    ['￥1,280', 1280, 'JPY', 'ja'],
    ['US$ 5', 5, 'USD', 'en'],
    ['١٢٫٥٠ ر.س', 12.5, 'SAR', 'ar'],
    ['12.50', 12.5, 'EUR', 'und'],
    ['€ 12 50', 12.5, 'EUR', 'und'],
  ])('%s is %f %s', (text, amount, currency, language) =>
    expect(page([text], language).price(amount, currency)).toMatchObject({ found: expect.anything(), other: null }),
  );
  test('another amount or currency is reported, main text first', () => {
    expect(page(['€ 9.99']).price(12.5, 'EUR')).toMatchObject({ found: null, other: { text: '€ 9.99' } });
    expect(page(['12.50 EUR']).price(12.5, 'CHF')).toMatchObject({ found: null, other: { text: '12.50 EUR' } });
    expect(visibleTextLookup([block('€ 1', { main: false }), block('€ 2')], [], ['de']).price(3, 'EUR').other?.text).toBe('€ 2');
    // Shipping is no price of the product, in however many prices it is; a range is.
    const shipping = 'Shipping: Standard $8.80, Express $12, free over $100';
    expect(page([shipping]).price(27.23, 'AUD')).toEqual({ found: null, other: null });
    expect(visibleTextLookup([block(shipping), block('$29.95', { main: false })], [], ['en']).price(27.23, 'AUD').other?.text).toBe(
      '$29.95',
    );
    expect(page(['$10 – $15']).price(27.23, 'AUD').other?.text).toBe('$10');
    expect(page(['no price']).price(3, 'EUR')).toEqual({ found: null, other: null });
  });
});

test('other prices are looked for once, however many a page has', () => {
  // So many that comparing each with all, for each product, would exceed the test's limit.
  const { price } = page(Array.from({ length: 6_000 }, (_, index) => `$${index + 10}.35`));
  const others = Array.from({ length: 50 }, (_, index) => price(5 + index / 1_000, 'USD').other?.text);
  expect(new Set(others)).toEqual(new Set(['$10.35']));
});

describe('days', () => {
  test.each([
    ['Published 21 November 2026', 'en'],
    ['November 20, 2026', 'en'],
    ['2026年11月21日', 'ja'],
    ['21. November 2026', 'de'],
    ['21.11.2026', 'und'],
    ['11/21/26', 'und'],
    ['2026/11/21', 'und'],
    ['21/11/2026', 'en'],
    ['Sat, Nov 21, 7 pm', 'en'],
    ['am 21. November um 19 Uhr', 'de'],
    ['٢١/١١/٢٠٢٦', 'ar'],
  ])('%s (%s)', (text, language) => expect(page([text], language).day('2026-11-21')).not.toBeNull());
  test.each([
    ['23 November 2026', 'en'],
    ['November 2026', 'en'],
    ['121.11.2026', 'und'],
    ['21 November', 'und'],
    ['', 'xx-invalid-language-tag'],
  ])('not %s (%s)', (text, language) => {
    expect(page([text], language).day('2026-11-21')).toBeNull();
  });
  test('an invalid date', () => expect(page(['x']).day('soon')).toBeNull());
});

test('phrases count in short main texts only', () => {
  const phrases = ['sold out'];
  expect(page(['Sold out!']).phrase(phrases)?.text).toBe('sold out');
  expect(visibleTextLookup([block('Sold out', { main: false }), block('sold out', { units: 40 })], [], ['en']).phrase(phrases)).toBeNull();
});
test('a phrase does not count within a longer one of another list', () => {
  const [inStock, outOfStock] = [['auf Lager'], ['nicht auf Lager']];
  expect(page(['Nicht auf Lager']).phrase(inStock, outOfStock)).toBeNull();
  expect(page(['Nicht auf Lager, blau auf Lager']).phrase(inStock, outOfStock)?.text).toBe('auf lager');
  expect(page(['Gewicht auf Lager']).phrase(inStock, outOfStock)?.text).toBe('auf lager');
  expect(page(['Nicht auf Lager']).phrase(outOfStock, inStock)?.text).toBe('nicht auf lager');
});

test('machine-readable values', () => {
  expect(dayInMarkup('2026-11-21T08:00:00+01:00')).toBe('2026-11-21');
  expect(dayInMarkup('2026')).toBeNull();
  expect(dayInMarkup('soon')).toBeNull();
  expect(htmlToText('&#0; &bogus; a<br>b')).toBe('&#0; &bogus; a b');
});
