import type { mainHeading as en } from '../../en/checks/main-heading.ts';
import { number } from './grammar.ts';

export const mainHeading: typeof en = {
  title: 'La page a un titre principal visible',
  problem: 'Le titre principal manque ou n’est pas clair',
  why: 'Un titre nettement plus visible que les autres dit aux lecteurs et aux machines de quoi parle la page ; les moteurs de recherche peuvent l’utiliser comme lien de titre.',
  says: {
    one: ({ text }) => ({ message: `Le titre principal est « ${text} ».`, change: '' }),
    several: ({ count }) => ({
      message: `${number(count)} éléments h1 trouvés. Ce n’est pas un problème si l’un d’eux est clairement le titre de la page.`,
      change: '',
    }),
    rivals: ({ count }) => ({
      message: `${number(count)} éléments h1 visibles sans défilement ont la même taille : aucun n’est clairement le titre de la page.`,
      change: 'Mettre un titre en avant, par sa taille ou sa position.',
    }),
    siteName: ({ name, headline }) => ({
      message: `Le h1 n’est que le nom du site (« ${name} »). Le titre de cette page (« ${headline} ») n’est pas un h1.`,
      change: 'Faire du titre le h1, et du nom du site un simple lien. Sur la page d’accueil, le nom du site peut être le h1.',
    }),
    path: ({ text, headline }) => ({
      message: `Le h1 contient tout le chemin vers la page (« ${text} »), et pas seulement son titre (« ${headline} »).`,
      change: 'Ne mettre que le titre dans le h1, et le chemin avant lui, dans une liste à part.',
    }),
    hidden: () => ({
      message: 'Le h1 est vide ou invisible pour les lecteurs.',
      change: 'Rendre le h1 visible, avec du texte ou une image avec texte alternatif.',
    }),
    roleOnly: ({ text }) => ({
      message: `« ${text} » n’est un titre que par son rôle ARIA : les lecteurs d’écran le trouvent, mais les moteurs de recherche cherchent h1 à h6.`,
      change: 'Baliser le titre de la page en h1.',
    }),
    noH1: ({ level }) => ({
      message: `La page a des titres (le plus élevé est h${level}), mais pas de h1.`,
      change: 'Faire du titre de la page un h1.',
    }),
    none: () => ({ message: 'La page n’a aucun titre (h1–h6).', change: 'Ajouter un titre au-dessus du contenu et le baliser en h1.' }),
  },
};
