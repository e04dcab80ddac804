import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.xml': 'application/xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
  '.ico': 'image/x-icon',
};

export interface FolderServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves a folder on 127.0.0.1 on a free port.
 * @param charsets charset by path inside the folder, for pages that were saved without their header
 */
export async function serveFolder(folder: string, charsets: ReadonlyMap<string, string> = new Map()): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const path = safePath(request.url ?? '/');
    const file = path === null ? null : join(folder, path);
    const stats = file === null ? undefined : statSync(file, { throwIfNoEntry: false });
    if (path === null || file === null || !stats?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = types[extname(file).toLowerCase()] ?? 'application/octet-stream';
    const charset = charsets.get(path) ?? (/^text\/|json$/.test(type) ? 'utf-8' : '');
    response.writeHead(200, {
      'content-type': charset ? `${type}; charset=${charset}` : type,
      'content-length': stats.size,
      'cache-control': 'no-store',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Path inside the folder with forward slashes; null if it is malformed or outside the folder. */
function safePath(url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(1);
  } catch {
    return null;
  }
  const normal = normalize(path || 'index.html');
  return normal.startsWith('..') || normal.includes('\0') ? null : normal.split(sep).join('/');
}

export interface SavedPage {
  file: string;
  /** Original URL of the page. */
  url?: string | null;
  charset?: string;
  in_page?: Record<string, number | string | boolean | null>;
}

/** Pages of a MANIFEST.json in the folder; null without a readable one. */
function readFolderManifest(folder: string): SavedPage[] | null {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'MANIFEST.json'), 'utf8')) as { pages?: SavedPage[] };
    return Array.isArray(manifest.pages) ? manifest.pages.filter((page) => typeof page?.file === 'string') : null;
  } catch {
    return null;
  }
}

/** Pages of a folder by its manifest, otherwise every HTML file; with the charsets from the manifest. */
export function savedSitePages(folder: string): { pages: SavedPage[]; files: string[]; charsets: Map<string, string> } {
  const pages = readFolderManifest(folder) ?? htmlFiles(folder).map((file): SavedPage => ({ file }));
  return {
    pages,
    files: pages.map(({ file }) => file),
    charsets: new Map(pages.flatMap(({ file, charset }) => (charset ? [[file, charset]] : []))),
  };
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.x?html?$/i.test(file))
    .sort();
}
