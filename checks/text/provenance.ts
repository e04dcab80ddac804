import type { Block, DataItem, HeadFact, LinkFact, ProvenanceFact } from '../core/facts.ts';

/** A `time` element as the DOM walk saw it. */
export interface TimeElement {
  /** `datetime` attribute as written, '' when absent. */
  datetime: string;
  text: string;
  visible: boolean;
  /** Within the first blocks after the headline or byline, at the end of the main content, or elsewhere. */
  near: 'title' | 'end' | 'elsewhere';
  main: boolean;
  selector: string;
}

export interface ProvenanceInput {
  url: string;
  /** Page language, primary subtag or whole tag; `und` when unknown. */
  language: string;
  head: HeadFact;
  blocks: readonly Block[];
  items: readonly DataItem[];
  times: readonly TimeElement[];
  /** Elements with rel=author or itemprop=author. */
  relAuthors: readonly { name: string; url: string | null; selector: string }[];
  links: readonly LinkFact[];
}

/** Dates, authors and publishers that the page names, wherever it names them. */
export function provenance(_input: ProvenanceInput): ProvenanceFact {
  return { dates: [], names: [], aboutLinks: [] };
}
