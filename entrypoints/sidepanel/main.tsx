import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/report/overview.css';
import { render } from 'preact';
import {
  areHostsGranted,
  requestAllHosts,
  requestHosts,
  requestSiteOfTab,
  watchGrantedHosts,
} from '../../extension/browser/permissions.ts';
import { watchSetAside } from '../../extension/storage/set-aside.ts';
import { isFollowedOrigin, keepFollowed, readFollowedOrigins } from '../../extension/storage/storage.ts';
import { showNotice, showNoticeUntilClosed } from '../../components/parts/notice.ts';
import { AuditApp } from '../../extension/app/app.tsx';
import { noticeOfUnreadable } from '../../extension/app/notices.ts';
import { openTab, shownTabOf } from '../../extension/app/open-tab.ts';
import { createPanelState } from '../../extension/app/panel-state.ts';
import { PanelApp, type PanelActions, type ShownTab } from '../../extension/app/panel.tsx';
import { openReportPage } from '../../extension/app/ports.ts';
import { watchAndApplySettings, FavoritesProvider } from '../../extension/app/preferences.tsx';
import { openPageLocale } from '../../extension/browser/interface-locale.ts';
import { LocaleContext } from '../../components/use-locale.ts';

/** The window whose tabs are followed: the one in the URL (for a panel opened as a page), otherwise the panel's window. */
async function findSidePanelWindow(): Promise<number> {
  const named = Number(new URLSearchParams(location.search).get('window') ?? Number.NaN);
  return Number.isInteger(named) ? named : (await browser.windows.getCurrent()).id!;
}
async function sidePanelTab(windowId: number): Promise<number | null> {
  const [active] = await browser.tabs.query({ active: true, windowId });
  return active?.id ?? null;
}
/** Calls back with the window's active tab whenever it may have changed, and with null if there is none. */
function watchSidePanelTab(windowId: number, changed: (tabId: number | null) => void): void {
  const look = () => void sidePanelTab(windowId).then(changed, () => changed(null));
  browser.tabs.onActivated.addListener(({ windowId: where, tabId }) => {
    if (where === windowId) changed(tabId);
  });
  browser.tabs.onDetached.addListener(look);
  browser.tabs.onAttached.addListener(look);
  browser.tabs.onReplaced.addListener(look);
}

function openPanelTab(tabId: number): ShownTab {
  const tab = openTab(tabId);
  return {
    ...shownTabOf(tabId, tab, () => panel.shown.value?.tabId === tabId),
    url: async () => (await browser.tabs.get(tabId).catch(() => null))?.url ?? null,
    pageUrl: () => tab.audit.report.value?.url ?? null,
    view: (top) => <AuditApp key={tabId} {...tab} top={top} openPage={() => openReportPage(tabId)} />,
  };
}

const follows = async (url: string) => isFollowedOrigin(await readFollowedOrigins(), url) && (await areHostsGranted([url]));
const act: PanelActions = {
  allowAll: requestAllHosts,
  allowSite: (url) => requestHosts([url]),
  requestSite: requestSiteOfTab,
  watchAllowed: watchGrantedHosts,
  follows,
  async follow(url, on, words) {
    const { host } = new URL(url);
    // Synchronously in the click, before anything else.
    const allowed = on ? await requestHosts([url]) : true;
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
const locale = await openPageLocale('panel');
const app = document.getElementById('app')!;
// Otherwise the placeholder would stay.
app.replaceChildren();
watchAndApplySettings();
render(
  <LocaleContext.Provider value={locale}>
    <FavoritesProvider>
      <PanelApp panel={panel} act={act} />
    </FavoritesProvider>
  </LocaleContext.Provider>,
  app,
);
watchSetAside((records) => showNoticeUntilClosed(noticeOfUnreadable(records)));
void panel.show(await sidePanelTab(windowId));
