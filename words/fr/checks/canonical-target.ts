import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { canonicalTarget as en } from '../../en/checks/canonical-target.ts';
import { amount } from './grammar.ts';
import { probeText } from './probes.ts';

export const canonicalTarget: typeof en = {
  title: 'La cible de la canonical est indexable',
  problem: 'La cible de la canonical pose problème',
  why: 'Une page dont la canonical est une autre URL est indexée sous celle-ci. Si cette URL est en erreur, bloquée ou renvoie à une autre canonical, il se peut qu’aucune des deux ne soit indexée.',
  heuristic: 'La part de mots communs est notre heuristique',
  words: {
    canonical: 'Canonical',
    hereAndThere: 'Canonical des deux pages',
    andFinal: 'Canonical et URL finale',
    titleThere: 'Title de la cible',
  },
  says: {
    fine: ({ url }) => ({ message: `La cible de la canonical est indexable et se désigne elle-même comme canonique : ${url}`, change: '' }),
    fineUnnamed: ({ url }) => ({ message: `La cible de la canonical est indexable et ne déclare pas de canonical : ${url}`, change: '' }),
    self: () => ({ message: 'La canonical ne pointe pas vers une autre URL.', change: '' }),
    disagree: ({ count }) => ({
      message: `La page déclare ${amount(count, { one: 'canonical différente', other: 'canonicals différentes' })} : il n’y a pas de cible unique à contrôler.`,
      change: '',
    }),
    unusable: () => ({
      message: 'Les moteurs de recherche ignorent la canonical : son URL n’est pas valide, ou elle est dans le body.',
      change: '',
    }),
    broken: ({ status }) => ({
      message: status === 0 ? 'Le serveur de la cible de la canonical ne répond pas.' : `La cible de la canonical renvoie ${status}.`,
      change: 'Faire pointer la canonical vers une URL qui renvoie 200.',
    }),
    noindex: () => ({
      message: 'La cible de la canonical est en noindex : il se peut qu’aucune des deux pages ne soit indexée.',
      change: 'Y retirer le noindex, ou choisir une autre canonical.',
    }),
    blocked: () => ({ message: 'robots.txt bloque la cible de la canonical.', change: 'Autoriser l’exploration de la cible.' }),
    chain: ({ url }) => ({
      message: `La cible de la canonical renvoie à une autre canonical : ${url}`,
      change: 'Faire pointer la canonical directement vers la dernière URL de la chaîne.',
    }),
    circle: () => ({
      message: 'Cette page et la cible de sa canonical se désignent mutuellement.',
      change: 'Choisir l’une des deux comme canonical pour les deux.',
    }),
    redirects: ({ hops, url }) => ({
      message: `La cible de la canonical redirige (${amount(hops, { one: 'étape', other: 'étapes' })}) vers ${url}`,
      change: 'Faire pointer la canonical vers l’URL où aboutit la redirection.',
    }),
    otherHost: ({ host }) => ({
      message: `La canonical est sur un autre site, ${host}, qui se positionne alors à la place de cette page.`,
      change: 'La garder si cette page est la copie d’une page de ce site ; sinon, la faire pointer vers l’URL de cette page.',
    }),
    otherHostOfSite: ({ host }) => ({
      message: `La canonical est sur un autre hôte de ce site, ${host}. C’est normal pour les pages mobiles et AMP.`,
      change: '',
    }),
    unlike: ({ url, title }) => ({
      message: `La canonical pointe vers ${clipText(url, 200)}, une page différente : « ${clipText(title, 150)} ».`,
      change:
        'Faire pointer la canonical vers l’URL de cette page. Entre des pages différentes, les moteurs de recherche ignorent la canonical ou écartent l’une des deux pages.',
    }),
    unverified: ({ why }) => ({
      message: `La cible de la canonical n’a pas pu être contrôlée : ${why ? probeText(why) : 'pas de réponse claire'}.`,
      change: '',
    }),
  },
};
