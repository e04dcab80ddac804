import type { textLengthText as en } from '../../en/checks/text-length.ts';
import { amount } from './grammar.ts';

/** `34 mots`, `environ 120 caractères`. */
export const textLengthText: typeof en = ({ count, in: unit }) =>
  unit === 'words' ? amount(count, { one: 'mot', other: 'mots' }) : `environ ${amount(count, { one: 'caractère', other: 'caractères' })}`;
