import { failureReason } from '../../checks/core/failure.ts';
import { isPrivateHost, isPrivateIp } from '../../checks/parse/private-hosts.ts';
import { hostnameOf } from '../../checks/parse/urls.ts';
import { followRedirects, whyNotFollowed, type ResponseDetails } from '../../checks/fetch/follow.ts';
import { FetchRefused } from '../../checks/fetch/net.ts';
import { waitUnlessAborted, type ProbeNet } from '../../checks/fetch/probe-net.ts';
import type { Net } from '../../checks/fetch/site.ts';
import { grantedHosts, watchGrantedHosts } from '../../extension/browser/permissions.ts';
import { watchRequests } from './watch-requests.ts';

/** The worker's network for probes: anonymous, and only to hosts that the user allows at that moment. */
export interface WorkerNet extends ProbeNet {
  allowed(url: string): boolean;
  close(): void;
}

/**
 * @param only which of the allowed hosts may be requested; null for all
 * @param pageUrl URL of the page on whose behalf they are requested
 */
export async function openProbeNet(only: readonly string[] | null, pageUrl: string): Promise<WorkerNet> {
  const wanted = only && new Set(only);
  let allowed = await grantedHosts();
  let watch = watchRequests();
  const seen = new WeakMap<Response, ResponseDetails>();
  const errors = new Map<string, string>();
  // Permissions for hosts may change while probes are running.
  const unwatch = watchGrantedHosts(() => void renew());
  async function renew(): Promise<void> {
    allowed = await grantedHosts();
    watch ??= watchRequests();
  }

  async function ask(url: string, init: RequestInit & { signal: AbortSignal }): Promise<{ response: Response; ip: string }> {
    const request = watch?.expect(url);
    const began = performance.now();
    try {
      const response = await fetch(url, init);
      const tookMs = performance.now() - began;
      await request?.settled(true);
      const ip = request?.ip ?? '';
      seen.set(response, { redirect: request?.redirect ?? null, fromPrivate: false, tookMs });
      return { response, ip };
    } catch (error) {
      if (!init.signal.aborted) await request?.settled(false);
      errors.set(url, request?.error ?? '');
      throw error;
    } finally {
      request?.end();
    }
  }

  /** Behind a proxy, and in some networks, every server has a private address; the page's own shows whether that is so. */
  let veiled: Promise<boolean> | undefined;
  const isVeiled = async (): Promise<boolean> => {
    if (isPrivateHost(hostnameOf(pageUrl))) return true;
    if (!allowed(pageUrl)) return false;
    try {
      const { response, ip } = await ask(pageUrl, { ...anonymous, method: 'HEAD', signal: AbortSignal.timeout(veilMs) });
      response.body?.cancel().catch(() => {});
      return isPrivateIp(ip);
    } catch {
      return false;
    }
  };
  /** Whether a public name resolved to a private address, except the page's own host. */
  async function isFromPrivate(url: string, ip: string): Promise<boolean> {
    const host = hostnameOf(url);
    if (!isPrivateIp(ip) || isPrivateHost(host) || host === hostnameOf(pageUrl)) return false;
    return !(await (veiled ??= isVeiled()));
  }
  return {
    async request(url, init) {
      const { response, ip } = await ask(url, init);
      const known = seen.get(response);
      if (known && (await isFromPrivate(url, ip))) seen.set(response, { ...known, fromPrivate: true });
      return response;
    },
    seen: (response) => seen.get(response) ?? null,
    error(url) {
      const error = errors.get(url) ?? '';
      errors.delete(url);
      return error;
    },
    allowed: (url) => allowed(url) && (!wanted || wanted.has(new URL(url).hostname)),
    online: () => navigator.onLine,
    clock: () => Date.now(),
    sleep: waitUnlessAborted,
    close() {
      unwatch();
      watch?.close();
    },
  };
}

/** For that request only. */
const veilMs = 5_000;
const anonymous = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store', redirect: 'manual' } as const;

/** The same for files of a site: redirects are followed only within its origin. @param pageUrl URL that the user named @param headers of the requests */
export async function openSiteNet(pageUrl: string, headers: Record<string, string> = {}): Promise<{ net: Net; close(): void }> {
  const { request, seen, allowed, close } = await openProbeNet(null, pageUrl);
  const net: Net = async (url, { signal }) => {
    if (!allowed(url)) throw new FetchRefused(failureReason('host-not-allowed', { host: hostnameOf(url) }));
    const ask = (at: string) => request(at, { ...anonymous, method: 'GET', headers, signal });
    const { origin } = new URL(url);
    const followed = await followRedirects(ask, url, {
      pageHost: hostnameOf(pageUrl),
      allowed: (target) => new URL(target).origin === origin,
      seen: (response) => seen?.(response) ?? null,
    });
    if (followed.kind === 'answer') return followed.response;
    throw new FetchRefused(whyNotFollowed(followed));
  };
  return { net, close };
}
