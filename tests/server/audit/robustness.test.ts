import type { IncomingMessage } from 'node:http';
import { chromium } from 'playwright-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AuditRefused } from '../../../server/audit/auditor.ts';
import { closeLimit, OpenVisitPage } from '../../../server/audit/visit/open-page.ts';
import { openLimit } from '../../../server/audit/visit/visit.ts';
import { eventually } from '../../support/eventually.ts';
import { processes } from '../../support/processes.ts';
import { webServer } from '../../support/web-server.ts';
import { audited, auditorFor, orderOf, outcome } from './orders.ts';

vi.setConfig({ testTimeout: 180_000 });
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Bees in winter</title></head><body><main><h1>Bees in winter</h1>${body}</main></body></html>`;

function killBrowsers(): void {
  for (const pid of processes(/^(?!.*--type=).*--headless/)) process.kill(pid, 'SIGKILL');
}

test('the raw HTML of a page that requires trusted types is read, without its own policy', async () => {
  const body = `<p>Bees cluster around their queen. </p>`.repeat(1_000);
  const { origin } = await webServer({
    '/': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "require-trusted-types-for 'script'" })
        .end(page(`${body}<script>trustedTypes.createPolicy('default', { createHTML: () => document.body.remove() })</script>`)),
  });
  const { report } = await audited(await auditorFor([origin], { concurrency: 1 }), `${origin}/`);
  expect(report.facts?.served).toMatchObject({ ok: true });
  expect(report.facts?.headings).toMatchObject({ ok: true, value: { total: 1 } });
});

describe('an auditor continues', () => {
  test.skipIf(process.platform !== 'linux')(
    'when its browser is killed: during a visit, which is made again, and between two',
    async () => {
      let [visits, killed] = [0, false];
      const { origin } = await webServer({
        '/': page(''),
        '/slow': (_, response) => {
          visits += 1;
          // No responses before the first browser is killed.
          if (killed) response.writeHead(200, { 'content-type': 'text/html' }).end(page(''));
        },
      });
      const auditor = await auditorFor([origin], { concurrency: 1 });
      const visit = audited(auditor, `${origin}/slow`);
      await eventually(() => expect(visits).toBeGreaterThanOrEqual(1));
      const { crashed } = auditor.stats().browserRestarts;
      killed = true;
      killBrowsers();
      expect((await visit).http.status).toBe(200);
      expect(visits).toBeGreaterThanOrEqual(2);
      killBrowsers();
      expect(await outcome(auditor, `${origin}/`)).toBe(200);
      expect(auditor.stats().browserRestarts.crashed).toBe(crashed + 2);
      expect(await auditor.faults()).toEqual([]);
    },
  );

  test.skipIf(process.platform !== 'linux')('when its browser is stopped during a visit, for which the page is not blamed', async () => {
    const { origin, requested } = await webServer({ '/': page(''), '/waits': () => undefined });
    const auditor = await auditorFor([origin], { concurrency: 1 });
    const visit = audited(auditor, `${origin}/waits`, { timeoutMs: 20_000 }).catch(({ code, message }: AuditRefused) => [code, message]);
    await eventually(() => expect(requested).toContain('/waits'));
    for (const pid of processes(/--headless|--type=/)) process.kill(pid, 'SIGSTOP');
    expect(await visit).toEqual(['browser-unavailable', expect.stringContaining('stopped responding') as string]);
    expect(auditor.stats().browserRestarts).toMatchObject({ crashed: 0, hung: 1 });
    expect(await outcome(auditor, `${origin}/`)).toBe(200);
  });

  test('when its browser ends while it starts', async () => {
    const { origin } = await webServer({ '/': page('') });
    const launch = chromium.launch.bind(chromium);
    const spy = vi.spyOn(chromium, 'launch').mockImplementationOnce(async (options) => {
      const browser = await launch(options);
      await browser.close();
      return browser;
    });
    onTestFinished(() => spy.mockRestore());
    const auditor = await auditorFor([origin], { concurrency: 1 });
    expect(await outcome(auditor, `${origin}/`)).toBe(200);
    expect(auditor.stats().browserRestarts).toMatchObject({ crashed: 1 });
  });

  test.skipIf(process.platform !== 'linux')('when its browser lives and cannot open pages any more', async () => {
    const { origin } = await webServer({ '/': page('') });
    const auditor = await auditorFor([origin], { concurrency: 1 });
    // Short for the browser that opens nothing. On a busy machine, the others may need longer than usual.
    let opensNothing = false;
    for (const [limit, short] of [
      [openLimit, 3_000],
      [closeLimit, closeLimit.ms],
    ] as const) {
      const usual = limit.ms;
      const get = () => (opensNothing && auditor.stats().browserRestarts.hung === 0 ? short : 60_000);
      Object.defineProperty(limit, 'ms', { configurable: true, get });
      onTestFinished(() => {
        Object.defineProperty(limit, 'ms', { writable: true, value: usual });
      });
    }
    expect(await outcome(auditor, `${origin}/`)).toBe(200);
    opensNothing = true;
    // The processes that start page processes.
    for (const pid of processes(/--type=zygote/)) process.kill(pid, 'SIGKILL');
    // A page that was prepared earlier may still be tried, and cannot load.
    await audited(auditor, `${origin}/`, { timeoutMs: 3_000 }).catch(() => undefined);
    for (let visit = 0; visit < 2; visit++) expect(await outcome(auditor, `${origin}/`)).toBe(200);
    await eventually(() => expect(auditor.stats().pagesOpen).toBe(0));
    expect(auditor.stats().browserRestarts).toMatchObject({ crashed: 0, hung: 1 });
  });

  test('when the process of an empty page ends while it opens; if that happens twice, the visit may be made again', async () => {
    const { origin } = await webServer({ '/': page('') });
    const auditor = await auditorFor([origin], { concurrency: 1 });
    const ended = new Error('browserContext.newPage: Target crashed');
    const spy = vi.spyOn(OpenVisitPage, 'open').mockRejectedValueOnce(ended);
    onTestFinished(() => spy.mockRestore());
    expect(await outcome(auditor, `${origin}/`)).toBe(200);
    spy.mockRejectedValueOnce(ended).mockRejectedValueOnce(ended);
    // Not the page that was prepared for another visit like the first.
    expect(await audited(auditor, `${origin}/`, { device: 'mobile' }).catch(({ code }: AuditRefused) => code)).toBe(
      'target-crashed-renderer',
    );
  });

  test('after pages that crash, hang, go away, ask, and never end', async () => {
    const { origin } = await webServer({
      '/': page(''),
      '/dialogs': page('<script>onbeforeunload = () => "stay"; alert(1); confirm(2); prompt(3)</script><p>Still here.</p>'),
      '/popups': page('<button onclick="open(\'/\')">x</button><script>document.querySelector("button").click(); open("/")</script>'),
      '/busy': page('<script>addEventListener("load", () => setTimeout(() => { for (;;) {} }))</script>'),
      '/storm': page('<script>setInterval(() => { location.href = "/storm?" + Math.random(); }, 5)</script>'),
      '/endless': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).write(page('<p>First of many.</p>'));
        const timer = setInterval(() => response.write('<p>Another.</p>'), 50);
        response.on('close', () => clearInterval(timer));
      },
      '/flood': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).write('<!DOCTYPE html><title>x</title>');
        const more = () => {
          while (!response.destroyed && response.write('<p>Words.<!--'.padEnd(199_997, 'words ') + '-->'));
        };
        response.on('drain', more);
        more();
      },
      '/crash': page(
        '<script>addEventListener("load", () => { const all = []; for (;;) all.push(new Array(1e7).fill(Math.random())); })</script>',
      ),
    });
    const auditor = await auditorFor([origin], { concurrency: 3 });
    const codesOf = async (path: string, timeoutMs = 30_000) =>
      audited(auditor, origin + path, { timeoutMs }).then(
        ({ warnings }) => warnings.map(({ code }) => code),
        (error: AuditRefused) => error.code,
      );
    const [dialogs, popups, endless] = await Promise.all([codesOf('/dialogs'), codesOf('/popups'), codesOf('/endless')]);
    expect(dialogs).toEqual(['dialogs-dismissed']);
    expect(popups).toBeInstanceOf(Array);
    expect(endless).toContain('document-cut');
    // Each of these takes its full time, and a core.
    const [busy, crash] = await Promise.all([codesOf('/busy', 2_000), codesOf('/crash', 2_000), codesOf('/storm', 2_000)]);
    expect(['target-timeout', 'target-crashed-renderer']).toContain(busy);
    expect(['target-timeout', 'target-crashed-renderer']).toContain(crash);
    const allClosed = () => eventually(() => expect(auditor.stats().pagesOpen).toBe(0));
    await allClosed();
    expect(await codesOf('/flood')).toBe('target-too-large');
    expect(await outcome(auditor, `${origin}/`)).toBe(200);
    await allClosed();
  });
});

describe('a waiting order', () => {
  test('is refused if there are too many, if it takes too long, and if nobody waits any more', async () => {
    const { origin } = await webServer({ '/': page(''), '/hang': () => undefined });
    const auditor = await auditorFor([origin], { concurrency: 1, queue: 2, waitMs: 1_000 });
    const abort = new AbortController();
    const codes = [0, 1, 2, 3].map(() =>
      auditor.audit(orderOf(`${origin}/hang`), abort.signal).then(
        () => 'report',
        (error: AuditRefused) => error.code,
      ),
    );
    expect(await codes[3]).toBe('overloaded');
    expect(auditor.stats()).toMatchObject({ pagesOpen: 1, waiting: 2 });
    expect(await Promise.all([codes[1], codes[2]])).toEqual(['queue-timeout', 'queue-timeout']);
    abort.abort();
    expect(await codes[0]).toBe('cancelled');
    // The slot is free after the page has closed, which may take longer than this wait.
    await eventually(() => expect(auditor.stats().pagesOpen).toBe(0));
    expect(await outcome(auditor, `${origin}/`)).toBe(200);
  });

  test('nothing is left when it closes', async () => {
    const { origin, requested } = await webServer({ '/hang': () => undefined });
    const auditor = await auditorFor([origin], { concurrency: 1 });
    const running = outcome(auditor, `${origin}/hang`);
    await eventually(() => expect(requested).toContain('/hang'));
    const closed = auditor.close(100);
    expect(await running).toBe('cancelled');
    await closed;
    expect(await outcome(auditor, `${origin}/hang`)).toBe('draining');
    if (process.platform === 'linux') expect(processes(/--headless/)).toEqual([]);
  });
});

test('a link that may change something is requested without the headers and cookies of an order', async () => {
  const { origin, requests } = await webServer({
    '/': page('<a href="/plans">Plans</a> <a href="/users/sign_out">Log out</a> <a href="/leave">Leave</a>'),
    '/leave': (_, response) => response.writeHead(302, { location: '/account?action=logout' }).end(),
  });
  await audited(await auditorFor([origin]), origin, { headers: { cookie: 'session=secret' }, probe: true });
  const cookies = new Map(requests.map(({ url, headers }) => [url, headers.cookie]));
  expect(['/', '/plans', '/leave', '/users/sign_out', '/account?action=logout'].map((path) => cookies.get(path))).toEqual([
    ...Array.from({ length: 3 }, () => 'session=secret'),
    undefined,
    undefined,
  ]);
  expect([...cookies.keys()]).toEqual(expect.arrayContaining(['/users/sign_out', '/account?action=logout']));
});

test('headers and cookies of an order go to its own origin only, not along with a redirect', async () => {
  const other = await webServer({ '/': page(''), '/style.css': 'p{}' });
  const { origin, requests } = await webServer({
    '/': page(`<link rel="stylesheet" href="${other.origin}/style.css"><img src="/own.png" alt=""><img src="/away" alt="">`),
    '/away': (_, response) => response.writeHead(302, { location: `${other.origin}/away.png` }).end(),
    '/leave': (_, response) => response.writeHead(302, { location: `${other.origin}/` }).end(),
  });
  const auditor = await auditorFor([origin, other.origin]);
  const secrets = { authorization: 'Bearer secret', 'x-preview': '1', cookie: 'session=secret' };
  const secretsIn = ({ url, headers }: IncomingMessage) => [url, headers.authorization, headers['x-preview'], headers.cookie];
  for (const path of ['/', '/leave']) await audited(auditor, origin + path, { headers: secrets, probe: true });
  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) expect(secretsIn(request)).toEqual([request.url, ...Object.values(secrets)]);
  expect(other.requests.length).toBeGreaterThan(2);
  for (const request of other.requests) expect(secretsIn(request)).toEqual([request.url, undefined, undefined, undefined]);
});
