import type { pdf as en } from '../../en/reports/pdf.ts';
import { french } from '../french.ts';

const { amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });
const warnings = (count: number) => amount(count, { one: 'avertissement', other: 'avertissements' });
const failures = (count: number) => amount(count, { one: 'échec', other: 'échecs' });

export const pdf: typeof en = {
  title: 'Audit pour la recherche et l’IA',
  subject: ({ pages }) => `Audit de ${pagesOf(pages)}`,
  subjectOf: ({ url }) => `Audit : ${url}`,
  untitled: 'Page sans titre',
  summary: 'Résumé',
  contents: 'Sommaire',
  across: 'Sur l’ensemble des pages',
  pages: 'Pages auditées',
  sources: 'Sources',
  annex: 'Annexe : chaque contrôle de chaque page',
  whySources: 'Pourquoi ces contrôles sont importants, avec les sources',
  toFix: 'À corriger',
  alsoFound: 'Également constaté',
  toFixFirst: ({ shown, total }) => `À corriger en premier (${number(shown)} sur ${number(total)})`,
  alsoToFix: ({ count, annex }) =>
    `${number(count)} de plus à corriger (détails ${annex ? 'en annexe' : 'dans les exports HTML et CSV'}) :`,
  unchecked: 'Non contrôlés',
  na: 'Non applicables à cette page',
  unreadable: 'Le rapport de cette page n’a pas pu être lu. Refaire l’audit de la page pour inclure ses constats.',
  audited: ({ pages, missing }) =>
    `${amount(pages, { one: 'page auditée', other: 'pages auditées' })}${missing > 0 ? `, ${amount(missing, { one: 'n’a pas pu l’être', other: 'n’ont pas pu l’être' })}` : ''}`,
  auditScore: 'Score d’audit',
  geoScore: 'Score GEO',
  median: ({ pages }) => `médiane de ${pagesOf(pages)}`,
  noPage: 'aucune page avec ce score',
  range: ({ lowest, highest }) => `minimum ${lowest}, maximum ${highest}`,
  histogram: 'Pages par score d’audit',
  worstChecks: 'Problèmes avec le plus d’impact',
  pageNumber: ({ number: page }) => `p. ${number(page)}`,
  columns: { page: 'Page', failed: 'Échecs', audit: 'Audit', geo: 'GEO', onPage: 'à la page' },
  missing: ({ count }) => `N’ont pas pu être auditées (${number(count)})`,
  page: ({ number: page }) => `Page auditée n° ${number(page)}`,
  numbered: ({ number: page, title }) => `${number(page)} · ${title}`,
  bookmark: ({ number: page, title }) => `${number(page)}. ${title}`,
  failedGate: 'Échec : bloque la page',
  nothingJudged: 'rien n’a pu être contrôlé',
  notScored: 'non noté',
  of100: 'sur 100',
  held: ({ cap }) => `plafonné à ${number(cap)}`,
  band: ({ band, partial }) => `sur 100 : ${band}${partial ? ', partiel' : ''}`,
  parts: {
    fail: ({ count }) => failures(count),
    warn: ({ count }) => warnings(count),
    pass: ({ count }) => amount(count, { one: 'réussi', other: 'réussis' }),
  },
  rule: 'Règle :',
  titled: ({ title }) => `${title}.`,
  failing: ({ count }) => failures(count),
  improving: ({ count }) => warnings(count),
  failsOn: ({ count }) => `Échec sur ${pagesOf(count)} : p.`,
  improveOn: ({ count }) => `Avertissement sur ${pagesOf(count)} : p.`,
  on: ({ count }) => `Sur ${pagesOf(count)} : p.`,
  counted: ({ title, count }) => `${title} (${number(count)})`,
  notFound: 'Contrôlé, rien trouvé :',
  none: {
    titles: 'titles en double',
    descriptions: 'descriptions en double',
    headings: 'titres principaux en double',
    canonicals: 'canonicals vers d’autres pages',
    alternates: 'paires hreflang défaillantes',
    brokenLinks: 'liens cassés',
  },
  list: ({ items }) => `${french.and(items)}.`,
  rest: ({ count }) => `et ${number(count)} de plus ; les exports CSV et JSON contiennent tout.`,
  weighed: ({ ranking, readiness }) =>
    `Le score d’audit pondère chaque contrôle selon son importance ; les contrôles qui ne s’appliquent pas ou n’ont pas pu être exécutés ne coûtent rien. ${ranking} ${readiness}`,
};
