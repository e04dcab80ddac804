import type { words as en } from '../../en/tools/main-content.ts';
import { german } from '../german.ts';

const { amount, number, percent } = german;

export const words: typeof en = {
  mark: 'Alles andere auf der Seite abdunkeln',
  copy: 'Text kopieren',
  save: 'Text speichern',
  share: ({ share }) => `Hauptinhalt ${percent(share)}`,
  rest: ({ share }) => `Navigation, Fußbereich und Rest ${percent(share)}`,
  found: 'Gefunden',
  methods: {
    main: 'im <main>-Element',
    article: 'in einem <article>-Element',
    posts: 'als Beiträge eines Threads',
    parts: 'als alle Abschnitte außer Menüs und Fußbereich',
    body: 'als gesamter Body (nichts stach heraus)',
    none: 'nicht gefunden',
  },
  densest: ({ confidence }) => `anhand der Textdichte, zu ${percent(confidence)} sicher`,
  words: 'Wörter',
  characters: 'Zeichen',
  noAim: ({ count }) => `${number(count)} (eine ideale Länge gibt es nicht)`,
  readingTime: 'Lesezeit',
  minutes: ({ count }) => `etwa ${amount(count, { one: 'Minute', other: 'Minuten' })}`,
  blocks: 'Blöcke',
  blocksOf: ({ main, all }) => `${number(main)} von ${amount(all, { one: 'Textblock', other: 'Textblöcken' })}`,
  locked: {
    title: 'Inhalt, den Maschinen nicht lesen können',
    note: 'Teile des Hauptinhalts in Bildern, Frames oder Canvas-Elementen.',
    rows: 'unlesbare Bereiche',
    none: 'Keine.',
    what: 'Was',
    area: 'Anteil der Fläche',
    element: 'Element',
    kinds: { canvas: 'Canvas', frame: 'Frame', embed: 'eingebettetes Dokument', image: 'Bild ohne Alt-Text' },
    share: ({ share }) => percent(share),
  },
  text: {
    title: 'Der Text',
    none: 'Kein Hauptinhalt gefunden.',
    truncated: 'Der Text ist länger als hier gezeigt.',
    label: 'Haupttext',
    first: ({ shown, total }) =>
      `Die ersten ${number(shown)} von ${amount(total, { one: 'Block', other: 'Blöcken' })} sind gezeigt; kopiert werden alle.`,
  },
  marks: {
    main: 'Hauptinhalt',
    regions: {
      main: 'nicht Hauptinhalt',
      header: 'Kopfbereich',
      nav: 'Navigation',
      aside: 'Randspalte',
      footer: 'Fußbereich',
      comments: 'Kommentare',
      dialog: 'Dialog',
      none: 'nicht Hauptinhalt',
    },
  },
};
