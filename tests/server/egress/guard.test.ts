import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { requestWithinOrigin } from '../../../checks/fetch/net.ts';
import { EgressError } from '../../../server/egress/egress-error.ts';
import { EgressGuard, type GuardSettings } from '../../../server/egress/guard.ts';
import { openGuardedNet } from '../../../server/egress/net.ts';
import { pageCaps, Traffic, type TrafficCaps } from '../../../server/egress/traffic.ts';
import { webServer } from '../../support/web-server.ts';

/** The rule by which a connection is refused, or 'open'. Every dialed address leads to a listener of this test. */
async function ruleOf(host: string, port: number, settings: Partial<GuardSettings> = {}): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const guard = new EgressGuard({
    allowOrigins: [],
    dial: () => ({ address: '127.0.0.1', port: (server.address() as AddressInfo).port }),
    ...settings,
  });
  try {
    (await guard.open(host, port, new Traffic(pageCaps, guard.totals))).destroy();
    return 'open';
  } catch (error) {
    return error instanceof EgressError ? error.rule : String(error);
  } finally {
    server.close();
  }
}
const leadingTo = (...addresses: string[]): Partial<GuardSettings> => ({ resolve: async () => addresses });

describe('the guard', () => {
  test.each([
    ['a public name', 'a.demo.example', 443, leadingTo('93.184.216.34'), 'open'],
    ['all its addresses public', 'a.demo.example', 80, leadingTo('93.184.216.34', '2606:4700::1111'), 'open'],
    ['one of them is not', 'a.demo.example', 80, leadingTo('93.184.216.34', '192.168.1.1'), 'private-address'],
    ['one in IPv6 is not', 'a.demo.example', 80, leadingTo('93.184.216.34', 'fd00::1'), 'private-address'],
    ['translated', 'a.demo.example', 80, leadingTo('64:ff9b::a00:1'), 'private-address'],
    ['shared address space', 'a.demo.example', 80, leadingTo('100.64.0.1'), 'private-address'],
    ['no address of any kind', 'a.demo.example', 80, leadingTo('not an address'), 'metadata'],
    ['no answer', 'a.demo.example', 80, leadingTo(), 'dns'],
    ['a public address', '93.184.216.34', 443, {}, 'open'],
    ['a public address in brackets', '[2606:4700::1111]', 443, {}, 'open'],
    ['a number', '2130706433', 80, {}, 'private-name'],
    ['octal', '0177.1', 80, {}, 'private-name'],
    ['with a dot at its end', 'localhost.', 80, {}, 'private-name'],
    ['a single label', 'intranet', 80, leadingTo('93.184.216.34'), 'private-name'],
    ['another port', 'a.demo.example', 6379, leadingTo('93.184.216.34'), 'port'],
    ['no host', 'a b', 80, {}, 'no-address'],
    ['metadata, typed', '169.254.169.254', 80, { allowOrigins: ['http://169.254.169.254'] }, 'metadata'],
    [
      'a name of metadata, typed',
      'meta.demo.example',
      80,
      { allowOrigins: ['http://meta.demo.example'], ...leadingTo('100.100.100.200') },
      'metadata',
    ],
    ['metadata by NAT64, typed', '[64:ff9b::a9fe:a9fe]', 80, { allowOrigins: ['http://[64:ff9b::a9fe:a9fe]'] }, 'metadata'],
    [
      'metadata by NAT64 of a network, typed',
      '[64:ff9b:1::a9fe:a9fe]',
      80,
      { allowOrigins: ['http://[64:ff9b:1::a9fe:a9fe]'] },
      'metadata',
    ],
    ['metadata by 6to4, typed', '[2002:a9fe:a9fe::1]', 80, { allowOrigins: ['http://[2002:a9fe:a9fe::1]'] }, 'metadata'],
    ['metadata, compatible, typed', '[::169.254.169.254]', 80, { allowOrigins: ['http://[::169.254.169.254]'] }, 'metadata'],
    [
      'a typed name that leads to metadata by NAT64',
      'api.demo.example',
      80,
      { allowOrigins: ['http://api.demo.example'], ...leadingTo('64:ff9b::a9fe:a9fe') },
      'metadata',
    ],
    [
      'a public address of this machine',
      'a.demo.example',
      8080,
      { ownAddresses: () => ['93.184.216.34'], ...leadingTo('93.184.216.34') },
      'private-address',
    ],
    [
      'the same in IPv6, with a zone, in another spelling',
      '[2606:4700:0:0::1111]',
      443,
      { ownAddresses: () => ['2606:4700::1111%eth0'] },
      'private-address',
    ],
    ['the same, typed', '93.184.216.34', 443, { ownAddresses: () => ['93.184.216.34'], allowOrigins: ['https://93.184.216.34'] }, 'open'],
    ['6to4 of a private address', '[2002:0a00:1::1]', 80, {}, 'private-name'],
    ['this network', '0.0.0.0', 80, {}, 'private-name'],
    ['two dots at its end', 'localhost..', 80, {}, 'private-name'],
    ['a zone', '[fe80::1%25eth0]', 80, {}, 'no-address'],
    ['a user before the host', 'a.demo.example:80@127.0.0.1', 80, leadingTo('93.184.216.34'), 'no-address'],
    ['typed', '127.0.0.1', 3000, { allowOrigins: ['http://127.0.0.1:3000'] }, 'open'],
    ['typed in another spelling', '0x7f.1', 3000, { allowOrigins: ['http://127.0.0.1:3000/path'] }, 'open'],
    ['another port of what was typed', '127.0.0.1', 3001, { allowOrigins: ['http://127.0.0.1:3000'] }, 'port'],
    ['another port of the web', '127.0.0.1', 8080, { allowOrigins: ['http://127.0.0.1:3000'] }, 'private-name'],
    ['a neighbour of what was typed', '127.0.0.2', 3000, { allowOrigins: ['http://127.0.0.1:3000'] }, 'port'],
    [
      'a name of the own network, typed',
      'staging.demo.example',
      8443,
      { allowOrigins: ['https://staging.demo.example:8443'], ...leadingTo('10.1.2.3') },
      'open',
    ],
  ] as const)('%s', async (_, host, port, settings, expected) => {
    expect(await ruleOf(host, port, settings)).toBe(expected);
  });
});

describe('our own requests', () => {
  const netFor = (allowOrigins: readonly string[], caps: Partial<TrafficCaps> = {}, settings: Partial<GuardSettings> = {}) => {
    const guard = new EgressGuard({ allowOrigins, ...settings });
    const traffic = new Traffic({ ...pageCaps, ...caps }, guard.totals);
    const net = openGuardedNet(guard, traffic, {
      headers: { 'user-agent': 'Test/1' },
      extraHeaders: { origin: allowOrigins[0] ?? '', headers: { authorization: 'Bearer x' } },
    });
    onTestFinished(() => net.close());
    return { net, traffic, guard };
  };
  const init = () => ({ signal: AbortSignal.timeout(5_000), credentials: 'omit', cache: 'no-store', redirect: 'follow' }) as const;

  test('hosts that are addresses are checked as well', async () => {
    const { origin, requested } = await webServer({ '/': 'secret' });
    const { net, guard } = netFor([]);
    const { port } = new URL(origin);
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', 'localhost', '0.0.0.0'])
      await expect(net.site(`http://${host}:${port}/`, init())).rejects.toThrow();
    expect(requested).toEqual([]);
    expect(guard.totals.denied).toEqual({ port: 5 });
  });
  test('are sent once more if the server closed the connection meanwhile, and not a third time', async () => {
    let [sound, closing] = [0, 0];
    const { origin } = await webServer({
      '/robots.txt': (request, response) => (++sound === 2 ? request.socket.destroy() : response.end('here')),
      '/never': (request) => {
        closing++;
        request.socket.destroy();
      },
    });
    const { net } = netFor([origin]);
    for (let turn = 0; turn < 3; turn++) expect(await (await net.site(`${origin}/robots.txt`, init())).text()).toBe('here');
    expect((await net.probe(`${origin}/robots.txt`, { method: 'HEAD', headers: {}, signal: init().signal })).status).toBe(200);
    await expect(net.site(`${origin}/never`, init())).rejects.toThrow('fetch failed');
    expect([sound, closing]).toEqual([5, 2]);
  });
  test('a body that falls silent is late, not cut off', async () => {
    const { origin } = await webServer({ '/sitemap.xml': (_, response) => response.write('<urlset>') });
    const { net } = netFor([origin], { idleMs: 300 });
    const answer = await requestWithinOrigin(net.site, `${origin}/sitemap.xml`, { limit: 1_000, timeoutMs: 240_000, keepsPart: true });
    expect(answer).toMatchObject({ ok: true, truncated: true, isLate: true });
  });
  test('of site files, redirects stay on their origin, and say so', async () => {
    const other = await webServer({ '/': 'elsewhere' });
    const { origin, requested } = await webServer({
      '/in': (_, response) => response.writeHead(301, { location: '/robots.txt' }).end(),
      '/robots.txt': 'here',
      '/out': (_, response) => response.writeHead(302, { location: `${other.origin}/` }).end(),
      '/self': (_, response) => response.writeHead(302, { location: '/self', 'set-cookie': 'seen=1' }).end(),
      '/two': (_, response) => response.writeHead(302, { location: '/set' }).end(),
      '/set': (_, response) => response.writeHead(302, { location: '/two', 'set-cookie': 'seen=1' }).end(),
    });
    const { net } = netFor([origin, other.origin]);
    const inside = await net.site(`${origin}/in`, init());
    expect([inside.url, await inside.text()]).toEqual([`${origin}/robots.txt`, 'here']);
    await expect(net.site(`${origin}/out`, init())).rejects.toMatchObject({
      why: { code: 'other-origin', args: { origin: other.origin } },
    });
    const before = requested.length;
    for (const path of ['/self', '/two'])
      await expect(net.site(origin + path, init())).rejects.toMatchObject({ why: { code: 'endless-redirects' } });
    // Each is requested once: without cookies, the same follows again.
    expect(requested.slice(before)).toEqual(['/self', '/two', '/set']);
    expect(other.requested).toEqual([]);
  });
  test('headers for the own origin go to no other', async () => {
    const other = await webServer({ '/': 'elsewhere' });
    const { origin, requests } = await webServer({ '/': (_, response) => response.writeHead(302, { location: `${other.origin}/` }).end() });
    const { net } = netFor([origin, other.origin]);
    const probe = { method: 'GET', headers: {}, signal: AbortSignal.timeout(5_000) } as const;
    expect((await net.probe(`${origin}/`, probe)).status).toBe(302);
    await net.probe(`${other.origin}/`, probe);
    expect([
      requests[0]?.headers.authorization,
      other.requests[0]?.headers.authorization,
      other.requests[0]?.headers['user-agent'],
    ]).toEqual(['Bearer x', undefined, 'Test/1']);
  });
  test('what a job may load ends it', async () => {
    const sockets: Socket[] = [];
    const { origin } = await webServer({
      '/': (request, response) => {
        sockets.push(request.socket);
        const more = () => {
          if (!response.destroyed && response.write('x'.repeat(100_000))) setImmediate(more);
          else if (!response.destroyed) response.once('drain', more);
        };
        response.writeHead(200);
        more();
      },
    });
    const { net, traffic } = netFor([origin], { bytes: 1_000_000 });
    const response = await net.site(`${origin}/`, init());
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(traffic.ended).toBe('bytes');
    expect(traffic.bytes).toBeGreaterThan(1_000_000);
    await expect(net.site(`${origin}/more`, init())).rejects.toThrow();
  });
});
