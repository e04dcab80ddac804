import browser from 'webextension-polyfill';
import { send } from '../bridge/messages.ts';
import { grantedHosts, requestHosts, watchHosts, withdrawHosts } from '../bridge/permissions.ts';
import { keepPendingGrant, readRate, takePendingGrant, watchProbes } from '../bridge/probe-storage.ts';
import { readAuditRecord, watchAudit } from '../bridge/tab-audits.ts';
import { say } from '../components/notice.ts';
import type { AuditStatePorts } from './audit-state.ts';
import type { BulkEntryPorts } from './bulk-entry.ts';
import type { ProbeStatePorts } from './probe-state.ts';

export const browserPorts = (tabId: number | null): AuditStatePorts & ProbeStatePorts => ({
  tabId, send, readAuditRecord, watchAudit, grantedHosts, requestHosts, withdrawHosts, watchHosts, watchProbes, keepPendingGrant, takePendingGrant, readRate, say,
  now: () => Date.now(),
});

export const bulkEntryPorts = (tabId: number | null): BulkEntryPorts => ({ tabId, queueTab: (id) => send('queueTab', { tabId: id }), openBulk, openTabs: tabNamer(), say });

/** Names the tabs of this window. */
function tabNamer(): BulkEntryPorts['openTabs'] {
  let may = false;
  const look = async () => { may = await browser.permissions.contains({ permissions: ['tabs'] }); };
  void look().catch(() => undefined);
  return async () => {
    // Nothing is awaited before: browsers only ask while they handle the click.
    may ||= await browser.permissions.request({ permissions: ['tabs'] }).catch(() => false);
    return may ? (await browser.tabs.query({ currentWindow: true })).map(({ title = '', url = '' }) => ({ title, url })) : null;
  };
}

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

/** Opens the report of a tab in a new tab, at the view that is shown here. */
export const openReport = (tabId: number | null): void => void browser.tabs.create({ url: `report.html#tab=${tabId}&${location.hash.slice(1)}` });

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
