import { expect, onTestFinished, test } from 'vitest';
import { createProber } from '../../../checks/fetch/prober.ts';
import type { Probe } from '../../../checks/core/facts/probes.ts';
import { startLinkServer, type LinkServerOptions } from '../../support/link-server.ts';
import type { ProbeNet } from '../../../checks/fetch/probe-net.ts';
import { realNet } from '../../support/probe-net.ts';

/**
 * The real network with a fake clock: a time-out ends as soon as only silent links are left, so that the result depends neither on
 * waiting nor on the load of the machine.
 */
function netWithoutPatience(): ProbeNet {
  const pending = new Set<object>();
  const quiet = async (signal: AbortSignal) => {
    for (let rounds = 0; rounds < 3 && !signal.aborted; rounds = pending.size === 0 ? rounds + 1 : 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  };
  return realNet({
    sleep: (_, signal) => quiet(signal),
    request: async (url, init) => {
      const request = {};
      if (!url.includes('/silent/')) pending.add(request);
      try {
        return await fetch(url, init);
      } finally {
        pending.delete(request);
      }
    },
  });
}

/** All 500 links. */
test.each([
  ['all on one server', { ports: 1 }, { inFlight: 50, perHost: 50 }],
  ['spread over many servers', { ports: 12 }, { inFlight: 50, perHost: 50 }],
  ['in the order of their kinds', { ports: 1, sorted: true }, { inFlight: 12, perHost: 12 }],
  ['with the usual limits', { ports: 4 }, {}],
] as [string, LinkServerOptions, object][])('every class is right %s', async (_, options, limits) => {
  const server = await startLinkServer({ ...options, slowMs: 50 });
  onTestFinished(() => server.close());
  const prober = createProber(netWithoutPatience(), { pageHost: '127.0.0.1', ...limits });
  const probes = new Map<string, Probe>();
  await prober.probeLinks(
    server.links.map(({ href }) => href),
    (probe) => {
      expect(probes.has(probe.url)).toBe(false);
      probes.set(probe.url, probe);
    },
  );
  expect(probes.size).toBe(505);
  const got = server.links.map(({ href, kind }) => ({
    kind,
    href,
    class: probes.get(href)?.class,
    status: probes.get(href)?.status,
    redirects: probes.get(href)?.redirects,
  }));
  expect(got).toEqual(
    server.links.map(({ href, kind, class: expected, status, redirects }) => ({ kind, href, class: expected, status, redirects })),
  );
});
