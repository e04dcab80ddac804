/** Terms: what two texts are compared by, in any language, without a word list. */

/** L(x; a, b): 0 up to a, 1 from b on, linear between. */
export function lerp(x: number, a: number, b: number): number {
  return Math.min(1, Math.max(0, (x - a) / (b - a)));
}

/** Hangul counts as unspaced here: particles grow onto its short words, and pairs of syllables see past them. */
const unspacedScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}`;
const runs = new RegExp(String.raw`[${unspacedScripts}]+|(?:(?![${unspacedScripts}])[\p{L}\p{N}\p{M}])+`, 'gu');
const unspaced = new RegExp(`^[${unspacedScripts}]`, 'u');
const letter = /\p{L}/u;

const minLetters = 4;
const kept = 5;

/** Lower case without accents and optional vowel signs; vowel signs that make up a syllable (Devanagari) stay. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  return lower.normalize('NFKD').replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640\u00ad]/g, '').replaceAll('ı', 'i').normalize('NFC');
}

/**
 * Terms of a text in order, with repetitions: words of at least 4 letters or digits, one of them a letter, folded and
 * cut to their first 5 characters; for unspaced scripts and Hangul, pairs of neighbouring characters.
 */
export function terms(text: string): string[] {
  const result: string[] = [];
  for (const [run] of fold(text).matchAll(runs)) {
    if (unspaced.test(run)) pairs(run, result);
    else word(run, result);
  }
  return result;
}
function pairs(run: string, result: string[]): void {
  const characters = Array.from(run);
  for (let index = 1; index < characters.length; index++) result.push(characters[index - 1]! + characters[index]!);
}
function word(run: string, result: string[]): void {
  if (run.length < minLetters || !letter.test(run)) return;
  const characters = Array.from(run);
  if (characters.length >= minLetters) result.push(characters.slice(0, kept).join(''));
}

/** Share of the blocks from which on a term says nothing about any one of them. */
const commonShare = 0.4;
/** With fewer blocks than this, a share says nothing. */
const fewBlocks = 5;

/** A stop list made from the page: terms in more than 40 % of its blocks. Empty below 5 blocks. */
export function commonTerms(blockTexts: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  if (blockTexts.length < fewBlocks) return new Set();
  for (const text of blockTexts) {
    for (const term of new Set(terms(text))) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const result = new Set<string>();
  for (const [term, count] of counts) if (count > commonShare * blockTexts.length) result.add(term);
  return result;
}

/** cont(a→b): share of the distinct terms of `a` that `b` holds, 0…1; 0 when `a` has none. */
export function containment(a: Iterable<string>, b: Iterable<string>): number {
  const wanted = a instanceof Set ? a as Set<string> : new Set(a);
  if (wanted.size === 0) return 0;
  const there = b instanceof Set ? b as Set<string> : new Set(b);
  let found = 0;
  for (const term of wanted) if (there.has(term)) found++;
  return found / wanted.size;
}
