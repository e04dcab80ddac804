import type * as en from '../../en/checks/text-length.ts';
import { amount, amountOf, nouns } from './grammar.ts';

/** `34 كلمة`, `نحو 120 حرفًا`, as a subject. */
export const textLengthText: typeof en.textLengthText = ({ count, in: unit }) =>
  unit === 'words' ? amount(count, nouns.word) : `نحو ${amountOf(count, nouns.character)}`;

/** The same as an object or after a preposition. */
export const textLengthOf: typeof en.textLengthText = ({ count, in: unit }) =>
  unit === 'words' ? amountOf(count, nouns.word) : `نحو ${amountOf(count, nouns.character)}`;
