import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Scripts that run in another context: a page's isolated world, or a thread. */
export const scripts = {
  'in-page': { source: 'visit/in-page.ts', platform: 'browser' },
  'draw-texts': { source: 'visit/draw-texts.ts', platform: 'browser' },
  'judge-thread': { source: 'judge-thread.ts', platform: 'node' },
  'plugin-thread': { source: 'plugins/thread.ts', platform: 'node' },
} as const;
export type ScriptName = keyof typeof scripts;

const compiled = new Map<ScriptName, Promise<string>>();
/** A bundled script without imports. The package contains it prebuilt, next to the code; otherwise it is built once per process. */
export function threadScript(name: ScriptName): Promise<string> {
  let script = compiled.get(name);
  if (!script) {
    const made = beside(`${name}.js`);
    script = existsSync(made) ? Promise.resolve(readFileSync(made, 'utf8')) : bundleThreadScript(name);
    compiled.set(name, script);
  }
  return script;
}

/**
 * @param onModules called with the bundled files, for their licenses
 * @throws if the bundle cannot be built
 */
export async function bundleThreadScript(name: ScriptName, onModules: (ids: readonly string[]) => void = () => undefined): Promise<string> {
  // Imported only if the script is not prebuilt.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: beside(scripts[name].source),
    platform: scripts[name].platform,
    treeshake: { moduleSideEffects: false },
    logLevel: 'warn',
  });
  try {
    const { output } = await bundle.generate({ format: scripts[name].platform === 'node' ? 'cjs' : 'iife', minify: true });
    onModules(output[0].moduleIds);
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

const beside = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));
