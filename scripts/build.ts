import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The shipping build for Chromium browsers. */
export const buildFolder = join(root, '.output', 'chrome-mv3');
/** The shipping build for Firefox. */
const firefoxFolder = join(root, '.output', 'firefox-mv3');
/** The command line as in the package. */
export const serverFolder = join(root, '.output', 'server');

/** Sources of both builds. */
export const shared = ['checks', 'components', 'extension', 'reports', 'words', 'package.json', 'package-lock.json'];
const sources = [...shared, 'entrypoints', 'public', 'wxt.config.ts'];

/**
 * Builds the extension if there is no build, or if a source is newer.
 * @throws Error with the build's output if it fails
 */
export const ensureBuild = (): string => ensure(buildFolder);
/** The same for Firefox. */
export const ensureFirefoxBuild = (): string => ensure(firefoxFolder);

function ensure(folder: string): string {
  if (isUpToDate(folder)) return folder;
  // All but the manifest is the same, so it is taken from the first build (wxt.config.ts).
  const env = folder === firefoxFolder ? { ...process.env, PAGELOUPE_FINISHED_BUILD: ensureBuild() } : process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, buildWords(folder), { cwd: root, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return folder;
}

/** @param last the file that the build writes last */
export function isUpToDate(folder: string, last = 'manifest.json', from: readonly string[] = sources): boolean {
  const file = join(folder, last);
  const built = existsSync(file) ? statSync(file).mtimeMs : 0;
  return built > 0 && from.every((source) => newest(join(root, source)) <= built);
}

const buildWords = (folder: string): string[] => [
  join(root, 'node_modules', 'wxt', 'bin', 'wxt.mjs'),
  'build',
  ...(folder === firefoxFolder ? ['-b', 'firefox', '--mv3'] : []),
];

/** The shipping build with all optional permissions granted. */
const grantedFolder = join(root, '.output', 'chrome-mv3-granted');

/**
 * A copy of the shipping build without permission prompts, for browsers in which nobody can answer them.
 * Only the manifest differs: optional permissions are required ones.
 */
export function grantedBuild(): string {
  const build = ensureBuild();
  const built = statSync(join(build, 'manifest.json')).mtimeMs;
  const made = statSync(join(grantedFolder, 'manifest.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (made > built) return grantedFolder;
  // Built in a temporary folder and renamed at once, since commands and tests may need it at the same time.
  const aside = mkdtempSync(join(dirname(build), 'granted-'));
  cpSync(build, aside, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(aside, 'manifest.json'), JSON.stringify(granted(manifest)));
  rmSync(grantedFolder, { recursive: true, force: true, maxRetries: 3 });
  renameSync(aside, grantedFolder);
  return grantedFolder;
}

/** A manifest with its optional permissions and hosts granted. */
function granted({
  permissions,
  optional_permissions,
  optional_host_permissions,
  ...rest
}: Record<string, unknown>): Record<string, unknown> {
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  return { ...rest, permissions: [...list(permissions), ...list(optional_permissions)], host_permissions: list(optional_host_permissions) };
}

function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
