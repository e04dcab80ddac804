import browser from 'webextension-polyfill';
import type { ProbeHop } from '../../checks/index.ts';

/** One request of ours, from its first address to its answer. */
interface Seen {
  /** The browser has told its beginning. */
  begun: boolean;
  hops: ProbeHop[];
  /** The browser's name for the failure; '' while there is none. */
  error: string;
  ended: boolean;
  waiting: (() => void)[];
}

/** What the browser tells of our own requests that fetch() does not: the redirecting answers, and why none came. */
export interface Hops {
  /** To be called before a request: what is told of earlier requests for this address no longer holds. */
  expect(url: string): void;
  /** Resolves when the browser has told the end of the request that was expected, or soon anyway. */
  told(url: string): Promise<void>;
  /** The redirecting answers of that request, in order. Null where it was not seen to its end. */
  hops(url: string): readonly ProbeHop[] | null;
  error(url: string): string;
  close(): void;
}

/** The browser's events come over another way than the answer, and on a busy machine more than a second later than it. */
const patienceMs = 2_000;
/** Requests that are remembered: many more than are ever under way. */
const kept = 400;

/** Watches our own requests. Null where that was not allowed: hops are then not visible. */
export function watchHops(): Hops | null {
  // Absent until it is granted: it is an optional permission.
  const api = browser.webRequest as typeof browser.webRequest | undefined;
  if (!api?.onBeforeRequest) return null;
  const ours = browser.runtime.getURL('').replace(/\/$/, '');
  const filter: browser.WebRequest.RequestFilter = { urls: ['*://*/*'] };
  const byRequest = new Map<string, Seen>();
  /** The latest request for each address, oldest first. */
  const byUrl = new Map<string, Seen>();

  const began = ({ requestId, url, tabId, ...who }: browser.WebRequest.OnBeforeRequestDetailsType): undefined => {
    // Chromium names the initiator, Firefox the document.
    const { initiator, originUrl, documentUrl } = who as { initiator?: string; originUrl?: string; documentUrl?: string };
    if (tabId >= 0 || !(initiator ?? originUrl ?? documentUrl ?? '').startsWith(ours)) return;
    // Firefox tells the beginning again after each redirect.
    if (byRequest.has(requestId)) return;
    const seen = byUrl.get(url);
    if (!seen || seen.begun) return;
    seen.begun = true;
    byRequest.set(requestId, seen);
  };
  const redirected = ({ requestId, url, statusCode }: browser.WebRequest.OnBeforeRedirectDetailsType) => {
    byRequest.get(requestId)?.hops.push({ url, status: statusCode });
  };
  const end = (requestId: string, error: string) => {
    const seen = byRequest.get(requestId);
    if (!seen) return;
    byRequest.delete(requestId);
    seen.error = error;
    seen.ended = true;
    for (const go of seen.waiting.splice(0)) go();
  };
  const answered = ({ requestId }: browser.WebRequest.OnResponseStartedDetailsType) => end(requestId, '');
  const failed = ({ requestId, error }: browser.WebRequest.OnErrorOccurredDetailsType) => end(requestId, error);
  const heard = [
    [api.onBeforeRequest, began], [api.onBeforeRedirect, redirected], [api.onResponseStarted, answered], [api.onErrorOccurred, failed],
  ] as const;
  try {
    api.onBeforeRequest.addListener(began, filter);
    api.onBeforeRedirect.addListener(redirected, filter);
    api.onResponseStarted.addListener(answered, filter);
    api.onErrorOccurred.addListener(failed, filter);
  } catch {
    // Taken back in this very moment.
    return null;
  }

  return {
    expect(url) {
      byUrl.delete(url);
      byUrl.set(url, { begun: false, hops: [], error: '', ended: false, waiting: [] });
      for (const oldest of byUrl.keys()) {
        if (byUrl.size <= kept) break;
        byUrl.delete(oldest);
      }
    },
    async told(url) {
      const seen = byUrl.get(url);
      if (!seen || seen.ended) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        seen.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
    hops(url) {
      const seen = byUrl.get(url);
      // A list that may lack its end would be a wrong count.
      return seen?.ended ? seen.hops : null;
    },
    error: (url) => byUrl.get(url)?.error ?? '',
    close() {
      for (const [event, listener] of heard) (event as { removeListener(listener: unknown): void }).removeListener(listener);
      byRequest.clear();
      byUrl.clear();
    },
  };
}
