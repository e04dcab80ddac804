import type * as en from '../../en/checks/text-length.ts';
import { amount } from './grammar.ts';

/** `34 palavras`, `cerca de 120 caracteres`. */
export const textLengthText: typeof en.textLengthText = ({ count, in: unit }) =>
  unit === 'words'
    ? amount(count, { one: 'palavra', other: 'palavras' })
    : `cerca de ${amount(count, { one: 'caractere', other: 'caracteres' })}`;
