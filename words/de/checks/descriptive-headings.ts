import type { descriptiveHeadings as en } from '../../en/checks/descriptive-headings.ts';
import { agree, amount, number } from './grammar.ts';

export const descriptiveHeadings: typeof en = {
  title: 'Überschriften beschreiben ihre Abschnitte',
  problem: 'Überschriften beschreiben ihre Abschnitte nicht',
  why: 'Seiten, deren Überschriften zur Frage passen, werden häufiger zitiert. Die Frage ist hier nicht bekannt, daher wird jede Überschrift mit dem Text darunter verglichen.',
  heuristic: 'Die Formel ist unsere Heuristik',
  words: {
    heading: 'Überschrift',
    score: 'Punkte',
    why: 'Warum',
    generic: 'generisch, sagt nichts über ihren Abschnitt',
    repeated: 'auf der Seite wiederholt',
    unanswered: 'eine Frage ohne kurze Antwort direkt darunter',
    tooShort: 'zu kurz, um ihren Abschnitt zu beschreiben',
    single: 'nur ein Keyword',
    unrelated: 'kein Keyword mit dem Anfang ihres Abschnitts gemeinsam',
    fine: '',
  },
  says: {
    tell: ({ weak, count }) => ({
      message:
        weak > 0
          ? `Die Überschriften von ${number(count - weak)} der ${number(count)} Abschnitte beschreiben deren Inhalt.`
          : agree(
              count,
              'Die Überschrift des einen Abschnitts beschreibt seinen Inhalt.',
              `Die Überschriften aller ${number(count)} Abschnitte beschreiben deren Inhalt.`,
            ),
      change: '',
    }),
    vague: ({ weak, count, unrelated }) => ({
      message:
        unrelated === weak
          ? `${number(weak)} von ${amount(count, { one: 'Überschrift', other: 'Überschriften' })} ${agree(weak, 'hat kein Keyword mit ihrem Abschnitt', 'haben kein Keyword mit ihrem Abschnitt')} gemeinsam.`
          : `${number(weak)} von ${amount(count, { one: 'Überschrift', other: 'Überschriften' })} ${agree(weak, 'sagt', 'sagen')} wenig über ${agree(weak, 'ihren Abschnitt', 'ihre Abschnitte')}.`,
      change: 'In jeder Überschrift den Abschnitt beschreiben, mit Wörtern aus dem Abschnitt. Eine Frage direkt darunter beantworten.',
    }),
    little: ({ minSections }) => ({
      message: `Der Hauptinhalt ist kurz oder hat weniger als ${amount(minSections, { one: 'Abschnitt', other: 'Abschnitte' })}.`,
      change: '',
    }),
  },
};
