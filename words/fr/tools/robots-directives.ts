import type { words as en } from '../../en/tools/robots-directives.ts';
import { french } from '../french.ts';

const { amount, date } = french;

export const words: typeof en = {
  everyOther: 'tous les autres',
  allCrawlers: 'tous les robots',
  none: 'Aucune directive robots : tout est autorisé.',
  found: ({ count }) =>
    `${amount(count, { one: 'directive', other: 'directives' })} dans les balises meta et les en-têtes X-Robots-Tag. Un robot combine les directives pour tous les robots avec celles qui lui sont propres ; la plus stricte l’emporte.`,
  metaOnly: 'La matrice ne comprend que les balises meta.',
  matrix: {
    title: 'Résultat pour chaque robot',
    rows: 'robots',
    none: 'Aucun robot à afficher.',
    crawler: 'Robot',
    index: 'Indexer',
    follow: 'Suivre',
    snippet: 'Extrait',
    image: 'Aperçu d’image',
    more: 'Autres',
    yes: 'oui',
    noIn: { meta: 'non (meta)', header: 'non (en-tête)' },
    noBecause: ({ directive, places }) => `${directive} (${places.join(', ')})`,
    noSnippet: 'aucun',
    anyLength: 'sans limite',
    upTo: ({ count }) => `jusqu’à ${amount(count, { one: 'caractère', other: 'caractères' })}`,
    notSet: 'non défini',
    notIndexed: 'images non indexées',
    videoAny: 'vidéo sans limite',
    videoUpTo: ({ seconds }) => `vidéo jusqu’à ${amount(seconds, { one: 'seconde', other: 'secondes' })}`,
    until: ({ time }) => `jusqu’au ${date(time)}`,
  },
  written: {
    title: 'Directives telles qu’écrites',
    rows: 'directives',
    none: 'Aucune directive robots dans la page ni dans ses en-têtes.',
    directive: 'Directive',
    for: 'Pour',
    where: 'Emplacement',
    readBy: 'Pris en charge par',
    meta: ({ crawler }) => `meta ${crawler}`,
    metaInBody: ({ crawler }) => `meta ${crawler}, dans le body`,
    reads: {
      google: 'Google et d’autres',
      default: 'valeur par défaut',
      bing: 'Bing seulement',
      idle: 'aucun grand moteur de recherche',
      misspelt: 'faute d’orthographe',
      invalid: 'valeur non valide',
      unknown: 'inconnue',
    },
    meant: ({ reads, meant }) => `${reads} : ${meant} ?`,
    ambiguous: 'peut valoir pour tous : les navigateurs fusionnent les en-têtes',
  },
  conflicts: {
    title: 'Conflits',
    none: 'Aucune directive contradictoire.',
    one: ({ first, firstPlace, second, secondPlace }) =>
      `\`${first}\` (${firstPlace}) contredit \`${second}\` (${secondPlace}) : la plus stricte l’emporte.`,
    odd: ({ count }) =>
      `${amount(count, { one: 'valeur n’est prise', other: 'valeurs ne sont prises' })} en charge par aucun grand moteur de recherche : voir « Pris en charge par » ci-dessus.`,
  },
};
