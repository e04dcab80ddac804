import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EgressGuard } from '../../egress/guard.ts';
import { openLocalProxy } from '../../egress/local-proxy.ts';
import { pageCaps, Traffic } from '../../egress/traffic.ts';
import type { BrowserKeeper } from './browser-keeper.ts';
import { closeContext } from './open-page.ts';
import { serverWords } from '../../words.ts';

/** Milliseconds in which the page may try to reach forbidden addresses. */
const tryFor = 1_500;
/** Milliseconds for all of it, after which the browser counts as hung. */
const limitMs = 20_000;

/**
 * Checks whether the browser responds and the egress guard works. A page tries to reach listeners of ours on this machine, past the proxy
 * and through it: a single hit is a fault.
 */
export async function findLeaks(keeper: BrowserKeeper, guard: EgressGuard): Promise<readonly string[]> {
  const hits = new Set<string>();
  const http = createServer((_request, response) => {
    hits.add('HTTP');
    response.end();
  });
  const udp = createSocket('udp4').on('message', () => hits.add('UDP'));
  const traffic = new Traffic(pageCaps, { denied: {}, bytes: 0 });
  try {
    http.listen(0, '127.0.0.1');
    udp.bind(0, '127.0.0.1');
    await Promise.all([http, udp].map((listener) => once(listener, 'listening')));
    udp.on('error', () => undefined);
    const gate = await openLocalProxy(guard, traffic);
    try {
      const targets = { http: (http.address() as AddressInfo).port, udp: udp.address().port, ms: tryFor };
      await keeper.lend(limitMs, async (browser) => {
        const context = await browser.newContext({ proxy: { server: gate.server }, serviceWorkers: 'block', acceptDownloads: false });
        try {
          const page = await context.newPage();
          await page.evaluate(tryAll, targets);
        } finally {
          await closeContext(context);
        }
      });
    } finally {
      await gate.close();
    }
  } catch (error) {
    return [
      serverWords().browserFaults.silent({ why: error instanceof Error ? error.message.split('\n')[0]!.slice(0, 300) : String(error) }),
    ];
  } finally {
    http.closeAllConnections();
    http.close();
    udp.close();
  }
  return [
    ...[...hits].map((route) => serverWords().browserFaults.reached({ route })),
    ...(traffic.refused === 0 && hits.size === 0 ? [serverWords().browserFaults.unused] : []),
  ];
}

/** Runs in the page. */
async function tryAll({ http, udp, ms }: { http: number; udp: number; ms: number }): Promise<void> {
  const hosts = ['127.0.0.1', 'localhost', 'canary.localhost', '[::1]', '2130706433', '0.0.0.0', '[::ffff:127.0.0.1]', '169.254.169.254'];
  for (const host of hosts) fetch(`http://${host}:${http}/`, { mode: 'no-cors' }).catch(() => undefined);
  try {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${udp}` }] });
    peer.createDataChannel('');
    await peer.setLocalDescription(await peer.createOffer());
  } catch {
    // Without WebRTC, nothing is sent.
  }
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
