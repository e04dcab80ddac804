import type { urlForm as en } from '../../en/checks/url-form.ts';
import { agree, amount, and, number } from './grammar.ts';

const links = { one: 'lien interne', other: 'liens internes' };

export const urlForm: typeof en = {
  title: 'L’URL est propre et stable',
  problem: 'L’URL n’est pas propre',
  why: 'Une page devrait avoir une seule URL. Les identifiants de session et les paramètres de suivi en créent beaucoup, et ce qui suit # n’est jamais envoyé aux serveurs.',
  heuristic: 'Le nombre de paramètres et la longueur sont notre heuristique',
  words: { path: 'Chemin', parameters: 'paramètres', characters: 'caractères' },
  says: {
    clean: () => ({ message: 'L’URL est propre.', change: '' }),
    fragmentOnly: ({ fragment }) => ({
      message: `Cette vue ne se distingue des autres que par son fragment : ${fragment}. Les robots ignorent les fragments et voient une seule page pour toutes les vues.`,
      change: 'Donner à chaque vue sa propre URL avec l’API History.',
    }),
    session: ({ names }) => ({
      message: `L’URL contient un identifiant de session : ${and(names)}. Chaque visiteur reçoit une URL différente.`,
      change: 'Garder les sessions dans des cookies.',
    }),
    parameters: ({ count }) => ({
      message: `L’URL a ${amount(count, { one: 'paramètre', other: 'paramètres' })}, sans compter ceux de suivi.`,
      change: 'Retirer les paramètres qui ne changent pas la page, ou déclarer une canonical sans eux.',
    }),
    trackedOgUrl: ({ names }) => ({
      message: `og:url contient des paramètres de suivi : ${and(names)}.`,
      change: 'Utiliser l’URL sans eux.',
    }),
    sessionLinks: ({ count, total, names }) => ({
      message: `${amount(count, links)} sur ${number(total)} ${agree(count, 'a', 'ont')} un identifiant de session : ${and(names)}. Chaque visite reçoit d’autres URL pour les mêmes pages.`,
      change: 'Garder les sessions dans des cookies, et faire pointer les liens vers les URL simples.',
    }),
    trackedLinks: ({ count, total }) => ({
      message: `${amount(count, links)} sur ${number(total)} ${agree(count, 'a', 'ont')} des paramètres de suivi.`,
      change:
        'Faire pointer les liens vers l’URL simple : les paramètres de suivi internes écrasent aussi la source d’origine du visiteur dans les statistiques.',
    }),
    space: () => ({ message: 'Le chemin contient un espace.', change: 'Séparer les mots par des traits d’union.' }),
    doubleSlash: () => ({ message: 'Le chemin contient une double barre oblique.', change: 'Corriger le lien ou la règle qui la crée.' }),
    long: ({ characters, length }) => ({
      message: `L’URL a ${amount(characters, { one: 'caractère', other: 'caractères' })} ; certains logiciels s’arrêtent à ${number(length)}.`,
      change: 'La raccourcir.',
    }),
    underscore: () => ({
      message:
        'Le chemin sépare les mots par des tirets bas ; Google recommande des traits d’union. Ne pas changer pour cela une URL qui fonctionne.',
      change: '',
    }),
    upperCase: () => ({
      message: 'Le chemin contient des majuscules ; les URL sont sensibles à la casse. Ne pas changer pour cela une URL qui fonctionne.',
      change: '',
    }),
  },
};
