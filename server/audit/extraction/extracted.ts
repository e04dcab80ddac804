import * as shape from '../../../checks/core/helpers/shape.ts';
/** Values that users extract from pages in addition to the checks: text of elements, of nodes, or of the raw HTML. */
const extractionKinds = ['css', 'xpath', 'regex'] as const;
export interface Extraction {
  /** Column of reports. */
  name: string;
  kind: (typeof extractionKinds)[number];
  /** A selector, optionally ending in `@name` to read an attribute; an XPath expression; or a regular expression, whose first group is read. */
  text: string;
}

/** Values of one rule on one page. */
export interface Extracted {
  /** The first values, cut. */
  values: readonly string[];
  /** Number of all values. */
  total: number;
  /** Why nothing could be read; null if it was read. */
  error: string | null;
}
export type ExtractedByName = Readonly<Record<string, Extracted>>;

/** Selector and attribute of `a.next@href`; without an attribute, the text of the elements is read. */
export function splitSelectorFromAttribute(text: string): { selector: string; attribute: string | null } {
  const [, selector, attribute] = /^(.+?)@([\w:.-]+)$/s.exec(text) ?? [];
  return selector === undefined || attribute === undefined ? { selector: text, attribute: null } : { selector, attribute };
}

/** Checks a value from a page's process or a saved row. */
export const isExtracted = shape.recordOf<Extracted>({
  values: shape.list(shape.anyText),
  total: shape.integer(0),
  error: shape.nullable(shape.anyText),
});
export const isExtractedByName = shape.record(isExtracted);
