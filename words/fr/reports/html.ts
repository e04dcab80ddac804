import type { html as en } from '../../en/reports/html.ts';
import { french } from '../french.ts';

const { amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });
const audited = (count: number) => amount(count, { one: 'page auditée', other: 'pages auditées' });

export const html: typeof en = {
  skip: 'Aller au rapport',
  auditOf: 'Audit de',
  title: ({ name }) => `Audit : ${name}`,
  run: ({ pages, date }) => `Audit de ${pagesOf(pages)}, ${french.date(date)}.`,
  probed: 'Les cibles des liens ont aussi été contrôlées.',
  contents: 'Sommaire',
  summary: 'Résumé',
  across: 'Sur l’ensemble des pages',
  pages: 'Pages',
  sources: 'Sources',
  audited: ({ count }) => `${audited(count)}, dans l’ordre de la file d’attente`,
  unaudited: ({ count }) => `${pagesOf(count)} sans rapport`,
  cancelled: 'Annulée.',
  notYet: 'Pas encore auditée.',
  gone: 'Le rapport de cette page a été supprimé.',
  columns: {
    page: 'Page',
    audit: 'Audit',
    geo: 'GEO',
    failed: 'Échecs',
    improve: 'Avertissements',
    url: 'URL',
    happened: 'Motif',
    category: 'Catégorie',
    score: 'Score',
    points: 'Points',
    counted: 'Détails',
    mean: 'Moyenne',
    pages: 'Pages',
    check: 'Contrôle',
    canonical: 'Canonical déclarée',
    item: 'Élément',
    version: 'Version déclarée',
    code: 'Code',
    wrong: 'Problème',
    answer: 'Réponse',
    linkedFrom: 'Liens depuis',
    onPages: 'Sur les pages',
    which: 'URL',
    text: 'Texte',
    name: 'Nom',
    value: 'Valeur',
  },
  more: 'Valeurs extraites et vos propres contrôles',
  auditScore: 'Score d’audit',
  geoScore: 'Score GEO',
  at: ({ at }) => `Auditée le ${french.time(at)} UTC.`,
  cap: ({ cap }) => `Score GEO plafonné à ${number(cap)} :`,
  geoCategories: 'Catégories GEO',
  checks: 'Contrôles',
  toChange: 'À modifier',
  geo: ({ readiness }) => `GEO : ${readiness}`,
  medians: ({ pages, audit, geo, noindex }) =>
    [
      `${audited(pages)}.`,
      audit && `Score d’audit médian : ${audit.median} sur 100 (${audit.lowest}–${audit.highest}).`,
      geo && `Score GEO médian : ${geo.median} (${geo.lowest}–${geo.highest}).`,
      noindex > 0 && `${pagesOf(noindex)} en noindex.`,
    ]
      .filter(Boolean)
      .join(' '),
  blockedBy: ({ pages }) => `${amount(pages, { one: 'page exclue', other: 'pages exclues' })} de la recherche par :`,
  auditScores: 'Scores d’audit',
  geoScores: 'Scores GEO',
  bin: ({ range, pages }) => `${range} : ${pagesOf(pages)}`,
  chart: ({ title, bins }) => `${title} : ${bins.join(', ')}`,
  nothingAcross: ({ probed }) =>
    `Pas de titles, de descriptions ni de titres principaux en double, et pas de canonicals ni de hreflang contradictoires${probed ? ' ; pas de liens cassés' : ''}.`,
  firstOf: ({ caption, shown, total }) => `${caption} : les ${number(shown)} premiers sur ${number(total)}`,
};
