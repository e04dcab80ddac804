import { localeFormats } from '../../checks/core/wording.ts';

/** How Arabic writes numbers, plurals, lists and dates. */
export const arabic = localeFormats('ar');
