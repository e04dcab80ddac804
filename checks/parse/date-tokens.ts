/** The numbers and words of a text in which dates are looked for. */
import { unicodePattern } from '../language/unicode-pattern.ts';

export interface DateToken {
  kind: 'number' | 'word';
  text: string;
  /** NaN for words and for numbers of more than four digits. */
  value: number;
  start: number;
  end: number;
}
// Periods inside a word belong to it: Thai and Greek abbreviations have them (มี.ค.).
// Marks without width join letters of Indic scripts.
const tokens = unicodePattern(String.raw`\d+|[\p{L}\p{M}\u200c\u200d]+(?:\.[\p{L}\p{M}\u200c\u200d]+)*`, 'g');
/** A year followed by an hour without a space: Nov 20 20194:29. */
const gluedYear = /^(?:19|20)\d\d\d{1,2}$/;
/** A word of the next element without a space before it: Jo KingNovember. */
const gluedWord = unicodePattern(String.raw`\p{Ll}(?=\p{Lu}\p{Ll}+$)`);

/** Whether a word begins here that has no space before it, because elements in a line have none between them. */
export const startsGluedWord = (text: string, index: number): boolean => {
  const around = text.slice(Math.max(0, index - 1), index + 2);
  return gluedWord(around).test(around);
};

/** The numbers and words of a text, in order. Numbers and words that elements put together without a space are two. */
export function dateTokens(text: string): DateToken[] {
  const list: DateToken[] = [];
  const add = (kind: DateToken['kind'], part: string, start: number) =>
    list.push({
      kind,
      text: part,
      value: kind === 'number' && part.length <= 4 ? Number(part) : Number.NaN,
      start,
      end: start + part.length,
    });
  for (const { 0: word, index } of text.matchAll(tokens(text))) {
    const isNumber = /^\d/.test(word);
    const cut = isNumber
      ? gluedYear.test(word) && /^:\d\d/.test(text.slice(index + word.length, index + word.length + 3))
        ? 4
        : 0
      : word.search(gluedWord(word)) + 1;
    const kind = isNumber ? 'number' : 'word';
    if (cut > 0) add(kind, word.slice(0, cut), index);
    add(kind, word.slice(cut), index + cut);
  }
  return list;
}
