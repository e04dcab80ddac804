/** Relative dates: 2 hours ago, před 2 hodinami, قبل ساعة, 3時間前. */
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { languageOf, mostTags, phrasesIn, primarySubtag } from './language-words.ts';
import { withLatinDigits } from './numbers.ts';
import { foldText } from './phrases.ts';

const unitsOfTime = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
/** One sample for each plural form that a language may have. */
const samples = [1, 2, 3, 5, 11, 21];
const longestLine = 80;

interface Forms {
  around: readonly (readonly [before: string, after: string])[];
  whole: readonly string[];
  /** Without the number. In the middle of a line they mean something else: před rokem 1900. */
  last: readonly string[];
  days: readonly string[];
}
const bare = (text: string) => foldText(text).replace(/[\s.,]/g, '');

const formsOf = memoizeByText((language): Forms => {
  const primary = primarySubtag(language);
  const written = languageOf(primary)?.ago;
  const around = new Map<string, readonly [string, string]>();
  const whole = new Set<string>();
  const last = new Set<string>();
  const days = new Set<string>();
  const swaps = [['', ''] as const, ...(written?.instead ?? [])].map(
    ([from, to]) =>
      (part: string) =>
        from === '' ? part : part.replace(bare(from), bare(to)),
  );
  const add = (before: string, after: string) => {
    if (before + after !== '') for (const swap of swaps) around.set(`${swap(before)}|${swap(after)}`, [swap(before), swap(after)]);
  };
  try {
    if (/^[a-z]{2,3}$/.test(primary) && Intl.RelativeTimeFormat.supportedLocalesOf(primary).length > 0) {
      for (const style of ['long', 'short'] as const) {
        const format = new Intl.RelativeTimeFormat(`${primary}-u-nu-latn`, { numeric: 'always', style });
        for (const unit of unitsOfTime) {
          for (const count of samples) {
            const parts = format.formatToParts(-count, unit);
            const at = parts.findIndex(({ type }) => type === 'integer');
            const text = (list: typeof parts) => bare(list.map(({ value }) => value).join(''));
            const spelled = at > 0 && parts[at - 1]!.value.endsWith('(');
            if (at < 0 || spelled) for (const swap of swaps) whole.add(swap(text(at < 0 ? parts : parts.slice(0, at)).replace('(', '')));
            else {
              add(text(parts.slice(0, at)), text(parts.slice(at + 1)));
              if (count !== 1) continue;
              const [before, after] = [text(parts.slice(0, at)), text(parts.slice(at + 1))];
              for (const one of phrasesIn(written?.one ?? '')) whole.add(before + one + after);
              // Units in short form are too short to be certain.
              if (written?.omitsOne && style === 'long') last.add(before + after);
            }
          }
        }
      }
      for (const ending of phrasesIn(written?.endings ?? '')) add('', ending);
      const auto = new Intl.RelativeTimeFormat(primary, { numeric: 'auto' });
      for (const count of [0, 1]) days.add(bare(auto.format(-count, 'day')));
    }
  } catch {
    // Some platforms know the language, but not its relative times.
  }
  return { around: [...around.values()], whole: [...whole], last: [...last], days: [...days] };
}, mostTags);

/**
 * The relative date in a line, or null. Long lines and plain durations ("5 minutes") do not count.
 * Today and yesterday count alone or with a time of day.
 */
export function findRelativeDate(line: string, language: string): string | null {
  const text = line.trim();
  if (text === '' || text.length > longestLine) return null;
  const folded = bare(withLatinDigits(text));
  for (const one of language.startsWith('en') ? ['en'] : [language, 'en']) {
    const { around, whole, last, days } = formsOf(one);
    for (const match of folded.matchAll(/\d+/g)) {
      if (match[0].length > 3) continue;
      const [before, after] = [folded.slice(0, match.index), folded.slice(match.index + match[0].length)];
      // A single letter after the number may be a reading time; phrases with "ago" have words on at least one side.
      if (around.some(([start, end]) => before.endsWith(start) && after.startsWith(end) && (start !== '' || end.length > 1))) return text;
    }
    if (whole.some((phrase) => phrase.length > 3 && folded.includes(phrase))) return text;
    if (last.some((phrase) => folded.endsWith(phrase))) return text;
    const clock = /\d{1,2}[:h]\d{2}/.exec(folded);
    const beforeClock = clock ? folded.slice(0, clock.index) : '';
    if (days.some((day) => beforeClock.startsWith(day) && beforeClock.length <= day.length + 3)) return text;
  }
  return null;
}
