import { language as english } from '../words/en/server.ts';
import { openLocale } from '../words/languages.ts';
import { fileLocale, localeOf, type FileLocale } from '../words/locale.ts';

let current: FileLocale | undefined;

/** The language of this process: English until another is opened. */
export const processLocale = (): FileLocale => (current ??= fileLocale(localeOf(english)));

/** To be called before anything is said. @param wanted language tags, best first */
export async function openProcessLocale(wanted: readonly string[]): Promise<void> {
  current = fileLocale(await openLocale('server', wanted));
}
