import type { verdict as en } from '../../en/reports/verdict.ts';
import { german } from '../german.ts';

const { agree, amount, number } = german;

export const verdict: typeof en = {
  levels: { critical: 'Sofort beheben', serious: 'Bald beheben', check: 'Bitte prüfen', moderate: 'Lohnt sich', minor: 'Gering' },
  closed: 'Über die Suche wird diese Seite kaum gefunden.',
  stillShown: 'Suchmaschinen zeigen diese Seite möglicherweise an.',
  capped: ({ cap }) => `Das deckelt den Audit-Score bei ${cap}.`,
  astray: 'Die Suche führt Menschen möglicherweise auf eine andere Seite oder auf keine.',
  costs: {
    unfound: 'Über die Suche wird diese Seite möglicherweise nicht gefunden.',
    address: 'Suchmaschinen zeigen möglicherweise eine andere URL.',
    unread: 'Suchmaschinen und KI entgeht möglicherweise ein Teil des Inhalts.',
    unreached: 'Suchmaschinen folgen den Links der Seite möglicherweise nicht.',
    result: 'In Suchergebnissen sieht diese Seite möglicherweise schlechter aus.',
    richResult: 'Google lässt in den Ergebnissen möglicherweise Extras wie Sterne oder Preise weg.',
    preview: 'Geteilte Links haben möglicherweise keine gute Vorschau.',
    language: 'Menschen landen möglicherweise auf einer anderen Sprachversion.',
    quotes: 'Suchergebnisse und KI-Antworten zitieren die Seite möglicherweise nicht.',
    visitors: 'Besucher haben möglicherweise Probleme mit dieser Seite.',
    trust: 'Besucher vertrauen dieser Seite möglicherweise weniger.',
    access: 'Manche Menschen können möglicherweise nicht alles nutzen.',
  },
  improve: ({ count }) => `${amount(count, { one: 'Verbesserung', other: 'Verbesserungen' })} möglich.`,
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
