import { functionWordsOf } from './languages.ts';
import { withLatinDigits } from './numbers.ts';
import { unicodePattern } from './unicode-pattern.ts';
import { chineseAndJapaneseScripts, southEastAsianScripts, unspacedScripts } from './scripts.ts';
import { withoutAccents } from './letters.ts';

const hanRuns = unicodePattern(String.raw`\p{Script=Han}{2,}`, 'g');
const katakanaWords = unicodePattern(String.raw`\p{Script=Katakana}[\p{Script=Katakana}ー]+`, 'g');
const spacedWords = unicodePattern(String.raw`(?:(?![${unspacedScripts}])[\p{L}\p{M}])+`, 'g');
const eastAsianRuns = unicodePattern(`[${chineseAndJapaneseScripts}ー]+`, 'g');
const southEastAsianRuns = unicodePattern(`[${southEastAsianScripts}]+`, 'g');
const hangul = unicodePattern(String.raw`\p{Script=Hangul}`);
const upperCase = unicodePattern(String.raw`\p{Lu}`, 'g');
const lowerCase = unicodePattern(String.raw`\p{Ll}`, 'g');

/** Number of characters of a title that are searched for repeated words. */
const charactersRead = 1_000;
/** Longest run of Han characters that counts as one word. */
const longestHanWord = 6;

/**
 * The most frequent content word of a title, with its count. Counts words of at least four letters (two in Hangul) that are not
 * function words of the language or of English, which occurs in titles everywhere; in Han, which has no word boundaries, runs of two to
 * six characters; in katakana, whole runs. Southeast Asian scripts are not supported.
 * @param language primary subtag of the page's language
 */
export function mostRepeatedWord(title: string, language = 'und'): { word: string; count: number } {
  const counts = new Map<string, number>();
  const add = (word: string, times = 1) => counts.set(word, (counts.get(word) ?? 0) + times);
  const text = title.slice(0, charactersRead).normalize('NFKC').toLowerCase();
  const [ofLanguage, english] = [functionWordsOf(language), functionWordsOf('en')];
  for (const [word] of text.matchAll(spacedWords(text))) {
    if ([...word].length >= (hangul(word).test(word) ? 2 : 4) && !ofLanguage.has(word) && !english.has(word)) add(word);
  }
  for (const word of hanWords(text, functionWordsOf('zh'))) add(word);
  for (const [word, count] of katakanaCounts(text)) add(word, count);
  let best = { word: '', count: 0 };
  // Among equally frequent candidates, the longest is the word and the others are its parts.
  for (const [word, count] of counts)
    if (count > best.count || (count === best.count && word.length > best.word.length && word.includes(best.word))) best = { word, count };
  return best;
}

function* hanWords(text: string, functionWords: ReadonlySet<string>): Iterable<string> {
  // Removed first; otherwise pairs across their edges would be counted.
  let rest = text;
  if (/[\u3400-\u9fff]/.test(text)) for (const word of functionWords) rest = rest.replaceAll(word, ' ');
  for (const [run] of rest.matchAll(hanRuns(rest))) {
    const characters = [...run];
    for (let size = 2; size <= Math.min(longestHanWord, characters.length); size++) {
      for (let at = 0; at + size <= characters.length; at++) yield characters.slice(at, at + size).join('');
    }
  }
}

/**
 * How often each run of katakana occurs: alone, or (from three characters on) at the start or end of a longer run.
 * Common endings do not count: アクション, マンション and ファッション only share an ending.
 */
function katakanaCounts(text: string): Map<string, number> {
  const runs = [...text.matchAll(katakanaWords(text))].map(([run]) => run);
  return new Map(
    [...new Set(runs)].map((word) => [
      word,
      runs.filter((run) => run === word || (word.length > 2 && (run.startsWith(word) || run.endsWith(word)))).length,
    ]),
  );
}

/** Characters per gram in scripts without word boundaries: two of Han or kana, about one syllable of an alphabet, where shorter ones match by chance. */
const [eastAsianGram, southEastAsianGram] = [2, 4];

/** Words of any length, for checking whether two short texts share one; a few adjacent characters in scripts without word boundaries. */
export function comparableWords(text: string): Set<string> {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = [...plain.matchAll(spacedWords(plain))].map(([word]) => withoutAccents(word).slice(0, 5));
  for (const [run] of plain.matchAll(eastAsianRuns(plain))) words.push(...grams(run, eastAsianGram));
  for (const [run] of plain.matchAll(southEastAsianRuns(plain))) words.push(...grams(run, southEastAsianGram));
  for (const [number] of withLatinDigits(plain).matchAll(/\d+/g)) words.push(number);
  return new Set(words);
}

function grams(run: string, size: number): string[] {
  const characters = [...run];
  if (characters.length <= size) return [run];
  return characters.slice(size - 1).map((_, index) => characters.slice(index, index + size).join(''));
}

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Hangul', 'Han', 'Hiragana', 'Katakana'];
const scriptPatterns = scripts.map((script) => unicodePattern(String.raw`\p{Script=${script}}`));
const anyLetter = unicodePattern(String.raw`\p{L}`);

/** False if both texts have letters, but in different scripts: then their letters cannot show whether they say the same. */
export function haveCommonScript(a: string, b: string): boolean {
  const used = (text: string) => scriptPatterns.map((pattern) => pattern(text).test(text));
  const [first, second] = [used(a), used(b)];
  if (!anyLetter(a).test(a) || !anyLetter(b).test(b) || !first.includes(true) || !second.includes(true)) return true;
  return first.some((uses, index) => uses && second[index]);
}

/** Share of capitals among letters that have two cases, and the number of these letters. */
export function capitalLetterShare(text: string): { share: number; letters: number } {
  const upper = text.match(upperCase(text))?.length ?? 0;
  const letters = upper + (text.match(lowerCase(text))?.length ?? 0);
  return { share: letters === 0 ? 0 : upper / letters, letters };
}

/** Years 1990–2099 in a text, in any digits; Thai years of the Buddhist era minus 543. Excludes amounts of money, parts of larger numbers (1만2000) and quantities with a unit (2000mAh, 2000명). */
export function findYears(text: string): number[] {
  const found = [...withLatinDigits(text).matchAll(year)].map(([digits]) => Number(digits));
  return /[\u0e00-\u0e7f]/.test(text)
    ? [...found, ...[...withLatinDigits(text).matchAll(thaiYear)].map(([digits]) => Number(digits) - 543)]
    : found;
}
const thaiYear = /(?<![\d.,฿])25[4-9]\d(?![\d.,]\d|\d|[A-Za-z%฿])(?!\s?(?:บาท|คน|ชิ้น|เมตร))/gu;
const year =
  /(?<![\d.,$€£¥₩₽₹₺₴만천백万萬千百億亿])(?:199|20\d)\d(?![\d.,]\d|\d|[A-Za-z%€₽₺₴]|(?:명|원|개|건|대|권|회|톤|곳|배|人|名|円|元|個|个|台|件|冊|本|枚|倍)(?!\p{L}))/gu;
