/** What dates, names and the headline of a page are read from. */
import type { Block, DataItem, HeadFact, LinkFact, Region, TimeElement } from '../../core/facts.ts';

export interface ProvenanceInput {
  url: string;
  /** Page language, primary subtag or whole tag (a region tells the order of 3/4/2024); `und` when unknown. */
  language: string;
  /** What the page declares, where its text is in another language: templates write dates in theirs. */
  declared?: string;
  head: HeadFact;
  blocks: readonly Block[];
  items: readonly DataItem[];
  times: readonly TimeElement[];
  /** Elements with rel=author or itemprop=author. */
  relAuthors: readonly { name: string; url: string | null; selector: string }[];
  /** Elements whose class says author. */
  called?: readonly { text: string; selector: string }[] | undefined;
  links: readonly LinkFact[];
}
export type LayoutInput = Pick<ProvenanceInput, 'blocks' | 'head' | 'url'>;

/** Text units of a block that is short enough to be about the page instead of telling a story. */
export const shortBlock = 30;
/** Parts whose dates and headings are those of other things. */
export const apart: ReadonlySet<Region> = new Set<Region>(['nav', 'comments', 'aside', 'dialog']);
/** More than half of the text is a link: to another page, as a rule. */
export const isLinkedBlock = ({ linkChars, text }: Block): boolean => linkChars * 2 > text.length;
