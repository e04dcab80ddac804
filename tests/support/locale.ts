import { language } from '../../words/en/server.ts';
import { fileLocale, localeOf } from '../../words/locale.ts';

/** What reports are written with in tests: the signals themselves, no build between. */
export const locale = fileLocale(localeOf(language));
