import { fileURLToPath } from 'node:url';
import type { Plugin as RolldownPlugin } from 'rolldown';
import type { Plugin } from 'vite';
import { languages, type Host } from '../../words/languages.ts';

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
import { en as messages } from ${path(`words/${code}/checks/index.ts`)};
export default JSON.parse(JSON.stringify(${make}(signals, messages)));`;
}
/** The default export of a module that is not in a file, bundled first because loading hundreds of modules one by one takes ten times as long. */
export async function valueOf(source: string): Promise<unknown> {
  const { rolldown } = await import('rolldown');
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' || virtual.test(id) ? id : null),
    load: (id: string) => (id === 'entry' ? source : virtual.test(id) ? sourceOf(id) : null),
  };
  const bundle = await rolldown({ input: 'entry', plugins: [entry], platform: 'node', logLevel: 'warn' });
  try {
    const { output } = await bundle.generate({ format: 'esm' });
    const { default: value } = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
    return value;
  } finally {
    await bundle.close();
  }
}
/** What each of these modules exports. One bundle for all: each takes half a second. */
async function makeValues(): Promise<Record<string, unknown>> {
  const ids = Object.keys(makers).flatMap((what) => Object.keys(languages).map((code) => `virtual:${what}/${code}`));
  const all = [
    ...ids.map((id, at) => `import value${at} from '${id}';`),
    `export default { ${ids.map((id, at) => `'${id}': value${at}`).join()} };`,
  ];
  return (await valueOf(all.join('\n'))) as Record<string, unknown>;
}
let values: ReturnType<typeof makeValues> | undefined;

/**
 * Gives the interface the catalogue of signals as plain data at build time:
 * the popup shows verdicts and judges nothing, so it does not need the code for judging.
 * Where modules are served one by one, as in tests, it is created at run time.
 */
export function buildCataloguePlugin(): Plugin {
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
        return `export default ${JSON.stringify((await (values ??= makeValues()))[id.slice(1)])};`;
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
