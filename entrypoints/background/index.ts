import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { answerMessages } from '../../extension/messages/messages.ts';
import { agentFileRequests } from './agent-files.ts';
import { watchWorkerCommands } from './commands.ts';
import { resumeWorkerAfterGrant, watchWorkerGrants } from './grants.ts';
import { startWorkerBulk } from './bulk/index.ts';
import { bulkRequests } from './bulk/requests.ts';
import { pictureRequests } from './pictures.ts';
import { pdfRequests } from './pdf/requests.ts';
import { tabAudits, tabProbes } from './audits.ts';
import { findTabDocument, measureTabContrast, prepareTabOverlay } from './tab.ts';
import { watchLoadedPages } from './failure-badge.ts';
import { watchTabVisits } from './visits.ts';

/** Restricts storage to our own pages: content scripts have no access, even if a page could mislead one. */
function keepStorageToOurselves(): void {
  // Not in the polyfill's types, and not in every browser.
  const local = browser.storage.local as typeof browser.storage.local & {
    setAccessLevel?(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
  };
  local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => {});
}

export default defineBackground(() => {
  keepStorageToOurselves();
  answerMessages({
    ...tabAudits.handlers,
    ...tabProbes.handlers,
    findDocument: ({ tabId }) => findTabDocument(tabId),
    measureContrast: ({ tabId }) => measureTabContrast(tabId),
    prepareOverlay: ({ tabId }) => prepareTabOverlay(tabId),
    ...pictureRequests,
    ...agentFileRequests,
    ...bulkRequests,
    ...pdfRequests,
    beginGranted: async () => {
      await resumeWorkerAfterGrant();
      return null;
    },
  });
  watchTabVisits();
  watchLoadedPages();
  startWorkerBulk();
  tabProbes.watch();
  watchWorkerGrants();
  watchWorkerCommands();
});
