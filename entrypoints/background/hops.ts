import browser from 'webextension-polyfill';
import { withoutFragment, type ProbeHop } from '../../checks/index.ts';

/** One request of ours, from its first address to its answer. */
interface Seen {
  /** The browser's number for it; '' until a redirect or a failure is told. */
  requestId: string;
  hops: ProbeHop[];
  /** Where the last of them leads. */
  to: string;
  /** The browser's name for the failure; '' while there is none. */
  error: string;
  /** All is told. */
  ended: boolean;
  /** Called after each thing that is told. */
  look: () => void;
}

/** What the browser tells of our own requests that fetch() does not: the redirecting answers, and why none came. */
export interface Hops {
  /** To be called before a request: what is told of earlier requests for this address no longer holds. */
  expect(url: string): void;
  /**
   * Resolves when the browser has told all about the request that was expected, or soon anyway.
   * @param answer the address that answered and whether a redirect led there; null when none did
   */
  told(url: string, answer: { url: string; redirected: boolean } | null): Promise<void>;
  /** The redirecting answers of that request, in order. Null where it was not seen to its end. */
  hops(url: string): readonly ProbeHop[] | null;
  error(url: string): string;
  close(): void;
}

/** The browser's events come over another way than the answer, and on a busy machine more than a second later than it. */
const patienceMs = 2_000;
/** Requests that are remembered: many more than are ever under way. */
const kept = 400;

type Told = browser.WebRequest.OnBeforeRedirectDetailsType | browser.WebRequest.OnErrorOccurredDetailsType;

/**
 * Watches redirects and failures of our own requests: the browser tells of those of all others too, and its every word takes time.
 * Null where that was not allowed: hops are then not visible.
 */
export function watchHops(): Hops | null {
  // Absent until it is granted: it is an optional permission.
  const api = browser.webRequest as typeof browser.webRequest | undefined;
  if (!api?.onBeforeRedirect) return null;
  const ours = browser.runtime.getURL('').replace(/\/$/, '');
  const filter: browser.WebRequest.RequestFilter = { urls: ['*://*/*'] };
  const byRequest = new Map<string, Seen>();
  /** The latest request for each address, oldest first. */
  const byUrl = new Map<string, Seen>();

  /** The request of ours that the browser tells about: by its number, or by its address when it is first told of. */
  const seenIn = ({ requestId, url, tabId, ...who }: Told): Seen | undefined => {
    // Chromium names the initiator, Firefox the document.
    const { initiator, originUrl, documentUrl } = who as { initiator?: string; originUrl?: string; documentUrl?: string };
    if (tabId >= 0 || !(initiator ?? originUrl ?? documentUrl ?? '').startsWith(ours)) return undefined;
    const known = byRequest.get(requestId);
    if (known) return known;
    const seen = byUrl.get(url);
    if (!seen || seen.requestId !== '' || seen.ended) return undefined;
    seen.requestId = requestId;
    byRequest.set(requestId, seen);
    return seen;
  };
  const redirected = (details: browser.WebRequest.OnBeforeRedirectDetailsType) => {
    const seen = seenIn(details);
    if (!seen) return;
    seen.hops.push({ url: details.url, status: details.statusCode });
    seen.to = details.redirectUrl;
    seen.look();
  };
  const failed = (details: browser.WebRequest.OnErrorOccurredDetailsType) => {
    // Our own doing: nobody waits for it, and it may be told when the next request for the same address is under way.
    if (/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$/.test(details.error)) return void byRequest.delete(details.requestId);
    const seen = seenIn(details);
    if (!seen) return;
    seen.error = details.error;
    seen.look();
  };
  const heard = [[api.onBeforeRedirect, redirected], [api.onErrorOccurred, failed]] as const;
  try {
    api.onBeforeRedirect.addListener(redirected, filter);
    api.onErrorOccurred.addListener(failed, filter);
  } catch {
    // Taken back in this very moment.
    return null;
  }

  return {
    expect(url) {
      byUrl.delete(url);
      byUrl.set(url, { requestId: '', hops: [], to: '', error: '', ended: false, look: () => {} });
      for (const oldest of byUrl.keys()) {
        if (byUrl.size <= kept) break;
        byUrl.delete(oldest);
      }
    },
    async told(url, answer) {
      const seen = byUrl.get(url);
      if (!seen) return;
      // The last redirect leads to the address that answered.
      const all = () => (answer === null ? seen.error !== '' : !answer.redirected || withoutFragment(seen.to) === withoutFragment(answer.url));
      seen.ended = all();
      if (!seen.ended) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, patienceMs);
          seen.look = () => {
            if (!all()) return;
            seen.ended = true;
            clearTimeout(timer);
            resolve();
          };
        });
      }
      byRequest.delete(seen.requestId);
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
