import type { TextLength } from '../../../checks/derive/text/length.ts';
import { amount } from './grammar.ts';

/** `34 words`, `about 120 characters`. */
export const textLengthText = ({ count, in: unit }: TextLength): string =>
  unit === 'words' ? amount(count, 'word') : `about ${amount(count, 'character')}`;
