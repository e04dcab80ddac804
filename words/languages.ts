import { localeOf, type Language, type Locale } from './locale.ts';

/** Where words are needed: what the build of one host contains is a file of that name in the folder of each language. */
export type Host = 'pages' | 'worker' | 'server';
type Load = () => Promise<{ language: Language }>;

/** The languages: for each a folder, and a line here. The build of a host keeps only its own files (scripts/build/catalogue-plugin.ts). */
export const languages: Record<string, Record<Host, Load>> = {
  en: { pages: () => import('./en/pages.ts'), worker: () => import('./en/worker.ts'), server: () => import('./en/server.ts') },
  de: { pages: () => import('./de/pages.ts'), worker: () => import('./de/worker.ts'), server: () => import('./de/server.ts') },
  es: { pages: () => import('./es/pages.ts'), worker: () => import('./es/worker.ts'), server: () => import('./es/server.ts') },
  fr: { pages: () => import('./fr/pages.ts'), worker: () => import('./fr/worker.ts'), server: () => import('./fr/server.ts') },
  'pt-BR': {
    pages: () => import('./pt-BR/pages.ts'),
    worker: () => import('./pt-BR/worker.ts'),
    server: () => import('./pt-BR/server.ts'),
  },
  ja: { pages: () => import('./ja/pages.ts'), worker: () => import('./ja/worker.ts'), server: () => import('./ja/server.ts') },
  ar: { pages: () => import('./ar/pages.ts'), worker: () => import('./ar/worker.ts'), server: () => import('./ar/server.ts') },
};

/** All but English, which every host has. */
export const otherLanguages = Object.keys(languages).filter((code) => code !== 'en');

/** The language of a tag, also of one for a region that is not known, or for the language in another region. */
function known(tag: string): string | undefined {
  const codes = Object.keys(languages);
  const exactly = (text: string) => codes.find((code) => code.toLowerCase() === text.toLowerCase());
  const primary = tag.split(/[-_]/, 1)[0]!.toLowerCase();
  return exactly(tag) ?? exactly(primary) ?? codes.find((code) => code.toLowerCase().startsWith(`${primary}-`));
}
export const isKnownLanguage = (tag: string): boolean => known(tag) !== undefined;

/** The first language that is wanted and known; otherwise English. @param wanted language tags, best first */
export const languageFor = (wanted: readonly string[]): string => wanted.map(known).find((code) => code !== undefined) ?? 'en';

/** @param wanted language tags, best first */
export async function openLocale(host: Host, wanted: readonly string[]): Promise<Locale> {
  const { language } = await languages[languageFor(wanted)]![host]();
  return localeOf(language);
}
