import { localeFormats } from '../../checks/core/wording.ts';

/** How Spanish writes numbers, plurals, lists and dates. */
export const spanish = localeFormats('es');
