import type { Block, OfferFact } from '../core/facts.ts';

export interface Price {
  raw: string;
  amount: number | null;
  currency: string;
}
export interface Pair { name: string; value: string; selector: string }

/** Prices in a text. */
export function findPrices(_text: string): Price[] {
  return [];
}

/** What people decide on: prices in the visible blocks, and pairs of name and value. */
export function offer(_seen: { blocks: readonly Block[]; pairs: readonly Pair[]; language: string }): OfferFact {
  return { prices: [], specifications: [] };
}
