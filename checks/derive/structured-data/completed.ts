import type { KnownFacts } from '../../core/facts.ts';
import type { StructuredDataFact } from '../../core/facts/structured-data.ts';
import { dataCaps } from '../../parse/data-items.ts';
import { withErrorPlace } from '../../parse/json-errors.ts';
import { itemsOfBlock } from '../../parse/json-ld.ts';

/**
 * Completes the structured data from the injected script, which parses JSON-LD blocks and reads microdata and RDFa. Where a block is not
 * JSON, and which items its context produces, can be found out without the page.
 */
export function readJsonLdBlocks({ blocks, items, total }: StructuredDataFact): StructuredDataFact {
  const declared = blocks.flatMap(itemsOfBlock);
  return { blocks: blocks.map(withErrorPlace), items: [...declared, ...items].slice(0, dataCaps.items), total: declared.length + total };
}

export const withJsonLdItems = (known: KnownFacts): KnownFacts =>
  known.structuredData?.ok ? { ...known, structuredData: { ok: true, value: readJsonLdBlocks(known.structuredData.value) } } : known;
