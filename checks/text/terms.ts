import { unicodePattern } from './unicode-pattern.ts';
/** Terms: what two texts are compared by, in any language, without a word list. */

/** L(x; a, b): 0 up to a, 1 from b on, linear between. */
export function lerp(x: number, a: number, b: number): number {
  return Math.min(1, Math.max(0, (x - a) / (b - a)));
}

/** Hangul counts as unspaced here: particles grow onto its short words, and pairs of syllables see past them. */
const unspacedScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}`;
const runs = unicodePattern(String.raw`[${unspacedScripts}]+|(?:(?![${unspacedScripts}])[\p{L}\p{N}\p{M}])+`, 'g');
const unspaced = unicodePattern(`^[${unspacedScripts}]`);
const anyUnspaced = unicodePattern(`[${unspacedScripts}]`);
/** The same runs, several times as fast, where no unspaced script is. */
const spacedRuns = unicodePattern(String.raw`[\p{L}\p{N}\p{M}]+`, 'g');
const letter = unicodePattern(String.raw`\p{L}`);

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
  const folded = fold(text);
  if (!/[\u0080-\uffff]/.test(folded)) {
    for (const run of folded.match(/[a-z\d]{4,}/g) ?? []) if (/[a-z]/.test(run)) result.push(run.slice(0, kept));
    return result;
  }
  if (!anyUnspaced(folded).test(folded)) {
    const anyLetter = letter(folded);
    for (const run of folded.match(spacedRuns(folded)) ?? []) word(run, anyLetter, result);
    return result;
  }
  const [isUnspaced, anyLetter] = [unspaced(folded), letter(folded)];
  for (const [run] of folded.matchAll(runs(folded))) {
    if (isUnspaced.test(run)) pairs(run, result);
    else word(run, anyLetter, result);
  }
  return result;
}
function pairs(run: string, result: string[]): void {
  const characters = Array.from(run);
  for (let index = 1; index < characters.length; index++) result.push(characters[index - 1]! + characters[index]!);
}
function word(run: string, anyLetter: RegExp, result: string[]): void {
  if (run.length < minLetters || !anyLetter.test(run)) return;
  if (!/[\ud800-\udfff]/.test(run)) {
    result.push(run.slice(0, kept));
    return;
  }
  const characters = Array.from(run);
  if (characters.length >= minLetters) result.push(characters.slice(0, kept).join(''));
}

/** Share of the blocks from which on a term says nothing about any one of them. */
const commonShare = 0.4;
/** With fewer blocks than this, a share says nothing. */
const fewBlocks = 5;

/** A stop list made from the page: terms in more than 40 % of its blocks. Empty below 5 blocks. */
export function commonTerms(blockTexts: readonly string[]): Set<string> {
  return commonAmong(blockTexts.map((text) => new Set(terms(text))));
}

/** The same from the terms of each block, for callers that have them. */
export function commonAmong(termsOfBlocks: readonly ReadonlySet<string>[]): Set<string> {
  const counts = new Map<string, number>();
  const result = new Set<string>();
  if (termsOfBlocks.length < fewBlocks) return result;
  for (const own of termsOfBlocks) for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, count] of counts) if (count > commonShare * termsOfBlocks.length) result.add(term);
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
