import { clipToOneLine } from '../core/helpers/clip.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { currencyCodes, currencySigns, currencyWords, sharedSigns, thousandthCurrencies, wordLikeCodes } from '../lists/currencies.ts';
import { escapeRegExp } from './any-word-pattern.ts';
import { mostTags, primarySubtag } from './language-words.ts';
import { numberPattern, parseNumber, hasDigit } from './numbers.ts';
import { countUnits } from './units.ts';
import { unicodePattern } from './unicode-pattern.ts';

/** An amount with its currency, found in a text. */
export interface Price {
  raw: string;
  /** Null if the number cannot be parsed, or is a round magnitude such as "3 million". */
  amount: number | null;
  /** ISO 4217 code, or the sign itself if several currencies share it ($, ¥, kr). */
  currency: string;
}

const signs = Object.keys(currencySigns).map(escapeRegExp).join('|');
const wordsOf = (side: 'before' | 'after') =>
  currencyWords
    .filter((entry) => entry.side !== (side === 'before' ? 'after' : 'before'))
    .map(({ word }) => escapeRegExp(word))
    .join('|');
const numbers = unicodePattern(numberPattern, 'g');
const gap = '[\\s\\u200E\\u200F]{0,2}';
const before = unicodePattern(`(?:(${signs}|\\p{Sc})|(?<![\\p{L}\\p{N}])(${wordsOf('before')}|[A-Z]{3})\\.?)${gap}$`);
const after = unicodePattern(
  `^(?:[.,][-–—]{1,2})?${gap}(?:(${signs}|\\p{Sc})|(${wordsOf('after')}|[A-Z]{3})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{M}\\p{N}]))`,
);
/** A currency between two numbers, the spaces around it, and whether a currency follows the last number of such a row: “89 € 129 €”. */
const either = `(?:${signs}|\\p{Sc}|${wordsOf('before')}|[A-Z]{3}\\.?)`;
const digits = `\\p{Nd}[\\p{Nd}.,'’٬٫]*(?:[ \\u00A0\\u202F]\\p{Nd}{3}(?!\\p{Nd}))*(?:[.,][-–—]{1,2})?`;
const between = unicodePattern(`^(${gap})${either}(${gap})${digits}(?:${gap}${either}${gap}${digits})*(${gap}${either})?`);
const charactersOfRow = 80;
/** East Asian units of a thousand, ten thousand and a hundred million are part of the number; any other magnitude means that it is not a price. */
const eastAsian: Readonly<Record<string, number>> = { 千: 1e3, 천: 1e3, 万: 1e4, 萬: 1e4, 만: 1e4, 億: 1e8, 亿: 1e8, 억: 1e8 };
/** 129€99: the sign takes the place of the decimal mark. */
const centsBehindSign = unicodePattern(`^(${signs})(\\p{Nd}{2})(?![\\p{Nd}.,%])`);
/** $1,039 with a smaller 90 behind it: the last group has two digits more. */
const raisedCents = /^\p{Nd}{1,3}(?:[.,'’ \u00A0\u202F]\p{Nd}{3})*[.,'’]\p{Nd}{5}$/u;
const magnitude = unicodePattern(
  String.raw`^\s?(?:[kKmMbB](?![\p{L}])|mn|bn|mio|mrd|mill?i|bill?i|мл|тыс|lakh|crore|tri[ệe]u|(?:nghìn|ngàn|jt|rb)(?!\p{L})|juta|ribu|milhões|mille|mila|مليون|مليار|ล้าน)`,
  'i',
);
const anyCurrency = unicodePattern(`\\p{Sc}|[A-Z]{3}|${currencyWords.map(({ word }) => escapeRegExp(word)).join('|')}`);
const cents = unicodePattern(String.raw`[.,]\p{Nd}{2}$`);

/** Finds the prices in a text, in order. Linear time. */
export function findPrices(text: string, language = 'und'): Price[] {
  const found: Price[] = [];
  // Nearly all texts have no digit or no currency.
  if (!hasDigit(text) || !anyCurrency(text).test(text)) return found;
  const line = text.replaceAll('￥', '¥').replaceAll('＄', '$').replaceAll('￡', '£').replaceAll('￦', '₩');
  // Carries a larger unit over to the next number: 1万2800円, 12만 9천원.
  let carried = { amount: 0, start: -1, end: -2 };
  let read = 0;
  // Where the last currency behind a number ends: it is not before the next number too.
  let taken = 0;
  for (const match of line.matchAll(numbers(line))) {
    const start = match.index;
    if (start < read) continue;
    const unit = eastAsian[line[start + match[0].length] ?? ''] ?? 1;
    const end = start + match[0].length + (unit > 1 ? 1 : 0);
    const isMore = start - carried.end <= 1;
    const [from, more] = isMore ? [carried.start, carried.amount] : [start, 0];
    const beside = line.slice(Math.max(taken, start - 10), start);
    const head = before(beside).exec(beside);
    const rest = line.slice(end, end + 16);
    const [within, sign, hundredths] = (head || unit > 1 ? null : centsBehindSign(rest).exec(rest)) ?? [];
    if (within !== undefined) {
      const [whole, part] = [parseNumber(match[0]), parseNumber(hundredths!)];
      found.push({
        raw: clipToOneLine(line.slice(start, end + within.length), 60),
        amount: whole === null || part === null ? null : Math.round(whole * 100 + part) / 100,
        currency: currencySigns[sign!] ?? sign!,
      });
      read = end + within.length;
      continue;
    }
    const behind = head ? null : after(rest).exec(rest);
    const tail = behind && isOfNext(line.slice(end, end + charactersOfRow), language) ? null : behind;
    const written = head ?? tail;
    const number = raisedCents.test(match[0]) ? `${match[0].slice(0, -2)}٫${match[0].slice(-2)}` : match[0];
    const value = magnitude(rest).test(rest) ? null : parseNumber(number, false);
    carried =
      !written && unit > 1 && value !== null ? { amount: more + value * unit, start: from, end } : { amount: 0, start: -1, end: -2 };
    if (!written) continue;
    const currency = currencyOf(written[1], written[2], language, head !== null, match[0]);
    if (!currency) continue;
    const exact = value === null ? null : thousandthCurrencies.has(currency) ? parseNumber(match[0], true) : value;
    if (tail) taken = end + tail[0].length;
    const raw = line.slice(head ? start - head[0].length : from, tail ? end + tail[0].length : end);
    found.push({ raw: clipToOneLine(raw, 60), amount: exact === null ? null : exact * unit + more, currency });
  }
  return found;
}

/**
 * Whether a currency between two numbers belongs to the second. A row that ends with a currency has all of them behind their numbers,
 * however they are spaced; otherwise the closer number has it, and between two spaces, the one that the language writes it with.
 */
function isOfNext(rest: string, language: string): boolean {
  const [row, gapBefore = '', gapAfter = '', last] = between(rest).exec(rest) ?? [];
  if (row === undefined || last !== undefined) return false;
  return gapBefore.length === gapAfter.length ? !isWrittenBehind(language) : gapBefore.length > gapAfter.length;
}
const isWrittenBehind = memoizeByText((language: string): boolean => {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).formatToParts(1);
  return parts.findIndex(({ type }) => type === 'currency') > parts.findIndex(({ type }) => type === 'integer');
}, mostTags);

/** Text units besides the price up to which a line is about the price. More is a sentence about free shipping, a voucher or a rate. */
const wordsBesidePrice = 3;
/** Whether a line is little more than these prices, so that readers take them for the price of the page. */
export const isPriceLine = (line: string, ...prices: readonly Pick<Price, 'raw'>[]): boolean =>
  countUnits(prices.reduce((text, { raw }) => text.replace(raw, ' '), line)) <= wordsBesidePrice;

/** Whether a written price can be in a currency (ISO 4217 code): "$" cannot be EUR. */
export const canBeCurrency = (written: string, code: string): boolean =>
  written === code || (sharedSigns[written]?.includes(code) ?? false);

/** A price in a currency (ISO 4217 code). People write tomans, which have no code: one is ten rials. */
export const amountIn = (amount: number, written: string, code: string): number =>
  written === 'تومان' && code === 'IRR' ? amount * 10 : amount;

/** How often each price occurs, keyed by its text. */
export function countPrices(prices: readonly Price[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { raw } of prices) counts.set(raw, (counts.get(raw) ?? 0) + 1);
  return counts;
}
/** Takes a price off the former prices that were counted. @returns whether it was one of them; each is as often as it was counted */
export function takeFormerPrice(former: Map<string, number>, { raw }: Pick<Price, 'raw'>): boolean {
  const left = former.get(raw) ?? 0;
  if (left > 0) former.set(raw, left - 1);
  return left > 0;
}

function currencyOf(
  sign: string | undefined,
  word: string | undefined,
  language: string,
  isBefore: boolean,
  amount: string,
): string | null {
  if (sign) return currencySigns[sign] ?? sign;
  if (!word) return null;
  const entries = currencyWords.filter((candidate) => candidate.word === word);
  if (entries.length > 0)
    return entries.find(({ languages }) => !languages || languages.includes(primarySubtag(language)))?.currency ?? null;
  if (!currencyCodes.has(word)) return null;
  return isBefore && wordLikeCodes.has(word) && !cents(amount).test(amount) ? null : word;
}
