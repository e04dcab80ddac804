import type { words as en } from '../../en/tools/serp-preview.ts';
import { german } from '../german.ts';

const { amount, number, date } = german;
const pixelForms = { one: 'Pixel', other: 'Pixel' };

export const words: typeof en = {
  device: 'Gerät',
  desktop: 'Desktop',
  mobile: 'Mobil',
  whatIf: 'Vorschau Ihrer Änderungen, nicht der Seite',
  noTitle: 'Die Seite hat keinen Titel. Suchmaschinen bilden einen aus Überschriften, Links und URL; hier steht stattdessen der Host.',
  exampleSnippet:
    'Keine Beschreibung. Suchmaschinen wählen Text der Seite, der zur Suchanfrage passt; hier steht als Beispiel der erste Absatz.',
  noSnippet: 'Keine Beschreibung und kein Absatz, der stattdessen gezeigt werden könnte.',
  noText: 'Kein Text zu zeigen.',
  thisPage: 'Diese Seite',
  resultOn: { desktop: 'Suchergebnis auf dem Desktop', mobile: 'Suchergebnis auf dem Smartphone' },
  date: ({ iso }) => date(iso),
  ruler: ({ pixels, limit }) => `Der Titel ist ${amount(pixels, pixelForms)} breit; Suchergebnisse kürzen meist bei etwa ${number(limit)}.`,
  snippetRuler: ({ pixels, limit }) =>
    `In einer Zeile ist dieser Text ${amount(pixels, pixelForms)} breit; Suchergebnisse kürzen meist bei etwa ${number(limit)}.`,
  cut: ({ limit }) => `Schnitt ${number(limit)}`,
  draft: {
    title: 'Bearbeiten und Vorschau',
    note: 'Nur diese Vorschau ändert sich, nicht die Seite. Die Breiten, ab denen gekürzt wird, sind gemessene Erfahrungswerte; keine Suchmaschine dokumentiert sie.',
    pageTitle: 'Titel',
    description: 'Beschreibung',
    fits: {
      desktop: ({ pixels, limit }) => `Desktop: ${number(pixels)} px von etwa ${number(limit)}`,
      mobile: ({ pixels, limit }) => `Mobil: ${number(pixels)} px von etwa ${number(limit)}`,
    },
    over: {
      desktop: ({ pixels, limit }) => `Desktop: ${number(pixels)} px von etwa ${number(limit)}, gekürzt`,
      mobile: ({ pixels, limit }) => `Mobil: ${number(pixels)} px von etwa ${number(limit)}, gekürzt`,
    },
    characters: ({ count }) => amount(count, { one: 'Zeichen', other: 'Zeichen' }),
    back: 'Zurücksetzen',
  },
  sources: {
    title: 'Quellen des Titellinks',
    note: 'Google kann jede davon für den Titel eines Suchergebnisses verwenden. Je besser sie übereinstimmen, desto seltener schreibt Google Ihren Titel um.',
    rows: 'Titelquellen',
    none: 'Die Seite hat keinen Titel, keine sichtbare Hauptüberschrift, kein og:title und kein headline in den strukturierten Daten.',
    where: 'Wo',
    text: 'Text',
    agreement: 'Abgleich',
    pixels: 'Pixel',
    characters: 'Zeichen',
    places: {
      title: () => '<title>',
      'main-heading': () => 'Hauptüberschrift (h1)',
      heading: ({ name }) => `auffällige Überschrift (${name})`,
      meta: ({ name }) => name,
      data: ({ name }) => name,
    },
    agrees: {
      title: 'das ist der Titel',
      same: 'wie der Titel',
      contains: 'enthält den Titel',
      contained: 'Teil des Titels',
      shares: 'einige gemeinsame Wörter',
      differs: 'keine gemeinsamen Wörter',
      script: 'in einer anderen Schrift',
    },
  },
};
