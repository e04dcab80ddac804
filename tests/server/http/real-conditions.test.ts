/** Real-world failures on the running service with a real browser: certificates, names, sizes, and processes that die, leave or hang. */
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createGzip, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { certificate } from '../../../scripts/demo/certificate.ts';
import type { Auditor } from '../../../server/audit/auditor.ts';
import { refusalByChromium } from '../../../server/audit/refusals.ts';
import type { AuditorSettings } from '../../../server/audit/create-auditor.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { auditorFor, lent, sharedAuditor } from '../audit/orders.ts';
import { eventually } from '../../support/eventually.ts';
import { processes } from '../../support/processes.ts';
import { service } from '../../support/service.ts';
import { webServer, type Answers, type WebSite } from '../../support/web-server.ts';

vi.setConfig({ testTimeout: 180_000 });
const page =
  '<!DOCTYPE html><html lang="en"><head><title>Bees in winter</title></head><body><main><h1>Bees in winter</h1><p>Bees keep warm.</p></main></body></html>';

/** A service with a browser of its own, for a local site. */
async function over(answers: Answers, change: Partial<AuditorSettings> = {}) {
  const site = await webServer(answers);
  return served(site, await auditorFor([site.origin], { concurrency: 1, ...change }));
}
/** A service for a site. @returns its result for a path or URL: 200, or the code of the problem */
async function served(site: WebSite, auditor: Auditor) {
  const running = await service<Auditor>({ concurrency: 1 }, auditor);
  let detail = '';
  const of = async (path: string, more = ''): Promise<number | string> => {
    const response = await running.ask(
      `/v1/meta?url=${encodeURIComponent(parseUrl(path) ? path : site.origin + path)}&settleMs=0&maxAge=0${more}`,
    );
    const body = (await response.json()) as { code?: string; detail?: string };
    detail = body.detail ?? '';
    return response.status === 200 ? 200 : `${response.status} ${body.code}`;
  };
  return { ...site, auditor, of, detail: () => detail };
}
const browsers = () => processes(/^(?!.*--type=).*--headless/);
const noBrowser = !findChromium();
const noProcesses = noBrowser || process.platform !== 'linux';

test.each([
  ['CERT_AUTHORITY_INVALID', /self-signed, or its CA is unknown/],
  ['CERT_DATE_INVALID', /expired or is not valid yet/],
  ['CERT_COMMON_NAME_INVALID', /another host name/],
  ['SSL_VERSION_OR_CIPHER_MISMATCH', /TLS 1.2/],
  ['SSL_UNRECOGNIZED_NAME_ALERT', /Check the certificate/],
])('a TLS error is told with its reason: %s', (name, sentence) => {
  expect(refusalByChromium(`page.goto: net::ERR_${name} at https://a.example/`)).toMatchObject({
    code: 'target-tls-error',
    message: expect.stringMatching(sentence) as string,
  });
});

test('a port that browsers refuse is told, not blamed on the rules for private hosts', () => {
  expect(refusalByChromium('page.goto: net::ERR_UNSAFE_PORT at http://127.0.0.1:1/')).toMatchObject({
    code: 'target-forbidden',
    message: expect.stringMatching(/refuse to open this port.*another/) as string,
  });
});
test('a browser that is not where it was named is told, with what to do', async () => {
  await expect(auditorFor([], { executablePath: '/nowhere/chromium' })).rejects.toThrow(/no browser at \/nowhere\/chromium.*CHROMIUM_PATH/);
});

describe.skipIf(noBrowser)('a target', () => {
  const { auditor, site } = sharedAuditor(5);
  const overShared = (answers: Answers) => served(site(answers), lent(auditor()));

  test('whose certificate nobody vouches for', async () => {
    const secure = createServer(certificate, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });
    await new Promise<void>((resolve) => {
      secure.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      secure.close();
    });
    const origin = `https://127.0.0.1:${(secure.address() as AddressInfo).port}`;
    const { of, detail } = await over({}, { allowOrigins: [origin] });
    expect(await of(`${origin}/`)).toBe('502 target-tls-error');
    expect(detail()).toContain('self-signed, or its CA is unknown');
  });

  test('whose name does not resolve', async () => {
    const { of } = await overShared({});
    expect(await of('https://nothing-here.demo.example/')).toBe('502 target-dns-failure');
  });

  test.each([
    ['says how long it is', { 'content-length': '11000000' }, ''],
    ['does not', {}, 'x'],
  ])('that is too large: %s', async (_, headers, body) => {
    const { of } = await overShared({
      '/': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', ...headers });
        // A comment: its bytes count, but are not laid out.
        response.write('<!--');
        if (body === '') response.end('x'.repeat(10_999_996));
        else for (let part = 0; part < 30; part++) response.write(body.repeat(1_000_000));
        response.end();
      },
    });
    expect(await of('/')).toBe('422 target-too-large');
  });

  test('that unpacks to a thousand times its size', async () => {
    let sent = 0;
    const { of } = await overShared({
      '/': page,
      '/bomb': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
        const gzip = createGzip({ level: 1 });
        gzip.on('data', (part: Buffer) => {
          sent += part.length;
        });
        gzip.pipe(response);
        const zeros = Buffer.alloc(4_000_000, '<p>');
        let left = 200;
        const more = (): void => {
          if (response.destroyed) return;
          if (left-- === 0) gzip.end();
          else gzip.write(zeros, () => more());
        };
        gzip.write('<!DOCTYPE html><title>x</title><!--');
        more();
      },
    });
    expect(await of('/bomb')).toBe('422 target-too-large');
    // The limit on wire bytes was not the reason.
    expect(sent).toBeLessThan(25_000_000);
    expect(await of('/')).toBe(200);
  });

  test.each([
    ['document of a frame', () => '<iframe src="/large"></iframe>'],
    [
      'document of a frame of another site',
      (origin: string) => `<iframe src="${origin.replace('127.0.0.1', 'localhost')}/large"></iframe>`,
    ],
    ['a worker', () => `<script>new Worker('/worker.js')</script>`],
    ['a worker of a frame', (origin: string) => `<iframe src="${origin.replace('127.0.0.1', 'localhost')}/inner"></iframe>`],
  ])('whose %s unpacks to a thousand times its size', async (_, part) => {
    // A comment: its bytes count, but are not laid out.
    const bomb = (bytes: number) => gzipSync(Buffer.concat([Buffer.from('<!--'), Buffer.alloc(bytes, 'x')]));
    const packed = (bytes: number) => (_request: unknown, response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb(bytes));
    const visited = await webServer({
      // Its load event waits for the image, which never comes.
      '/': (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(`${page}<img src="/image" alt="">${part(visited.origin)}`),
      '/image': () => undefined,
      '/inner': `<title>x</title><script>new Worker('/worker.js')</script>`,
      '/worker.js': (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(`fetch('/bomb').then((answer) => answer.arrayBuffer())`),
      '/bomb': packed(300_000_000),
      '/large': packed(30_000_000),
    });
    const origins = [visited.origin, visited.origin.replace('127.0.0.1', 'localhost')];
    const { of } = await served(visited, await auditorFor(origins, { concurrency: 1 }));
    expect(await of('/')).toBe('422 target-too-large');
  });

  test('that navigates to a document that it created is still read', async () => {
    const { of } = await overShared({
      '/': `<title>x</title><script>location.replace(URL.createObjectURL(new Blob([${JSON.stringify(page.replaceAll('/', '\\/'))}], { type: 'text/html' })))</script>`,
    });
    expect([200, '403 target-forbidden', '422 target-not-html']).toContain(await of('/'));
  });
});

describe.skipIf(noProcesses)('the browser', () => {
  test('whose page’s process is killed: the request is answered, the next works', async () => {
    let arrived = (): void => undefined;
    const { of } = await over({
      '/': page,
      '/waits': '<!DOCTYPE html><title>x</title><p>x<script src="/never"></script>',
      '/never': () => {
        arrived();
      },
    });
    const loading = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const answer = of('/waits', '&timeoutMs=20000');
    await loading;
    for (const pid of processes(/--type=renderer/)) process.kill(pid, 'SIGKILL');
    expect(await answer).toBe('502 target-crashed-renderer');
    expect(await of('/')).toBe(200);
  });

  test('is replaced after so many pages, and nothing of the old one stays', async () => {
    const { of, auditor } = await over({ '/': page }, { browserPages: 3 });
    const first = browsers();
    for (let turn = 0; turn < 7; turn++) expect(await of('/')).toBe(200);
    expect(auditor.stats().browserRestarts).toEqual({ crashed: 0, retired: 2, hung: 0 });
    await eventually(() => expect(browsers()).toHaveLength(1));
    expect(first).not.toEqual(browsers());
  });

  test('that hangs: the request is answered, the next works', async () => {
    const { of, auditor } = await over({ '/': page });
    expect(await of('/')).toBe(200);
    for (const pid of processes(/--headless|--type=/)) process.kill(pid, 'SIGSTOP');
    // If it is suspended while it closes the first page, it is replaced before the second visit starts. Otherwise it is to blame, not the page.
    expect([200, '503 browser-unavailable']).toContain(await of('/', '&timeoutMs=20000'));
    expect(await of('/')).toBe(200);
    expect(auditor.stats().browserRestarts.hung).toBe(1);
    await eventually(() => expect(browsers()).toHaveLength(1));
  });
});
