import browser from 'webextension-polyfill';
import { pageKey } from './queue.ts';

/** Tabs of bulk audits: ours are opened in the background at an empty page of the extension, by which they are known until they load. */

/** What is asked of a tab, and of time. Milliseconds. */
export const patience = {
  /** A page that has not finished loading by then is audited as it stands. */
  load: 20_000,
  /** A page of which nothing has come by then has failed. */
  answer: 35_000,
  /** A navigation that leaves the tab where it was for so long was a download, or an answer without a page. */
  still: 1_500,
} as const;

const emptyPage = () => browser.runtime.getURL('/opening.html');

/** Opens a tab of ours in the background. Nothing of the web is loaded in it yet. */
export async function openTab(): Promise<number> {
  try {
    const { id } = await browser.tabs.create({ url: emptyPage(), active: false });
    return id!;
  } catch (error) {
    // No window is open, on systems where a browser lives without one.
    if (!/no current window|no window/i.test(String(error))) throw error;
    const window = await browser.windows.create({ url: emptyPage(), focused: false, state: 'minimized' });
    return window.tabs![0]!.id!;
  }
}

/** Loads an address in a tab of ours, without its sound. */
export async function loadIn(tabId: number, url: string): Promise<void> {
  await browser.tabs.update(tabId, { url, muted: true });
}

export async function closeTab(tabId: number): Promise<void> {
  try {
    await browser.tabs.remove(tabId);
  } catch {
    // Gone already.
  }
}

/** Closes tabs of ours in which nothing was loaded before the worker was stopped. */
export async function closeUnusedTabs(): Promise<void> {
  const tabs = await browser.tabs.query({ url: emptyPage() }).catch(() => []);
  await Promise.all(tabs.map(({ id }) => id !== undefined && closeTab(id)));
}

export async function tabOf(tabId: number): Promise<browser.Tabs.Tab | null> {
  try {
    return await browser.tabs.get(tabId);
  } catch {
    return null;
  }
}

/** A tab of the user that shows this page, awake. Addresses show where we may read them. */
export async function findTab(url: string): Promise<number | null> {
  const wanted = pageKey(url);
  const tabs = await browser.tabs.query({});
  return tabs.find((tab) => tab.url !== undefined && !tab.discarded && tab.status !== 'unloaded' && pageKey(tab.url) === wanted)?.id ?? null;
}

export type Loaded = 'complete' | 'late' | 'no-answer' | 'no-page' | 'gone' | 'stopped';

/** Waits until the tab has loaded, or long enough. */
export function waitForLoad(tabId: number, signal: AbortSignal): Promise<Loaded> {
  const began = Date.now();
  let stillSince: number | null = null;
  return new Promise((resolve) => {
    let over = false;
    const end = (how: Loaded) => {
      over = true;
      clearInterval(timer);
      browser.tabs.onUpdated.removeListener(updated);
      signal.removeEventListener('abort', stopped);
      resolve(how);
    };
    const stopped = () => end('stopped');
    const look = async () => {
      const tab = await tabOf(tabId);
      if (over) return;
      if (!tab) return end('gone');
      const { pendingUrl } = tab as { pendingUrl?: string };
      const here = tab.url === emptyPage() || (tab.url === undefined && tab.title === undefined);
      const now = Date.now();
      if (!here) {
        if (tab.status === 'complete') return end('complete');
        if (tab.status === 'unloaded') return end('gone');
        if (now - began > patience.load) return end('late');
        return;
      }
      if (tab.status !== 'complete' || (pendingUrl !== undefined && pendingUrl !== emptyPage())) stillSince = null;
      else stillSince ??= now;
      if (stillSince !== null && now - stillSince > patience.still) return end('no-page');
      if (now - began > patience.answer) return end('no-answer');
    };
    const updated = (id: number, change: { status?: string | undefined }) => { if (id === tabId && change.status !== undefined) void look(); };
    const timer = setInterval(() => void look(), 250);
    browser.tabs.onUpdated.addListener(updated);
    signal.addEventListener('abort', stopped);
    if (signal.aborted) stopped();
    else void look();
  });
}

/** Why the page of a tab did not come, in the browser's words; '' when it came, or where the browser does not tell us. */
export function watchFailure(tabId: number): { name(): string; close(): void } {
  // Absent until it is granted: it is an optional permission.
  const api = browser.webRequest as typeof browser.webRequest | undefined;
  let name = '';
  const failed = ({ error }: { error: string }) => { name = error; };
  const came = () => { name = ''; };
  const filter: browser.WebRequest.RequestFilter = { urls: ['*://*/*'], types: ['main_frame'], tabId };
  try {
    api?.onErrorOccurred.addListener(failed, filter);
    api?.onResponseStarted.addListener(came, filter);
  } catch {
    // No host is granted any more.
  }
  return {
    name: () => name,
    close() {
      api?.onErrorOccurred.removeListener(failed);
      api?.onResponseStarted.removeListener(came);
    },
  };
}
