import { createHash } from 'node:crypto';

/** Part of a list of pages: the same part for the same words. */

/** Every nth page, beginning with the ith (from 1): shards differ by one page at most, and each has pages of all parts of a site. */
export const shardOf = <T>(all: readonly T[], { part, of }: { part: number; of: number }): T[] =>
  all.filter((_, index) => index % of === part - 1);

/**
 * As many URLs, in the order of the list. The seed decides which: those whose hash with it is lowest, so that a page that joins or leaves
 * the list changes one page of the sample at most.
 */
export function sampleOf(urls: readonly string[], size: number, seed: number): string[] {
  if (size >= urls.length) return [...urls];
  const hashed = urls.map((url, index) => ({ index, hash: createHash('sha256').update(`${seed} ${url}`).digest('hex') }));
  const chosen = new Set(
    hashed
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
      .slice(0, size)
      .map(({ index }) => index),
  );
  return urls.filter((_, index) => chosen.has(index));
}
