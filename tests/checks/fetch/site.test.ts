import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { TimeSlices } from '../../../checks/collect/slices.ts';
import { failureReason } from '../../../checks/core/failure.ts';
import { FetchRefused, type Net } from '../../../checks/fetch/net.ts';
import { fetchSiteFacts, type Site } from '../../../checks/fetch/site.ts';
import { webServer, type Answers } from '../../support/web-server.ts';

const net: Net = (url, init) => fetch(url, init);
const now = Date.UTC(2026, 10, 21);
const html = '<!DOCTYPE html><title>Page</title><p>Grüße, 世界</p>';
async function site(answers: Answers, path = '/page', timeoutMs = 120_000) {
  const server = await webServer({ '/page': html, ...answers });
  return { ...server, ...(await fetchSiteFacts(net, server.origin + path, { now, timeoutMs })) };
}
const valueOf = <N extends keyof Site['known']>(known: Site['known'], name: N) => {
  const gathered = known[name];
  if (!gathered?.ok) throw new Error(`${name}: ${gathered?.code ?? 'absent'}`);
  return gathered.value as Extract<NonNullable<Site['known'][N]>, { ok: true }>['value'];
};

describe('the page', () => {
  test('is requested without cookies and without its fragment', async () => {
    const { known, html: text, origin, requests } = await site({}, '/page#part');
    expect(text).toBe(html);
    expect(valueOf(known, 'response')).toMatchObject({
      requestedUrl: `${origin}/page`,
      finalUrl: `${origin}/page`,
      status: 200,
      redirected: false,
      contentType: 'text/html; charset=utf-8',
      bytes: Buffer.byteLength(html),
      truncated: false,
      charsetEarly: 'header',
    });
    expect(requests.filter(({ headers }) => headers.cookie ?? headers.authorization)).toEqual([]);
  });
  test('the reason for a missing response is reported if the network knows it', async () => {
    const { known } = await fetchSiteFacts(
      () => Promise.reject(new FetchRefused(failureReason('policy-forbids'))),
      'https://example.com/',
      { now },
    );
    expect(known.response).toEqual({ ok: false, reason: 'refused', code: 'policy-forbids', args: {} });
  });
  test('headers are listed in lower case', async () => {
    const { known } = await site({
      '/page': (_, response) => response.writeHead(200, { 'X-Robots-Tag': 'noindex', 'content-type': 'text/html' }).end(html),
    });
    expect(valueOf(known, 'response').headers).toContainEqual({ name: 'x-robots-tag', value: 'noindex' });
  });
  test.each([401, 404, 500, 503])('status %i is an answer without HTML', async (status) => {
    const { known, html: text } = await site({
      '/page': (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(html),
    });
    expect([valueOf(known, 'response').status, text]).toEqual([status, null]);
  });
  test('a type other than HTML returns no HTML', async () => {
    const { known, html: text } = await site({
      '/page': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    });
    expect([valueOf(known, 'response').contentType, text]).toEqual(['application/pdf', null]);
  });
  test('a redirect within the origin is followed', async () => {
    const {
      known,
      html: text,
      origin,
    } = await site({ '/old': (_, response) => response.writeHead(301, { location: '/page' }).end() }, '/old');
    expect(valueOf(known, 'response')).toMatchObject({
      requestedUrl: `${origin}/old`,
      finalUrl: `${origin}/page`,
      redirected: true,
      status: 200,
    });
    expect(text).toBe(html);
  });
  test('a redirect to another origin is not a response', async () => {
    const other = await webServer({ '/': html });
    const { known, html: text } = await site({ '/page': (_, response) => response.writeHead(302, { location: `${other.origin}/` }).end() });
    expect(known.response).toMatchObject({ ok: false, reason: 'refused', code: 'other-origin', args: { origin: other.origin } });
    expect(text).toBeNull();
  });
  test('a redirect loop is not a response', async () => {
    const { known } = await site({ '/page': (_, response) => response.writeHead(302, { location: '/page' }).end() });
    expect(known.response).toMatchObject({ ok: false, reason: 'refused' });
  });
  test('a server that stalls is a time-out', async () => {
    const { known, html: text } = await site({ '/page': () => {} }, '/page', 300);
    expect(known.response).toEqual({ ok: false, reason: 'timeout', code: 'answer-too-slow', args: { seconds: 0.3 } });
    expect(text).toBeNull();
    expect(known.robotsTxt?.ok).toBe(true);
  });
  test('a body that trickles is a time-out', async () => {
    const { known } = await site(
      {
        '/page': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html' });
          const timer = setInterval(() => response.write('.'), 20);
          response.on('close', () => clearInterval(timer));
        },
      },
      '/page',
      300,
    );
    expect(known.response).toMatchObject({ ok: false, reason: 'timeout' });
  });
  test('a body shorter than announced is partial', async () => {
    const { known, html: text } = await site({
      '/page': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': 9_999 });
        response.write(html, () => setTimeout(() => response.destroy(), 50));
      },
    });
    expect(valueOf(known, 'response')).toMatchObject({ bytes: Buffer.byteLength(html), truncated: true });
    expect(text).toBe(html);
  });
  test('a server that compresses is read as plain', async () => {
    const { known, html: text } = await site({
      '/page': (_, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(html)),
    });
    expect(valueOf(known, 'response').bytes).toBe(Buffer.byteLength(html));
    expect(text).toBe(html);
  });
  test('no server', async () => {
    const failing: Net = () => Promise.reject(new TypeError('fetch failed'));
    const { known, html: text } = await fetchSiteFacts(failing, 'https://example.com/', { now });
    expect(text).toBeNull();
    expect(Object.values(known).map((fact) => (fact.ok ? 'ok' : fact.reason))).toEqual(
      expect.arrayContaining(['refused', 'refused', 'refused']),
    );
    expect(known.sitemap).toMatchObject({ ok: true, value: { complete: false } });
  });
  test('a server that sends nothing until the network layer ends the connection', async () => {
    const silent: Net = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'UND_ERR_HEADERS_TIMEOUT' }) }));
    const { known } = await fetchSiteFacts(silent, 'https://example.com/', { now });
    expect(known.robotsTxt).toMatchObject({ ok: false, reason: 'timeout', code: 'answer-too-slow' });
  });
  test('a Net that never responds and ignores its signal cannot delay the audit', async () => {
    const { known } = await fetchSiteFacts(() => new Promise(() => {}), 'https://example.com/', { now, timeoutMs: 100 });
    expect([known.response, known.robotsTxt, known.llmsTxt].map((fact) => fact && !fact.ok && fact.reason)).toEqual([
      'timeout',
      'timeout',
      'timeout',
    ]);
  });
});

test.each(['file:///tmp/a.html', 'about:blank', 'chrome://newtab/', 'data:text/html,x', 'view-source:https://example.com/', 'no url'])(
  '%s is not supported, and nothing is asked',
  async (url) => {
    const { known, html: text } = await fetchSiteFacts(
      () => {
        throw new Error('asked');
      },
      url,
      { now },
    );
    expect(text).toBeNull();
    expect(Object.values(known).map((fact) => !fact.ok && fact.reason)).toEqual([
      'not-supported',
      'not-supported',
      'not-supported',
      'not-supported',
    ]);
  },
);

test('the page and robots.txt are requested concurrently, and progress is reported as facts arrive', async () => {
  const requested: string[] = [];
  const seen: string[] = [];
  const waiting: Net = (url) => {
    requested.push(new URL(url).pathname);
    return Promise.resolve(new Response('', { status: 404 }));
  };
  const done = fetchSiteFacts(waiting, 'https://example.com/a', {
    now,
    progress: ({ known }) => seen.push(Object.keys(known).sort().join()),
  });
  expect(requested.sort()).toEqual(['/a', '/llms.txt', '/robots.txt']);
  await done;
  expect(seen.at(-1)).toBe('llmsTxt,response,robotsTxt,sitemap');
  expect(seen.length).toBe(4);
});

describe('encodings', () => {
  const bytes = (text: string, encoding: 'latin1' | 'utf8' | 'utf16le' = 'utf8') => Buffer.from(text, encoding);
  const kanji = Buffer.from([0x93, 0xfa, 0x96, 0x7b]);
  test.each([
    ['header', 'text/html; charset=iso-8859-1', bytes('<p>é', 'latin1'), 'header', '<p>é'],
    ['header before meta', 'text/html; charset="UTF-8"', bytes('<meta charset=iso-8859-1><p>é'), 'header', '<meta charset=iso-8859-1><p>é'],
    ['byte order mark before header', 'text/html; charset=iso-8859-1', bytes('\uFEFF<p>é'), 'bom', '<p>é'],
    ['UTF-16', 'text/html', Buffer.concat([Buffer.from([0xff, 0xfe]), bytes('<p>é', 'utf16le')]), 'bom', '<p>é'],
    [
      'meta charset',
      'text/html',
      Buffer.concat([bytes('<meta charset="shift_jis"><p>'), kanji]),
      'meta',
      '<meta charset="shift_jis"><p>日本',
    ],
    [
      'meta http-equiv',
      'text/html',
      Buffer.concat([bytes("<META http-equiv=Content-Type content='text/html; charset=Shift_JIS'>"), kanji]),
      'meta',
      "<META http-equiv=Content-Type content='text/html; charset=Shift_JIS'>日本",
    ],
    ['meta in a comment', 'text/html', bytes('<!-- <meta charset=shift_jis> --><p>é'), 'none', '<!-- <meta charset=shift_jis> --><p>é'],
    ['meta that lies about UTF-16', 'text/html', bytes('<meta charset=utf-16le><p>é'), 'meta', '<meta charset=utf-16le><p>é'],
    [
      'meta after 1,024 bytes',
      'text/html',
      bytes(`${' '.repeat(1_024)}<meta charset=shift_jis><p>é`),
      'none',
      `${' '.repeat(1_024)}<meta charset=shift_jis><p>é`,
    ],
    ['unknown label', 'text/html; charset=klingon', bytes('<p>é'), 'none', '<p>é'],
    ['nothing, not UTF-8', 'text/html', bytes('<p>é', 'latin1'), 'none', '<p>é'],
    [
      'XML declaration',
      'application/xhtml+xml',
      bytes('<?xml version="1.0" encoding="iso-8859-1"?><p>é', 'latin1'),
      'meta',
      '<?xml version="1.0" encoding="iso-8859-1"?><p>é',
    ],
  ])('%s', async (_, type, body, from, text) => {
    const result = await site({ '/page': (_request, response) => response.writeHead(200, { 'content-type': type }).end(body) });
    expect([valueOf(result.known, 'response').charsetEarly, result.html]).toEqual([from, text]);
  });
});

describe('robots.txt and llms.txt', () => {
  test('are read as text', async () => {
    const { known, origin } = await site({ '/robots.txt': '\uFEFFUser-agent: *\nDisallow: /ü', '/llms.txt': '# Site' });
    expect(valueOf(known, 'robotsTxt')).toMatchObject({
      url: `${origin}/robots.txt`,
      status: 200,
      text: 'User-agent: *\nDisallow: /ü',
      truncated: false,
      redirects: 0,
      failure: null,
    });
    expect(valueOf(known, 'llmsTxt')).toMatchObject({ url: `${origin}/llms.txt`, status: 200, text: '# Site', contentType: 'text/plain' });
  });
  test.each([404, 403, 500])('status %i has no text', async (status) => {
    const { known } = await site({ '/robots.txt': (_, response) => response.writeHead(status).end('User-agent: *\nDisallow: /') });
    expect(valueOf(known, 'robotsTxt')).toMatchObject({ status, text: '' });
  });
  test('robots.txt ends at 500 KiB', async () => {
    const { known } = await site({ '/robots.txt': '#'.repeat(500 * 1024 + 1) });
    expect(valueOf(known, 'robotsTxt')).toMatchObject({ bytes: 500 * 1024, truncated: true });
  });
});

describe('sitemaps', () => {
  const urlset = (...locs: string[]) =>
    `<urlset>${locs.map((loc) => `<url><loc>${loc}</loc><lastmod>2026-11-01</lastmod></url>`).join('')}</urlset>`;
  const index = (...locs: string[]) => `<sitemapindex>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
  /** Responses that contain their origin. */
  const dynamic =
    (type: string, make: (origin: string) => string | Buffer): Answers[string] =>
    (request, response) =>
      response.writeHead(200, { 'content-type': type }).end(make(`http://${request.headers.host}`));
  const xml = (make: (origin: string) => string) => dynamic('application/xml', make);

  test('/sitemap.xml when robots.txt names none', async () => {
    const { known, origin } = await site({ '/sitemap.xml': xml((at) => urlset(`${at}/other`, `${at}/page/`, `${at}/page`)) });
    expect(valueOf(known, 'sitemap')).toEqual({
      files: [
        {
          url: `${origin}/sitemap.xml`,
          from: '/sitemap.xml',
          status: 200,
          kind: 'urlset',
          bytes: expect.any(Number),
          urls: 3,
          truncated: false,
          failure: null,
          children: [],
        },
      ],
      entries: [
        { file: `${origin}/sitemap.xml`, loc: `${origin}/page/`, lastmod: '2026-11-01', match: 'variant' },
        { file: `${origin}/sitemap.xml`, loc: `${origin}/page`, lastmod: '2026-11-01', match: 'exact' },
      ],
      complete: true,
    });
  });
  test('how many language versions an entry has', async () => {
    const version = (code: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="https://example.com/${code}"/>`;
    const { known } = await site({
      '/sitemap.xml': dynamic(
        'text/xml',
        (origin) => `<urlset><url><loc>${origin}/page</loc>${version('en')}${version('de')}</url></urlset>`,
      ),
    });
    expect(valueOf(known, 'sitemap').entries).toMatchObject([{ match: 'exact', versions: 2 }]);
  });
  test('none at all', async () => {
    const { known } = await site({});
    expect(valueOf(known, 'sitemap')).toMatchObject({ files: [{ status: 404, kind: 'unreadable' }], entries: [], complete: true });
  });
  test('named ones, also relative, gzipped, and with children', async () => {
    const { known, requested, origin } = await site({
      '/robots.txt': dynamic('text/plain', (at) => `Sitemap: ${at}/index.xml\nSitemap: /list.txt`),
      '/index.xml': xml((at) => index(`${at}/a.xml`, `${at}/page-b.xml.gz`)),
      '/list.txt': dynamic('text/plain', (at) => `${at}/x\n${at}/y`),
      '/a.xml': xml((at) => urlset(`${at}/z`)),
      '/page-b.xml.gz': dynamic('application/gzip', (at) => gzipSync(urlset(`${at}/q`))),
    });
    const sitemap = valueOf(known, 'sitemap');
    expect(sitemap.files.map(({ url, from, kind, urls }) => `${url.replace(origin, '')} ${from} ${kind} ${urls}`)).toEqual([
      '/index.xml robots.txt index 2',
      '/page-b.xml.gz index urlset 1',
      '/a.xml index urlset 1',
      '/list.txt robots.txt text 2',
    ]);
    expect([sitemap.complete, requested.includes('/sitemap.xml')]).toEqual([true, false]);
  });
  test('other origins are never requested', async () => {
    const other = await webServer({ '/s.xml': urlset() });
    const { known } = await site({ '/robots.txt': `Sitemap: ${other.origin}/s.xml` });
    expect(valueOf(known, 'sitemap')).toMatchObject({
      files: [{ url: `${other.origin}/s.xml`, status: 0, failure: failureReason('sitemap-elsewhere') }],
      complete: false,
    });
    expect(other.requested).toEqual([]);
  });
  test('at most eleven files are read, those like the page first', async () => {
    const { known, requested } = await site({
      '/sitemap.xml': xml((at) => index(...Array.from({ length: 30 }, (_, number) => `${at}/s${number}.xml`), `${at}/pages.xml`)),
      '/pages.xml': xml((at) => urlset(`${at}/p`)),
    });
    const sitemap = valueOf(known, 'sitemap');
    const read = requested.filter((path) => path.endsWith('.xml'));
    expect([read.length, read[1], sitemap.complete, sitemap.files.length]).toEqual([11, '/pages.xml', false, 32]);
  });
  test('an index in an index is not followed', async () => {
    const { known, requested } = await site({
      '/sitemap.xml': xml((at) => index(`${at}/sitemap.xml`, `${at}/b.xml`)),
      '/b.xml': xml((at) => index(`${at}/c.xml`)),
    });
    expect(valueOf(known, 'sitemap').complete).toBe(false);
    expect(requested.filter((path) => path.endsWith('.xml'))).toEqual(['/sitemap.xml', '/b.xml']);
  });
  test('are read in slices, so that tasks of the tab run meanwhile', async () => {
    let time = 0;
    // Each step is over its time.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10));
    const pause = vi.spyOn(TimeSlices.prototype, 'pause');
    try {
      const { known } = await site({
        '/sitemap.xml': urlset(...Array.from({ length: 4_000 }, (_, page) => `https://site.example/${page}`)),
      });
      expect(valueOf(known, 'sitemap').files[0]).toMatchObject({ urls: 4_000, failure: null });
      // Decoding takes six steps, and a step of parsing has at most 200 entries.
      expect(pause.mock.calls.length).toBeGreaterThanOrEqual(20);
    } finally {
      clock.mockRestore();
      pause.mockRestore();
    }
  });
  test.each([
    ['soft 404', (at: string) => `<!DOCTYPE html><a href="${at}">home</a>`, 'html', true],
    ['broken gzip', () => '\u001f\u008bbroken', 'unreadable', false],
  ])('%s', async (_, body, kind, complete) => {
    const { known } = await site({ '/sitemap.xml': dynamic('text/html', (at) => Buffer.from(body(at), 'latin1')) });
    expect(valueOf(known, 'sitemap')).toMatchObject({ files: [{ kind }], complete });
  });
  test.each([
    [403, false],
    [429, false],
    [404, true],
  ])('status %i of a file that robots.txt names', async (status, complete) => {
    const { known } = await site({ '/robots.txt': 'Sitemap: /s.xml', '/s.xml': (_, response) => response.writeHead(status).end() });
    expect(valueOf(known, 'sitemap')).toMatchObject({ files: [{ status, failure: null }], complete });
  });
  test.each([
    [500, false],
    [429, false],
    [404, true],
  ])('with a robots.txt that returns %i', async (status, complete) => {
    const { known } = await site({
      '/robots.txt': (_, response) => response.writeHead(status).end(),
      '/sitemap.xml': xml((at) => urlset(`${at}/elsewhere`)),
    });
    expect(valueOf(known, 'sitemap').complete).toBe(complete);
  });
  test.each([
    [503, false],
    [410, true],
    [403, true],
  ])('status %i', async (status, complete) => {
    const { known } = await site({ '/sitemap.xml': (_, response) => response.writeHead(status).end() });
    expect(valueOf(known, 'sitemap')).toMatchObject({ files: [{ status, failure: null }], complete });
  });
});
