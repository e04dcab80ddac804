import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Of the package that this file is in: the code lies two folders below it in the repository and in a package. */
export const version: string = readVersion();

function readVersion(): string {
  for (const above of ['../../package.json', '../package.json']) {
    const path = fileURLToPath(new URL(above, import.meta.url));
    if (existsSync(path)) return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  }
  return '0.0.0';
}
