import browser from 'webextension-polyfill';
import { watchMadeFile } from '../../extension/browser/files.ts';
import { readDigests, readReport } from '../../extension/runs/library.ts';
import { sendToWorker } from '../../extension/messages/messages.ts';
import { areHostsGranted, requestHosts, requestNotifications } from '../../extension/browser/permissions.ts';
import { readSchedules, watchScheduleChanges } from '../../extension/runs/schedules.ts';
import { readSettings } from '../../extension/storage/settings.ts';
import { readBranding, readRun, readRuns, watchRuns } from '../../extension/storage/storage.ts';
import { saveBlob } from '../../components/files/save.ts';
import { pause } from '../../checks/time-limits.ts';
import type { OpenTabs, Ports } from './state.ts';

/** Represents all sites when URLs are converted to host patterns. */
const everySite = ['https://*/'];

export const browserPorts: Ports = {
  readRuns,
  readRun,
  watchRuns,
  readDigests,
  readReport: (runId, jobId) => readReport(runId, jobId),
  readJudged: (runId, jobId) => readReport(runId, jobId, { facts: false }),
  createRun: (run) => sendToWorker('createRun', run),
  addJobs: (runId, jobs) => sendToWorker('addJobs', { runId, jobs }),
  editRun: (runId, change) => sendToWorker('editRun', { runId, change }),
  commandRun: (runId, command) => sendToWorker('commandRun', { runId, command }),
  deleteRun: (runId) => sendToWorker('deleteRun', { runId }),
  readSchedules,
  watchSchedules: watchScheduleChanges,
  addSchedule: (runId, every) => sendToWorker('addSchedule', { runId, every }),
  stopSchedule: (id) => sendToWorker('stopSchedule', { id }),
  allowNotices: requestNotifications,
  readSitemap: (url) => sendToWorker('readSitemap', { url }),
  openTabs,
  async allowTabs() {
    try {
      return await browser.permissions.request({ permissions: ['tabs'] });
    } catch {
      return false;
    }
  },
  allowSites: (urls) => requestHosts(urls ?? everySite),
  maySites: (urls) => areHostsGranted(urls ?? everySite),
  makePdf: (runId, jobIds, fileName) => sendToWorker('makePdf', { source: { runId, jobIds }, fileName }),
  makeComparisonPdf: (before, now, fileName) => sendToWorker('makePdf', { source: { before, now }, fileName }),
  watchFile: (id, changed) => watchMadeFile(id, changed, saveBlob),
  readBranding,
  async liveTab(tabId, url) {
    if (tabId === null || tabId < 0) return null;
    const answer = await sendToWorker('urlOfDocument', { tabId });
    return answer.ok && answer.value !== null && withoutFragment(answer.value) === withoutFragment(url) ? tabId : null;
  },
  openAddress(url) {
    if (/^https?:/i.test(url)) void browser.tabs.create({ url });
  },
  readParallel: async () => (await readSettings()).parallel,
  openReport(hash) {
    void browser.tabs.create({ url: `${browser.runtime.getURL('report.html')}${hash}` });
  },
  go(hash) {
    location.hash = hash;
  },
  now: () => Date.now(),
  wait: pause,
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
