import type { renderParity as en } from '../../en/checks/render-parity.ts';
import { amount, and, percent } from './grammar.ts';

/** What readers without JavaScript miss. @param share of the main text that is in the raw HTML */
const missing = ({ share, blocks, inData }: { share: number; blocks: number; inData: boolean }) =>
  `Ohne JavaScript fehlen ${percent(1 - share)} des Haupttexts (${amount(blocks, { one: 'Block', other: 'Blöcke' })}).${inData ? ' Ein Teil davon steht nur in Inline-Daten.' : ''}`;
const words = (count: number) => `etwa ${amount(count, { one: 'Wort', other: 'Wörter' })}`;

export const renderParity: typeof en = {
  title: 'Quelltext und gerendertes HTML stimmen überein',
  problem: 'Quelltext und gerendertes HTML unterscheiden sich',
  why: 'Google und Bing rendern Seiten, manchmal spät; die meisten KI-Crawler lesen nur den HTML-Quelltext. Sie sehen nie, was JavaScript hinzufügt, und Suchmaschinen sehen möglicherweise zwei Versionen dessen, was JavaScript ändert.',
  heuristic: 'Der Vergleich nach Blöcken und seine Grenzwerte sind unsere Heuristik',
  words: { field: 'Feld', served: 'Quelltext', rendered: 'Gerendert' },
  says: {
    agree: ({ share }) => ({ message: `${percent(share)} des Haupttexts stehen im HTML-Quelltext.`, change: '' }),
    partly: (args) => ({
      message: missing(args),
      change: 'Den Hauptinhalt auf dem Server oder beim Build rendern, damit auch Crawler ohne JavaScript ihn ganz bekommen.',
    }),
    mostlyAbsent: (args) => ({
      message: `${missing(args)} Die meisten KI-Crawler können den fehlenden Text nicht lesen.`,
      change: 'Den Hauptinhalt auf dem Server oder beim Build rendern.',
    }),
    emptied: ({ count }) => ({
      message: `Der HTML-Quelltext hat ${words(count)}, aber JavaScript hat alle entfernt.`,
      change: 'Herausfinden, welches Skript die Seite leert. Suchmaschinen, die es ausführen, sehen eine leere Seite.',
    }),
    onlyNoscript: ({ count }) => ({
      message: `Der Text (${words(count)}) steht nur in <noscript>: Crawler ohne JavaScript bekommen ihn, aber die gerenderte Seite zeigt keinen.`,
      change:
        'Herausfinden, warum die Skripte nichts rendern, oder den Text auf dem Server rendern. Suchmaschinen, die Skripte ausführen, ignorieren <noscript>.',
    }),
    nothingShown: () => ({ message: 'Die gerenderte Seite zeigt keinen Text zum Vergleichen.', change: '' }),
    littleText: () => ({ message: 'Zu wenig Haupttext zum Vergleichen; Titel, Canonical und Robots stimmen überein.', change: '' }),
    fieldsChanged: ({ fields }) => ({
      message: `Ein Skript ändert oder ergänzt: ${and(fields)}.`,
      change: 'Die endgültigen Werte in den HTML-Quelltext schreiben, damit jeder Crawler dieselben bekommt.',
    }),
    directivesChanged: ({ fields }) => ({
      message: `Ein Skript ändert ${and(fields)}: Quelltext und gerendertes HTML unterscheiden sich, und Suchmaschinen verwenden möglicherweise die eine oder die andere Version.`,
      change: 'Die endgültigen Werte von Canonical und Robots in den HTML-Quelltext schreiben und nicht durch Skripte ändern.',
    }),
    sourceNoindex: () => ({
      message: 'Der HTML-Quelltext hat noindex, und ein Skript entfernt es. Google rendert keine Seiten, deren HTML-Quelltext noindex hat.',
      change: 'noindex aus dem HTML-Quelltext entfernen, wenn die Seite gefunden werden soll.',
    }),
    cutShort: () => ({ message: 'Das Dokument wurde nicht bis zum Ende gelesen, daher ist der Anteil eine Untergrenze.', change: '' }),
    noScripts: () => ({ message: 'Auf dieser Seite läuft kein Skript, daher sind Quelltext und gerendertes HTML gleich.', change: '' }),
    loginWall: () => ({ message: 'Ohne Anmeldung liefert diese URL eine andere Seite.', change: '' }),
    sourceRefused: ({ status }) => ({
      message: `Die Website hat auf unsere Anfrage mit ${status} geantwortet, daher konnte der HTML-Quelltext nicht verglichen werden.`,
      change: '',
    }),
  },
};
