import { localeOf, type Language, type Locale } from './locale.ts';

/** Where words are needed: what the build of one host contains is a file of that name in the folder of each language. */
export type Host = 'pages' | 'worker' | 'server';
type Load = () => Promise<{ language: Language }>;

/** The languages: for each a folder, and a line here. The build of a host keeps only its own files (scripts/catalogue-plugin.ts). */
export const languages: Record<string, Record<Host, Load>> = {
  en: { pages: () => import('./en/pages.ts'), worker: () => import('./en/worker.ts'), server: () => import('./en/server.ts') },
};

/** The first language that is wanted and known, also for a region that is not, or for the language in another region; otherwise English. @param wanted language tags, best first */
export function languageFor(wanted: readonly string[]): string {
  const known = (tag: string) => Object.keys(languages).find((code) => code.toLowerCase() === tag.toLowerCase());
  for (const tag of wanted) {
    const primary = tag.split(/[-_]/, 1)[0]!.toLowerCase();
    const code = known(tag) ?? known(primary) ?? Object.keys(languages).find((one) => one.toLowerCase().startsWith(`${primary}-`));
    if (code !== undefined) return code;
  }
  return 'en';
}

/** @param wanted language tags, best first */
export async function openLocale(host: Host, wanted: readonly string[]): Promise<Locale> {
  const { language } = await languages[languageFor(wanted)]![host]();
  return localeOf(language);
}
