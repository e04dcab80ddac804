/**
 * The language in which the service and the command line speak: that of the request that is being answered, otherwise that of the
 * process. Help needs only these words, so a locale with all its signals is in locale.ts.
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
/** To be called whenever something is said, not when a module is loaded. */
export const serverWords = (): ServerWords => openedLocale()?.part('server') ?? english;

/** Attributes of a page in the language of what is being answered. */
export const pageLanguage = (): { lang: string; dir: FileLocale['direction'] } => ({
  lang: openedLocale()?.code ?? 'en',
  dir: openedLocale()?.direction ?? 'ltr',
});

/** To be called before anything is said. @param locale null for English */
export function setProcessLocale(locale: FileLocale | null): void {
  ofProcess = locale;
}
/** Everything that the work says is said in this locale. */
export const runInLocale = <T>(locale: FileLocale | null | undefined, work: () => T): T => ofRequest.run(locale, work);
/** The language of everything that is not the answer to one request: batches, schedules, webhooks. */
export const processLanguage = (): string => ofProcess?.code ?? 'en';
/** For work that outlives the request that caused it, or is shared with others. */
export const inProcessLanguage = <T>(work: () => T): T => ofRequest.run(ofProcess, work);
