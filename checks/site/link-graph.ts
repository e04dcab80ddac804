/** Which pages of a run link to each other, from the keys in their digests. Pure; reads each page once. */
import type { RunDigest } from './final-urls.ts';
import { linkGraphKeysIn, linkGraphKey } from './link-keys.ts';

type LinkedDigest = Pick<RunDigest, 'url' | 'finalUrl' | 'links' | 'reachedFrom'>;

/** Index of each page by the keys of its original and its final URL, and of those that redirect to it. */
export function linkGraphPagesByKey(digests: readonly LinkedDigest[]): Map<string, number> {
  const pages = new Map<string, number>();
  for (const side of ['url', 'finalUrl'] as const)
    for (const [page, digest] of digests.entries()) if (!pages.has(linkGraphKey(digest[side]))) pages.set(linkGraphKey(digest[side]), page);
  for (const [page, { reachedFrom = [] }] of digests.entries())
    for (const { url } of reachedFrom) if (!pages.has(linkGraphKey(url))) pages.set(linkGraphKey(url), page);
  return pages;
}

/** For each page the other pages that link to it: the first `most` of them, and their number. */
export function linkGraphInlinks(digests: readonly LinkedDigest[], most: number): { pages: number[]; count: number }[] {
  const byKey = linkGraphPagesByKey(digests);
  const found = digests.map(() => ({ pages: [] as number[], count: 0 }));
  for (const [page, { links = '' }] of digests.entries()) {
    const targets = new Set([...linkGraphKeysIn(links)].map((key) => byKey.get(key)));
    for (const target of targets) {
      if (target === undefined || target === page) continue;
      const to = found[target]!;
      to.count += 1;
      if (to.pages.length < most) to.pages.push(page);
    }
  }
  return found;
}

/** The pages that link to each key, at most `most` of them, and their number. */
export function linkGraphPagesTo(
  digests: readonly LinkedDigest[],
  keys: Iterable<string>,
  most: number,
): Map<string, { pages: number[]; count: number }> {
  const found = new Map([...keys].map((key) => [key, { pages: [] as number[], count: 0 }]));
  if (found.size > 0)
    for (const [page, { links = '' }] of digests.entries())
      for (const key of linkGraphKeysIn(links)) {
        const target = found.get(key);
        if (!target) continue;
        target.count += 1;
        if (target.pages.length < most) target.pages.push(page);
      }
  return found;
}

/** Clicks from a page to every other page; -1 if unreachable. */
export function linkGraphClickDepths(digests: readonly LinkedDigest[], start: number): number[] {
  const pages = linkGraphPagesByKey(digests);
  const clicks = digests.map(() => -1);
  clicks[start] = 0;
  // The list grows during iteration.
  const reached = [start];
  for (const page of reached)
    for (const key of linkGraphKeysIn(digests[page]!.links ?? '')) {
      const target = pages.get(key);
      if (target === undefined || clicks[target] !== -1) continue;
      clicks[target] = clicks[page]! + 1;
      reached.push(target);
    }
  return clicks;
}

/** All keys that some page links to. */
export function linkGraphKeys(digests: readonly LinkedDigest[]): Set<string> {
  const keys = new Set<string>();
  for (const { links = '' } of digests) for (const key of linkGraphKeysIn(links)) keys.add(key);
  return keys;
}
