import { lookUpEntry } from './look-up-entry.ts';

/**
 * Properties of structured data in the words of a language, beside the name that developers search for.
 * @param names what people call them, by the path from the item
 * @param open how the language begins a parenthesis @param close how it ends one
 */
export function propertyWords(names: Record<string, string>, open = ' (', close = ')') {
  const nameOf = (property: string) => lookUpEntry<string>(names, property);
  return {
    /** For readers who know no schema.org: “the price (offers.price)”. */
    inPlainWords(property: string): string {
      const name = nameOf(property);
      return name ? `${name}${open}${property}${close}` : property;
    },
    /** For a place that already has its own article: “offers.price (the price)”. */
    withPlainWords(property: string): string {
      const name = nameOf(property);
      return name ? `${property}${open}${name}${close}` : property;
    },
  };
}
