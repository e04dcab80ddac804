import type { Block } from '../../core/facts/text.ts';
import { foldedTexts } from './block-texts.ts';
import { unescaped } from '../../parse/character-references.ts';
import { findDatesInText, parseDate } from '../../parse/dates.ts';
import { withLatinDigits, numberPattern, parseNumber, hasDigit } from '../../language/numbers.ts';
import { amountIn, canBeCurrency, countPrices, findPrices, takeFormerPrice, isPriceLine, type Price } from '../../language/prices.ts';
import { findPhrase, foldText, lettersDigitsAndMarks } from '../../language/phrases.ts';
import { unicodePattern } from '../../language/unicode-pattern.ts';
import { eastAsianScripts } from '../../language/scripts.ts';
import { withoutAccents } from '../../language/letters.ts';
import { dayMs } from '../../parse/iso-times.ts';
import { groupBy } from '../../core/helpers/group-by.ts';
import { lazyValue } from '../../core/helpers/lazy-value.ts';

/** A text that readers can see, and where it is. */
export interface Visible {
  text: string;
  selector: string;
}

/** Text of a value that may contain HTML: character references decoded, tags removed. */
export const htmlToText = (value: string): string => unescaped(value).replace(/<\/?[a-z][^<>]*>/gi, ' ');

/** Letters and digits only, so that punctuation, spaces, case, width and digits of other scripts make no difference. */
const bare = (folded: string): string =>
  /[\u0080-\uffff]/.test(folded) ? lettersDigitsAndMarks(folded) : folded.replace(/[^a-z\d]+/g, '');
const fold = (text: string): string => withLatinDigits(foldText(text));
const keyOf = (text: string): string => bare(fold(text));
const wordCharacter = unicodePattern(String.raw`[\p{L}\p{N}\p{M}]`);
const partOfWord = (character: string): boolean => wordCharacter(character).test(character);
const unspaced = unicodePattern(String.raw`[${eastAsianScripts}\p{Script=Thai}]`);
/** Units in which people shorten large numbers. */
const thousands: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ 1e3: 'k тыс mil rb ribu nghìn ngàn 千 천', 1e4: '万 萬 만', 1e5: 'lakh', 1e6: 'jt juta triệu', 1e7: 'crore' }).flatMap(
    ([value, units]) => units.split(' ').map((unit) => [unit, Number(value)]),
  ),
);
/** Where a unit ends: Latin letters could begin a longer word. */
const wholeUnits = Object.keys(thousands).map((unit) => (/\p{Script=Latin}/u.test(unit) ? String.raw`${unit}(?!\p{L})` : unit));
const shortened = unicodePattern(String.raw`(\p{Nd}+(?:[.,]\p{Nd}+)?)\s?(${wholeUnits.join('|')})\+?`, 'gi');
const numbersIn = unicodePattern(numberPattern, 'g');
/** Whether the phrase is in the text as whole words, both folded. */
function hasWords(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!partOfWord(text.charAt(at - 1)) && !partOfWord(text.charAt(at + phrase.length))) return true;
  }
  return false;
}
const shortKey = 6;
const pairs = (key: string): Set<string> => {
  const characters = [...key];
  return new Set(characters.slice(1).map((character, index) => characters[index]! + character));
};
/** Minimum share of a name's character pairs in a text of similar length for it to be the same name. */
const similar = 0.8;
const numbersRead = 5_000;
const dayOf = (iso: string): number => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);

const englishMonths = 'January February March April May June July August September October November December'.split(' ');
/** A date without its year, as the language writes it; null if the platform does not know the language. */
function monthAndDay(time: number, language: string, style: 'long' | 'short'): string | null {
  if (language === 'en') {
    const date = new Date(time);
    const month = englishMonths[date.getUTCMonth()]!;
    return `${style === 'long' ? month : month.slice(0, 3)} ${date.getUTCDate()}`;
  }
  try {
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC', calendar: 'gregory' }).format(time);
  } catch {
    return null;
  }
}

/** A list whose entries are computed when they are first read. */
function oneByOne(length: number, make: (index: number) => string) {
  const made: string[] = [];
  const at = (index: number) => (made[index] ??= make(index));
  return {
    at,
    /** Index of the first match; -1 if there is none. */
    find(fits: (entry: string) => boolean): number {
      for (let index = 0; index < length; index++) if (fits(at(index))) return index;
      return -1;
    },
  };
}

/** The visible texts of a page, prepared as far as needed. */
type Prepared = ReturnType<typeof prepared>;
function prepared(blocks: readonly Block[], others: readonly Visible[], language: string, struck: readonly string[]) {
  const texts: readonly Visible[] = [...blocks.filter(({ code }) => !code), ...others];
  const plain = lazyValue(() => [
    ...foldedTexts(blocks).filter((_, index) => !blocks[index]!.code),
    ...others.map(({ text }) => foldText(text)),
  ]);
  // Computed one after another: most matches are near the top of the page.
  const folds = oneByOne(texts.length, (index) => withLatinDigits(plain()[index]!));
  const plainFolds = oneByOne(texts.length, (index) => withoutAccents(folds.at(index)));
  const keys = oneByOne(texts.length, (index) => bare(folds.at(index)));
  // Most texts have no digits: dates and numbers are only looked for in the others.
  const withDigits = lazyValue(() => texts.filter(({ text }) => hasDigit(text)));
  const numbers = lazyValue(() => readNumbers(withDigits()));
  const prices = lazyValue(() => readPrices(withDigits(), struck, language));
  return { texts, folds, plainFolds, keys, withDigits, numbers, prices };
}

/** The numbers in some texts, each where it occurs first. */
function readNumbers(places: readonly Visible[]): ReadonlyMap<number, Visible> {
  const numbers = new Map<number, Visible>();
  for (const { text, selector } of places) {
    for (const [written] of text.matchAll(numbersIn(text))) {
      const value = numbers.size < numbersRead ? parseNumber(written) : null;
      if (value !== null && !numbers.has(value)) numbers.set(value, { text: written, selector });
    }
  }
  return numbers;
}

interface Placed {
  price: Price;
  place: Visible;
}
interface Prices {
  /** What things cost now. */
  current: readonly Placed[];
  /** What they cost before. */
  former: readonly Price[];
  /** The first price that is all of its line, preferably in the main content. */
  onLine: Visible | null;
}
/** The prices in some texts. @param struck texts that are struck through */
function readPrices(places: readonly Visible[], struck: readonly string[], language: string): Prices {
  // The empty shopping bag of a template is no price of a product.
  const all = places.flatMap((place) =>
    findPrices(place.text, language).flatMap((price) => (price.amount !== null && price.amount > 0 ? [{ price, place }] : [])),
  );
  const former = struck.flatMap((text) => findPrices(text, language));
  const counts = countPrices(former);
  const crossed = crossedOut(all);
  const current = all.filter((one) => !takeFormerPrice(counts, one.price) && !crossed.has(one));
  // "Free shipping over $50" and "Standard $8.80, Express $12, free over $100" are not prices of the product; "$10 – $15" is.
  const lines = [...groupBy(current, ({ place }) => place)].filter(([{ text }, same]) =>
    isPriceLine(text, ...same.map(({ price }) => price)),
  );
  const [first] = (lines.find(([place]) => (place as Partial<Block>).main) ?? lines[0])?.[1] ?? [];
  return {
    current,
    former: [...former, ...[...crossed].map(({ price }) => price)],
    onLine: first ? { text: first.price.raw, selector: first.place.selector } : null,
  };
}

/** The higher one of two prices that are all of a line, without a mark between them: what a sale cost before. */
function crossedOut(all: readonly Placed[]): ReadonlySet<Placed> {
  return new Set(
    [...groupBy(all, ({ place }) => place)].flatMap(([{ text }, [first, second, another]]) => {
      if (!first || !second || another || first.price.currency !== second.price.currency) return [];
      if (text.replace(first.price.raw, '').replace(second.price.raw, '').trim() !== '') return [];
      const above = (first.price.amount ?? 0) - (second.price.amount ?? 0);
      return above === 0 ? [] : [above > 0 ? first : second];
    }),
  );
}

/** A name, word for word. */
function exactName({ texts, folds, plainFolds, keys }: Prepared, name: string): Visible | null {
  const wanted = keyOf(name);
  if (wanted === '') return null;
  const isShort = wanted.length < shortKey && !unspaced(wanted).test(wanted);
  const words = fold(name);
  // First as whole words, with or without accents: a URL has the same letters.
  const whole = folds.find((text) => hasWords(text, words));
  if (whole >= 0 || isShort) return texts[whole] ?? null;
  const plain = withoutAccents(words);
  const alike = plainFolds.find((text) => hasWords(text, plain));
  return texts[alike >= 0 ? alike : keys.find((key) => key.includes(wanted))] ?? null;
}

/** A text of similar length with most of the name's character pairs. */
function nearName({ texts, keys }: Prepared, name: string): Visible | null {
  const wanted = pairs(keyOf(name));
  if (wanted.size < shortKey) return null;
  const allowed = wanted.size - wanted.size * similar;
  const at = keys.find((key) => {
    if (key.length > wanted.size * 3 + 20 || key.length < wanted.size / 2) return false;
    let missed = 0;
    for (const pair of wanted) if (!key.includes(pair) && ++missed > allowed) return false;
    return true;
  });
  return texts[at] ?? null;
}

/** A visible text that is most of the name: the markup adds the site's name or the like. */
function mostOfName({ texts, keys }: Prepared, name: string): Visible | null {
  const wanted = keyOf(name);
  const at = keys.find((key) => key.length >= shortKey && key.length >= wanted.length / 2 && wanted.includes(key));
  return texts[at] ?? null;
}

/** A name, title or question: word for word, otherwise similar, otherwise most of it. */
function nameIn(page: Prepared, value: string): Visible | null {
  const name = htmlToText(value)
    .replace(/\s*(?:…|\.\.\.)\s*$/, '')
    .trim();
  return exactName(page, name) ?? nearName(page, name) ?? mostOfName(page, name);
}

/** A number, within a tolerance. */
function numberIn({ numbers }: Prepared, value: number, tolerance = 0): Visible | null {
  for (const [found, place] of numbers()) if (Math.abs(found - value) <= tolerance + 1e-9) return place;
  return null;
}

/** A number, possibly abbreviated: 1.2K, 1,2 тыс., 1.2万, 1.25 lakh. */
function countIn(page: Prepared, value: number): Visible | null {
  const whole = numberIn(page, value);
  if (whole || value < 1_000) return whole;
  for (const place of page.withDigits()) {
    for (const [text, written, unit] of place.text.matchAll(shortened(place.text))) {
      const factor = thousands[unit!.toLowerCase()]!;
      const amount = Number(withLatinDigits(written!).replace(',', '.')) * factor;
      const step = factor / (/[.,]/.test(written!) ? 10 : 1);
      // Rounded or truncated.
      if (value - amount < step && amount - value <= step / 2) return { text, selector: place.selector };
    }
  }
  return null;
}

/** A price in the digits of vertical writing: 三九八〇円. */
function inHanDigits({ texts }: Prepared, amount: number): Visible | null {
  if (!Number.isInteger(amount) || amount < 10) return null;
  const digits = String(amount).replace(/\d/g, (one) => [...'〇一二三四五六七八九'][Number(one)]!);
  const whole = new RegExp(`(?<![〇一二三四五六七八九十百千万])${digits}[円元圓]`);
  return texts.find(({ text }) => whole.test(text)) ?? null;
}

/** A price; `other` is a visible price if this one is not visible. */
function priceIn(page: Prepared, amount: number, currency: string): { found: Visible | null; other: Visible | null } {
  const same = (a: number | null) => a !== null && Math.abs(a - amount) < 0.005;
  const { current, former, onLine } = page.prices();
  const equal = current.filter(({ price }) => same(price.amount) || same(amountIn(price.amount!, price.currency, currency)));
  const fits = equal.find(({ price }) => !currency || canBeCurrency(price.currency, currency));
  if (fits) return { found: { text: fits.price.raw, selector: fits.place.selector }, other: null };
  const wrong = equal[0];
  if (wrong) return { found: null, other: { text: wrong.price.raw, selector: wrong.place.selector } };
  const isFormerly = former.some((price) => same(price.amount));
  // The number and the currency sign may be in different boxes, with superscript cents.
  const alone = isFormerly ? null : (countIn(page, amount) ?? inHanDigits(page, amount));
  if (alone) return { found: alone, other: null };
  const digits = amount.toFixed(2).replace('.', '');
  const split =
    !isFormerly && page.withDigits().find(({ text }) => text.length < 40 && withLatinDigits(text).replace(/\D/g, '') === digits);
  return split ? { found: split, other: null } : { found: null, other: onLine };
}

interface Wanted {
  iso: string;
  time: number;
}

/** A text with the year, parsed as dates in each language. Parsing is slow, so only texts with the year are parsed, including years of other calendars. */
function writtenDay({ withDigits }: Prepared, { iso, time }: Wanted, languages: readonly string[]): Visible | null {
  const year = iso.slice(0, 4);
  const years = new RegExp(
    `${[0, 543, -7, -8, -78, -79].map((ahead) => Number(year) + ahead).join('|')}|[和成國国]|(?<!\\d)(?:1[345]\\d\\d|5[78]\\d\\d|1\\d\\d[年./-])`,
  );
  for (const place of withDigits()) {
    if (!years.test(withLatinDigits(place.text))) continue;
    for (const tongue of languages) {
      const written = findDatesInText(place.text, tongue).find((found) => Math.abs(dayOf(found.iso) - time) <= dayMs);
      if (written) return { text: written.raw, selector: place.selector };
    }
  }
  return null;
}

/** A text with the day as plain numbers, in any order. */
function numericDay({ withDigits }: Prepared, { iso }: Wanted): Visible | null {
  const [year = '', month = '', date = ''] = iso.slice(0, 10).split('-');
  const number = (digits: string) => `0?${Number(digits)}`;
  const mark = '[\\s./\\-年月]{1,3}';
  const either = `(?:${number(date)}${mark}${number(month)}|${number(month)}${mark}${number(date)})`;
  const numeric = new RegExp(`(?<!\\d)(?:${either}${mark}(?:${year}|${year.slice(2)})|${year}${mark}${either})(?!\\d)`);
  const shortYear = year.slice(2);
  return (
    withDigits().find(({ text }) => {
      const line = text.length < 2_000 ? withLatinDigits(text) : '';
      return line.includes(shortYear) && numeric.test(line);
    }) ?? null
  );
}

/** A text with the day without year, as the languages write it. The platform's formats take milliseconds to create, so only texts with the day's number are tried. */
function dayWithoutYear({ texts, folds }: Prepared, { iso, time }: Wanted, languages: readonly string[]): Visible | null {
  const known = languages.filter((tongue) => tongue !== 'und');
  if (known.length === 0) return null;
  const dayNumber = new RegExp(`(?<!\\d)0?${Number(iso.slice(8, 10))}(?!\\d)`);
  const naming = texts.map((_, index) => ({ text: folds.at(index), index })).filter(({ text }) => dayNumber.test(text));
  if (naming.length === 0) return null;
  for (const tongue of known) {
    for (const style of ['long', 'short'] as const) {
      const wording = monthAndDay(time, tongue, style);
      const words = wording === null ? null : fold(wording);
      const found = words === null ? undefined : naming.find(({ text }) => hasWords(text, words));
      if (found) return texts[found.index]!;
    }
  }
  return null;
}

/** A day, allowing one day of difference for time zones; also without its year, and as plain numbers in any order. */
function dayIn(page: Prepared, iso: string, languages: readonly string[]): Visible | null {
  const wanted = { iso, time: dayOf(iso) };
  if (Number.isNaN(wanted.time)) return null;
  return writtenDay(page, wanted, languages) ?? numericDay(page, wanted) ?? dayWithoutYear(page, wanted, languages);
}

/** The first of these phrases in the main text that is not part of one of the others. */
function phraseIn(blocks: readonly Block[], phrases: readonly string[], others?: readonly string[]): Visible | null {
  for (const block of blocks) {
    const found = block.main && block.units < 40 ? findPhrase(block.text, phrases, others) : null;
    if (found) return { text: found, selector: block.selector };
  }
  return null;
}

/**
 * Lookups in the visible text of a page.
 * @param languages that the text may be in, the page's first; some pages declare one language and are written in another
 * @param struck texts that are struck through: former prices
 */
export function visibleTextLookup(
  blocks: readonly Block[],
  others: readonly Visible[],
  languages: readonly [string, ...string[]],
  struck: readonly string[] = [],
) {
  const page = prepared(blocks, others, languages[0], struck);
  return {
    name: (value: string) => nameIn(page, value),
    number: (value: number, tolerance?: number) => numberIn(page, value, tolerance),
    count: (value: number) => countIn(page, value),
    price: (amount: number, currency: string) => priceIn(page, amount, currency),
    day: (iso: string) => dayIn(page, iso, languages),
    phrase: (phrases: readonly string[], exceptIn?: readonly string[]) => phraseIn(blocks, phrases, exceptIn),
  };
}

/** The day of a machine-readable date; null if it cannot be parsed. */
export const dayInMarkup = (value: string): string | null => {
  const iso = parseDate(value, 'en')?.iso ?? '';
  return iso.length >= 10 ? iso.slice(0, 10) : null;
};
