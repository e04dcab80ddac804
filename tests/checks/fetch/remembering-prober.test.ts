import { describe, expect, test } from 'vitest';
import { probeFailureReason } from '../../../checks/core/failure.ts';
import type { Probe } from '../../../checks/core/facts/probes.ts';
import type { ProbeReason } from '../../../checks/core/facts/missing.ts';
import { createProber } from '../../../checks/fetch/prober.ts';
import { rememberingProber } from '../../../checks/fetch/remembering-prober.ts';
import { madeNet } from '../../support/probe-net.ts';

const url = 'https://a.example/x';
const known = (status: number, reason: ProbeReason | null, kind: Probe['class'] = 'unverified') =>
  ({
    linkStatus: { ok: true, value: { probes: [{ url, class: kind, status, finalUrl: url, redirects: 0, reason }], finished: false } },
  }) as const;

describe('what is known', () => {
  test.each([
    ['an answer', known(200, null, 'ok'), 0],
    ['a refusal', known(403, probeFailureReason('refuses-checks')), 0],
    ['a time-out', known(0, probeFailureReason('too-slow', { seconds: 10 })), 0],
    ['a host without server', known(0, probeFailureReason('no-server'), 'broken'), 0],
    ['nothing: not allowed', known(0, probeFailureReason('not-allowed')), 1],
    ['nothing: stopped', known(0, probeFailureReason('check-stopped'), 'skipped'), 1],
    ['nothing: offline', known(0, probeFailureReason('offline')), 1],
    ['nothing: the host was left alone', known(0, probeFailureReason('host-silent')), 1],
  ] as const)('%s', async (_, facts, requests) => {
    const net = madeNet(() => 200);
    const prober = rememberingProber(createProber(net), facts as never);
    const single = await prober.probe(url);
    expect(single.status).toBe(requests > 0 ? 200 : facts.linkStatus.value.probes[0]!.status);
    expect(net.requested).toHaveLength(requests);
  });
});
