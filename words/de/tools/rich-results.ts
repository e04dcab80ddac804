import type { words as en } from '../../en/tools/rich-results.ts';
import { german } from '../german.ts';
import { propertyRuleText } from '../checks/property-rules.ts';
import { richResultName } from '../checks/rich-results.ts';
import { valueFormats } from '../checks/value-formats.ts';
import { limitedTo } from '../checks/kinds.ts';

const { amount, date, month } = german;

/** For some features, only the month of Google's retirement announcement is known. */
const isMonth = (since: string): boolean => since.length === 7;
const announcedText = (since: string) => `Einstellung im ${month(since)} angekündigt`;

export const words: typeof en = {
  intro: ({ checked }) =>
    `Anforderungen von Google, Stand ${date(checked)}. Vollständiges Markup macht eine Seite geeignet; ob ein Rich-Suchergebnis erscheint, entscheidet Google.`,
  noData: 'Die Seite hat keine strukturierten Daten für ein Rich-Suchergebnis.',
  noType: 'Für keinen der Typen auf dieser Seite gibt es bei Google ein Rich-Suchergebnis.',
  aside: ({ name, since }) =>
    `${richResultName(name)}: ${isMonth(since) ? announcedText(since) : `nicht mehr angezeigt (seit ${date(since)})`}. Das Markup kann ohne Schaden bleiben.`,
  resultName: ({ name }) => richResultName(name),
  requirements: 'Anforderungen von Google',
  required: 'Erforderlich:',
  recommended: 'Empfohlen:',
  matrix: {
    title: 'Erforderlich und empfohlen, Typ für Typ',
    note: 'Eigenschaften, die nur in anderen Fällen erforderlich sind, werden nicht gezeigt.',
    rows: 'Eigenschaften',
    property: 'Eigenschaft',
    need: 'Google',
    onPage: 'Auf dieser Seite',
    result: 'Rich-Suchergebnis',
    required: 'erforderlich',
    recommended: 'empfohlen',
    there: 'vorhanden',
    unreadable: 'vorhanden, Wert ungültig',
    missing: 'fehlt',
    ofItem: ({ result, item }) => `${result} (${item})`,
    named: ({ type, name }) => `${type}: ${name}`,
  },
  expected: ({ format }) => `erwartet: ${valueFormats[format]}`,
  rule: ({ rule }) => propertyRuleText(rule),
  states: {
    retired: ({ since }) => (isMonth(since) ? announcedText(since) : `nicht mehr angezeigt seit ${date(since)}`),
    lacking: ({ missing }) => `nicht geeignet: ${amount(missing, { one: 'Anforderung fehlt', other: 'Anforderungen fehlen' })}`,
    unreadable: 'nicht geeignet: Ein erforderlicher Wert ist ungültig',
    unclean: 'geeignet, mit Werten zum Korrigieren',
    improvable: ({ recommended }) =>
      `geeignet, ${amount(recommended, { one: 'empfohlene Eigenschaft fehlt', other: 'empfohlene Eigenschaften fehlen' })}`,
    complete: 'vollständig',
  },
  limited: limitedTo,
  terms: {
    title: 'Begriffe, die nicht im schema.org-Vokabular stehen',
    note: 'Verglichen mit dem veröffentlichten Vokabular.',
    noteOf: ({ release }) => `Verglichen mit dem veröffentlichten Vokabular (${release}).`,
    rows: 'Probleme im Vokabular',
    above: 'Keine weiteren Probleme.',
    none: 'Alle Typen, Eigenschaften und Werte stehen im schema.org-Vokabular.',
    what: 'Problem',
    term: 'Begriff',
    value: 'Wert',
    fits: 'Vorschlag',
    kinds: {
      'unknown-type': 'unbekannter Typ',
      'unknown-property': 'unbekannte Eigenschaft',
      'wrong-domain': 'Eigenschaft eines anderen Typs',
      'wrong-value': 'falsche Art von Wert',
      'unknown-enumeration': 'unbekannter Wert',
      superseded: 'abgelöst',
    },
  },
  gallery: {
    title: 'Aktuelle und eingestellte Rich-Suchergebnisse von Google',
    rows: 'Rich-Suchergebnisse',
    name: 'Rich-Suchergebnis',
    state: 'Status',
    required: 'Erforderlich',
    source: 'Quelle',
    primary: 'Google',
    secondary: 'nicht von Google',
    shown: 'angezeigt',
    nothing: 'nichts',
    readAt: ({ url, checked }) => `${url} (Google, gelesen ${date(checked)})`,
    quoted: ({ url, checked }) => `${url} (nicht von Google, gelesen ${date(checked)})`,
  },
};
