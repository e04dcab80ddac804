import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { dropProbes, keepMoreProbes, keepProbes, readProbes, type StoredProbes } from '../../../extension/storage/probes.ts';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import type { Probe } from '../../../checks/core/facts/probes.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));
beforeEach(() => fakeBrowser.reset());

const probe = (name: string): Probe =>
  ({
    url: `https://example.com/${name}`,
    class: 'ok',
    status: 200,
    finalUrl: `https://example.com/${name}`,
    redirects: 0,
    reason: null,
  }) as Probe;
const links = (...names: string[]): KnownFacts => ({ linkStatus: { ok: true, value: { probes: names.map(probe), finished: false } } });
const icons: KnownFacts = { icons: { ok: true, value: { pictures: [] } as never } };
const probes = (parts: number): StoredProbes => ({
  version: 1,
  document: 'd',
  hosts: null,
  state: 'running',
  error: '',
  parts,
  progress: { done: 1, total: 2, broken: 0, unverified: 0, perSecond: 1, secondsLeft: null, phase: 'probing' },
});
const stored = async () => Object.keys(await fakeBrowser.storage.session.get(null)).toSorted();

test('results are written in parts, and read as one', async () => {
  await keepProbes(1, probes(0), JSON.stringify(links('a')));
  await keepMoreProbes(1, probes(1), { facts: {}, probes: [probe('b'), probe('c')] });
  await keepMoreProbes(1, probes(2), { facts: icons, probes: [] });
  await keepMoreProbes(1, probes(2), null);
  expect((await readProbes(1))?.facts).toEqual({ ...links('a', 'b', 'c'), ...icons });
});
test('a part that is broken takes only itself', async () => {
  await keepProbes(1, probes(0), JSON.stringify(links('a')));
  await keepMoreProbes(1, probes(1), { facts: {}, probes: [probe('b')] });
  await keepMoreProbes(1, probes(2), { facts: {}, probes: [probe('c')] });
  await fakeBrowser.storage.session.set({ 'probed:1:0': '{"facts":' });
  expect((await readProbes(1))?.facts).toEqual(links('a', 'c'));
});
test('a whole writing leaves no parts, and dropping leaves nothing', async () => {
  await keepProbes(1, probes(0), '{}');
  await keepMoreProbes(1, probes(1), { facts: {}, probes: [probe('b')] });
  await keepProbes(1, probes(1), JSON.stringify(links('b')));
  expect(await stored()).toEqual(['probed:1', 'probes:1']);
  await keepMoreProbes(1, probes(1), { facts: {}, probes: [probe('c')] });
  await dropProbes(1);
  expect(await stored()).toEqual([]);
});
