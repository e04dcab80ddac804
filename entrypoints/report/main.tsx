import { render, type ComponentChildren, type JSX } from 'preact';
import browser from 'webextension-polyfill';
import '../../components/style.css';
import '../../components/overview.css';
import './report.css';
import { readReport } from '../../bridge/library.ts';
import { pageActions } from '../../bridge/page-actions.ts';
import { requestAllHosts } from '../../bridge/permissions.ts';
import { tellSetAside } from '../../bridge/set-aside.ts';
import { watchAudit } from '../../bridge/tab-audits.ts';
import type { Report } from '../../checks/index.ts';
import { Icon } from '../../components/icons.tsx';
import { LinkBase } from '../../components/link-base.ts';
import { say, sayToClose } from '../../components/notice.ts';
import { saveText } from '../../components/save-file.ts';
import { panelWords } from '../../components/words/en/panel.ts';
import { reportPageWords } from '../../components/words/en/report-page.ts';
import { PanelWordsContext } from '../../components/words/use-panel-words.ts';
import { App } from '../../interface/app.tsx';
import { createAudit } from '../../interface/audit-state.ts';
import { createBulkEntry } from '../../interface/bulk-entry.ts';
import { pageNews, unreadableNotice } from '../../interface/notices.ts';
import { createPanel } from '../../interface/panel-state.ts';
import { PanelApp, Place, type ShownTab } from '../../interface/panel.tsx';
import { browserPorts, bulkEntryPorts, watchTab } from '../../interface/ports.ts';
import { createProbes } from '../../interface/probe-state.ts';
import { savePdf } from '../../interface/save-pdf.ts';
import { KeptReport } from './kept-report.tsx';
import { PrintButton } from './print-button.tsx';
import { printWhole } from './printed.tsx';
import { reportBase, reportSource } from './source.ts';

const source = reportSource(location.hash);
const base = source ? reportBase(source) : '#';
// Another report in the same tab: the page begins again.
addEventListener('hashchange', () => { if (JSON.stringify(reportSource(location.hash)) !== JSON.stringify(source)) location.reload(); });

let shownReport: () => Report | null = () => null;
printWhole(() => shownReport());
const place = document.getElementById('app')!;
function draw(view: ComponentChildren): void {
  // What stood there until now would stay.
  place.replaceChildren();
  render(<LinkBase.Provider value={base}>{view}</LinkBase.Provider>, place);
}
const titleOf = (report: Report) => reportPageWords.title({ name: report.glance?.title?.text || report.finalUrl || report.url });
tellSetAside((records) => sayToClose(unreadableNotice(records)));

if (source && 'tabId' in source) showTab(source.tabId);
else if (source) await showKept(source);
else draw(<Unread />);

/** The audit of a tab. Like the panel, it begins none of its own. */
function showTab(tabId: number): void {
  const panel = createPanel({ open: openTab, follows: async () => false });
  browser.tabs.onRemoved.addListener((id) => panel.tabClosed(id));
  draw(
    <PanelWordsContext.Provider value={{ ...panelWords, looking: reportPageWords.reading, none: { ...panelWords.none, ...reportPageWords.none } }}>
      <PanelApp panel={panel} act={{ allowAll: requestAllHosts, follows: async () => false, follow: async () => false }} />
    </PanelWordsContext.Provider>,
  );
  void panel.show(tabId);
}

function openTab(tabId: number): ShownTab {
  const ports = browserPorts(tabId);
  const audit = createAudit(ports);
  const probes = createProbes(audit, ports);
  const looking = setInterval(() => void probes.look(), 1_000);
  const rerun = () => void audit.start({ whileLoading: true });
  const actions = pageActions({ tabId, report: () => audit.report.value, rerun, say: (news) => say(pageNews(news)), save: saveText });
  const act = {
    ...actions,
    // What is drawn on the page is seen there only.
    show(selector: string) {
      actions.show(selector);
      void goTo(tabId);
    },
  };
  const bulk = createBulkEntry(bulkEntryPorts(tabId));
  shownReport = () => audit.report.value;
  watchTab(tabId, () => void audit.tabChanged());
  return {
    tabId,
    look: () => audit.look(),
    start: rerun,
    open: () => void audit.open(),
    url: async () => null,
    changed: () => void audit.tabChanged(),
    watchBegun: (begun) => watchAudit(tabId, (record) => { if (record) begun(); }),
    close() {
      clearInterval(looking);
      act.clearMarks();
      audit.close();
    },
    refused: () => audit.obstacle.value?.code === 'no-permission',
    pageUrl: () => null,
    view: () => (
      <App {...(audit.report.value && { title: titleOf(audit.report.value) })} audit={audit} probes={probes} bulk={bulk} act={act} reload={() => void browser.tabs.reload(tabId)} savePdf={(fileName) => void savePdf(tabId, fileName)}
        extra={<><button type="button" class="button" onClick={() => void goTo(tabId)}><Icon name="away" size={13} />{reportPageWords.toTab}</button><PrintButton /></>} />
    ),
  };
}

async function goTo(tabId: number): Promise<void> {
  const tab = await browser.tabs.update(tabId, { active: true }).catch(() => null);
  if (tab?.windowId !== undefined) await browser.windows.update(tab.windowId, { focused: true });
}

/** The report of a page of a bulk audit, as it was kept. */
async function showKept({ runId, jobId }: { runId: string; jobId: string }): Promise<void> {
  const report = await readReport(runId, jobId).catch(() => null);
  if (!report) return draw(<Unread />);
  shownReport = () => report;
  document.title = titleOf(report);
  const { url } = report;
  const act = { ...pageActions({ tabId: null, report: () => report, rerun: () => void browser.tabs.create({ url }), say: (news) => say(pageNews(news)), save: saveText }), live: false };
  draw(<KeptReport report={report} act={act} savePdf={(fileName) => void savePdf({ runId, jobIds: [jobId] }, fileName)} />);
}

function Unread(): JSX.Element {
  const { unread } = reportPageWords;
  return <Place title={unread.title} advice={unread.advice}><a class="button primary" href="/bulk.html">{unread.bulk}</a></Place>;
}
