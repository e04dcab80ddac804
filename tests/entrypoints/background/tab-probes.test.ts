import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepProbes, readProbes, type StoredProbes } from '../../../extension/storage/probes.ts';
import type { TabAudits } from '../../../entrypoints/background/tab-audits.ts';
import { createTabProbes } from '../../../entrypoints/background/tab-probes.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));
const tab = vi.hoisted(() => ({ document: 'one' as string | null, answers: Promise.resolve() }));
vi.mock('../../../entrypoints/background/tab.ts', () => ({ documentKey: () => tab.answers.then(() => tab.document) }));
vi.mock('../../../entrypoints/background/visits.ts', () => ({ redirectsOfVisit: async () => null }));

const tabId = 7;
const stored = (state: StoredProbes['state']): StoredProbes => ({
  version: 1,
  document: 'one',
  hosts: null,
  state,
  progress: { done: 3, total: 9, broken: 0, unverified: 0, perSecond: 1, secondsLeft: 6, phase: 'probing' },
  error: '',
  parts: 0,
});
const stateOf = async () => (await readProbes(tabId))?.probes.state ?? null;

/** An audit that completes on demand; its probes end when they are stopped. */
function probesOf() {
  let complete = () => {};
  const ready = new Promise<void>((done) => {
    complete = done;
  });
  const probe = vi.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise<void>((end) => {
        if (signal.aborted) return end();
        signal.addEventListener('abort', () => end());
      }),
  );
  const audit = { tabId, audit: { known: {} }, probe };
  const audits = { findCurrent: async () => ready.then(() => audit), forget() {} } as unknown as TabAudits;
  return { probe, complete, probes: createTabProbes(() => audits) };
}

beforeEach(() => {
  fakeBrowser.reset();
  fakeBrowser.runtime.getPlatformInfo = (async () => ({})) as never;
  tab.document = 'one';
  tab.answers = Promise.resolve();
});

test.each([
  ['stopProbes', 'stopped'],
  ['pauseProbes', 'paused'],
] as const)('%s while they begin holds', async (request, state) => {
  const { probe, complete, probes } = probesOf();
  const begun = probes.handlers.startProbes({ tabId, hosts: null, again: false });
  const requested = probes.handlers[request]({ tabId });
  complete();
  await begun;
  expect(await requested).toBe(true);
  await expect.poll(stateOf).toBe(state);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(probe.mock.calls[0]![0].signal.aborted).toBe(state === 'stopped');
});

test.each([
  ['stopProbes', 'stopped'],
  ['pauseProbes', 'paused'],
] as const)('%s while the page is audited anew holds', async (request, state) => {
  const { probe, complete, probes } = probesOf();
  complete();
  await probes.handlers.startProbes({ tabId, hosts: null, again: false });
  await expect.poll(() => probe.mock.calls.length).toBe(1);
  probes.rest(tabId);
  await probes.handlers[request]({ tabId });
  probes.goOn(tabId);
  expect(await stateOf()).toBe(state);
  expect(await probes.handlers.findProbes({ tabId })).toMatchObject({ alive: false });
  expect(probe).toHaveBeenCalledTimes(1);
});

test.each([
  ['stopProbes', 'stopped'],
  ['pauseProbes', 'paused'],
] as const)('%s at the moment at which they would go on holds', async (request, state) => {
  const { probe, complete, probes } = probesOf();
  complete();
  await probes.handlers.startProbes({ tabId, hosts: null, again: false });
  await expect.poll(() => probe.mock.calls.length).toBe(1);
  probes.rest(tabId);
  probes.goOn(tabId);
  await probes.handlers[request]({ tabId });
  await expect.poll(stateOf).toBe(state);
  expect(await stateOf()).toBe(state);
  expect(probe.mock.calls.every(([{ signal }]) => signal.aborted) || state === 'paused').toBe(true);
});

test('a stop while the page is slow to say who it is does not look like an interruption, after which a popup would begin anew', async () => {
  const { probe, complete, probes } = probesOf();
  complete();
  await probes.handlers.startProbes({ tabId, hosts: null, again: false });
  await expect.poll(() => probe.mock.calls.length).toBe(1);
  let answer = () => {};
  tab.answers = new Promise((done) => {
    answer = done;
  });
  const found = probes.handlers.findProbes({ tabId });
  await probes.handlers.stopProbes({ tabId });
  // Until nothing is left to stop.
  await expect.poll(() => probes.handlers.stopProbes({ tabId })).toBe(false);
  answer();
  const { probes: seen, alive } = (await found)!;
  expect(seen.state === 'running' && !alive).toBe(false);
});

test('they continue after another audit', async () => {
  const { probe, complete, probes } = probesOf();
  complete();
  await probes.handlers.startProbes({ tabId, hosts: null, again: false });
  await expect.poll(() => probe.mock.calls.length).toBe(1);
  probes.rest(tabId);
  expect(await probes.handlers.findProbes({ tabId })).toMatchObject({ alive: true });
  probes.goOn(tabId);
  await expect.poll(() => probe.mock.calls.length).toBe(2);
  expect(await stateOf()).toBe('running');
});

test.each([
  [null, 'paused'],
  ['one', 'paused'],
  ['another', null],
] as const)('what was found on a page that now says it is %j', async (document, state) => {
  await keepProbes(tabId, stored('paused'), '{}');
  const { probes } = probesOf();
  tab.document = document;
  expect((await probes.handlers.findProbes({ tabId }))?.probes.state ?? null).toBe(state);
  expect(await stateOf()).toBe(state);
});

test.each(['__proto__', 'constructor', 'toString', '', 7, null])('there is no rate %j, and it is not remembered', async (rate) => {
  const { probes } = probesOf();
  await expect(probes.handlers.setProbeRate({ rate: rate as never })).rejects.toThrow('There is no such rate.');
  expect(await fakeBrowser.storage.local.get()).toEqual({});
});
