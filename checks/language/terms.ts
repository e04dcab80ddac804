import { functionWordsOf } from './languages.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { unicodePattern } from './unicode-pattern.ts';
import { eastAsianScripts, southEastAsianScripts } from './scripts.ts';

/** Terms for comparing two texts in any language. */

/** Scripts whose terms are character pairs. They have no spaces between words, except Hangul, whose particles attach to short words. */
const pairedScripts = `${eastAsianScripts}ー`;
const runs = unicodePattern(
  String.raw`[${pairedScripts}]+|[${southEastAsianScripts}]+|(?:(?![${pairedScripts}${southEastAsianScripts}])[\p{L}\p{N}\p{M}])+`,
  'g',
);
const paired = unicodePattern(`^[${pairedScripts}]`);
const tripled = unicodePattern(`^[${southEastAsianScripts}]`);
const anyUnspaced = unicodePattern(`[${pairedScripts}${southEastAsianScripts}]`);
/** The same runs for text without unspaced scripts, several times faster. */
const spacedRuns = unicodePattern(String.raw`[\p{L}\p{N}\p{M}]+`, 'g');
const letter = unicodePattern(String.raw`\p{L}`);
const mark = unicodePattern(String.raw`\p{M}`);
/** Signs that join the next letter to the current one: Khmer coeng, Burmese virama. */
const joining = new Set(['\u17d2', '\u1039']);
const onlyHiragana = /^[\u3041-\u309f]+$/;

const minLetters = 4;
/** Minimum length in scripts without short vowels, and in languages whose short function words we know. */
const fewLetters = 3;
const mostTerms = 5;
const consonantScript = /^[\u05d0-\u05f4\u0620-\u06ff\u0750-\u077f\ufb1d-\ufdff\ufe70-\ufefc]/;
/** The Arabic article, alone or merged with a preposition or "and", before at least three letters. */
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=.{3})/u;

/** Lower case, without accents and optional vowel signs. Vowel signs that form a syllable (Devanagari) stay. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640\u00ad]/g, '')
    .replaceAll('ı', 'i')
    .normalize('NFC');
}

/** The function words of a language in folded form. */
const stopsOf = memoizeByText((language): ReadonlySet<string> => new Set([...functionWordsOf(language)].map(fold)), 20);

/**
 * Terms of a text in order, with repetitions, folded. Alphabets: words except the language's function words, with at least 4
 * letters or digits, one of them a letter, cut to 5 characters; 3 letters are enough in Arabic and Hebrew script and if we know the
 * function words. Han, kana and Hangul: pairs of adjacent characters. Thai, Lao, Khmer, Myanmar: three adjacent syllable signs.
 * @param language primary subtag; `und` if unknown
 */
export function termsOf(text: string, language: string): string[] {
  const result: string[] = [];
  const stops = stopsOf(language);
  const folded = fold(text);
  if (!/[\u0080-\uffff]/.test(folded)) {
    const least = stops.size > 0 ? fewLetters : minLetters;
    for (const run of folded.match(/[a-z\d]{3,}/g) ?? [])
      if (run.length >= least && /[a-z]/.test(run) && !stops.has(run)) result.push(run.slice(0, mostTerms));
    return result;
  }
  const anyLetter = letter(folded);
  if (!anyUnspaced(folded).test(folded)) {
    for (const run of folded.match(spacedRuns(folded)) ?? []) word(run, anyLetter, stops, result);
    return result;
  }
  const [isPaired, isTripled] = [paired(folded), tripled(folded)];
  for (const [run] of folded.matchAll(runs(folded))) {
    if (isPaired.test(run)) grams(Array.from(run), 2, result);
    else if (isTripled.test(run)) grams(clusters(run), 3, result);
    else word(run, anyLetter, stops, result);
  }
  return result;
}
function grams(signs: readonly string[], size: number, result: string[]): void {
  for (let end = size; end <= signs.length; end++) result.push(signs.slice(end - size, end).join(''));
}
/** Letters with their combining marks. Intl.Segmenter does the same, but its results differ between versions. */
function clusters(run: string): string[] {
  const isMark = mark(run);
  const found: string[] = [];
  for (const character of run) {
    const last = found.at(-1);
    if (last !== undefined && (isMark.test(character) || joining.has(last.slice(-1)))) found[found.length - 1] = last + character;
    else found.push(character);
  }
  return found;
}
function word(run: string, anyLetter: RegExp, stops: ReadonlySet<string>, result: string[]): void {
  const least = stops.size > 0 || consonantScript.test(run) ? fewLetters : minLetters;
  if (run.length < least || !anyLetter.test(run) || stops.has(run)) return;
  const bare = run.replace(arabicArticle, '');
  if (bare !== run && stops.has(bare)) return;
  const characters = /[\ud800-\udfff]/.test(bare) ? Array.from(bare) : bare;
  if (characters.length >= least)
    result.push(typeof characters === 'string' ? characters.slice(0, mostTerms) : characters.slice(0, mostTerms).join(''));
}

/** Terms that show what a text is about: without pairs of hiragana, which are mostly grammar, as long as other terms remain. */
export function distinctiveTerms(text: string, language: string): Set<string> {
  const all = new Set(termsOf(text, language));
  const telling = new Set([...all].filter((term) => !onlyHiragana.test(term)));
  return telling.size > 1 ? telling : all;
}

/** Maximum length of a text that is searched for words to display. */
const shownFrom = 2_000;

/**
 * The words of a text that contain one of the terms, in their original form, for display instead of folded and cut terms.
 * In scripts without spaces, the engine's dictionary finds the words; used for display only.
 */
export function wordsWithTerms(text: string, wanted: ReadonlySet<string>, language: string): string[] {
  const found = new Set<string>();
  const source = text.slice(0, shownFrom).normalize('NFC');
  if (wanted.size === 0) return [];
  for (const [run] of source.matchAll(runs(source))) {
    const isUnspaced = (paired(run).test(run) && !/^[\uac00-\ud7a3]+$/.test(run)) || tripled(run).test(run);
    if (!isUnspaced) {
      if (termsOf(run, language).some((term) => wanted.has(term))) found.add(run);
      continue;
    }
    for (const piece of piecesWith(run, wanted, language)) found.add(piece);
  }
  return [...found];
}
function piecesWith(run: string, wanted: ReadonlySet<string>, language: string): string[] {
  const signs = tripled(run).test(run) ? clusters(run) : Array.from(run);
  const size = tripled(run).test(run) ? 3 : 2;
  /** Start of a gram → its end. */
  const ends = new Map<number, number>();
  for (let index = 0, from = 0; index + size <= signs.length; from += signs[index]!.length, index++) {
    const gram = signs.slice(index, index + size).join('');
    if (termsOf(gram, language).some((term) => wanted.has(term))) ends.set(from, from + gram.length);
  }
  if (ends.size === 0) return [];
  const [whole, touched]: [string[], string[]] = [[], []];
  let reached = 0;
  for (const { segment, index } of new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'word' }).segment(run)) {
    const end = index + segment.length;
    let [holds, touches] = [false, reached > index];
    reached = Math.max(reached, ends.get(index) ?? 0);
    // Words shorter than a gram lie within one.
    if (reached >= end) holds = true;
    for (let at = index; at < end; at++) {
      const to = ends.get(at) ?? 0;
      holds ||= to > 0 && to <= end;
      touches ||= to > 0;
      reached = Math.max(reached, to);
    }
    if (segment.length < 2 || onlyHiragana.test(segment)) continue;
    if (holds) whole.push(segment);
    if (touches) touched.push(segment);
  }
  // A gram across a word boundary names neither word, unless there is nothing else.
  return whole.length > 0 ? whole : touched;
}

/** Share of blocks from which a term no longer distinguishes any of them. */
const commonShare = 0.4;
/** With fewer blocks, a share is not meaningful. */
const fewBlocks = 5;

/** Page-specific stop list: terms in more than 40 % of the blocks. Empty below 5 blocks. */
export function frequentTerms(termsOfBlocks: readonly ReadonlySet<string>[]): Set<string> {
  const counts = new Map<string, number>();
  const result = new Set<string>();
  if (termsOfBlocks.length < fewBlocks) return result;
  for (const blockTerms of termsOfBlocks) for (const term of blockTerms) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, count] of counts) if (count > commonShare * termsOfBlocks.length) result.add(term);
  return result;
}

/** cont(a→b): share of the distinct terms of `a` that occur in `b`, 0…1; 0 if `a` has none. */
export function termContainment(a: Iterable<string>, b: Iterable<string>): number {
  const wanted = a instanceof Set ? (a as Set<string>) : new Set(a);
  if (wanted.size === 0) return 0;
  const there = b instanceof Set ? (b as Set<string>) : new Set(b);
  let found = 0;
  for (const term of wanted) if (there.has(term)) found++;
  return found / wanted.size;
}
