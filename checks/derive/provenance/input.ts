/** What dates, names and headline of a page are derived from. */
import type { Block } from '../../core/facts/text.ts';
import type { DataItem } from '../../core/facts/structured-data.ts';
import type { HeadFact } from '../../core/facts/head.ts';
import type { LinkFact } from '../../core/facts/links-and-images.ts';
import type { Region } from '../../core/facts/page.ts';
import type { TimeElement } from '../../core/facts/about.ts';

export interface ProvenanceInput {
  url: string;
  /** Page language: primary subtag or full tag (the region decides how to read 3/4/2024); `und` if unknown. */
  language: string;
  /** The language that the page declares, if its text is in another one: templates write dates in the declared one. */
  declared?: string;
  head: HeadFact;
  blocks: readonly Block[];
  items: readonly DataItem[];
  times: readonly TimeElement[];
  /** Elements with rel=author or itemprop=author. */
  relAuthors: readonly { name: string; url: string | null; selector: string }[];
  /** Elements whose class names an author. */
  called?: readonly { text: string; selector: string }[] | undefined;
  links: readonly LinkFact[];
}
export type LayoutInput = Pick<ProvenanceInput, 'blocks' | 'head' | 'url'>;

/** Maximum text units of a block that is about the page, not part of its text. */
export const shortBlock = 30;
/** Regions whose dates and headings belong to something else. */
export const unrelatedRegions: ReadonlySet<Region> = new Set<Region>(['nav', 'comments', 'aside', 'dialog']);
/** Whether more than half of the text is a link, usually to another page. */
export const isLinkedBlock = ({ linkChars, text }: Block): boolean => linkChars * 2 > text.length;
