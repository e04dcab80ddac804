import type { words as en } from '../../en/tools/favicon-sitename.ts';
import { german } from '../german.ts';
import { probeText } from '../checks/probes.ts';

const { amount, number, bytes } = german;

export const words: typeof en = {
  icons: {
    title: 'Infrage kommende Icons',
    note: 'Google verlangt ein quadratisches Icon von mindestens 8 × 8 Pixeln und empfiehlt mehr als 48 × 48. Jedes ist in 16, 32 und 48 Pixeln gezeigt, auf hellem und dunklem Grund.',
    none: 'Die Seite gibt kein Icon an, und es gibt auch keine /favicon.ico als Ersatz.',
    fallback: 'Kein Icon angegeben. Browser und Suchmaschinen versuchen dann /favicon.ico.',
    more: ({ count }) => `${amount(count, { one: 'weiteres ist', other: 'weitere sind' })} angegeben.`,
    drawnSizes: 'Die Größen sind die der geladenen Bilder.',
    kept: 'robots.txt blockiert das Icon für Googlebot-Image',
    byDefault: 'als Vorgabe',
    declared: '(angegeben)',
    empty: '(leer)',
    notUrl: ({ written }) => `${written} ist keine URL.`,
    noAnswer: 'keine Antwort',
    noAnswerFor: ({ why }) => `keine Antwort: ${probeText(why)}`,
    status: ({ status }) => `Status ${status}`,
    notDrawn: ({ why }) => `nicht gezeigt: ${probeText(why)}`,
    notPicture: 'keine Bild-URL',
    vector: 'SVG, jede Größe',
    pixels: ({ width, height }) => `${number(width)} × ${number(height)} px`,
    bytes: ({ count }) => bytes(count),
  },
  names: {
    title: 'Website-Name',
    note: 'Suchmaschinen wählen einen Namen für die ganze Website, ausgehend von der Startseite. Einheitliche Namen werden am ehesten angezeigt.',
    agree: ({ count }) => `Alle ${number(count)} stimmen überein`,
    differ: ({ names, places }) =>
      `${amount(names, { one: 'Name', other: 'verschiedene Namen' })} an ${amount(places, { one: 'Stelle', other: 'Stellen' })}`,
    rows: 'Website-Namen',
    none: 'Kein Website-Name gefunden: weder og:site_name noch WebSite oder Organization in strukturierten Daten noch ein Name am Ende des Titels.',
    name: 'Name',
    where: 'Wo',
    agreement: 'Abgleich',
    only: 'der einzige',
    agrees: 'stimmt überein',
    differs: 'weicht ab',
    website: ({ format }) => `WebSite-Name (${format})`,
    ofType: ({ type, place }) => `${type} (${place})`,
    places: {
      'site-name': 'og:site_name oder application-name',
      'title-suffix': 'Ende des Titels',
      'json-ld': 'JSON-LD',
      microdata: 'Microdata',
      rdfa: 'RDFa',
      copyright: 'Copyright-Zeile',
      logo: 'Logo-Link',
      host: 'nur Hostname',
      byline: 'Autorenzeile',
      'rel-author': 'als Autor ausgezeichnet',
      meta: 'Meta-Tag',
    },
  },
};
