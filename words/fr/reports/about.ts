import type * as en from '../../en/reports/about.ts';
import { french } from '../french.ts';

const { agree, number } = french;
const checksOf = (count: number) => french.amount(count, { one: 'contrôle', other: 'contrôles' });

export const status: typeof en.status = {
  pass: 'Réussi',
  warn: 'Avertissement',
  fail: 'Échec',
  na: 'Non applicable',
  unchecked: 'Non contrôlé',
  info: 'Faits',
  note: 'Remarque',
  pending: 'Lecture…',
};

export const pageTypes: typeof en.pageTypes = {
  article: 'Article',
  product: 'Produit',
  service: 'Service',
  docs: 'Documentation',
  faq: 'Questions et réponses',
  forum: 'Discussion de forum',
  listing: 'Liste',
  home: 'Page d’accueil',
  about: 'À propos, contact ou mentions légales',
  local: 'Établissement local ou lieu',
  media: 'Vidéo ou audio',
  tool: 'Outil ou application',
  utility: 'Connexion, panier, paiement, compte ou recherche',
  other: 'Autre',
};

export const about: typeof en.about = {
  language: ({ code }) => french.language(code),
  duration: ({ milliseconds }) => `auditée en ${french.duration(milliseconds)}`,
  time: ({ at }) => `${french.time(at)} UTC`,
  applying: ({ applying, all }) =>
    applying === all
      ? `les ${checksOf(all)} s’appliquent`
      : `${checksOf(applying)} sur ${number(all)} ${agree(applying, { one: 's’applique', other: 's’appliquent' })}`,
  failed: ({ count }) => french.amount(count, { one: 'échec', other: 'échecs' }),
  warned: ({ count }) => french.amount(count, { one: 'avertissement', other: 'avertissements' }),
  passed: ({ count }) => french.amount(count, { one: 'réussi', other: 'réussis' }),
  pending: ({ count }) => `${number(count)} encore en cours`,
  unchecked: ({ count }) => french.amount(count, { one: 'n’a pas pu être exécuté', other: 'n’ont pas pu être exécutés' }),
  ranking: 'Aucun score ne prédit le classement : les outils tiers n’ont pas de données de classement (Google, 5 juin 2026).',
  readiness:
    'Ce score mesure un degré de préparation, pas une probabilité. Qu’une page soit citée dépend aussi de la question, de son classement et des sources concurrentes.',
};

export const sourceMarks: typeof en.sourceMarks = {
  primary: 'source primaire',
  abstract: 'source primaire, résumé seulement',
  secondary: 'rapportée par d’autres',
  general: 'pratique courante',
  heuristic: 'heuristique',
};
export const source: typeof en.source = {
  checked: ({ mark, date }) => `${mark}, vérifiée le ${date}`,
  checkedOn: ({ date }) => `vérifiée le ${date}`,
};
