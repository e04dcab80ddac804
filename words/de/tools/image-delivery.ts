import type { words as en } from '../../en/tools/image-delivery.ts';
import { german } from '../german.ts';

const { amount, bytes, fixed, number } = german;
const pair = (width: number, height: number) => `${number(width)} × ${number(height)}`;
interface Sizes {
  delivered: { width: number; height: number };
  shown: { width: number; height: number };
}
const sizes = ({ delivered, shown }: Sizes) =>
  `${pair(delivered.width, delivered.height)} ausgeliefert, ${pair(shown.width, shown.height)} angezeigt`;

export const words: typeof en = {
  none: 'Die Seite hat keine Bilddateien.',
  pairs: {
    title: 'Ausgelieferte und angezeigte Größe',
    note: ({ ratio }) =>
      `Jeder Umriss ist die ausgelieferte Größe, die Füllung die angezeigte Größe auf diesem Bildschirm (${amount(ratio, { one: 'Gerätepixel', other: 'Gerätepixel' })} pro CSS-Pixel). Bilder, die viel größer sind als angezeigt, machen die Seite langsam.`,
    none: 'Kein Bild der Seite hat sowohl eine angezeigte als auch eine eigene Größe.',
    lcp: 'LCP-Bild',
    tooMany: ({ factor, ...of }) => `${sizes(of)}: ${fixed(factor, 1)}× so viele Pixel wie nötig`,
    tooFew: (of) => `${sizes(of)}: vergrößert, kann unscharf wirken`,
    right: (of) => `${sizes(of)}: etwa passend`,
    bytes: ({ count }) => bytes(count),
  },
  all: {
    title: 'Alle Bilder',
    rows: 'Bilder',
    image: 'Bild',
    shown: 'Angezeigt',
    delivered: 'Ausgeliefert',
    bytes: 'Bytes',
    loading: 'Laden',
    room: 'Platz reserviert',
    kind: { img: '(img)', svg: '(svg)', input: '(input)', background: '(Hintergrund)' },
    pixels: ({ width, height }) => pair(width, height),
    hidden: 'ausgeblendet',
    background: 'CSS-Hintergrund',
    sizeless: 'geladen, keine eigene Größe',
    noSrc: 'nicht geladen: kein src',
    notYet: 'noch nicht geladen',
    broken: 'Laden fehlgeschlagen',
    unloaded: 'nicht geladen',
    eager: 'eager (Vorgabe)',
    reserved: 'ja',
    unneeded: 'nicht nötig',
    unreserved: 'nein',
    jumps: 'nein: Layout kann sich verschieben',
    unknown: 'unbekannt',
    unknownHere: 'in diesem Browser unbekannt',
  },
  without: ({ count }) => `${amount(count, { one: 'Bild', other: 'Bilder' })} ohne URL`,
  withoutWhy: 'Crawler lesen `src` und `srcset`; mit einem `data-src`, das nur ein Skript liest, können sie nichts anfangen.',
};
