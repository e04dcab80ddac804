import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { otherLanguages } from '../../words/languages.ts';
import { cataloguePlugin } from './catalogue-plugin.ts';

const entry = '\0words';
const path = (code: string) => fileURLToPath(new URL(`../../words/${code}/worker.ts`, import.meta.url));

/** The words of the worker in each language but English, which is part of it: one script each, loaded when it is needed (extension/browser/load-words.ts). */
export async function workerWords(): Promise<{ relativeDest: string; contents: string }[]> {
  const files = [];
  // One after the other: several builds at once take as long, and the memory of all.
  for (const code of otherLanguages) files.push({ relativeDest: `words/${code}.js`, contents: await scriptOf(code) });
  return files;
}

async function scriptOf(code: string): Promise<string> {
  const source: Plugin = {
    name: 'pageloupe-worker-words',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) =>
      id === entry
        ? `import { language } from ${JSON.stringify(path(code))}; (globalThis.pageloupeWords ??= {})[${JSON.stringify(code)}] = language;`
        : undefined,
  };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [source, cataloguePlugin()],
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`The words of ${code} were not built.`);
  return chunk.code;
}
