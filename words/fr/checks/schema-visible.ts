import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { schemaVisible as en } from '../../en/checks/schema-visible.ts';
import { agree, amount, and, number } from './grammar.ts';
import { framedText } from './framed.ts';
import { inPlainWords } from './marked-properties.ts';

const marked = { one: 'valeur balisée', other: 'valeurs balisées' };

export const schemaVisible: typeof en = {
  title: 'Les données structurées correspondent à la page visible',
  problem: 'Les données structurées ne correspondent pas à la page visible',
  why: 'Les moteurs de recherche exigent que le balisage corresponde à ce que voient les lecteurs. Un balisage avec d’autres valeurs peut coûter à la page ses résultats enrichis et donne aux assistants des informations que personne ne peut vérifier. Les notes arrondies, les étoiles à côté de leur nombre, les nombres abrégés et un nom plus long que le titre comptent comme identiques.',
  heuristic: 'La façon de comparer les valeurs avec le texte est notre heuristique',
  words: {
    value: 'Valeur',
    marked: 'Dans les données structurées',
    shown: 'Sur la page',
    different: ({ shown }) => `différent : ${shown}`,
    missing: 'introuvable',
  },
  says: {
    nothing: () => ({
      message:
        'Les données structurées ne contiennent ni noms, ni prix, ni notes, ni auteurs, ni dates, ni questions, ni fil d’Ariane à comparer.',
      change: '',
    }),
    unreadable: () => ({
      message: 'Le JSON-LD n’est pas valide, et aucune autre donnée structurée n’a de valeurs à comparer.',
      change: '',
    }),
    framed: ({ url }) => framedText(url),
    allVisible: ({ count }) => ({
      message: `${agree(count, 'La seule valeur comparable est visible', `Les ${number(count)} valeurs comparables des données structurées sont toutes visibles`)} sur la page.`,
      change: '',
    }),
    /** @param example the first value: its name, and the texts of the markup and of the page ('' if it is not there) */
    decisive: ({ count, example: { property, marked: value, shown } }) => ({
      message:
        count === 1
          ? `Dans les données structurées, ${inPlainWords(property)} vaut « ${clipText(value, 60)} » ; ${shown === '' ? 'la page ne l’affiche pas' : `sur la page : « ${clipText(shown, 60)} »`}.`
          : `${amount(count, marked)} (prix, note ou nombre d’avis) ne correspondent pas à la page visible.`,
      change: 'Afficher la même valeur dans les données structurées et sur la page, de préférence à partir d’un seul champ.',
    }),
    secondary: ({ count }) => ({
      message: `${amount(count, marked)} ${agree(count, 'introuvable', 'introuvables')} dans le texte visible.`,
      change: 'Afficher sur la page les valeurs des données structurées avec les mêmes mots, ou les corriger.',
    }),
    otherPath: ({ marked: inMarkup, shown }) => ({
      message: `Le fil d’Ariane du balisage, « ${clipText(inMarkup, 150)} », est un autre chemin que celui de la page : « ${clipText(shown, 150)} ».`,
      change: 'Baliser le chemin que voient les lecteurs. Les résultats de recherche affichent celui du balisage.',
    }),
    many: ({ count, names }) => ({
      message: `${amount(count, { one: 'valeur', other: 'valeurs' })} des données structurées, par exemple ${and(names.map(inPlainWords))}, ${agree(count, 'n’est pas', 'ne sont pas')} sur la page visible, ce que Google exige pourtant.`,
      change: 'Retirer des données structurées les valeurs que cette page ne montre pas, ou les afficher sur la page.',
    }),
  },
};
