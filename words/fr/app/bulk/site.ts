import type { site as en } from '../../../en/app/bulk/site.ts';
import { french } from '../../french.ts';

const { amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });

export const site: typeof en = {
  glance: ({ pages }) => `${pagesOf(pages)} en un coup d’œil`,
  blockedBy: ({ gates }) => `Bloquées par ${gates.map(({ name, pages }) => `${name} : ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, { one: 'page est', other: 'pages sont' })} en noindex.`,
  noneHas: 'Aucune page n’a encore ce score.',
  spread: ({ median, lowest, highest }) => `médiane ${number(median)}, de ${number(lowest)} à ${number(highest)}`,
  byScore: ({ score }) => `Pages par score : ${score}`,
  bin: ({ from, to, pages }) => `${number(from)} à ${number(to)} : ${pagesOf(pages)}`,
  categories: 'Catégories GEO, moyenne',
  noGeo: 'Pas encore de score GEO.',
  worst: 'Commencer par ces pages',
  morePages: 'Afficher plus de pages',
  first: ({ shown, total }) => `Les ${number(shown)} premières sur ${number(total)}.`,
  noAnswer: 'pas de réponse',

  signals: {
    title: 'Problèmes par impact et nombre de pages',
    good: 'Tous les contrôles sont réussis sur toutes les pages.',
    help: 'Corriger un modèle corrige souvent de nombreuses pages.',
  },
  titles: {
    title: 'Titles en double',
    good: 'Chaque page indexable a un title unique.',
    help: 'Donner à chaque page un title unique et descriptif.',
  },
  descriptions: {
    title: 'Descriptions en double',
    good: 'Aucune description en double.',
    help: 'Écrire une description unique pour chaque page, ou la retirer et laisser les moteurs de recherche choisir un passage.',
  },
  headings: { title: 'Titres principaux en double', good: 'Aucun h1 en double.', help: 'Donner à chaque page un titre principal unique.' },
  canonicals: {
    title: 'Canonicals vers d’autres pages',
    good: 'Aucune canonical ne pointe vers une autre page.',
    help: 'Les moteurs de recherche ont pour consigne d’indexer l’URL canonique à la place de la page. À n’utiliser que pour les doublons ; la cible doit être indexable et pointer vers elle-même.',
  },
  alternates: {
    title: 'Paires hreflang défaillantes',
    good: 'Toutes les paires hreflang entre ces pages fonctionnent.',
    help: 'Chaque version doit se lister elle-même et lister toutes les autres, renvoyer 200 et être indexable.',
  },
  broken: {
    title: 'Liens cassés',
    good: ({ pages }) => `Aucun lien cassé sur ${pagesOf(pages)} dont les liens ont été contrôlés.`,
    noneYet: 'Aucun lien contrôlé pour l’instant.',
    onlyOfRun:
      'Seuls les liens vers des URL de cette exécution ont été contrôlés. Pour contrôler tous les liens, lancer une nouvelle exécution avec « Contrôler les liens ».',
    notAsked:
      'Les liens n’ont pas été contrôlés dans cette exécution. Pour trouver les liens cassés, lancer une nouvelle exécution avec « Contrôler les liens ».',
    help: 'D’abord les liens présents sur le plus de pages : ils sont généralement dans un menu ou un pied de page, où une seule modification les corrige tous.',
  },
};
