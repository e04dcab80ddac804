import browser from 'webextension-polyfill';
import { openLocale, type Host } from '../../words/languages.ts';
import type { Locale, Parts } from '../../words/locale.ts';

/** The language of this browser. @param parts that are loaded with it */
export const ownLocale = async (host: Exclude<Host, 'server'>, ...parts: (keyof Parts)[]): Promise<Locale> =>
  (await openLocale(host, [browser.i18n.getUILanguage()])).load(...parts);

/** Sentences of findings in that language, for the worker, which judges. */
export const ownMessages = async (): Promise<Parts['checks']> => (await ownLocale('worker')).part('checks');
