/** The service with a real Chromium: the endpoints about a page, every kind of page without a report, clients that disconnect, and many at once. */
import { createServer } from 'node:net';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseUrl } from '../../../checks/parse/urls.ts';
import type { Auditor } from '../../../server/audit/auditor.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { kinds } from '../../../server/http/bodies/common-fields.ts';
import { writeDocument } from '../../../server/http/openapi/openapi.ts';
import { auditorFor } from '../audit/orders.ts';
import { eventually } from '../../support/eventually.ts';
import { results, validator } from '../../support/openapi-schema.ts';
import { schemaErrors } from '../../support/report-schema.ts';
import { service } from '../../support/service.ts';
import { webServer, type Answers } from '../../support/web-server.ts';

const chromium = findChromium();
const errorsOf = validator(writeDocument());
const page =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bees in winter</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Bees in winter"}</script></head><body><main><h1>Bees in winter</h1><p>Bees keep warm in a cluster. <a href="/next">Next</a> <a href="https://example.org/">Elsewhere</a></p></main></body></html>';
const html = (status: number) => (_: unknown, response: import('node:http').ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/html' }).end(page);
};

/** A service that may open a local site. */
async function over(answers: Answers, more: { concurrency?: number; queue?: number } = {}) {
  const site = await webServer(answers);
  const auditor = await auditorFor([site.origin], more);
  const running = await service<Auditor>({ concurrency: more.concurrency ?? 2, queue: more.queue ?? 20 }, auditor);
  return {
    ...site,
    ...running,
    of: (path: string, kind = 'audit', parameters = '&settleMs=0') =>
      running.ask(`/v1/${kind}?url=${encodeURIComponent(parseUrl(path) ? path : site.origin + path)}${parameters}`),
  };
}

describe.skipIf(!chromium || !existsSync(chromium))('with a real browser', () => {
  test('all answers about a page come from one visit and fit their schemas', async () => {
    const { of, origin, requested } = await over({ '/': page, '/robots.txt': 'User-agent: GPTBot\nDisallow: /\n' });
    const bodies: Record<string, Record<string, unknown>> = {};
    for (const kind of kinds) {
      const response = await of('/', kind);
      bodies[kind] = (await response.json()) as Record<string, unknown>;
      expect([kind, response.status, errorsOf(results[kind], bodies[kind])]).toEqual([kind, 200, []]);
    }
    expect(schemaErrors(bodies['audit'])).toEqual([]);
    expect(requested.filter((path) => path === '/robots.txt')).toHaveLength(1);
    expect(bodies['meta']).toMatchObject({
      url: `${origin}/`,
      http: { status: 200 },
      meta: { title: { text: 'Bees in winter', characters: 14 }, headings: { total: 1 } },
    });
    expect(bodies['schema']).toMatchObject({ structuredData: { summary: { items: 1, byType: { Article: 1 } } } });
    expect(bodies['links']).toMatchObject({
      summary: { total: 2, kinds: { internal: 1, external: 1 } },
      links: [{ text: 'Next' }, { text: 'Elsewhere' }],
    });
    expect(
      (bodies['geo']!['reading'] as { crawlers: { token: string; verdict: string }[] }).crawlers.find(({ token }) => token === 'GPTBot'),
    ).toMatchObject({ verdict: 'blocked', line: 2, code: 'line' });
  });

  test('a page’s own 404 and 500 are results', async () => {
    const { of } = await over({ '/gone': html(404), '/broken': html(500) });
    for (const [path, status] of [
      ['/gone', 404],
      ['/broken', 500],
    ] as const) {
      const response = await of(path);
      const body = (await response.json()) as { http: { status: number }; signals: { id: string; status: string }[] };
      expect([response.status, body.http.status, body.signals.find(({ id }) => id === 'http-status')?.status]).toEqual([
        200,
        status,
        'fail',
      ]);
    }
  });

  test('every page without a report returns its problem', async () => {
    // A server that accepts the connection but does not send HTTP, and a port where nothing listens.
    const odd = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('hello\r\n');
    });
    await new Promise<void>((resolve) => {
      odd.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      odd.close();
    });
    const oddOrigin = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
    const site = await webServer({
      '/file.pdf': (_, response) => {
        response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4');
      },
      '/data.json': (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      },
      '/save': (_, response) => {
        response
          .writeHead(200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment; filename=a.bin' })
          .end('abc');
      },
      '/round': (_, response) => {
        response.writeHead(302, { location: '/round' }).end();
      },
      '/hangs': () => undefined,
      '/inward': (_, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end();
      },
    });
    const closed = await webServer({});
    const auditor = await auditorFor([site.origin, oddOrigin, 'http://127.0.0.1:1']);
    const { ask } = await service<Auditor>({}, auditor);
    const expected: [string, number, string | RegExp][] = [
      [`${site.origin}/file.pdf`, 422, /target-(?:not-html|download)/],
      [`${site.origin}/data.json`, 422, 'target-not-html'],
      [`${site.origin}/save`, 422, 'target-download'],
      [`${site.origin}/round`, 502, 'target-too-many-redirects'],
      [`${site.origin}/hangs`, 504, 'target-timeout'],
      [`${site.origin}/inward`, 403, 'target-forbidden'],
      [`${oddOrigin}/`, 502, /target-(?:protocol-error|connect-failed)/],
      [closed.origin, 403, 'target-forbidden'],
      ['http://localhost/', 403, 'target-forbidden'],
      ['http://127.1/', 403, 'target-forbidden'],
      ['http://2130706433/', 403, 'target-forbidden'],
      ['http://[::1]/', 403, 'target-forbidden'],
      ['http://169.254.169.254/latest/meta-data/', 403, 'target-forbidden'],
      ['http://10.0.0.1/', 403, 'target-forbidden'],
      ['http://[::ffff:7f00:1]/', 403, 'target-forbidden'],
    ];
    for (const [url, status, code] of expected) {
      const response = await ask(`/v1/meta?url=${encodeURIComponent(url)}&settleMs=0&timeoutMs=${url.endsWith('/hangs') ? 1500 : 20_000}`);
      const body = (await response.json()) as { code: string; detail: string };
      expect([url, response.status, body.code]).toEqual([url, status, typeof code === 'string' ? code : expect.stringMatching(code)]);
      expect(errorsOf('Problem', body)).toEqual([]);
    }
  });

  test('when the last client leaves, the visit ends, and the next one works', async () => {
    let open = 0;
    const { of, ask, origin, auditor } = await over({
      '/': page,
      '/slow': (_, response) => {
        open++;
        response.on('close', () => {
          open--;
        });
      },
    });
    const gone = new AbortController();
    const left = ask(`/v1/audit?url=${encodeURIComponent(`${origin}/slow`)}`, { signal: gone.signal }).catch(() => null);
    await eventually(() => expect(open).toBeGreaterThan(0));
    gone.abort();
    await left;
    await eventually(() => expect([open, auditor.stats().pagesOpen]).toEqual([0, 0]));
    expect((await of('/')).status).toBe(200);
  });

  test('200 clients at once on one page at a time: each is answered, the surplus with when to come back', async () => {
    const paths = Array.from({ length: 200 }, (_, index) => `/${index}`);
    const { of, ask } = await over(Object.fromEntries(paths.map((path) => [path, page])), { concurrency: 1, queue: 10 });
    const answers = paths.map((path) => of(path, 'meta', '&settleMs=0&waitUntil=domcontentloaded'));
    expect((await ask('/healthz')).status).toBe(200);
    const statuses = new Map<number, number>();
    for (const response of await Promise.all(answers)) {
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect(Number(response.headers.get('retry-after') ?? 0) > 0).toBe(response.status === 503);
      await response.arrayBuffer();
    }
    expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
    expect(statuses.get(200)).toBeGreaterThanOrEqual(11);
    expect((statuses.get(200) ?? 0) + (statuses.get(503) ?? 0)).toBe(200);
  });
});
