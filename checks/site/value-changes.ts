import type { Digest } from '../core/report/digest.ts';

/** Values that a digest has under the same name. */
const valuesOfDigest = ['status', 'title', 'description', 'canonical', 'robots', 'h1', 'published', 'modified', 'types', 'words'] as const;
/** What is compared of a page beside its checks, in the order in which reports list it. */
export const comparedValueIds = [...valuesOfDigest, 'links'] as const;
export type ComparedValueId = (typeof comparedValueIds)[number];
/** A value that differs between two runs; '' for none. */
export interface ValueChange {
  id: ComparedValueId;
  before: string;
  now: string;
}

const comparedPartIds = [...valuesOfDigest, 'characters', 'internalLinks'] as const satisfies readonly (keyof Digest)[];
/** The parts of a digest that are compared; what a run did not save is absent. */
export type ComparedParts = Partial<Pick<Digest, (typeof comparedPartIds)[number]>>;

/** A digest without what is not compared: runs may have a hundred thousand pages. */
export const pickComparedParts = (digest: Digest): ComparedParts =>
  Object.fromEntries(comparedPartIds.flatMap((id) => (digest[id] === undefined ? [] : [[id, digest[id]]]))) as ComparedParts;

const textOf = (value: string | null | undefined): string | undefined => (value === null ? '' : value);
const countOf = (value: number | null | undefined): string | undefined => (typeof value === 'number' ? String(value) : undefined);

const valuesOf = (digest: ComparedParts): Record<ComparedValueId, string | undefined> => ({
  status: countOf(digest.status),
  title: digest.title,
  description: digest.description,
  canonical: textOf(digest.canonical),
  robots: digest.robots,
  h1: digest.h1?.join(' | '),
  published: textOf(digest.published),
  modified: textOf(digest.modified),
  types: digest.types?.join(', '),
  words: countOf(digest.characters ?? digest.words),
  links: countOf(digest.internalLinks),
});

/** Counts differ on every load of some pages: counters, related articles, advertisements. Ours. */
const smallestShare = 0.1;
const smallestDifference = 5;
const isCount = (id: ComparedValueId): boolean => id === 'words' || id === 'links';

function differs(id: ComparedValueId, before: string, now: string): boolean {
  if (!isCount(id)) return before !== now;
  const [one, two] = [Number(before), Number(now)];
  return Math.abs(one - two) >= Math.max(smallestDifference, smallestShare * Math.max(one, two));
}

/** Values that both runs read and that differ. */
export function compareValues(before: ComparedParts, now: ComparedParts): ValueChange[] {
  const [earlier, later] = [valuesOf(before), valuesOf(now)];
  return comparedValueIds.flatMap((id) => {
    const [one, two] = [earlier[id], later[id]];
    return one === undefined || two === undefined || !differs(id, one, two) ? [] : [{ id, before: one, now: two }];
  });
}
