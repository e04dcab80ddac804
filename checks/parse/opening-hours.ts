import type { Block } from '../core/facts/text.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { eastAsianHour, halvesOfDay, wordsBehindTime, wordsBetweenTimes } from '../lists/time-words.ts';
import { anyWordPattern } from '../language/any-word-pattern.ts';
import { mostTags } from '../language/language-words.ts';
import { withLatinDigits } from '../language/numbers.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';
import { isWeekdayWithSuffix, weekdayNames } from '../language/weekdays.ts';

/** Opening hours in visible text: two times of day, or two bare hours after the name of a weekday. */

export interface FoundHours {
  found: string;
  selector: string;
}

const bare = String.raw`(?:[01]?\d|2[0-4])`;
/** After a number, these can only mean a time of day; 3–5 h and 3〜5時間 are durations. */
const certain = String.raw` ?(?:${wordsBehindTime})(?![\p{L}\p{M}])|${eastAsianHour}`;
const clock = String.raw`${bare}[:.][0-5]\d(?!\d)(?: ?(?:h|${wordsBehindTime})(?![\p{L}\p{M}]))?`;
const time = String.raw`(?:${clock}|${bare}(?:${certain}| ?h(?:[0-5]\d)?(?![\p{L}\p{M}\d])))`;
const range = String.raw`\s?(?:[-–—−~〜～]|${wordsBetweenTimes})\s?(?:${halvesOfDay})?\s?`;
/** Never inside another number, an amount of money or a date. */
const before = String.raw`(?<![\d.,:/\p{Sc}-]|\p{Sc} )`;
const after = String.raw`(?!\d|[.,/:-]\d|\s?(?:\p{Sc}|%|(?:eur|usd|gbp|chf|km|kg|cm|mm)(?!\p{L})))`;

const twoTimes = unicodePattern(
  `${before}${time}${range}${time}${after}|${before}${bare}${range}${bare}(?:${certain})${after}|(?<!\\d)24\\s?/\\s?7(?!\\d)`,
  'i',
);
const oneTime = unicodePattern(`^${time}$`, 'i');
const twoHours = unicodePattern(`^${bare}${range}${bare}$`, 'i');

/** Patterns of one language: a weekday alone, and hours after one. */
const patternsOf = memoizeByText((language) => {
  const names = weekdayNames(language);
  const [joined, apart] = [
    names.filter((name) => name.length > 1 && isWeekdayWithSuffix(name)),
    names.filter((name) => name.length < 2 || !isWeekdayWithSuffix(name)),
  ];
  const weekday = `(?:(?<![\\p{L}\\p{N}]|\\p{N} )(?:${anyWordPattern(apart)})(?![\\p{L}\\p{M}])${joined.length > 0 ? `|${anyWordPattern(joined)}` : ''})`;
  const hours = `(${bare})(?:[:.]([0-5]\\d))?(?: ?h)?${range}(${bare})(?:[:.][0-5]\\d)?(?: ?h)?`;
  // Another day or nothing must follow: 3–5 June and 2–4 people are not hours.
  const end = `(?=\\s*(?:$|\\n|[;|)·•&]|[,.](?!\\d)|(?:\\p{L}{1,5}\\.? )?${weekday}))`;
  return { weekday: unicodePattern(weekday, 'i'), hours: unicodePattern(`${weekday}[^\\d\\n]{0,24}?${before}${hours}${end}`, 'gi') };
}, mostTags);

/** From nine to five, from ten to two: never a score such as 2–1. */
const areHours = (from: number, to: number) => (to > from ? to >= 5 : from >= 6 && from <= 12 && to <= 12 && to > 0);
const unitsRead = 120;
const labelCharacters = 60;

/** The first opening hours in visible text; in table columns, the name of the day comes from the cells before. */
export function findOpeningHours(blocks: readonly Block[], language: string): FoundHours | null {
  const { weekday, hours } = patternsOf(language);
  const afterDay = (line: string) => [...line.matchAll(hours(line))].find(([, from, , to]) => areHours(Number(from), Number(to)))?.[0];
  // The two lines before; '' for lines that are not labels.
  let [second, first] = ['', ''];
  for (const block of blocks) {
    if (block.code || block.units > unitsRead) {
      [second, first] = ['', ''];
      continue;
    }
    const line = withLatinDigits(block.text);
    const label = line.length <= labelCharacters ? line : '';
    if (/\d/.test(line)) {
      const found =
        twoTimes(line).exec(line)?.[0] ??
        afterDay(line) ??
        (label && twoHours(label).test(label) ? afterDay(`${first} ${label}`) : undefined) ??
        (oneTime(label).test(label) && oneTime(first).test(first) && weekday(second).test(second)
          ? `${second} ${first} – ${label}`
          : undefined);
      if (found !== undefined) return { found: found.slice(0, 100), selector: block.selector };
    }
    [second, first] = [first, label];
  }
  return null;
}
