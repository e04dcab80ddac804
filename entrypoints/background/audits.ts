import browser from 'webextension-polyfill';
import { keepAutomaticSnapshot } from '../../extension/storage/automatic-snapshots.ts';
import { keepChoice, readChoice } from '../../extension/storage/storage.ts';
import { keepAuditRecord, readAuditRecord } from '../../extension/messages/tab-audits.ts';
import { dropReport, keepReport, readTabReport } from '../../extension/storage/tab-reports.ts';
import { interfaceMessages } from '../../extension/browser/interface-locale.ts';
import { workerPorts } from './audit-ports.ts';
import { createTabAudits, type TabAudits } from './tab-audits.ts';
import { createTabProbes } from './tab-probes.ts';
import { documentKey, urlOfAuditedDocument, pageOfTab, tabOrNull } from './tab.ts';

/** Leaves a snapshot of the audited page, for what changed since then. None of a private window. */
async function keepSnapshotOf(tabId: number): Promise<void> {
  const audit = tabAudits.inMemory(tabId)?.audit;
  const { incognito } = await browser.tabs.get(tabId);
  if (audit?.report && !incognito) await keepAutomaticSnapshot({ ...audit.report, facts: audit.known }, crypto.randomUUID());
}

/** The browser stops workers that have called no extension API for 30 s. */
const wakeEvery = 20_000;
let awake: ReturnType<typeof setInterval> | undefined;

/** The audits of tabs and their probes. */
export const tabProbes = createTabProbes(() => tabAudits);
export const tabAudits: TabAudits = createTabAudits(
  {
    ...workerPorts,
    tab: tabOrNull,
    page: pageOfTab,
    urlOfDocument: urlOfAuditedDocument,
    documentKey,
    foundBefore: (tabId, document) => tabProbes.foundBefore(tabId, document),
    readChoice,
    keepChoice,
    readAuditRecord,
    keepAuditRecord,
    readTabReport,
    keepReport,
    dropReport,
    messages: interfaceMessages,
    newId: () => crypto.randomUUID(),
  },
  {
    begins: (tabId) => tabProbes.rest(tabId),
    completed(tabId) {
      tabProbes.goOn(tabId);
      void keepSnapshotOf(tabId).catch(() => undefined);
    },
    stayAwake(on) {
      clearInterval(awake);
      awake = on ? setInterval(() => void browser.runtime.getPlatformInfo(), wakeEvery) : undefined;
    },
  },
);
