import { eastAsianUnits, magnitudes, percentPrefixes, percentWords, southEastAsianMagnitudes, unitSymbols } from '../lists/quantities.ts';
import { latinDigits, numberPattern } from './numbers.ts';
import { findPrices } from './offer.ts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const choice = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).map(escape).join('|');
const spaces = '[\\s\\u200E\\u200F-]{0,2}';

const numbers = new RegExp(numberPattern, 'gu');
const afterNumber = new RegExp(`^(?:${[
  `${spaces}[%٪％‰﹪]`,
  `${spaces}(?:${choice(percentWords)})`,
  `[${eastAsianUnits}]`,
  `${spaces}(?:${choice(southEastAsianMagnitudes)})`,
  `-(?:fold|fach)`,
].join('|')})`, 'iu');
const magnitude = new RegExp(`^${spaces}(?:${choice(magnitudes)})(?![\\p{L}\\p{N}])`, 'iu');
/** Symbols keep their case: 5 m is a length, 5 M is not. */
const unit = new RegExp(`^${spaces}(?:${choice(unitSymbols)})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])`, 'u');
const beforeNumber = new RegExp(`(?:[%٪％×]\\s?|(?:${choice(percentPrefixes)})\\s?)$`, 'iu');
/** Ordinary spaces also part numbers that stand side by side. */
const grouped = /^\d{1,3}(?:[,.'’٬\u00A0\u2009\u202F]\d{3})+$/u;
/** Three times as fast: 3x, 3.5×. A longer number with an x is a name. */
const times = /^\s?[x×](?![\p{L}\p{N}])/u;
/** 3:1, never a time of day. */
const ratio = /(?<![\p{Nd}:.])\p{Nd}{1,3}\s?[:：]\s?\p{Nd}(?![\p{Nd}:])/u;

/**
 * The first quantity of a sentence: an amount of money, a share in per cent, a number with a unit or a magnitude, a ratio, or a
 * number written in groups of thousands. Bare numbers, years and list numbers are none.
 * @returns the quantity as written, or null
 */
export function findQuantity(sentence: string, language: string): string | null {
  if (!/\p{Nd}/u.test(sentence)) return null;
  const [price] = findPrices(sentence, language);
  if (price) {
    const end = sentence.indexOf(price.raw) + price.raw.length;
    return price.raw + (magnitude.exec(sentence.slice(end, end + 24))?.[0] ?? '');
  }
  for (const match of sentence.matchAll(numbers)) {
    const end = match.index + match[0].length;
    const rest = sentence.slice(end, end + 24);
    const found = afterNumber.exec(rest) ?? magnitude.exec(rest) ?? unit.exec(rest) ?? (/^\p{Nd}{1,2}(?:[.,]\p{Nd})?$/u.test(match[0]) ? times.exec(rest) : null);
    if (found) return match[0] + found[0];
    const head = beforeNumber.exec(sentence.slice(Math.max(0, match.index - 12), match.index));
    if (head) return head[0] + match[0];
    if (grouped.test(latinDigits(match[0]))) return match[0];
  }
  return ratio.exec(sentence)?.[0] ?? null;
}

/** Numbers of at least two digits in a text, digits only, to look one up elsewhere. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(numbers)].map(([number]) => latinDigits(number).replace(/[^\d]/g, '')).filter((digits) => digits.length >= 2);
}
