import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { faultyPages } from './faulty-pages.ts';
import { firstPage } from './first-page.ts';
import { demoJsonLd, organization, demoSharing, demoPage, type DemoPage } from './page.ts';
import { demoPicture } from './picture.ts';
import { soundPages } from './sound-pages.ts';

export interface DemoSite {
  origin: string;
  /** Every page with its subject. */
  pages: readonly DemoPage[];
  close(): Promise<void>;
}

const listed = (pages: readonly DemoPage[]) =>
  `<ul>${pages.map(({ path, about }) => `<li><a href="${path}">${path}</a>: ${about}</li>`).join('')}</ul>`;

const home: DemoPage = {
  path: '/',
  about: 'the home page',
  html: demoPage({
    path: '/',
    title: 'Larkspur Bindery: journals bound by hand in Graz',
    description: 'Journals, repairs and courses from a small bookbindery in Graz. A demo site of Pageloupe with real faults.',
    head: `${demoSharing('website', 'Larkspur Bindery: journals bound by hand in Graz', 'Journals, repairs and courses from a small bookbindery.', '/')}
${demoJsonLd({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', '@id': '%ORIGIN%/#website', name: 'Larkspur Bindery', url: '%ORIGIN%/', publisher: { '@id': '%ORIGIN%/#organization' } }, organization] })}`,
    main: `<h1>Larkspur Bindery</h1>
<p>Journals bound by hand, old books repaired, and courses for beginners, in a workshop in Graz. This is the demo site of Pageloupe: open a page and click the Pageloupe button.</p>
<h2>Pages where nearly all is well</h2>${listed(soundPages)}
<h2>Pages with faults</h2>${listed([firstPage, ...faultyPages])}`,
  }),
};

const robotsTxt = (origin: string) => `# Everybody may read everything but the members' pages.
User-agent: *
Disallow: /private/
Allow: /

User-agent: GPTBot
Disallow: /

Sitemap: ${origin}/sitemap.xml
`;

const sitemap = (origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[home, ...soundPages.filter(({ unlisted }) => !unlisted)].map(({ path }) => ` <url><loc>${origin}${path}</loc>${path.startsWith('/guides') ? '<lastmod>2026-10-12</lastmod>' : ''}</url>`).join('\n')}
 <url><loc>${origin}/faults/noindex</loc></url>
</urlset>
`;

const style = `body{font:1rem/1.6 Georgia,serif;max-width:46rem;margin:0 auto;padding:1rem;color:#222;background:#fdfbf7}
.try{border:1px solid #b9ae97;border-radius:.5rem;padding:.25rem 1rem;margin-bottom:1rem;font:.9rem/1.5 system-ui,sans-serif}
nav ul{display:flex;flex-wrap:wrap;gap:1rem;list-style:none;padding:0}img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.3rem .6rem;text-align:left}
@media(prefers-color-scheme:dark){body{color:#e8e4da;background:#1b1a18}a{color:#9cc4ff}}`;

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#4b3621"/><path d="M18 14h24l6 6v30H18z" fill="#f4e9d8"/></svg>';

type Answer = (response: ServerResponse, origin: string, method: string) => void;
const file =
  (type: string, body: string | Buffer | ((origin: string) => string)): Answer =>
  (response, origin) => {
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=60' }).end(typeof body === 'function' ? body(origin) : body);
  };
const redirect =
  (status: number, to: string): Answer =>
  (response) => {
    response.writeHead(status, { location: to }).end();
  };

const plain =
  (status: number, body: string): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  };

/** Responses that replace the site's, by path; read at each request. */
export type DemoOverrides = Map<string, { body: string; headers: Record<string, string> }>;

interface DemoOptions {
  /** Host name that pages use for themselves; clients must resolve it to 127.0.0.1. */
  host?: string;
  tls?: { key: string; cert: string };
  overrides?: DemoOverrides;
}

/** Serves the demo site on 127.0.0.1 on a free port. Unknown paths return 404. */
export async function serveDemo({ host = '127.0.0.1', tls, overrides }: DemoOptions = {}): Promise<DemoSite> {
  const pages = [home, ...soundPages, firstPage, ...faultyPages];
  const answers = new Map<string, Answer>([
    ...pages.map((page): [string, Answer] => [
      page.path,
      (response, origin) => {
        const filled = (text: string) => text.replaceAll('%ORIGIN%', origin);
        const headers = Object.fromEntries(Object.entries(page.headers ?? {}).map(([name, value]) => [name, filled(value)]));
        response
          .writeHead(page.status ?? 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers })
          .end(filled(page.html));
      },
    ]),
    ['/robots.txt', file('text/plain; charset=utf-8', robotsTxt)],
    ['/sitemap.xml', file('application/xml', sitemap)],
    ['/style.css', file('text/css', style)],
    ['/counter.js', file('text/javascript', 'document.documentElement.dataset.visits = "1";')],
    ['/icon.svg', file('image/svg+xml', icon)],
    ['/pictures/share.png', file('image/png', demoPicture(1200, 630, [120, 80, 50]))],
    ['/pictures/cover.png', file('image/png', demoPicture(640, 360, [140, 90, 60]))],
    ['/pictures/large.png', file('image/png', noisy())],
    ['/pictures/tiny.png', file('image/png', demoPicture(6, 6, [75, 54, 33]))],
    ['/pictures/logo.png', file('image/png', demoPicture(192, 192, [75, 54, 33]))],
    ['/old-guide', redirect(301, '/guides/oil-leather-covers')],
    ['/faults/hops', redirect(302, '/faults/hop-2')],
    ['/faults/hop-2', redirect(302, '/faults/hop-3')],
    ['/faults/hop-3', redirect(302, '/guides/oil-leather-covers')],
    ['/faults/hop-loop', redirect(302, '/faults/hop-loop')],
    ['/letters/2009-04', plain(410, 'Gone')],
    ['/letters/2010-01', plain(500, 'Something broke')],
    ['/letters/2012-07', plain(403, 'Not for you')],
    ['/letters/head-only', (response, _, method) => plain(method === 'HEAD' ? 405 : 200, 'A letter')(response, '', method)],
  ]);
  let origin = '';
  const answerAll: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const instead = overrides?.get(pathname);
    const answer = answers.get(pathname);
    if (instead) response.writeHead(200, { ...instead.headers, 'cache-control': 'no-store' }).end(instead.body);
    else if (answer) answer(response, origin, request.method ?? 'GET');
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  };
  // Tests on a busy machine take longer than the usual 5 s to send their next request, on a connection that is closed at that moment.
  const lasting = { keepAliveTimeout: 0 };
  const server = tls ? createSecureServer({ ...tls, ...lasting }, answerAll) : createServer(lasting, answerAll);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `${tls ? 'https' : 'http'}://${host}:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pages,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Large in pixels and bytes: padded after its end, where PNG readers stop. */
const noisy = () => Buffer.concat([demoPicture(2400, 1350, [90, 70, 160]), Buffer.alloc(150_000, 1)]);
