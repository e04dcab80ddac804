import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Catalogue = typeof import('../checks/core/catalogue.ts');
const modules = { 'virtual:catalogue': 'signalCatalogue', 'virtual:grounds': 'signalGrounds' } as const satisfies Record<
  string,
  keyof Catalogue
>;
const path = (file: string) => JSON.stringify(fileURLToPath(new URL(`../${file}`, import.meta.url)));
/** A module whose default export is what `make`, a function of core/catalogue.ts, returns. */
const sourceOf = (make: keyof Catalogue) => `import { ${make} } from ${path('checks/core/catalogue.ts')};
import { signals } from ${path('checks/signals/index.ts')};
import { en } from ${path('words/en/checks/index.ts')};
export default JSON.parse(JSON.stringify(${make}(signals, en)));`;

/** What such a module exports, bundled first because the config loader takes ten times as long for hundreds of modules. */
async function valueOf(source: string): Promise<unknown> {
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
const values = new Map<keyof Catalogue, Promise<unknown>>();

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
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    async load(id) {
      const make = id.startsWith('\0') ? modules[id.slice(1) as keyof typeof modules] : undefined;
      if (!make) return undefined;
      const source = sourceOf(make);
      if (!building) return source;
      if (!values.has(make)) values.set(make, valueOf(source));
      return `export default ${JSON.stringify(await values.get(make))};`;
    },
  };
}
