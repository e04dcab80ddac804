import browser from 'webextension-polyfill';
import type { Report } from '../../checks/core/report/report.ts';
import type { CrawlerSight } from '../../reports/crawler-sight.ts';
import { copyImage } from './copy-image.ts';
import { sendToWorker } from '../messages/messages.ts';
import {
  overlayPort,
  type OverlayAnswer,
  type OverlayClosed,
  type OverlayMark,
  type OverlayOrder,
  type Pinned,
} from '../messages/overlay-port.ts';
import type { ActionOutcome } from '../messages/action-outcome.ts';
import { createPictureLoader } from './pictures.ts';

export interface PageActionsOptions {
  /** The tab that shows the audited page; null without one. */
  tabId: number | null;
  report(): Report | null;
  rerun(): void;
  /** Announces the result of an action. */
  say(outcome: ActionOutcome): void;
  save(fileName: string, mimeType: string, text: string): void;
  saveBlob(fileName: string, blob: Blob): void;
}

/** All browser actions that tools may request, the same on every page that shows reports. */
export function createPageActions({ tabId, report, rerun, say, save, saveBlob }: PageActionsOptions) {
  const pageUrl = () => report()?.finalUrl || report()?.url || '';
  return {
    ...marksOnPage(tabId, say),
    pictures: createPictureLoader(tabId, pageUrl),
    ...(tabId !== null && {
      async measureContrast() {
        const reply = await sendToWorker('measureContrast', { tabId });
        return reply.ok ? reply.value : null;
      },
    }),
    async answersForAgents() {
      const reply = await sendToWorker('requestForAgents', { tabId, pageUrl: pageUrl() });
      return reply.ok ? reply.value : { markdown: null, ard: null };
    },
    fieldData: {
      hasKey: async () => (await (await import('../storage/field-data-key.ts')).readFieldDataKey()) !== '',
      async load() {
        const [{ readFieldDataKey }, { fetchFieldData }] = await Promise.all([
          import('../storage/field-data-key.ts'),
          import('../../checks/fetch/field-data.ts'),
        ]);
        return fetchFieldData(pageUrl(), await readFieldDataKey());
      },
    },
    async copyImage(fileName: string, png: Promise<Blob>) {
      if (await copyImage(png)) say({ code: 'copied' });
      else saveBlob(fileName, await png);
    },
    saveImage: async (fileName: string, png: Promise<Blob>) => saveBlob(fileName, await png),
    copy: (text: string) =>
      void navigator.clipboard.writeText(text).then(
        () => say({ code: 'copied' }),
        () => say({ code: 'uncopied' }),
      ),
    brand: async () => (await import('../storage/storage.ts')).readBranding(),
    save,
    open(url: string) {
      if (/^https?:/i.test(url)) void browser.tabs.create({ url });
    },
    openWindow(width: number) {
      const url = report()?.url;
      if (!url || !/^https?:/i.test(url)) return;
      // The frame of a popup window adds about 16 px to the width of the page.
      void browser.windows.create({ url, type: 'popup', width: width + 16, height: 900 });
    },
    rerun,
    keywords: {
      read: async (url: string) => (await import('../storage/keywords.ts')).readKeywords(url),
      keep: async (url: string, keywords: readonly string[]) => (await import('../storage/keywords.ts')).keepKeywords(url, keywords),
    },
    ...snapshotsOf(tabId, report, say),
  };
}

/** Shows and marks elements on the page of a tab. Its content script is injected with the first of them. */
function marksOnPage(tabId: number | null, say: PageActionsOptions['say']) {
  let port: browser.Runtime.Port | null = null;
  let opening: Promise<void> | null = null;
  const watching = new Set<() => void>();
  const gone = () => {
    for (const listener of watching) listener();
  };
  const announceMarks = ({ found, visible, requested }: OverlayAnswer) => {
    if (requested === 0) return;
    if (requested === 1) say({ code: visible === 1 ? 'shown' : found === 1 ? 'unseen' : 'gone' });
    else say({ code: 'marked', requested, visible, unseen: found - visible, gone: requested - found });
  };

  async function open(shownTab: number): Promise<void> {
    const ready = await sendToWorker('prepareOverlay', { tabId: shownTab });
    if (!ready.ok) return say({ code: 'undrawable' });
    const opened = browser.tabs.connect(shownTab, { name: overlayPort, frameId: 0 });
    opened.onDisconnect.addListener(() => {
      if (port !== opened) return;
      port = null;
      gone();
    });
    opened.onMessage.addListener((answer: unknown) =>
      'closed' in (answer as OverlayAnswer | OverlayClosed) ? gone() : announceMarks(answer as OverlayAnswer),
    );
    port = opened;
  }

  async function sendOrder(what: OverlayOrder): Promise<void> {
    if (tabId === null) return;
    opening ??= port ? Promise.resolve() : open(tabId);
    await opening.finally(() => {
      opening = null;
    });
    port?.postMessage(what);
  }

  return {
    show(selector: string) {
      gone();
      void sendOrder({ order: 'show', selector });
    },
    mark(marks: OverlayMark[], pinned?: Pinned) {
      gone();
      void sendOrder({ order: 'mark', marks, ...(pinned && { pinned }) });
    },
    showSight(sight: CrawlerSight) {
      gone();
      void sendOrder({ order: 'sight', sight });
    },
    watchMarks(listener: () => void) {
      watching.add(listener);
      return () => void watching.delete(listener);
    },
    clearMarks: () => {
      if (port) void sendOrder({ order: 'clear' });
    },
  };
}

/** Loaded with the first comparison, because nothing else here reads reports of other pages. */
const snapshots = () => import('../storage/snapshots.ts');

function snapshotsOf(tabId: number | null, report: PageActionsOptions['report'], say: PageActionsOptions['say']) {
  return {
    snapshots: async () => (await snapshots()).snapshotsOfPage(tabId, report()),
    async saveSnapshot() {
      const { snapshotsOfPage: listSnapshots, saveSnapshot } = await snapshots();
      const current = report();
      if (current) say(await saveSnapshot(current));
      return listSnapshots(tabId, report());
    },
    async deleteSnapshot(id: string) {
      const savedSnapshots = await snapshots();
      await savedSnapshots.deleteSnapshot(id);
      return savedSnapshots.snapshotsOfPage(tabId, report());
    },
  };
}
