import browser from 'webextension-polyfill';
import { tabOrNull } from '../tab.ts';
import { pageKey } from './queue.ts';

/** Tabs of bulk audits: ours are opened in the background with an empty page of the extension, which identifies them until they load a page. */

/** Time limits for tabs, in milliseconds. */
export const tabTimeouts = {
  /** A page that has not finished loading by then is audited unfinished. */
  load: 20_000,
  /** A page without any response by then has failed. */
  answer: 35_000,
  /** If a navigation leaves the tab unchanged for this long, it was a download or a response without a page. */
  still: 1_500,
  /** An empty page of ours is ready long before. */
  empty: 5_000,
  /** After loading, for content that scripts render later: as long as the service and the command line wait (docs/use/api.md, settleMs). */
  settle: 500,
} as const;

const emptyPage = () => browser.runtime.getURL('/opening.html');

/** Opens a tab of ours in the background, which has not loaded anything from the web yet. */
export async function openTabForJobs(): Promise<number> {
  try {
    const { id } = await browser.tabs.create({ url: emptyPage(), active: false });
    return id!;
  } catch (error) {
    // No window is open (some systems keep a browser running without one).
    if (!/no current window|no window/i.test(String(error))) throw error;
    const window = await browser.windows.create({ url: emptyPage(), focused: false, state: 'minimized' });
    return window.tabs![0]!.id!;
  }
}

/**
 * Loads a URL in a tab of ours, muted. Only after its empty page has loaded: Chromium closes a tab whose first
 * navigation becomes a download, and then nobody could say what happened.
 */
export async function loadInNewTab(tabId: number, url: string, signal: AbortSignal): Promise<void> {
  for (const end = Date.now() + tabTimeouts.empty; Date.now() < end && !signal.aborted;) {
    const tab = await tabOrNull(tabId);
    // Closed by the user: the code waiting for the page notices.
    if (!tab) return;
    if (tab.url === emptyPage() && tab.status === 'complete') break;
    await new Promise((go) => {
      setTimeout(go, 5);
    });
  }
  if (!signal.aborted) await browser.tabs.update(tabId, { url, muted: true });
}

export async function closeTab(tabId: number): Promise<void> {
  try {
    await browser.tabs.remove(tabId);
  } catch {
    // Already closed.
  }
}

/** Closes our empty tabs that were left when the worker was stopped. */
export async function closeUnusedTabs(): Promise<void> {
  const tabs = await browser.tabs.query({ url: emptyPage() }).catch(() => []);
  await Promise.all(tabs.map(({ id }) => id !== undefined && closeTab(id)));
}

/** A tab of the user that shows this page and is not discarded. URLs are visible only with permission. */
export async function findUserTab(url: string): Promise<number | null> {
  const wanted = pageKey(url);
  const tabs = await browser.tabs.query({});
  return (
    tabs.find((tab) => tab.url !== undefined && !tab.discarded && tab.status !== 'unloaded' && pageKey(tab.url) === wanted)?.id ?? null
  );
}

export type Loaded = 'complete' | 'late' | 'no-answer' | 'no-page' | 'gone' | 'stopped';

/** Waits until the tab has loaded, or for the maximum time. */
export function waitForTabLoad(tabId: number, signal: AbortSignal): Promise<Loaded> {
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
      const tab = await tabOrNull(tabId);
      if (over) return;
      if (!tab) return end('gone');
      const { pendingUrl } = tab as { pendingUrl?: string };
      const here = tab.url === emptyPage() || (tab.url === undefined && tab.title === undefined);
      const now = Date.now();
      if (!here) {
        if (tab.status === 'complete') return end('complete');
        if (tab.status === 'unloaded') return end('gone');
        if (now - began > tabTimeouts.load) return end('late');
        return;
      }
      if (tab.status !== 'complete' || (pendingUrl !== undefined && pendingUrl !== emptyPage())) stillSince = null;
      else stillSince ??= now;
      if (stillSince !== null && now - stillSince > tabTimeouts.still) return end('no-page');
      if (now - began > tabTimeouts.answer) return end('no-answer');
    };
    const updated = (id: number, change: { status?: string | undefined }) => {
      if (id === tabId && change.status !== undefined) void look();
    };
    const timer = setInterval(() => void look(), 250);
    browser.tabs.onUpdated.addListener(updated);
    signal.addEventListener('abort', stopped);
    if (signal.aborted) stopped();
    else void look();
  });
}

/** Network events of a tab's page, as far as the browser reports them. */
export interface Answer {
  /** The browser's error if the page could not be loaded; '' if it was. */
  failure: string;
  /** Status of the last response; 0 for none. */
  status: number;
  /** Media type of the last response, in lower case; '' for none. */
  type: string;
  attachment: boolean;
  /** False without the webRequest permission: then there are no events. */
  watched: boolean;
}

/** Watches until closed. Without the webRequest permission, there are no events. */
export function watchResponse(tabId: number): Answer & { close(): void } {
  // Absent until it is granted: it is an optional permission.
  const api = browser.webRequest as typeof browser.webRequest | undefined;
  const answer = {
    failure: '',
    status: 0,
    type: '',
    attachment: false,
    watched: false,
    close() {
      api?.onErrorOccurred.removeListener(failed);
      api?.onHeadersReceived.removeListener(answered);
      api?.onResponseStarted.removeListener(came);
    },
  };
  const failed = ({ error }: { error: string }) => {
    answer.failure = error;
  };
  const came = () => {
    answer.failure = '';
  };
  // The headers already show it: a download and a response without a page never start.
  const answered = ({ statusCode, responseHeaders = [] }: { statusCode: number; responseHeaders?: { name: string; value?: string }[] }) => {
    const header = (wanted: string) => responseHeaders.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';
    answer.status = statusCode;
    answer.type = header('content-type').split(';', 1)[0]!.trim().toLowerCase();
    answer.attachment = /^\s*attachment\b/i.test(header('content-disposition'));
  };
  const filter: browser.WebRequest.RequestFilter = { urls: ['*://*/*'], types: ['main_frame'], tabId };
  try {
    api?.onErrorOccurred.addListener(failed, filter);
    api?.onHeadersReceived.addListener(answered as Parameters<typeof api.onHeadersReceived.addListener>[0], filter, ['responseHeaders']);
    api?.onResponseStarted.addListener(came, filter);
    answer.watched = api !== undefined;
  } catch {
    // All hosts were withdrawn.
  }
  return answer;
}

/** A tab that is being audited. The id of the user's tab changes when the browser discards it. */
export interface FollowedTab {
  readonly id: number;
  readonly ours: boolean;
  /** How its page was loaded, if the tab is ours and the browser reported it. */
  readonly answer: Answer | null;
  close(): void;
}

export function followReplacedTab(tabId: number, ours: boolean, answer: Answer | null = null): FollowedTab {
  const tab = { id: tabId, ours, answer: answer?.watched ? answer : null, close: () => browser.tabs.onReplaced.removeListener(replaced) };
  const replaced = (to: number, from: number) => {
    if (from === tab.id) tab.id = to;
  };
  browser.tabs.onReplaced.addListener(replaced);
  return tab;
}
