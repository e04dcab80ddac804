import type * as en from '../../en/checks/text-length.ts';
import { amount } from './grammar.ts';

/** `34 palabras`, `unos 120 caracteres`. */
export const textLengthText: typeof en.textLengthText = ({ count, in: unit }) =>
  unit === 'words'
    ? amount(count, { one: 'palabra', other: 'palabras' })
    : `unos ${amount(count, { one: 'carácter', other: 'caracteres' })}`;
