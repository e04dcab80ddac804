import type { verdict as en } from '../../en/reports/verdict.ts';
import { german } from '../german.ts';

const { agree, amount, number } = german;

export const verdict: typeof en = {
  levels: {
    critical: 'Sofort beheben',
    unlessIntended: 'Sofort beheben, falls nicht so gewollt',
    serious: 'Bald beheben',
    check: 'Bitte prüfen',
    moderate: 'Bei Gelegenheit beheben',
    minor: 'Geringfügig',
  },
  dropped: 'Suchmaschinen lassen diese Seite aus den Ergebnissen weg.',
  closed: 'Über die Suche wird diese Seite kaum gefunden.',
  stillShown: 'Suchmaschinen zeigen diese Seite möglicherweise an.',
  astray: 'Die Suche führt Menschen möglicherweise auf eine andere Seite oder auf keine.',
  costs: {
    unfound: 'Über die Suche wird diese Seite möglicherweise nicht gefunden.',
    address: 'Suchmaschinen zeigen möglicherweise eine andere URL.',
    unread: 'Suchmaschinen und KI entgeht möglicherweise ein Teil des Inhalts.',
    unreached: 'Suchmaschinen folgen den Links der Seite möglicherweise nicht.',
    title: 'Suchergebnisse zeigen möglicherweise einen anderen Titel.',
    snippet: 'Suchergebnisse zeigen möglicherweise einen anderen Text als gewünscht.',
    result: 'Suchergebnisse zeigen möglicherweise einen anderen Titel oder anderen Text.',
    icon: 'Suchergebnisse zeigen möglicherweise nur ein allgemeines Symbol.',
    date: 'Suchergebnisse zeigen möglicherweise ein anderes Datum oder keines.',
    richResult: 'Google lässt in den Ergebnissen möglicherweise Extras weg.',
    goods: 'Google lässt in den Ergebnissen möglicherweise Extras wie Sterne oder Preise weg.',
    posts: 'Google lässt in den Ergebnissen möglicherweise Extras wie Autor und Datum eines Beitrags weg.',
    articles: 'Google lässt in den Ergebnissen möglicherweise Extras wie ein Bild oder das Datum weg.',
    hours: 'Google lässt in den Ergebnissen möglicherweise Extras wie die Öffnungszeiten weg.',
    path: 'Google lässt in den Ergebnissen möglicherweise Extras wie den Navigationspfad weg.',
    preview: 'Geteilte Links haben möglicherweise keine gute Vorschau.',
    language: 'Menschen landen möglicherweise auf einer anderen Sprachversion.',
    quotes: 'Suchergebnisse und KI-Antworten zitieren die Seite möglicherweise nicht.',
    phones: 'Auf Smartphones ist diese Seite möglicherweise schlecht zu lesen.',
    visitors: 'Besucher haben möglicherweise Probleme mit dieser Seite.',
    trust: 'Besucher vertrauen dieser Seite möglicherweise weniger.',
    access: 'Menschen mit Screenreader entgeht möglicherweise etwas.',
  },
  problems,
  soFar: (found) => (found.fail + found.warn > 0 ? `Bisher: ${problems(found)}` : 'Bisher keine Probleme gefunden.'),
  indexable: 'Suchmaschinen können diese Seite indexieren.',
  allPass: 'Die Seite besteht jede zutreffende Prüfung.',
  noProblems: 'In den ausgeführten Prüfungen wurden keine Probleme gefunden.',
  open: ({ count }) =>
    `${agree(count, { one: 'Ein Signal', other: `${number(count)} Signale` })} zur Indexierung ${agree(count, { one: 'konnte', other: 'konnten' })} nicht geprüft werden.`,
};

function problems({ fail, warn }: { fail: number; warn: number }): string {
  const warnings = amount(warn, { one: 'Warnung', other: 'Warnungen' });
  if (fail === 0) return `Bei keiner Prüfung durchgefallen; ${warnings}.`;
  return `${amount(fail, { one: 'Prüfung', other: 'Prüfungen' })} nicht bestanden${warn > 0 ? `, ${warnings}` : ''}.`;
}
