/** Month names from the platform's Intl, for reading dates in any language. */
import { rareMonths } from '../lists/month-names.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { languageOf, mostTags, primarySubtag } from './language-words.ts';

/** English names are built in, because calling Intl takes milliseconds and nearly every page may need them. */
const english = 'january february march april may june july august september october november december'.split(' ');

/** A month name in lookup form: lower case, without periods, apostrophes and joiners; dotless i as i, alef without hamza. */
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
/** Languages that write months as a number with a sign, which is read without names. */
const signed = new Set(['zh', 'ja', 'ko', 'yue']);

/**
 * Month names (full, short, genitive and standalone) → 1…12, in a language and in English, which foreign software
 * leaves on pages of any language. The language's names win over the English ones. Gregorian months only.
 */
export const monthNames = (language: string): ReadonlyMap<string, number> => monthsOf(language).names;

/** Whether the month names of the language are known. If the language is unknown, only English is expected. */
export const knowsMonths = (language: string): boolean => monthsOf(language).known;

const monthsOf = memoizeByText((language): Months => {
  const primary = primarySubtag(language);
  const names = new Map<string, number>();
  const written = languageOf(primary)?.months;
  let known = primary === 'en' || language === '' || language === 'und' || signed.has(primary);
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
  return { names, known };
}, mostTags);

/** @returns whether the platform has data for the language; "M10" is its fallback without */
function collect(locale: string, names: Map<string, number>): boolean {
  // In a full date the name can be in the genitive. Some languages have numbers there instead of names; only the short name is used then.
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
      // Numeric months, with or without a sign, are read as numbers.
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
