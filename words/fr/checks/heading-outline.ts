import type { headingOutline as en } from '../../en/checks/heading-outline.ts';
import { agree, amount, number, partReadText } from './grammar.ts';

const headings = { one: 'titre', other: 'titres' };

export const headingOutline: typeof en = {
  title: 'Le plan des titres est exploitable',
  problem: 'Plan des titres : titres absents ou vides, ou niveaux sautés',
  why: 'Les utilisateurs de lecteurs d’écran naviguent par les titres (h1–h6), et tous les lecteurs les parcourent. C’est une question d’accessibilité et de lisibilité : les moteurs de recherche ne classent pas selon l’ordre des titres.',
  heuristic: 'Lignes qui ressemblent à des titres : leurs longueurs sont notre heuristique',
  says: {
    usable: ({ count }) => ({
      message: `${amount(count, headings)} dans le contenu principal, aucun vide, aucun niveau sauté.`,
      change: '',
    }),
    styled: ({ lines, example }) => ({
      message: `${amount(lines, { one: 'ligne', other: 'lignes' })} de ce long texte ${agree(lines, 'ressemble à un titre', 'ressemblent à des titres')}, mais seul le titre principal est balisé comme tel : « ${example} »`,
      change: 'Les baliser en h2, ou en h3 sous un h2 : les lecteurs d’écran listent les titres, et les machines y repèrent les passages.',
    }),
    empty: ({ count }) => ({
      message: `${amount(count, headings)} du contenu principal ${agree(count, 'est vide', 'sont vides')}.`,
      change: 'Ajouter du texte au titre ou le supprimer ; utiliser CSS pour les espacements.',
    }),
    skips: ({ count, above, level }) => ({
      message: agree(
        count,
        `Le plan passe directement de h${above} à h${level}.`,
        `Le plan saute des niveaux ${number(count)} fois, d’abord de h${above} à h${level}.`,
      ),
      change: 'Descendre d’un niveau à la fois, et définir la taille des titres en CSS.',
    }),
    long: ({ count, maxCharacters }) => ({
      message: `${amount(count, headings)} ${agree(count, 'dépasse', 'dépassent')} ${amount(maxCharacters, { one: 'caractère', other: 'caractères' })}.`,
      change: '',
    }),
    capped: (args) => partReadText('titres', args),
    few: ({ count, others }) => ({
      message:
        count + others === 0
          ? 'La page n’a pas de titres.'
          : count === 0
            ? 'Le contenu principal n’a pas de titres.'
            : `${amount(count, headings)} dans le contenu principal : trop peu pour un plan.`,
      change: '',
    }),
  },
};
