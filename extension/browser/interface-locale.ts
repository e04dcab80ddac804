import browser from 'webextension-polyfill';
import { languageFor, openLocale, type Host } from '../../words/languages.ts';
import type { Locale, Parts } from '../../words/locale.ts';
import { firstSettings, readSettings, watchSettings, type Settings } from '../storage/settings.ts';

type ExtensionHost = Exclude<Host, 'server'>;

/** What the user chose, then what the browser speaks. */
const wanted = ({ language = '' }: Settings): string[] => [language, browser.i18n.getUILanguage()].filter(Boolean);
const settings = () => readSettings().catch(() => firstSettings);

/** The language of the interface. @param parts that are loaded with it */
export const interfaceLocale = async (host: ExtensionHost, ...parts: (keyof Parts)[]): Promise<Locale> =>
  (await openLocale(host, wanted(await settings()))).load(...parts);

/** Sentences of findings in that language, for the worker, which judges. */
export const interfaceMessages = async (): Promise<Parts['checks']> => (await interfaceLocale('worker')).part('checks');

/** The language of a page: the page says which it is, and starts again when another is chosen. */
export async function openPageLocale(...parts: (keyof Parts)[]): Promise<Locale> {
  const locale = await interfaceLocale('pages', ...parts);
  const { code, direction } = locale;
  Object.assign(document.documentElement, { lang: code, dir: direction });
  try {
    // public/appearance.js reads it before the next page is painted.
    localStorage.setItem('language', `${code} ${direction}`);
  } catch {
    // Without storage, the next page starts in English.
  }
  watchSettings((now) => {
    if (languageFor(wanted(now)) !== code) location.reload();
  });
  return locale;
}

/** The language of files: the one that was chosen for the user's reports, otherwise that of the interface. */
export const openFileLocale = async (
  host: ExtensionHost,
  { language = '' }: { language?: string },
  ...parts: (keyof Parts)[]
): Promise<Locale> => (language === '' ? interfaceLocale(host, ...parts) : (await openLocale(host, [language])).load(...parts));
