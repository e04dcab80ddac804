import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin as RolldownPlugin } from 'rolldown';
import type { Plugin } from 'vite';
import type { Host } from '../../words/languages.ts';
import { importBundled } from './import-bundled.ts';

type Catalogue = typeof import('../../checks/core/catalogue.ts');
const makers = { catalogue: 'signalCatalogue', grounds: 'signalGrounds' } as const satisfies Record<string, keyof Catalogue>;
const path = (file: string) => JSON.stringify(fileURLToPath(new URL(`../../${file}`, import.meta.url)));
const virtual = /^\0?virtual:(catalogue|grounds)\/([\w-]+)$/;
/** A module whose default export is what a function of core/catalogue.ts returns, in a language. */
function sourceOf(id: string): string {
  const [, what, code] = virtual.exec(id)!;
  const make = makers[what as keyof typeof makers];
  return `import { ${make} } from ${path('checks/core/catalogue.ts')};
import { signals } from ${path('checks/signals/index.ts')};
import { checks as messages } from ${path(`words/${code}/checks/index.ts`)};
export default JSON.parse(JSON.stringify(${make}(signals, messages)));`;
}
/** What each of these modules exports. One bundle for all: each takes half a second. */
async function makeValues(): Promise<Record<string, unknown>> {
  // The folders instead of words/languages.ts, with which the loaders of configs would load all words.
  const entries = readdirSync(new URL('../../words', import.meta.url), { withFileTypes: true });
  const codes = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const ids = Object.keys(makers).flatMap((what) => codes.map((code) => `virtual:${what}/${code}`));
  const all = ids.map((id) => `export { default as '${id}' } from '${id}';`).join('\n');
  return importBundled(all, (id) => (virtual.test(id) ? sourceOf(id) : null));
}
let values: ReturnType<typeof makeValues> | undefined;

/**
 * Gives the interface the catalogue of signals as plain data at build time:
 * the popup shows verdicts and judges nothing, so it does not need the code for judging.
 * Where modules are served one by one, as in tests, it is created at run time.
 */
export function cataloguePlugin(): Plugin {
  let building = false;
  return {
    name: 'pageloupe-catalogue',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: { filter: { id: virtual }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: virtual },
      async handler(id) {
        if (!building) return sourceOf(id);
        const value = (await (values ??= makeValues()))[id.slice(1)];
        if (value === undefined) throw new Error(`There is no ${id.slice(1)}: words has no folder of that language.`);
        return `export default ${JSON.stringify(value)};`;
      },
    },
  };
}

/** Keeps in the list of languages only what this host loads. The worker is one script, so it loads the others from files beside it (worker-words.ts). */
export const hostWordsPlugin = (host: Host): RolldownPlugin => ({
  name: 'pageloupe-host-words',
  transform: {
    filter: { id: /[\\/]words[\\/]languages\.ts$/ },
    handler(code) {
      const ownLines = code.replace(/\b(\w+): \(\) => import\([^)]*\),?/g, (line, of: string) => (of === host ? line : ''));
      if (host !== 'worker') return { code: ownLines, map: null };
      const later = ownLines.replace(
        /import\(["'`]\.\/(?!en\/)([\w-]+)\/worker\.ts["'`]\)/g,
        (_, language: string) => `loadWords('${language}')`,
      );
      return { code: `import { loadWords } from ${path('extension/browser/load-words.ts')};\n${later}`, map: null };
    },
  },
});
