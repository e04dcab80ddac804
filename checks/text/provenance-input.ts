import type { Block, DataItem, HeadFact, LinkFact, TimeElement } from '../core/facts.ts';

export interface ProvenanceInput {
  url: string;
  /** Page language, primary subtag or whole tag (a region tells the order of 3/4/2024); `und` when unknown. */
  language: string;
  head: HeadFact;
  blocks: readonly Block[];
  items: readonly DataItem[];
  times: readonly TimeElement[];
  /** Elements with rel=author or itemprop=author. */
  relAuthors: readonly { name: string; url: string | null; selector: string }[];
  links: readonly LinkFact[];
}

export type Near = 'title' | 'end' | 'elsewhere';

/** Blocks before and after the headline, and after and before the end, in which a date or a name speaks for the whole page. */
const before = 3;
const after = 8;
const atEnd = 3;

/** Text of the page's headline, '' without one. */
export const headlineOf = (blocks: readonly Block[]): string => (blocks.find(({ level, main }) => level === 1 && main) ?? blocks.find(({ level }) => level === 1))?.text ?? '';

/**
 * Where each block stands relative to the headline and the end of the main content. Blocks of navigation, comments and
 * asides are never near.
 */
export function places(blocks: readonly Block[]): readonly Near[] {
  const known = placed.get(blocks);
  if (known) return known;
  const made = placesOf(blocks);
  placed.set(blocks, made);
  return made;
}
const placed = new WeakMap<readonly Block[], readonly Near[]>();

function placesOf(blocks: readonly Block[]): Near[] {
  let headline = blocks.findIndex(({ level, main }) => level === 1 && main);
  if (headline < 0) headline = blocks.findIndex(({ level }) => level === 1);
  if (headline < 0) headline = Math.max(0, blocks.findIndex(({ main }) => main));
  const last = blocks.findLastIndex(({ main }) => main);
  return blocks.map(({ region }, index) => {
    if (region === 'nav' || region === 'comments' || region === 'aside' || region === 'dialog') return 'elsewhere';
    if (index >= headline - before && index <= headline + after) return 'title';
    return last >= 0 && index > last - atEnd && index <= last + atEnd ? 'end' : 'elsewhere';
  });
}
