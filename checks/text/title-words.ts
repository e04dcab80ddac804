import { latinDigits } from './numbers.ts';
import { unicodePattern } from './unicode-pattern.ts';

const unspacedWords = unicodePattern(String.raw`[\p{Script=Han}\p{Script=Katakana}ー]{2,}`, 'g');
const spacedWords = unicodePattern(String.raw`(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}])+`, 'g');
const unspacedRuns = unicodePattern(String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+`, 'g');
const hangul = unicodePattern(String.raw`\p{Script=Hangul}`);
const upperCase = unicodePattern(String.raw`\p{Lu}`, 'g');
const lowerCase = unicodePattern(String.raw`\p{Ll}`, 'g');

/**
 * The content word that a title says most often, with its count. Words of at least four letters (two in Hangul); in Han and
 * katakana, where nothing marks words, pairs of neighbouring characters. Scripts of South-East Asia are left out.
 */
export function mostRepeated(title: string): { word: string; count: number } {
  const counts = new Map<string, number>();
  const add = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  const text = title.normalize('NFKC').toLowerCase();
  for (const [word] of text.matchAll(spacedWords(text))) {
    if ([...word].length >= (hangul(word).test(word) ? 2 : 4)) add(word);
  }
  for (const [run] of text.matchAll(unspacedWords(text))) {
    const characters = [...run];
    for (let i = 1; i < characters.length; i++) add(characters[i - 1]! + characters[i]!);
  }
  let best = { word: '', count: 0 };
  for (const [word, count] of counts) if (count > best.count) best = { word, count };
  return best;
}

/** Words of any length, for the question whether two short texts share one: pairs of characters where nothing marks words. */
export function looseWords(text: string): Set<string> {
  const plain = text.normalize('NFKC').toLowerCase();
  const words = [...plain.matchAll(spacedWords(plain))].map(([word]) => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '').slice(0, 5));
  for (const [run] of plain.matchAll(unspacedRuns(plain))) {
    const characters = [...run];
    for (let i = 1; i < characters.length; i++) words.push(characters[i - 1]! + characters[i]!);
    if (characters.length === 1) words.push(run);
  }
  for (const [number] of latinDigits(plain).matchAll(/\d+/g)) words.push(number);
  return new Set(words);
}

/** Share of capitals among the letters that have two cases, and how many of these there are. */
export function capitals(text: string): { share: number; letters: number } {
  const upper = text.match(upperCase(text))?.length ?? 0;
  const letters = upper + (text.match(lowerCase(text))?.length ?? 0);
  return { share: letters === 0 ? 0 : upper / letters, letters };
}

/** Years 1990–2099 in a text, in any digits. */
export function yearsIn(text: string): number[] {
  return [...latinDigits(text).matchAll(/(?<![\d.,])(?:199|20\d)\d(?![\d.,]\d|\d)/g)].map(([year]) => Number(year));
}

/** A title that begins or ends with a separator, or holds two with nothing between: a part was left empty. */
export function isHalfEmpty(title: string): boolean {
  // « and » in one title are quotation marks, whichever of them opens; so is » before a letter, as it opens in Swedish and Finnish.
  const plain = title.includes('«') ? title.replace(/[«»]/g, '"') : title;
  return /^\s*[|｜–—·•»:-]\s|^\s*[|｜·•]|\s[|｜–—·•»:-]\s*$|[|｜]\s*$|\s[|｜–—·•»-]\s+[|｜–—·•»-]\s/u.test(plain);
}
