import type { Block, OfferFact } from '../core/facts.ts';
import { oneLine } from '../core/clip.ts';
import { findPrices } from '../language/prices.ts';
import { unicodePattern } from '../language/unicode-pattern.ts';

/** A row of a two-column table or an entry of a dl. */
export interface Pair { name: string; value: string; selector: string }
const most = { prices: 100, specifications: 200, name: 80, value: 200 } as const;
const says = unicodePattern(String.raw`[\p{L}\p{N}]`);
const saysOrMarks = unicodePattern(String.raw`[\p{L}\p{N}✓✔✗✘—–-]`);

/** What people decide on: prices in the visible text (code left out), and pairs of name and value. */
export function findOffer({ blocks, pairs, language }: { blocks: readonly Block[]; pairs: readonly Pair[]; language: string }): OfferFact {
  const prices: OfferFact['prices'] = [];
  for (const block of blocks) {
    if (block.code || prices.length >= most.prices) continue;
    for (const price of findPrices(block.text, language)) {
      if (prices.length < most.prices) prices.push({ ...price, main: block.main, selector: block.selector });
    }
  }
  const names = new Set<string>();
  const specifications = pairs.flatMap(({ name, value, selector }) => {
    const label = oneLine(name, 1_000).replace(/\s*[:：]$/, '');
    const text = oneLine(value, 1_000);
    // Longer cells are prose laid out as a table.
    if (!says(label).test(label) || !saysOrMarks(text).test(text) || label.length > most.name || text.length > most.value) return [];
    const key = label.toLowerCase();
    if (names.has(key)) return [];
    names.add(key);
    return [{ name: label, value: text, selector }];
  });
  return { prices, specifications: specifications.slice(0, most.specifications) };
}
