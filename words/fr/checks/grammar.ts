import { french } from '../french.ts';

/** How French writes numbers, plurals and lists, for its sentences. */
export const { agree, amount, and, bytes, date, duration, fixed, language, month, number, or, percent } = french;

/** How much of a long list was read: statements about "all" are about that part. @param several the plural, such as "liens" */
export const partReadText = (several: string, { read, total }: { read: number; total: number }) => ({
  message: `La page compte ${number(total)} ${several}. Le contrôle ne porte que sur les ${number(read)} du début de la page.`,
  change: '',
});

/** Ends a sentence with a name: if the name ends with a period (etc.), that ends the sentence too. */
export const sentenceEndingIn = (name: string): string => (/[.!?…。！？]$/.test(name) ? name : `${name}.`);

/** Capitalized, for a phrase at the start of a sentence. */
export const capitalizedSentence = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
