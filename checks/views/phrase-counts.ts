import { runToCompletion, type Steps } from '../core/run-to-completion.ts';
import type { FactTable } from '../core/facts.ts';
import { functionWordsOf } from '../language/languages.ts';
import { southEastAsianScripts, unspacedScripts } from '../language/scripts.ts';

/** A phrase of one to four words, or of two to four characters in scripts without spaces. */
export interface PhraseCount {
  /** Lower case. English singular and plural are merged under the more frequent form. */
  phrase: string;
  /** Number of words, or of characters in scripts without spaces. */
  size: number;
  /** Occurrences in the main text. */
  count: number;
  /** Other places where it occurs. */
  places: PhrasePlace[];
}
const placeOrder = ['title', 'description', 'h1', 'headings', 'alt texts', 'link texts'] as const;
export type PhrasePlace = (typeof placeOrder)[number];
type CountedFacts = { text: Pick<FactTable['text'], 'blocks'> } & Partial<Pick<FactTable, 'head' | 'headings' | 'images' | 'links'>>;

const longest = 4;
/** Maximum length of main text and number of phrases, because pages may be hostile. */
const charactersRead = 300_000;
const phrasesHeld = 200_000;
const mostPhrases = 400;

const unspaced = String.raw`\p{Script=Han}${southEastAsianScripts}`;
/** Katakana runs are words; hiragana between them is mostly grammar and ends a piece. */
const runs = new RegExp(
  String.raw`[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[${unspaced}]+|(?:(?![${unspacedScripts}ー])[\p{L}\p{N}\p{M}'’-])+|[^\s\p{L}\p{N}\p{M}'’-]+`,
  'gu',
);
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');
const isKatakana = /^[\p{Script=Katakana}ー]/u;
const isHiragana = /^\p{Script=Hiragana}/u;
const isWord = /[\p{L}\p{N}]/u;

/** Calls `each` with every phrase of the text that does not cross punctuation. */
function phrasesOf(text: string, each: (phrase: string, size: number) => void): void {
  let words: string[] = [];
  for (const [run] of text.toLowerCase().matchAll(runs)) {
    if (isHiragana.test(run) || isKatakana.test(run)) {
      words = [];
      if (run.length > 1 && run.length <= 60 && isKatakana.test(run)) each(run, 1);
      continue;
    }
    if (isUnspaced.test(run)) {
      words = [];
      const characters = Array.from(run.slice(0, 200));
      for (let size = 2; size <= longest; size++)
        for (let at = 0; at + size <= characters.length; at++) each(characters.slice(at, at + size).join(''), size);
      continue;
    }
    const word = run.replace(/^['’-]+|['’-]+$/g, '').replaceAll('’', "'");
    if (!isWord.test(word) || word.length > 60) {
      words = [];
      continue;
    }
    words = [...words.slice(1 - longest), word];
    for (let size = 1; size <= words.length; size++) each(words.slice(-size).join(' '), size);
  }
}

/**
 * Phrases that occur in the main text at least twice, or once and also in the title or main heading; most frequent
 * first, then by first occurrence. A phrase does not start or end with a function word of the language, if we have a list. A phrase that
 * only occurs within a longer one is left out. Facts only: no density is a target.
 * @param language primary subtag of the page's language
 */
export const phraseCounts = (seen: CountedFacts, language: string): PhraseCount[] => runToCompletion(phraseCountsInSteps(seen, language));

/** Same as {@link phraseCounts}, as a generator that can run in steps. */
export function* phraseCountsInSteps({ text, head, headings, images, links }: CountedFacts, language: string): Steps<PhraseCount[]> {
  const stops = functionWordsOf(language);
  const telling = (phrase: string, size: number): boolean => {
    const words = phrase.split(' ');
    if (words.length !== size) return true;
    return !stops.has(words[0]!) && !stops.has(words.at(-1)!) && words.some((word) => /\p{L}/u.test(word) && word.length > 1);
  };
  const counts = new Map<string, { count: number; size: number }>();
  let read = 0;
  for (const block of text.blocks) {
    if (!block.main || block.code || read > charactersRead) continue;
    read += block.text.length;
    yield;
    phrasesOf(block.text, (phrase, size) => {
      const known = counts.get(phrase);
      if (known) known.count++;
      else if (counts.size < phrasesHeld && telling(phrase, size)) counts.set(phrase, { count: 1, size });
    });
  }

  const where: [PhrasePlace, string[]][] = [
    ['title', head?.titles.map((title) => title.text) ?? []],
    ['description', head?.metas.filter(({ name }) => name === 'description').map(({ content }) => content) ?? []],
    ['h1', headings?.items.filter(({ level }) => level === 1).map((heading) => heading.text) ?? []],
    ['headings', headings?.items.filter(({ level }) => level > 1).map((heading) => heading.text) ?? []],
    ['alt texts', images?.items.map(({ alt }) => alt ?? '') ?? []],
    ['link texts', links?.items.map(({ name }) => name) ?? []],
  ];
  const places = new Map<string, PhrasePlace[]>();
  for (const [place, texts] of where) {
    for (const one of texts) {
      yield;
      phrasesOf(one.slice(0, 1_000), (phrase) => {
        if (!counts.has(phrase)) return;
        const list = places.get(phrase) ?? [];
        if (!list.includes(place)) places.set(phrase, [...list, place]);
      });
    }
  }

  yield;
  if (language === 'en') joinPlurals(counts, places);
  const rows = [...counts]
    .map(([phrase, { count, size }]): PhraseCount => ({ phrase, size, count, places: places.get(phrase) ?? [] }))
    .filter(({ count, size, places: at }) => count > 1 || (size > 0 && (at.includes('title') || at.includes('h1'))));
  yield;
  const within = wholes(rows);
  yield;
  const sorted = rows.filter((row) => within.get(row.phrase) !== row.count).sort((a, b) => b.count - a.count || b.size - a.size);
  const result: PhraseCount[] = [];
  for (const row of sorted) {
    if (result.length >= mostPhrases) break;
    yield;
    if (
      !result.some(
        (other) => other.count === row.count && other.size === longest && row.size === longest && overlap(other.phrase, row.phrase),
      )
    )
      result.push(row);
  }
  return result;
}

/** Merges English plurals with their singular under the more frequent form: cover and covers are one phrase. */
function joinPlurals(counts: Map<string, { count: number; size: number }>, places: Map<string, PhrasePlace[]>): void {
  for (const [plural, { count }] of counts) {
    const singular = singularOf(plural);
    const one = singular === null ? undefined : counts.get(singular);
    if (singular === null || !one) continue;
    const [stays, goes] = count > one.count ? [plural, singular] : [singular, plural];
    counts.get(stays)!.count = count + one.count;
    counts.delete(goes);
    const at = [...(places.get(stays) ?? []), ...(places.get(goes) ?? [])];
    if (at.length > 0)
      places.set(
        stays,
        placeOrder.filter((place) => at.includes(place)),
      );
  }
}
/** Singular of the last word; null if it is not a plural. It only counts if it also occurs in the text. */
function singularOf(phrase: string): string | null {
  if (/(?:^| )\S{0,3}$|(?:^| )news$/.test(phrase)) return null;
  if (phrase.endsWith('ies')) return `${phrase.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(phrase)) return phrase.slice(0, -2);
  return /[^siu]s$/.test(phrase) ? phrase.slice(0, -1) : null;
}

const piecesOf = (phrase: string) => (phrase.includes(' ') ? phrase.split(' ') : Array.from(phrase));
/** Whether the end of one phrase is the start of the other: two windows of the same longer passage. */
function overlap(a: string, b: string): boolean {
  const one = piecesOf(a);
  const two = piecesOf(b);
  for (let length = 2; length < longest; length++) {
    const ends = (x: string[], y: string[]) => x.slice(-length).join(' ') === y.slice(0, length).join(' ');
    if (ends(one, two) || ends(two, one)) return true;
  }
  return false;
}

/** For each phrase, the count of the most frequent longer phrase that contains it. */
function wholes(rows: readonly PhraseCount[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const { phrase, size, count } of rows) {
    const spaced = phrase.includes(' ');
    const pieces = piecesOf(phrase);
    if (!spaced && !isUnspaced.test(phrase)) continue;
    for (let length = spaced ? 1 : 2; length < size; length++) {
      for (let at = 0; at + length <= pieces.length; at++) {
        const part = pieces.slice(at, at + length).join(spaced ? ' ' : '');
        most.set(part, Math.max(most.get(part) ?? 0, count));
      }
    }
  }
  return most;
}
