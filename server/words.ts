/**
 * The language of the service and the command line: that of the current request, otherwise that of the process.
 * Help needs only these words, so a locale with all its signals is in locale.ts.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { server as english } from '../words/en/server/index.ts';
import type { FileLocale, ServerWords } from '../words/locale.ts';

/** Null: English. */
let ofProcess: FileLocale | null = null;
const ofRequest = new AsyncLocalStorage<FileLocale | null | undefined>();

/** The locale that was opened; null for English. */
export function openedLocale(): FileLocale | null {
  const chosen = ofRequest.getStore();
  return chosen === undefined ? ofProcess : chosen;
}
/** Call it when a sentence is needed, not when a module is loaded: the language depends on the request. */
export const serverWords = (): ServerWords => openedLocale()?.part('server') ?? english;

/** The lang and dir attributes of an HTML page for the current request. */
export const pageLanguage = (): { lang: string; dir: FileLocale['direction'] } => ({
  lang: openedLocale()?.code ?? 'en',
  dir: openedLocale()?.direction ?? 'ltr',
});

/** Call it before the first sentence is written. @param locale null for English */
export function setProcessLocale(locale: FileLocale | null): void {
  ofProcess = locale;
}
/** Runs the work with this locale for all of its sentences. */
export const runInLocale = <T>(locale: FileLocale | null | undefined, work: () => T): T => ofRequest.run(locale, work);
/** The language of everything that belongs to no single request: batches, schedules, webhooks. */
export const processLanguage = (): string => ofProcess?.code ?? 'en';
/** For work that outlives the request that caused it, or is shared with others. */
export const inProcessLanguage = <T>(work: () => T): T => ofRequest.run(ofProcess, work);
