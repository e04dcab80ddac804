import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Run } from '../../../../extension/runs/runs.ts';
import { announced, badgeText, browserPorts, rememberWindows } from '../../../../entrypoints/background/bulk/ports.ts';
import { blankRun, job } from '../../../support/bulk-runs.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

describe('how the worker was started', () => {
  const windows = (...ids: number[]) => vi.spyOn(fakeBrowser.windows, 'getAll').mockResolvedValue(ids.map((id) => ({ id })) as never);
  beforeEach(async () => {
    fakeBrowser.reset();
    Object.assign(announced, { browser: false, extension: false });
    windows(1, 2);
    await rememberWindows();
  });
  test('woken: the session has seen it before', async () => {
    await browserPorts.announceStart();
    expect(await browserPorts.howStarted()).toBe('wake');
  });
  test('the extension was loaded again or updated while the browser went on', async () => {
    announced.extension = true;
    windows(2, 3);
    expect(await browserPorts.howStarted()).toBe('reload');
  });
  test('the browser was started', async () => {
    announced.browser = true;
    expect(await browserPorts.howStarted()).toBe('restart');
  });
  test('the browser was started, and brought an update along', async () => {
    Object.assign(announced, { browser: true, extension: true });
    expect(await browserPorts.howStarted()).toBe('restart');
  });
  test('announced as new at every start, from the command line: the windows are others', async () => {
    announced.extension = true;
    windows(7);
    expect(await browserPorts.howStarted()).toBe('restart');
  });
  test('without information: the cautious answer', async () => expect(await browserPorts.howStarted()).toBe('restart'));
});

describe('the badge', () => {
  const run = (changes: Partial<Run>, done = 2, all = 5) =>
    blankRun({ jobs: Array.from({ length: all }, (_, index) => job(`j${index}`, index < done ? { state: 'done' } : {})), ...changes });
  test.each<[string, Run[], string]>([
    ['nothing', [], ''],
    ['a run under way', [run({ state: 'running' })], '2/5'],
    ['two', [run({ state: 'running' }), run({ state: 'running' }, 1, 2)], '3/7'],
    ['many pages', [run({ state: 'running' }, 33, 400)], '8%'],
    ['paused by its reader', [run({ state: 'paused', pausedBecause: 'user' })], ''],
    ['waiting for the network', [run({ state: 'paused', pausedBecause: 'offline' })], ''],
    ['waiting for its reader', [run({ state: 'paused', pausedBecause: 'storage-full' })], '!'],
  ])('%s', (_, runs, text) => expect(badgeText(runs)).toBe(text));
});
