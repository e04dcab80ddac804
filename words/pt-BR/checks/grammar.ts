import { portuguese } from '../portuguese.ts';

/** How Brazilian Portuguese writes numbers, plurals and lists, for its sentences. */
export const { agree, amount, and, bytes, date, duration, fixed, language, month, number, or, percent } = portuguese;

/**
 * How much of a long list was read: statements about "all" are about that part.
 * @param several the plural, such as "links"
 * @param gender feminine for plurals such as "imagens"
 */
export const partReadText = (
  several: string,
  { read, total }: { read: number; total: number },
  gender: 'masculine' | 'feminine' = 'masculine',
) => ({
  message:
    gender === 'masculine'
      ? `A página tem ${number(total)} ${several}; os primeiros ${number(read)} foram lidos e são avaliados aqui.`
      : `A página tem ${number(total)} ${several}; as primeiras ${number(read)} foram lidas e são avaliadas aqui.`,
  change: '',
});

/** Os dois links, todas as 3 imagens: before a plural, at the start of a sentence. */
export const allOf = (count: number, article: 'os' | 'as'): string =>
  count === 2 ? `${article === 'os' ? 'Os dois' : 'As duas'}` : `${article === 'os' ? 'Todos os' : 'Todas as'} ${number(count)}`;

/** Ends a sentence with a name: if the name ends with a period (Ltda.), that ends the sentence too. */
export const sentenceEndingIn = (name: string): string => (/[.!?…。！？]$/.test(name) ? name : `${name}.`);

/** Capitalized, for a phrase at the start of a sentence. */
export const capitalizedSentence = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
