import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { keepWordsForLater } from '../../extension/browser/load-words.ts';
import { answerRequests } from '../../extension/messages/messages.ts';
import { agentFileRequests } from './agent-files.ts';
import { watchCommands } from './commands.ts';
import { resumeAfterGrant, watchGrants } from './grants.ts';
import { startBulk } from './bulk/index.ts';
import { bulkRequests } from './bulk/requests.ts';
import { pictureRequests } from './pictures.ts';
import { pdfRequests } from './pdf-files.ts';
import { tabAudits, tabProbes } from './audits.ts';
import { urlOfAuditedDocument, measureContrastInTab, injectOverlay } from './tab.ts';
import { showFailuresInBadge } from './failure-badge.ts';
import { watchVisits } from './visits.ts';

/** Restricts storage to our own pages: content scripts have no access, even if a page could mislead one. */
function keepStorageToOurselves(): void {
  // Not in the polyfill's types, and not in every browser.
  const local = browser.storage.local as typeof browser.storage.local & {
    setAccessLevel?(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
  };
  local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => {});
}

export default defineBackground(() => {
  keepWordsForLater();
  keepStorageToOurselves();
  answerRequests({
    ...tabAudits.handlers,
    ...tabProbes.handlers,
    urlOfDocument: ({ tabId }) => urlOfAuditedDocument(tabId),
    measureContrast: ({ tabId }) => measureContrastInTab(tabId),
    prepareOverlay: ({ tabId }) => injectOverlay(tabId),
    ...pictureRequests,
    ...agentFileRequests,
    ...bulkRequests,
    ...pdfRequests,
    beginGranted: async () => {
      await resumeAfterGrant();
      return null;
    },
  });
  watchVisits();
  showFailuresInBadge();
  startBulk();
  tabProbes.watch();
  watchGrants();
  watchCommands();
});
