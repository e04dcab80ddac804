import type { Block } from '../../core/facts.ts';
import { currencyCodes } from '../../lists/currencies.ts';
import { findPrices } from '../../language/prices.ts';

/** Minimum neighboring rows, each in another currency; maximum text units of a row. */
const [leastRows, longestRow] = [3, 12];

/** The currency of a price in a text, otherwise the first that it names: “1 USD = 0.92 EUR”, “Singapore (SGD $)”. Null if there is none. */
const currencyIn = (text: string, language: string): string | null =>
  findPrices(text, language)[0]?.currency ?? text.match(/\b[A-Z]{3}\b/g)?.find((code) => currencyCodes.has(code)) ?? null;

/** Rows in which visitors choose or compare currencies: neighboring short texts, each with another currency. They say nothing about the subject of the page. */
export function currencyRows(blocks: readonly Block[], language: string): ReadonlySet<Block> {
  const rows = new Set<Block>();
  let run: { block: Block; currency: string }[] = [];
  const close = () => {
    if (new Set(run.map(({ currency }) => currency)).size >= leastRows) for (const { block } of run) rows.add(block);
    run = [];
  };
  for (const block of blocks) {
    const currency = block.units <= longestRow && block.level === 0 ? currencyIn(block.text, language) : null;
    if (currency === null) close();
    else run.push({ block, currency });
  }
  close();
  return rows;
}
