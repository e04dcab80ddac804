import { languageFor, openLocale } from '../words/languages.ts';
import { fileLocale, type FileLocale } from '../words/locale.ts';
import { setProcessLocale } from './words.ts';

/** Null for English, which needs no loading. @param wanted language tags, best first */
export async function localeFor(wanted: readonly string[]): Promise<FileLocale | null> {
  const code = languageFor(wanted);
  return code === 'en' ? null : fileLocale(await openLocale('server', [code]));
}
/** The language of this process from now on. @param wanted language tags, best first */
export const openProcessLocale = async (wanted: readonly string[]): Promise<void> => setProcessLocale(await localeFor(wanted));
