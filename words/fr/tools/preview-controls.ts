import type { words as en } from '../../en/tools/preview-controls.ts';
import { french } from '../french.ts';

const { amount, and, number, percent } = french;
const charactersOf = (count: number) => amount(count, { one: 'caractère', other: 'caractères' });

export const words: typeof en = {
  google: 'Recherche, Aperçus IA et Mode IA',
  bing: 'Recherche et réponses de Copilot',
  pageOnly: 'Seules les directives de la page elle-même sont prises en compte.',
  by: ({ directives }) => `par ${and(directives.map(({ written, place }) => `\`${written}\` (${place})`))}`,
  meta: ({ name }) => `meta ${name}`,
  text: 'Texte',
  images: 'Images',
  video: 'Vidéo',
  aiFeatures: 'Fonctions d’IA',
  copilot: 'Copilot',
  notIndexed: 'rien : non indexable',
  nothing: 'rien',
  anyLength: 'sans limite',
  upToCharacters: ({ count }) => `jusqu’à ${charactersOf(count)}`,
  imageSizes: { none: 'aucune', standard: 'petits aperçus', large: 'grands aperçus' },
  imageUnset: 'non défini : le moteur de recherche choisit',
  still: 'une image fixe',
  upToSeconds: ({ count }) => `jusqu’à ${amount(count, { one: 'seconde', other: 'secondes' })}`,
  ai: {
    bad: 'n’ont pas le droit d’utiliser le texte',
    warn: 'ne peuvent utiliser qu’un texte de la longueur de l’extrait',
    good: 'peuvent utiliser le texte',
  },
  copilotMay: {
    not: 'n’a pas le droit d’utiliser le contenu',
    snippet: 'URL, title et extrait seulement',
    noText: 'aucun texte à citer',
    yes: 'peut utiliser le contenu',
  },
  offered: {
    title: 'Zones proposées pour les extraits',
    note: 'Bing peut afficher et citer le texte marqué `data-snippet` (consignes du 27 février 2026). Google ne le prend pas en charge. Jamais noté.',
    mark: 'Surligner ces zones sur la page',
    rows: 'zones proposées',
  },
  areas: {
    title: 'Zones exclues des extraits',
    note: 'Le texte marqué `data-nosnippet` ne doit pas être cité. Il est quand même indexé.',
    mark: 'Surligner ces zones sur la page',
    rows: 'zones',
    none: 'Aucune partie de la page n’a data-nosnippet : tout son texte peut être cité, dans les limites des directives ci-dessus.',
    share: ({ share, stored, all }) =>
      `${percent(share)} du texte principal ne doit pas être cité (${charactersOf(stored)} sur ${number(all)}).`,
    text: 'Texte',
    element: 'Élément',
    noText: 'sans texte',
  },
};
