import browser from 'webextension-polyfill';
import { addressToAddSite, addressOfRun } from '../../extension/messages/bulk-addresses.ts';
import { openBulkPage } from '../../extension/browser/bulk-page.ts';
import { takePendingGrant, type PendingAudit } from '../../extension/browser/pending-grant.ts';
import { grantedHosts } from '../../extension/browser/permissions.ts';
import { readSettings } from '../../extension/storage/settings.ts';
import { tabProbes } from './audits.ts';
import { startCrawl } from './bulk/requests.ts';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';

/** Must be called first when the worker starts: on Chromium, the browser's prompt closes the popup, and the work that waited for it starts here. */
export function watchGrants(): void {
  browser.permissions.onAdded.addListener(() => void resumeAfterGrant().catch(() => undefined));
}

const inTurn = serialQueue();
/** Starts the work that waited for hosts that are now allowed, once: both the browser's event and the page that requested them may report it. */
export function resumeAfterGrant(): Promise<void> {
  return inTurn(begin);
}

async function begin(): Promise<void> {
  const granted = await grantedHosts();
  const pending = await takePendingGrant(Date.now());
  if (pending?.urls.every(granted)) await ('crawl' in pending ? auditSite(pending) : tabProbes.begin(pending));
}

/** If it cannot start, the form reports why when it is sent. */
async function auditSite({ crawl }: PendingAudit): Promise<void> {
  const id = await startCrawl(crawl, (await readSettings()).parallel).catch(() => null);
  await openBulkPage(id === null ? addressToAddSite(crawl.start) : addressOfRun(id));
}
