import type { Block, OfferFact } from '../core/facts.ts';
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
/** A row of a two-column table or an entry of a dl. */
export interface Pair { name: string; value: string; selector: string }

const most = { prices: 100, specifications: 200, name: 80, value: 200 } as const;

const signs = Object.keys(currencySigns).map(literally).join('|');
const wordsOf = (side: 'before' | 'after') => currencyWords.filter((entry) => entry.side !== (side === 'before' ? 'after' : 'before'))
  .map(({ word }) => literally(word)).join('|');
const numbers = unicodePattern(numberPattern, 'g');
const gap = '[\\s\\u200E\\u200F]{0,2}';
const before = unicodePattern(`(?:(${signs}|\\p{Sc})|(?<![\\p{L}\\p{N}])(${wordsOf('before')}|[A-Z]{3})\\.?)${gap}$`);
const after = unicodePattern(`^(?:[.,][-–—]{1,2})?${gap}(?:(${signs}|\\p{Sc})(?!${gap}\\p{Nd})|(${wordsOf('after')}|[A-Z]{3})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}]))`);
/** Ten thousands and hundred millions of East Asia are part of the number; other magnitudes say that it is no price. */
const eastAsian = /^([万萬만億亿억])/u;
const magnitude = unicodePattern(String.raw`^\s?(?:[kKmMbB](?![\p{L}])|mn|bn|mio|mrd|mill?i|bill?i|мл|тыс|lakh|crore|tri[ệe]u|juta|milhões|mille|mila|مليون|مليار|ล้าน)`, 'i');
const digit = unicodePattern(String.raw`\p{Nd}`);
const anyCurrency = unicodePattern(`\\p{Sc}|[A-Z]{3}|${currencyWords.map(({ word }) => literally(word)).join('|')}`);
const cents = unicodePattern(String.raw`[.,]\p{Nd}{2}$`);
const says = unicodePattern(String.raw`[\p{L}\p{N}]`);
const saysOrMarks = unicodePattern(String.raw`[\p{L}\p{N}✓✔✗✘—–-]`);

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

function currencyOf(sign: string | undefined, word: string | undefined, language: string, isBefore: boolean, amount: string): string | null {
  if (sign) return currencySigns[sign] ?? sign;
  if (!word) return null;
  const entry = currencyWords.find((candidate) => candidate.word === word);
  if (entry) return !entry.languages || entry.languages.includes(language) ? entry.currency : null;
  if (!currencyCodes.has(word)) return null;
  return isBefore && wordLikeCodes.has(word) && !cents(amount).test(amount) ? null : word;
}

/** What people decide on: prices in the visible text (code left out), and pairs of name and value. */
export function offer({ blocks, pairs, language }: { blocks: readonly Block[]; pairs: readonly Pair[]; language: string }): OfferFact {
  const prices: OfferFact['prices'] = [];
  for (const block of blocks) {
    if (block.code || prices.length >= most.prices) continue;
    for (const price of findPrices(block.text, language)) {
      if (prices.length < most.prices) prices.push({ ...price, main: block.main, selector: block.selector });
    }
  }
  const names = new Set<string>();
  const specifications = pairs.flatMap(({ name, value, selector }) => {
    const label = oneLine(name, 1_000).replace(/\s*[:：]$/, '');
    const text = oneLine(value, 1_000);
    // Longer cells are prose laid out as a table.
    if (!says(label).test(label) || !saysOrMarks(text).test(text) || label.length > most.name || text.length > most.value) return [];
    const key = label.toLowerCase();
    if (names.has(key)) return [];
    names.add(key);
    return [{ name: label, value: text, selector }];
  });
  return { prices, specifications: specifications.slice(0, most.specifications) };
}
