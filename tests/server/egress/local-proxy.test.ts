import { request } from 'node:http';
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
