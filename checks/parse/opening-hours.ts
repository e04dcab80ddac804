import type { Block } from '../core/facts.ts';
import { anyWordOf } from '../language/any-of.ts';
import { latinDigits } from '../language/numbers.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';

/** Opening hours in visible text: two times of day, or two bare hours after the name of a weekday. */

export interface FoundHours {
  found: string;
  selector: string;
}

/** English names stand here: signs in English hang in shops of any country. */
const english = 'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat sun';
// One letter of these scripts can be the whole name; longer names stand between others without a space.
const unspaced = unicodePattern(String.raw`^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]+$`);

/** Names of weekdays as Intl knows them, with what writers leave out of them; nothing for languages that it does not know. */
function weekdayNames(language: string): string[] {
  const names = new Set(english.split(' '));
  try {
    if (language === 'en' || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [...names];
    for (const locale of language === 'zh' ? ['zh', 'zh-TW'] : [language]) {
      for (const weekday of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
        for (let day = 1; day <= 7; day++) {
          const name = format.format(Date.UTC(2024, 0, day)).toLowerCase().replace(/\.$/, '');
          for (const form of [name, name.replace(/-feira$/, ''), name.replace(/^วัน/, '')]) if (unspaced(form).test(form) || form.length > 1) names.add(form);
        }
      }
    }
  } catch {
    // The name of the language comes from the page: English alone is left.
  }
  return [...names];
}

const bare = String.raw`(?:[01]?\d|2[0-4])`;
/** Behind a number these can only mean a time of day; 3–5 h and 3〜5時間 are durations. */
const certain = String.raw` ?(?:uhr|[ap]m|[ap]\.m\.|صباح\p{L}{0,3}|مساء\p{L}{0,2}|[صم]|น)(?![\p{L}\p{M}])|[時点點시](?![間间간])(?:\d{1,2}[分분]|半)?`;
const clock = String.raw`${bare}[:.][0-5]\d(?!\d)(?: ?(?:h|uhr|[ap]m|[ap]\.m\.|صباح\p{L}{0,3}|مساء\p{L}{0,2}|[صم]|น)(?![\p{L}\p{M}]))?`;
const time = String.raw`(?:${clock}|${bare}(?:${certain}| ?h(?:[0-5]\d)?(?![\p{L}\p{M}\d])))`;
const range = String.raw`\s?(?:[-–—−~〜～至到]|bis|to|until|till|à|a|al|às|tot|do|до|إلى|حتى|から|से|ถึง)\s?(?:上午|下午|早上|晚上|午前|午後|오전|오후|शाम)?\s?`;
/** Never inside another number, an amount of money or a date. */
const before = String.raw`(?<![\d.,:/\p{Sc}-]|\p{Sc} )`;
const after = String.raw`(?!\d|[.,/:-]\d|\s?(?:\p{Sc}|%|(?:eur|usd|gbp|chf|km|kg|cm|mm)(?!\p{L})))`;

const twoTimes = unicodePattern(`${before}${time}${range}${time}${after}|${before}${bare}${range}${bare}(?:${certain})${after}|(?<!\\d)24\\s?/\\s?7(?!\\d)`, 'i');
const oneTime = unicodePattern(`^${time}$`, 'i');
const twoHours = unicodePattern(`^${bare}${range}${bare}$`, 'i');

/** Patterns of one language: a weekday alone, and hours behind one. */
function patternsOf(language: string) {
  const names = weekdayNames(language);
  const [joined, apart] = [names.filter((name) => name.length > 1 && unspaced(name).test(name)), names.filter((name) => name.length < 2 || !unspaced(name).test(name))];
  const weekday = `(?:(?<![\\p{L}\\p{N}]|\\p{N} )(?:${anyWordOf(apart)})(?![\\p{L}\\p{M}])${joined.length > 0 ? `|${anyWordOf(joined)}` : ''})`;
  const hours = `(${bare})(?:[:.]([0-5]\\d))?(?: ?h)?${range}(${bare})(?:[:.][0-5]\\d)?(?: ?h)?`;
  // What follows is another day or nothing: 3–5 June and 2–4 people are no hours.
  const end = `(?=\\s*(?:$|\\n|[;|)·•&]|[,.](?!\\d)|(?:\\p{L}{1,5}\\.? )?${weekday}))`;
  return { weekday: unicodePattern(weekday, 'i'), hours: unicodePattern(`${weekday}[^\\d\\n]{0,24}?${before}${hours}${end}`, 'gi') };
}
type Patterns = ReturnType<typeof patternsOf>;
const cache = new Map<string, Patterns>();
function patterns(language: string): Patterns {
  const primary = /^[a-z]{2,3}(?![a-z])/i.exec(language)?.[0].toLowerCase() ?? 'en';
  const known = cache.get(primary);
  if (known) return known;
  const made = patternsOf(primary);
  // Languages come from pages: the cache must not grow with what they invent.
  if (cache.size < 50) cache.set(primary, made);
  return made;
}

/** From nine to five, from ten to two: never the 2–1 of a match. */
const areHours = (from: number, to: number) => (to > from ? to >= 5 : from >= 6 && from <= 12 && to <= 12 && to > 0);
const unitsRead = 120;
const labelCharacters = 60;

/** The first opening hours in visible text; columns of a table are read with the name of the day before them. */
export function findHours(blocks: readonly Block[], language: string): FoundHours | null {
  const { weekday, hours } = patterns(language);
  const afterDay = (line: string) => [...line.matchAll(hours(line))].find(([, from, , to]) => areHours(Number(from), Number(to)))?.[0];
  // The two lines before, '' for those that are no labels.
  let [second, first] = ['', ''];
  for (const block of blocks) {
    if (block.code || block.units > unitsRead) {
      [second, first] = ['', ''];
      continue;
    }
    const line = latinDigits(block.text);
    const label = line.length <= labelCharacters ? line : '';
    if (/\d/.test(line)) {
      const found = twoTimes(line).exec(line)?.[0] ?? afterDay(line)
        ?? (label && twoHours(label).test(label) ? afterDay(`${first} ${label}`) : undefined)
        ?? (oneTime(label).test(label) && oneTime(first).test(first) && weekday(second).test(second) ? `${second} ${first} – ${label}` : undefined);
      if (found !== undefined) return { found: found.slice(0, 100), selector: block.selector };
    }
    [second, first] = [first, label];
  }
  return null;
}
