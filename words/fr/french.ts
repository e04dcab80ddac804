import { localeFormats } from '../../checks/core/wording.ts';

/** How French writes numbers, plurals, lists and dates. */
export const french = localeFormats('fr');
