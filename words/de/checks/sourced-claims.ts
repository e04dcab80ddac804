import type { Claim } from '../../../checks/derive/text/claims.ts';
import type { sourcedClaims as en } from '../../en/checks/sourced-claims.ts';
import { agree, amount, number } from './grammar.ts';
import { textLengthInDative } from './text-length.ts';

const change = 'Die Quelle im Satz nennen, im Absatz darauf verlinken oder die Daten auf der Seite zeigen.';
/** Kinds of sources without text on the page. */
const unnamed: Record<Claim['source'], string> = {
  link: 'Link',
  note: 'Anmerkung',
  'name-year': 'Name und Jahr',
  attribution: 'Zuschreibung',
  'own-data': 'Tabelle oder Abbildung auf dieser Seite',
  publisher: 'eigene Zahl des Herausgebers',
  none: 'keine Quelle',
};

export const sourcedClaims: typeof en = {
  title: 'Aussagen und Zahlen haben Quellen',
  problem: 'Aussagen und Zahlen ohne Quellen',
  why: 'Eine Zahl oder ein Zitat mit Quelle lässt sich nachprüfen und weitergeben. Ein kontrollierter Test ergab, dass Antwortmaschinen solchen Text häufiger verwenden; andere ergaben, dass sie Quellenangaben kaum berücksichtigen.',
  heuristic: 'Was als Aussage und was als Quelle gilt, ist unsere Heuristik',
  words: { claim: 'Aussage', text: 'Text', source: 'Quelle', quotation: 'Zitat', sourceOf: ({ kind, why }) => why || unnamed[kind] },
  says: {
    sourced: ({ sourced, claims }) => ({
      message: `${number(sourced)} von ${number(claims)} Zahlen und Zitaten ${agree(sourced, 'hat', 'haben')} eine Quelle.`,
      change: '',
    }),
    oneSource: () => ({ message: 'Alle stammen aus einer Quelle. Mit einer zweiten könnten Leser vergleichen.', change: '' }),
    noLinks: () => ({
      message: 'Die Quellen sind genannt, aber nicht verlinkt. Mit Links können Leser sie direkt nachprüfen.',
      change: '',
    }),
    thin: ({ sourced, claims }) => ({
      message: `${number(claims - sourced)} von ${number(claims)} Zahlen und Zitaten ${agree(claims - sourced, 'hat', 'haben')} keine Quelle.`,
      change,
    }),
    none: ({ claims }) => ({ message: `Keine der ${number(claims)} Zahlen und Zitate hat eine Quelle.`, change }),
    sparse: ({ quantities, length }) => ({
      message: `${amount(quantities, { one: 'Satz', other: 'Sätze' })} mit einer Zahl in ${textLengthInDative(length)}. Texte mit mehr Zahlen wurden in einem kleinen Test häufiger zitiert.`,
      change: '',
    }),
    recipe: () => ({ message: 'Zahlen in einem Rezept brauchen keine Quelle.', change: '' }),
    few: ({ minClaims }) => ({
      message: `Weniger als ${amount(minClaims, { one: 'Zahl oder Zitat', other: 'Zahlen oder Zitate' })} auf der Seite: wenig zu zitieren.`,
      change: '',
    }),
    wordsUnknown: ({ language }) => ({
      message: `Pageloupe weiß nicht, wie diese Sprache (${language}) Quellen nennt, und kann daher bei den meisten Aussagen nicht sagen, ob sie eine Quelle haben.`,
      change: '',
    }),
  },
};
