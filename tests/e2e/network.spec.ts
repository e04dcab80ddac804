import { gzipSync } from 'node:zlib';
import { answer, expect, expectSound, page, signalOf, test } from './site-test.ts';

const text =
  '<h1>Sewing a block of folded sheets</h1><p>Fold sixteen sheets in four sections, pierce five holes in each fold, and sew them with waxed linen thread along two tapes.</p>';
const sitemap = (...addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`;
const robots = (body: string) => answer('text/plain; charset=utf-8', body);

test('an audit sends four requests to the page’s own site, once each, without cookies', async ({ audit, serve }) => {
  const elsewhere = await serve({});
  const site = await serve({
    '/guide': (_, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'visit=1; Path=/' })
        .end(
          page(
            'Sewing a block',
            `${text}<a href="/next">Next</a><a href="http://other.demo.example:${elsewhere.port}/away">Away</a>`,
            `<link rel="canonical" href="http://other.demo.example:${elsewhere.port}/guide">`,
          ),
        );
    },
    '/robots.txt': (request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(
          `User-agent: *\nAllow: /\nSitemap: http://${request.headers.host}/maps/a.xml\nSitemap: http://other.demo.example:${elsewhere.port}/map.xml\n`,
        );
    },
    '/maps/a.xml': (request, response) => {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(sitemap(`http://${request.headers.host}/other`));
    },
  });
  const { report } = await audit(`${site.origin}/guide`);
  expectSound(report);
  // The tab itself requests the page and its icon.
  const own = site.requested.slice(1).filter(({ path }) => path !== '/favicon.ico');
  expect(own.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /guide',
    'GET /llms.txt',
    'GET /maps/a.xml',
    'GET /robots.txt',
  ]);
  expect(own.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined, undefined]);
  expect(elsewhere.requested).toEqual([]);
});

test('a strict content security policy is not an obstacle', async ({ audit, serve }) => {
  const site = await serve({
    '/': answer('text/html; charset=utf-8', page('Sewing a block', text), 200, {
      'content-security-policy': "default-src 'none'; sandbox allow-scripts allow-same-origin",
    }),
    '/robots.txt': robots('User-agent: *\nDisallow:\n'),
  });
  const { report } = await audit(`${site.origin}/`);
  expectSound(report);
  expect(signalOf(report, 'http-status').status).toBe('pass');
  expect(signalOf(report, 'robots-txt-access').status).toBe('pass');
});

test('a robots.txt that never answers leaves its signals unchecked, and the report complete', async ({ audit, serve }) => {
  const site = await serve({ '/': page('Sewing a block', text), '/robots.txt': () => {} });
  const { report } = await audit(`${site.origin}/`);
  expectSound(report);
  expect(report.facts?.robotsTxt).toMatchObject({ ok: false, reason: 'timeout' });
  expect(signalOf(report, 'robots-txt-access')).toMatchObject({
    status: 'unchecked',
    reason: 'timeout',
    message: expect.stringContaining('within 10 seconds'),
  });
  expect(signalOf(report, 'http-status').status).toBe('pass');
});

test('a sitemap packed with gzip is read', async ({ audit, serve }) => {
  const site = await serve({
    '/': page('Sewing a block', text),
    '/robots.txt': (request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(`User-agent: *\nAllow: /\nSitemap: http://${request.headers.host}/sitemap.xml.gz`);
    },
    '/sitemap.xml.gz': (request, response) => {
      response.writeHead(200, { 'content-type': 'application/gzip' }).end(gzipSync(sitemap(`http://${request.headers.host}/`)));
    },
  });
  const { report } = await audit(`${site.origin}/`);
  expectSound(report);
  expect(report.facts?.sitemap).toMatchObject({ ok: true, value: { entries: [{ loc: `${site.origin}/`, match: 'exact' }] } });
  expect(signalOf(report, 'sitemap-entry').status).toBe('pass');
});

test('a page that now redirects to another host is not followed there', async ({ audit, serve }) => {
  const elsewhere = await serve({ '/landing': page('Elsewhere', text) });
  let first = true;
  const site = await serve({
    '/': (_, response) => {
      if (first) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page('Sewing a block', text));
      else response.writeHead(302, { location: `http://other.demo.example:${elsewhere.port}/landing` }).end();
      first = false;
    },
  });
  const { report } = await audit(`${site.origin}/`);
  expectSound(report);
  expect(report.facts?.response).toMatchObject({ ok: false, reason: 'refused', code: 'hidden-redirect' });
  expect(elsewhere.requested).toEqual([]);
});

test('a page reached by a redirect from another host is audited at its final URL', async ({ audit, serve }) => {
  const site = await serve({ '/landing': page('Sewing a block', text) });
  const start = await serve({
    '/': (_, response) => {
      response.writeHead(301, { location: `http://other.demo.example:${site.port}/landing` }).end();
    },
  });
  const { report } = await audit(`${start.origin}/`);
  expectSound(report);
  expect(report.finalUrl).toBe(`http://other.demo.example:${site.port}/landing`);
  expect(start.requested.map(({ path }) => path)).toEqual(['/']);
});
