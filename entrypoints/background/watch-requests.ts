import browser from 'webextension-polyfill';
import { parseUrl, type ProbeHop } from '../../checks/index.ts';

/** One request of ours, and what the browser tells of it that fetch() does not. */
export interface Watched {
  /**
   * Resolves when the browser has told how the request ended, or soon anyway.
   * @param answered false when fetch() failed
   */
  settled(answered: boolean): Promise<void>;
  /** Status and target of a redirecting answer. */
  readonly redirect: ProbeHop | null;
  /** The server that answered; '' where it is not told. */
  readonly ip: string;
  /** The browser's name for the failure; '' while there is none. */
  readonly error: string;
  /** To be called when nobody waits for it any more. */
  end(): void;
}

/** What the browser tells of our own requests. */
export interface Watch {
  /** To be called before a request that does not follow redirects. */
  expect(url: string): Watched;
  close(): void;
}

/** The browser's events come over another way than the answer, and on a busy machine more than a second later than it. */
const patienceMs = 2_000;

type RequestDetails =
  | browser.WebRequest.OnBeforeRedirectDetailsType
  | browser.WebRequest.OnErrorOccurredDetailsType
  | browser.WebRequest.OnResponseStartedDetailsType;

class Request implements Watched {
  redirect: ProbeHop | null = null;
  ip = '';
  error = '';
  /** The browser's number for it; '' until the first event. */
  requestId = '';
  /** The headers of an answer that leads nowhere else are there. */
  started = false;
  look = () => {};
  end = () => {};

  async settled(answered: boolean): Promise<void> {
    const all = () => (answered ? this.started || this.redirect !== null : this.error !== '');
    if (all()) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      this.look = () => {
        if (!all()) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/**
 * Watches our own requests: the browser tells of those of all others too, and its every word takes time, so that only three words are listened to.
 * Null where that was not allowed: where a redirect leads is then not visible.
 */
export function watchRequests(): Watch | null {
  // Absent until it is granted: it is an optional permission.
  const api = browser.webRequest as typeof browser.webRequest | undefined;
  if (!api?.onBeforeRedirect) return null;
  const ours = browser.runtime.getURL('').replace(/\/$/, '');
  const filter: browser.WebRequest.RequestFilter = { urls: ['*://*/*'], types: ['xmlhttprequest'] };
  const byRequest = new Map<string, Request>();
  /** Those without an event so far, by URL, oldest first. */
  const expected = new Map<string, Request[]>();

  const unexpect = (url: string, request: Request) => {
    const rest = (expected.get(url) ?? []).filter((one) => one !== request);
    if (rest.length > 0) expected.set(url, rest);
    else expected.delete(url);
  };
  /** The request of ours that the browser tells about: by its number, or by its address when it is first told of. */
  const requestOf = ({ requestId, url, tabId, ...who }: RequestDetails): Request | undefined => {
    // Chromium names the initiator, Firefox the document.
    const { initiator, originUrl, documentUrl } = who as { initiator?: string; originUrl?: string; documentUrl?: string };
    if (tabId >= 0 || !(initiator ?? originUrl ?? documentUrl ?? '').startsWith(ours)) return undefined;
    const known = byRequest.get(requestId);
    if (known) return known;
    const request = expected.get(url)?.[0];
    if (!request) return undefined;
    unexpect(url, request);
    request.requestId = requestId;
    byRequest.set(requestId, request);
    return request;
  };
  const redirected = (details: browser.WebRequest.OnBeforeRedirectDetailsType) => {
    const request = requestOf(details);
    if (!request) return;
    request.redirect = { url: details.redirectUrl, status: details.statusCode };
    request.ip = details.ip ?? '';
    request.look();
  };
  const started = (details: browser.WebRequest.OnResponseStartedDetailsType) => {
    const request = requestOf(details);
    if (!request) return;
    request.started = true;
    request.ip = details.ip ?? '';
    // Firefox tells no redirect of a request that does not follow it, but its headers.
    const location =
      details.statusCode >= 300 && details.statusCode < 400
        ? details.responseHeaders?.find(({ name }) => name.toLowerCase() === 'location')?.value
        : undefined;
    const url = location === undefined ? null : parseUrl(location, details.url);
    if (url) request.redirect = { url: url.href, status: details.statusCode };
    request.look();
  };
  const failed = (details: browser.WebRequest.OnErrorOccurredDetailsType) => {
    // Our own doing: nobody waits for it, and it may be told when the next request for the same address is under way.
    if (/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$/.test(details.error)) return;
    const request = requestOf(details);
    if (!request) return;
    request.error = details.error;
    request.look();
  };
  const heard = [
    [api.onBeforeRedirect, redirected],
    [api.onResponseStarted, started],
    [api.onErrorOccurred, failed],
  ] as const;
  try {
    api.onBeforeRedirect.addListener(redirected, filter);
    api.onResponseStarted.addListener(started, filter, import.meta.env.FIREFOX ? ['responseHeaders'] : []);
    api.onErrorOccurred.addListener(failed, filter);
  } catch {
    // Taken back in this very moment.
    return null;
  }

  return {
    expect(url) {
      const request = new Request();
      request.end = () => {
        unexpect(url, request);
        byRequest.delete(request.requestId);
      };
      expected.set(url, [...(expected.get(url) ?? []), request]);
      return request;
    },
    close() {
      for (const [event, listener] of heard) (event as { removeListener(listener: unknown): void }).removeListener(listener);
      byRequest.clear();
      expected.clear();
    },
  };
}
