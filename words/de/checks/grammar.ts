import { german } from '../german.ts';

/** How German writes numbers, plurals and lists, for its sentences. */
export const { agree, amount, and, bytes, date, duration, fixed, language, month, number, or, percent } = german;

/** Beide Links, alle 3 Links: before a plural, at the start of a sentence. */
export const allOf = (count: number): string => (count === 2 ? 'Beide' : `Alle ${number(count)}`);

/** How much of a long list was read: statements about "all" are about that part. @param several the plural, such as "Links" */
export const partReadText = (several: string, { read, total }: { read: number; total: number }) => ({
  message: `Die Seite hat ${number(total)} ${several}; die ersten ${number(read)} wurden gelesen und werden hier beurteilt.`,
  change: '',
});

/** Ends a sentence with a name: if the name ends with a period (Dr. h. c.), that ends the sentence too. */
export const sentenceEndingIn = (name: string): string => (/[.!?…。！？]$/.test(name) ? name : `${name}.`);

/** Capitalized, for a phrase at the start of a sentence. */
export const capitalizedSentence = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
