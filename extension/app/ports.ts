import browser from 'webextension-polyfill';
import { openBulkPageInTab } from '../browser/bulk-page.ts';
import { sendMessageToWorker } from '../messages/messages.ts';
import { grantedHostPermissions, requestHostPermissions, watchHostPermissions, withdrawHostPermissions } from '../browser/permissions.ts';
import { takePendingGrant } from '../browser/pending-grant.ts';
import { readStoredProbeRate, watchProbes } from '../storage/probes.ts';
import { readStoredSettings } from '../storage/settings.ts';
import { readStoredAuditRecord, watchAudit } from '../messages/tab-audits.ts';
import { showNotice } from '../../components/parts/notice.ts';
import type { AuditStatePorts } from './audit-state.ts';
import type { BulkEntryPorts } from './bulk-entry.ts';
import type { ProbeStatePorts } from './probe-state.ts';

export const interfacePorts = (tabId: number | null): AuditStatePorts & ProbeStatePorts => ({
  tabId,
  send: sendMessageToWorker,
  readAuditRecord: readStoredAuditRecord,
  watchAudit,
  grantedHosts: grantedHostPermissions,
  requestHosts: requestHostPermissions,
  withdrawHosts: withdrawHostPermissions,
  watchHosts: watchHostPermissions,
  watchProbes,
  takePendingGrant,
  readRate: readStoredProbeRate,
  say: showNotice,
  now: () => Date.now(),
});

export const bulkEntryPorts = (tabId: number | null): BulkEntryPorts => ({
  tabId,
  queueTab: (id) => sendMessageToWorker('queueTab', { tabId: id }),
  queueUrls: async (urls) =>
    sendMessageToWorker('createRun', {
      name: '',
      jobs: urls.map((url) => ({ url, title: '', tabId: null })),
      options: { tools: [], probes: false, parallel: (await readStoredSettings()).parallel },
    }),
  openBulk: openBulkPageInTab,
  openTabs: tabNamer(),
  requestHosts: requestHostPermissions,
  takePendingGrant,
  say: showNotice,
  // Includes the Public Suffix List.
  crawlSites: async () => (await import('../messages/crawl-sites.ts')).crawlPermissionSites,
  beginGranted: () => sendMessageToWorker('beginGranted', {}),
  now: () => Date.now(),
});

/** Names the tabs of this window. */
function tabNamer(): BulkEntryPorts['openTabs'] {
  let may = false;
  const look = async () => {
    may = await browser.permissions.contains({ permissions: ['tabs'] });
  };
  void look().catch(() => undefined);
  return async () => {
    // Nothing is awaited before: browsers show prompts only while they handle the click.
    may ||= await browser.permissions.request({ permissions: ['tabs'] }).catch(() => false);
    return may ? (await browser.tabs.query({ currentWindow: true })).map(({ title = '', url = '' }) => ({ title, url })) : null;
  };
}

/** Opens the report of a tab in a new tab, at the view that is shown here. */
export const openPanelReport = (tabId: number | null): void =>
  void browser.tabs.create({ url: `report.html#tab=${tabId}&${location.hash.slice(1)}` });

/** Calls back on every change of the tab that could mean another page, once for a burst of changes. */
export function watchPanelTab(tabId: number | null, changed: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, 150);
  };
  browser.tabs.onUpdated.addListener((id, change) => {
    if (id === tabId && (change.url !== undefined || change.status !== undefined || change.discarded !== undefined)) soon();
  });
  browser.tabs.onRemoved.addListener((id) => {
    if (id === tabId) soon();
  });
}
