import { describe, expect, test } from 'vitest';
import { createPanelState, type PanelTab } from '../../../extension/app/panel-state.ts';

interface PanelSetup {
  audited?: number[];
  urls?: Record<number, string>;
  followed?: string[];
}

/** A window with tabs, and the requests to each. */
function setUp({ audited = [], urls = {}, followed = [] }: PanelSetup = {}) {
  const requested: string[] = [];
  const begun = new Map<number, () => void>();
  const panel = createPanelState<PanelTab>({
    follows: async (url) => followed.includes(url),
    open: (tabId) => ({
      tabId,
      openExisting: async () => audited.includes(tabId),
      start: () => requested.push(`start ${tabId}`),
      open: () => requested.push(`open ${tabId}`),
      url: async () => urls[tabId] ?? null,
      changed: () => requested.push(`changed ${tabId}`),
      watchBegun(reported) {
        begun.set(tabId, reported);
        return () => begun.delete(tabId);
      },
      close: () => requested.push(`close ${tabId}`),
    }),
  });
  return { panel, asked: requested, begun };
}
const seen = ({ panel }: ReturnType<typeof setUp>) => [panel.shown.value?.tabId ?? null, panel.state.value];

describe('the panel shows', () => {
  test('the audit of a tab, and starts none', async () => {
    const host = setUp({ audited: [1] });
    await host.panel.show(1);
    expect([...seen(host), ...host.asked]).toEqual([1, 'audit']);
  });
  test('that a tab has none, until the user requests one', async () => {
    const host = setUp();
    await host.panel.show(1);
    expect(seen(host)).toEqual([1, 'none']);
    host.panel.start();
    expect([...seen(host), ...host.asked]).toEqual([1, 'audit', 'start 1']);
  });
  test('the URL of a page that may be read, and none of another', async () => {
    const host = setUp({ urls: { 1: 'https://example.com/a' } });
    await host.panel.show(1);
    expect(host.panel.url.value).toBe('https://example.com/a');
    await host.panel.show(2);
    expect(host.panel.url.value).toBeNull();
  });
  test('an audit that the toolbar button began', async () => {
    const host = setUp();
    await host.panel.show(1);
    host.begun.get(1)!();
    expect([...seen(host), ...host.asked]).toEqual([1, 'audit']);
  });
  test('the tab that was switched to, even when the other one answers later', async () => {
    const host = setUp({ audited: [1] });
    const first = host.panel.show(1);
    const second = host.panel.show(2);
    await Promise.all([first, second]);
    expect(seen(host)).toEqual([2, 'none']);
    await host.panel.show(1);
    expect([...seen(host), ...host.asked]).toEqual([1, 'audit', 'changed 1']);
  });
  test('nothing without a tab', async () => {
    const host = setUp();
    await host.panel.show(null);
    expect(host.panel.shown.value).toBeNull();
  });
});

describe('pages of a site that is followed', () => {
  const site = { urls: { 1: 'https://example.com/a', 2: 'https://other.org/' }, followed: ['https://example.com/a'] };
  test('are audited as they are shown', async () => {
    const host = setUp(site);
    await host.panel.show(1);
    expect([...seen(host), ...host.asked]).toEqual([1, 'audit', 'open 1']);
  });
  test('and as they are loaded, once the document is there', async () => {
    const host = setUp({ ...site, audited: [1] });
    await host.panel.show(1);
    // It shows the audit that is there, or starts one if that is of another document.
    expect(host.asked).toEqual(['open 1']);
    await host.panel.tabChanged(1, false);
    expect(host.asked).toEqual(['open 1', 'changed 1']);
    await host.panel.tabChanged(1, true);
    expect(host.asked).toEqual(['open 1', 'changed 1', 'changed 1', 'open 1']);
  });
  test('those of other sites are not, nor those of tabs in the background', async () => {
    const host = setUp(site);
    await host.panel.show(1);
    await host.panel.show(2);
    await host.panel.tabChanged(2, true);
    await host.panel.tabChanged(1, true);
    expect(host.asked).toEqual(['open 1', 'changed 1']);
  });
  test('that loaded in the background is audited when it is shown, with its URL', async () => {
    const host = setUp(site);
    await host.panel.show(1);
    await host.panel.show(2);
    host.asked.length = 0;
    await host.panel.show(1);
    expect(host.asked).toEqual(['changed 1', 'open 1']);
    expect(host.panel.url.value).toBe('https://example.com/a');
  });
});

test('it holds the audits of the newest eight tabs, and lets go of those of closed ones', async () => {
  const host = setUp();
  for (let tabId = 1; tabId <= 9; tabId++) await host.panel.show(tabId);
  expect([host.asked, host.begun.size]).toEqual([['close 1'], 8]);
  host.panel.tabClosed(5);
  host.panel.tabClosed(9);
  expect([host.asked, host.begun.size]).toEqual([['close 1', 'close 5'], 7]);
});
