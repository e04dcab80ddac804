import { languages } from '../../words/languages.ts';
import type { manifestMessages } from '../../words/en/app/manifest.ts';

/** What browsers and stores show of the extension before it runs, in each language: they choose a file of `_locales` by their own. */
export async function manifestTexts(
  codes: readonly string[] = Object.keys(languages),
): Promise<{ relativeDest: string; contents: string }[]> {
  return Promise.all(
    codes.map(async (code) => {
      const { manifestMessages: texts } = (await import(`../../words/${code}/app/manifest.ts`)) as {
        manifestMessages: typeof manifestMessages;
      };
      return {
        // Browsers write regions with an underscore.
        relativeDest: `_locales/${code.replace('-', '_')}/messages.json`,
        contents: JSON.stringify(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { message: text }]))),
      };
    }),
  );
}
