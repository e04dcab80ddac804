import type { Block } from '../../core/facts/text.ts';
import { currencyCodes } from '../../lists/currencies.ts';
import { findPrices } from '../../language/prices.ts';
import { countUnits } from '../../language/units.ts';
import { endsLikeSentence } from '../../language/sentences.ts';

/** Minimum neighboring rows, each in another currency; maximum text units of a row. */
const [leastRows, longestRow] = [3, 12];

/** Maximum text units of a line of a price list, and of those behind its price: per night. */
const [longestItem, unitsBehindPrice] = [24, 3];

/** The currency of a price in a text, otherwise the first that it names: “1 USD = 0.92 EUR”, “Singapore (SGD $)”. Null if there is none. */
const currencyIn = (text: string, language: string): string | null =>
  findPrices(text, language)[0]?.currency ?? text.match(/\b[A-Z]{3}\b/g)?.find((code) => currencyCodes.has(code)) ?? null;

/** Rows in which visitors choose or compare currencies: neighboring short texts, each with another currency. They say nothing about the subject of the page. */
export function findCurrencyRows(blocks: readonly Block[], language: string): ReadonlySet<Block> {
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

/** Whether a line is no sentence and begins or ends with a price: Carbonara with guanciale 14,50 €. */
function isPriceItem({ text, units, level }: Block, language: string): boolean {
  const line = text.trim();
  if (level > 0 || units > longestItem || endsLikeSentence(line)) return false;
  const prices = findPrices(line, language);
  const last = prices.at(-1);
  if (!last || prices.some(({ amount }) => amount === null)) return false;
  return countUnits(line.slice(line.lastIndexOf(last.raw) + last.raw.length)) <= unitsBehindPrice || line.startsWith(prices[0]!.raw);
}

/**
 * Rows of a price list or menu: at least three lines with a price in close succession, and the line between two of them, which describes
 * or names what follows. They offer something; nobody looks for their source.
 */
export function findPriceListRows(blocks: readonly Block[], language: string): ReadonlySet<Block> {
  const rows = new Set<Block>();
  let [run, items]: [Block[], number] = [[], 0];
  let between: Block | null = null;
  const close = () => {
    if (items >= leastRows) for (const block of run) rows.add(block);
    [run, items, between] = [[], 0, null];
  };
  for (const block of blocks) {
    if (isPriceItem(block, language)) {
      run.push(...(between ? [between] : []), block);
      items++;
      between = null;
    } else if (items > 0 && between === null && block.units <= longestItem) between = block;
    else close();
  }
  close();
  return rows;
}
