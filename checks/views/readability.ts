import type { Block } from '../core/facts/text.ts';
import { isProse } from '../derive/text/prose.ts';
import { lettersAndDigits } from '../language/letters.ts';
import { splitSentences } from '../language/sentences.ts';

/**
 * Average LIX of newspapers, by language: only these have been examined. C. H. Björnsson, “Readability of Newspapers in 11 Languages”,
 * Reading Research Quarterly 18 (1983), 480–497.
 */
const newspapers: Readonly<Record<string, number>> = {
  sv: 47,
  no: 48,
  nb: 48,
  nn: 48,
  da: 51,
  en: 52,
  fr: 55,
  de: 59,
  it: 65,
  ru: 65,
  es: 67,
  pt: 70,
  fi: 72,
};

interface Readability {
  /** Number of words between spaces, in running text of the main content. */
  words: number;
  /** Average words of a sentence. */
  sentenceWords: number;
  /** Words of more than six letters or digits, in percent of all words. */
  longWords: number;
  /** The sum of the two, rounded; null in a language for which the formula has not been examined. */
  lix: number | null;
  /** What newspapers of the language have on average; null with `lix`. */
  newspapers: number | null;
}

/** Fewer words give figures that change with every sentence. */
const fewestWords = 100;
/** Maximum characters read, because pages may be hostile. */
const charactersRead = 300_000;
const longWord = 6;
/** Words and sentences of these languages are not counted between spaces, or have so few letters that none is long. */
const uncounted = new Set(['zh', 'yue', 'ja', 'ko', 'th', 'lo', 'km', 'my', 'und']);

/**
 * LIX of the running text in the main content: average words of a sentence + percentage of words with more than six letters.
 * Headings, code, tables and lists of links are no running text.
 * @param language primary subtag of the page's language
 * @returns null with fewer than 100 words, in East and South-East Asian languages, and if the language is unknown
 */
export function measureReadability(blocks: readonly Block[], language: string): Readability | null {
  if (uncounted.has(language)) return null;
  let [words, long, ends, read] = [0, 0, 0, 0];
  for (const block of blocks) {
    if (!block.main || !isProse(block)) continue;
    if ((read += block.text.length) > charactersRead) break;
    for (const sentence of splitSentences(block.text)) {
      const lengths = sentence.split(/\s+/).flatMap((word) => lettersAndDigits(word).length || []);
      words += lengths.length;
      long += lengths.filter((length) => length > longWord).length;
      if (lengths.length > 0) ends++;
    }
  }
  if (words < fewestWords) return null;
  const [sentenceWords, longWords] = [words / ends, (100 * long) / words];
  const average = Object.hasOwn(newspapers, language) ? newspapers[language]! : null;
  return { words, sentenceWords, longWords, lix: average === null ? null : Math.round(sentenceWords + longWords), newspapers: average };
}
