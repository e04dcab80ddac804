import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Version of the package of this file, which is two folders below package.json both in the repository and in the package. */
export const version: string = readVersion();

function readVersion(): string {
  for (const above of ['../../package.json', '../package.json']) {
    const path = fileURLToPath(new URL(above, import.meta.url));
    if (existsSync(path)) return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  }
  return '0.0.0';
}
