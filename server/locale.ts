import { language as english } from '../words/en/server.ts';
import { fileLocale, localeOf, type FileLocale } from '../words/locale.ts';
import { openedLocale } from './words.ts';

let ofEnglish: FileLocale | undefined;

/** Everything in the language that words.ts has for what is being answered: signals and reports too. */
export const currentLocale = (): FileLocale => openedLocale() ?? (ofEnglish ??= fileLocale(localeOf(english)));
