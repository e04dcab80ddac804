import { localeFormats } from '../../checks/core/wording.ts';

/** How Brazilian Portuguese writes numbers, plurals, lists and dates. */
export const portuguese = localeFormats('pt-BR');
