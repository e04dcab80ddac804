import type { words as en } from '../../en/tools/url-inspector.ts';
import { german } from '../german.ts';

const { amount, number } = german;
const partForms = { one: 'Teil', other: 'Teile' };
const encodedForms = { one: 'prozentkodiertes Byte', other: 'prozentkodierte Bytes' };

export const words: typeof en = {
  unparsable: ({ url }) => `Die URL dieser Seite ist ungültig: ${url}`,
  anatomy: 'Teile der URL',
  parts: {
    scheme: 'Schema',
    user: 'Benutzer',
    subdomain: 'Subdomain',
    domain: 'Domain',
    port: 'Port',
    root: 'Stamm',
    page: 'Seite',
    query: 'Query',
    fragment: 'Fragment',
    folder: ({ index }) => `Ordner ${number(index)}`,
  },
  clean: {
    title: 'Bereinigte Version',
    already: 'Die URL ist bereits sauber: kein Tracking, keine Session, kein Fragment.',
    without: 'Ohne Tracking- und Session-Parameter und ohne Fragment. Vor der Verwendung prüfen, ob sie dieselbe Seite zeigt.',
  },
  parameters: {
    title: 'Parameter',
    note: 'Zweck anhand des Namens vermutet.',
    rows: 'Parameter',
    none: 'Die URL hat keine Parameter.',
    name: 'Name',
    value: 'Wert',
    for: 'Zweck',
    noName: '(kein Name)',
    empty: '(leer)',
    kinds: {
      tracking: 'Tracking, ändert die Seite nicht',
      session: 'Session, bei jedem Besucher anders',
      pagination: 'Seitenzahl',
      order: 'Sortierung oder Ansicht',
      search: 'Suchanfrage',
      language: 'Sprache',
      other: 'unbekannt, wahrscheinlich Inhalt',
    },
  },
  form: {
    title: 'Details',
    length: 'Länge',
    path: 'Pfad',
    encodings: 'Kodierungen',
    readable: 'Lesbar',
    characters: ({ count }) => `${amount(count, { one: 'Zeichen', other: 'Zeichen' })}. URLs unter 2.000 Zeichen funktionieren überall.`,
    root: 'Stamm der Website',
    slash: ({ parts }) => `${amount(parts, partForms)}, mit Schrägstrich am Ende`,
    noSlash: ({ parts }) => `${amount(parts, partForms)}, ohne Schrägstrich am Ende`,
    inPath: ({ count }) => `${amount(count, encodedForms)} im Pfad`,
    inQuery: ({ count }) => `${amount(count, encodedForms)} im Query-String`,
    plus: 'Pluszeichen im Query-String, die für Leerzeichen stehen',
    punycode: 'ein internationalisierter Hostname in ASCII (Punycode)',
    notUtf8: 'Bytes, die nicht UTF-8 sind',
    ascii: 'keine: reines ASCII.',
  },
};
