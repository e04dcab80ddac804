/** Finds nearly identical texts by fingerprints of fixed length: MinHash over shingles, in any script. Pure. */
import { groupBy } from '../core/helpers/group-by.ts';
import { alphabet, hashOf, mixed } from './hashes.ts';
import { createUnions } from './unions.ts';

/** Number of values in a fingerprint, one character each. */
const length = 64;
/** Number of consecutive words that form a shingle; characters in scripts without spaces. */
const shingle = 4;
/** With fewer shingles there is no fingerprint: two pages with one line each are not copies. */
const fewestShingles = 40;
/** Maximum number of words that are read. */
const mostWords = 20_000;

const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces between words: each character counts as a word. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function* wordsOf(text: string): Generator<string> {
  for (const [found] of text.normalize('NFKC').toLowerCase().matchAll(word)) {
    if (unspaced.test(found)) yield* found;
    else yield found;
  }
}

/**
 * 64 characters. The share of equal characters approximates the share of common shingles (one permutation hashing, Li, Owen, Zhang, 2012;
 * empty values use the next one, Shrivastava, Li, 2014). @returns undefined if the text is too short
 */
export function fingerprintOf(texts: Iterable<string>): string | undefined {
  const hashes: number[] = [];
  const values: (number | undefined)[] = Array.from({ length });
  let count = 0;
  for (const text of texts) {
    for (const found of wordsOf(text)) {
      hashes.push(hashOf(found));
      if (hashes.length < shingle) continue;
      let hash = 0x811c9dc5;
      for (let back = shingle; back > 0; back--) hash = Math.imul(hash ^ hashes[hashes.length - back]!, 0x01000193);
      hash = mixed(hash);
      count += 1;
      const [place, rest] = [hash & (length - 1), hash >>> 6];
      if (values[place] === undefined || rest < values[place]) values[place] = rest;
    }
    if (hashes.length > mostWords) break;
  }
  if (count < fewestShingles) return undefined;
  return Array.from({ length }, (_, place) => {
    let [at, steps] = [place, 0];
    while (values[at] === undefined) [at, steps] = [(at + 1) % length, steps + 1];
    return alphabet[mixed(values[at]! + Math.imul(steps, 0x9e3779b1)) & 63]!;
  }).join('');
}

/** 0…1: approximate similarity of two texts. Values match by chance once in 64. */
export function similarity(one: string, two: string): number {
  let same = 0;
  for (let at = 0; at < length; at++) if (one[at] === two[at]) same += 1;
  return Math.max(0, (same / length - 1 / 64) / (1 - 1 / 64));
}

/** Number of values that are compared together, and number of fingerprints in a group that a new one is compared with; avoids comparing all pairs. */
const [band, mostCompared] = [4, 8];

/**
 * Groups of similar fingerprints, as indices into the list.
 * @param least minimum similarity
 */
export function groupNearDuplicates(fingerprints: readonly (string | undefined)[], least: number): number[][] {
  const { root, join } = createUnions();
  for (let from = 0; from < length; from += band) {
    const buckets = new Map<string, number[]>();
    for (const [place, print] of fingerprints.entries()) {
      if (print?.length !== length) continue;
      const key = print.slice(from, from + band);
      const bucket = buckets.get(key);
      if (!bucket) {
        buckets.set(key, [place]);
        continue;
      }
      const match = bucket.find((other) => root(other) === root(place) || similarity(fingerprints[other]!, print) >= least);
      if (match !== undefined) join(place, match);
      else if (bucket.length < mostCompared) bucket.push(place);
    }
  }
  const groups = groupBy(
    [...fingerprints.keys()].filter((place) => fingerprints[place]?.length === length),
    root,
  );
  return [...groups.values()].filter((group) => group.length > 1);
}
