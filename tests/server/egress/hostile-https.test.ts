/**
 * Requests that a hostile page can make the browser send in its name, and only over https: a service worker, and the Reporting API. The page also
 * enables Network Error Logging, whose header Chromium ignores behind a proxy (net/http/http_network_transaction.cc).
 */
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { certificate } from '../../../scripts/demo/certificate.ts';
import { launchBrowser } from '../../../server/audit/visit/browser.ts';
import type { AuditorSettings } from '../../../server/audit/create-auditor.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { openLocalProxy } from '../../../server/egress/local-proxy.ts';
import { EgressGuard } from '../../../server/egress/guard.ts';
import { pageCaps, Traffic } from '../../../server/egress/traffic.ts';
import { auditorFor, outcome } from '../audit/orders.ts';
import { eventually } from '../../support/eventually.ts';

const hits = new Set<string>();
const inner = createServer(certificate, (request, response) => {
  hits.add(request.url?.split('?')[0]!.split('/').at(-1) ?? '');
  response
    .writeHead(200, {
      'content-type': 'text/html',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    })
    .end('secret');
});
const inside = 'https://inside.demo.example/hit';
const endpoint = (group: string, way: string) => JSON.stringify({ group, max_age: 600, endpoints: [{ url: `${inside}/${way}` }] });
const outer = createServer(certificate, (request, response) => {
  if (request.url === '/worker.js') {
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(`fetch('${inside}/service-worker', { mode: 'no-cors' }).catch(() => 0);`);
    return;
  }
  response.writeHead(request.url === '/' ? 200 : 404, {
    'content-type': 'text/html',
    'reporting-endpoints': `inside="${inside}/reporting"`,
    'content-security-policy-report-only': "img-src 'none'; report-to inside",
    'report-to': endpoint('errors', 'nel'),
    nel: JSON.stringify({ report_to: 'errors', max_age: 600, success_fraction: 1, failure_fraction: 1 }),
  }).end(`<!DOCTYPE html><html lang="en"><title>Nothing to see</title><h1>Nothing to see</h1><img src="/x.png" alt="">
<script>navigator.serviceWorker?.register('/worker.js').catch(() => 0); setTimeout(() => fetch('/again').catch(() => 0), 300);</script>`);
});
const portOf = (server: typeof inner) => (server.address() as AddressInfo).port;
const publicAddress = '93.184.216.34';
const world = (): NonNullable<AuditorSettings['egress']> => ({
  resolve: async (name) => (name === 'hostile.demo.example' ? [publicAddress] : ['127.0.0.1']),
  dial: (address) => ({ address: '127.0.0.1', port: address === publicAddress ? portOf(outer) : portOf(inner) }),
  // Reports are sent immediately instead of after a minute.
  trust: certificate.cert,
  flags: ['--ignore-certificate-errors', '--short-reporting-delay'],
});
const page = 'https://hostile.demo.example/';
vi.setConfig({ testTimeout: 180_000 });

beforeAll(async () => {
  for (const server of [inner, outer])
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
});
afterAll(() => {
  for (const server of [inner, outer]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Opens the page like an audit, but allows service workers. @param off without the guard @returns what was refused */
async function openAsAudits(off: boolean, until: () => Promise<unknown>): Promise<Traffic['failures']> {
  const { flags = [], trust: _, ...settings } = world();
  const guard = new EgressGuard({ allowOrigins: [], ...settings, off });
  const traffic = new Traffic(pageCaps, guard.totals);
  const [gate, deadEnd] = await Promise.all([
    openLocalProxy(guard, traffic),
    openLocalProxy(new EgressGuard({ allowOrigins: [] }), new Traffic(pageCaps, guard.totals)),
  ]);
  const browser = await launchBrowser({
    executablePath: findChromium()!,
    sandbox: process.getuid?.() !== 0,
    deadEnd: deadEnd.server,
    flags,
  });
  try {
    const context = await browser.newContext({ proxy: { server: gate.server }, serviceWorkers: 'allow' });
    const tab = await context.newPage();
    await tab.goto(page);
    await tab.waitForTimeout(1_000);
    await tab.reload();
    await until();
  } finally {
    await browser.close();
    await Promise.all([gate.close(), deadEnd.close()]);
  }
  return traffic.failures;
}

describe.skipIf(!findChromium())('over https, a hostile page', () => {
  test('would reach what is inside, with a worker and with reports', async () => {
    hits.clear();
    await openAsAudits(true, () => eventually(() => expect([...hits]).toEqual(expect.arrayContaining(['reporting', 'service-worker']))));
  });
  test('reaches nothing past the guard, though it may have a service worker', async () => {
    hits.clear();
    const failures = await openAsAudits(
      false,
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 4_000);
        }),
    );
    expect([...hits]).toEqual([]);
    expect(failures.get('inside.demo.example:443')?.rule).toBe('private-address');
  });
  test('reaches nothing when it is audited', async () => {
    hits.clear();
    expect(await outcome(await auditorFor([], { egress: world() }), page, { settleMs: 4_000 })).toBe(200);
    expect([...hits]).toEqual([]);
  });
});
