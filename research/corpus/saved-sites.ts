import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { parseUrl } from '../../checks/parse/urls.ts';
import type { AuditorSettings } from '../../server/audit/create-auditor.ts';
import { join } from 'node:path';
import { certificate } from '../../scripts/demo/certificate.ts';
import { serveFolder, type SavedPage } from '../../scripts/serve-folder.ts';

export interface SavedSites {
  /** Where a page is opened: its original URL from the manifest, otherwise a path of 127.0.0.1. */
  urlOf(page: SavedPage): string;
  /** Flags with which Chromium finds every site here. */
  flags: string[];
  /** The same for service and command line. */
  egress: NonNullable<AuditorSettings['egress']>;
  /** Origin of pages without an original URL. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves saved pages at their original URLs: Chromium resolves every name to a server on 127.0.0.1, with a
 * self-signed certificate for https, so that links within the site are internal and canonicals match.
 * Any other request to any host is answered with 404.
 * @param charsets charset by path inside the folder
 */
export async function serveSavedSites(
  folder: string,
  pages: readonly SavedPage[],
  charsets: ReadonlyMap<string, string>,
): Promise<SavedSites> {
  const byUrl = new Map(
    pages.flatMap((page) => {
      const url = originalUrl(page);
      return url ? [[url, page] as const] : [];
    }),
  );
  const answer =
    (scheme: string): RequestListener =>
    (request, response) => {
      // Chromium requests some hosts over https whatever the URL says.
      const page =
        byUrl.get(`${scheme}://${request.headers.host}${request.url}`) ?? byUrl.get(`http://${request.headers.host}${request.url}`);
      if (!page) {
        response.writeHead(404, { 'content-type': 'text/plain', 'content-length': 0 }).end();
        return;
      }
      const body = readFileSync(join(folder, page.file));
      response.writeHead(200, {
        'content-type': `text/html; charset=${charsets.get(page.file) ?? 'utf-8'}`,
        'content-length': body.length,
        'cache-control': 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
  const servers = [createServer(answer('http')), createSecureServer(certificate, answer('https'))] as const;
  for (const server of servers)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  const [plain, secure] = servers.map((server) => (server.address() as AddressInfo).port);
  const files = await serveFolder(folder, charsets);
  return {
    urlOf: (page) => originalUrl(page) ?? `${files.origin}/${page.file.split('/').map(encodeURIComponent).join('/')}`,
    flags: [
      `--host-resolver-rules=MAP *:80 127.0.0.1:${plain}, MAP *:443 127.0.0.1:${secure}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
    egress: {
      resolve: async () => [anyPublic],
      ownAddresses: () => [],
      trust: certificate.cert,
      flags: ['--ignore-certificate-errors'],
      dial: (address, port) =>
        address === anyPublic ? { address: '127.0.0.1', port: (port === 80 ? plain : secure)! } : { address, port },
    },
    origin: files.origin,
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
        });
      }
      await files.close();
    },
  };
}

/** Every name resolves to this address, as if it were on the public web. */
const anyPublic = '93.184.216.34';

/** The original URL of a page from the manifest, as a browser requests it. Null if it is not an http(s) URL. */
function originalUrl({ url }: SavedPage): string | null {
  const parsed = url ? parseUrl(url) : null;
  if (!parsed) return null;
  parsed.hash = '';
  return /^https?:$/.test(parsed.protocol) && parsed.port === '' ? parsed.href : null;
}
