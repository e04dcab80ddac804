import { existsSync } from 'node:fs';
import { join, delimiter } from 'node:path';
import { chromium } from 'playwright-core';

/** Path of a program: the value of the environment variable, or the first program on the PATH with one of the names. Null if there is none. */
export function findExecutable(variable: string, names: readonly string[]): string | null {
  const configured = process.env[variable];
  return configured && existsSync(configured) ? configured : (executablesOnPath(names)[0] ?? null);
}
/** Programs with these names on the PATH, in the order of its folders. */
export const executablesOnPath = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));

const chromiums = ['chromium', 'chromium-browser', 'google-chrome-for-testing'];
const branded = ['google-chrome-stable', 'google-chrome', 'microsoft-edge-stable', 'microsoft-edge'];

const fromPlaywright = (): string[] => [chromium.executablePath()].filter((path) => path && existsSync(path));

/**
 * Path of a Chromium that can load unpacked extensions: CHROMIUM_PATH, one on the PATH, or Playwright's.
 * Google Chrome is excluded, because it no longer accepts --load-extension. Null if there is none.
 */
export const findChromium = (): string | null => findExecutable('CHROMIUM_PATH', chromiums) ?? fromPlaywright()[0] ?? null;

/**
 * Browsers on this machine that can audit, best first: a Chromium, then Google Chrome or Edge, which work here because no extension is loaded.
 * Several, because one may have a sandbox where another has none (Ubuntu's AppArmor allows it only for known paths).
 * If PAGELOUPE_CHROMIUM or CHROMIUM_PATH is set, only that one.
 */
export function browsersToTry(): string[] {
  const configured = process.env['PAGELOUPE_CHROMIUM'] || process.env['CHROMIUM_PATH'];
  // Also if it is not there: an audit with another browser than the named one would go unnoticed.
  if (configured) return [configured];
  return [
    ...new Set([
      ...executablesOnPath(chromiums),
      ...fromPlaywright(),
      ...executablesOnPath(branded),
      ...usualPlaces().filter((path) => existsSync(path)),
    ]),
  ];
}

/** Where installers put browsers that are not on the PATH. */
function usualPlaces(): string[] {
  const { HOME = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
  const windows = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
  const mac = [
    'Chromium.app/Contents/MacOS/Chromium',
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ];
  if (process.platform === 'win32') {
    const folders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'] ?? '', LOCALAPPDATA].filter(Boolean);
    return windows.flatMap((name) => folders.map((folder) => join(folder, name)));
  }
  if (process.platform === 'darwin') return mac.flatMap((name) => [join('/Applications', name), join(HOME, 'Applications', name)]);
  return ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'];
}
