/** --ca: certificates of the user's own authorities, on real servers, for our requests and for a real browser. */
import { writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AuditRefused } from '../../../server/audit/auditor.ts';
import { findChromium } from '../../../server/audit/visit/find-chromium.ts';
import { processWorld } from '../../../server/cli/process-world.ts';
import { makeCertificate, type Certificate } from '../../../server/egress/certificate.ts';
import { openLocalProxy } from '../../../server/egress/local-proxy.ts';
import { EgressGuard } from '../../../server/egress/guard.ts';
import { openGuardedNet } from '../../../server/egress/net.ts';
import { pageCaps, Traffic } from '../../../server/egress/traffic.ts';
import { readServiceSettings } from '../../../server/http/process/settings.ts';
import { startService } from '../../../server/http/process/start.ts';
import { commandWorld } from '../../support/command-world.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeAuditor } from '../../support/fake-auditor.ts';
import { testFolder } from '../../support/service.ts';
import { certificateAuthority } from '../../support/certificates.ts';
import { auditorFor, orderOf } from '../audit/orders.ts';

vi.setConfig({ testTimeout: 180_000 });
const [company, other] = [certificateAuthority('Company'), certificateAuthority('Other')];
const page = '<!DOCTYPE html><html lang="en"><title>Bees in winter</title><main><h1>Bees in winter</h1><p>Bees keep warm.</p></main>';

/** A server that can do HTTP/2. */
async function secureSite({ cert, key }: Certificate) {
  const requested: string[] = [];
  const server = createSecureServer({ cert, key, allowHTTP1: true }, (request, response) => {
    requested.push(`HTTP/${request.httpVersion} ${request.url}`);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  return { origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, requested };
}

/** Each is refused although the authority of `company` is trusted, with its reason. */
const invalid: readonly (readonly [what: string, certificate: Certificate, reason: RegExp])[] = [
  ['of another authority', other.certify('127.0.0.1'), /its CA is unknown.*--ca/],
  ['signed by itself', makeCertificate('127.0.0.1'), /self-signed/],
  ['of another host', company.certify('127.0.0.2'), /for another host name/],
  ['that has expired', company.certify('127.0.0.1', [-20, -2]), /has expired/],
  ['that is not valid yet', company.certify('127.0.0.1', [2, 20]), /not valid yet/],
];

describe.skipIf(!findChromium())('a page whose certificate is of an authority of the user', () => {
  test('is audited as its server sends it; robots.txt and raw HTML are read', async () => {
    const { origin, requested } = await secureSite(company.certify('127.0.0.1'));
    const auditor = await auditorFor([origin], { authorities: [company.cert] });
    const { http, report, warnings } = await auditor.audit(orderOf(`${origin}/`), new AbortController().signal);
    expect([http.status, warnings, report.facts?.served?.ok]).toEqual([200, [], true]);
    expect(requested).toEqual(expect.arrayContaining(['HTTP/2.0 /', 'HTTP/1.1 /', 'HTTP/1.1 /robots.txt']));
  });

  test('is not audited without --ca, and the reason names the option', async () => {
    const { origin, requested } = await secureSite(company.certify('127.0.0.1'));
    const auditor = await auditorFor([origin]);
    await expect(auditor.audit(orderOf(`${origin}/`), new AbortController().signal)).rejects.toThrow(/its CA is unknown.*--ca/);
    expect(requested).toEqual([]);
  });

  test('other invalid certificates are refused, each with its reason', async () => {
    const sites = await Promise.all(invalid.map(([, certificate]) => secureSite(certificate)));
    const auditor = await auditorFor(
      sites.map(({ origin }) => origin),
      { authorities: [company.cert] },
    );
    for (const [index, { origin, requested }] of sites.entries()) {
      const [what, , reason] = invalid[index]!;
      const refused = await auditor.audit(orderOf(`${origin}/`), new AbortController().signal).catch((error: unknown) => error);
      expect(refused, what).toBeInstanceOf(AuditRefused);
      expect((refused as AuditRefused).code, what).toBe('target-tls-error');
      expect((refused as AuditRefused).message, what).toMatch(reason);
      expect(requested, what).toEqual([]);
    }
  });
});

describe.skipIf(!findChromium())('a service with --ca', () => {
  test('audits and crawls a page of an authority of the user, and tells its webhook', async () => {
    const { origin, requested } = await secureSite(company.certify('127.0.0.1'));
    const ca = join(testFolder(), 'company.pem');
    writeFileSync(ca, company.cert);
    const running = await startService(
      readServiceSettings(
        {},
        {
          port: 0,
          stopOnSignals: false,
          logLevel: 'silent',
          ca,
          allowTargets: [origin],
          allowWebhooks: [origin],
          sandbox: process.getuid?.() !== 0,
        },
      ),
    );
    onTestFinished(() => running.close());
    const audited = await fetch(`${running.address}/v1/meta?url=${encodeURIComponent(`${origin}/`)}&settleMs=0`);
    expect([audited.status, await audited.text()]).toEqual([200, expect.stringContaining('Bees in winter')]);
    const started = await fetch(`${running.address}/v1/batches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        crawl: { url: `${origin}/`, limit: 1 },
        webhook: { url: `${origin}/hook`, secret: `whsec_${'a'.repeat(32)}` },
      }),
    });
    expect(started.status, await started.clone().text()).toBe(202);
    await eventually(() => expect(requested).toContain('HTTP/1.1 /hook'));
    expect(requested).toContain('HTTP/1.1 /robots.txt');
  });
});

describe('our own requests', () => {
  const ask = async (origin: string, authorities?: readonly string[]) => {
    const guard = new EgressGuard({ allowOrigins: [origin], authorities });
    const net = openGuardedNet(guard, new Traffic(pageCaps, guard.totals), { headers: {} });
    onTestFinished(() => net.close());
    return (await net.probe(`${origin}/`, { method: 'GET', headers: {}, signal: AbortSignal.timeout(60_000) })).status;
  };
  test('trust the authority', async () => {
    const { origin } = await secureSite(company.certify('127.0.0.1'));
    expect(await ask(origin, [company.cert])).toBe(200);
    await expect(ask(origin)).rejects.toThrow();
  });
  test.each(invalid)('do not trust a certificate %s', async (_, certificate) => {
    const { origin, requested } = await secureSite(certificate);
    await expect(ask(origin, [company.cert])).rejects.toThrow();
    expect(requested).toEqual([]);
  });
});

describe('a command that cannot read robots.txt or a sitemap for a certificate says so, and names --ca', () => {
  test.each([
    ['a crawl', (origin: string) => ['--crawl', `${origin}/`]],
    ['a sitemap', (origin: string) => [`${origin}/`, '--sitemap', 'auto']],
  ])('%s', async (_, argsFor) => {
    const { origin } = await secureSite(company.certify('127.0.0.1'));
    const world = Object.assign(commandWorld({ auditor: fakeAuditor() }), { openNet: processWorld().openNet });
    await world.run('audit', ...argsFor(origin), '--preset', 'none');
    expect(`${world.out()}${world.err()}`).toMatch(/its CA is unknown on this machine\. For a CA of your own: --ca FILE/);
    expect(world.err()).toContain('robots.txt could not be read');
  });
});

describe('through the proxy of a visit', () => {
  /** What a browser would see of the certificate, and the first bytes of the answer. */
  async function through(origin: string, authorities: readonly string[]) {
    const guard = new EgressGuard({ allowOrigins: [origin], authorities });
    const gate = await openLocalProxy(guard, new Traffic(pageCaps, guard.totals));
    onTestFinished(() => gate.close());
    const { hostname, port } = new URL(gate.server);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(`CONNECT ${new URL(origin).host} HTTP/1.1\r\n\r\n`);
    await new Promise((resolve) => {
      socket.once('data', resolve);
    });
    const secure = connectTls({ socket, rejectUnauthorized: false });
    await new Promise((resolve, reject) => {
      secure.once('secureConnect', resolve);
      secure.once('error', reject);
    });
    const { issuer } = secure.getPeerCertificate();
    secure.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const answer = await new Promise<Buffer>((resolve) => {
      secure.once('data', resolve);
    });
    return { issuer: issuer.CN, answer: answer.toString('latin1').split('\r\n')[0] };
  }
  test('only a server for which the authority vouches is passed on under our certificate', async () => {
    const [vouched, foreign] = [await secureSite(company.certify('127.0.0.1')), await secureSite(other.certify('127.0.0.1'))];
    expect(await through(vouched.origin, [company.cert])).toEqual({ issuer: 'Pageloupe', answer: 'HTTP/1.1 200 OK' });
    expect(await through(foreign.origin, [company.cert])).toEqual({ issuer: 'Other', answer: 'HTTP/1.1 200 OK' });
  });
});

test('audit --server reaches a service whose certificate is of an authority of --ca, and no other', async () => {
  const run = async (certificate: Certificate, ...more: string[]) => {
    const { origin, requested } = await secureSite(certificate);
    const world = commandWorld({ auditor: fakeAuditor() });
    writeFileSync(join(world.cwd, 'company.pem'), company.cert);
    const code = await world.run('audit', 'https://site.example/', '--server', origin, ...more);
    return [code, requested.length, world.err()] as const;
  };
  // The server responds with a page.
  expect(await run(company.certify('127.0.0.1'), '--ca', 'company.pem')).toEqual([4, 1, expect.stringContaining('Check --server')]);
  for (const refused of [await run(company.certify('127.0.0.1')), await run(other.certify('127.0.0.1'), '--ca', 'company.pem')])
    expect(refused).toEqual([4, 0, expect.stringMatching(/Can’t reach .*--ca/)]);
});
