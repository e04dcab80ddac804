import { describe, expect, test } from 'vitest';
import { factValueOf } from '../../../../checks/core/fact-value.ts';
import { demoPicture } from '../../../../scripts/demo/picture.ts';
import type { AuditRefused } from '../../../../server/audit/auditor.ts';
import { withAdvice } from '../../../../server/audit/refusals.ts';
import type { Answers } from '../../../support/web-server.ts';
import { audited, outcome, sharedAuditor } from '../orders.ts';

const { auditor: shared, site } = sharedAuditor(18);

const cover = demoPicture(640, 360, [140, 90, 60]);
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bees in winter</title>${head}</head><body><main><h1>Bees in winter</h1><p>Bees keep warm in a cluster.</p>${body}</main></body></html>`;

describe('an audit', () => {
  test('returns the report of the page, with facts of its site and response', async () => {
    const { origin, requested } = site({
      '/old': (_, response) => response.writeHead(301, { location: '/bees' }).end(),
      '/bees': (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html; charset=UTF-8', 'x-robots-tag': 'noarchive', 'set-cookie': 'a=b' })
          .end(page('<a href="/old">Older</a>')),
      '/robots.txt': 'User-agent: *\nDisallow: /private/\n',
    });
    const auditor = shared();
    const { report, http, warnings, ms } = await audited(auditor, `${origin}/old#winter`);
    expect(report).toMatchObject({
      url: `${origin}/bees#winter`,
      finalUrl: `${origin}/bees`,
      schemaVersion: expect.stringMatching(/^2\./) as string,
    });
    expect(http).toMatchObject({
      status: 200,
      statusText: 'OK',
      charset: 'utf-8',
      redirects: [{ url: `${origin}/old`, status: 301, location: `${origin}/bees` }],
      headers: { 'x-robots-tag': 'noarchive', 'content-type': 'text/html; charset=UTF-8' },
    });
    expect(http.headers).not.toHaveProperty('set-cookie');
    expect(http.transferBytes).toBeGreaterThan(300);
    expect(warnings).toEqual([]);
    expect(ms.total).toBeGreaterThanOrEqual(ms.load);
    const facts = report.facts!;
    expect(factValueOf(facts, 'robotsTxt')).toMatchObject({ status: 200, text: 'User-agent: *\nDisallow: /private/\n' });
    expect(factValueOf(facts, 'response')).toMatchObject({ requestedUrl: `${origin}/bees`, redirected: false });
    expect(factValueOf(facts, 'response')?.headers.map(({ name }) => name)).not.toContain('set-cookie');
    expect(factValueOf(facts, 'served')?.linkTotal).toBe(1);
    expect(requested.filter((path) => path === '/robots.txt')).toHaveLength(1);
  });

  test('runs the page’s scripts, or none of them', async () => {
    const { origin } = site({
      '/': page(
        '<noscript><p>Only without scripts.</p></noscript>',
        '<script>addEventListener("DOMContentLoaded", () => { document.title = "By script"; setInterval(() => document.body.append("more"), 1); });</script>',
      ),
    });
    const auditor = shared();
    const titleOf = async (javascript: boolean) => {
      const {
        report: { facts },
      } = await audited(auditor, `${origin}/`, { javascript });
      return [
        factValueOf(facts!, 'head')?.titles[0]?.text,
        factValueOf(facts!, 'text')?.blocks.some(({ text }) => text.includes('Only without')),
      ];
    };
    expect(await titleOf(true)).toEqual(['By script', false]);
    expect(await titleOf(false)).toEqual(['Bees in winter', true]);
  });

  test('a page cannot reach into what reads it', async () => {
    const { origin } = site({
      '/': page(
        '',
        `<script>
      JSON.stringify = () => '{"known":{}}'; Document.prototype.querySelectorAll = () => []; Object.prototype.ok = false; Array.prototype.push = () => 0;
      Promise.prototype.then = () => { throw 1; }; window.pageloupe = { collect: () => 'mine' }; performance.now = () => NaN;</script>`,
      ),
    });
    const { report } = await audited(shared(), `${origin}/`);
    expect(factValueOf(report.facts!, 'head')?.titles[0]?.text).toBe('Bees in winter');
    expect(factValueOf(report.facts!, 'served')?.bytes).toBeGreaterThan(0);
  });

  test.each([
    ['a lazy image', '<img src="/cover.png" alt="Cover" loading="lazy" width="640" height="360">', 'fail'],
    [
      'an image that a script adds',
      '<div></div><script>onload = () => { document.querySelector("div").innerHTML = \'<img src="/cover.png" alt="Cover" width="640" height="360">\'; };</script>',
      'pass',
    ],
  ])('knows the largest paint when it is %s that arrives after the page has loaded', async (_, body, status) => {
    const { origin } = site({
      '/': page(body),
      '/cover.png': (_, response) => void setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end(cover), 300),
    });
    const { report } = await audited(shared(), `${origin}/`);
    expect(factValueOf(report.facts!, 'vitals')?.lcp?.url).toBe(`${origin}/cover.png`);
    expect(report.signals.find(({ id }) => id === 'image-delivery')?.status).toBe(status);
  });

  test('knows the largest paint of a page of text', async () => {
    const { origin } = site({ '/': page('') });
    for (let round = 0; round < 5; round++) {
      const { report } = await audited(shared(), `${origin}/`);
      expect(factValueOf(report.facts!, 'vitals')?.lcp).not.toBeNull();
    }
  });

  test('is of the document to which a page navigates, with its site files', async () => {
    const { origin } = site({ '/': page('', '<script>location.replace("/next")</script>'), '/next': page('<p>Here at last.</p>') });
    const { report, http, warnings } = await audited(shared(), `${origin}/`);
    expect([report.url, report.finalUrl, http.status]).toEqual([`${origin}/next`, `${origin}/next`, 200]);
    expect(warnings.map(({ code }) => code)).toEqual(['went-on']);
  });

  test.each([
    ['desktop', 1280, 1, false],
    ['mobile', 412, 1.75, true],
  ] as const)('%s: window, touch and name', async (device, width, dpr, mobile) => {
    const { origin, requests } = site({ '/': page('', '<meta name="viewport" content="width=device-width">') });
    const { report } = await audited(shared(), `${origin}/`, { device, pageLocale: 'de-AT', userAgent: 'gptbot' });
    expect(factValueOf(report.facts!, 'page')?.viewport).toMatchObject({ width, dpr });
    for (const { headers, url } of requests) {
      expect(headers['user-agent'], url).toMatch(mobile ? /Android.*GPTBot.*Pageloupe\/\d/ : /^(?!.*Android).*GPTBot.*Pageloupe\/\d/);
      expect(headers['accept-language'], url).toMatch(/^de-AT/);
    }
    expect(requests.find(({ headers }) => headers['sec-fetch-dest'] === 'document')?.headers['sec-ch-ua-mobile']).toBe(
      mobile ? '?1' : '?0',
    );
  });
});

test('a document that breaks off is read as it is, without waiting for the rest', async () => {
  const { origin } = site({
    '/cut': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100_000 }).write(page('<h2>As far as it came</h2>'));
      setTimeout(() => response.socket?.destroy(), 300);
    },
    '/packed': (_, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('Not packed'),
  });
  // Half of this time, for which a page may load, is longer than the limit of a test.
  const order = { timeoutMs: 1_000_000 };
  const { report, warnings } = await audited(shared(), `${origin}/cut`, order);
  expect(warnings.map(({ code }) => code)).toEqual(['document-cut']);
  expect(factValueOf(report.facts!, 'headings')?.items.map(({ text }) => text)).toEqual(['Bees in winter', 'As far as it came']);
  expect((await audited(shared(), `${origin}/packed`, order)).warnings.map(({ code }) => code)).toContain('document-cut');
});

test('says what a reader should know of the visit', async () => {
  const other = site({ '/': page('') });
  const { origin } = site({
    '/wall': (_, response) => response.writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge' }).end(page('')),
    '/away': (_, response) => response.writeHead(302, { location: `${other.origin}/` }).end(),
    '/inside': page('<img src="http://10.0.0.1/" alt=""><img src="http://192.168.0.1/" alt="">'),
    '/covered': page(
      `<p>${'They eat the honey that they stored in summer. '.repeat(5)}</p><div role="dialog" style="position:fixed;inset:0">We use cookies. <button>Accept</button></div>`,
    ),
    '/covered-alone': '<!doctype html><div id="app"></div><div role="dialog" style="position:fixed;inset:0">We use cookies.</div>',
    '/banner': page('<div role="dialog" style="position:fixed;bottom:0;width:100%;height:90px">We use cookies.</div>'),
  });
  const auditor = shared();
  const codesOf = async (path: string) => (await audited(auditor, origin + path)).warnings.map(({ code }) => code);
  expect(await codesOf('/wall')).toEqual(['target-status', 'bot-wall-suspected']);
  expect(await codesOf('/away')).toEqual(['redirected-off-site']);
  expect(await codesOf('/inside')).toEqual(['requests-blocked']);
  expect(await codesOf('/covered')).toEqual(['covered']);
  expect(await codesOf('/covered-alone')).toEqual(['covered-alone']);
  expect(await codesOf('/banner')).toEqual([]);
});

describe('pages without a report', () => {
  test('says why', async () => {
    const { origin } = site({
      '/text': (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('Words'),
      '/file': (_, response) =>
        response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' }).end('Words'),
      '/empty': (_, response) => response.writeHead(204).end(),
      '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
      '/broken': (_, response) => response.socket?.end('This is no HTTP\r\n\r\n'),
      '/away': (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      '/mail': (_, response) => response.writeHead(302, { location: 'mailto:a@b.example' }).end(),
      '/ftp': (_, response) => response.writeHead(302, { location: 'ftp://files.example/' }).end(),
      '/unchanged': (_, response) => response.writeHead(304).end(),
      '/script': (_, response) => response.writeHead(302, { location: 'javascript:alert(1)' }).end(),
      '/hang': () => undefined,
      '/gone': (_, response) => response.writeHead(410, { 'content-type': 'text/html' }).end(page('')),
      '/large': (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': 11_000_000 }).end(`<!--${'x'.repeat(10_999_996)}`),
    });
    const auditor = shared();
    const reported: Record<string, string | number> = {};
    const paths = ['text', 'file', 'empty', 'loop', 'broken', 'away', 'mail', 'ftp', 'unchanged', 'script', 'gone', 'large', 'hang'];
    for (const path of paths.map((name) => `/${name}`))
      reported[path] = await outcome(auditor, origin + path, path === '/hang' ? { timeoutMs: 1_000 } : {});
    expect(reported).toEqual({
      '/text': 'target-not-html',
      '/file': 'target-download',
      '/empty': 'target-not-html',
      '/loop': 'target-too-many-redirects',
      '/broken': 'target-protocol-error',
      '/away': 'target-forbidden',
      '/mail': 'target-forbidden',
      '/ftp': 'target-forbidden',
      '/unchanged': 'target-protocol-error',
      '/script': 'target-protocol-error',
      '/gone': 410,
      '/large': 'target-too-large',
      '/hang': 'target-timeout',
    });
  });

  test('a page that navigates to something that is not a page is reported like an HTTP redirect there', async () => {
    const { origin } = site({
      '/private-location': page('', '<script>location.href = "http://10.0.0.1/"</script>'),
      '/private-refresh': page('', '<meta http-equiv="refresh" content="0; url=http://10.0.0.1/">'),
      '/private-header': (_, response) =>
        response.writeHead(200, { 'content-type': 'text/html', refresh: '0; url=http://10.0.0.1/' }).end(page('')),
      '/private-form': page('<form action="http://10.0.0.1/" method="post"></form><script>document.forms[0].submit()</script>'),
      '/reset-redirect': (_, response) => response.writeHead(302, { location: '/broken' }).end(),
      '/reset': page('', '<script>location.href = "/broken"</script>'),
      '/broken': (_, response) => response.socket?.destroy(),
      '/blank': page('', '<script>location.href = "about:blank"</script>'),
      '/blob': page('', '<script>location.href = URL.createObjectURL(new Blob(["<title>Mine</title>"], { type: "text/html" }))</script>'),
      '/late-blank': page('', '<script>setTimeout(() => { location.href = "about:blank"; }, 300)</script>'),
    });
    const reported: Record<string, string | number> = {};
    const paths = [
      'private-location',
      'private-refresh',
      'private-header',
      'private-form',
      'reset',
      'reset-redirect',
      'blank',
      'blob',
      'late-blank',
    ];
    await Promise.all(
      paths.map(async (path) => {
        reported[path] = await outcome(shared(), `${origin}/${path}`, { settleMs: 1_000 });
      }),
    );
    expect(reported).toEqual({
      'private-location': 'target-forbidden',
      'private-refresh': 'target-forbidden',
      'private-header': 'target-forbidden',
      'private-form': 'target-forbidden',
      reset: reported['reset-redirect'],
      'reset-redirect': 'target-protocol-error',
      blank: 'target-forbidden',
      blob: 'target-forbidden',
      'late-blank': 'target-forbidden',
    });
  });

  test('a redirect that is not allowed is named as such, so that nobody is advised to allow the URL', async () => {
    const to =
      (location: string): Answers[string] =>
      (_, response) =>
        response.writeHead(302, { location }).end();
    const { origin } = site({
      '/private': to('http://10.0.0.1/'),
      '/private-script': page('', '<script>location.href = "http://10.0.0.1/"</script>'),
      '/file': to('file:///etc/passwd'),
      '/mail': to('mailto:a@b.example'),
    });
    for (const [path, reason] of [
      ['private', 'redirectForbidden'],
      ['private-script', 'redirectForbidden'],
      ['file', 'leadsAside'],
      ['mail', 'leadsAside'],
    ]) {
      const refused = await audited(shared(), `${origin}/${path}`, { settleMs: 1_000 }).catch((error: AuditRefused) => error);
      expect(refused, path).toMatchObject({ code: 'target-forbidden', reason });
      expect(withAdvice(refused, () => 'Allow it.')).toBe(refused);
    }
  });

  test('a server that wants fewer requests is recognized without a page: an empty body, JSON, a download', async () => {
    const headers = { 'retry-after': '30' };
    const { origin } = site({
      '/empty': (_, response) => response.writeHead(429, headers).end(),
      '/json': (_, response) => response.writeHead(503, { ...headers, 'content-type': 'application/json' }).end('{"error":"busy"}'),
      '/file': (_, response) => response.writeHead(429, { ...headers, 'content-type': 'application/octet-stream' }).end('busy'),
    });
    for (const [path, status] of [
      ['/empty', 429],
      ['/json', 503],
      ['/file', 429],
    ] as const) {
      const refused = (await audited(shared(), origin + path).catch((error: unknown) => error)) as AuditRefused;
      expect([path, refused.response?.status, refused.response?.headers['retry-after']]).toEqual([path, status, '30']);
    }
  });

  test('what is no page has a status all the same, and an error is reported as the error', async () => {
    const file = { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' };
    const { origin } = site({
      '/text': (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('text'),
      '/gone-text': (_, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('text'),
      '/gone-image': (_, response) => response.writeHead(410, { 'content-type': 'image/png' }).end('image'),
      '/gone-nothing': (_, response) => response.writeHead(404).end(),
      '/file': (_, response) => response.writeHead(200, file).end('file'),
      '/gone-file': (_, response) => response.writeHead(404, file).end('file'),
      '/empty': (_, response) => response.writeHead(204).end(),
    });
    const refusals = await Promise.all(
      ['text', 'gone-text', 'gone-image', 'gone-nothing', 'file', 'gone-file', 'empty'].map(async (path) => {
        const refused = (await audited(shared(), `${origin}/${path}`).catch((error: unknown) => error)) as AuditRefused;
        return [path, refused.code, refused.response?.status, refused.message.includes('and no page')];
      }),
    );
    expect(refusals).toEqual([
      ['text', 'target-not-html', 200, false],
      ['gone-text', 'target-not-html', 404, true],
      ['gone-image', 'target-not-html', 410, true],
      ['gone-nothing', 'target-not-html', 404, true],
      ['file', 'target-download', 200, false],
      ['gone-file', 'target-not-html', 404, true],
      ['empty', 'target-not-html', 204, false],
    ]);
  });

  test('a server that requires a password, or sends a status without a page, is reported as that', async () => {
    const { origin } = site({
      '/locked': (_, response) =>
        response.writeHead(401, { 'content-type': 'text/html', 'www-authenticate': 'Basic realm="staging"' }).end(page('')),
      '/nothing': (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end(),
    });
    const reported = await Promise.all(
      ['/locked', '/nothing'].map((path) =>
        audited(shared(), origin + path).then(
          ({ http }) => String(http.status),
          (error: AuditRefused) => `${error.code}: ${error.message}`,
        ),
      ),
    );
    expect(reported).toEqual([
      expect.stringMatching(/^target-needs-login: .*401.*user name.*password/),
      expect.stringMatching(/^target-not-html: .*returned 500 and no page/),
    ]);
    const { http } = await audited(shared(), `${origin}/locked`, { headers: { authorization: 'Basic eDp5' } }).catch(() => ({
      http: { status: 0 },
    }));
    expect(http.status).toBe(0);
  });
});
