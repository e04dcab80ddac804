import browser from 'webextension-polyfill';
import { send } from '../bridge/messages.ts';
import { grantedHosts, requestHosts, watchHosts, withdrawHosts } from '../bridge/permissions.ts';
import { keepWish, readRate, takeWish, watchProbes } from '../bridge/probe-storage.ts';
import { dropReport, keepChoice, keepReport, readChoice } from '../bridge/storage.ts';
import { say } from '../components/notice.ts';
import type { BulkWorld } from './bulk-entry.ts';
import type { ProbeWorld } from './probe-state.ts';
import type { World } from './audit-state.ts';

/** The tab to audit: the one named in the address (for a popup opened as a page), else the active one. */
export async function findTab(): Promise<number | null> {
  const named = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
  if (Number.isInteger(named)) return named;
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  return active?.id ?? null;
}

export function browserWorld(tabId: number | null): World & ProbeWorld {
  return {
    tabId,
    ask: send,
    readChoice,
    keepChoice,
    keepReport,
    dropReport,
    grantedHosts,
    requestHosts,
    withdrawHosts,
    watchHosts,
    watchProbes,
    keepWish,
    takeWish,
    readRate,
    say,
    now: () => Date.now(),
    clock: () => Math.round(performance.now()),
    async tab() {
      if (tabId === null) return null;
      try {
        return await browser.tabs.get(tabId);
      } catch {
        return null;
      }
    },
  };
}

export const bulkWorld = (tabId: number | null): BulkWorld => ({ tabId, queueTab: (id) => send('queueTab', { tabId: id }), openBulk, say });

async function openBulk(hash: string): Promise<void> {
  const page = browser.runtime.getURL('bulk.html' as never);
  // Our own pages see each other; looking for the tab by its address would need a permission in some browsers.
  for (const view of browser.extension.getViews({ type: 'tab' }) as (Window & { chrome?: { tabs: { getCurrent(): Promise<{ id: number; windowId: number } | undefined> } } })[]) {
    if (view.location.pathname !== new URL(page).pathname) continue;
    const tab = await view.chrome?.tabs.getCurrent();
    if (!tab) continue;
    if (hash) view.location.hash = hash;
    await browser.tabs.update(tab.id, { active: true });
    await browser.windows.update(tab.windowId, { focused: true });
    return;
  }
  await browser.tabs.create({ url: `${page}${hash}` });
}

/** Calls back on every change of the tab that could bring another page, in one call for a burst of them. */
export function watchTab(tabId: number | null, changed: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, 150);
  };
  browser.tabs.onUpdated.addListener((id, change) => {
    if (id === tabId && (change.url !== undefined || change.status !== undefined || change.discarded !== undefined)) soon();
  });
  browser.tabs.onRemoved.addListener((id) => { if (id === tabId) soon(); });
}
