import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AuditRefused } from '../../../server/audit/auditor.ts';
import { webServer } from '../../support/web-server.ts';
import { audited, auditorFor, orderOf, outcome } from './orders.ts';

const page = (body: string) => `<!DOCTYPE html><html lang="en"><head><title>Bees in winter</title></head><body><main><h1>Bees in winter</h1>${body}</main></body></html>`;
const later = (ms: number) => new Promise((resolve) => { setTimeout(resolve, ms); });

/** Processes of this one, by what they were started with. */
function processes(pattern: RegExp): number[] {
  const parents = new Map<number, number>();
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number);
  const read = (pid: number, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  for (const pid of all) parents.set(pid, Number(/\) \S (\d+)/.exec(read(pid, 'stat'))?.[1] ?? 0));
  const ours = (pid: number): boolean => pid === process.pid || (pid > 1 && ours(parents.get(pid) ?? 0));
  return all.filter((pid) => pid !== process.pid && ours(pid) && pattern.test(read(pid, 'cmdline')));
}

describe('an auditor goes on', () => {
  test.skipIf(process.platform !== 'linux')('when its browser is killed: during a visit, which is made again, and between two', async () => {
    let arrived = (): void => undefined;
    const { origin, asked } = await webServer({
      '/': page(''), '/slow': (_, response) => {
        arrived();
        setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(page('')), 1_500);
      },
    });
    const auditor = await auditorFor([origin], { concurrency: 1 });
    const kill = () => { for (const pid of processes(/--headless/).filter((one) => !/--type=/.test(readFileSync(`/proc/${one}/cmdline`, 'utf8')))) process.kill(pid, 'SIGKILL'); };
    const opening = new Promise<void>((resolve) => { arrived = resolve; });
    const visit = audited(auditor, `${origin}/slow`);
    await opening;
    await later(200);
    kill();
    expect((await visit).http.status).toBe(200);
    expect(asked.filter((path) => path === '/slow').length).toBeGreaterThanOrEqual(2);
    kill();
    expect(await outcome(auditor, `${origin}/`)).toBe(200);
    expect(auditor.stats().browserRestarts.crashed).toBe(2);
    expect(await auditor.faults()).toEqual([]);
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
        const more = () => { while (!response.destroyed && response.write('<p>'.padEnd(200_000, 'words '))); };
        response.on('drain', more);
        more();
      },
      '/crash': page('<script>addEventListener("load", () => { const all = []; for (;;) all.push(new Array(1e7).fill(Math.random())); })</script>'),
    });
    const auditor = await auditorFor([origin], { concurrency: 2 });
    const short = { timeoutMs: 8_000 };
    const codesOf = async (path: string) => audited(auditor, origin + path, short).then(({ warnings }) => warnings.map(({ code }) => code), (error: AuditRefused) => error.code);
    expect(await codesOf('/dialogs')).toEqual(['dialogs-dismissed']);
    expect(await codesOf('/popups')).toBeInstanceOf(Array);
    expect(await codesOf('/endless')).toContain('load-incomplete');
    expect(['target-timeout', 'target-crashed-renderer']).toContain(await codesOf('/busy'));
    expect(['target-timeout', 'target-crashed-renderer']).toContain(await codesOf('/crash'));
    await codesOf('/storm');
    expect(await codesOf('/flood')).toBe('target-too-large');
    expect(await outcome(auditor, `${origin}/`)).toBe(200);
    expect(auditor.stats().pagesOpen).toBeLessThanOrEqual(1);
  });
});

describe('whoever waits', () => {
  test('is told when too many do, when it takes too long, and when nobody wants it any more', async () => {
    const { origin } = await webServer({ '/': page(''), '/hang': () => undefined });
    const auditor = await auditorFor([origin], { concurrency: 1, queue: 2, waitMs: 1_000 });
    const abort = new AbortController();
    const codes = [0, 1, 2, 3].map(() => auditor.audit(orderOf(`${origin}/hang`), abort.signal).then(() => 'report', (error: AuditRefused) => error.code));
    expect(await codes[3]).toBe('overloaded');
    expect(auditor.stats()).toMatchObject({ pagesOpen: 1, waiting: 2 });
    expect(await Promise.all([codes[1], codes[2]])).toEqual(['queue-timeout', 'queue-timeout']);
    abort.abort();
    expect(await codes[0]).toBe('cancelled');
    expect(await outcome(auditor, `${origin}/`)).toBe(200);
  });

  test('nothing is left when it closes', async () => {
    const { origin } = await webServer({ '/hang': () => undefined });
    const auditor = await auditorFor([origin], { concurrency: 1 });
    const running = outcome(auditor, `${origin}/hang`);
    await later(1_000);
    const closed = auditor.close(100);
    expect(await running).toBe('cancelled');
    await closed;
    expect(await outcome(auditor, `${origin}/hang`)).toBe('draining');
    if (process.platform === 'linux') expect(processes(/--headless/)).toEqual([]);
  });
});

test('headers of an order go to its own origin only, not along with a redirect', async () => {
  const other = await webServer({ '/': page(''), '/style.css': 'p{}' });
  const { origin, requests } = await webServer({ '/': page(`<link rel="stylesheet" href="${other.origin}/style.css"><img src="/own.png" alt=""><img src="/away" alt="">`), '/away': (_, response) => response.writeHead(302, { location: `${other.origin}/away.png` }).end(), '/leave': (_, response) => response.writeHead(302, { location: `${other.origin}/` }).end() });
  const auditor = await auditorFor([origin, other.origin]);
  for (const path of ['/', '/leave']) await audited(auditor, origin + path, { headers: { authorization: 'Bearer secret', 'x-preview': '1' } });
  expect(requests.length).toBeGreaterThan(5);
  for (const { headers, url } of requests) expect([url, headers.authorization, headers['x-preview']]).toEqual([url, 'Bearer secret', '1']);
  expect(other.requests.length).toBeGreaterThan(2);
  for (const { headers, url } of other.requests) expect([url, headers.authorization, headers['x-preview']]).toEqual([url, undefined, undefined]);
});
