import type { compare as en } from '../../../en/app/bulk/compare.ts';
import { german } from '../../german.ts';
import { changes, valueChange } from '../../reports/comparison.ts';

const { amount, number } = german;

export const compare: typeof en = {
  title: 'Was hat sich zwischen zwei Durchläufen geändert?',
  documentTitle: 'Durchläufe vergleichen',
  link: 'Vergleichen',
  before: 'Früherer Durchlauf',
  now: 'Späterer Durchlauf',
  option: ({ name, when, pages }) => `${name}, ${when}, ${amount(pages, { one: 'Seite', other: 'Seiten' })}`,
  nth: ({ option, nth }) => `${option} (${number(nth)})`,
  tooFew:
    'Zum Vergleichen sind zwei Durchläufe mit geprüften Seiten nötig. Dieselbe Prüfung noch einmal ausführen, dann hierher zurückkehren.',
  chooseRun: 'Durchlauf wählen',
  choose: 'Zwei verschiedene Durchläufe wählen.',
  reading: 'Beide Durchläufe werden gelesen…',
  unread: ({ error }) => `Die Durchläufe konnten nicht verglichen werden. ${error}`,
  gone: 'Einen der beiden Durchläufe gibt es nicht mehr. Einen anderen wählen.',
  apart: 'Diese beiden Durchläufe haben keine URL gemeinsam. Zwei Durchläufe derselben Website wählen.',
  help: 'Seiten werden nach URL zugeordnet, ohne Tracking-Parameter. Nur Prüfungen, die beide Male liefen, können besser oder schlechter sein.',
  otherSettings:
    'Diese Durchläufe hatten unterschiedliche Einstellungen; Scores können daher abweichen, obwohl sich keine Prüfung geändert hat.',
  pdfNote: 'was sich geändert hat, auf einem Blatt',
  show: 'Seiten zeigen',
  all: ({ pages }) => `Alle ${number(pages)}`,
  counted: ({ change, pages }) => `${change} ${number(pages)}`,
  changes,
  valueChange,
  because: {
    'not-audited-before': 'konnte im früheren Durchlauf nicht geprüft werden',
    'not-audited-now': 'konnte im späteren Durchlauf nicht geprüft werden',
    'never-audited': 'konnte in keinem der Durchläufe geprüft werden',
    'ended-early-before': 'nicht im früheren Durchlauf, der endete, bevor alle Seiten erreicht waren',
    'ended-early-now': 'nicht im späteren Durchlauf, der endete, bevor alle Seiten erreicht waren',
    'nothing-in-common': 'keine Prüfung lief beide Male',
  },
  columns: {
    url: 'URL',
    title: 'Titel',
    change: 'Änderung',
    values: 'Geänderte Werte',
    before: 'Score vorher',
    now: 'Score nachher',
    worse: 'Schlechtere Prüfungen',
    better: 'Bessere Prüfungen',
  },
  rows: 'geänderte Seiten',
  none: 'Keine Seiten.',
};
