import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Installs the Chromium that this version is tested with, using the installer of the same playwright-core that will start it: another
 * version would install a browser that this one does not look for. Its output goes to standard error.
 * @param withSystem also installs the system libraries that it needs (requires root)
 * @returns whether it is installed now
 */
export function installBrowser(withSystem: boolean): Promise<boolean> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const child = spawn(process.execPath, [cli, 'install', ...(withSystem ? ['--with-deps'] : []), '--no-shell', 'chromium'], {
    stdio: ['ignore', 2, 2],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
