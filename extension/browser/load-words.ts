import browser from 'webextension-polyfill';
import { otherLanguages } from '../../words/languages.ts';
import type { WorkerLanguage } from '../../words/locale.ts';

/** A service worker; Firefox runs the same code in a page, which has no `importScripts`. */
const worker = globalThis as typeof globalThis & {
  importScripts?(...urls: string[]): void;
  pageloupeWords?: { readonly [Code in string]?: WorkerLanguage };
};
const urlOf = (code: string) => browser.runtime.getURL(`words/${code}.js`);

/**
 * The words of a language for the worker, which is one script: all of them in it would double the time until it answers. The build puts
 * this in place of their imports (scripts/build/catalogue-plugin.ts).
 */
export async function loadWords(code: string): Promise<{ language: WorkerLanguage }> {
  if (!worker.pageloupeWords?.[code]) {
    if (worker.importScripts) worker.importScripts(urlOf(code));
    else await import(/* @vite-ignore */ urlOf(code));
  }
  const language = worker.pageloupeWords?.[code];
  if (!language) throw new Error(`The words of ${code} did not load.`);
  return { language };
}

/** A service worker may later load only scripts that it loaded when it was installed. */
export function keepWordsForLater(): void {
  if (!worker.importScripts) return;
  addEventListener('install', () => worker.importScripts!(...otherLanguages.map(urlOf)));
}
