import { describe, expect, test } from 'vitest';
import { findPrices } from '../../../checks/language/prices.ts';

describe('findPrices', () => {
  test.each([
    ['$1,299.00', 'en', 1299, '$'],
    ['US$ 20', 'en', 20, 'USD'],
    ['now 1.299,00 €', 'de', 1299, 'EUR'],
    ['$1,03990', 'en', 1039.9, '$'],
    ['1.03990 €', 'de', 1039.9, 'EUR'],
    ['₹1,29900', 'hi', 1299, 'INR'],
    ['19,– €', 'de', 19, 'EUR'],
    ['CHF 12.–', 'de', 12, 'CHF'],
    ['Fr. 49.90', 'de', 49.9, 'CHF'],
    ['1 299 kr', 'sv', 1299, 'kr'],
    ['R$ 99,90', 'pt', 99.9, 'BRL'],
    ['12 990 Ft', 'hu', 12_990, 'HUF'],
    ['249 zł', 'pl', 249, 'PLN'],
    ['1 990 руб.', 'ru', 1990, 'RUB'],
    ['₽ 500', 'ru', 500, 'RUB'],
    ['￥2,980', 'ja', 2980, '¥'],
    ['2,980円（税込）', 'ja', 2980, 'JPY'],
    ['価格：４，５００円', 'ja', 4500, 'JPY'],
    ['2，3，980円', 'ja', 980, 'JPY'],
    ['3万円', 'ja', 30_000, 'JPY'],
    ['1万2800円', 'ja', 12_800, 'JPY'],
    ['12만 9천원', 'ko', 129_000, 'KRW'],
    ['129€99', 'fr', 129.99, 'EUR'],
    ['RMB 899', 'zh', 899, 'CNY'],
    ['KSh 1,299', 'en', 1299, 'KES'],
    ['S/ 129.90', 'es', 129.9, 'PEN'],
    ['1,290 টাকা', 'bn', 1290, 'BDT'],
    ['۱۲۹۰۰۰ ریال', 'fa', 129_000, 'IRR'],
    ['199元', 'zh', 199, '元'],
    ['12,000원', 'ko', 12_000, 'KRW'],
    ['١٬٢٩٩٫٥٠ ر.س', 'ar', 1299.5, 'SAR'],
    ['AED 1,200', 'ar', 1200, 'AED'],
    ['₪ 120', 'he', 120, 'ILS'],
    ['฿๑,๒๙๙', 'th', 1299, 'THB'],
    ['₹1,29,900', 'hi', 129_900, 'INR'],
    ['Rp 150.000', 'id', 150_000, 'IDR'],
    ['KWD 12.500', 'en', 12.5, 'KWD'],
    ['19 Euro', 'de', 19, 'EUR'],
    ['TRY 30.00', 'en', 30, 'TRY'],
    ['30 TRY', 'tr', 30, 'TRY'],
    ['1 299,-', 'nb', 1299, 'kr'],
    ['12 990,-', 'cs', 12_990, 'CZK'],
    ['1.299,- kr.', 'da', 1299, 'kr'],
    ['129,99 Lei', 'ro', 129.99, 'RON'],
    ['1 299 рублей', 'ru', 1299, 'RUB'],
    ['649 гривень', 'uk', 649, 'UAH'],
    ['1.290 дин.', 'sr', 1290, 'RSD'],
    ['12 990 тенге', 'kk', 12_990, 'KZT'],
    ['S/. 129.90', 'es-PE', 129.9, 'PEN'],
    ['12 500 FCFA', 'fr', 12_500, 'FCFA'],
    ['1,290.-', 'th', 1290, 'THB'],
    ['1.290.000 VNĐ', 'vi', 1_290_000, 'VND'],
    ['1,299 रुपये', 'hi', 1299, 'INR'],
    ['रु १,२९९', 'ne', 1299, 'NPR'],
    ['1250 روپے', 'ur', 1250, 'Rs'],
    ['250 ש״ח', 'he', 250, 'ILS'],
    ['1200 دج', 'ar', 1200, 'DZD'],
  ])('%s', (text, language, amount, currency) => {
    expect(findPrices(text, language)).toEqual([expect.objectContaining({ amount, currency })]);
  });
  test.each([
    ['a year', 'In 2026 the shop moved.'],
    ['a length', '6 Ft ladder'],
    ['a shouted word', 'TRY 30 DAYS'],
    ['letters that are no code', 'ABC 20'],
    ['a code inside a word', 'NEUR 20'],
    ['a version', 'version 2.0.1'],
    ['a sign alone', '$ and €'],
  ])('%s is not a price', (_, text) => expect(findPrices(text, 'en')).toEqual([]));
  test('a round magnitude has no amount', () =>
    expect(findPrices('They raised $3 million.')).toEqual([{ raw: '$3', amount: null, currency: '$' }]));
  test.each([
    ['89,00 € 129,00 €', 'de', [89, 129]],
    ['89,00 €129,00 €', 'fr', [89, 129]],
    ['459.000₫ 650.000₫', 'vi', [459_000, 650_000]],
    ['1 299 kr 1 599 kr', 'sv', [1299, 1599]],
    ['129 € 5 Sterne', 'de', [129]],
    ['€ 20 € 30', 'nl', [20, 30]],
    ['2 $5 vouchers', 'en', [5]],
    ['Size 10 $ 20', 'en', [20]],
  ])('a currency between two numbers: %s', (text, language, amounts) =>
    expect(findPrices(text, language).map(({ amount }) => amount)).toEqual(amounts),
  );
  test('each amount takes its own currency', () => {
    expect(findPrices('Size 10 €20, €30 or 40 €').map(({ amount }) => amount)).toEqual([20, 30, 40]);
  });
});
