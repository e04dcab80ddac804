import { english } from '../../../checks/core/wording.ts';
import type { MarkedValue } from '../../../checks/derive/structured-data/markup-visible.ts';

const { amount, agree, number } = english;
const visible = ({ found, all }: { found: number; all: number }) =>
  `${number(found)} of ${amount(all, 'marked-up value')} ${agree(all, 'is', 'are')} visible on the page`;

export const words = {
  none: 'The structured data has no values to compare: no names, prices, ratings, authors, dates, questions or breadcrumb.',
  visible: (counts: { found: number; all: number }) => `${visible(counts)}.`,
  different: ({ different, ...counts }: { found: number; all: number; different: number }) =>
    `${visible(counts)}; ${number(different)} ${agree(different, 'differs', 'differ')} from what readers see.`,
  mark: 'Highlight the values on the page',
  rows: 'marked-up values',
  property: 'Property',
  marked: 'In structured data',
  shown: 'On the page',
  compared: 'Compared',
  nothing: 'nothing',
  /** Of what the page shows: the same text, a text that contains it or is contained in it, one that means the same, another, none. */
  states: { same: 'same', contained: 'contained', similar: 'similar', different: 'different', missing: 'not visible' } satisfies Record<
    Exclude<MarkedValue['state'], 'found'> | 'same' | 'contained' | 'similar',
    string
  >,
};
