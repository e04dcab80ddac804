import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export { findChromium } from '../server/audit/find-chromium.ts';

/** Keeps Chromium from talking to anything but the pages it is given, and from work that nobody sees: its own windows and popups move without steps between. */
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
 * Writes what a browser should find in its profile when it starts for the first time. Chromium 156 makes two pages ready for suggestions
 * of the address bar, which takes half a second of processor at each start; here nobody types. Turned off as on chrome://flags, for a
 * flag of the command line would take the place of those that Playwright gives. Versions that do not know the names pass them over.
 * @param pageScripts false turns JavaScript off for all sites, as the browser's settings do: pages of extensions keep theirs
 */
export function prepareProfile(folder: string, pageScripts = true): void {
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
