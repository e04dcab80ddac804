import type * as en from '../../en/reports/comparison.ts';
import { german } from '../german.ts';

const { amount, number } = german;
const pagesOf = (count: number) => amount(count, { one: 'Seite', other: 'Seiten' });

export const changes: typeof en.changes = {
  worse: 'Schlechter',
  mixed: 'Besser und schlechter',
  better: 'Besser',
  new: 'Neu',
  gone: 'Fehlt',
  unknown: 'Nicht vergleichbar',
  same: 'Unverändert',
};

export const changeHeads: typeof en.changeHeads = {
  newFailures: 'Neu nicht bestanden',
  newWarnings: 'Neue Warnungen',
  fixed: 'Behoben oder verbessert',
  values: 'Geänderte Werte',
  added: 'Neue Seiten',
  missing: 'Fehlende Seiten',
  unaudited: 'Konnten nicht mehr geprüft werden',
  none: 'nichts',
};
const counted =
  (title: string) =>
  ({ count }: { count: number }) =>
    `${title} (${number(count)})`;

export const comparedValues: typeof en.comparedValues = {
  status: 'HTTP-Status',
  title: 'Titel',
  description: 'Meta-Beschreibung',
  canonical: 'Canonical',
  robots: 'Robots-Anweisungen',
  h1: 'h1',
  published: 'Veröffentlicht',
  modified: 'Geändert',
  types: 'Typen strukturierter Daten',
  words: 'Textlänge',
  links: 'Interne Links',
};
export const valueChange: typeof en.valueChange = ({ id, before, now }) =>
  `${comparedValues[id]}: ${before || 'nichts'} → ${now || 'nichts'}`;

export const comparison: typeof en.comparison = {
  title: 'Was sich geändert hat',
  documentTitle: ({ name }) => `Was sich geändert hat: ${name}`,
  before: 'Vorher',
  now: 'Nachher',
  run: ({ name, at, pages }) => [name, at === null ? '' : german.date(at), pagesOf(pages)].filter(Boolean).join(', '),
  verdict: ({ failures, warnings, fixed, values }) =>
    failures + warnings + fixed === 0
      ? `Auf keiner Seite hat sich eine Prüfung geändert${values > 0 ? `, wohl aber ${amount(values, { one: 'Wert', other: 'Werte' })}` : ''}.`
      : `${german.and(
          [
            failures > 0 && `${number(failures)} neu nicht bestanden`,
            warnings > 0 && amount(warnings, { one: 'neue Warnung', other: 'neue Warnungen' }),
            fixed > 0 && `${number(fixed)} behoben oder verbessert`,
            values > 0 && amount(values, { one: 'geänderter Wert', other: 'geänderte Werte' }),
          ].filter((part): part is string => part !== false),
        )}.`,
  counts: ({ counts }) =>
    `${[
      counts.worse > 0 && `${pagesOf(counts.worse)} schlechter`,
      counts.mixed > 0 && `${number(counts.mixed)} besser und schlechter`,
      counts.better > 0 && `${number(counts.better)} besser`,
      counts.same > 0 && `${number(counts.same)} unverändert`,
      counts.new > 0 && `${number(counts.new)} neu`,
      counts.gone > 0 && `${number(counts.gone)} fehlend`,
      counts.unknown > 0 && `${number(counts.unknown)} nicht vergleichbar`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  auditScore: 'Durchschnittlicher Audit-Score',
  geoScore: 'Durchschnittlicher GEO-Score',
  change: ({ before, now }) =>
    before === now ? 'unverändert' : now > before ? `plus ${number(now - before)}` : `minus ${number(before - now)}`,
  scored: ({ pages }) =>
    pages === 1
      ? 'Durchschnitt der 1 Seite, die in beiden Durchläufen bewertet wurde.'
      : `Durchschnitt der ${pagesOf(pages)}, die in beiden Durchläufen bewertet wurden.`,
  newFailures: counted(changeHeads.newFailures),
  newWarnings: counted(changeHeads.newWarnings),
  fixed: counted(changeHeads.fixed),
  values: counted(changeHeads.values),
  value: ({ id, pages }) => `${comparedValues[id]}, ${pagesOf(pages)}`,
  valueChange,
  added: counted(changeHeads.added),
  missing: counted(changeHeads.missing),
  unaudited: counted(changeHeads.unaudited),
  checks: ({ count }) => `${amount(count, { one: 'Prüfung', other: 'Prüfungen' })}, nach Wirkung und Zahl der Seiten`,
  pages: 'Geänderte Seiten',
  columns: {
    check: 'Prüfung',
    pages: 'Seiten',
    which: 'URLs',
    page: 'Seite',
    change: 'Änderung',
    before: 'Audit vorher',
    now: 'Audit nachher',
    valueBefore: 'Vorher',
    valueNow: 'Nachher',
  },
  changes,
  more: ({ count }) => `und ${number(count)} weitere`,
  help: 'Seiten werden nach URL zugeordnet, ohne Tracking-Parameter. Eine Prüfung zählt nur dort, wo sie beide Male lief.',
};
