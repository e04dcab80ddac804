/** Parts of patterns that are made from lists of words. */

/** A text as a pattern for itself. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Alternatives of a pattern, longer words first: "million" is not read as "mil". */
export const anyWordOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
