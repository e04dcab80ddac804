/** Checks the caller: web pages of other sites must not use the service on their visitor's machine, whatever host name they use. */
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackHost, parseUrl } from '../../../checks/parse/urls.ts';
import { ApiProblem } from '../problems.ts';

export interface CallerRule {
  /** The service listens only on this machine: host names are checked against DNS rebinding. */
  local: boolean;
  /** Additional host names, lower case. */
  allowHosts: readonly string[];
  /** Origins of web pages that may send requests, each with a key. */
  allowOrigins: readonly string[];
  /** A page for people, so links from other sites are allowed. */
  page: boolean;
}

const hostnameOf = (host: string): string | null => parseUrl(`http://${host}`)?.hostname ?? null;

/** @throws Problem 421 or 403 */
export function checkCaller(
  { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode }: IncomingHttpHeaders,
  { local, allowHosts, allowOrigins, page }: CallerRule,
): void {
  if (local) {
    const name = hostnameOf(host ?? '');
    if (name === null || !(isLoopbackHost(name) || allowHosts.includes(name.toLowerCase()))) throw new ApiProblem('host-forbidden');
  }
  if (origin !== undefined && allowOrigins.includes(origin)) return;
  if (origin !== undefined && (origin === 'null' || parseUrl(origin)?.host !== host)) throw new ApiProblem('origin-forbidden');
  // For an image or link, browsers send no Origin with GET, but Sec-Fetch-Site.
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !(page && mode === 'navigate'))
    throw new ApiProblem('origin-forbidden');
}

/** The preflight request for a page of another origin that wants to send a request with a key (Fetch Standard, CORS-preflight). */
export const isPreflight = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** Allows pages of this origin to send requests and read responses. Cookies are not sent, so a key is needed. */
export const corsHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  vary: 'Origin',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'Authorization, Accept, Cache-Control, If-None-Match, X-Request-Id, Traceparent',
  'access-control-max-age': '600',
  'access-control-expose-headers':
    'ETag, Age, Cache-Status, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Content-Disposition',
});
