import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Installs the Chromium that this version is tested with, by the installer of the very playwright-core that will start it: that of
 * another version would bring a browser that this one does not look for. What it says goes to standard error.
 * @param withSystem also the libraries of the system that it needs (asks for root)
 * @returns whether it is there now
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
