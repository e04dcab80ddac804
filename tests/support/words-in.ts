/** Every string of some words. What functions say is not in it. */
export const stringsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : typeof words === 'object' && words !== null ? Object.values(words).flatMap(stringsIn) : [];
