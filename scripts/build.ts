import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The shipping build for Chromium browsers. */
export const buildFolder = join(root, '.output', 'chrome-mv3');

const sources = ['checks', 'components', 'bridge', 'entrypoints', 'public', 'wxt.config.ts', 'package.json', 'package-lock.json'];

/**
 * Builds the extension when there is no build or a source is newer than it.
 * @throws Error with the build's output when it fails
 */
export function ensureBuild(): string {
  const manifest = join(buildFolder, 'manifest.json');
  const built = existsSync(manifest) ? statSync(manifest).mtimeMs : 0;
  if (built > 0 && sources.every((source) => newest(join(root, source)) <= built)) return buildFolder;
  const wxt = join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [wxt, 'build'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return buildFolder;
}

function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
