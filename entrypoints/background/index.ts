import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { answerRequests } from '../../bridge/messages.ts';
import { agentFileRequests } from './agent-files.ts';
import { watchCommands } from './commands.ts';
import { beginGranted, watchGrants } from './grants.ts';
import { startBulk } from './bulk/index.ts';
import { bulkRequests } from './bulk/requests.ts';
import { pictureRequests } from './pictures.ts';
import { pdfRequests } from './pdf/requests.ts';
import { tabAudits, tabProbes } from './audits.ts';
import { findDocument, prepareOverlay } from './tab.ts';
import { watchVisits } from './visits.ts';

/** Storage is for our own pages only: content scripts have no access, even if a page could mislead one. */
function keepStorageToOurselves(): void {
  // Not in the types of the polyfill, and not in every browser.
  const local = browser.storage.local as typeof browser.storage.local & {
    setAccessLevel?(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
  };
  local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => {});
}

export default defineBackground(() => {
  keepStorageToOurselves();
  answerRequests({
    ...tabAudits.handlers,
    ...tabProbes.handlers,
    findDocument: ({ tabId }) => findDocument(tabId),
    prepareOverlay: ({ tabId }) => prepareOverlay(tabId),
    ...pictureRequests,
    ...agentFileRequests,
    ...bulkRequests,
    ...pdfRequests,
    beginGranted: async () => {
      await beginGranted();
      return null;
    },
  });
  watchVisits();
  startBulk();
  tabProbes.watch();
  watchGrants();
  watchCommands();
});
