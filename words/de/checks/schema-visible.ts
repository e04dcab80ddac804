import { clipText } from '../../../checks/core/helpers/clip.ts';
import type { schemaVisible as en } from '../../en/checks/schema-visible.ts';
import { agree, allOf, amount, and } from './grammar.ts';
import { framedText } from './framed.ts';
import { inPlainWords } from './marked-properties.ts';

const markedUp = (count: number) => amount(count, { one: 'ausgezeichneter Wert', other: 'ausgezeichnete Werte' });

export const schemaVisible: typeof en = {
  title: 'Strukturierte Daten passen zur sichtbaren Seite',
  problem: 'Strukturierte Daten passen nicht zur sichtbaren Seite',
  why: 'Suchmaschinen verlangen, dass das Markup zu dem passt, was Leser sehen. Markup mit anderen Werten kann die Seite ihre Rich-Suchergebnisse kosten und gibt Assistenten Angaben, die niemand nachprüfen kann. Gerundete Bewertungen, Sterne neben ihrer Anzahl, Kurzformen von Zahlen und ein Name, der länger ist als in der Überschrift, gelten als gleich.',
  heuristic: 'Wie Werte mit dem Text verglichen werden, ist unsere Heuristik',
  words: {
    value: 'Wert',
    marked: 'In strukturierten Daten',
    shown: 'Auf der Seite',
    different: ({ shown }) => `anders: ${shown}`,
    missing: 'nicht gefunden',
  },
  says: {
    nothing: () => ({
      message:
        'Die strukturierten Daten enthalten keine Namen, Preise, Bewertungen, Autoren, Datumsangaben, Fragen oder Breadcrumbs zum Vergleichen.',
      change: '',
    }),
    unreadable: () => ({
      message: 'Das JSON-LD ist ungültig, und keine anderen strukturierten Daten haben Werte zum Vergleichen.',
      change: '',
    }),
    framed: ({ url }) => framedText(url),
    allVisible: ({ count }) => ({
      message: `${agree(count, 'Der einzige vergleichbare Wert in den strukturierten Daten ist', `${allOf(count)} vergleichbaren Werte in den strukturierten Daten sind`)} auf der Seite sichtbar.`,
      change: '',
    }),
    decisive: ({ count, example: { property, marked, shown } }) => ({
      message:
        count === 1
          ? `In den strukturierten Daten ist ${inPlainWords(property)} „${clipText(marked, 60)}“; ${shown === '' ? 'die Seite zeigt diesen Wert nicht' : `auf der Seite steht „${clipText(shown, 60)}“`}.`
          : `${markedUp(count)} (Preis, Bewertung oder Anzahl der Bewertungen) passen nicht zur sichtbaren Seite.`,
      change: 'In den strukturierten Daten und auf der Seite denselben Wert zeigen, am besten aus einem Feld.',
    }),
    secondary: ({ count }) => ({
      message: `${markedUp(count)} nicht im sichtbaren Text gefunden.`,
      change: 'Die Werte der strukturierten Daten mit denselben Worten auf der Seite zeigen oder korrigieren.',
    }),
    otherPath: ({ marked, shown }) => ({
      message: `Der Breadcrumb im Markup, „${clipText(marked, 150)}“, ist ein anderer Pfad als der auf der Seite: „${clipText(shown, 150)}“.`,
      change: 'Den Pfad auszeichnen, den Leser sehen. Suchergebnisse zeigen den im Markup.',
    }),
    many: ({ count, names }) => ({
      message: `${amount(count, { one: 'Wert', other: 'Werte' })} der strukturierten Daten, etwa ${and(names.map(inPlainWords))}, fehlen auf der sichtbaren Seite; Google verlangt, dass sie dort stehen.`,
      change: 'Werte, die diese Seite nicht zeigt, aus den strukturierten Daten entfernen oder auf der Seite zeigen.',
    }),
  },
};
