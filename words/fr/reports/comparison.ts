import type * as en from '../../en/reports/comparison.ts';
import { french } from '../french.ts';

const { amount, number } = french;
const pagesOf = (count: number) => amount(count, { one: 'page', other: 'pages' });

export const changes: typeof en.changes = {
  worse: 'Dégradée',
  mixed: 'Mieux et moins bien',
  better: 'Améliorée',
  new: 'Nouvelle',
  gone: 'Disparue',
  unknown: 'Non comparable',
  same: 'Inchangée',
};

export const changeHeads: typeof en.changeHeads = {
  newFailures: 'Nouveaux échecs',
  newWarnings: 'Nouveaux avertissements',
  fixed: 'Corrigés ou atténués',
  values: 'Valeurs modifiées',
  added: 'Nouvelles pages',
  missing: 'Pages disparues',
  unaudited: 'N’ont pas pu être auditées cette fois',
  none: 'rien',
};
const counted =
  (title: string) =>
  ({ count }: { count: number }) =>
    `${title} (${number(count)})`;

export const comparedValues: typeof en.comparedValues = {
  status: 'Statut HTTP',
  title: 'Title',
  description: 'Meta description',
  canonical: 'Canonical',
  robots: 'Directives robots',
  h1: 'h1',
  published: 'Publié',
  modified: 'Modifié',
  types: 'Types de données structurées',
  words: 'Longueur du texte',
  links: 'Liens internes',
};
export const valueChange: typeof en.valueChange = ({ id, before, now }) => `${comparedValues[id]} : ${before || 'rien'} → ${now || 'rien'}`;

export const comparison: typeof en.comparison = {
  title: 'Ce qui a changé',
  documentTitle: ({ name }) => `Ce qui a changé : ${name}`,
  before: 'Avant',
  now: 'Après',
  run: ({ name, at, pages }) => [name, at === null ? '' : french.date(at), pagesOf(pages)].filter(Boolean).join(', '),
  verdict: ({ failures, warnings, fixed, values }) =>
    failures + warnings + fixed === 0
      ? `Aucun contrôle n’a changé sur aucune page${values > 0 ? `, mais ${amount(values, { one: 'valeur a changé', other: 'valeurs ont changé' })}` : ''}.`
      : `${french.and(
          [
            failures > 0 && amount(failures, { one: 'nouvel échec', other: 'nouveaux échecs' }),
            warnings > 0 && amount(warnings, { one: 'nouvel avertissement', other: 'nouveaux avertissements' }),
            fixed > 0 && amount(fixed, { one: 'problème corrigé ou atténué', other: 'problèmes corrigés ou atténués' }),
            values > 0 && amount(values, { one: 'valeur modifiée', other: 'valeurs modifiées' }),
          ].filter((part): part is string => part !== false),
        )}.`,
  counts: ({ counts }) =>
    `${[
      counts.worse > 0 && amount(counts.worse, { one: 'page dégradée', other: 'pages dégradées' }),
      counts.mixed > 0 && `${number(counts.mixed)} mieux et moins bien`,
      counts.better > 0 && amount(counts.better, { one: 'améliorée', other: 'améliorées' }),
      counts.same > 0 && amount(counts.same, { one: 'inchangée', other: 'inchangées' }),
      counts.new > 0 && amount(counts.new, { one: 'nouvelle', other: 'nouvelles' }),
      counts.gone > 0 && amount(counts.gone, { one: 'disparue', other: 'disparues' }),
      counts.unknown > 0 && amount(counts.unknown, { one: 'non comparable', other: 'non comparables' }),
    ]
      .filter(Boolean)
      .join(', ')}.`,
  auditScore: 'Score d’audit moyen',
  geoScore: 'Score GEO moyen',
  change: ({ before, now }) =>
    before === now ? 'inchangé' : now > before ? `en hausse de ${number(now - before)}` : `en baisse de ${number(before - now)}`,
  scored: ({ pages }) =>
    pages <= 1
      ? 'Moyennes de la seule page notée dans les deux exécutions.'
      : `Moyennes des ${number(pages)} pages notées dans les deux exécutions.`,
  newFailures: counted(changeHeads.newFailures),
  newWarnings: counted(changeHeads.newWarnings),
  fixed: counted(changeHeads.fixed),
  values: counted(changeHeads.values),
  value: ({ id, pages }) => `${comparedValues[id]}, ${pagesOf(pages)}`,
  valueChange,
  added: counted(changeHeads.added),
  missing: counted(changeHeads.missing),
  unaudited: counted(changeHeads.unaudited),
  checks: ({ count }) => `${amount(count, { one: 'contrôle', other: 'contrôles' })}, par impact et nombre de pages`,
  pages: 'Pages modifiées',
  columns: {
    check: 'Contrôle',
    pages: 'Pages',
    which: 'URL',
    page: 'Page',
    change: 'Changement',
    before: 'Audit avant',
    now: 'Audit après',
    valueBefore: 'Avant',
    valueNow: 'Après',
  },
  changes,
  more: ({ count }) => `et ${number(count)} de plus`,
  help: 'Les pages sont associées par URL, sans les paramètres de suivi. Un contrôle ne compte que là où il a été exécuté les deux fois.',
};
