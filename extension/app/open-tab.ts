import browser from 'webextension-polyfill';
import { createPageActions } from '../browser/page-actions.ts';
import { watchAudit } from '../messages/tab-audits.ts';
import { showNotice } from '../../components/parts/notice.ts';
import { saveBlob, saveText } from '../../components/files/save.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { AuditState } from './audit-state.ts';
import { createBulkEntry, type BulkEntry } from './bulk-entry.ts';
import { noticeOfOutcome } from './notices.ts';
import type { ShownTab } from './panel.tsx';
import { portsOfTab, bulkPortsOfTab } from './ports.ts';
import { createProbeState, type ProbeState } from './probe-state.ts';

/** The audit of one tab with all its actions: the same in popup, panel and report page. */
export interface OpenTab {
  audit: AuditState;
  probes: ProbeState;
  bulk: BulkEntry;
  act: ToolActions;
  reload(): void;
  savePdf(fileName: string): void;
}

/** @param tabId null without a tab: its audit then reports that */
export function openTab(tabId: number | null): OpenTab {
  const ports = portsOfTab(tabId);
  const audit = new AuditState(ports);
  const rerun = () => void audit.start({ whileLoading: true });
  return {
    audit,
    probes: createProbeState(audit, ports),
    bulk: createBulkEntry(bulkPortsOfTab(tabId)),
    act: createPageActions({
      tabId,
      report: () => audit.report.value,
      rerun,
      say: (outcome) => showNotice(noticeOfOutcome(outcome)),
      save: saveText,
      saveBlob,
    }),
    reload: () => tabId !== null && void browser.tabs.reload(tabId),
    savePdf: (fileName) => void import('./save-pdf.ts').then(({ makeAndSavePdf }) => makeAndSavePdf(tabId, fileName)),
  };
}

/** The tab as a panel needs it. @param isShown whether its link checks should be watched now */
export function shownTabOf(
  tabId: number,
  { audit, probes, act }: OpenTab,
  isShown: () => boolean,
): Omit<ShownTab, 'url' | 'pageUrl' | 'view'> {
  const looking = setInterval(() => {
    if (isShown()) void probes.look();
  }, 1_000);
  return {
    tabId,
    openExisting: () => audit.openExisting(),
    start: act.rerun,
    open: () => void audit.open(),
    changed: () => void audit.tabChanged(),
    watchBegun: (begun) =>
      watchAudit(tabId, (record) => {
        if (record) begun();
      }),
    catchUp() {
      if (audit.stale.value) void audit.open();
    },
    refused: () => audit.obstacle.value?.code === 'no-permission',
    close() {
      clearInterval(looking);
      act.clearMarks();
      probes.close();
      audit.close();
    },
  };
}
