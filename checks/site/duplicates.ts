import type { Digest } from '../core/report/digest.ts';
import { comparableUrl } from '../parse/urls.ts';
import { groupNearDuplicates } from './fingerprint.ts';
import { createUnions } from './unions.ts';

/** The compared data of a page. */
type ComparedDigest = Pick<Digest, 'title' | 'description' | 'h1' | 'canonical' | 'finalUrl' | 'noindex' | 'statuses' | 'fingerprint'>;

/** A text that occurs on several pages that compete with each other. */
export interface Duplicate {
  /** As on the first page. */
  text: string;
  /** Indices of pages, one per canonical URL, capped. */
  pages: number[];
  count: number;
}

/** Pages with nearly the same main text. */
export interface NearDuplicate {
  /** Indices of pages, one per canonical URL, capped. */
  pages: number[];
  count: number;
}
/** Share of common shingles from which two texts are nearly the same. Our heuristic. */
const nearlySame = 0.9;

/** A text for comparison: ignores letter case, white space, character width and composition, and invisible characters. */
export const comparableText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Cc}\s]+/gu, ' ')
    .trim();

/**
 * Pages with the same title, description or h1. Excludes pages that are not indexable or return an error, and all but one of the pages that
 * share an identity (a page and those that name it as canonical; regional versions of one language).
 * @param versions pairs of pages that are versions of each other
 */
export function findDuplicates(
  digests: readonly ComparedDigest[],
  versions: readonly [number, number][],
  most: number,
): Record<'titles' | 'descriptions' | 'headings', Duplicate[]> & { texts: NearDuplicate[] } {
  const identity = identities(digests, versions);
  const competing = digests.flatMap((digest, page) =>
    digest.noindex || digest.statuses['http-status'] === 'fail' ? [] : [{ digest, page }],
  );
  const among = (textsOf: (digest: ComparedDigest) => readonly string[]): Duplicate[] => {
    const groups = new Map<string, { text: string; byIdentity: Map<number, number> }>();
    for (const { digest, page } of competing) {
      for (const text of textsOf(digest)) {
        const key = comparableText(text);
        if (key === '') continue;
        let group = groups.get(key);
        if (!group) groups.set(key, (group = { text, byIdentity: new Map() }));
        const self = identity(page);
        // Among pages of one identity, the canonical page represents all of them.
        if (!group.byIdentity.has(self) || isCanonical(digest)) group.byIdentity.set(self, page);
      }
    }
    return [...groups.values()]
      .filter(({ byIdentity }) => byIdentity.size > 1)
      .map(({ text, byIdentity }) => ({ text, pages: [...byIdentity.values()].slice(0, most), count: byIdentity.size }))
      .sort((a, b) => b.count - a.count);
  };
  return {
    titles: among(({ title }) => [title]),
    descriptions: among(({ description }) => [description]),
    headings: among(({ h1 }) => h1),
    texts: nearDuplicates(),
  };

  function nearDuplicates(): NearDuplicate[] {
    const fingerprints: (string | undefined)[] = digests.map(() => undefined);
    const taken = new Map<number, number>();
    // Among pages of one identity, the canonical page represents all of them.
    for (const { digest, page } of competing) {
      const self = identity(page);
      if (!taken.has(self) || isCanonical(digest)) taken.set(self, page);
    }
    for (const page of taken.values()) fingerprints[page] = digests[page]!.fingerprint;
    return groupNearDuplicates(fingerprints, nearlySame)
      .map((pages) => ({ pages: pages.slice(0, most), count: pages.length }))
      .sort((a, b) => b.count - a.count);
  }
}

const isCanonical = ({ canonical, finalUrl }: ComparedDigest) => canonical !== null && comparableUrl(canonical) === comparableUrl(finalUrl);

/** Assigns one number to all pages with the same canonical URL (union-find over URLs). */
function identities(digests: readonly ComparedDigest[], versions: readonly [number, number][]): (page: number) => number {
  const { root, join } = createUnions();
  const numbers = new Map<string, number>();
  const numberOf = (url: string) => {
    const key = comparableUrl(url);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const numberOfPage = digests.map(({ finalUrl }) => numberOf(finalUrl));
  for (const [page, { canonical }] of digests.entries()) if (canonical !== null) join(numberOfPage[page]!, numberOf(canonical));
  for (const [a, b] of versions) join(numberOfPage[a]!, numberOfPage[b]!);
  return (page) => root(numberOfPage[page]!);
}
