import type { verdict as en } from '../../en/reports/verdict.ts';
import { french } from '../french.ts';

const { amount } = french;

export const verdict: typeof en = {
  levels: {
    critical: 'À corriger sans attendre',
    unlessIntended: 'À corriger sans attendre, sauf si c’est voulu',
    serious: 'À corriger bientôt',
    check: 'À vérifier',
    moderate: 'À corriger à l’occasion',
    minor: 'Mineur',
  },
  dropped: 'les moteurs de recherche n’affichent pas cette page dans leurs résultats.',
  closed: 'il est peu probable que cette page soit trouvée dans la recherche.',
  stillShown: 'les moteurs de recherche peuvent afficher cette page.',
  astray: 'la recherche peut conduire les internautes à une autre page, ou à aucune.',
  costs: {
    unfound: 'cette page risque de ne pas être trouvée dans la recherche.',
    address: 'les moteurs de recherche risquent d’afficher une autre URL.',
    unread: 'les moteurs de recherche et l’IA risquent de manquer une partie du contenu.',
    unreached: 'les moteurs de recherche risquent de ne pas suivre les liens de cette page.',
    title: 'les résultats de recherche risquent d’afficher un autre titre.',
    snippet: 'les résultats de recherche risquent d’afficher un autre texte que celui souhaité.',
    result: 'les résultats de recherche risquent d’afficher un autre titre ou un autre texte.',
    icon: 'les résultats de recherche risquent d’afficher une icône générique.',
    date: 'les résultats de recherche risquent d’afficher une autre date, ou aucune.',
    richResult: 'Google risque d’omettre des extras dans ses résultats.',
    goods: 'Google risque d’omettre des extras dans ses résultats, comme des étoiles ou des prix.',
    posts: 'Google risque d’omettre des extras dans ses résultats, comme l’auteur et la date d’un message.',
    articles: 'Google risque d’omettre des extras dans ses résultats, comme une image ou la date.',
    hours: 'Google risque d’omettre des extras dans ses résultats, comme les horaires.',
    path: 'Google risque d’omettre des extras dans ses résultats, comme le fil d’Ariane.',
    preview: 'les liens partagés risquent de ne pas avoir de bon aperçu.',
    language: 'des internautes risquent d’arriver sur la version d’une autre langue.',
    quotes: 'la recherche et les réponses de l’IA risquent de ne pas citer cette page.',
    phones: 'cette page risque d’être difficile à lire sur mobile.',
    visitors: 'les visiteurs risquent d’avoir du mal à utiliser cette page.',
    trust: 'les visiteurs risquent de moins se fier à cette page.',
    access: 'les personnes qui utilisent un lecteur d’écran risquent de manquer quelque chose.',
  },
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `Pour l’instant : ${problems(found)}` : 'Aucun problème trouvé pour l’instant.'),
  indexable: 'Les moteurs de recherche peuvent indexer cette page.',
  allPass: 'La page réussit tous les contrôles applicables.',
  noProblems: 'Aucun problème trouvé dans les contrôles exécutés.',
  open: ({ count }) =>
    `${amount(count, { one: 'des signaux qui régissent l’indexation n’a pas pu être contrôlé', other: 'des signaux qui régissent l’indexation n’ont pas pu être contrôlés' })}.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  const warnings = amount(warn, { one: 'avertissement', other: 'avertissements' });
  if (fail === 0) return `Aucun échec ; ${warnings}.`;
  return `${amount(fail, { one: 'contrôle en échec', other: 'contrôles en échec' })}${warn > 0 ? `, ${warnings}` : ''}.`;
}
