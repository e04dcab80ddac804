import browser from 'webextension-polyfill';
import { watchMadeFile } from '../../extension/browser/files.ts';
import { readStoredDigests, readStoredReport } from '../../extension/runs/library.ts';
import { sendMessageToWorker } from '../../extension/messages/messages.ts';
import { hasHostPermissions, requestHostPermissions, requestNotificationPermission } from '../../extension/browser/permissions.ts';
import { readStoredSchedules, watchStoredSchedules } from '../../extension/runs/schedules.ts';
import { readStoredSettings } from '../../extension/storage/settings.ts';
import { readStoredBranding, readStoredRun, readStoredRuns, watchRuns } from '../../extension/storage/storage.ts';
import { saveBlob } from '../../components/files/save-file.ts';
import type { OpenTabs, BulkPorts } from './state.ts';

/** Represents all sites when URLs are converted to host patterns. */
const everySite = ['https://*/'];

export const browserPorts: BulkPorts = {
  readRuns: readStoredRuns,
  readRun: readStoredRun,
  watchRuns,
  readDigests: readStoredDigests,
  readReport: (runId, jobId) => readStoredReport(runId, jobId),
  readJudged: (runId, jobId) => readStoredReport(runId, jobId, { facts: false }),
  createRun: (run) => sendMessageToWorker('createRun', run),
  addJobs: (runId, jobs) => sendMessageToWorker('addJobs', { runId, jobs }),
  editRun: (runId, change) => sendMessageToWorker('editRun', { runId, change }),
  commandRun: (runId, command) => sendMessageToWorker('commandRun', { runId, command }),
  deleteRun: (runId) => sendMessageToWorker('deleteRun', { runId }),
  readSchedules: readStoredSchedules,
  watchSchedules: watchStoredSchedules,
  addSchedule: (runId, every) => sendMessageToWorker('addSchedule', { runId, every }),
  stopSchedule: (id) => sendMessageToWorker('stopSchedule', { id }),
  allowNotices: requestNotificationPermission,
  readSitemap: (url) => sendMessageToWorker('readSitemap', { url }),
  openTabs,
  async allowTabs() {
    try {
      return await browser.permissions.request({ permissions: ['tabs'] });
    } catch {
      return false;
    }
  },
  allowSites: (urls) => requestHostPermissions(urls ?? everySite),
  maySites: (urls) => hasHostPermissions(urls ?? everySite),
  makePdf: (runId, jobIds, fileName) => sendMessageToWorker('makePdf', { source: { runId, jobIds }, fileName }),
  makeComparisonPdf: (before, now, fileName) => sendMessageToWorker('makePdf', { source: { before, now }, fileName }),
  watchFile: (id, changed) => watchMadeFile(id, changed, saveBlob),
  readBranding: readStoredBranding,
  async liveTab(tabId, url) {
    if (tabId === null || tabId < 0) return null;
    const answer = await sendMessageToWorker('findDocument', { tabId });
    return answer.ok && answer.value !== null && withoutFragment(answer.value) === withoutFragment(url) ? tabId : null;
  },
  openAddress(url) {
    if (/^https?:/i.test(url)) void browser.tabs.create({ url });
  },
  readParallel: async () => (await readStoredSettings()).parallel,
  openReport(hash) {
    void browser.tabs.create({ url: `${browser.runtime.getURL('report.html')}${hash}` });
  },
  go(hash) {
    location.hash = hash;
  },
  now: () => Date.now(),
  wait: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
};

async function openTabs(): Promise<OpenTabs> {
  const here = await browser.windows.getCurrent();
  const extensionUrl = browser.runtime.getURL('');
  const windows = await browser.windows.getAll({ populate: true, windowTypes: ['normal'] });
  let hidden = 0;
  const listed = windows.map(({ id = 0, tabs = [] }) => ({
    id,
    current: id === here.id,
    tabs: tabs.flatMap(({ id: tabId, url, title, discarded }) => {
      if (url === undefined || url === '') hidden++;
      if (!url || tabId === undefined || url.startsWith(extensionUrl)) return [];
      return [{ id: tabId, url, title: title ?? '', asleep: discarded === true }];
    }),
  }));
  return { windows: listed.sort((a, b) => Number(b.current) - Number(a.current)), hidden };
}

const withoutFragment = (url: string) => url.split('#', 1)[0]!;
