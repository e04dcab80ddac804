import { oneLine } from '../core/clip.ts';
import { currencyCodes, currencySigns, currencyWords, thousandthCurrencies, wordLikeCodes } from '../lists/currencies.ts';
import { literally } from './any-of.ts';
import { numberPattern, parseNumber } from './numbers.ts';
import { unicodePattern } from './unicode-pattern.ts';

/** An amount with its currency, as found in a text. */
export interface Price {
  raw: string;
  /** Null when the number cannot be read, or is a round magnitude such as "3 million". */
  amount: number | null;
  /** ISO 4217 code; the sign itself where several currencies share it ($, ¥, kr). */
  currency: string;
}

const signs = Object.keys(currencySigns).map(literally).join('|');
const wordsOf = (side: 'before' | 'after') =>
  currencyWords
    .filter((entry) => entry.side !== (side === 'before' ? 'after' : 'before'))
    .map(({ word }) => literally(word))
    .join('|');
const numbers = unicodePattern(numberPattern, 'g');
const gap = '[\\s\\u200E\\u200F]{0,2}';
const before = unicodePattern(`(?:(${signs}|\\p{Sc})|(?<![\\p{L}\\p{N}])(${wordsOf('before')}|[A-Z]{3})\\.?)${gap}$`);
const after = unicodePattern(
  `^(?:[.,][-–—]{1,2})?${gap}(?:(${signs}|\\p{Sc})(?!${gap}\\p{Nd})|(${wordsOf('after')}|[A-Z]{3})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}]))`,
);
/** Ten thousands and hundred millions of East Asia are part of the number; other magnitudes mean that it is not a price. */
const eastAsian = /^([万萬만億亿억])/u;
const magnitude = unicodePattern(
  String.raw`^\s?(?:[kKmMbB](?![\p{L}])|mn|bn|mio|mrd|mill?i|bill?i|мл|тыс|lakh|crore|tri[ệe]u|juta|milhões|mille|mila|مليون|مليار|ล้าน)`,
  'i',
);
const digit = unicodePattern(String.raw`\p{Nd}`);
const anyCurrency = unicodePattern(`\\p{Sc}|[A-Z]{3}|${currencyWords.map(({ word }) => literally(word)).join('|')}`);
const cents = unicodePattern(String.raw`[.,]\p{Nd}{2}$`);

/** Prices in a text, in their order. Time grows with its length. */
export function findPrices(text: string, language = 'und'): Price[] {
  const found: Price[] = [];
  // Nearly all texts have no number, or nothing that could be a currency.
  if (!digit(text).test(text) || !anyCurrency(text).test(text)) return found;
  const line = text.replaceAll('￥', '¥').replaceAll('＄', '$').replaceAll('￡', '£').replaceAll('￦', '₩');
  for (const match of line.matchAll(numbers(line))) {
    const start = match.index;
    const scale = eastAsian.exec(line.slice(start + match[0].length, start + match[0].length + 1))?.[1] ?? '';
    const end = start + match[0].length + scale.length;
    const beside = line.slice(Math.max(0, start - 10), start);
    const head = before(beside).exec(beside);
    const rest = line.slice(end, end + 16);
    const tail = head ? null : after(rest).exec(rest);
    const written = head ?? tail;
    if (!written) continue;
    const currency = currencyOf(written[1], written[2], language, head !== null, match[0]);
    if (!currency) continue;
    const value = magnitude(rest).test(rest) ? null : parseNumber(match[0], thousandthCurrencies.has(currency));
    const raw = line.slice(head ? start - head[0].length : start, tail ? end + tail[0].length : end);
    found.push({
      raw: oneLine(raw, 60),
      amount: value === null ? null : value * ('億亿억'.includes(scale) && scale ? 1e8 : scale ? 1e4 : 1),
      currency,
    });
  }
  return found;
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
  const entry = currencyWords.find((candidate) => candidate.word === word);
  if (entry) return !entry.languages || entry.languages.includes(language) ? entry.currency : null;
  if (!currencyCodes.has(word)) return null;
  return isBefore && wordLikeCodes.has(word) && !cents(amount).test(amount) ? null : word;
}
