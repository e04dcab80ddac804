import { createHash } from 'node:crypto';

/** Selects part of a list of pages, deterministically. */

/**
 * Pages of a shard (from 1), by the hash of their URLs: a page that joins or leaves a sitemap does not move other pages to another
 * shard, so that runs of one shard can be compared. A shard of a short list may be empty.
 */
export const urlsOfShard = (urls: readonly string[], { part, of }: { part: number; of: number }): string[] =>
  urls.filter((url) => createHash('sha256').update(url).digest().readUIntBE(0, 6) % of === part - 1);

/**
 * A sample of URLs in list order. The seed determines it: those with the lowest hash are chosen, so that a page that joins or leaves
 * the list changes at most one page of the sample.
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
