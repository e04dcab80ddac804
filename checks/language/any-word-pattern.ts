/** Helpers that turn word lists into patterns. */

/** Pattern source that matches a text literally. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Alternatives of a pattern, longest first, so that "million" is not matched as "mil". */
export const anyWordPattern = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
