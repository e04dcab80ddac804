import type { words as en } from '../../en/tools/social-preview.ts';
import { german } from '../german.ts';
import { probeText } from '../checks/probes.ts';

const { fixed, number } = german;

export const words: typeof en = {
  shared: {
    title: 'Linkvorschauen',
    note: 'Nach den Tags dieser Seite. Netzwerke ändern ihre Karten ohne Ankündigung; entscheidend ist, welchen Text und Bildausschnitt sie verwenden.',
    noCard: 'X zeigt keine Karte: twitter:card und og:title fehlen.',
    noTitle: 'Kein Titel',
    noImage: ({ why }) => `Kein Bild: ${probeText(why)}.`,
    notLoaded: 'Nicht geladen',
  },
  image: {
    title: 'Vorschaubild',
    none: 'Kein Vorschaubild angegeben: Netzwerke nehmen ein Bild der Seite oder keins.',
    note: 'Der Rahmen ist der übliche Ausschnitt 1,91:1; was außerhalb liegt, wird möglicherweise abgeschnitten.',
    declared: ({ width, height }) => `${number(width)} × ${number(height)} px angegeben`,
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    ratio: ({ ratio }) => `${fixed(ratio, 2)}:1`,
    drawnSize: 'Die Größe ist die des hier gezeigten Bilds.',
  },
  tags: {
    title: 'Welches Tag verwendet wird',
    note: 'Das erste Tag mit einem Wert gilt.',
    rows: 'Tags zum Teilen',
    none: 'Die Seite hat keine Tags zum Teilen.',
    network: 'Netzwerk',
    part: 'Teil',
    from: 'Woher',
    value: 'Wert',
    nothing: 'nichts',
    titleElement: '<title>',
    parts: { title: 'Titel', description: 'Beschreibung', image: 'Bild' },
  },
};
