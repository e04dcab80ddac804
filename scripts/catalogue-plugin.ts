import { fileURLToPath } from 'node:url';
import type { Plugin as RolldownPlugin } from 'rolldown';
import type { Plugin } from 'vite';
import type { Host } from '../words/languages.ts';

type Catalogue = typeof import('../checks/core/catalogue.ts');
const makers = { catalogue: 'signalCatalogue', grounds: 'signalGrounds' } as const satisfies Record<string, keyof Catalogue>;
const path = (file: string) => JSON.stringify(fileURLToPath(new URL(`../${file}`, import.meta.url)));
/** A module whose default export is what a function of core/catalogue.ts returns, in a language. */
const sourceOf = (make: keyof Catalogue, code: string) => `import { ${make} } from ${path('checks/core/catalogue.ts')};
import { signals } from ${path('checks/signals/index.ts')};
import { en as messages } from ${path(`words/${code}/checks/index.ts`)};
export default JSON.parse(JSON.stringify(${make}(signals, messages)));`;
/** The default export of a module that is not in a file, bundled first because loading hundreds of modules one by one takes ten times as long. */
export async function valueOf(source: string): Promise<unknown> {
  const { rolldown } = await import('rolldown');
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? source : null),
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
const values = new Map<string, Promise<unknown>>();
const virtual = /^\0?virtual:(catalogue|grounds)\/([\w-]+)$/;

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
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, what, code] = (id.startsWith('\0') && virtual.exec(id)) || [];
      if (what === undefined || code === undefined) return undefined;
      const source = sourceOf(makers[what as keyof typeof makers], code);
      if (!building) return source;
      if (!values.has(id)) values.set(id, valueOf(source));
      return `export default ${JSON.stringify(await values.get(id))};`;
    },
  };
}

/** Keeps in the list of languages only what this host loads. The worker is one script, so it loads the others from files beside it (worker-words.ts). */
export const hostWordsPlugin = (host: Host): RolldownPlugin => ({
  name: 'pageloupe-host-words',
  transform(code, id) {
    if (!/[\\/]words[\\/]languages\.ts$/.test(id)) return undefined;
    const ownLines = code.replace(/\b(\w+): \(\) => import\([^)]*\),?/g, (line, of: string) => (of === host ? line : ''));
    if (host !== 'worker') return { code: ownLines, map: null };
    const later = ownLines.replace(
      /import\(["'`]\.\/(?!en\/)([\w-]+)\/worker\.ts["'`]\)/g,
      (_, language: string) => `loadWords('${language}')`,
    );
    return { code: `import { loadWords } from ${path('extension/browser/load-words.ts')};\n${later}`, map: null };
  },
});
