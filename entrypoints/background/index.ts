import { defineBackground } from 'wxt/utils/define-background';
import { serve } from '../../bridge/messages.ts';
import { collectPage, collectSite, findDocument, prepareOverlay, readVitals } from './tab.ts';

export default defineBackground(() => {
  serve({
    collectPage: ({ tabId }) => collectPage(tabId),
    collectSite: ({ tabId }) => collectSite(tabId),
    readVitals: ({ tabId }) => readVitals(tabId),
    findDocument: ({ tabId }) => findDocument(tabId),
    prepareOverlay: ({ tabId }) => prepareOverlay(tabId),
  });
});
