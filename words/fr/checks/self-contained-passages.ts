import type { selfContainedPassages as en } from '../../en/checks/self-contained-passages.ts';
import { agree, amount, language as languageName, number } from './grammar.ts';

const passages = { one: 'passage', other: 'passages' };
const sizes = { short: 'court', long: 'long', '': '' };

export const selfContainedPassages: typeof en = {
  title: 'Les passages se comprennent seuls',
  problem: 'Des passages ne se comprennent pas seuls',
  why: 'Les moteurs de réponse extraient des passages isolés des pages. Un passage qui nomme son sujet et ne renvoie pas à d’autres parties de la page garde son sens.',
  heuristic: 'La formule est notre heuristique',
  words: {
    heading: 'Intertitre',
    first: 'Première phrase',
    words: 'Mots',
    characters: 'Caractères',
    score: 'Score',
    why: 'Raison',
    troubles: ({ size, anchor, opener, pointer }) =>
      [
        sizes[size],
        anchor ? '' : 'ne contient aucun des termes principaux de la page',
        opener && `commence par « ${opener} »`,
        pointer && `renvoie ailleurs (« ${pointer} »)`,
      ]
        .filter(Boolean)
        .join(' ; '),
  },
  says: {
    stand: ({ weak, count }) => ({
      message:
        weak > 0
          ? `${amount(count - weak, passages)} sur ${number(count)} ${agree(count - weak, 'se comprend seul', 'se comprennent seuls')}.`
          : `${agree(count, 'Le passage se comprend seul', `Les ${number(count)} passages se comprennent seuls`)}.`,
      change: '',
    }),
    lean: ({ weak, count }) => ({
      message: `${amount(weak, passages)} sur ${number(count)} ${agree(weak, 'ne se comprend pas seul', 'ne se comprennent pas seuls')}.`,
      change:
        'Nommer le sujet dans le passage ou son intertitre, remplacer un « cela » initial par ce qu’il désigne, et utiliser des liens au lieu de « voir ci-dessus ».',
    }),
    noLexicon: ({ language }) => ({
      message: `Il n’y a pas de liste de mots comme « cela » ou « voir ci-dessus » pour cette langue (${languageName(language)}) : seuls la longueur et les termes ont été contrôlés.`,
      change: '',
    }),
    few: ({ minPassages }) => ({ message: `La page a moins de ${amount(minPassages, passages)}.`, change: '' }),
  },
};
