import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Checks = typeof import('../checks/doors/catalogue.ts');
const modules = { 'virtual:catalogue': 'signalCatalogue', 'virtual:grounds': 'signalGrounds' } as const satisfies Record<
  string,
  keyof Checks
>;
const checksFile = fileURLToPath(new URL('../checks/doors/catalogue.ts', import.meta.url));

let read: Promise<Checks> | null = null;
/** Loads the checks for a build, bundled because the config loader takes ten times as long for hundreds of modules. Once per process. */
async function readChecks(): Promise<Checks> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: checksFile, platform: 'node', logLevel: 'warn' });
  try {
    const { output } = await bundle.generate({ format: 'esm' });
    return (await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`)) as Checks;
  } finally {
    await bundle.close();
  }
}

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
      if (!building)
        return `import { ${make}, englishMessages, signals } from ${JSON.stringify(checksFile)};\nexport default JSON.parse(JSON.stringify(${make}(signals, englishMessages)));`;
      const checks = await (read ??= readChecks());
      return `export default ${JSON.stringify(checks[make](checks.signals, checks.englishMessages))};`;
    },
  };
}
