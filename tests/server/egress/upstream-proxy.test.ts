/** Public servers through the proxy of a user's network: which requests it gets, and what the guard still refuses. */
import { createServer as createHttp } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalByGuard } from '../../../server/audit/refusals.ts';
import { EgressGuard } from '../../../server/egress/guard.ts';
import { openGuardedNet } from '../../../server/egress/net.ts';
import { siteCaps, Traffic } from '../../../server/egress/traffic.ts';
import { parseProxy } from '../../../server/egress/upstream-proxy.ts';
import { audited, auditorFor } from '../audit/orders.ts';

const page =
  '<!DOCTYPE html><html lang="en"><head><title>Through</title></head><body><main><h1>Through</h1><p>Words.</p></main></body></html>';
const site = createHttp((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
const tunnels: { target: string; authorization: string | undefined }[] = [];
/** Status of the response to CONNECT; empty: it opens a connection. */
let refusing = '';
let needsLogIn = false;
const proxy: Server = createServer((client) => {
  client.on('error', () => undefined);
  client.once('data', (data) => {
    const [line = '', ...headers] = data.toString().split('\r\n');
    tunnels.push({
      target: line.split(' ')[1] ?? '',
      authorization: headers.find((one) => /^proxy-authorization:/i.test(one))?.split(': ')[1],
    });
    if (needsLogIn) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    if (refusing !== '' || !line.startsWith('CONNECT ')) {
      client.end(`HTTP/1.1 ${refusing || '405 Method Not Allowed'}\r\n\r\n`);
      return;
    }
    const upstream = connect((site.address() as AddressInfo).port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\nVia: test\r\n\r\n');
      client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => client.destroy());
  });
});
const listening = (server: Server) =>
  new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
beforeAll(() => Promise.all([listening(site), listening(proxy)]));
afterAll(() => {
  site.closeAllConnections();
  site.close();
  proxy.close();
});
const upstream = (credentials = '') => parseProxy(`http://${credentials}127.0.0.1:${(proxy.address() as AddressInfo).port}`)!;

test('a browser and our own requests go through it, with its password', async () => {
  tunnels.length = 0;
  const auditor = await auditorFor([], {
    concurrency: 1,
    proxy: upstream('ann:p%40ss@'),
    egress: {
      // Only the proxy can resolve the names.
      resolve: async () => {
        throw new Error('no such name');
      },
    },
  });
  const { http, report } = await audited(auditor, 'http://public.example/');
  expect([http.status, report.score === null]).toEqual([200, false]);
  expect(new Set(tunnels.map(({ target }) => target))).toEqual(new Set(['public.example:80']));
  expect(new Set(tunnels.map(({ authorization }) => authorization))).toEqual(
    new Set([`Basic ${Buffer.from('ann:p@ss').toString('base64')}`]),
  );
});

test('private names, addresses and ports are refused before the proxy gets a request; typed ones are reached without it', async () => {
  tunnels.length = 0;
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const guard = new EgressGuard({
    allowOrigins: [origin],
    proxy: upstream(),
    resolve: async (name) => (name === 'inside.example' ? ['10.0.0.1'] : ['93.184.216.34']),
  });
  const net = openGuardedNet(guard, new Traffic(siteCaps, guard.totals), { headers: {} });
  const get = (url: string) =>
    net.probe(url, { method: 'GET', headers: {}, signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status,
      () => 'refused',
    );
  for (const url of [
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'http://localhost/',
    'http://inside.example/',
    'http://wiki.internal/',
    'http://public.example:22/',
  ])
    expect(await get(url), url).toBe('refused');
  expect(tunnels).toEqual([]);
  expect(await get(`${origin}/`)).toBe(200);
  expect(tunnels).toEqual([]);
  expect(await get('http://public.example/')).toBe(200);
  expect(tunnels.map(({ target }) => target)).toEqual(['public.example:80']);
  refusing = '403 Forbidden';
  expect(await get('http://other.example/')).toBe('refused');
  refusing = '';
  await net.close();
});

describe('a request that fails at the proxy names it, and not the server or the password', () => {
  const messageThrough = async (credentials: string, proxyToUse = upstream(credentials)) => {
    const guard = new EgressGuard({ allowOrigins: [], proxy: proxyToUse, resolve: async () => ['93.184.216.34'] });
    const traffic = new Traffic(siteCaps, guard.totals);
    const net = openGuardedNet(guard, traffic, { headers: {} });
    await net.probe('http://public.example/', { method: 'GET', headers: {}, signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await net.close();
    return refusalByGuard(traffic.failures.get('public.example:80')!).message;
  };
  test('it requires another log-in', async () => {
    needsLogIn = true;
    const message = await messageThrough('ann:secret@');
    needsLogIn = false;
    expect(message).toContain(
      `The proxy 127.0.0.1:${upstream().port} refused the log-in (407). Check the user name and password in --proxy`,
    );
    expect(message).not.toContain('secret');
  });
  test('it is not running', async () => {
    const closed = createServer();
    await listening(closed);
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    expect(await messageThrough('', parseProxy(`http://127.0.0.1:${port}`)!)).toContain(`The proxy 127.0.0.1:${port} can’t be reached.`);
  });
  test.each(['403 Forbidden', '503 Service Unavailable'])('it opens no connection, and says %s', async (status) => {
    refusing = status;
    const message = await messageThrough('');
    refusing = '';
    expect(message).toContain(
      `The proxy 127.0.0.1:${upstream().port} opened no connection to the server, and responded with status ${status.slice(0, 3)}.`,
    );
  });
  test('what it says is not HTTP', async () => {
    refusing = 'perhaps';
    const message = await messageThrough('');
    refusing = '';
    expect(message).toContain('Could not connect to the server');
  });
});

test.each([
  '',
  'proxy',
  'ftp://proxy',
  'socks5://proxy:1080',
  'https://proxy:3128',
  'http://proxy/path',
  'http://ann:12#ss@proxy:3128',
  'http://ann:12?ss@proxy:3128',
])('%j is no proxy', (text) => expect(parseProxy(text)).toBeNull());
test('an IPv6 address and the usual port', () =>
  expect(parseProxy('http://[::1]')).toEqual({ host: '::1', port: 80, authorization: null }));
test('a percent sign in a password may stand for itself', () =>
  expect(parseProxy('http://u:50%@proxy.example')).toMatchObject({ authorization: `Basic ${Buffer.from('u:50%').toString('base64')}` }));
