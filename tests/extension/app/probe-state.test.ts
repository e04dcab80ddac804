import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { AuditState, Phase } from '../../../extension/app/audit-state.ts';
import { createProbeState, type ProbeStatePorts } from '../../../extension/app/probe-state.ts';
import type { StoredProbes } from '../../../extension/storage/probes.ts';
import { eventually } from '../../support/eventually.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

const noop = () => undefined;
const progress = { done: 4, total: 40, broken: 0, unverified: 0, perSecond: 1, secondsLeft: 9, phase: 'probing' as const };
const running: StoredProbes = { version: 1, document: 'd', hosts: null, state: 'running', progress, error: '', parts: 0 };

/** A worker that was stopped in the middle of a link check. It answers `findProbes` when told to, everything else at once. */
function stoppedWorker() {
  const sent: string[] = [];
  const found: (() => void)[] = [];
  let [probes, alive] = [running, false];
  const handle = (name: string): unknown => {
    if (name === 'startProbes') [probes, alive] = [running, true];
    if (name === 'pauseProbes') probes = { ...probes, state: 'paused' };
    if (name === 'findProbes') return { probes, alive };
    if (name === 'probeTargets') return { urls: ['https://a.example/'], onThisSite: ['https://a.example/'], addresses: 40 };
    return alive;
  };
  const send = async (name: string) => {
    sent.push(name);
    const value = handle(name);
    if (name === 'findProbes') await new Promise<void>((resolve) => found.push(resolve));
    return { ok: true, value };
  };
  const answer = () => found.splice(0).forEach((resolve) => resolve());
  return { sent, send, answer, stored: () => probes };
}

test('a check that was interrupted stays paused if it is paused while it is found to be interrupted', async () => {
  const worker = stoppedWorker();
  const phase = signal<Phase>('complete');
  const probes = createProbeState(
    { phase, stale: signal(false) } as unknown as AuditState,
    {
      tabId: 1,
      send: worker.send,
      grantedHosts: async () => () => true,
      readRate: async () => 'normal',
      watchHosts: () => noop,
      watchProbes: () => noop,
      now: () => 0,
    } as unknown as ProbeStatePorts,
  );
  await eventually(() => expect(worker.sent).toContain('findProbes'));
  probes.pause();
  await eventually(() => {
    worker.answer();
    expect(probes.view.value?.stage).toBe('paused');
    expect(worker.sent.filter((name) => name !== 'probeTargets')).toEqual([
      'findProbes',
      'startProbes',
      'findProbes',
      'pauseProbes',
      'findProbes',
    ]);
  });
  expect(worker.stored().state).toBe('paused');
  probes.close();
});
