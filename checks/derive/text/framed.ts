import type { FactTable, OptionalFacts } from '../../core/facts.ts';

/** Share of the first screen from which a frame can hold the content of a page, and text units below which the page itself has none. Both are ours. */
const [leastShare, fewUnits] = [0.3, 50];

/**
 * The largest frame of a page that has hardly any text itself: the content stands in another document, with its date and its author.
 * Null for a page with text of its own, and for players.
 */
export function findContentFrame({ parts, main }: OptionalFacts<'parts' | 'main'>): FactTable['parts']['frames'][number] | null {
  if (!parts || !main || main.words >= fewUnits) return null;
  const frames = parts.frames.filter(
    ({ kind, player, share }) => (kind === 'iframe' || kind === 'object' || kind === 'embed') && !player && share >= leastShare,
  );
  return frames.toSorted((a, b) => b.share - a.share)[0] ?? null;
}
