import type { mainHeading as en } from '../../en/checks/main-heading.ts';
import { number } from './grammar.ts';

export const mainHeading: typeof en = {
  title: 'Seite hat eine sichtbare Hauptüberschrift',
  problem: 'Hauptüberschrift fehlt oder ist unklar',
  why: 'Eine Überschrift, die klar hervorsticht, sagt Lesern und Maschinen, worum es auf der Seite geht; Suchmaschinen können sie als Titellink verwenden.',
  says: {
    one: ({ text }) => ({ message: `Die Hauptüberschrift ist „${text}“.`, change: '' }),
    several: ({ count }) => ({
      message: `${number(count)} h1-Elemente gefunden. Das ist in Ordnung, wenn eines klar die Hauptüberschrift ist.`,
      change: '',
    }),
    rivals: ({ count }) => ({
      message: `${number(count)} ohne Scrollen sichtbare h1-Elemente haben dieselbe Größe, daher ist keines klar die Hauptüberschrift.`,
      change: 'Eine Überschrift durch Größe oder Position am auffälligsten machen.',
    }),
    siteName: ({ name, headline }) => ({
      message: `Die h1 ist nur der Website-Name („${name}“). Die Überschrift dieser Seite („${headline}“) ist keine h1.`,
      change:
        'Die Überschrift der Seite als h1 auszeichnen und den Website-Namen als einfachen Link. Auf der Startseite darf der Website-Name die h1 sein.',
    }),
    path: ({ text, headline }) => ({
      message: `Die h1 enthält den ganzen Pfad zur Seite („${text}“) und nicht nur ihre Überschrift („${headline}“).`,
      change: 'Nur die Überschrift als h1 auszeichnen und den Pfad davor in eine eigene Liste setzen.',
    }),
    hidden: () => ({
      message: 'Die h1 ist leer oder für Leser verborgen.',
      change: 'Die h1 sichtbar machen, mit Text oder einem Bild mit Alt-Text.',
    }),
    roleOnly: ({ text }) => ({
      message: `„${text}“ ist nur durch die ARIA-Rolle eine Überschrift: Screenreader finden sie, aber Suchmaschinen suchen nach h1 bis h6.`,
      change: 'Die Hauptüberschrift der Seite als h1 auszeichnen.',
    }),
    noH1: ({ level }) => ({
      message: `Die Seite hat Überschriften (die höchste ist h${level}), aber keine h1.`,
      change: 'Die Hauptüberschrift der Seite als h1 auszeichnen.',
    }),
    none: () => ({
      message: 'Die Seite hat keine Überschrift.',
      change: 'Über dem Inhalt eine Überschrift ergänzen und als h1 auszeichnen.',
    }),
  },
};
