import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../../scripts/build.ts';

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command like its users; missing dependencies are checked first. */
export const npm = (name: string, ...words: string[]): Promise<Ended> =>
  ended('npm', ['run', '--silent', name, '--', ...words], process.platform === 'win32');

const sources = {
  audit: 'scripts/audit.ts',
  bulk: 'scripts/bulk.ts',
  corpus: 'research/corpus/run.ts',
  bench: 'scripts/bench.ts',
} as const;
const folder = join(root, '.output', 'commands');

/** The same command without npm, dependency checks and loading hundreds of modules, which take longer than most commands. */
export const script = (name: keyof typeof sources, ...words: string[]): Promise<Ended> =>
  ended(process.execPath, [join(folder, `${name}.js`), ...words]);

/** Bundles the commands, once before all tests. */
export async function makeScripts(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, join(root, source)])),
    platform: 'node',
    logLevel: 'warn',
    // bench.ts imports files that export nothing: they run. package.json names no side effects of scripts, so they would be dropped.
    treeshake: { moduleSideEffects: [{ test: /[\\/]scripts[\\/]bench[\\/]/, sideEffects: true }] },
    external: (id) => !/^[./\\]|^[A-Za-z]:[\\/]/.test(id),
    // Files that they read and start are next to their sources.
    plugins: [
      {
        name: 'where-sources-are',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
            : null,
      },
    ],
  });
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
}

function ended(command: string, words: string[], shell = false): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell });
    const so: Ended = { code: null, out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      so.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      so.err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...so, code }));
  });
}
