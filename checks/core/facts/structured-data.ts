/** Facts of structured data, in any syntax. */
import type { JsonFault } from './missing.ts';

/** JSON value of structured data, capped in depth (8), keys (200) and string length (2,000). */
export type DataValue = string | number | boolean | null | DataValue[] | { [key: string]: DataValue };

export interface JsonLdBlock {
  /** 1-based index among the page's ld+json blocks. */
  index: number;
  bytes: number;
  /** Parsed and capped; null if it is not valid JSON. */
  data: DataValue | null;
  /** Line and column are 1-based in the text of the block. `near` is the faulty line, capped; `nearColumn` the position in it. */
  error: (JsonFault & { line: number; column: number; near: string; nearColumn: number }) | null;
  /** The text that is not JSON, from the collector until its error is located; at most 1,000,000 characters per page. */
  notJson?: string;
  selector: string;
}

/** One typed node of the page, from any syntax, in the shape of a JSON-LD node. */
export interface DataItem {
  format: 'json-ld' | 'microdata' | 'rdfa';
  /** Index of its JSON-LD block (1-based); 0 for the other formats. */
  block: number;
  /** Short type names of schema.org (`Product`), full IRI for other vocabularies. */
  types: string[];
  id: string | null;
  /** Whether it is at the top, not nested in another item. */
  top: boolean;
  /** Property → values. Nested items stay nested as objects with `@type`. */
  properties: Record<string, DataValue[]>;
  /** JSON pointer in the block, or '' . */
  pointer: string;
  selector: string;
  /** Whether other context files than schema.org's apply: they may define names of their own. */
  open?: true;
}

/** The injected script delivers blocks and the items of microdata and RDFa; `readJsonLdBlocks` adds those of JSON-LD before them. */
export interface StructuredDataFact {
  blocks: JsonLdBlock[];
  items: DataItem[];
  total: number;
}

export interface SchemaTermsFact {
  /** Version or date of the vocabulary. */
  release: string;
  issues: {
    kind: 'unknown-type' | 'unknown-property' | 'wrong-domain' | 'wrong-value' | 'unknown-enumeration' | 'superseded';
    item: number;
    type: string;
    property: string;
    value: string;
    /** What would be valid: expected types, or the most similar name. */
    expected: string;
  }[];
}
