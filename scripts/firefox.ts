import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];

/** Path of a Firefox: FIREFOX_PATH, or one on the PATH. Null when there is none. */
export function findFirefox(): string | null {
  const fromEnvironment = process.env.FIREFOX_PATH;
  if (fromEnvironment && existsSync(fromEnvironment)) return fromEnvironment;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return null;
}
