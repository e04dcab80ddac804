/** Local sites for a real browser: ordinary ones, slow ones, one that returns 429, one that breaks off, one whose second page hangs. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const kinds = ['plain', 'slow', 'plain', 'refusing', 'plain', 'breaking', 'plain', 'hanging'] as const;
const words = 'Marbled paper is made by laying colors on a bath of size and lifting them with a sheet. '.repeat(20);
const pageAt = (path: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Marbled paper, part ${path.slice(1)}</title><meta name="description" content="How marbled paper is made, in many parts."></head><body><main><h1>Marbled paper</h1><p>${words}</p><script>document.title += '.'</script></main></body></html>`;

export interface Sites {
  origins: string[];
  /** Whether such a page fails without any kill. */
  pageFails(url: string): boolean;
  close(): Promise<void>;
}

/** Each on a separate port, which the queue treats as a separate host. */
export async function openSites(count: number): Promise<Sites> {
  const servers = await Promise.all(Array.from({ length: count }, (_, index) => siteOf(kinds[index % kinds.length]!)));
  const origins = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    origins,
    pageFails(url) {
      const { origin, pathname } = new URL(url);
      const kind = kinds[origins.indexOf(origin) % kinds.length];
      return kind === 'breaking' || kind === 'refusing' || (kind === 'hanging' && pathname === '/1');
    },
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function siteOf(kind: (typeof kinds)[number]): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (kind === 'breaking') return void request.socket.destroy();
    if (kind === 'hanging' && path === '/1') return;
    const respond = () =>
      response
        .writeHead(kind === 'refusing' ? 429 : 200, { 'content-type': 'text/html; charset=utf-8' })
        .end(kind === 'refusing' ? 'Too many requests.' : pageAt(path));
    setTimeout(respond, kind === 'slow' ? 600 : 0);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
