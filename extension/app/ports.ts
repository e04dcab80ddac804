import browser from 'webextension-polyfill';
import { openBulkPage } from '../browser/bulk-page.ts';
import { sendToWorker } from '../messages/messages.ts';
import { grantedHosts, requestHosts, watchGrantedHosts, withdrawPermissions } from '../browser/permissions.ts';
import { takePendingGrant } from '../browser/pending-grant.ts';
import { readProbeRate, watchProbes } from '../storage/probes.ts';
import { readSettings } from '../storage/settings.ts';
import { readAuditRecord, watchAudit } from '../messages/tab-audits.ts';
import { showNotice } from '../../components/parts/notice.ts';
import type { AuditStatePorts } from './audit-state.ts';
import type { BulkEntryPorts } from './bulk-entry.ts';
import type { ProbeStatePorts } from './probe-state.ts';

export const portsOfTab = (tabId: number | null): AuditStatePorts & ProbeStatePorts => ({
  tabId,
  send: sendToWorker,
  readAuditRecord,
  watchAudit,
  grantedHosts,
  requestHosts,
  withdrawPermissions,
  watchHosts: watchGrantedHosts,
  watchProbes,
  takePendingGrant,
  readRate: readProbeRate,
  say: showNotice,
  now: () => Date.now(),
});

export const bulkPortsOfTab = (tabId: number | null): BulkEntryPorts => ({
  tabId,
  queueTab: (id) => sendToWorker('queueTab', { tabId: id }),
  queueUrls: async (urls) =>
    sendToWorker('createRun', {
      name: '',
      jobs: urls.map((url) => ({ url, title: '', tabId: null })),
      options: { tools: [], probes: false, parallel: (await readSettings()).parallel },
    }),
  openBulk: openBulkPage,
  openTabs: tabNamer(),
  requestHosts,
  takePendingGrant,
  say: showNotice,
  // Includes the Public Suffix List.
  crawlSites: async () => (await import('../messages/crawl-sites.ts')).sitesToPermit,
  beginGranted: () => sendToWorker('beginGranted', {}),
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
export const openReportPage = (tabId: number | null): void =>
  void browser.tabs.create({ url: `report.html#tab=${tabId}&${location.hash.slice(1)}` });

/** Calls back on every change of the tab that could mean another page, once for a burst of changes. */
export function watchTab(tabId: number | null, changed: () => void): void {
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
