import { english } from '../../../checks/core/wording.ts';

/** How English writes numbers, plurals and lists, for its sentences. */
export const { agree, amount, and, bytes, date, duration, fixed, language, month, number, or, percent } = english;

/** How much of a long list was read: statements about "all" are about that part. @param several the plural, such as "links" */
export const partReadText = (several: string, { read, total }: { read: number; total: number }) => ({
  message: `The page has ${number(total)} ${several}; the first ${number(read)} were read and are judged here.`,
  change: '',
});

/** Ends a sentence with a name: if the name ends with a period (Ltd.), that ends the sentence too. */
export const sentenceEndingIn = (name: string): string => (/[.!?…。！？]$/.test(name) ? name : `${name}.`);

/** Capitalized, for a phrase at the start of a sentence. */
export const capitalizedSentence = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
