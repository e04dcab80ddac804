import type { site as en } from '../../../en/app/bulk/site.ts';
import { french } from '../../french.ts';

const { amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });

export const site: typeof en = {
  glance: ({ pages }) => `${pagesOf(pages)} en un coup d’œil`,
  blockedBy: ({ gates }) => `Exclues de la recherche par ${gates.map(({ name, pages }) => `${name} : ${number(pages)}`).join(' · ')}`,
  noindex: ({ pages }) => `${amount(pages, { one: 'page est', other: 'pages sont' })} en noindex.`,
  noneHas: 'Aucune page n’a encore ce score.',
  spread: ({ median, lowest, highest }) => `médiane ${number(median)}, de ${number(lowest)} à ${number(highest)}`,
  byScore: ({ score }) => `Pages par score : ${score}`,
  bin: ({ from, to, pages }) => `${number(from)} à ${number(to)} : ${pagesOf(pages)}`,
  noGeo: 'Pas encore de score GEO.',
  morePages: 'Afficher plus de pages',
  first: ({ shown, total }) => `Les ${number(shown)} premières sur ${number(total)}.`,

  signalsHelp: 'Corriger un modèle corrige souvent de nombreuses pages.',
  good: {
    signals: 'Tous les contrôles sont réussis sur toutes les pages.',
    titles: 'Chaque page indexable a un title unique.',
    descriptions: 'Aucune description en double.',
    headings: 'Aucun h1 en double.',
    canonicals: 'Aucune canonical ne pointe vers une autre page.',
    alternates: 'Toutes les paires hreflang entre ces pages fonctionnent.',
    brokenLinks: ({ pages }) => `Aucun lien cassé sur ${pagesOf(pages)} dont les liens ont été contrôlés.`,
  },
  links: {
    noneYet: 'Aucun lien contrôlé pour l’instant.',
    onlyOfRun:
      'Seuls les liens vers des URL de cette exécution ont été contrôlés. Pour contrôler tous les liens, lancer une nouvelle exécution avec « Contrôler les liens ».',
    notAsked:
      'Les liens n’ont pas été contrôlés dans cette exécution. Pour trouver les liens cassés, lancer une nouvelle exécution avec « Contrôler les liens ».',
  },
};
