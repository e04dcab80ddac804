import { render } from 'preact';
import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/overview.css';
import {
  hasHostPermissions,
  requestAllHostPermissions,
  requestHostPermissions,
  requestSiteOfTab,
  watchHostPermissions,
} from '../../bridge/permissions.ts';
import { watchSetAside } from '../../bridge/set-aside.ts';
import { isStoredFollowedOrigin, keepFollowed, readStoredFollowedOrigins } from '../../bridge/storage.ts';
import { showNotice, showNoticeToClose } from '../../components/notice.ts';
import { AuditApp } from '../../interface/app.tsx';
import { unreadableNotice } from '../../interface/notices.ts';
import { panelOpenTab, panelStateTab } from '../../interface/open-tab.ts';
import { createPanelState } from '../../interface/panel-state.ts';
import { PanelApp, type PanelActions, type ShownTab } from '../../interface/panel.tsx';
import { openPanelReport } from '../../interface/ports.ts';
import { applySettings, PanelFavoritesProvider } from '../../interface/preferences.tsx';
import { sidePanelTab, findSidePanelWindow, watchSidePanelTab } from './active-tab.ts';

function openPanelTab(tabId: number): ShownTab {
  const tab = panelOpenTab(tabId);
  return {
    ...panelStateTab(tabId, tab, () => panel.shown.value?.tabId === tabId),
    url: async () => (await browser.tabs.get(tabId).catch(() => null))?.url ?? null,
    pageUrl: () => tab.audit.report.value?.url ?? null,
    view: (top) => <AuditApp key={tabId} {...tab} top={top} openPage={() => openPanelReport(tabId)} />,
  };
}

const follows = async (url: string) => isStoredFollowedOrigin(await readStoredFollowedOrigins(), url) && (await hasHostPermissions([url]));
const act: PanelActions = {
  allowAll: requestAllHostPermissions,
  allowSite: (url) => requestHostPermissions([url]),
  requestSite: requestSiteOfTab,
  watchAllowed: watchHostPermissions,
  follows,
  async follow(url, on, words) {
    const { host } = new URL(url);
    // Synchronously in the click, before anything else.
    const allowed = on ? await requestHostPermissions([url]) : true;
    if (!allowed) showNotice(() => words.notAllowed({ host }));
    else {
      await keepFollowed(url, on);
      showNotice(() => (on ? words.followed : words.unfollowed)({ host }));
    }
    return on && allowed;
  },
};

const panel = createPanelState({ open: openPanelTab, follows });
const windowId = await findSidePanelWindow();
watchSidePanelTab(windowId, (tabId) => void panel.show(tabId));
browser.tabs.onUpdated.addListener((tabId, change) => {
  if (change.url !== undefined || change.status !== undefined || change.discarded !== undefined)
    void panel.tabChanged(tabId, change.status === 'complete');
});
browser.tabs.onRemoved.addListener((tabId) => panel.tabClosed(tabId));
const app = document.getElementById('app')!;
// Otherwise the placeholder would stay.
app.replaceChildren();
applySettings();
render(
  <PanelFavoritesProvider>
    <PanelApp panel={panel} act={act} />
  </PanelFavoritesProvider>,
  app,
);
watchSetAside((records) => showNoticeToClose(unreadableNotice(records)));
void panel.show(await sidePanelTab(windowId));
