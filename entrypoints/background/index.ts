import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { serve } from '../../bridge/messages.ts';
import { watchRuns } from './bulk/index.ts';
import { bulkQuestions } from './bulk/questions.ts';
import { judgeFacts } from './judge.ts';
import { pictureQuestions } from './pictures.ts';
import { pdfQuestions } from './pdf/questions.ts';
import { probeQuestions, watchWishes } from './tab-probes.ts';
import { collectPage, collectSite, findDocument, prepareOverlay, readVitals, stopPage } from './tab.ts';
import { watchVisits } from './visits.ts';

/** What is kept is for our own pages: a script that stands in a page has no business there, should one ever be misled. */
function keepStorageToOurselves(): void {
  // Not in the types of the polyfill, and not in every browser.
  const local = browser.storage.local as typeof browser.storage.local & { setAccessLevel?(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void> };
  local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => {});
}

export default defineBackground(() => {
  keepStorageToOurselves();
  serve({
    collectPage: ({ tabId }) => collectPage(tabId),
    stopPage: ({ tabId }) => stopPage(tabId),
    collectSite: ({ tabId }) => collectSite(tabId),
    judge: ({ known, options, durationMs }) => judgeFacts(known, options, durationMs),
    readVitals: ({ tabId }) => readVitals(tabId),
    findDocument: ({ tabId }) => findDocument(tabId),
    prepareOverlay: ({ tabId }) => prepareOverlay(tabId),
    ...pictureQuestions,
    ...probeQuestions,
    ...bulkQuestions,
    ...pdfQuestions,
  });
  watchVisits();
  watchRuns();
  watchWishes();
});
