import type { StructuredDataFact } from '../../checks/core/facts/structured-data.ts';
import { withErrorPlace } from '../../checks/parse/json-errors.ts';
import { itemsOfBlock, parseJsonLd } from '../../checks/parse/json-ld.ts';

/** The fact of a page with these JSON-LD blocks: texts as they are, objects with the context of schema.org. */
export function jsonLd(...blocks: (string | object)[]): StructuredDataFact {
  const parsed = blocks.map((block, index) => {
    const text = typeof block === 'string' ? block : JSON.stringify({ '@context': 'https://schema.org', ...block });
    return withErrorPlace(parseJsonLd(text, index + 1, `script:nth-of-type(${index + 1})`));
  });
  const items = parsed.flatMap(itemsOfBlock);
  return { blocks: parsed, items, total: items.length };
}
