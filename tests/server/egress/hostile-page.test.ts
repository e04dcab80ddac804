import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditorSettings } from '../../../server/audit/create-auditor.ts';
import type { Auditor, AuditRefused } from '../../../server/audit/auditor.ts';
import { eventually } from '../../support/eventually.ts';
import { auditorFor, openAuditor, orderOf, outcome } from '../audit/orders.ts';
import { hostileFiles, hostilePage, reportHeaders } from './hostile-page.ts';

/** A service that must not be reachable from outside; it records who reached it. */
const hits = new Set<string>();
const inner = createServer((request, response) => {
  hits.add(request.url?.split('?')[0]!.split('/').at(-1) ?? '');
  response
    .writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*', 'access-control-allow-methods': '*' })
    .end('secret');
});
inner.on('upgrade', (request, socket) => {
  hits.add(request.url?.split('?')[0]!.split('/').at(-1) ?? '');
  socket.destroy();
});
const turn = createTcpServer((socket) => {
  hits.add('turn-tcp');
  socket.destroy();
});
const stun = createSocket('udp4').on('message', () => hits.add('stun-udp'));
const outer = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/') {
    response
      .writeHead(200, { 'content-type': 'text/html', ...reportHeaders(inside()) })
      .end(hostilePage(inside(), stun.address().port, portOf(turn), spellings()));
    return;
  }
  const file = hostileFiles(inside())[path];
  if (file) response.writeHead(file.status ?? 200, { 'content-type': file.type, ...file.headers }).end(file.body);
  else response.writeHead(404, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Not here</title>');
});
const portOf = (server: Server | TcpServer) => (server.address() as AddressInfo).port;
const inside = () => `http://127.0.0.1:${portOf(inner)}`;

/** With the real port, which a request past the proxy would reach, and with a web port, which only the address check blocks. */
const spellings = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      decimal: '2130706433',
      hex: '0x7f000001',
      octal: '0177.0.0.1',
      short: '127.1',
      zero: '0.0.0.0',
      localhost: 'localhost',
      'below-localhost': 'a.b.localhost',
      ipv6: '[::1]',
      mapped: '[::ffff:127.0.0.1]',
      'mapped-hex': '[::ffff:7f00:1]',
      nat64: '[64:ff9b::7f00:1]',
      private: '10.0.0.1',
      metadata: '169.254.169.254',
      named: 'inside.demo.example',
      mixed: 'mixed.demo.example',
      'trailing-dot': 'localhost.',
      'nip-io': '127.0.0.1.nip.io',
      fullwidth: '１２７.0.0.1',
      circled: '①②⑦.0.0.1',
    }).flatMap(([name, host]) => [
      [name, `http://${host}`],
      [`${name}-port`, `http://${host}:${portOf(inner)}`],
    ]),
  );

const publicAddress = '93.184.216.34';
/** Names of a world with two machines: a public one, and one that must not be reached. */
function world(): NonNullable<AuditorSettings['egress']> {
  let requested = 0;
  const names: Record<string, () => string[]> = {
    'hostile.demo.example': () => [publicAddress],
    'inside.demo.example': () => ['127.0.0.1'],
    'mixed.demo.example': () => [publicAddress, '127.0.0.1'],
    'rebind.demo.example': () => (requested++ % 2 === 0 ? [publicAddress] : ['127.0.0.1']),
    localhost: () => ['127.0.0.1', '::1'],
    '127.0.0.1.nip.io': () => ['127.0.0.1'],
  };
  return {
    resolve: async (name) => names[name]?.() ?? [],
    dial: (address) => ({ address: '127.0.0.1', port: address === publicAddress ? portOf(outer) : portOf(inner) }),
  };
}
const listen = (server: Server | TcpServer) =>
  new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
beforeAll(async () => {
  await Promise.all([
    listen(inner),
    listen(turn),
    listen(outer),
    new Promise<void>((resolve) => {
      stun.bind(0, '127.0.0.1', resolve);
    }),
  ]);
});
afterAll(() => {
  for (const server of [inner, outer]) {
    server.closeAllConnections();
    server.close();
  }
  turn.close();
  stun.close();
});

const page = 'http://hostile.demo.example/';

describe('a hostile page', () => {
  let auditor: Auditor;
  beforeAll(async () => {
    auditor = await openAuditor([], { egress: world(), concurrency: 4 });
  });
  afterAll(() => auditor.close());

  test('reaches nothing inside', async () => {
    hits.clear();
    const outcomes = await Promise.all(
      ['', 'go-redirect', 'go-refresh', 'go-location'].map((path) => outcome(auditor, page + path, { settleMs: 4_000 })),
    );
    expect([...hits]).toEqual([]);
    // The page was allowed to load, and its requests were refused.
    expect(outcomes.slice(0, 2)).toEqual([200, 'target-forbidden']);
    expect(Object.values(auditor.stats().egressDenied).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(30);
    expect(await auditor.faults()).toEqual([]);
  });

  test('would reach it without the guard', async () => {
    hits.clear();
    const unguarded = await auditorFor([], { egress: { ...world(), off: true, flags: ['--webrtc-ip-handling-policy=default'] } });
    const seen = new AbortController();
    const visits = ['', 'go-redirect'].map((path) =>
      unguarded.audit(orderOf(page + path, { settleMs: 60_000, timeoutMs: 120_000 }), seen.signal).catch(() => null),
    );
    await eventually(() => {
      expect(hits.size, [...hits].toSorted().join(' ')).toBeGreaterThan(30);
      for (const way of [
        'img',
        'iframe',
        'fetch',
        'beacon',
        'websocket',
        'worker-fetch',
        'worker-websocket',
        'frame-redirect',
        'stun-udp',
        'rebinding',
        'main-redirect',
        'host-decimal',
      ])
        expect(hits).toContain(way);
    });
    seen.abort();
    await Promise.all(visits);
    expect(await unguarded.faults()).not.toEqual([]);
  });

  test('a URL that points to a private host is refused, without details', async () => {
    const urls = [
      'http://localhost/',
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://[::1]/',
      'http://[::ffff:10.0.0.1]/',
      'http://169.254.169.254/latest/',
      'http://inside.demo.example/',
      'http://mixed.demo.example/',
      'http://intranet/',
      'http://hostile.demo.example:22/',
      'http://metadata.google.internal/',
    ];
    const reported = await Promise.all(
      urls.map((url) =>
        auditor.audit(orderOf(url), new AbortController().signal).then(
          () => 'a report',
          (error: Error) => `${(error as AuditRefused).code}: ${error.message}`,
        ),
      ),
    );
    expect(new Set(reported)).toEqual(
      new Set([
        'target-forbidden: This URL is not allowed: only public web pages can be audited, plus private origins allowed at startup.',
      ]),
    );
  });

  test('typed origins may be reached, and nothing else', async () => {
    hits.clear();
    const allowing = await auditorFor([inside()], { egress: world() });
    expect(await outcome(allowing, `${inside()}/hit/typed`)).toBe(200);
    expect(await outcome(allowing, `http://127.0.0.1:${portOf(turn)}/`)).toBe('target-forbidden');
    expect(await outcome(allowing, `http://localhost:${portOf(inner)}/hit/other-name`)).toBe('target-forbidden');
    expect([...hits].filter((way) => way !== 'typed' && !/\.(?:txt|xml|ico)$/.test(way))).toEqual([]);
  });
});
