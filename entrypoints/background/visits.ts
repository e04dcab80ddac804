import browser from 'webextension-polyfill';
import { serialQueue } from '../../checks/core/helpers/serial-queue.ts';
import { factValueOf } from '../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import type { ProbeHop } from '../../checks/core/facts/probes.ts';
import { urlDifferences } from '../../checks/parse/urls.ts';
import { keepTabRedirects, readTabRedirects } from '../../extension/storage/probes.ts';

/** Writes run one after the other, because each adds to the previous one. */
const inTurn = serialQueue();

/** Records the redirects before a tab's document, if the browser shows them. Must be called when the worker starts. */
export function watchVisits(): void {
  listen();
  browser.permissions.onAdded.addListener(listen);
}

function listen(): void {
  // Absent until it is granted: it is an optional permission.
  const api = browser.webRequest as typeof browser.webRequest | undefined;
  try {
    if (!api || api.onBeforeRedirect.hasListener(redirected)) return;
    const documents = { urls: ['*://*/*'], types: ['main_frame'] } satisfies browser.WebRequest.RequestFilter;
    api.onBeforeRedirect.addListener(redirected, documents);
    api.onBeforeRequest.addListener(requested, documents);
  } catch {
    // No host is allowed, so nothing can be seen.
  }
}

/** When each tab's latest request for a document started. The worker stays awake from a request to its response. */
const begun = new Map<number, { requestId: string; at: number }>();

function requested({ tabId, requestId, timeStamp }: browser.WebRequest.OnBeforeRequestDetailsType): undefined {
  if (tabId >= 0) begun.set(tabId, { requestId, at: timeStamp });
}

function redirected(details: browser.WebRequest.OnBeforeRedirectDetailsType): void {
  if (details.tabId < 0) return;
  const began = begun.get(details.tabId);
  begun.delete(details.tabId);
  const ms = began?.requestId === details.requestId ? Math.max(0, Math.round(details.timeStamp - began.at)) : undefined;
  inTurn(() => keep(details, ms)).catch(() => undefined);
}

async function keep(
  { tabId, requestId, url, statusCode, statusLine, redirectUrl, timeStamp }: browser.WebRequest.OnBeforeRedirectDetailsType,
  ms: number | undefined,
): Promise<void> {
  const last = await readTabRedirects(tabId);
  const same = last?.requestId === requestId ? last : null;
  // Chromium’s own, such as from http: to https: by HSTS (RFC 6797, 8.3): the server was not asked.
  const isInternal = statusLine.endsWith(' Internal Redirect');
  const hop = isInternal ? [] : [{ url, status: statusCode, ...(ms !== undefined && { ms }) }];
  await keepTabRedirects(tabId, {
    requestId,
    hops: [...(same?.hops ?? []), ...hop].slice(0, 30),
    to: redirectUrl,
    at: same?.at ?? timeStamp,
  });
}

/** Redirects are seen slightly before the start time of the document that they lead to. */
const slackMs = 1_000;

/**
 * The redirects before the tab's document, in order; null if they were not recorded.
 * @param document as documentKey() returns it
 */
export async function redirectsOfVisit(tabId: number, document: string, known: KnownFacts): Promise<readonly ProbeHop[] | null> {
  const visit = await inTurn(() => readTabRedirects(tabId));
  const page = factValueOf(known, 'page');
  const began = Number.parseFloat(document);
  const samePage = visit && page && urlDifferences(visit.to, page.url)?.every((one) => one === 'fragment') && visit.at >= began - slackMs;
  return samePage ? visit.hops : null;
}
