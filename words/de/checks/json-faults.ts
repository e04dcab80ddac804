import { lookUpEntry } from '../../../checks/core/helpers/look-up-entry.ts';
import type * as en from '../../en/checks/json-faults.ts';
import { amount } from './grammar.ts';

const wanteds = {
  end: 'das Ende des Blocks',
  'comma-or-brace': 'ein Komma oder }',
  'comma-or-bracket': 'ein Komma oder ]',
  colon: 'ein Doppelpunkt',
  name: 'ein Eigenschaftsname in doppelten Anführungszeichen',
  value: 'ein Wert',
};
const orClose = 'oder das fehlende schließende Anführungszeichen ergänzen';

/** Why a text is not JSON, for people who write markup by hand or by template: whole sentences, by code. Their arguments are JSON. */
export const jsonFaults: typeof en.jsonFaults = {
  /** The browser's message, if our own scan found nothing. */
  native: ({ error }) => error,
  empty: () => 'Der Block ist leer.',
  unclosed: ({ count, missing }) =>
    `Der Text endet, bevor ${count === 1 ? 'eine Klammer geschlossen ist' : `${amount(count, { other: 'Klammern' })} geschlossen sind`} (es fehlt ${missing}).`,
  unopened: ({ bracket }) => `Eine schließende Klammer zu viel: ${bracket}.`,
  mismatched: ({ bracket, opened }) => `${bracket} passt nicht zu ${opened}.`,
  'second-value': () => 'Ein zweiter Wert folgt: mehrere Objekte in ein Array, einen @graph oder getrennte Blöcke setzen.',
  semicolon: () => 'Nach den Daten steht ein Semikolon. JSON ist kein Skript.',
  'comma-after': () => 'Nach den Daten steht ein Komma.',
  'comma-before': ({ bracket }) => `Überzähliges Komma vor ${bracket}: entfernen.`,
  'two-commas': () => 'Zwei Kommas hintereinander.',
  'comma-first': () => 'Zwei Kommas hintereinander oder ein Komma vor dem ersten Wert.',
  'no-comma': () => 'Davor fehlt ein Komma.',
  'no-comma-or-quote': () => 'Davor fehlt ein Komma, oder ein Anführungszeichen in der Zeichenkette davor ist nicht als \\" maskiert.',
  'quote-inside': () => 'Ein Anführungszeichen in der Zeichenkette davor ist nicht als \\" maskiert, oder ein Komma fehlt.',
  'property-in-array': () => 'Eine Eigenschaft in einem Array: Davor fehlt {.',
  'second-colon': () => 'Ein zweiter Doppelpunkt nach einer Eigenschaft.',
  'no-colon': () => 'Diese Eigenschaft hat keinen Wert: Ein Doppelpunkt fehlt.',
  'no-value': () => 'Diese Eigenschaft hat keinen Wert.',
  number: ({ number }) =>
    `${number} ist keine JSON-Zahl: in Anführungszeichen setzen oder ohne führende Nullen, Pluszeichen und Einheit schreiben.`,
  'line-break': ({ escape }) => `Eine Zeichenkette enthält einen Zeilenumbruch: als ${escape} schreiben ${orClose}.`,
  tab: ({ escape }) => `Eine Zeichenkette enthält einen Tabulator: als ${escape} schreiben ${orClose}.`,
  control: ({ point, escape }) => `Eine Zeichenkette enthält ein Steuerzeichen (${point}): als ${escape} schreiben ${orClose}.`,
  'unicode-escape': () => 'Nach \\u müssen in einer Zeichenkette vier hexadezimale Ziffern stehen.',
  escape: ({ character, point }) =>
    `${character === '' ? `\\${point}` : `„\\${character}“`} ist keine gültige Escape-Sequenz in JSON: einen Backslash als \\\\ schreiben.`,
  'open-string': () => 'Eine Zeichenkette hat kein schließendes Anführungszeichen.',
  cdata: () => 'Eine CDATA-Hülle ist kein JSON: HTML entfernt sie nicht, daher wird sie als Teil der Daten gelesen.',
  'cdata-end': () => 'Das Ende einer CDATA-Hülle ist kein JSON.',
  'html-comment': () => 'Ein HTML-Kommentar ist kein JSON.',
  comment: () => 'JSON kennt keine Kommentare.',
  'byte-order-mark': () => 'Eine Byte-Order-Mark (U+FEFF) ist kein JSON.',
  'curly-quote': ({ point }) => `Ein typografisches Anführungszeichen (${point}): ein gerades (") verwenden.`,
  'single-quote': () => 'Zeichenketten brauchen doppelte Anführungszeichen ("), keine einfachen.',
  entity: ({ entity }) => `Die HTML-Entity ${entity} ist kein JSON: In einem script-Element werden Entities nicht dekodiert.`,
  template: () => 'Ein Platzhalter des Templates wurde nicht ersetzt.',
  markup: () => 'HTML-Markup ist kein JSON.',
  'white-space': ({ point }) => `Ein Leerraumzeichen, das JSON nicht erlaubt (${point}).`,
  name: ({ name }) => `„${name}“ ist kein JSON-Wert.`,
  unquoted: ({ name, wanted }) => `„${name}“ steht nicht in Anführungszeichen; erwartet: ${wanteds[wanted]}.`,
  unexpected: ({ character, point, wanted }) =>
    `${character === '' ? 'Unerwartetes Zeichen' : `Unerwartetes „${character}“`} (${point}); erwartet: ${wanteds[wanted]}.`,
  stray: ({ character }) => `Unerwartetes ${character}.`,
};

/** The sentence of such a fault. A code that this version does not know is shown unchanged. */
export const jsonFaultText: typeof en.jsonFaultText = ({ code, args }) =>
  lookUpEntry<(args: object) => string>(jsonFaults, code)?.(args) ?? code;
