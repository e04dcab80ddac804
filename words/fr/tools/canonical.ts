import type { words as en } from '../../en/tools/canonical.ts';
import { probeText } from '../checks/probes.ts';
import { french } from '../french.ts';
import { canonicalDifferences } from '../checks/kinds.ts';

const { amount, and } = french;

/** After "differs by". */
export const words: typeof en = {
  diagram: 'Cette URL, et chaque endroit qui déclare une URL canonique pour la page',
  thisUrl: 'Cette URL',
  named: {
    none: 'La page ne déclare pas d’URL canonique. C’est facultatif ; sans elle, les moteurs de recherche choisissent.',
    unusable: 'Les moteurs de recherche ignorent la canonical : son URL n’est pas valide, ou elle est dans le body.',
    itself: 'La page déclare une URL canonique : cette URL.',
    variant: 'La page déclare une URL canonique : une variante de cette URL.',
    other: 'La page déclare une URL canonique : une autre URL.',
    several: ({ count }) =>
      `La page déclare ${amount(count, { one: 'URL canonique', other: 'URL canoniques différentes' })} ; les moteurs de recherche choisissent.`,
    many: ({ count }) =>
      `Au total, ces endroits indiquent ${amount(count, { one: 'URL', other: 'URL différentes' })}. Les redirections et les canonicals sont des indices forts, les sitemaps des indices faibles.`,
  },
  copy: 'Copier une balise canonical pour cette URL',
  places: {
    html: 'HTML',
    htmlHelp: 'link rel=canonical',
    header: 'En-tête',
    headerHelp: 'Link: rel=canonical',
    ogUrl: 'og:url',
    ogUrlHelp: 'pour les aperçus de lien',
    hreflang: 'hreflang',
    hreflangHelp: 'entrée vers elle-même',
    noHreflang: 'pas d’ensemble hreflang',
    sitemap: 'Sitemap',
    sitemapHelp: 'loc',
  },
  relations: { same: 'cette URL', variant: 'une variante', other: 'une autre URL', none: 'aucune', unknown: 'inconnue' },
  variantBy: ({ by }) => `une variante ; différence : ${and(by.map((one) => canonicalDifferences[one]))}`,
  target: {
    title: 'La cible',
    self: 'L’URL canonique est cette URL ; il n’y a donc pas d’autre cible à contrôler.',
    several: 'Les URL canoniques diffèrent ; il n’y a donc pas de cible unique à contrôler.',
    none: 'Il n’y a pas de cible à contrôler.',
    url: 'URL',
    answer: 'Réponse',
    indexing: 'Indexation',
    robotsTxt: 'robots.txt',
    canonical: 'Sa canonical',
    pageTitle: 'Title',
    heading: 'Titre principal',
    noAnswer: 'pas de réponse',
    noAnswerFor: ({ why }) => `pas de réponse : ${probeText(why)}`,
    status: ({ status }) => `statut ${status}`,
    statusAfter: ({ status, redirects }) => `statut ${status} après ${amount(redirects, { one: 'redirection', other: 'redirections' })}`,
    unverified: ({ status }) => `statut ${status} : n’a pas pu être vérifié`,
    unknown: 'inconnu',
    missing: 'aucun',
    indexable: 'autorisée',
    noindex: 'noindex',
    crawlable: 'exploration autorisée',
    uncrawlable: 'exploration bloquée',
    itself: 'elle-même',
    onward: 'une autre URL',
    namesNone: 'aucune',
  },
};
