/** Reading text with a lexicon: the same folding on both sides, and word boundaries in scripts with and without spaces. */

/** Marks that writers leave out at will: Hebrew and Arabic vowel signs, tatweel, soft hyphen, zero-width marks. */
const optionalMarks = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f\u2060\ufeff]/g;
const edges = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/**
 * Text as it is compared: NFKC, lower case, plain apostrophes, dotless i as i, optional marks dropped, white space
 * collapsed and trimmed. Accents stay: they tell words apart.
 */
export function foldText(text: string): string {
  // Most text of most pages: nothing in it needs the costly part.
  if (/^[\x20-\x5f\x61-\x7e]*$/.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  return text.normalize('NFKC').toLowerCase().replace(/[’ʼ‘`]/g, "'").replaceAll('ı', 'i').replaceAll('i\u0307', 'i')
    .replace(optionalMarks, '').replace(/\s+/g, ' ').trim();
}

const foldedLists = new WeakMap<readonly string[], readonly string[]>();
function folded(phrases: readonly string[]): readonly string[] {
  let list = foldedLists.get(phrases);
  if (!list) {
    list = phrases.map(foldText);
    foldedLists.set(phrases, list);
  }
  return list;
}

/** Letters of scripts that write words apart. */
const spacedLetter = /[\p{L}\p{N}\p{M}]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
// Korean particles follow a word without a space, so a word may go on after a phrase that ends in Hangul.
const open = /\p{Script=Hangul}/u;

/** True when no word is cut in two between `left` and `right`. */
function boundary(left: string, right: string): boolean {
  if (!left || !right || unspaced.test(left) || unspaced.test(right)) return true;
  return !(spacedLetter.test(left) && spacedLetter.test(right));
}
const startsAt = (text: string, at: number, phrase: string) => boundary(text.charAt(at - 1), phrase.charAt(0));
const endsAt = (text: string, at: number, phrase: string) => {
  const last = phrase.charAt(phrase.length - 1);
  return open.test(last) || boundary(last, text.charAt(at + phrase.length));
};

/** The whole text is one of the phrases, punctuation and symbols at its ends left aside. */
export function isPhrase(text: string, phrases: readonly string[]): boolean {
  if (text.length > 200) return false;
  const bare = foldText(text).replace(edges, '');
  return bare !== '' && folded(phrases).includes(bare);
}

/** The phrase that the text begins with, as folded text, or null. The longest wins. */
export function openingPhrase(text: string, phrases: readonly string[]): string | null {
  const start = foldText(text.slice(0, 200)).replace(/^[\s\p{P}\p{S}]+/u, '');
  let best: string | null = null;
  for (const phrase of folded(phrases)) {
    if (phrase.length > (best?.length ?? 0) && start.startsWith(phrase) && endsAt(start, 0, phrase)) best = phrase;
  }
  return best;
}

/** The first of the phrases (in the order of the list) that stands anywhere in the text as whole words, or null. */
export function findPhrase(text: string, phrases: readonly string[]): string | null {
  const line = foldText(text);
  for (const phrase of folded(phrases)) {
    for (let at = line.indexOf(phrase); at >= 0; at = line.indexOf(phrase, at + 1)) {
      if (startsAt(line, at, phrase) && endsAt(line, at, phrase)) return phrase;
    }
  }
  return null;
}

/** Of the phrases that stand in the text as whole words, the one that ends last (the longest of those), with its end in the folded text. */
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
