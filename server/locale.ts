import { language as english } from '../words/en/server.ts';
import { fileLocale, localeOf, type FileLocale } from '../words/locale.ts';
import { inProcessLanguage, openedLocale } from './words.ts';

let ofEnglish: FileLocale | undefined;

/** Everything in the language that words.ts has for what is being answered: signals and reports too. */
export const currentLocale = (): FileLocale => openedLocale() ?? englishLocale();
export const englishLocale = (): FileLocale => (ofEnglish ??= fileLocale(localeOf(english)));
/** The same in the language of the process. */
export const processLocale = (): FileLocale => inProcessLanguage(currentLocale);
