import { memoizeByText } from '../core/helpers/memoize-by-text.ts';
import { memoizeByIdentity } from '../core/helpers/memoize-by-identity.ts';
import { unicodePattern } from './unicode-pattern.ts';
import { unspacedScripts } from './scripts.ts';

/** Matches texts against phrase lists, with the same folding on both sides and word boundaries in scripts with and without spaces. */

/** Optional marks: Hebrew and Arabic vowel signs, tatweel, soft hyphen, zero-width characters. */
const optionalMarks = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f\u2060\ufeff]/g;
const edges = unicodePattern(String.raw`^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$`, 'g');
const leadingEdge = unicodePattern(String.raw`^[\s\p{P}\p{S}]+`);

/**
 * Text in comparison form: NFKC, lower case, plain apostrophes, dotless i, no optional marks, white space
 * collapsed and trimmed. Accents stay, because they distinguish words.
 */
export function foldText(text: string): string {
  // The common case: plain ASCII needs none of the costly steps.
  if (/^[\x20-\x5f\x61-\x7e]*$/.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  return text.length <= mostRemembered ? foldKnown(text) : foldAny(text);
}
const foldAny = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’ʼ‘`]/g, "'")
    .replaceAll('ı', 'i')
    .replaceAll('i\u0307', 'i')
    .replace(optionalMarks, '')
    .replace(/\s+/g, ' ')
    .trim();
/** Only short texts (links, headings, names) are cached: they are compared many times, longer ones once or twice. */
const mostRemembered = 200;
const foldKnown = memoizeByText(foldAny);

const folded = memoizeByIdentity(
  (phrases: readonly string[]) => [phrases],
  (phrases): readonly string[] => phrases.map(foldText),
);

const betweenWords = unicodePattern(String.raw`[^\p{L}\p{N}\p{M}]+`, 'g');
/** Letters, digits and the marks on them, which are the vowels of Indic scripts and of Thai. */
export const lettersDigitsAndMarks = (text: string): string => text.replace(betweenWords(text), '');
/** The runs of letters, digits and marks in a text. */
export const wordRunsWithMarks = (text: string): string[] => text.split(betweenWords(text)).filter((word) => word !== '');

/** Letters of scripts that put spaces between words. */
const spacedLetter = unicodePattern(String.raw`[\p{L}\p{N}\p{M}]`);
const unspaced = unicodePattern(`[${unspacedScripts}ー]`);
// Korean particles follow a word without a space, so more letters may follow a phrase that ends in Hangul.
const open = unicodePattern(String.raw`\p{Script=Hangul}`);

/** Whether there is a word boundary between `left` and `right`. */
function boundary(left: string, right: string): boolean {
  if (!left || !right || unspaced(left).test(left) || unspaced(right).test(right)) return true;
  return !(spacedLetter(left).test(left) && spacedLetter(right).test(right));
}
const startsAt = (text: string, at: number, phrase: string) => boundary(text.charAt(at - 1), phrase.charAt(0));
const endsAt = (text: string, at: number, phrase: string) => {
  const last = phrase.charAt(phrase.length - 1);
  return open(last).test(last) || boundary(last, text.charAt(at + phrase.length));
};

/** Whether the whole text is one of the phrases, ignoring punctuation and symbols at its ends. */
export function isPhrase(text: string, phrases: readonly string[]): boolean {
  if (text.length > 200) return false;
  const line = foldText(text);
  const bare = /^[a-z\d](?:.*[a-z\d])?$/s.test(line) ? line : line.replace(edges(line), '');
  return bare !== '' && folded(phrases).includes(bare);
}

/** A text without leading punctuation, symbols and white space. */
export const withoutLeadingPunctuation = (text: string): string => text.replace(leadingEdge(text), '');

type Ends = (text: string, at: number, phrase: string) => boolean;
function opening(text: string, phrases: readonly string[], ends: Ends): string | null {
  const start = withoutLeadingPunctuation(foldText(text.slice(0, 200)));
  let best: string | null = null;
  for (const phrase of folded(phrases)) {
    if (phrase.length > (best?.length ?? 0) && start.startsWith(phrase) && ends(start, 0, phrase)) best = phrase;
  }
  return best;
}

/** The longest phrase that the text starts with, as folded text, or null. */
export const phraseAtStart = (text: string, phrases: readonly string[]): string | null => opening(text, phrases, endsAt);

const space = /^[\s,;:…—–،؛]?$/;
/** No hyphen, apostrophe, period or particle follows the phrase. Always true in scripts without spaces. */
const isApart: Ends = (text, at, phrase) => {
  const last = phrase.charAt(phrase.length - 1);
  return !spacedLetter(last).test(last) || unspaced(last).test(last) || space.test(text.charAt(at + phrase.length));
};

/** The same for whole words only: "E-commerce" does not start with "e", 즉시 does not start with 즉. */
export const phraseOfWordsAtStart = (text: string, phrases: readonly string[]): string | null => opening(text, phrases, isApart);

/** Where the phrase occurs in the folded text as whole words. */
function* placesOf(line: string, phrase: string): Generator<number> {
  for (let at = line.indexOf(phrase); at >= 0; at = line.indexOf(phrase, at + 1))
    if (startsAt(line, at, phrase) && endsAt(line, at, phrase)) yield at;
}

/**
 * The first phrase, in list order, that occurs in the text as whole words, or null.
 * @param others phrases that mean something else: what is only part of one does not count ("in stock" in "not in stock")
 */
export function findPhrase(text: string, phrases: readonly string[], others: readonly string[] = []): string | null {
  const line = foldText(text);
  for (const phrase of folded(phrases)) {
    const longer = others.length > 0 ? folded(others).filter((other) => other.length > phrase.length && other.includes(phrase)) : [];
    for (const at of placesOf(line, phrase)) if (!isPartOf(longer, line, at, at + phrase.length)) return phrase;
  }
  return null;
}
function isPartOf(longer: readonly string[], line: string, start: number, end: number): boolean {
  for (const phrase of longer) for (const at of placesOf(line, phrase)) if (at <= start && end <= at + phrase.length) return true;
  return false;
}

/** The phrase that ends last in the text as whole words (the longest of those), with its end position in the folded text. */
export function lastPhrase(text: string, phrases: readonly string[]): { phrase: string; end: number } | null {
  const line = foldText(text);
  let best: { phrase: string; end: number } | null = null;
  for (const phrase of folded(phrases)) {
    const at = line.lastIndexOf(phrase);
    if (at < 0 || !startsAt(line, at, phrase) || !endsAt(line, at, phrase)) continue;
    const end = at + phrase.length;
    if (!best || end > best.end || (end === best.end && phrase.length > best.phrase.length)) best = { phrase, end };
  }
  return best;
}
