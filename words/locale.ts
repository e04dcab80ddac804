import type { CatalogueEntry, Grounds } from '../checks/core/catalogue.ts';
import type { start } from './en/index.ts';
import type { language as pages } from './en/pages.ts';
import type { language as server } from './en/server.ts';
import type { language as worker } from './en/worker.ts';

/** A language for the pages of the extension: one that lacks a sentence or an argument does not compile. */
export type PagesLanguage = typeof pages;
export type WorkerLanguage = typeof worker;
export type ServerLanguage = typeof server;
type Later = Awaited<ReturnType<PagesLanguage['later']>>;
/** Sentences that only some views and files need, by part. */
export type Parts = PagesLanguage['parts'] &
  WorkerLanguage['parts'] &
  ServerLanguage['parts'] & { readonly [Name in keyof Later]: Awaited<ReturnType<Later[Name]>> };

/** What a file words/<language>/<host>.ts has: in scripts that are loaded whole, parts are values; elsewhere, they are loaded later. */
export type Language = typeof start & {
  catalogue: readonly CatalogueEntry[];
  parts?: Partial<Parts>;
  later?: () => Promise<Partial<Later>>;
};

/** Everything that is said in one language, and how it writes numbers. */
export interface Locale extends Omit<Language, 'parts' | 'later'> {
  /** In which its script is written. */
  direction: 'ltr' | 'rtl';
  /** Undefined for a signal that this version does not know. */
  entryOf(id: string): CatalogueEntry | undefined;
  load(...names: (keyof Parts)[]): Promise<Locale>;
  /** Undefined until it is loaded. */
  loaded<Name extends keyof Parts>(name: Name): Parts[Name] | undefined;
  /** A part that has been loaded before. */
  part<Name extends keyof Parts>(name: Name): Parts[Name];
}

/** A locale with what only files need. */
export interface FileLocale extends Locale {
  words: Locale['words'] & Parts['files'];
  /** Undefined for a signal that this version does not know. */
  groundsOf(id: string): Grounds | undefined;
}

/** Words of the extension. */
export type Words = Parts['app'];
/** Words of a report. */
export type ReportWords = Locale['words'];
/** Words of files. */
export type FileWords = Parts['files'];
/** Words of the service and the command line. */
export type ServerWords = Parts['server'];
/** A sentence as a function of the words, called where it is shown. */
export type Phrase = (words: Words) => string;
/** Words of the bulk page. */
export type BulkWords = Parts['bulk'];
export type BulkPhrase = (words: BulkWords) => string;

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);
/** In which a language is usually written; '' if that is not known. @param code of a language */
export const scriptOf = (code: string): string => new Intl.Locale(code).maximize().script ?? '';
/** @param code of a language: Firefox has no `textInfo` that would tell */
export const directionOf = (code: string): Locale['direction'] => (rightToLeft.has(scriptOf(code)) ? 'rtl' : 'ltr');

const made = new WeakMap<Language, Locale>();

/** One locale for a language, so that its parts are loaded once. */
export function localeOf(language: Language): Locale {
  let locale = made.get(language);
  if (!locale) made.set(language, (locale = newLocale(language)));
  return locale;
}

function newLocale({ parts = {}, later, ...language }: Language): Locale {
  const byId = new Map(language.catalogue.map((entry) => [entry.id, entry]));
  const known = new Map<string, unknown>(Object.entries(parts));
  const locale: Locale = {
    ...language,
    direction: directionOf(language.code),
    entryOf: (id) => byId.get(id),
    async load(...names) {
      const missing = names.filter((name) => !known.has(name));
      if (missing.length === 0) return locale;
      const loaders: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = (await later?.()) ?? {};
      await Promise.all(
        missing.map(async (name) => {
          const loadPart = loaders[name];
          if (loadPart) known.set(name, await loadPart());
        }),
      );
      return locale;
    },
    loaded: <Name extends keyof Parts>(name: Name) => known.get(name) as Parts[Name] | undefined,
    part<Name extends keyof Parts>(name: Name) {
      if (!known.has(name)) throw new Error(`The words of ${name} are not loaded.`);
      return known.get(name) as Parts[Name];
    },
  };
  return locale;
}

/** @param locale with its parts for files loaded */
export function fileLocale(locale: Locale): FileLocale {
  const grounds = locale.part('grounds');
  return {
    ...locale,
    words: { ...locale.words, ...locale.part('files') },
    groundsOf: (id) => (Object.hasOwn(grounds, id) ? grounds[id] : undefined),
  };
}
export const loadFileLocale = async (locale: Locale): Promise<FileLocale> => fileLocale(await locale.load('files', 'grounds'));
