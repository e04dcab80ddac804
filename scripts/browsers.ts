import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findExecutable } from '../server/audit/visit/find-chromium.ts';

export { findChromium } from '../server/audit/visit/find-chromium.ts';
/** Path of a Firefox: FIREFOX_PATH, or one on the PATH. Null if there is none. */
export const findFirefox = (): string | null => findExecutable('FIREFOX_PATH', ['firefox-esr', 'firefox']);

/** Keeps Chromium from requesting anything but the opened pages, and from animating its windows and popups. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--wm-window-animations-disabled',
  '--animation-duration-scale=0',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Writes the initial browser profile. Chromium 156 prepares two pages for suggestions of the address bar, which takes half a second of
 * CPU at each start and has no use here. Disabled as in chrome://flags, because a command-line flag would replace those that
 * Playwright passes. Versions that do not know the names ignore them.
 * @param pageScripts false turns JavaScript off for all sites, as in the browser's settings; extension pages keep it
 */
export function prepareChromiumProfile(folder: string, pageScripts = true): void {
  if (!pageScripts) {
    mkdirSync(join(folder, 'Default'), { recursive: true });
    writeFileSync(
      join(folder, 'Default', 'Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { javascript: 2 } } }),
    );
  }
  writeFileSync(
    join(folder, 'Local State'),
    JSON.stringify({ browser: { enabled_labs_experiments: ['webui-omnibox-popup@2', 'webui-omnibox-aim-popup@2'] } }),
  );
}
