import { createHash } from 'node:crypto';

/** Part of a list of pages: the same part for the same words. */

/**
 * Pages of a shard (from 1), by the hash of their URLs: a page that joins or leaves a sitemap moves no other page to another machine, so
 * that runs of one shard can be compared. Of a short list a shard may be empty.
 */
export const urlsOfShard = (urls: readonly string[], { part, of }: { part: number; of: number }): string[] =>
  urls.filter((url) => createHash('sha256').update(url).digest().readUIntBE(0, 6) % of === part - 1);

/**
 * As many URLs, in the order of the list. The seed decides which: those whose hash with it is lowest, so that a page that joins or leaves
 * the list changes one page of the sample at most.
 */
export function sampleUrls(urls: readonly string[], size: number, seed: number): string[] {
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
