import type { LeadPart } from '../../../checks/derive/text/passages.ts';
import type { TextLength } from '../../../checks/derive/text/length.ts';
import type { answerLead as en } from '../../en/checks/answer-lead.ts';
import { agree, amount, and, fixed, percent } from './grammar.ts';
import { textLengthInDative, textLengthText } from './text-length.ts';

const mostWords = 6;
const listed = (words: readonly string[]) =>
  and([
    ...words.slice(0, mostWords).map((word) => `„${word}“`),
    ...(words.length > mostWords ? [amount(words.length - mostWords, { one: 'weiteres Wort', other: 'weitere Wörter' })] : []),
  ]);

interface Weak {
  length: TextLength;
  before: TextLength;
  missing: readonly string[];
}
const weaknesses: Record<LeadPart, (args: Weak) => string> = {
  position: ({ before }) =>
    `Die Antwort beginnt spät: ${textLengthText(before)} ${agree(before.count, 'steht', 'stehen')} vor dem ersten richtigen Absatz.`,
  subject: ({ missing }) =>
    missing.length > 0
      ? `Im ersten Absatz ${agree(missing.length, 'fehlt', 'fehlen')} ${listed(missing)} aus Titel und Hauptüberschrift.`
      : 'Der erste Absatz verwendet kaum Wörter aus Titel und Hauptüberschrift.',
  size: ({ length }) => `Der erste Absatz ist lang: ${textLengthText(length)}.`,
  statement: () => 'Der erste Absatz endet mit einer Frage oder einem Doppelpunkt, statt zu antworten.',
};
const change = 'Den Hauptinhalt mit einem kurzen Absatz beginnen, der das Thema nennt und die Antwort gibt.';

export const answerLead: typeof en = {
  title: 'Die Antwort steht früh auf der Seite',
  problem: 'Die Antwort kommt spät oder ist unklar',
  why: 'Antwortmaschinen zitieren das erste Drittel einer Seite häufiger als den Rest, und Leser entscheiden dort, ob sie bleiben. Ein erster Absatz, der das Thema nennt, lässt sich für sich allein zitieren.',
  heuristic: 'Die Formel ist unsere Heuristik',
  words: {
    part: 'Teil',
    weight: 'Gewicht',
    score: 'Punkte',
    share: ({ value }) => fixed(value, 2),
    notApplicable: 'trifft nicht zu',
    words: 'Wörter',
    position: 'Position',
    subject: 'Thema',
    size: 'Länge',
    statement: 'Aussage',
  },
  says: {
    early: ({ length, named }) => ({
      message: `Die Seite beginnt mit einem Absatz von ${textLengthInDative(length)}${named.length > 0 ? `, der ${listed(named)} nennt` : ''}.`,
      change: '',
    }),
    weak: ({ weak, ...args }) => ({ message: weak.map((part) => weaknesses[part](args)).join(' '), change }),
    none: ({ within }) => ({ message: `In den ersten ${percent(within)} des Hauptinhalts steht kein Absatz.`, change }),
    ours: () => ({ message: 'Punkte für Position, Thema, Länge und Form des ersten Absatzes:', change: '' }),
    little: () => ({ message: 'Der Hauptinhalt ist zu kurz für einen einleitenden Absatz.', change: '' }),
  },
};
