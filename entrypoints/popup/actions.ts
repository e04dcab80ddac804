import { signal } from '@preact/signals';
import browser from 'webextension-polyfill';
import type { Report } from '../../checks/index.ts';
import { send } from '../../bridge/messages.ts';
import { overlayPort, type OverlayAnswer, type OverlayOrder } from '../../bridge/overlay-port.ts';
import { deleteSnapshot, keepSnapshot, readReports, readSnapshots } from '../../bridge/storage.ts';
import type { Snapshot, ToolActions } from '../../components/tool-props.ts';

/** What was just done, for eyes and screen readers; '' for nothing. */
export const notice = signal('');
let noticeTimer: ReturnType<typeof setTimeout> | undefined;
export function say(text: string): void {
  clearTimeout(noticeTimer);
  notice.value = text;
  noticeTimer = setTimeout(() => { notice.value = ''; }, 4000);
}

/** Everything a tool may ask of the browser. */
export function browserActions(tabId: number | null, report: () => Report | null, rerun: () => void): ToolActions {
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
    show: (selector) => void order({ order: 'show', selector, label: '' }),
    mark: (marks) => void order({ order: 'mark', marks }),
    clearMarks: () => { if (port) void order({ order: 'clear' }); },
    copy: (text) => void navigator.clipboard.writeText(text).then(() => say('Copied.'), () => say('The browser did not allow copying.')),
    save,
    open(url) {
      if (/^https?:/i.test(url)) void browser.tabs.create({ url });
    },
    openWindow(width) {
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
    async deleteSnapshot(id) {
      await deleteSnapshot(id);
      return snapshots(tabId);
    },
  };
}

/** Saved snapshots, and the reports of the other tabs of this session. */
async function snapshots(tabId: number | null): Promise<Snapshot[]> {
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

function save(fileName: string, mimeType: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mimeType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the blob after the click: it must not be gone by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  say(`Saved ${fileName}.`);
}
