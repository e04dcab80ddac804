import type { textLengthText as en } from '../../en/checks/text-length.ts';
import { number } from './grammar.ts';

/** `34 語`, `約 120 文字`: at the start of a text. */
export const textLengthText: typeof en = ({ count, in: unit }) => (unit === 'words' ? `${number(count)} 語` : `約 ${number(count)} 文字`);
/** The same after other words: a digit has a space before it. */
export const spacedLength: typeof en = (length) => `${length.in === 'words' ? ' ' : ''}${textLengthText(length)}`;
