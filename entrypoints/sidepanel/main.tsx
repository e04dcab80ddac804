import { render } from 'preact';
import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/overview.css';
import { pageActions } from '../../bridge/page-actions.ts';
import { hasHosts, requestAllHosts, requestHosts } from '../../bridge/permissions.ts';
import { tellSetAside } from '../../bridge/set-aside.ts';
import { isFollowedBy, keepFollowed, readFollowedOrigins } from '../../bridge/storage.ts';
import { watchAudit } from '../../bridge/tab-audits.ts';
import { say, sayToClose } from '../../components/notice.ts';
import { saveText } from '../../components/save-file.ts';
import { App } from '../../interface/app.tsx';
import { createAudit } from '../../interface/audit-state.ts';
import { createBulkEntry } from '../../interface/bulk-entry.ts';
import { pageNews, unreadableNotice } from '../../interface/notices.ts';
import { createPanel } from '../../interface/panel-state.ts';
import { PanelApp, type PanelActions, type ShownTab } from '../../interface/panel.tsx';
import { browserPorts, bulkEntryPorts, openReport } from '../../interface/ports.ts';
import { createProbes } from '../../interface/probe-state.ts';
import { activeTab, findWindow, watchActiveTab } from './active-tab.ts';

/** The audit of one tab with all that a reader may do with it. */
function openTab(tabId: number): ShownTab {
  const ports = browserPorts(tabId);
  const audit = createAudit(ports);
  const probes = createProbes(audit, ports);
  const looking = setInterval(() => { if (panel.shown.value?.tabId === tabId) void probes.look(); }, 1_000);
  const rerun = () => void audit.start({ whileLoading: true });
  const act = pageActions({ tabId, report: () => audit.report.value, rerun, say: (news) => say(pageNews(news)), save: saveText });
  const bulk = createBulkEntry(bulkEntryPorts(tabId));
  return {
    tabId,
    look: () => audit.look(),
    start: rerun,
    open: () => void audit.open(),
    url: async () => (await browser.tabs.get(tabId).catch(() => null))?.url ?? null,
    changed: () => void audit.tabChanged(),
    watchBegun: (begun) => watchAudit(tabId, (record) => { if (record) begun(); }),
    close() {
      clearInterval(looking);
      act.clearMarks();
      audit.close();
    },
    refused: () => audit.obstacle.value?.code === 'no-permission',
    pageUrl: () => audit.report.value?.url ?? null,
    view: (top) => (
      <App key={tabId} audit={audit} probes={probes} bulk={bulk} act={act} reload={() => void browser.tabs.reload(tabId)} savePdf={(fileName) => void import('../../interface/save-pdf.ts').then(({ savePdf }) => savePdf(tabId, fileName))} top={top} openPage={() => openReport(tabId)} />
    ),
  };
}

const follows = async (url: string) => isFollowedBy(await readFollowedOrigins(), url) && await hasHosts([url]);
const act: PanelActions = {
  allowAll: requestAllHosts,
  follows,
  async follow(url, on, words) {
    const { host } = new URL(url);
    // In the click itself: asked for first.
    const allowed = on ? await requestHosts([url]) : true;
    if (!allowed) say(() => words.notAllowed({ host }));
    else {
      await keepFollowed(url, on);
      say(() => (on ? words.followed : words.unfollowed)({ host }));
    }
    return on && allowed;
  },
};

const panel = createPanel({ open: openTab, follows });
const windowId = await findWindow();
watchActiveTab(windowId, (tabId) => void panel.show(tabId));
browser.tabs.onUpdated.addListener((tabId, change) => {
  if (change.url !== undefined || change.status !== undefined || change.discarded !== undefined) void panel.tabChanged(tabId, change.status === 'complete');
});
browser.tabs.onRemoved.addListener((tabId) => panel.tabClosed(tabId));
const app = document.getElementById('app')!;
// What stood there until now would stay.
app.replaceChildren();
render(<PanelApp panel={panel} act={act} />, app);
tellSetAside((records) => sayToClose(unreadableNotice(records)));
void panel.show(await activeTab(windowId));
