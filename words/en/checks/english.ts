import { english } from '../../../checks/core/wording.ts';

/** How English writes numbers, plurals and lists, for its sentences. */
export const { agree, amount, and, bytes, date, duration, fixed, language, month, number, or, percent } = english;

/** Says how much of a long list was read: what is said of "all" holds for that part. */
export const partReadText = (one: string, { read, total }: { read: number; total: number }) => ({
  message: `The page has ${amount(total, one)}; the first ${number(read)} were read and are judged here.`,
  change: '',
});

/** A sentence that ends in a name: one that ends in a full stop itself (Ltd.) ends the sentence too. */
export const sentenceEndingIn = (name: string): string => (/[.!?…。！？]$/.test(name) ? name : `${name}.`);

/** With a capital at the start: a phrase that opens a sentence. */
export const capitalizedSentence = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
