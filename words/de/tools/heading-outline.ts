import type { words as en } from '../../en/tools/heading-outline.ts';
import { german } from '../german.ts';

const { amount, number } = german;
const headingForms = { one: 'Überschrift', other: 'Überschriften' };

export const words: typeof en = {
  none: 'Die Seite hat keine Überschriften. Menschen und Maschinen finden sich damit in langen Texten zurecht.',
  copy: 'Als Markdown kopieren',
  mark: 'Überschriftenebenen auf der Seite zeigen',
  headings: 'Überschriften',
  levels: ({ total, levels }) =>
    `${amount(total, headingForms)}: ${levels.map(({ level, count }) => `${number(count)} × h${level}`).join(', ')}`,
  toCheck: 'Zu prüfen',
  skips: ({ count }) => amount(count, { one: 'übersprungene Ebene', other: 'übersprungene Ebenen' }),
  empties: ({ count }) => `${number(count)} leer`,
  hiddens: ({ count }) => `${number(count)} ausgeblendet`,
  nothing: 'nichts übersprungen, nichts leer, nichts ausgeblendet',
  empty: '(leer)',
  emptyLevel: ({ level }) => `h${level} leer`,
  skipsOne: ({ level }) => `h${level} fehlt`,
  skipsSome: ({ from, to }) => `h${from} bis h${to} fehlen`,
  noText: 'kein Text',
  hidden: 'ausgeblendet',
  undisplayed: 'nicht angezeigt',
  byRole: 'über role',
  mainContent: 'Hauptinhalt',
  regions: {
    main: 'Hauptinhalt',
    header: 'Kopfbereich',
    nav: 'Navigation',
    aside: 'Randspalte',
    footer: 'Fußbereich',
    comments: 'Kommentare',
    dialog: 'Dialog',
    none: 'anderswo',
  },
  inRegion: ({ region }) => `Bereich: ${region}`,
  drawn: ({ count }) => `Die ersten ${number(count)} sind gezeigt; die Tabelle enthält alle.`,
  table: {
    summary: 'Als Tabelle, zum Filtern und Speichern',
    rows: 'Überschriften',
    none: 'Die Seite hat keine Überschriften.',
    heading: 'Überschrift',
    level: 'Ebene',
    place: 'Position',
    notes: 'Anmerkungen',
    skips: ({ count }) => `überspringt ${amount(count, { one: 'Ebene', other: 'Ebenen' })}`,
    empty: 'leer',
  },
  marks: {
    plain: ({ level }) => `h${level}`,
    empty: ({ level }) => `h${level}, leer`,
    skips: ({ level }) => `h${level}, überspringt eine Ebene`,
  },
};
