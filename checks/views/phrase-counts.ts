import type { Steps } from '../core/helpers/run-to-completion.ts';
import type { FactTable, OptionalFacts } from '../core/facts.ts';
import { findCurrencyRows } from '../derive/text/price-rows.ts';
import { functionWordsOf } from '../language/languages.ts';
import { unspacedScripts } from '../language/scripts.ts';
import { currencyCodes, wordLikeCodes } from '../lists/currencies.ts';

/** A phrase of one to four words. */
export interface PhraseCount {
  /** Lower case. English singular and plural are merged under the more frequent form. */
  phrase: string;
  /** Number of words. */
  size: number;
  /** Occurrences in the main text. */
  count: number;
  /** Other places where it occurs. */
  places: PhrasePlace[];
}
const placeOrder = ['title', 'description', 'h1', 'headings', 'alt texts', 'link texts'] as const;
export type PhrasePlace = (typeof placeOrder)[number];
type CountedFacts = { text: Pick<FactTable['text'], 'blocks'> } & OptionalFacts<'head' | 'headings' | 'images' | 'links'>;

const longest = 4;
/** Maximum length of main text and number of phrases, because pages may be hostile. */
const charactersRead = 300_000;
const phrasesHeld = 200_000;
const mostPhrases = 400;
/** Maximum characters between two spaces or punctuation marks in a script without spaces. */
const longestRun = 2_000;

const runs = new RegExp(
  String.raw`[${unspacedScripts}ー\p{M}]+|(?:(?![${unspacedScripts}ー])[\p{L}\p{N}\p{M}'’-]|(?<=\p{N})[.,](?=\p{N}))+|[^\s\p{L}\p{N}\p{M}'’-]+`,
  'gu',
);
const isUnspaced = new RegExp(`^[${unspacedScripts}ー]`, 'u');
/** Hiragana and single characters between words are mostly grammar: 的, の, 者. */
const isGrammar = /^(?:\p{Script=Hiragana}+|.)$/u;
const isWord = /[\p{L}\p{N}]/u;
const longestWord = 60;
/** As it is written: ALL and TRY are also words. */
const isCurrencyCode = (run: string): boolean => currencyCodes.has(run) && !wordLikeCodes.has(run);

type EachPhrase = (phrase: string, words: readonly string[]) => void;

/** Calls `each` with every phrase of the text that does not cross punctuation or a currency code (USD, not usd). */
function phrasesOf(text: string, segmenter: Intl.Segmenter, each: EachPhrase): void {
  let words: string[] = [];
  const add = (word: string | null, space: string) => {
    words = word === null ? [] : [...words.slice(1 - longest), word];
    for (let size = 1; size <= words.length; size++) each(words.slice(-size).join(space), words.slice(-size));
  };
  for (const [run] of text.matchAll(runs)) {
    if (isUnspaced.test(run)) {
      words = [];
      for (const { segment } of segmenter.segment(run.slice(0, longestRun)))
        add(isGrammar.test(segment) || segment.length > longestWord ? null : segment.toLowerCase(), '');
      words = [];
      continue;
    }
    const word = run
      .replace(/^['’-]+|['’-]+$/g, '')
      .replaceAll('’', "'")
      .toLowerCase();
    add(!isWord.test(word) || word.length > longestWord || isCurrencyCode(run) ? null : word, ' ');
  }
}

/**
 * Phrases that occur in the main text at least twice, or once and also in the title or main heading; most frequent
 * first, then by first occurrence. A phrase does not start or end with a function word of the language, if we have a list. A phrase that
 * only occurs within a longer one is omitted. Facts only: no density is a target.
 * @param language primary subtag of the page's language
 */
export function* countPhrasesInSteps({ text, head, headings, images, links }: CountedFacts, language: string): Steps<PhraseCount[]> {
  const stops = functionWordsOf(language);
  const telling = (words: readonly string[]): boolean =>
    !stops.has(words[0]!) && !stops.has(words.at(-1)!) && words.some((word) => /\p{L}/u.test(word) && word.length > 1);
  const segmenter = segmenterOf(language);
  const counts = new Map<string, Counted>();
  const main = text.blocks.filter((block) => block.main && !block.code);
  const currencies = findCurrencyRows(main, language);
  let read = 0;
  for (const block of main) {
    if (read > charactersRead) break;
    if (currencies.has(block)) continue;
    read += block.text.length;
    yield;
    phrasesOf(block.text, segmenter, (phrase, words) => {
      const known = counts.get(phrase);
      if (known) known.count++;
      else if (counts.size < phrasesHeld && telling(words)) counts.set(phrase, { count: 1, words });
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
      phrasesOf(one.slice(0, 1_000), segmenter, (phrase) => {
        if (!counts.has(phrase)) return;
        const list = places.get(phrase) ?? [];
        if (!list.includes(place)) places.set(phrase, [...list, place]);
      });
    }
  }

  yield;
  if (language === 'en') joinPlurals(counts, places);
  const rows = [...counts]
    .map(([phrase, { count, words }]): PhraseCount => ({ phrase, size: words.length, count, places: places.get(phrase) ?? [] }))
    .filter(({ count, places: at }) => count > 1 || at.includes('title') || at.includes('h1'));
  yield;
  const within = wholes(rows, counts);
  yield;
  const sorted = rows.filter((row) => within.get(row.phrase) !== row.count).sort((a, b) => b.count - a.count || b.size - a.size);
  const result: PhraseCount[] = [];
  for (const row of sorted) {
    if (result.length >= mostPhrases) break;
    yield;
    if (
      !result.some(
        (other) =>
          other.count === row.count &&
          other.size === longest &&
          row.size === longest &&
          overlap(counts.get(other.phrase)!.words, counts.get(row.phrase)!.words),
      )
    )
      result.push(row);
  }
  return result;
}

interface Counted {
  count: number;
  words: readonly string[];
}

/** Words of scripts without spaces, by the engine's dictionary. */
function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter('en', { granularity: 'word' });
  }
}

/** Merges English plurals with their singular under the more frequent form: cover and covers are one phrase. */
function joinPlurals(counts: Map<string, Counted>, places: Map<string, PhrasePlace[]>): void {
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

/** Whether the end of one phrase is the start of the other: two windows of the same longer passage. */
function overlap(one: readonly string[], two: readonly string[]): boolean {
  for (let length = 2; length < longest; length++) {
    const ends = (x: readonly string[], y: readonly string[]) => x.slice(-length).join(' ') === y.slice(0, length).join(' ');
    if (ends(one, two) || ends(two, one)) return true;
  }
  return false;
}

/** For each phrase, the count of the most frequent longer phrase that contains it. */
function wholes(rows: readonly PhraseCount[], counts: ReadonlyMap<string, Counted>): Map<string, number> {
  const most = new Map<string, number>();
  for (const { phrase, count } of rows) {
    const { words } = counts.get(phrase)!;
    const space = phrase.includes(' ') ? ' ' : '';
    for (let length = 1; length < words.length; length++) {
      for (let at = 0; at + length <= words.length; at++) {
        const part = words.slice(at, at + length).join(space);
        most.set(part, Math.max(most.get(part) ?? 0, count));
      }
    }
  }
  return most;
}
