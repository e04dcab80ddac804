import type { words as en } from '../../en/tools/head-tags.ts';
import { german } from '../german.ts';

const { agree, amount, number } = german;
const bodies = (count: number) => `${amount(count, { one: 'Element danach ist', other: 'Elemente danach sind' })} im Body gelandet.`;

export const words: typeof en = {
  groups: {
    Document: 'Dokument',
    Search: 'Suche',
    Sharing: 'Teilen',
    'Icons and app': 'Icons und App',
    'Alternates and feeds': 'Alternativen und Feeds',
    'Resource hints': 'Resource Hints',
    Styles: 'Stile',
    Scripts: 'Skripte',
    Other: 'Andere',
  },
  all: ({ count }) => `Alle ${number(count)}`,
  group: ({ name, count }) => `${name} ${number(count)}`,
  changed: ({ count }) => `Geändert ${number(count)}`,
  left: ({ element, count }) => `\`${element}\` hat den Head vorzeitig geschlossen: ${bodies(count)}`,
  leftAtLine: ({ element, line, count }) => `\`${element}\` in Zeile ${number(line)} hat den Head vorzeitig geschlossen: ${bodies(count)}`,
  ended: ({ element, line }) =>
    `Im HTML-Quelltext beendet \`${element}\` in Zeile ${number(line)} den Head vor den Metadaten, die darauf folgen.`,
  elements: 'Elemente',
  listed: ({ total, listed, repeated }) =>
    [
      number(total),
      total > listed && `die ersten ${number(listed)} sind aufgeführt`,
      repeated > 0 && `${number(repeated)} ${agree(repeated, 'wiederholt', 'wiederholen')} ein anderes`,
    ]
      .filter(Boolean)
      .join(', '),
  inBody: 'Im Body',
  none: 'keine',
  base: 'Basis-URL',
  noBase: 'kein `base`-Element',
  empty: '(leer)',
  order: 'In Dokumentreihenfolge',
  choose: 'Gruppe von Elementen',
  rows: 'Elemente im Head',
  emptyHead: 'Der Head ist leer: kein title, meta, link, script oder style.',
  noneOfKind: 'Kein Element dieser Art.',
  element: 'Element',
  times: ({ count }) => `${number(count)}-mal`,
  rendered: 'Gerendertes HTML',
  source: 'HTML-Quelltext',
  absent: 'fehlt',
  same: 'gleich',
  unread: 'nicht gelesen',
  change: 'Änderung',
  changes: {
    same: 'gleich',
    changed: 'durch ein Skript geändert',
    added: 'durch ein Skript ergänzt',
    removed: 'nur im HTML-Quelltext',
    unknown: 'HTML-Quelltext nicht gelesen',
  },
  strip: ({ count }) => `${amount(count, { one: 'Element', other: 'verschiedene Elemente' })} der Reihe nach, nach Gruppe:`,
  ofGroup: ({ name, count }) => `${name} (${number(count)})`,
  struck: 'durchgestrichen: im Body',
};
