import {
  solarHijri,
  yearFirst,
  taiwan,
  lunarHijri,
  lunar,
  vikramSamvat,
  latestRead,
  isYearOfForeignCalendar,
  eras,
  monthFirst,
  dayFirst,
  minguo,
  earliestMinguo,
} from '../lists/date-customs.ts';
import { dateTokens, startsGluedWord, type DateToken } from './date-tokens.ts';
import { parseClockAtStart, isoClock, isoOffset, twoDigits } from './clock-times.ts';
import { isoDayFromCalendar, isoDayFromNamedMonth, isYearOfOtherCalendar } from '../language/calendars.ts';
import { monthKey, monthNames } from '../language/months.ts';
import { withLatinDigits } from '../language/numbers.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';

export interface ParsedDate {
  /** `2024-03-15`, `2024-03-15T10:00:00` or with offset; `2024` and `2024-03` for machine-readable parts of a date. */
  iso: string;
  hasTime: boolean;
  hasZone: boolean;
}
export interface FoundDate extends ParsedDate {
  /** As in the text. */
  raw: string;
  /** Index of its start in the text. */
  index: number;
}

const earliest = 1900;
const latest = 2200;
/** Buddhist years are 543 ahead. */
const buddhist = 543;
const longestRaw = 150;
const mostFound = 100;

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
function isoDay(year: number, month: number, day: number, from = earliest): string | null {
  if (
    !Number.isInteger(year + month + day) ||
    year < from ||
    year > latest ||
    month < 1 ||
    month > 12 ||
    day < 1 ||
    day > daysIn(year, month)
  )
    return null;
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

const isoForm =
  /^(\d{4})(?:-?(\d{2})(?:-?(\d{2})(?:[T ]\s?(\d{2})(?::?(\d{2})(?::?(\d{2}(?:[.,]\d{1,9})?))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?)?)?$/i;

/**
 * Reads one date as a page writes it: ISO 8601 (extended, basic, +0100), RFC 2822, numbers in the order of the language,
 * month names of the language or English, 年月日, 년 월 일, digits of any script, Buddhist, Japanese era and Minguo years, and the calendars of
 * language/calendars.ts. Text around the date is allowed. Relative dates, other calendars and days that do not exist return null.
 * @param language primary subtag or full tag: `en-US` decides how to read 3/4/2024, `en` does not
 */
export function parseDate(raw: string, language: string): ParsedDate | null {
  const text = withLatinDigits(raw.length > longestRaw ? raw.slice(0, longestRaw) : raw)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim();
  if (!/\d/.test(text)) return null;
  const match = isoForm.exec(text);
  if (match) {
    const [, year = '', month, day, hour, minute = '00', second = '00', zone] = match;
    if (!month) return year >= '1000' && Number(year) <= latest ? { iso: year, hasTime: false, hasZone: false } : null;
    if (!day)
      return text.includes('-') && isoDay(Number(year), Number(month), 1, 1)
        ? { iso: `${year}-${month}`, hasTime: false, hasZone: false }
        : null;
    const iso = isoDay(Number(year), Number(month), Number(day), 1);
    if (!iso) return null;
    if (!hour) return { iso, hasTime: false, hasZone: false };
    const whole = Math.trunc(Number(second.replace(',', '.')));
    const clock = isoClock(Number(hour), Number(minute), whole);
    const offset = zone ? isoOffset(zone) : '';
    if (!clock || offset === null) return null;
    return { iso: `${iso}T${clock}${offset}`, hasTime: true, hasZone: offset !== '' };
  }
  const found = scan(text, language, 1, true)[0];
  return found ? { iso: found.iso, hasTime: found.hasTime, hasZone: found.hasZone } : null;
}

/**
 * Complete dates (day, month and year) in visible text, in order, at most 100. Careful: a date whose order of day and
 * month the language does not decide is skipped. Linear.
 * @param options shortYears: also two-digit years, which only lines about the page have; elsewhere they are versions and sizes
 */
export function findDatesInText(text: string, language: string, { shortYears = false }: { shortYears?: boolean } = {}): FoundDate[] {
  return scan(text, language, mostFound, false, shortYears);
}

const namePart = String.raw`[\p{L}\p{M}\u200c\u200d'’]{2,20}`;
const monthName = String.raw`(${namePart}(?: ${namePart})?)`;
const space = String.raw`[\s.,،-]{1,3}`;
/** A day of some calendar: with a word, as numbers with one mark between them, or a year in Hebrew letters. */
const anyDay = [
  String.raw`(?<!\p{Nd})\d{1,2}${space}${monthName}${space}(\d{4})(?!\p{Nd})`,
  String.raw`(?<!\p{Nd})(\d{4})${space}${monthName}${space}\d{1,2}(?!\p{Nd})`,
  String.raw`(?<![\p{L}\p{M}])${monthName}${space}\d{1,2}${space}(\d{4})(?!\p{Nd})`,
  String.raw`(?<![\p{L}\d./-])\d{1,2}([-/.])\d{1,2}\1(\d{4})(?![\d./-])`,
  String.raw`(?<![\p{L}\d./-])(\d{4})([-/.])\d{1,2}\2\d{1,2}(?![\d./-])`,
  String.raw`[א-ת]{1,2}["״׳']?[א-ת]? [א-ת]{2,8}(?: [א-ת]['׳])? ה?תש[א-ת]?["״][א-ת]`,
].map((pattern) => unicodePattern(pattern));
/** A date in a calendar that is not read, such as 20 Magh 1432, in a short line; null if there is none. */
export function findUnparsedDate(text: string, language: string): string | null {
  const line = text.length > longestRaw ? '' : withLatinDigits(text);
  const months = monthNames(language);
  for (const pattern of anyDay) {
    const [raw, ...groups] = pattern(line).exec(line) ?? [];
    if (raw === undefined || findDatesInText(raw, language).length > 0) continue;
    const years = groups.filter((group) => /^\d{4}$/.test(group));
    const words = groups.find((group) => /\p{L}/u.test(group ?? ''));
    if (years.every((year) => isYearOfForeignCalendar(Number(year))) && !words?.split(' ').some((word) => months.has(monthKey(word))))
      return raw;
  }
  return null;
}

/** A complete date in the path of a URL: /2024/03/15/, /2024-03-15-title, /20240315/. */
export function findDateInPath(path: string): { raw: string; iso: string } | null {
  const match = /(?:^|[/_-])((?:19|20)\d\d)([/_-]?)(0?[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01]|[1-9])(?=$|[/_.-])/.exec(path.slice(0, 1_000));
  if (!match) return null;
  const [, year = '', mark = '', month = '', day = ''] = match;
  if (mark === '' && (month.length < 2 || day.length < 2)) return null;
  const iso = isoDay(Number(year), Number(month), Number(day));
  return iso ? { raw: match[0].replace(/^[/_-]/, ''), iso } : null;
}

/** What may be between the parts of a date. */
const gap = /^[\s.,،'’/°º\u00aa\u2010-\u2013-]*$/;

/** A year in the supported range, also of another calendar, or the name of an era. */
const anyYear =
  /(?<!\d)(?:1[3-59]\d\d|2[01]\d\d|2200|2[4-6]\d\d|5[678]\d\d|1[0-4]\d(?=\s?[年./-]))(?:(?!\d)|(?=\d{1,2}:\d\d))|[和成]\s?(?:\d|元)|民[國国]|[HRS]\d{1,2}\.\d/;
/** Two-digit years: 12.29.14, 23/09/22, 5 Mar '24, 15 มี.ค. 67. */
const anyShortYear = unicodePattern(
  String.raw`(?<![\d.,:/-])\d{1,2}(?:([./-])\d{1,2}\1|\s?\p{L}[\p{L}\p{M}.]{1,14}\s?['’]?)\d\d(?!\d|[.,:/-]\d)`,
);

function scan(text: string, language: string, most: number, lenient: boolean, shortYears = false): FoundDate[] {
  const plain = /[\u00a0-\uffff]/.test(text) ? withLatinDigits(text).replace(/[\u200e\u200f\u061c\u00a0\u202f\u2009]/g, ' ') : text;
  // Nearly all blocks have no year next to a day, so they are finished here.
  const short = shortYears && anyShortYear(plain).test(plain);
  if ((!short && !anyYear.test(plain)) || !/(?<!\d)\d\d?(?!\d)/.test(plain) || plain.length !== text.length) return [];
  const list = dateTokens(plain);
  const reader = new Reader(plain, list, language, short);
  const result: FoundDate[] = [];
  for (let index = 0; index < list.length && result.length < most; index++) {
    const date = reader.dateAt(index);
    if (!date) continue;
    const clock = reader.clockAfter(date.last);
    const start = list[date.first]!.start;
    const end = clock ? clock.end : list[date.last]!.end;
    result.push({
      raw: text.slice(start, end),
      index: start,
      iso: clock ? `${date.iso}T${clock.iso}` : date.iso,
      hasTime: clock !== null,
      hasZone: clock?.zone ?? false,
    });
    // The rest of the same date is not read again.
    index = Math.max(index, clock ? clock.last : date.last);
  }
  if (lenient) return result;
  // Elements in a line have no space between them: By Jo KingNovember 11, 2024February 18, 2026.
  const ends = new Set(result.map(({ index, raw }) => index + raw.length));
  return result.filter(
    ({ index }) => !/[\w@]$/.test(plain.slice(Math.max(0, index - 1), index)) || startsGluedWord(plain, index) || ends.has(index),
  );
}

interface Day {
  iso: string;
  first: number;
  last: number;
}
interface Month {
  number: number;
  last: number;
}
/** Oṣù Ẹrẹ̀nà, كانون الثاني, арван нэгдүгээр сар */
const mostMonthWords = 3;
/** Two-digit years of this century, up to years that are too far in the future. */
const fullYear = (value: number) => (value < 70 ? 2000 : 1900) + value;
/** Maximum characters of a filler word between the parts of a date: de, of, th, del, gada, năm. */
const fillerLength = 4;

class Reader {
  readonly plain: string;
  readonly list: readonly DateToken[];
  readonly language: string;
  readonly shortYears: boolean;
  private names: ReadonlyMap<string, number> | undefined;
  private readonly months: (Month | null | undefined)[] = [];
  constructor(plain: string, list: readonly DateToken[], language: string, shortYears: boolean) {
    this.shortYears = shortYears;
    this.plain = plain;
    this.list = list;
    this.language = language;
  }

  private between(index: number): string {
    const a = this.list[index];
    const b = this.list[index + 1];
    return a && b ? this.plain.slice(a.end, b.start) : '\n';
  }
  private joined(from: number, to: number): boolean {
    if (to >= this.list.length) return false;
    for (let index = from; index < to; index++) {
      const part = this.between(index);
      if (part.length > 4 || !gap.test(part)) return false;
    }
    return true;
  }
  /** The month at a token, and the last token of its name: names have up to three words, and some pages write two names (آب/أغسطس). */
  private month(index: number): Month | null {
    const token = this.list[index];
    if (token?.kind !== 'word' || token.text.length > 20) return null;
    const known = this.months[index];
    if (known !== undefined) return known;
    let month = this.oneMonth(index);
    const other = month && /^\s?[/(–-]\s?$/.test(this.between(month.last)) ? this.oneMonth(month.last + 1) : null;
    if (month && other?.number === month.number) month = other;
    return (this.months[index] = month);
  }
  private oneMonth(index: number): Month | null {
    let words = '';
    let found: Month | null = null;
    for (let last = index; last < index + mostMonthWords && this.list[last]?.kind === 'word'; last++) {
      if (last > index && this.between(last - 1) !== ' ') break;
      words += last > index ? ` ${this.list[last]!.text}` : this.list[last]!.text;
      const number = words.length <= 30 ? this.monthNamed(words) : 0;
      if (number) found = { number, last };
    }
    return found;
  }
  private monthNamed(words: string): number {
    this.names ??= monthNames(this.language);
    const key = monthKey(words);
    // Hebrew attaches its preposition to the month, Kurdish its genitive ending.
    const bare = key.startsWith('ב') ? key.slice(1) : key.endsWith('ی') ? key.slice(0, -1) : '';
    return this.names.get(key) ?? this.names.get(bare) ?? 0;
  }
  private filler(index: number): boolean {
    const token = this.list[index];
    return token?.kind === 'word' && token.text.replaceAll('.', '').length <= fillerLength;
  }
  private year(index: number): number {
    const token = this.list[index];
    const thai = /^(?:th|lo|km)(?![a-z])/i.test(this.language);
    if (token?.kind === 'number' && token.text.length === 2 && this.shortYears && this.endsHere(index))
      return thai && token.value > 43 ? 2500 - buddhist + token.value : fullYear(token.value);
    if (!token || token.kind !== 'number' || token.text.length !== 4) return Number.NaN;
    const { value } = token;
    return value > 2400 && value < 2700 && thai ? value - buddhist : value;
  }
  /** Whether no digit follows. */
  private endsHere(index: number): boolean {
    const next = this.list[index + 1];
    return next?.kind !== 'number' || !/^[.,:/-]$/.test(this.between(index));
  }
  private short(index: number): number {
    const token = this.list[index];
    return token?.kind === 'number' && token.text.length <= 2 ? token.value : Number.NaN;
  }

  /** A date that begins at the token `index`. */
  dateAt(index: number): Day | null {
    return this.usualDateAt(index) ?? this.otherCalendarDate(index);
  }
  private usualDateAt(index: number): Day | null {
    const token = this.list[index]!;
    if (token.kind === 'word') return this.eraDate(index) ?? (this.month(index) ? this.monthFirstDate(index) : null);
    if (token.text.length === 4) return this.yearFirstDate(index);
    if (token.text.length === 3) return this.minguoDate(index);
    return token.text.length <= 2 ? (this.numericDate(index) ?? this.dayFirstDate(index)) : null;
  }

  private day(year: number, month: number, day: number, first: number, last: number): Day | null {
    const calendar = year >= earliest ? null : solarHijri.test(this.language) ? 'persian' : lunarHijri.test(this.language) ? lunar : null;
    const iso = calendar
      ? isoDayFromCalendar(calendar, year, month, day)
      : year > latestRead && vikramSamvat.test(this.language)
        ? null
        : isoDay(year, month, day);
    return iso ? { iso, first, last } : null;
  }

  /** 15 شعبان 1447, Sha'ban 15, 1447, 1447 Shaʻban 15, 14 माघ 1947: years, and month names of the platform. */
  private otherCalendarDate(index: number): Day | null {
    const isNumber = (at: number, length: number) => this.list[at]?.kind === 'number' && this.list[at]!.text.length <= length;
    const isYear = (at: number) =>
      this.list[at]?.kind === 'number' && this.list[at]!.text.length === 4 && isYearOfOtherCalendar(this.list[at]!.value, this.language);
    const first = this.list[index]!.kind === 'word' ? index : index + 1;
    let end = first;
    while (end < first + mostMonthWords + 1 && this.list[end]?.kind === 'word') end++;
    if (end === first || !isNumber(end, 4)) return null;
    // The name is between day and year, or before the day, with or without a short word.
    const behind = isNumber(end, 2) && this.filler(end + 1) ? end + 2 : end + 1;
    const [day, year, last] =
      first > index
        ? isYear(end) && isNumber(index, 2)
          ? [index, end, end]
          : isYear(index) && isNumber(end, 2)
            ? [end, index, end]
            : []
        : isNumber(end, 2) && isYear(behind)
          ? [end, behind, behind]
          : [];
    if (day === undefined || year === undefined || last === undefined || !this.joined(index, last)) return null;
    for (let from = first; from < end; from++) {
      const name = this.plain.slice(this.list[from]!.start, this.list[end - 1]!.end);
      const iso = isoDayFromNamedMonth(this.list[year]!.value, name, this.list[day]!.value, this.language);
      if (iso) return { iso, first: index, last };
      if (!this.filler(from)) return null;
    }
    return null;
  }

  /** 2024-03-15, 2024/3/15, 2024. 3. 15., 2024年3月15日, 2024년 3월 15일, 2024. március 15., 2024 m. kovo 15 d. */
  private yearFirstDate(index: number): Day | null {
    const year = this.year(index);
    if (Number.isNaN(year)) return null;
    const signs = this.signedDate(index, year);
    if (signs) return signs;
    const mark = this.between(index).trim();
    if (/^[-/.]$/.test(mark) && mark === this.between(index + 1).trim() && !Number.isNaN(this.short(index + 1)))
      return this.markedDate(index, year);
    const start = this.filler(index + 1) && !this.month(index + 1) ? index + 2 : index + 1;
    const month = this.month(start);
    if (month && this.joined(index, month.last + 1)) return this.day(year, month.number, this.short(month.last + 1), index, month.last + 1);
    // 2024. gada 15. marts
    const behind = start > index + 1 ? this.month(start + 1) : null;
    if (behind && this.joined(index, behind.last)) return this.day(year, behind.number, this.short(start), index, behind.last);
    return this.mongolDate(index, year);
  }

  /** 2024 оны 3-р сарын 15 */
  private mongolDate(index: number, year: number): Day | null {
    if (!this.list[index + 1]?.text.startsWith('он')) return null;
    const sign = this.list[index + 3]?.kind === 'word' && this.list[index + 3]!.text.length <= 3 ? index + 4 : index + 3;
    if (!this.list[sign]?.text.startsWith('сар') || !this.joined(index, sign + 1)) return null;
    return this.day(year, this.short(index + 2), this.short(sign + 1), index, sign + 1);
  }

  /** Numbers followed by characters for year, month and day. */
  private signedDate(index: number, year: number): Day | null {
    const sign = (at: number, pattern: RegExp) => this.list[at]?.kind === 'word' && pattern.test(this.list[at]!.text);
    if (
      !sign(index + 1, /^[年년]$/) ||
      !sign(index + 3, /^[月월]$/) ||
      !sign(index + 5, /^(?:日|号|號|일)/) ||
      !this.joined(index, index + 5)
    )
      return null;
    return this.day(year, this.short(index + 2), this.short(index + 4), index, index + 5);
  }

  private era(word: string): number | undefined {
    return word.length > 1 || /^ja(?![a-z])/i.test(this.language) ? eras[word.slice(-2)] : undefined;
  }

  /** 令和6年3月15日, 令和6.3.15, R6.3.15 and 民國113年3月15日 */
  private eraDate(index: number): Day | null {
    const word = this.list[index]!.text;
    // 元年 is the first year.
    if (word.endsWith('元年')) {
      const base = eras[word.slice(-4, -2)];
      if (!base || this.list[index + 2]?.text !== '月' || !this.list[index + 4]?.text.startsWith('日')) return null;
      return this.day(base + 1, this.short(index + 1), this.short(index + 3), index, index + 4);
    }
    const base = this.era(word);
    const token = this.list[index + 1];
    if (base === undefined || token?.kind !== 'number' || token.text.length > 3) return null;
    const date = this.signedDate(index + 1, base + token.value) ?? this.markedDate(index + 1, base + token.value);
    return date && { ...date, first: index };
  }

  /** 115年2月3日, and in Taiwan 115-02-03, 115/02/03, 115.02.03 */
  private minguoDate(index: number): Day | null {
    const year = minguo + this.list[index]!.value;
    if (!/^zh(?![a-z])/i.test(this.language) || this.list[index]!.value < earliestMinguo) return null;
    const signs = this.signedDate(index, year);
    return signs ?? (taiwan.test(this.language) ? this.markedDate(index, year) : null);
  }

  /** Year, month and day with one mark between them. */
  private markedDate(index: number, year: number): Day | null {
    const marks = [this.between(index), this.between(index + 1)].map((part) => part.trim());
    if (marks[0] !== marks[1] || !/^[-/.]$/.test(marks[0] ?? '') || Number.isNaN(this.short(index + 1))) return null;
    const before = this.plain.charAt(this.list[index]!.start - 1);
    const after = this.between(index + 2);
    const isEra = index > 0 && this.list[index - 1]!.kind === 'word' && this.era(this.list[index - 1]!.text) !== undefined;
    // Part of a path or of a longer number.
    if ((/[\w/.-]/.test(before) && !isEra) || /^[/-]/.test(after) || /^\.\d/.test(after + (this.list[index + 3]?.text ?? ''))) return null;
    return this.day(year, this.short(index + 1), this.short(index + 2), index, index + 2);
  }

  /** 15.03.2024, 15/3/2024, 15-03-2024: the order follows from the separators, the values, or the language. */
  private numericDate(index: number): Day | null {
    const marks = [this.between(index), this.between(index + 1)].map((part) => part.trim());
    if (marks[0] !== marks[1] || !/^[-/.]$/.test(marks[0] ?? '')) {
      // 15 tháng 3 năm 2024, 15 thg 3, 2024
      const vietnamese = /^th(?:áng|g)$/i.test(this.list[index + 1]?.text ?? '') && !Number.isNaN(this.short(index + 2));
      if (!vietnamese) return null;
      const at = this.list[index + 3]?.text.toLowerCase() === 'năm' ? index + 4 : index + 3;
      return this.joined(index, at) ? this.day(this.year(at), this.short(index + 2), this.short(index), index, at) : null;
    }
    const year = this.year(index + 2);
    const [a, b] = [this.short(index), this.short(index + 1)];
    if (Number.isNaN(year) || Number.isNaN(a) || Number.isNaN(b)) return null;
    const before = this.plain.charAt(this.list[index]!.start - 1);
    const after = this.between(index + 2);
    // Hebrew attaches its preposition to a number with a hyphen: ב-3.11.2023.
    const joined = before === '-' && /[\u05d0-\u05ea]/.test(this.plain.charAt(this.list[index]!.start - 2));
    if ((/[\w/.-]/.test(before) && !joined) || /^[/-]/.test(after) || (after === '.' && this.list[index + 3]?.kind === 'number'))
      return null;
    const dayThenMonth = () => this.day(year, b, a, index, index + 2);
    const monthThenDay = () => this.day(year, a, b, index, index + 2);
    const short = this.list[index + 2]!.text.length === 2;
    if (short && yearFirst.test(this.language)) return this.day(fullYear(a), b, this.list[index + 2]!.value, index, index + 2);
    if (marks[0] === '.' && b <= 12 && !(short && /^en(?![a-z])/i.test(this.language) && a <= 12)) return dayThenMonth();
    if (a > 12 || a === b) return dayThenMonth();
    if (b > 12) return monthThenDay();
    if (monthFirst.test(this.language)) return monthThenDay();
    return dayFirst.test(this.language) ? dayThenMonth() : null;
  }

  /** 15 March 2024, 15. März 2024, 15 de marzo de 2024, 15 มีนาคม 2567 */
  private dayFirstDate(index: number): Day | null {
    const day = this.short(index);
    let at = index + 1;
    for (let fillers = 0; fillers < 2 && !this.month(at) && this.filler(at); fillers++) at++;
    const month = this.month(at);
    if (!month) return null;
    let end = month.last + 1;
    for (let fillers = 0; fillers < 2 && this.filler(end); fillers++) end++;
    return this.joined(index, end) ? this.day(this.year(end), month.number, day, index, end) : null;
  }

  /** March 15, 2024; Mar. 15th 2024. Mon Mar 15 10:00:00 2024 is not read. */
  private monthFirstDate(index: number): Day | null {
    const month = this.month(index);
    if (!month) return null;
    const at = month.last + 1;
    const day = this.short(at);
    // Dec 28 Sat 2013
    const end = this.filler(at + 1) ? at + 2 : at + 1;
    return this.joined(index, end) ? this.day(this.year(end), month.number, day, index, end) : null;
  }

  /** A time of day that closely follows a date. */
  clockAfter(index: number): { iso: string; zone: boolean; last: number; end: number } | null {
    const from = this.list[index]!.end;
    const rest = this.plain.slice(from, from + 60);
    const clock = parseClockAtStart(rest);
    if (!clock) return null;
    const end = from + clock.length;
    let last = index;
    while (last + 1 < this.list.length && this.list[last + 1]!.start < end) last++;
    return { iso: clock.iso, zone: clock.zone, last, end };
  }
}
