import browser from 'webextension-polyfill';
import type { ProbeHop } from '../../checks/core/facts/probes.ts';
import { parseUrl } from '../../checks/parse/urls.ts';

/** One of our requests, with data that fetch() does not provide. */
export interface Watched {
  /**
   * Resolves when the browser has reported how the request ended, or after a short timeout.
   * @param answered false if fetch() failed
   */
  settled(answered: boolean): Promise<void>;
  /** Status and target of a redirecting response. */
  readonly redirect: ProbeHop | null;
  /** IP address of the server; '' if unknown. */
  readonly ip: string;
  /** The browser's error name; '' while there is none. */
  readonly error: string;
  /** Must be called when the request is no longer needed. */
  end(): void;
}

/** Watches our own requests through webRequest. */
export interface Watch {
  /** Must be called before a request that does not follow redirects. */
  expect(url: string): Watched;
  close(): void;
}

/** The browser's events arrive separately from the response, and on a busy machine more than a second later. */
const patienceMs = 2_000;

type RequestDetails =
  | browser.WebRequest.OnBeforeRedirectDetailsType
  | browser.WebRequest.OnErrorOccurredDetailsType
  | browser.WebRequest.OnResponseStartedDetailsType;

class Request implements Watched {
  redirect: ProbeHop | null = null;
  ip = '';
  error = '';
  /** The browser's id for it; '' until the first event. */
  requestId = '';
  /** Response headers of a response that is not a redirect. */
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

/** Matches our requests with the browser's events. */
class OwnRequests {
  readonly #origin = browser.runtime.getURL('').replace(/\/$/, '');
  readonly #byId = new Map<string, Request>();
  /** Requests without an event so far, by URL, oldest first. */
  readonly #expected = new Map<string, Request[]>();

  expect(url: string): Request {
    const request = new Request();
    request.end = () => {
      this.#unexpect(url, request);
      this.#byId.delete(request.requestId);
    };
    this.#expected.set(url, [...(this.#expected.get(url) ?? []), request]);
    return request;
  }

  /** The request of an event: by its id, or for the first event by its URL. */
  find({ requestId, url, tabId, ...who }: RequestDetails): Request | undefined {
    // Chromium reports the initiator, Firefox the document.
    const { initiator, originUrl, documentUrl } = who as { initiator?: string; originUrl?: string; documentUrl?: string };
    if (tabId >= 0 || !(initiator ?? originUrl ?? documentUrl ?? '').startsWith(this.#origin)) return undefined;
    const known = this.#byId.get(requestId);
    if (known) return known;
    const request = this.#expected.get(url)?.[0];
    if (!request) return undefined;
    this.#unexpect(url, request);
    request.requestId = requestId;
    this.#byId.set(requestId, request);
    return request;
  }

  clear(): void {
    this.#byId.clear();
    this.#expected.clear();
  }

  #unexpect(url: string, request: Request): void {
    const rest = (this.#expected.get(url) ?? []).filter((one) => one !== request);
    if (rest.length > 0) this.#expected.set(url, rest);
    else this.#expected.delete(url);
  }
}

/**
 * Watches our own requests. The browser also reports those of all others, and each event takes time, so it listens only to three kinds.
 * Null without the permission: then redirect targets are not visible.
 */
export function watchRequests(): Watch | null {
  // Absent until it is granted: it is an optional permission.
  const api = browser.webRequest as typeof browser.webRequest | undefined;
  if (!api?.onBeforeRedirect) return null;
  const filter: browser.WebRequest.RequestFilter = { urls: ['*://*/*'], types: ['xmlhttprequest'] };
  const requests = new OwnRequests();
  const redirected = (details: browser.WebRequest.OnBeforeRedirectDetailsType) => {
    const request = requests.find(details);
    if (!request) return;
    request.redirect = { url: details.redirectUrl, status: details.statusCode };
    request.ip = details.ip ?? '';
    request.look();
  };
  const started = (details: browser.WebRequest.OnResponseStartedDetailsType) => {
    const request = requests.find(details);
    if (!request) return;
    request.started = true;
    request.ip = details.ip ?? '';
    const url = redirectIn(details);
    if (url) request.redirect = { url: url.href, status: details.statusCode };
    request.look();
  };
  const failed = (details: browser.WebRequest.OnErrorOccurredDetailsType) => {
    // We aborted it, so nothing waits for it, and its event may arrive during the next request for the same URL.
    if (/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$/.test(details.error)) return;
    const request = requests.find(details);
    if (!request) return;
    request.error = details.error;
    request.look();
  };
  const listeners = [
    [api.onBeforeRedirect, redirected],
    [api.onResponseStarted, started],
    [api.onErrorOccurred, failed],
  ] as const;
  try {
    api.onBeforeRedirect.addListener(redirected, filter);
    // Only Firefox needs the headers: asked here and not when building, so that all browsers have the same files.
    const inFirefox = browser.runtime.getURL('').startsWith('moz-extension:');
    api.onResponseStarted.addListener(started, filter, inFirefox ? ['responseHeaders'] : []);
    api.onErrorOccurred.addListener(failed, filter);
  } catch {
    // Withdrawn at this very moment.
    return null;
  }

  return {
    expect: (url) => requests.expect(url),
    close() {
      for (const [event, listener] of listeners) (event as { removeListener(listener: unknown): void }).removeListener(listener);
      requests.clear();
    },
  };
}

/** If a request does not follow redirects, Firefox reports no redirect, only its headers. */
function redirectIn({ statusCode, responseHeaders, url }: browser.WebRequest.OnResponseStartedDetailsType): URL | null {
  if (statusCode < 300 || statusCode >= 400) return null;
  const location = responseHeaders?.find(({ name }) => name.toLowerCase() === 'location')?.value;
  return location === undefined ? null : parseUrl(location, url);
}
