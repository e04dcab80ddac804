import { localeFormats } from '../../checks/core/wording.ts';

/** How German writes numbers, plurals, lists and dates. */
export const german = localeFormats('de');
