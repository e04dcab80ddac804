import type { words as en } from '../../en/tools/redirect-trace.ts';
import { german } from '../german.ts';
import { probeText } from '../checks/probes.ts';

const { amount, duration } = german;
const redirectForms = { one: 'Weiterleitung', other: 'Weiterleitungen' };

export const words: typeof en = {
  page: ({ status }) => `${status}, die Seite`,
  permanent: ({ status }) => `${status}, dauerhaft`,
  temporary: ({ status }) => `${status}, temporär`,
  noAnswer: 'keine Antwort',
  none: 'Keine HTTP-Weiterleitungen: Diese URL antwortet direkt.',
  circle: 'Die Weiterleitungen bilden eine Schleife.',
  redirects: ({ count }) => `${amount(count, redirectForms)} vor der Seite.`,
  cost: ({ count, ms }) => `${count === 1 ? 'Sie hat' : 'Sie haben'} ${duration(ms)} gedauert.`,
  ms: ({ ms }) => duration(ms),
  again: ({ ms }) => `${duration(ms)} bei erneuter Anfrage`,
  otherHost: ({ host }) => `anderer Host: ${host}`,
  downgrade: 'von https zurück zu http',
  back: '… und zurück zu einer früheren URL.',
  copy: 'Weiterleitungskette kopieren',
  known: {
    intro: 'Ohne Nachverfolgung bekannt:',
    visit: 'Bei Ihrem Besuch',
    visitNone: 'keine. Browser zählen Weiterleitungen von anderen Websites nicht.',
    visitSome: ({ count }) =>
      `${amount(count, redirectForms)} innerhalb der Website. Browser zählen Weiterleitungen von anderen Websites nicht.`,
    again: 'Erneut angefordert',
    redirected: 'zu einer anderen URL weitergeleitet',
    direct: 'keine Weiterleitung',
    requested: 'Angeforderte URL',
    answeredBy: 'Endgültige URL',
    status: 'Status',
    answer: ({ status, ms }) => `${status}, nach ${duration(ms)}`,
  },
  variants: {
    title: 'URL-Varianten',
    note: 'Jede sollte mit einer einzigen dauerhaften Weiterleitung hierher führen oder nicht existieren.',
    notWeb: 'Diese URL hat keine Varianten: Sie ist nicht http oder https.',
    http: 'http',
    https: 'https',
    www: 'mit www',
    bare: 'ohne www',
    slash: 'mit Schrägstrich',
    noSlash: 'ohne Schrägstrich',
    here: 'leitet hierher weiter',
    hereBy: ({ statuses }) => `leitet hierher weiter (${statuses.join(', ')})`,
    elsewhere: ({ url }) => `leitet anderswohin weiter, zu ${url}`,
    itself: ({ status }) => `keine Weiterleitung, liefert ${status}`,
    absent: 'existiert nicht',
    absentBy: ({ status }) => `existiert nicht, liefert ${status}`,
    unverified: ({ why }) => (why ? `konnte nicht überprüft werden: ${probeText(why)}` : 'konnte nicht überprüft werden'),
    skipped: ({ why }) => (why ? `übersprungen: ${probeText(why)}` : 'übersprungen'),
    unchecked: 'noch nicht geprüft',
  },
};
