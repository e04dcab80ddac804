import { render } from 'preact';
import browser from 'webextension-polyfill';
import { pageActions } from '../../bridge/page-actions.ts';
import type { Reply } from '../../bridge/reply.ts';
import { tellSetAside } from '../../bridge/set-aside.ts';
import { say, sayToClose } from '../../components/notice.ts';
import { saveText } from '../../components/save-file.ts';
import { App } from '../../interface/app.tsx';
import { createBulkEntry } from '../../interface/bulk-entry.ts';
import { pageNews, unreadableNotice } from '../../interface/notices.ts';
import { createProbes } from '../../interface/probe-state.ts';
import { createAudit } from '../../interface/audit-state.ts';
import { browserPorts, bulkEntryPorts, openReport, watchTab } from '../../interface/ports.ts';
import { panelOpener } from './side-panel.ts';

/** Draws the popup. @param opened the answer to the request that opened the audit of the tab, undefined where there is no tab */
export function show(tabId: number | null, opened: Promise<Reply<null>> | undefined): void {
  const ports = browserPorts(tabId);
  const audit = createAudit(ports);
  const probes = createProbes(audit, ports);
  setInterval(() => void probes.look(), 1_000);
  const rerun = () => void audit.start({ whileLoading: true });
  const act = pageActions({ tabId, report: () => audit.report.value, rerun, say: (news) => say(pageNews(news)), save: saveText });
  watchTab(tabId, () => void audit.tabChanged());
  const bulk = createBulkEntry(bulkEntryPorts(tabId));
  render(<App audit={audit} probes={probes} bulk={bulk} act={act} reload={() => tabId !== null && void browser.tabs.reload(tabId)} savePdf={(fileName) => void import('../../interface/save-pdf.ts').then(({ savePdf }) => savePdf(tabId, fileName))} openPage={() => openReport(tabId)} openPanel={panelOpener(tabId)} />, document.getElementById('app')!);
  tellSetAside((records) => sayToClose(unreadableNotice(records)));
  void audit.open(opened);
}
