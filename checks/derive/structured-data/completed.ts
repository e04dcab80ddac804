import type { KnownFacts, StructuredDataFact } from '../../core/facts.ts';
import { dataCaps } from '../../parse/data-items.ts';
import { locateJsonError } from '../../parse/json-errors.ts';
import { jsonLdItems } from '../../parse/json-ld.ts';

/**
 * Structured data as all that judge it know it, from what the injected script brought: that script parses the blocks of JSON-LD and reads
 * microdata and RDFa. Where a block is no JSON, and which items its context makes of it, needs no page.
 */
export function deriveCompleteStructuredData({ blocks, items, total }: StructuredDataFact): StructuredDataFact {
  const declared = blocks.flatMap(jsonLdItems);
  return { blocks: blocks.map(locateJsonError), items: [...declared, ...items].slice(0, dataCaps.items), total: declared.length + total };
}

export const withCompleteStructuredData = (known: KnownFacts): KnownFacts =>
  known.structuredData?.ok
    ? { ...known, structuredData: { ok: true, value: deriveCompleteStructuredData(known.structuredData.value) } }
    : known;
