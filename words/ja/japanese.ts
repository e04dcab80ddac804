import { localeFormats } from '../../checks/core/wording.ts';

/** How Japanese writes numbers, plurals, lists and dates. */
export const japanese = localeFormats('ja');

/** A text before Japanese letters: Latin letters and digits have a space after them (「13 ms で」, 「1.2 秒で」). */
export const spaced = (text: string): string => (/[A-Za-z0-9]$/.test(text) ? `${text} ` : text);
