import type { words as en } from '../../en/tools/image-inventory.ts';
import { german } from '../german.ts';
import { probeText } from '../checks/probes.ts';

const { amount, bytes, number } = german;

export const words: typeof en = {
  none: 'Die Seite hat keine Bilder.',
  counts: {
    named: ({ count }) => `${number(count)} mit Alt-Text`,
    decorative: ({ count }) => `${number(count)} dekorativ`,
    files: ({ count }) => `${number(count)} mit einem Dateinamen als Alt-Text`,
    missing: ({ count }) => `${number(count)} ohne Alt-Text`,
    inLinks: ({ count }) => `${number(count)} allein in einem Link, ohne Alt-Text`,
    besideText: ({ count }) =>
      `Von denen ohne Alt-Text ${count === 1 ? 'steht 1 in einem Link, der Text enthält: Die Prüfung zählt es' : `stehen ${number(count)} in Links, die Text enthalten: Die Prüfung zählt sie`} getrennt.`,
    unjudged: ({ count }) => `${number(count)} winzig oder nicht angezeigt`,
  },
  view: 'Ansicht',
  grid: 'Bilder',
  table: 'Tabelle',
  mark: 'Alt-Texte auf der Seite zeigen',
  firstListed: ({ total, listed }) =>
    `Die Seite hat ${amount(total, { one: 'Bild', other: 'Bilder' })}; die ersten ${number(listed)} sind aufgeführt.`,
  says: {
    alt: { name: 'alt' },
    fileName: { name: 'Datei als alt' },
    label: { name: 'Label' },
    decorative: { name: 'dekorativ', text: 'Absichtlich für Screenreader ausgeblendet.' },
    unjudged: { name: 'nicht geprüft', text: 'Winziges oder ausgeblendetes Bild: kein Alt-Text nötig.' },
    namelessLink: { name: 'Link ohne Text', text: 'Das Bild ist der einzige Inhalt eines Links, und nichts beschreibt das Ziel.' },
    namelessDrawing: { name: 'kein Name', text: 'Kein <title>-Element und kein Label.' },
    noAlt: { name: 'kein alt', text: 'Kein alt-Attribut.', caption: 'Kein alt-Attribut, obwohl die Abbildung eine Bildunterschrift hat.' },
    emptyAlt: {
      name: 'leeres alt',
      text: 'Das alt-Attribut enthält nur Leerraum.',
      caption: 'Das alt-Attribut enthält nur Leerraum, obwohl die Abbildung eine Bildunterschrift hat.',
    },
  },
  pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
  bytes: ({ count }) => bytes(count),
  pictures: {
    title: 'Bilder und ihre Alt-Texte',
    missing: ({ why }) => probeText(why),
    notLoaded: 'nicht geladen',
    inline: 'Inline-SVG',
    noUrl: 'keine URL',
    unnamed: 'Bild',
  },
  columns: { rows: 'Bilder', text: 'Text', kind: 'Art', url: 'URL', pixels: 'Pixel', bytes: 'Bytes', hidden: 'ausgeblendet' },
};
