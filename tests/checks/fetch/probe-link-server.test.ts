import { expect, onTestFinished, test } from 'vitest';
import { createProber } from '../../../checks/fetch/prober.ts';
import type { Probe } from '../../../checks/core/facts.ts';
import { startLinkServer, type LinkServerOptions } from '../../../scripts/bench/link-server.ts';
import { realNet } from '../../support/probe-net.ts';

/** The 500 links of the benchmark, with a shorter patience. */
test.each([
  ['with the limits of the benchmark', { ports: 1 }, { inFlight: 50, perHost: 50 }],
  ['spread over many servers', { ports: 12 }, { inFlight: 50, perHost: 50 }],
  ['in the order of their kinds', { ports: 1, sorted: true }, { inFlight: 12, perHost: 12 }],
  ['with the usual limits', { ports: 4 }, {}],
] as [string, LinkServerOptions, object][])('every class is right %s', async (_, options, limits) => {
  const server = await startLinkServer({ ...options, slowMs: 50 });
  onTestFinished(() => server.close());
  const prober = createProber(realNet(), { timeoutMs: 1_500, privateAddresses: true, ...limits });
  const probes = new Map<string, Probe>();
  await prober.probeLinks(server.links.map(({ href }) => href), (probe) => {
    expect(probes.has(probe.url)).toBe(false);
    probes.set(probe.url, probe);
  });
  expect(probes.size).toBe(505);
  const got = server.links.map(({ href, kind }) => ({ kind, href, class: probes.get(href)?.class, status: probes.get(href)?.status, redirects: probes.get(href)?.redirects }));
  // Without webRequest nobody counts the hops.
  expect(got).toEqual(server.links.map(({ href, kind, class: expected, status, redirects }) => ({ kind, href, class: expected, status, redirects: Math.min(redirects, 1) })));
}, 30_000);
