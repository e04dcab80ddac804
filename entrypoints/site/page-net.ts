import { failureReason } from '../../checks/core/failure.ts';
import { FetchRefused, type NetInit } from '../../checks/fetch/net.ts';
import type { Net } from '../../checks/fetch/site.ts';

/** The event for a request that a policy blocks comes a moment after the failure. */
const reportedWithin = 50;

/** Whether a request that failed was redirected: endlessly, or to another origin, which look alike to a page. */
async function redirects(url: string, init: NetInit): Promise<boolean> {
  try {
    return (
      (await fetch(url, { ...init, redirect: 'manual', mode: 'same-origin', referrerPolicy: 'no-referrer' })).type === 'opaqueredirect'
    );
  } catch {
    return false;
  }
}

/**
 * The page's own fetch: anonymous requests to the page's origin only. Firefox applies the page's content security policy to them, Chromium
 * does not. After one blocked request, no other is tried: the policy may report each of them to the site.
 */
export function openPageNet(): { net: Net; close(): void } {
  const requested = new Set<string>();
  let forbidden = false;
  const blocked = ({ isTrusted, effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent) => {
    // Any script can dispatch such an event, so it must be trusted.
    if (isTrusted && effectiveDirective === 'connect-src' && disposition === 'enforce' && requested.has(blockedURI)) forbidden = true;
  };
  // On the window, because a named element can shadow a document's methods.
  window.addEventListener('securitypolicyviolation', blocked, true);
  const net: Net = async (url, init) => {
    requested.add(url);
    if (!forbidden) {
      try {
        return await fetch(url, { ...init, mode: 'same-origin', referrerPolicy: 'no-referrer' });
      } catch (error) {
        await new Promise((resolve) => {
          setTimeout(resolve, reportedWithin);
        });
        if (!forbidden && (await redirects(url, init))) throw new FetchRefused(failureReason('hidden-redirect'));
        if (!forbidden) throw error;
      }
    }
    throw new FetchRefused(failureReason('policy-forbids'));
  };
  return { net, close: () => window.removeEventListener('securitypolicyviolation', blocked, true) };
}
