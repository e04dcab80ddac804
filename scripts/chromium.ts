import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findExecutable } from './executable.ts';

/** Keeps Chromium from talking to anything but the pages it is given. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
