import type { selfContainedPassages as en } from '../../en/checks/self-contained-passages.ts';
import { agree, amount, language as languageName, number } from './grammar.ts';

const sizes = { short: 'kurz', long: 'lang', '': '' };

export const selfContainedPassages: typeof en = {
  title: 'Passagen sind für sich verständlich',
  problem: 'Passagen sind nicht für sich verständlich',
  why: 'Antwortmaschinen entnehmen Seiten einzelne Passagen. Eine Passage, die ihr Thema nennt und nicht auf andere Teile der Seite verweist, behält ihren Sinn.',
  heuristic: 'Die Formel ist unsere Heuristik',
  words: {
    heading: 'Überschrift',
    first: 'Erster Satz',
    words: 'Wörter',
    characters: 'Zeichen',
    score: 'Punkte',
    why: 'Warum',
    troubles: ({ size, anchor, opener, pointer }) =>
      [
        sizes[size],
        anchor ? '' : 'enthält keinen der häufigsten Begriffe der Seite',
        opener && `beginnt mit „${opener}“`,
        pointer && `verweist auf eine andere Stelle („${pointer}“)`,
      ]
        .filter(Boolean)
        .join('; '),
  },
  says: {
    stand: ({ weak, count }) => ({
      message:
        weak > 0
          ? `${number(count - weak)} von ${amount(count, { one: 'Passage', other: 'Passagen' })} ${agree(count - weak, 'ist', 'sind')} für sich verständlich.`
          : `${amount(count, { one: 'Passage ist', other: 'Passagen sind' })} für sich verständlich.`,
      change: '',
    }),
    lean: ({ weak, count }) => ({
      message: `${number(weak)} von ${amount(count, { one: 'Passage', other: 'Passagen' })} ${agree(weak, 'ist', 'sind')} nicht für sich verständlich.`,
      change:
        'Das Thema in der Passage oder ihrer Überschrift nennen, ein „Dies“ am Anfang durch das ersetzen, was gemeint ist, und Links statt „siehe oben“ verwenden.',
    }),
    noLexicon: ({ language }) => ({
      message: `Für die Sprache dieser Seite (${languageName(language)}) gibt es keine Liste von Wörtern wie „dies“ und „siehe oben“; daher wurden nur Länge und Begriffe geprüft.`,
      change: '',
    }),
    few: ({ minPassages }) => ({
      message: `Die Seite hat weniger als ${amount(minPassages, { one: 'Passage', other: 'Passagen' })}.`,
      change: '',
    }),
  },
};
