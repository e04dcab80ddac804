import {
  eastAsianCounters,
  eastAsianMagnitudes,
  eastAsianShares,
  magnitudes,
  notOfMagnitude,
  ordinalSigns,
  percentPrefixes,
  percentWords,
  southEastAsianMagnitudes,
  unitStems,
  unitSymbols,
  unspacedUnits,
} from '../lists/quantities.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { anyWordPattern } from './any-word-pattern.ts';
import { mostTags, primarySubtag } from './language-words.ts';
import { functionWordsOf } from './languages.ts';
import { withLatinDigits, numberPattern, hasDigit } from './numbers.ts';
import { findPrices } from './prices.ts';
import { unicodePattern } from './unicode-pattern.ts';
import { southEastAsianScripts, unspacedScripts } from './scripts.ts';

const spaces = '[\\s\\u200E\\u200F-]{0,2}';

const numbers = unicodePattern(numberPattern, 'g');
const afterNumber = unicodePattern(
  `^(?:${[
    `${spaces}[%٪％‰﹪]`,
    `${spaces}(?:${anyWordPattern(percentWords)})`,
    // พันธุ์ means species or variety, not thousands.
    `${spaces}(?:${anyWordPattern(southEastAsianMagnitudes)})(?!ธ)`,
    `-(?:fold|fach)`,
  ].join('|')})`,
  'i',
);
const magnitude = unicodePattern(
  `^${spaces}(?:${anyWordPattern(magnitudes)})(?![\\p{L}\\p{N}]|\\s(?:${anyWordPattern(notOfMagnitude)}))`,
  'i',
);
const eastAsian = unicodePattern(`^(?:[${eastAsianMagnitudes}]{1,3}|[${eastAsianShares}]|${spaces}(?:${anyWordPattern(unspacedUnits)}))`);
const eastAsianApart = unicodePattern(`^[ \\u00A0\\u2009\\u202F][${eastAsianMagnitudes}]{1,3}`);
const ordinal = new RegExp(`[${ordinalSigns}]\\s?$`, 'u');
const year = /^(?:1[89]|20)\d\d$/;
/** Symbols are case-sensitive: 5 m is a length, 5 M is not. */
const unit = unicodePattern(`^${spaces}(?:${anyWordPattern(unitSymbols)})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])`);
/** A word for a unit with any ending, but not metro or 3 millionaires. */
const unitWord = unicodePattern(`^${spaces}(?:${anyWordPattern(unitStems)})[\\p{L}\\p{M}]{0,6}(?![\\p{L}\\p{M}\\p{N}])`, 'i');
/** The counted noun: after a space, or in scripts without spaces a counter or word. */
const counted = unicodePattern(
  String.raw`^(?:[ \u00A0\u202F](?![\p{Lu}${unspacedScripts}])[\p{L}\p{M}]{2,24}|[ \u00A0]?[多余餘]?[${eastAsianCounters}]|[ \u00A0]?[${southEastAsianScripts}\p{Script=Hiragana}\p{Script=Katakana}]{2})`,
);
const countedNoun = unicodePattern(String.raw`^[ \u00A0\u202F][\p{L}\p{M}]{2,24}`);
/** A name before the number: Boeing 737, Room 412. The first word of a sentence is capitalized anyway, so it does not count. */
const namedNumber = unicodePattern(String.raw`\S\s.*\p{Lu}[\p{L}\p{M}'’]*[ \u00A0]$`);
/** Number attached to other characters: A380, No. 300, 3/400. */
const joined = unicodePattern(String.raw`(?:[\p{Script=Latin}\p{Script=Cyrillic}]|[#№.:/-]\s?)$`);
const beforeNumber = unicodePattern(`(?:[%٪％]\\s?|(?<!\\p{Nd}\\s?)×\\s?|(?:${anyWordPattern(percentPrefixes)})\\s?)$`, 'i');
const shareAfter = unicodePattern(`^${spaces}(?:[%٪％﹪]|${anyWordPattern(percentWords)})`, 'i');
const shareBefore = unicodePattern(`(?:[%٪％]\\s?|(?:${anyWordPattern(percentPrefixes)})\\s?)$`, 'i');
const rangeBefore = unicodePattern(String.raw`\p{Nd}\s?[%٪％]?\s?[-–—~〜～]\s?$`);
/** Ordinary spaces do not count, because they also separate adjacent numbers. */
const grouped = /^\d{1,3}(?:[,.'’٬\u00A0\u2009\u202F]\d{3})+$/u;
/** Multiples: 3x, 3.5×. A longer number with an x is a name, and 15 × 21 is a size. */
const times = unicodePattern(String.raw`^\s?[x×](?!\s?\p{N}|\p{L})`);
const fewDigits = unicodePattern(String.raw`^\p{Nd}{1,2}(?:[.,]\p{Nd})?$`);
/** 3:1, but not a time of day. */
const ratio = unicodePattern(String.raw`(?<![\p{Nd}:.])\p{Nd}{1,3}\s?[:：]\s?\p{Nd}(?![\p{Nd}:])`);

const find = (pattern: (text: string) => RegExp, text: string): string | null => pattern(text).exec(text)?.[0] ?? null;

/** An East Asian unit or magnitude after a number that is not an ordinal; after a space, only if the number is not a year. */
function findEastAsian(sentence: string, { 0: number, index }: RegExpExecArray, rest: string): string | null {
  const found = find(eastAsian, rest) ?? (year.test(withLatinDigits(number)) ? null : find(eastAsianApart, rest));
  return found !== null && ordinal.test(sentence.slice(Math.max(0, index - 2), index)) ? null : found;
}

/** Whether the language writes 12 000 with spaces, by CLDR or by its academy (Ortografía de la lengua española, 2010). Elsewhere, numbers with a space between them are two numbers. */
const partsThousandsBySpaces = memoizeByText((language): boolean => {
  const primary = primarySubtag(language);
  if (primary === 'es') return true;
  // For unknown languages, the platform falls back to the system's format.
  if (!/^[a-z]{2,3}$/.test(primary) || Intl.NumberFormat.supportedLocalesOf(primary).length === 0) return false;
  return /\d\s\d/.test(new Intl.NumberFormat(primary, { numberingSystem: 'latn' }).format(12_345));
}, mostTags);

/** Smaller counts are usually incidental: 4 examples, 20 pages. */
const leastCount = 100;
/** A count of hundreds or more: 106 girls, 500名. Excludes years and the numbers of flights, rooms and laws. */
function findCount(sentence: string, { 0: number, index }: RegExpExecArray, rest: string, language: string): string | null {
  const written = withLatinDigits(number);
  // 12 000 with ordinary spaces, as most keyboards type it. The noun after it distinguishes it from two adjacent numbers.
  const spaced = /^\d{1,3}(?: \d{3}){1,2}$/.test(written) && partsThousandsBySpaces(language);
  const value = spaced ? written.replaceAll(' ', '') : written;
  if ((!spaced && !/^\d{3,6}$/.test(value)) || Number(value) < leastCount || (!spaced && Number(value) >= 1500 && Number(value) <= 2100))
    return null;
  const before = sentence.slice(Math.max(0, index - 40), index);
  if (ordinal.test(before.slice(-2)) || joined(before).test(before) || (language !== 'de' && namedNumber(before).test(before))) return null;
  // German capitalizes all nouns.
  const what = find(language === 'de' ? countedNoun : counted, rest);
  return what !== null && functionWordsOf(language).has(what.trim().toLowerCase()) ? null : what;
}

/** 100 % usually means "entirely" and is seldom a measurement, unless it ends a range (90–100 %). */
const saysWholly = (ahead: string, number: string, rest: string): boolean =>
  withLatinDigits(number) === '100' &&
  (find(shareAfter, rest) !== null || find(shareBefore, ahead) !== null) &&
  find(rangeBefore, ahead) === null;

/** One number in steps of ten thousand: 2億4000万円, 1万2000台. */
const stepsAhead = unicodePattern(`(?:\\p{Nd}[\\p{Nd},，.]{0,6}[${eastAsianMagnitudes}]{1,2}){1,3}$`);
const stepsBehind = unicodePattern(`^(?:\\p{Nd}[\\p{Nd},，.]{0,6}[${eastAsianMagnitudes}]{0,2}){1,3}[${eastAsianCounters}円元圆원]?`);
const endsInStep = unicodePattern(`[${eastAsianMagnitudes}]$`);
const longestStep = 24;
function withAllSteps(sentence: string, quantity: string): string {
  const start = sentence.indexOf(quantity);
  const end = start + quantity.length;
  const ahead = find(stepsAhead, sentence.slice(Math.max(0, start - longestStep), start)) ?? '';
  const behind = endsInStep(quantity).test(quantity) ? (find(stepsBehind, sentence.slice(end, end + longestStep)) ?? '') : '';
  return ahead + quantity + behind;
}

/**
 * The first quantity of a sentence: an amount of money, a percentage, a number with a unit or magnitude, a ratio, a number with
 * thousands separators, or a count of a hundred or more. Bare numbers, years, list numbers and 100 % do not count.
 * @returns the quantity as written in the text, or null
 */
export function findQuantity(sentence: string, language: string): string | null {
  const found = hasDigit(sentence) ? firstQuantity(sentence, language) : null;
  return found === null ? null : withAllSteps(sentence, found);
}

function firstQuantity(sentence: string, language: string): string | null {
  const [price] = findPrices(sentence, language);
  if (price) {
    const end = sentence.indexOf(price.raw) + price.raw.length;
    return price.raw + (find(magnitude, sentence.slice(end, end + 24)) ?? '');
  }
  for (const match of sentence.matchAll(numbers(sentence))) {
    const end = match.index + match[0].length;
    const rest = sentence.slice(end, end + 24);
    const ahead = sentence.slice(Math.max(0, match.index - 12), match.index);
    if (saysWholly(ahead, match[0], rest)) continue;
    const found =
      find(afterNumber, rest) ??
      findEastAsian(sentence, match, rest) ??
      find(magnitude, rest) ??
      find(unit, rest) ??
      find(unitWord, rest) ??
      (find(fewDigits, match[0]) === null ? null : find(times, rest));
    if (found !== null) return match[0] + found;
    const head = find(beforeNumber, ahead);
    if (head !== null) return head + match[0];
    if (grouped.test(withLatinDigits(match[0]))) return match[0];
    const count = findCount(sentence, match, rest, language);
    if (count !== null) return match[0] + count;
  }
  return /[:：]/.test(sentence) ? find(ratio, sentence) : null;
}

/** Numbers of at least two digits in a text, digits only, for comparing texts. */
export function findNumbers(text: string): string[] {
  return [...text.matchAll(numbers(text))]
    .map(([number]) => withLatinDigits(number).replace(/[^\d]/g, ''))
    .filter((digits) => digits.length >= 2);
}
