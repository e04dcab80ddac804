import type { htmlSize as en } from '../../en/checks/html-size.ts';
import { bytes as size } from './grammar.ts';

export const htmlSize: typeof en = {
  title: 'Le HTML respecte les limites d’exploration',
  problem: 'Le HTML est trop volumineux',
  why: 'Les robots ne lisent que la première partie des documents très longs ; ce qui dépasse leur limite peut ne jamais être indexé.',
  words: { bytes: 'octets' },
  says: {
    fits: ({ bytes }) => ({ message: `Le HTML pèse ${size(bytes)}, bien en dessous des limites d’exploration.`, change: '' }),
    large: ({ bytes, failBytes }) => ({
      message: `Le HTML pèse ${size(bytes)} ; Googlebot n’en lit que le début, jusqu’à ${size(failBytes)}.`,
      change: 'Sortir du HTML les données, styles et images intégrés pour rester bien en dessous de la limite.',
    }),
    tooLarge: ({ bytes, failBytes }) => ({
      message: `Le HTML pèse ${size(bytes)} : ce qui suit les premiers ${size(failBytes)} pourrait ne pas être indexé.`,
      change: `Sortir du HTML les données, styles et images intégrés, ou scinder la page, pour que tout le contenu tienne dans les premiers ${size(failBytes)}.`,
    }),
    notReadToEnd: () => ({ message: 'Le document n’a pas été lu jusqu’au bout : sa taille est une limite inférieure.', change: '' }),
  },
};
