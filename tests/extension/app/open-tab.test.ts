import { expect, test, vi } from 'vitest';
import { shownTabOf, type OpenTab } from '../../../extension/app/open-tab.ts';

vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }));

test('a tab that is closed is watched by nothing any more', () => {
  vi.useFakeTimers();
  const [close, closeProbes, clearMarks] = [vi.fn(), vi.fn(), vi.fn()];
  const tab = { audit: { close }, probes: { close: closeProbes }, act: { clearMarks } } as unknown as OpenTab;
  shownTabOf(7, tab, () => true).close();
  expect([close, closeProbes, clearMarks].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
