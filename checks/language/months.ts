/** Names of months as the platform's Intl knows them, for reading dates in any language. */
import { rareMonths } from '../lists/month-names.ts';
import { languageOf } from './language-words.ts';

/** English names are here, because asking Intl costs milliseconds and nearly every page may need them. */
const english = 'january february march april may june july august september october november december'.split(' ');

/** A month name as it is looked up: lower case, without stops, apostrophes and joiners, dotless i as i, alef without hamza. */
export const monthKey = (name: string): string =>
  /^[A-Za-z]+$/.test(name)
    ? name.toLowerCase()
    : name
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[.॰׳'’\u064b-\u0652]|\u0307|\u200c|\u200d/g, '')
        .replaceAll('ı', 'i')
        .replace(/[أإآٱ]/g, 'ا');

interface Months {
  names: ReadonlyMap<string, number>;
  known: boolean;
}
const cache = new Map<string, Months>();
/** Languages that write months as numbers with a sign, which are read without names. */
const signed = new Set(['zh', 'ja', 'ko', 'yue']);

/**
 * Month names (full, short, genitive and standalone) → 1…12, in a language and in English, which foreign software
 * leaves on pages of any language. A name of the language wins over an English one. Gregorian months only.
 */
export const monthNames = (language: string): ReadonlyMap<string, number> => monthsOf(language).names;

/** True when dates with the language's own month names can be read. Without a known language English is all that is expected. */
export const knowsMonths = (language: string): boolean => monthsOf(language).known;

function monthsOf(language: string): Months {
  const primary = language.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  const cached = cache.get(primary);
  if (cached) return cached;
  const names = new Map<string, number>();
  const written = languageOf(primary)?.months;
  let known = primary === 'en' || primary === 'und' || primary === '' || signed.has(primary);
  if (primary !== 'en') for (const locale of [primary, ...(written?.locales ?? [])]) known = collect(locale, names) || known;
  if (names.size === 0 && Object.hasOwn(rareMonths, primary)) {
    known = true;
    rareMonths[primary]!.split('|').forEach((forms, index) => forms.split(' ').forEach((form) => names.set(form, index + 1)));
  }
  for (const [name, month] of Object.entries(written?.short ?? {})) if (!names.has(monthKey(name))) names.set(monthKey(name), month);
  if (written?.written) {
    known = true;
    written.written.forEach((list) =>
      list.split('|').forEach((forms, index) =>
        forms.split(',').forEach((form) => {
          const key = monthKey(form);
          if (key !== '' && !names.has(key)) names.set(key, index + 1);
        }),
      ),
    );
  }
  english.forEach((name, index) => {
    for (const form of [name, name.slice(0, 3), ...(index === 8 ? ['sept'] : [])]) if (!names.has(form)) names.set(form, index + 1);
  });
  const months = { names, known };
  // Languages come from pages: the cache must not grow with what they invent.
  if (cache.size < 50) cache.set(primary, months);
  return months;
}

/** @returns whether the platform has names or numbers of its own for the language; M10 is what it gives without */
function collect(locale: string, names: Map<string, number>): boolean {
  // Within a date the name may be in the genitive. Languages that shorten months to numbers there have a short name alone.
  let numbers = false;
  let known = false;
  const parts: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'short', year: 'numeric' },
    { month: 'short' },
  ];
  for (const [index, options] of parts.entries()) {
    if (index === 3 && !numbers) return known;
    let format: Intl.DateTimeFormat;
    try {
      if (!/^[a-z]{2,3}(-[a-z]+)?$/i.test(locale) || Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return known;
      format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' });
    } catch {
      return known;
    }
    for (let month = 1; month <= 12; month++) {
      const name = format.formatToParts(Date.UTC(2024, month - 1, 15)).find((part) => part.type === 'month')?.value ?? '';
      const key = monthKey(name);
      // Numbers, alone or with a sign for month, are read as numbers.
      if (/\d/.test(key)) {
        numbers = true;
        known ||= !/^m\d+$/.test(key);
      } else if (/\p{L}/u.test(key)) {
        known = true;
        if (!names.has(key)) names.set(key, month);
      }
    }
  }
  return known;
}
