/** Days of the calendars that pages use beside the Gregorian one, as the platform's Intl counts them. */
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { monthKey } from './months.ts';

export type Calendar = 'islamic-umalqura' | 'persian' | 'hebrew' | 'indian' | 'ethiopic';

/** The years of each calendar from 1900 to 2100, and the languages that write it with years of the Gregorian calendar too; the others' years are unmistakable. */
const calendars: readonly { calendar: Calendar; from: number; to: number; languages?: RegExp }[] = [
  { calendar: 'islamic-umalqura', from: 1318, to: 1524 },
  { calendar: 'persian', from: 1279, to: 1479 },
  { calendar: 'hebrew', from: 5661, to: 5861 },
  { calendar: 'indian', from: 1822, to: 2000, languages: /^(?:as|bn|gu|hi|kn|kok|ml|mr|ne|or|pa|sa|ta|te)(?![a-z])/i },
  { calendar: 'ethiopic', from: 1893, to: 2093, languages: /^(?:am|gez|om|ti)(?![a-z])/i },
];

interface Month {
  /** Its name in lookup form. */
  key: string;
  /** Its first day, in days since 1970. */
  start: number;
}
const dayMs = 86_400_000;
/** 1900-01-01 and 2101-01-01, in days since 1970. */
const [firstDay, lastDay] = [-25_567, 47_847];
const mostMonths = 13;
const longestMonth = 32;
/** Marks that stand for the Arabic letters ʻayn and hamza, and white space: languages and pages differ in them. */
const nameKey = (name: string): string =>
  monthKey(name)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s\u02bb-\u02bf`‘-]/g, '')
    // Hebrew attaches its preposition to the month.
    .replace(/^ב(?=[\u05d0-\u05ea]{3})/, '');

/** The months of a year, with their names in a language. The platform only knows which day a moment is, so the year is searched for. */
const monthsOfYear = memoizeByText((id): readonly Month[] => {
  const [calendar, year, language] = id.split(' ') as [string, string, string];
  const format = new Intl.DateTimeFormat(`${language}-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const read = (at: number) => {
    const parts = format.formatToParts(at * dayMs);
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return { year: Number(of('year')), month: nameKey(of('month')), day: Number(of('day')) };
  };
  let [start, after] = [firstDay, lastDay];
  while (start < after) {
    const middle = Math.floor((start + after) / 2);
    if (read(middle).year < Number(year)) start = middle + 1;
    else after = middle;
  }
  const months: Month[] = [];
  for (let at = read(start); at.year === Number(year) && months.length <= mostMonths; at = read(start)) {
    months.push({ key: at.month, start });
    start += longestMonth;
    start -= read(start).day - 1;
  }
  return [...months, { key: '', start }];
}, 500);

function monthsIn(calendar: Calendar, year: number, language: string): readonly Month[] {
  try {
    return monthsOfYear(`${calendar} ${year} ${language}`);
  } catch {
    return [];
  }
}

function isoOf(months: readonly Month[], index: number, day: number): string | null {
  const [month, next] = [months[index], months[index + 1]];
  if (!month || !next || !Number.isInteger(day) || day < 1 || month.start + day > next.start) return null;
  return new Date((month.start + day - 1) * dayMs).toISOString().slice(0, 10);
}

/** The Gregorian day of a day in another calendar, by the number of its month; null if there is none. */
export const isoDayFromCalendar = (calendar: Calendar, year: number, month: number, day: number): string | null =>
  calendars.some((one) => one.calendar === calendar && year >= one.from && year <= one.to)
    ? isoOf(monthsIn(calendar, year, 'en'), month - 1, day)
    : null;

/** Whether a number is a year of some calendar that is not read as Gregorian. */
export const isYearOfOtherCalendar = (year: number, language: string): boolean =>
  calendars.some(({ from, to, languages }) => year >= from && year <= to && (!languages || languages.test(language)));

/** The Gregorian day of a day in whichever calendar has such a year and month, by the name of the month in a language or in English; null if none has. */
export function isoDayFromNamedMonth(year: number, name: string, day: number, language: string): string | null {
  const key = nameKey(name);
  for (const { calendar, from, to, languages } of calendars) {
    if (key === '' || year < from || year > to || (languages && !languages.test(language))) continue;
    for (const tongue of new Set([language.split(/[-_]/, 1)[0]!, 'en'])) {
      const months = monthsIn(calendar, year, tongue);
      const iso = isoOf(
        months,
        months.findIndex((month) => month.key === key),
        day,
      );
      if (iso) return iso;
    }
  }
  return null;
}
