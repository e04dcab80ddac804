/**
 * What the answer to a probe says about a link. Pure: the table of signals.md, link-status.
 * The rule behind it: "could not check" is never "broken".
 */
import type { LinkClass } from '../core/facts.ts';
import { wallHeaders, wallMarkers } from '../lists/bot-walls.ts';
import { leadsInside } from '../parse/private-hosts.ts';
import { isHttp, parseUrl } from '../parse/urls.ts';

export interface Classed {
  class: LinkClass;
  /** A clause for people, without full stop; '' where the status says it all. */
  reason: string;
}

/** What came of the last request for an address. */
export type Outcome =
  | { kind: 'answer'; status: number; redirected: boolean; challenge: boolean }
  | { kind: 'opaque' }
  | { kind: 'timeout'; ms: number }
  | { kind: 'offline' }
  /** Not followed, or not read (fetch/follow.ts). */
  | { kind: 'stopped'; why: 'private' | 'private-name' | 'forbidden' | 'elsewhere' | 'endless' | 'hidden' }
  /** No answer. `error` is the platform's name for it (net::ERR_…, NS_ERROR_…, ECONNRESET), '' where it tells none. */
  | { kind: 'failed'; error: string };

/** Statuses that speak of the visitor and not of the address, with what they mean. */
const refusals: Record<number, string> = {
  401: 'asks for a sign-in', 403: 'refuses checks', 405: 'refuses the method of the check', 407: 'a proxy asks for a sign-in',
  408: 'the server gave up waiting', 418: 'refuses checks', 429: 'too many requests for the server', 451: 'withheld for legal reasons here',
  999: 'refuses checks',
};

/** Class and reason of an outcome that a GET has confirmed (or that needs no confirming). */
export function classOf(outcome: Outcome): Classed {
  switch (outcome.kind) {
    case 'opaque':
      return { class: 'unverified', reason: 'the browser hides the answer' };
    case 'timeout':
      return { class: 'unverified', reason: `no answer within ${Math.round(outcome.ms / 100) / 10} seconds` };
    case 'offline':
      return { class: 'unverified', reason: 'this computer is offline' };
    case 'stopped':
      return { class: 'unverified', reason: unfollowed[outcome.why] };
    case 'failed':
      return failureClass(outcome.error);
    case 'answer':
      return statusClass(outcome);
  }
}

function statusClass({ status, redirected, challenge }: Extract<Outcome, { kind: 'answer' }>): Classed {
  if (status >= 200 && status < 300) return { class: redirected ? 'redirected' : 'ok', reason: '' };
  const refusal = refusals[status];
  if (refusal) return { class: 'unverified', reason: refusal };
  if (status === 404) return { class: 'broken', reason: 'not found' };
  if (status === 410) return { class: 'broken', reason: 'gone' };
  if (status === 503 && challenge) return { class: 'unverified', reason: 'checks for robots, or asks to come back later' };
  if (status >= 500 && status < 600) return { class: 'broken', reason: 'server error' };
  if (status === 304) return { class: 'unverified', reason: 'answers “not modified” (304) to somebody who has no older copy' };
  if (status >= 300 && status < 400) return { class: 'unverified', reason: 'a redirect that leads nowhere' };
  return { class: 'unverified', reason: `answers ${status} to checks` };
}

type Failure = 'dns' | 'refused' | 'reset' | 'timeout' | 'offline' | 'loop' | 'certificate' | 'blocked';

/** Names of the platforms: Chromium (net_error_list.h), Firefox (ErrorList.py), Node (errno and undici). */
const failures: readonly (readonly [RegExp, Failure])[] = [
  [/NAME_NOT_RESOLVED|UNKNOWN_HOST|ENOTFOUND/, 'dns'],
  [/CONNECTION_REFUSED|ECONNREFUSED|ADDRESS_UNREACHABLE|EHOSTUNREACH/, 'refused'],
  [/CONNECTION_RESET|NET_RESET|ECONNRESET|EMPTY_RESPONSE|CONNECTION_CLOSED|CONNECTION_ABORTED|NET_INTERRUPT|UND_ERR_SOCKET|EPIPE/, 'reset'],
  [/TIMED_?OUT|NET_TIMEOUT|TIMEOUT/, 'timeout'],
  [/INTERNET_DISCONNECTED|NETWORK_CHANGED|NETWORK_IO_SUSPENDED|ERROR_OFFLINE|ENETUNREACH|ENETDOWN/, 'offline'],
  [/TOO_MANY_REDIRECTS|REDIRECT_LOOP|REDIRECT_COUNT/, 'loop'],
  [/ERR_CERT_|ERR_SSL_|SSL_ERROR|SEC_ERROR|_CERT|CERT_|ERR_TLS/, 'certificate'],
  [/BLOCKED|CORS|ERR_ABORTED|BINDING_ABORTED/, 'blocked'],
];
export const endlessRedirects = 'redirects without end, at least for visitors without cookies';
const unfollowed: Record<Extract<Outcome, { kind: 'stopped' }>['why'], string> = {
  private: 'redirects to a private address, which is not asked', 'private-name': 'its name leads to a private address here, so the answer was not read',
  forbidden: 'redirects to a host that Pageloupe may not ask', elsewhere: 'redirects to no address of the web',
  endless: endlessRedirects, hidden: 'a redirect, and the browser does not show where to',
};
const failureClasses: Record<Failure, Classed> = {
  dns: { class: 'broken', reason: 'no such host' },
  refused: { class: 'broken', reason: 'no server answers there' },
  reset: { class: 'broken', reason: 'the server breaks the connection off' },
  timeout: { class: 'unverified', reason: 'the server did not answer in time' },
  offline: { class: 'unverified', reason: 'this computer is offline' },
  // Many sites send visitors without cookies round in a circle: one that has them may get through.
  loop: { class: 'unverified', reason: endlessRedirects },
  certificate: { class: 'unverified', reason: 'the certificate was not accepted' },
  blocked: { class: 'unverified', reason: 'blocked in this browser' },
};

function failureClass(error: string): Classed {
  const known = failureKind(error);
  if (known) return failureClasses[known];
  return { class: 'unverified', reason: error === '' ? 'no answer, and the browser does not tell why' : `no answer (${error.slice(0, 60)})` };
}

export function failureKind(error: string): Failure | null {
  return error === '' ? null : failures.find(([pattern]) => pattern.test(error.toUpperCase()))?.[1] ?? null;
}

/** An answer of a service that keeps programs out, or one that asks to come back later. `body` is the start of the body, as far as it was read. */
export function isChallenge(status: number, header: (name: string) => string | null, body: string): boolean {
  if (status !== 503) return false;
  if (header('retry-after') !== null) return true;
  if (wallHeaders.some(([name, part]) => header(name)?.toLowerCase().includes(part))) return true;
  const start = body.toLowerCase();
  return wallMarkers.some((marker) => start.includes(marker));
}

/**
 * Retry-After in milliseconds from now: seconds or an HTTP date (RFC 9110, 10.2.3). Null when absent or unreadable, never negative.
 */
export function retryAfterMs(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1_000;
  // Date.parse also reads "-5" and "1.5" as dates of some year.
  if (!/^[a-z]{3,9},? /i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/**
 * Why an address is not asked for, a clause without full stop; null when it is.
 * @param ownHost host name of the audited page: of private hosts, only that one may be asked
 */
export function skipReason(address: string, ownHost: string): string | null {
  const url = parseUrl(address);
  if (!url) return 'not an address';
  if (!isHttp(url)) return schemeReasons[url.protocol] ?? `no address of the web (${url.protocol.slice(0, 30)})`;
  if (leadsInside(url.href, ownHost)) return 'a private address, which only its own pages lead us to';
  return null;
}
const schemeReasons: Record<string, string> = {
  'mailto:': 'a mail address', 'tel:': 'a telephone number', 'sms:': 'a telephone number', 'javascript:': 'a script', 'data:': 'data in the address itself',
  'blob:': 'made by the page itself', 'file:': 'a file of this computer', 'about:': 'a page of the browser',
};
