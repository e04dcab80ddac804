import type { words as en } from '../../en/tools/favicon-sitename.ts';
import { probeText } from '../checks/probes.ts';
import { french } from '../french.ts';

const { amount, number, bytes } = french;

export const words: typeof en = {
  icons: {
    title: 'Icônes possibles',
    note: 'Google exige une icône carrée d’au moins 8 × 8 pixels et recommande plus de 48 × 48. Chaque icône possible est montrée à 16, 32 et 48 pixels, sur fond clair et sombre.',
    none: 'La page ne déclare pas d’icône, et il n’y a pas de /favicon.ico pour la remplacer.',
    fallback: 'Aucune icône déclarée. Les navigateurs et les moteurs de recherche essaient alors /favicon.ico.',
    more: ({ count }) => `${amount(count, { one: 'autre est déclarée', other: 'autres sont déclarées' })}.`,
    drawnSizes: 'Les tailles sont celles des images chargées.',
    kept: 'robots.txt bloque Googlebot-Image pour l’icône',
    byDefault: 'par défaut',
    declared: '(déclaré)',
    empty: '(vide)',
    notUrl: ({ written }) => `${written} n’est pas une URL.`,
    noAnswer: 'pas de réponse',
    noAnswerFor: ({ why }) => `pas de réponse : ${probeText(why)}`,
    status: ({ status }) => `statut ${status}`,
    notDrawn: ({ why }) => `non affichée : ${probeText(why)}`,
    notPicture: 'pas une URL d’image',
    vector: 'SVG, toute taille',
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    bytes: ({ count }) => bytes(count),
  },
  names: {
    title: 'Nom de site',
    note: 'Les moteurs de recherche choisissent un nom pour tout le site, d’après sa page d’accueil. Des noms cohérents sont les plus susceptibles d’être affichés.',
    agree: ({ count }) => `Les ${number(count)} concordent`,
    differ: ({ names, places }) =>
      `${amount(names, { one: 'nom', other: 'noms différents' })} à ${amount(places, { one: 'endroit', other: 'endroits' })}`,
    rows: 'noms de site',
    none: 'Aucun nom de site trouvé : ni og:site_name, ni WebSite ou Organization dans les données structurées, ni nom à la fin du title.',
    name: 'Nom',
    where: 'Emplacement',
    agreement: 'Concordance',
    only: 'le seul',
    agrees: 'concorde',
    differs: 'diffère',
    website: ({ format }) => `nom de WebSite (${format})`,
    ofType: ({ type, place }) => `${type} (${place})`,
    places: {
      'site-name': 'og:site_name ou application-name',
      'title-suffix': 'fin du title',
      'json-ld': 'JSON-LD',
      microdata: 'microdonnées',
      rdfa: 'RDFa',
      copyright: 'ligne de copyright',
      logo: 'lien du logo',
      host: 'nom d’hôte seulement',
      byline: 'signature',
      'rel-author': 'balisé comme auteur',
      meta: 'balise meta',
    },
  },
};
