import type { hreflangReturn as en } from '../../en/checks/hreflang-return.ts';
import { agree, amount, number } from './grammar.ts';
import { probeText } from './probes.ts';

const versions = { one: 'version linguistique', other: 'versions linguistiques' };

export const hreflangReturn: typeof en = {
  title: 'Les versions hreflang renvoient à cette page',
  problem: 'Versions hreflang cassées ou sans lien retour',
  why: 'Deux versions linguistiques ne forment une paire que si chacune liste l’autre. Sinon, les moteurs de recherche ignorent la paire.',
  words: { code: 'Code', url: 'URL', answer: 'Réponse', returns: 'Lien retour', yes: 'oui', no: 'non', why: ({ why }) => probeText(why) },
  says: {
    mutual: ({ count }) => ({
      message: `${agree(count, 'La version linguistique fonctionne, est indexable et liste', `Les ${number(count)} versions linguistiques fonctionnent, sont indexables et listent toutes`)} cette page.`,
      change: '',
    }),
    none: () => ({ message: 'La page ne liste pas d’autres versions linguistiques.', change: '' }),
    broken: ({ count }) => ({
      message: `${amount(count, versions)} ${agree(count, 'est en erreur', 'sont en erreur')} : le serveur renvoie une erreur ou ne répond pas.`,
      change: 'Corriger l’URL, ou retirer l’entrée.',
    }),
    blocked: ({ count }) => ({
      message: `robots.txt bloque ${amount(count, versions)} pour Googlebot : Google ne peut pas voir si ${agree(count, 'elle liste', 'elles listent')} cette page.`,
      change: 'Autoriser l’exploration de cette version dans robots.txt, ou retirer l’entrée.',
    }),
    noindex: ({ count }) => ({
      message: `${amount(count, versions)} ${agree(count, 'est', 'sont')} en noindex.`,
      change: 'Autoriser l’indexation de cette version, ou retirer l’entrée.',
    }),
    noReturn: ({ count }) => ({
      message: `${amount(count, versions)} ne ${agree(count, 'liste', 'listent')} pas cette page en retour.`,
      change: 'Lister toutes les versions sur chaque version.',
    }),
    redirected: ({ count }) => ({
      message: `${amount(count, versions)} ${agree(count, 'redirige', 'redirigent')}.`,
      change: 'Utiliser l’URL finale.',
    }),
    unverified: ({ count }) => ({
      message: `${amount(count, versions)} ${agree(count, 'n’a pas pu être vérifiée, ce qui ne veut pas dire qu’elle est', 'n’ont pas pu être vérifiées, ce qui ne veut pas dire qu’elles sont')} en erreur.`,
      change: '',
    }),
    capped: ({ probed, all }) => ({
      message: `${amount(probed, versions)} sur ${number(all)} ${agree(probed, 'a été contrôlée', 'ont été contrôlées')}.`,
      change: '',
    }),
    notAllVerified: () => ({ message: 'Les versions linguistiques n’ont pas toutes pu être vérifiées.', change: '' }),
    notAllChecked: () => ({ message: 'Les versions linguistiques n’ont pas toutes été contrôlées.', change: '' }),
  },
};
