import type * as en from '../../en/checks/text-length.ts';
import { amount } from './grammar.ts';

/** `34 Wörter`, `etwa 120 Zeichen`, as subject or object. */
export const textLengthText: typeof en.textLengthText = ({ count, in: unit }) =>
  unit === 'words' ? amount(count, { one: 'Wort', other: 'Wörter' }) : `etwa ${amount(count, { other: 'Zeichen' })}`;

/** `34 Wörtern`, after “von” and “mit”. */
export const textLengthInDative: typeof en.textLengthText = ({ count, in: unit }) =>
  unit === 'words' ? amount(count, { one: 'Wort', other: 'Wörtern' }) : `etwa ${amount(count, { other: 'Zeichen' })}`;
