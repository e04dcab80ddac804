import { localeFormats } from '../../checks/core/wording.ts';

/** How Japanese writes numbers, plurals, lists and dates. */
export const japanese = localeFormats('ja');
