import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openLocalProxy } from '../../../server/egress/local-proxy.ts';
import { EgressGuard } from '../../../server/egress/guard.ts';
import { pageCaps, Traffic } from '../../../server/egress/traffic.ts';
import { eventually } from '../../support/eventually.ts';
import { webServer } from '../../support/web-server.ts';

/** Requests a path through a gate. @returns the request, and the failures of its traffic */
async function requested(origin: string, path: string) {
  const guard = new EgressGuard({ allowOrigins: [origin] });
  const traffic = new Traffic(pageCaps, guard.totals);
  const gate = await openLocalProxy(guard, traffic);
  onTestFinished(() => gate.close());
  const { hostname, port } = new URL(gate.server);
  const sent = request({ hostname, port, path: `${origin}${path}` });
  sent.on('error', () => undefined);
  sent.end();
  return { sent, rules: () => [...traffic.failures.values()].map(({ rule }) => rule) };
}

test('a site that ends a request without a response has failed, a browser that does so has not', async () => {
  let [waiting, ended] = [0, 0];
  const { origin } = await webServer({
    '/breaks': (incoming) => void incoming.socket.destroy(),
    '/waits': (incoming) => {
      waiting++;
      incoming.socket.once('close', () => ended++);
    },
  });
  const broken = await requested(origin, '/breaks');
  await eventually(() => expect(broken.rules()).toEqual(['protocol']));
  const left = await requested(origin, '/waits');
  await eventually(() => expect(waiting).toBe(1));
  left.sent.destroy();
  await eventually(() => expect(ended).toBe(1));
  expect(left.rules()).toEqual([]);
});

/** The response to a request through a gate, from a server that sends these bytes; null if there is none. */
async function through(bytes: string): Promise<IncomingMessage | null> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(bytes, 'latin1'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const { sent } = await requested(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '/');
  return new Promise((resolve) => {
    sent.on('response', (response) => resolve(response.resume()));
    sent.on('error', () => resolve(null));
  });
}

test.each([
  ['a header', 'HTTP/1.1 200 OK\r\nx-a: a\u0001b\u007f\r\ncontent-length: 1\r\n\r\nx', 200],
  ['a cookie', 'HTTP/1.1 200 OK\r\nset-cookie: a=\u0002\r\nx-a: ab\r\ncontent-length: 1\r\n\r\nx', 200],
  ['its status text', 'HTTP/1.1 404 N\u0001o\u001b[2J\r\nx-a: ab\r\ncontent-length: 1\r\n\r\nx', 404],
])('control characters in %s end no process; the response is passed on without them', async (_, bytes, status) => {
  const response = await through(bytes);
  expect([response?.statusCode, response?.headers['x-a']]).toEqual([status, 'ab']);
});

test.each(['000', '099', '1000'])('a response with the status %s, which does not exist, has failed', async (status) => {
  expect(await through(`HTTP/1.1 ${status} x\r\ncontent-length: 1\r\n\r\nx`)).toBeNull();
});

test.each([204, 304])('a body after %i, which may have none, is not the end of the response', async (status) => {
  const response = await through(`HTTP/1.1 ${status} x\r\ncontent-length: 5\r\n\r\nhello`);
  expect([response?.statusCode, response?.headers.date]).toEqual([status, undefined]);
});
