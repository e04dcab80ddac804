import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that the popup of a build loads to show the overview: its page, scripts and styles, without the views that are opened later. */
export function builtPopupFiles(build: string): string[] {
  const html = readFileSync(join(build, 'popup.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
  const found = new Set(['popup.html', ...named]);
  // The scripts that its first script loads immediately, with their imports.
  const first = named.find((file) => file.startsWith('chunks/') && file.endsWith('.js')) ?? '';
  for (const file of [...chunksIn(build, first, /import\([`"']\.\/([\w.-]+\.js)/g), ...named.filter((one) => one.endsWith('.js'))])
    follow(build, file, found);
  return [...found];
}

/** Total bytes of these files. */
export const builtPopupBytes = (build: string, kind = ''): number =>
  builtPopupFiles(build)
    .filter((file) => file.endsWith(kind))
    .reduce((sum, file) => sum + readFileSync(join(build, file)).length, 0);

function follow(build: string, file: string, found: Set<string>): void {
  found.add(file);
  for (const chunk of chunksIn(build, file, /(?:from|import) ?[`"']\.\/([\w.-]+\.js)/g)) if (!found.has(chunk)) follow(build, chunk, found);
}
const chunksIn = (build: string, file: string, pattern: RegExp) =>
  [...readFileSync(join(build, file), 'utf8').matchAll(pattern)].map(([, name]) => `chunks/${name}`);
