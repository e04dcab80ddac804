import browser from 'webextension-polyfill';
import { isHttpUrl, parseUrl } from '../../checks/parse/urls.ts';
import { keepPendingGrant, type PendingGrant } from './pending-grant.ts';

/**
 * Hosts that Pageloupe may send requests to. They are optional: requested on the click that first needs them. Users can withdraw them at any
 * time in the browser's settings, so they are checked when they are used.
 */

/** In addition to hosts: shows redirect hops and network errors of our own requests. It adds no text to the browser's prompt. */
const seeing: browser.Manifest.OptionalPermission[] = ['webRequest'];

/** The pattern for a host, with http, https and every port; null if the URL is not http(s). */
export function patternOf(url: string): string | null {
  const parsed = parseUrl(url);
  return parsed && isHttpUrl(parsed) && parsed.hostname !== '' ? `*://${parsed.hostname}/*` : null;
}

/** Patterns for URLs, each once. */
export const patternsOf = (urls: readonly string[]): string[] => [...new Set(urls.flatMap((url) => patternOf(url) ?? []))];

/**
 * Returns a test whether one of the patterns covers a URL.
 * @param patterns as the browser lists them: `<all_urls>`, every host, `https://*.example.com/*`, `*://example.com/*`
 */
export function urlMatcher(patterns: readonly string[]): (url: string) => boolean {
  const exact = new Set<string>();
  const below: { scheme: string; suffix: string }[] = [];
  const all = new Set<string>();
  for (const pattern of patterns) {
    const [, scheme = '', host = ''] = /^(\*|https?):\/\/([^/]+)\//.exec(pattern) ?? (pattern === '<all_urls>' ? [pattern, '*', '*'] : []);
    const schemes = scheme === '*' ? ['http', 'https'] : scheme ? [scheme] : [];
    for (const allowedScheme of schemes) {
      if (host === '*') all.add(allowedScheme);
      else if (host.startsWith('*.')) below.push({ scheme: allowedScheme, suffix: host.slice(1) });
      else exact.add(`${allowedScheme}://${host.replace(/:(?:\d+|\*)$/, '')}`);
    }
  }
  return (url) => {
    const { protocol = '', hostname = '' } = parseUrl(url) ?? {};
    const scheme = protocol.slice(0, -1);
    return (
      all.has(scheme) ||
      exact.has(`${scheme}://${hostname}`) ||
      below.some((one) => one.scheme === scheme && (hostname.endsWith(one.suffix) || hostname === one.suffix.slice(1)))
    );
  };
}

/** Whether a URL may be requested now. */
export async function grantedHosts(): Promise<(url: string) => boolean> {
  const { origins = [] } = await browser.permissions.getAll();
  return urlMatcher(origins);
}

export async function areHostsGranted(urls: readonly string[]): Promise<boolean> {
  const granted = await grantedHosts();
  return patternsOf(urls).every((pattern) => granted(`http${pattern.slice(1, -1)}`) && granted(`https${pattern.slice(1, -1)}`));
}

/**
 * Makes the browser ask the user for the hosts of these URLs.
 * Must be called synchronously in a click handler: otherwise, Firefox rejects it. On Chromium, the prompt may close the
 * popup, so the pending work is stored before, and the worker starts it. It replaces work that waited for an earlier prompt.
 * @returns false if the user denies it, or the browser does not ask
 */
export const requestHosts = (urls: readonly string[], pending: PendingGrant | null = null): Promise<boolean> =>
  request(patternsOf(urls), pending);

/** Makes the browser ask the user for all sites. Must be called synchronously in a click handler. @returns false if the user denies it */
export const requestAllHosts = (): Promise<boolean> => request(['*://*/*'], null);

/** Chromium 133 and later, not in the types of the polyfill. */
interface HostAccessRequests {
  addHostAccessRequest?(request: { tabId: number }): Promise<void>;
}
const { addHostAccessRequest } = ((globalThis as { chrome?: { permissions?: HostAccessRequests } }).chrome?.permissions ??
  {}) as HostAccessRequests;
/**
 * Makes the browser show next to its address bar that we would like to read the tab's site, whose URL is hidden from us. The user's
 * answer arrives at {@link watchGrantedHosts}. Null if the browser has no such request.
 */
export const requestSiteOfTab: ((tabId: number) => Promise<void>) | null = addHostAccessRequest
  ? (tabId) => addHostAccessRequest({ tabId }).catch(() => undefined)
  : null;

async function request(origins: string[], pending: PendingGrant | null): Promise<boolean> {
  const saving = keepPendingGrant(pending).catch(() => undefined);
  try {
    return await browser.permissions.request({ origins, permissions: seeing });
  } catch {
    return false;
  } finally {
    await saving;
  }
}

/** Removes all optional permissions. False if the browser keeps them. */
export async function withdrawPermissions(): Promise<boolean> {
  const { origins = [], permissions = [] } = await browser.permissions.getAll();
  try {
    return await browser.permissions.remove({ origins, permissions: seeing.filter((name) => permissions.includes(name)) });
  } catch {
    return false;
  }
}

/** Calls back when hosts are allowed or withdrawn. @returns function that stops it */
export function watchGrantedHosts(changed: () => void): () => void {
  const { onAdded, onRemoved } = browser.permissions;
  onAdded.addListener(changed);
  onRemoved.addListener(changed);
  return () => {
    onAdded.removeListener(changed);
    onRemoved.removeListener(changed);
  };
}

/** Makes the browser ask whether we may show notifications. Must be called synchronously in a click handler. @returns false if the user denies it, or the browser has none */
export async function requestNotifications(): Promise<boolean> {
  try {
    return await browser.permissions.request({ permissions: ['notifications'] });
  } catch {
    return false;
  }
}
