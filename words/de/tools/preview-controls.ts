import type { words as en } from '../../en/tools/preview-controls.ts';
import { german } from '../german.ts';

const { amount, and, number, percent } = german;

export const words: typeof en = {
  google: 'Suche, Übersichten mit KI und KI-Modus',
  bing: 'Suche und Copilot-Antworten',
  pageOnly: 'Nur Anweisungen in der Seite selbst sind berücksichtigt.',
  by: ({ directives }) => `durch ${and(directives.map(({ written, place }) => `\`${written}\` in ${place}`))}`,
  meta: ({ name }) => `meta ${name}`,
  text: 'Text',
  images: 'Bilder',
  video: 'Video',
  aiFeatures: 'KI-Funktionen',
  copilot: 'Copilot',
  notIndexed: 'nichts: nicht indexierbar',
  nothing: 'nichts',
  anyLength: 'jede Länge',
  upToCharacters: ({ count }) => `bis ${amount(count, { one: 'Zeichen', other: 'Zeichen' })}`,
  imageSizes: { none: 'keine', standard: 'kleine Vorschauen', large: 'große Vorschauen' },
  imageUnset: 'nicht gesetzt: Die Suchmaschine wählt',
  still: 'ein Standbild',
  upToSeconds: ({ count }) => `bis ${amount(count, { one: 'Sekunde', other: 'Sekunden' })}`,
  ai: { bad: 'dürfen den Text nicht verwenden', warn: 'dürfen nur die Snippet-Länge verwenden', good: 'dürfen den Text verwenden' },
  copilotMay: {
    not: 'darf den Inhalt nicht verwenden',
    snippet: 'nur URL, Titel und Snippet',
    noText: 'kein Text zum Zitieren',
    yes: 'darf den Inhalt verwenden',
  },
  offered: {
    title: 'Für Snippets angebotene Bereiche',
    note: 'Bing kann mit `data-snippet` ausgezeichneten Text anzeigen und als Quelle nennen (Richtlinien vom 27.02.2026). Google unterstützt das nicht. Nie gewertet.',
    mark: 'Diese Bereiche auf der Seite hervorheben',
    rows: 'angebotene Bereiche',
  },
  areas: {
    title: 'Von Snippets ausgeschlossene Bereiche',
    note: 'Mit `data-nosnippet` ausgezeichneter Text darf nicht zitiert werden. Indexiert wird er trotzdem.',
    mark: 'Diese Bereiche auf der Seite hervorheben',
    rows: 'Bereiche',
    none: 'Kein Teil der Seite hat data-nosnippet: Ihr ganzer Text darf im Rahmen der obigen Anweisungen zitiert werden.',
    share: ({ share, stored, all }) =>
      `Vom Zitieren ausgeschlossen: ${percent(share)} des Haupttexts (${number(stored)} von ${amount(all, { one: 'Zeichen', other: 'Zeichen' })}).`,
    text: 'Text',
    element: 'Element',
    noText: 'kein Text',
  },
};
