/** Weekday names from the platform's Intl, for reading opening hours and dates. */
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { mostTags, primarySubtag } from './language-words.ts';
import { unicodePattern } from './unicode-pattern.ts';

/** English names are built in: English occurs on signs everywhere, and content systems write it on pages of any language. */
const english =
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun';
const unspaced = unicodePattern(String.raw`^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]+$`);

/** Whether a weekday name is in a script where one letter can be the whole name, and longer names have no spaces around them. */
export const isWeekdayWithSuffix = (name: string): boolean => unspaced(name).test(name);

/**
 * Weekday names in lower case, in English and in a language, with their short forms. English only if Intl does not know the language.
 * @param language primary subtag or whole tag
 */
export const weekdayNames = memoizeByText((language): readonly string[] => {
  const primary = primarySubtag(language);
  return [...new Set([...english.split(' '), ...(primary === 'en' ? [] : platformNames(primary))])];
}, mostTags);

function platformNames(language: string): string[] {
  const names: string[] = [];
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [];
    for (const locale of language === 'zh' ? ['zh', 'zh-TW'] : [language]) {
      for (const weekday of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
        for (let day = 1; day <= 7; day++) {
          const name = format
            .format(Date.UTC(2024, 0, day))
            .toLowerCase()
            .replace(/\.$/, '');
          names.push(
            ...[name, name.replace(/-feira$/, ''), name.replace(/^วัน/, '')].filter((form) => isWeekdayWithSuffix(form) || form.length > 1),
          );
        }
      }
    }
  } catch {
    // The language name comes from the page and may be invalid; English remains.
  }
  return names;
}

const edge = /[\s,.、，،·:(（\u200e\u200f-]+$/u;
const letter = unicodePattern(String.raw`[\p{L}\p{M}]$`);
/** A text before a date, without the weekday that belongs to the date: Jane Doe on Mon, | Jane Doe, lundi | السبت. */
export function withoutWeekday(text: string, language: string): string {
  const line = text.replace(edge, '');
  const lower = line.toLowerCase();
  if (lower.length !== line.length) return text;
  const day = weekdayNames(language)
    .filter(
      (name) =>
        lower.endsWith(name) &&
        (name.length > 1 || line === name) &&
        (isWeekdayWithSuffix(name) || !letter(lower.slice(0, -name.length)).test(lower.slice(0, -name.length))),
    )
    .sort((a, b) => b.length - a.length)[0];
  return day === undefined ? text : line.slice(0, -day.length).replace(edge, '');
}
