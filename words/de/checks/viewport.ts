import type { viewport as en } from '../../en/checks/viewport.ts';
import { number } from './grammar.ts';

export const viewport: typeof en = {
  title: 'Viewport funktioniert auf Mobilgeräten',
  problem: 'Viewport funktioniert nicht auf Mobilgeräten',
  why: 'Ohne Viewport-Angabe rendern Smartphones die Seite in Desktop-Breite und verkleinern sie. Google indexiert, was sein Smartphone-Crawler sieht.',
  words: { times: '×' },
  says: {
    fits: () => ({ message: 'Die Seite passt sich der Gerätebreite an und lässt sich zoomen.', change: '' }),
    missing: () => ({
      message: 'Smartphones verkleinern die Seite, bis sie passt: Die Viewport-Angabe fehlt.',
      change: '<meta name="viewport" content="width=device-width, initial-scale=1"> im Head ergänzen.',
    }),
    fixed: ({ width }) => ({
      message: `Der Viewport hat eine feste Breite von ${number(width)} px.`,
      change: 'In der Viewport-Angabe width=device-width statt einer Zahl verwenden.',
    }),
    noWidth: ({ content }) => ({
      message:
        content.trim() === ''
          ? 'Smartphones verkleinern die Seite, bis sie passt: Die Viewport-Angabe ist leer.'
          : `Die Viewport-Angabe hat keine gültige Breite: „${content}“.`,
      change: '<meta name="viewport" content="width=device-width, initial-scale=1"> setzen.',
    }),
    zoomBlocked: ({ what, scale, maximumScale }) => ({
      message: `${what} beschränkt das Zoomen: Menschen, die größeren Text brauchen, können die Seite nicht ${scale > 1 ? `auf mehr als das ${number(scale)}-Fache ` : ''}vergrößern.`,
      change: `user-scalable=no und jedes maximum-scale unter ${number(maximumScale)} entfernen.`,
    }),
    zoomMisread: () => ({
      message: 'Chrome und Safari lesen das Semikolon nach user-scalable als Teil seines Werts und blockieren dann das Zoomen.',
      change: 'Die Teile mit Kommas trennen oder user-scalable entfernen.',
    }),
    overflows: ({ document, window }) => ({
      message: `Die Seite ist ${number(document)} px breit in einem ${number(window)} px breiten Fenster und scrollt daher horizontal.`,
      change:
        'Die überstehenden Elemente umbrechen oder schrumpfen lassen: max-width: 100% für Medien, overflow-x: auto für breite Tabellen.',
    }),
    semicolons: () => ({
      message: 'Die Angabe verwendet Semikolons, die Chrome und Safari nicht als Trennzeichen behandeln.',
      change: 'Die Teile mit Kommas trennen.',
    }),
    severalUsed: ({ count }) => ({
      message: `${number(count)} Viewport-Angaben; Browser verwenden die letzte, die hier geprüft ist.`,
      change: 'Eine Viewport-Angabe behalten.',
    }),
  },
};
