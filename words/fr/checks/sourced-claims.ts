import type { Claim } from '../../../checks/derive/text/claims.ts';
import type { sourcedClaims as en } from '../../en/checks/sourced-claims.ts';
import { agree, amount, number } from './grammar.ts';
import { textLengthText } from './text-length.ts';

const change = 'Nommer la source dans la phrase, y renvoyer par un lien dans le paragraphe, ou montrer les données sur la page.';
/** Kinds of sources without text on the page. */
const unnamed: Record<Claim['source'], string> = {
  link: 'lien',
  note: 'référence',
  'name-year': 'nom et année',
  attribution: 'attribution',
  'own-data': 'tableau ou figure de cette page',
  publisher: 'chiffre de l’éditeur lui-même',
  none: 'sans source',
};
const claimsText = (claims: number) => `${number(claims)} ${agree(claims, 'chiffre ou citation', 'chiffres et citations')}`;

export const sourcedClaims: typeof en = {
  title: 'Affirmations et chiffres ont des sources',
  problem: 'Affirmations et chiffres sans sources',
  why: 'Un chiffre ou une citation avec source peut être vérifié et repris. Un test contrôlé a montré que les moteurs de réponse utilisent davantage de tels textes ; d’autres, qu’ils tiennent à peine compte des références.',
  heuristic: 'Ce qui compte comme affirmation et comme source est notre heuristique',
  words: {
    claim: 'Affirmation',
    text: 'Texte',
    source: 'Source',
    quotation: 'citation',
    sourceOf: ({ kind, why }) => why || unnamed[kind],
  },
  says: {
    sourced: ({ sourced, claims }) => ({
      message: `${claimsText(sourced)} sur ${number(claims)} ${agree(sourced, 'a', 'ont')} une source.`,
      change: '',
    }),
    oneSource: () => ({ message: 'Tous viennent de la même source. Une deuxième permettrait aux lecteurs de comparer.', change: '' }),
    noLinks: () => ({
      message: 'Les sources sont nommées, mais sans lien. Des liens permettent aux lecteurs de les vérifier directement.',
      change: '',
    }),
    thin: ({ sourced, claims }) => ({
      message: `${claimsText(claims - sourced)} sur ${number(claims)} ${agree(claims - sourced, 'n’a', 'n’ont')} pas de source.`,
      change,
    }),
    none: ({ claims }) => ({ message: `Aucune source pour les ${claimsText(claims)}.`, change }),
    sparse: ({ quantities, length }) => ({
      message: `${amount(quantities, { one: 'phrase', other: 'phrases' })} avec un chiffre (longueur du texte : ${textLengthText(length)}). Dans un petit test, les textes avec plus de chiffres ont été cités plus souvent.`,
      change: '',
    }),
    recipe: () => ({ message: 'Les chiffres d’une recette n’ont pas besoin de source.', change: '' }),
    few: ({ minClaims }) => ({
      message: `Moins de ${number(minClaims)} ${agree(minClaims, 'chiffre ou citation', 'chiffres ou citations')} sur la page : peu à citer.`,
      change: '',
    }),
    wordsUnknown: ({ language }) => ({
      message: `Pageloupe ne sait pas comment cette langue (${language}) nomme les sources : pour la plupart des affirmations, il ne peut pas dire si elles en ont une.`,
      change: '',
    }),
  },
};
