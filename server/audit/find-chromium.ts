import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findExecutable } from './executable.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-for-testing'];

/**
 * Path of a Chromium that can load unpacked extensions: CHROMIUM_PATH, one on the PATH, or Playwright's own.
 * Google Chrome itself is left out: it no longer accepts --load-extension. Null when there is none.
 */
export function findChromium(): string | null {
  const found = findExecutable('CHROMIUM_PATH', names);
  if (found) return found;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}
