import { lazyValue } from './helpers/lazy-value.ts';

/** Forms of a noun or verb by plural category of the language: English needs `one` and `other`. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How a language writes numbers, plurals, lists, dates and amounts. Pure: the same input gives the same words in any time zone. */
export interface Wording {
  locale: string;
  /** `3,411`; at most three decimals. */
  number(value: number): string;
  /** With exactly this number of decimals: `0.10`. */
  fixed(value: number, decimals: number): string;
  /** The form that fits the number, without the number: `agree(2, 'is', 'are')`. */
  agree(count: number, one: string, other: string): string;
  agree(count: number, forms: Forms): string;
  /** `1 link`, `3,411 links`; plurals that do not just add s are passed. */
  amount(count: number, one: string, other?: string): string;
  amount(count: number, forms: Forms): string;
  /** A share 0…1 in whole percent, but 0% only for exactly none and 100% only for exactly all. Languages differ in the space before %. */
  percent(share: number): string;
  /** `a, b and c`. */
  and(items: readonly string[]): string;
  /** `a, b or c`. */
  or(items: readonly string[]): string;
  /** Milliseconds: `850 ms`, from one second `1.2 s`; units as the language writes them. */
  duration(milliseconds: number, decimals?: number): string;
  /** `640 bytes`, `12 kB`, `3.4 MB`: a kB is 1,000 bytes, not 1,024. */
  bytes(count: number): string;
  /** `Nov 22, 2026`, in UTC unless another time zone is passed. @param date epoch milliseconds or RFC 3339; anything else is returned as written */
  date(date: number | string, timeZone?: string): string;
  /** `June 2025`. @param date RFC 3339, or its year and month */
  month(date: string): string;
  /** With hours and minutes. */
  time(date: number | string, timeZone?: string): string;
  /** With seconds. */
  timeToTheSecond(date: number | string, timeZone?: string): string;
  /** `12 minutes ago`, `yesterday`; anything else is returned as written. @param date epoch milliseconds or RFC 3339, `now` epoch milliseconds */
  ago(date: number | string, now: number): string;
  /** `German` for `de`; the code if the language has no name. */
  language(code: string): string;
  /** Creates the formats that most sentences need, while there is time: each Intl format takes a millisecond or more the first time. */
  prepare(): void;
}

/**
 * Numbers, plurals, lists, dates and amounts as a language writes them. Digits are Latin in every language: numbers are beside URLs, code
 * and sizes, and browsers show Latin digits in Arabic too; older ones would mix both.
 * @param locale a language tag that Intl knows
 */
export function localeFormats(locale: string): Wording {
  const digits = `${locale}-u-nu-latn`;
  // Each of these takes milliseconds to create, and the wording is created where every context starts.
  const plain = lazyValue(() => new Intl.NumberFormat(digits, { maximumFractionDigits: 3 }));
  const plurals = lazyValue(() => new Intl.PluralRules(locale));
  const conjunction = lazyValue(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const disjunction = lazyValue(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const languages = lazyValue(() => new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }));
  const decimal = cachedByKey(
    (decimals: number) => new Intl.NumberFormat(digits, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const relative = cachedByKey((numeric: 'always' | 'auto') => new Intl.RelativeTimeFormat(digits, { numeric }));
  const calendar = cachedByKey((timeZone: string) =>
    cachedByKey((style: keyof typeof dateStyles) => new Intl.DateTimeFormat(digits, { ...dateStyles[style], timeZone })),
  );
  const number = (value: number) => plain().format(value);
  const fixed = (value: number, decimals: number) => decimal(decimals).format(value);
  const formsOf = (one: string | Forms, other = `${String(one)}s`): Forms => (typeof one === 'string' ? { one, other } : one);
  const pick = (count: number, forms: Forms) => forms[plurals().select(count)] ?? forms.other;
  const dated = (date: number | string, style: keyof typeof dateStyles, timeZone: string) => {
    const value = new Date(date);
    return Number.isNaN(value.getTime()) ? String(date) : calendar(timeZone)(style).format(value);
  };
  // Field usage: lists without a comma before the last word.
  const joined = (format: Intl.ListFormat, items: readonly string[]) =>
    format
      .formatToParts(items)
      .map(({ type, value }) => (type === 'literal' && locale.startsWith('en') ? value.replace(/^, (?=and|or)/, ' ') : value))
      .join('');
  return {
    locale,
    number,
    fixed,
    agree: (count: number, one: string | Forms, other?: string) => pick(count, formsOf(one, other)),
    amount: (count: number, one: string | Forms, other?: string) => `${number(count)} ${pick(count, formsOf(one, other))}`,
    ...measures(digits),
    and: (items) => joined(conjunction(), items),
    or: (items) => joined(disjunction(), items),
    date: (date, timeZone = 'UTC') => dated(date, 'day', timeZone),
    month: (date) => dated(date, 'month', 'UTC'),
    time: (date, timeZone = 'UTC') => dated(date, 'minute', timeZone),
    timeToTheSecond: (date, timeZone = 'UTC') => dated(date, 'second', timeZone),
    ago(date, now) {
      const seconds = Math.max(0, Math.floor((now - new Date(date).getTime()) / 1_000));
      if (Number.isNaN(seconds)) return String(date);
      // Nobody counts the first seconds.
      if (seconds < 10) return relative('auto').format(0, 'second');
      const [size, unit] = ages.find(([least]) => seconds >= least) ?? [1, 'second' as const];
      return relative(seconds < day ? 'always' : 'auto').format(-Math.floor(seconds / size), unit);
    },
    language(code) {
      try {
        return languages().of(code) ?? code;
      } catch {
        return code;
      }
    },
    prepare() {
      for (const make of [plain, plurals, conjunction, languages, () => calendar('UTC')('day'), () => relative('always')]) make();
    },
  };
}

/** Shares, durations and sizes, with the units of a language. */
function measures(digits: string): Pick<Wording, 'percent' | 'duration' | 'bytes'> {
  const hundredths = lazyValue(() => new Intl.NumberFormat(digits, { style: 'percent', useGrouping: false }));
  const measure = cachedByKey((unit: Unit) =>
    cachedByKey(
      (decimals: number) =>
        new Intl.NumberFormat(digits, {
          style: 'unit',
          unit,
          unitDisplay: unit === 'byte' ? 'long' : 'short',
          minimumFractionDigits: decimals,
          maximumFractionDigits: unit === 'byte' ? 3 : decimals,
        }),
    ),
  );
  // The field's sign for seconds instead of abbreviations in Latin letters: sec, Sek., seg.
  const measured = (unit: Unit, value: number, decimals = 0) =>
    measure(unit)(decimals)
      .formatToParts(value)
      .map(({ type, value: text }) => (type === 'unit' && unit === 'second' ? text.replace(/^s[a-z]*\.?$/i, 's') : text))
      .join('');
  return {
    percent(share) {
      if (share > 0 && share < 0.01) return `<${hundredths().format(0.01)}`;
      if (share > 0.99 && share < 1) return `>${hundredths().format(0.99)}`;
      return hundredths().format(Math.round(share * 100) / 100);
    },
    duration: (milliseconds, decimals = 1) =>
      milliseconds < 1_000 ? measured('millisecond', Math.round(milliseconds)) : measured('second', milliseconds / 1_000, decimals),
    bytes: (count) =>
      count < 1_000
        ? measured('byte', count)
        : count < 1e6
          ? measured('kilobyte', Math.round(count / 1_000))
          : measured('megabyte', count / 1e6, 1),
  };
}

type Unit = 'byte' | 'kilobyte' | 'megabyte' | 'millisecond' | 'second';

/** Computes one value per key, when it is first needed. Keys come from the program, so there are few. */
function cachedByKey<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const dateStyles = {
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Seconds. */
const day = 86_400;
const ages = [
  [365 * day, 'year'],
  [30 * day, 'month'],
  [day, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const;

/** English, for the catalogues in English. */
export const english = localeFormats('en');
