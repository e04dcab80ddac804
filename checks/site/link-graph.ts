/** Which pages of a run link to each other, from the keys in their digests. Pure; reads each page once. */
import type { RunDigest } from './final-urls.ts';
import { splitKeys, keyOfUrl } from './link-keys.ts';

type LinkedDigest = Pick<RunDigest, 'url' | 'finalUrl' | 'links' | 'reachedFrom'>;

/**
 * Index of each page by the keys of its final and its original URL, and of those that redirect to it. A final URL takes precedence over the
 * original URL of another page.
 */
export function pagesByKey(
  digests: readonly Pick<RunDigest, 'url' | 'finalUrl' | 'reachedFrom'>[],
  keyOf: (url: string) => string = keyOfUrl,
): Map<string, number> {
  const pages = new Map<string, number>();
  const add = (url: string, page: number) => {
    const key = keyOf(url);
    if (!pages.has(key)) pages.set(key, page);
  };
  for (const [page, { finalUrl }] of digests.entries()) add(finalUrl, page);
  for (const [page, { url }] of digests.entries()) add(url, page);
  for (const [page, { reachedFrom = [] }] of digests.entries()) for (const { url } of reachedFrom) add(url, page);
  return pages;
}

/** For each page the other pages that link to it: the first `most` of them, and their number. */
export function inlinksByPage(digests: readonly LinkedDigest[], most: number): { pages: number[]; count: number }[] {
  const byKey = pagesByKey(digests);
  const found = digests.map(() => ({ pages: [] as number[], count: 0 }));
  for (const [page, { links = '' }] of digests.entries()) {
    const targets = new Set([...splitKeys(links)].map((key) => byKey.get(key)));
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
export function pagesLinkingTo(
  digests: readonly LinkedDigest[],
  keys: Iterable<string>,
  most: number,
): Map<string, { pages: number[]; count: number }> {
  const found = new Map([...keys].map((key) => [key, { pages: [] as number[], count: 0 }]));
  if (found.size > 0)
    for (const [page, { links = '' }] of digests.entries())
      for (const key of splitKeys(links)) {
        const target = found.get(key);
        if (!target) continue;
        target.count += 1;
        if (target.pages.length < most) target.pages.push(page);
      }
  return found;
}

/** Clicks from a page to every other page; -1 if unreachable. */
export function clickDepths(digests: readonly LinkedDigest[], start: number): number[] {
  const pages = pagesByKey(digests);
  const clicks = digests.map(() => -1);
  clicks[start] = 0;
  // The list grows during iteration.
  const reached = [start];
  for (const page of reached)
    for (const key of splitKeys(digests[page]!.links ?? '')) {
      const target = pages.get(key);
      if (target === undefined || clicks[target] !== -1) continue;
      clicks[target] = clicks[page]! + 1;
      reached.push(target);
    }
  return clicks;
}

/** All keys that some page links to. */
export function keysOfPages(digests: readonly LinkedDigest[]): Set<string> {
  const keys = new Set<string>();
  for (const { links = '' } of digests) for (const key of splitKeys(links)) keys.add(key);
  return keys;
}
