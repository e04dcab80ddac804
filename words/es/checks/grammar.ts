import { spanish } from '../spanish.ts';

/** How Spanish writes numbers, plurals and lists, for its sentences. */
export const { agree, amount, and, bytes, date, duration, fixed, language, month, number, or, percent } = spanish;

/**
 * How much of a long list was read: statements about "all" are about that part.
 * @param several the plural, such as "enlaces"
 * @param gender feminine for plurals such as "imágenes"
 */
export const partReadText = (
  several: string,
  { read, total }: { read: number; total: number },
  gender: 'masculine' | 'feminine' = 'masculine',
) => ({
  message:
    gender === 'masculine'
      ? `La página tiene ${number(total)} ${several}; se leyeron y se evalúan aquí los primeros ${number(read)}.`
      : `La página tiene ${number(total)} ${several}; se leyeron y se evalúan aquí las primeras ${number(read)}.`,
  change: '',
});

/** Ends a sentence with a name: if the name ends with a period (S. A.), that ends the sentence too. */
export const sentenceEndingIn = (name: string): string => (/[.!?…。！？]$/.test(name) ? name : `${name}.`);

/** Capitalized, for a phrase at the start of a sentence. */
export const capitalizedSentence = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
