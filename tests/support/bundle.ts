/** Programs of tests, bundled beside the packages they need: they start in half a second, from their sources in three. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { hostWordsPlugin } from '../../scripts/build/catalogue-plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param entry path from the root of the repository
 * @returns the file, in a folder that has nothing else, and what removes the folder
 */
export async function bundled(entry: string, name: string): Promise<{ folder: string; file: string; remove(): void }> {
  const folder = join(root, '.output', `${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    input: join(root, entry),
    platform: 'node',
    logLevel: 'silent',
    external: (id) => !/^[./\\]|^[A-Za-z]:[\\/]/.test(id),
    transform: { target: 'node20' },
    plugins: [hostWordsPlugin('server')],
  });
  // What is imported later stays in files of its own: a single one would load all packages at the start.
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: `${name}.js` });
  await bundle.close();
  return { folder, file: join(folder, `${name}.js`), remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
