import type { compare as en } from '../../../en/app/bulk/compare.ts';
import { french } from '../../french.ts';
import { changes, valueChange } from '../../reports/comparison.ts';

const { amount, number } = french;

export const compare: typeof en = {
  title: 'Qu’est-ce qui a changé entre deux exécutions ?',
  documentTitle: 'Comparer des exécutions',
  link: 'Comparer',
  before: 'Exécution antérieure',
  now: 'Exécution ultérieure',
  option: ({ name, when, pages }) => `${name}, ${when}, ${amount(pages, { one: 'page', other: 'pages' })}`,
  nth: ({ option, nth }) => `${option} (${number(nth)})`,
  tooFew: 'Il faut deux exécutions avec des pages auditées pour comparer. Relancer le même audit, puis revenir ici.',
  chooseRun: 'Choisir une exécution',
  choose: 'Choisir deux exécutions différentes.',
  reading: 'Lecture des deux exécutions…',
  unread: ({ error }) => `Les exécutions n’ont pas pu être comparées. ${error}`,
  gone: 'L’une des deux exécutions n’existe plus. En choisir une autre.',
  apart: 'Ces deux exécutions n’ont aucune URL en commun. Choisir deux exécutions du même site.',
  help: 'Les pages sont associées par URL, sans les paramètres de suivi. Seuls les contrôles exécutés les deux fois peuvent s’améliorer ou se dégrader.',
  otherSettings: 'Ces exécutions avaient des paramètres différents : les scores peuvent donc différer sans qu’aucun contrôle n’ait changé.',
  pdfNote: 'ce qui a changé, sur une feuille',
  show: 'Afficher les pages',
  all: ({ pages }) => `Toutes ${number(pages)}`,
  counted: ({ change, pages }) => `${change} ${number(pages)}`,
  changes,
  valueChange,
  because: {
    'not-audited-before': 'n’a pas pu être auditée dans l’exécution antérieure',
    'not-audited-now': 'n’a pas pu être auditée dans l’exécution ultérieure',
    'never-audited': 'n’a pu être auditée dans aucune des deux exécutions',
    'ended-early-before': 'pas dans l’exécution antérieure, qui s’est terminée avant d’atteindre toutes les pages',
    'ended-early-now': 'pas dans l’exécution ultérieure, qui s’est terminée avant d’atteindre toutes les pages',
    'nothing-in-common': 'aucun contrôle n’a été exécuté les deux fois',
  },
  columns: {
    url: 'URL',
    title: 'Title',
    change: 'Changement',
    values: 'Valeurs modifiées',
    before: 'Score avant',
    now: 'Score après',
    worse: 'Contrôles dégradés',
    better: 'Contrôles améliorés',
  },
  rows: 'pages modifiées',
  none: 'Aucune page.',
};
