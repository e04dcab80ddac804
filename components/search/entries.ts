/** Entries of the search: names first, then search words, then descriptions. Pure, and independent of the language. */
import { memoizeByText } from '../../checks/core/helpers/memoize-by-text.ts';

export interface Entry {
  id: string;
  name: string;
  /** What people type for it besides its name: phrases separated by commas. */
  terms: string;
  /** Descriptions. */
  about: string;
}

/** Words for an action, not a thing: they may be missing if another word matches. */
const wishes: ReadonlySet<string> = new Set(
  `a an all and analyze analyzer analysis are audit can check checker checks do does find for from has have how i in inspect inspector is it my of on
  open or page report see seo show site test tester the this to tool view viewer website what where which why with`.split(/\s+/),
);

/** Entries that contain every word of the query, with the quality of the match, best first; equal matches keep their order. */
export function rankEntries<T extends Entry>(query: string, entries: readonly T[]): { entry: T; score: number }[] {
  const words = wordsOf(query);
  const things = words.filter((word) => !wishes.has(word));
  const needed = things.length > 0 ? things : words;
  if (needed.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, needed, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}

/** A match in a name or search word counts three times as much as one in a description. 0 if a word is missing. */
function scoreOf({ name, terms, about }: Entry, needed: readonly string[], words: readonly string[]): number {
  const fields = [[wordsIn(`${name} ${terms}`), 3] as const, [wordsIn(about), 1] as const];
  let score = 0;
  for (const word of needed) {
    const best = Math.max(...fields.map(([tokens, weight]) => weight * fitOf(word, tokens)));
    if (best === 0) return 0;
    score += best;
  }
  const queries = [stemmed(words), stemmed(needed)];
  if ([name, ...terms.split(',')].some((phrase) => queries.includes(stemmed(wordsOf(phrase))))) score += 20;
  return score + (wordsIn(name).some((word) => stem(word) === stem(needed[0]!)) ? 2 : 0);
}

/** The same word 4, its plural or singular 3, its beginning 2, a part of at least three letters (of Chinese and Japanese, two) 1. */
function fitOf(word: string, tokens: readonly string[]): number {
  if (tokens.includes(word)) return 4;
  const one = stem(word);
  if (tokens.some((other) => stem(other) === one)) return 3;
  if (tokens.some((other) => other.startsWith(word) || other.startsWith(one))) return 2;
  if (word.length > (withoutSpaces.test(word) ? 1 : 2) && tokens.some((other) => other.includes(word))) return 1;
  // Also matches “mobile friendly”.
  const parts = word.split(separators).filter(Boolean);
  return parts.length > 1 ? Math.min(...parts.map((part) => fitOf(part, tokens))) : 0;
}

const withoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Also the apostrophe: “d’image” is found by “image”. */
const separators = /[-_/.:=@']+/;
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,;!?()“”„«»「」、。・،؛؟"]+/)
    .filter(Boolean);
/** Words, their parts, and the parts joined: json-ld, json, ld, jsonld. Kept, because every letter that is typed looks into the same texts. */
const wordsIn = memoizeByText((text) =>
  wordsOf(text).flatMap((word) => {
    const parts = word.split(separators).filter(Boolean);
    return parts.length > 1 ? [word, ...parts, parts.join('')] : [word];
  }),
);
const stemmed = (words: readonly string[]): string => words.map(stem).join(' ');
/** Removes English plural endings; words of other languages stay distinct. */
const stem = memoizeByText((word) => {
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
});
