import browser from 'webextension-polyfill';
import type { Report } from '../checks/index.ts';
import { send } from './messages.ts';
import { overlayPort, type OverlayAnswer, type OverlayMark, type OverlayOrder } from './overlay-port.ts';
import { createPictures } from './pictures.ts';
import { deleteSnapshot, keepSnapshot, readSnapshots, type KeptSnapshot } from './storage.ts';
import { readReports } from './tab-audits.ts';

export interface PageActionsOptions {
  /** The tab in which the audited page stands; null when there is none. */
  tabId: number | null;
  report(): Report | null;
  rerun(): void;
  /** Tells the reader what was done. */
  say(text: string): void;
  save(fileName: string, mimeType: string, text: string): void;
}

/** Everything a tool may ask of the browser, the same on every page that shows reports. */
export function pageActions({ tabId, report, rerun, say, save }: PageActionsOptions) {
  let port: browser.Runtime.Port | null = null;

  async function order(what: OverlayOrder): Promise<void> {
    if (tabId === null) return;
    if (!port) {
      const ready = await send('prepareOverlay', { tabId });
      if (!ready.ok) return say('The page cannot be drawn on any more: audit it again.');
      const opened = browser.tabs.connect(tabId, { name: overlayPort, frameId: 0 });
      opened.onDisconnect.addListener(() => { if (port === opened) port = null; });
      opened.onMessage.addListener((answer: unknown) => said(answer as OverlayAnswer));
      port = opened;
    }
    port.postMessage(what);
  }
  const said = ({ found, visible, asked }: OverlayAnswer) => {
    if (asked === 0) return;
    if (asked === 1) say(visible === 1 ? 'Shown on the page.' : found === 1 ? 'This element is on the page, but cannot be seen.' : 'This element is no longer on the page.');
    else say(`${visible} of ${asked} marked on the page${found > visible ? `; ${found - visible} cannot be seen` : ''}${asked > found ? `; ${asked - found} are gone` : ''}.`);
  };

  return {
    pictures: createPictures(tabId, () => report()?.finalUrl || report()?.url || ''),
    show: (selector: string) => void order({ order: 'show', selector, label: '' }),
    mark: (marks: OverlayMark[]) => void order({ order: 'mark', marks }),
    clearMarks: () => { if (port) void order({ order: 'clear' }); },
    copy: (text: string) => void navigator.clipboard.writeText(text).then(() => say('Copied.'), () => say('The browser did not allow copying.')),
    save,
    open(url: string) {
      if (/^https?:/i.test(url)) void browser.tabs.create({ url });
    },
    openWindow(width: number) {
      const url = report()?.url;
      if (!url || !/^https?:/i.test(url)) return;
      // The frame of a popup window takes about 16 px beside the page.
      void browser.windows.create({ url, type: 'popup', width: width + 16, height: 900 });
    },
    rerun,
    snapshots: () => snapshots(tabId),
    async saveSnapshot() {
      const current = report();
      if (!current) return snapshots(tabId);
      try {
        await keepSnapshot({ id: crypto.randomUUID(), at: current.at, name: current.finalUrl || current.url, report: slim(current) });
        say('Snapshot saved on this machine.');
      } catch (error) {
        say(error instanceof Error && error.message.startsWith('There are') ? error.message : 'There is no room for another snapshot: delete one first.');
      }
      return snapshots(tabId);
    },
    async deleteSnapshot(id: string) {
      await deleteSnapshot(id);
      return snapshots(tabId);
    },
  };
}

/** Saved snapshots, and the reports of the other tabs of this session. */
async function snapshots(tabId: number | null): Promise<KeptSnapshot[]> {
  const [saved, reports] = await Promise.all([readSnapshots(), readReports()]);
  const others = reports
    .filter((kept) => kept.tabId !== tabId)
    .map((kept) => ({ id: `tab:${kept.tabId}`, at: kept.report.at, name: `Open tab: ${kept.report.finalUrl}`, report: kept.report }));
  return [...saved, ...others].sort((a, b) => b.at.localeCompare(a.at));
}

/** A snapshot keeps what is compared, so that thirty of them fit. */
function slim(report: Report): Report {
  const { page, head, headings, links, images, main, structuredData, language, response } = report.facts ?? {};
  const facts = Object.fromEntries(Object.entries({ page, head, headings, links, images, main, structuredData, language, response }).filter(([, fact]) => fact));
  return { ...report, facts };
}
