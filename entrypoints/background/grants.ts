import browser from 'webextension-polyfill';
import { bulkNewSiteAddress, bulkRunAddress } from '../../extension/messages/bulk-addresses.ts';
import { openBulkPageInTab } from '../../extension/browser/bulk-page.ts';
import { takePendingGrant, type PendingAudit } from '../../extension/browser/pending-grant.ts';
import { grantedHostPermissions } from '../../extension/browser/permissions.ts';
import { readStoredSettings } from '../../extension/storage/settings.ts';
import { tabProbes } from './audits.ts';
import { startWorkerCrawl } from './bulk/requests.ts';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';

/** Must be called first when the worker starts: on Chromium, the browser's prompt closes the popup, and the work that waited for it starts here. */
export function watchWorkerGrants(): void {
  browser.permissions.onAdded.addListener(() => void resumeWorkerAfterGrant().catch(() => undefined));
}

const inTurn = serialQueue();
/** Starts the work that waited for hosts that are now allowed, once: both the browser's event and the page that requested them may report it. */
export function resumeWorkerAfterGrant(): Promise<void> {
  return inTurn(begin);
}

async function begin(): Promise<void> {
  const granted = await grantedHostPermissions();
  const pending = await takePendingGrant(Date.now());
  if (pending?.urls.every(granted)) await ('crawl' in pending ? auditSite(pending) : tabProbes.begin(pending));
}

/** If it cannot start, the form reports why when it is sent. */
async function auditSite({ crawl }: PendingAudit): Promise<void> {
  const id = await startWorkerCrawl(crawl, (await readStoredSettings()).parallel).catch(() => null);
  await openBulkPageInTab(id === null ? bulkNewSiteAddress(crawl.start) : bulkRunAddress(id));
}
