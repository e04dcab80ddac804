/**
 * What the response to a probe says about a link. Pure: docs/judging/signals.md, link-status.
 * Underlying rule: "could not check" is never "broken".
 */
import { probeFailureReason } from '../core/failure.ts';
import type { LinkClass } from '../core/facts/probes.ts';
import type { ProbeReason, ProbeReasonCode } from '../core/facts/missing.ts';
import { wallHeaders, wallMarkers } from '../lists/bot-walls.ts';
import { leadsToPrivateHost } from '../parse/private-hosts.ts';
import { isHttpUrl, parseUrl } from '../parse/urls.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

export interface Classed {
  class: LinkClass;
  /** Null if the status explains it. */
  reason: ProbeReason | null;
}

/** Result of the last request for a URL. */
export type Outcome =
  | { kind: 'answer'; status: number; redirected: boolean; challenge: boolean }
  | { kind: 'opaque' }
  | { kind: 'timeout'; ms: number }
  | { kind: 'offline' }
  /** Not followed or not read (fetch/follow.ts). */
  | { kind: 'stopped'; why: 'private' | 'private-name' | 'forbidden' | 'elsewhere' | 'endless' | 'hidden' }
  /** No response. `error`: the platform's code (net::ERR_…, NS_ERROR_…, ECONNRESET); '' if there is none. */
  | { kind: 'failed'; error: string };

/** Codes without arguments. */
type Plain = { [C in ProbeReasonCode]: keyof ProbeReason<C>['args'] extends never ? C : never }[ProbeReasonCode];

/** Statuses that depend on the visitor rather than the URL, with their meaning. */
const refusals: Record<number, Plain> = {
  401: 'asks-sign-in',
  403: 'refuses-checks',
  405: 'refuses-method',
  407: 'proxy-sign-in',
  408: 'gave-up',
  418: 'refuses-checks',
  429: 'too-many-requests',
  451: 'withheld-by-law',
  999: 'refuses-checks',
};

const broken = (code: Plain): Classed => ({ class: 'broken', reason: probeFailureReason(code) });
const unverified = (reason: ProbeReason): Classed => ({ class: 'unverified', reason });

/** Classifies an outcome that a GET has confirmed or that needs no confirmation. */
export function classifyOutcome(outcome: Outcome): Classed {
  switch (outcome.kind) {
    case 'opaque':
      return unverified(probeFailureReason('hidden-answer'));
    case 'timeout':
      return unverified(probeFailureReason('too-slow', { seconds: Math.round(outcome.ms / 100) / 10 }));
    case 'offline':
      return unverified(probeFailureReason('offline'));
    case 'stopped':
      return unverified(probeFailureReason(unfollowed[outcome.why]));
    case 'failed':
      return failureClass(outcome.error);
    case 'answer':
      return statusClass(outcome);
  }
}

function statusClass({ status, redirected, challenge }: Extract<Outcome, { kind: 'answer' }>): Classed {
  if (isSuccess(status)) return { class: redirected ? 'redirected' : 'ok', reason: null };
  const refusal = refusals[status];
  if (refusal) return unverified(probeFailureReason(refusal));
  if (status === 404) return broken('not-found');
  if (status === 410) return broken('gone');
  if (status === 503 && challenge) return unverified(probeFailureReason('challenge'));
  if (status >= 500 && status < 600) return broken('server-error');
  if (status === 304) return unverified(probeFailureReason('not-modified'));
  if (status >= 300 && status < 400) return unverified(probeFailureReason('redirect-nowhere'));
  return unverified(probeFailureReason('status', { status }));
}

type Failure = 'dns' | 'refused' | 'reset' | 'timeout' | 'offline' | 'loop' | 'certificate' | 'blocked';

/** Error names of Chromium (net_error_list.h), Firefox (ErrorList.py) and Node (errno and undici). */
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
const unfollowed: Record<Extract<Outcome, { kind: 'stopped' }>['why'], Plain> = {
  private: 'leads-inside',
  'private-name': 'named-inside',
  forbidden: 'leads-to-unallowed',
  elsewhere: 'leads-off-the-web',
  endless: 'endless-redirects',
  hidden: 'hidden-redirect',
};
const failureClasses: Record<Failure, Classed> = {
  dns: broken('no-host'),
  refused: broken('no-server'),
  // Bot protection closes connections of clients that it does not know.
  reset: unverified(probeFailureReason('broken-off')),
  timeout: unverified(probeFailureReason('server-too-slow')),
  offline: unverified(probeFailureReason('offline')),
  // Many sites redirect visitors without cookies in a loop; a visitor with cookies may get through.
  loop: unverified(probeFailureReason('endless-redirects')),
  certificate: unverified(probeFailureReason('certificate')),
  blocked: unverified(probeFailureReason('blocked')),
};

function failureClass(error: string): Classed {
  const known = failureKind(error);
  return known ? failureClasses[known] : unverified(probeFailureReason('no-answer', { error: error.slice(0, 60) }));
}

export function failureKind(error: string): Failure | null {
  return error === '' ? null : (failures.find(([pattern]) => pattern.test(error.toUpperCase()))?.[1] ?? null);
}

/** Whether the headers are those of a bot protection service, regardless of the status. */
export const isBotWall = (header: (name: string) => string | null): boolean =>
  wallHeaders.some(([name, part]) => header(name)?.toLowerCase().includes(part));

/** Whether a response is a bot check, or asks to come back later. `body`: the part that was read from the start. */
export function isChallenge(status: number, header: (name: string) => string | null, body: string): boolean {
  if (status !== 503) return false;
  if (header('retry-after') !== null) return true;
  if (isBotWall(header)) return true;
  const start = body.toLowerCase();
  return wallMarkers.some((marker) => start.includes(marker));
}

/**
 * Retry-After in milliseconds from now: seconds or an HTTP date (RFC 9110, 10.2.3). Null if absent or invalid, never negative.
 */
export function retryAfterMs(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1_000;
  // Date.parse also accepts "-5" and "1.5" as dates.
  if (!/^[a-z]{3,9},? /i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/**
 * Why a URL must not be requested; null if it may be.
 * @param pageHost host name of the audited page, the only private host that may be requested
 */
export function whyNotProbed(address: string, pageHost: string): ProbeReason | null {
  const url = parseUrl(address);
  if (!url) return probeFailureReason('no-url');
  if (!isHttpUrl(url)) {
    const scheme = schemes[url.protocol];
    return scheme ? probeFailureReason(scheme) : probeFailureReason('no-web-url', { scheme: url.protocol.slice(0, 30) });
  }
  return leadsToPrivateHost(url.href, pageHost) ? probeFailureReason('private-url') : null;
}
const schemes: Record<string, Plain> = {
  'mailto:': 'mail-url',
  'tel:': 'telephone-url',
  'sms:': 'telephone-url',
  'javascript:': 'script-url',
  'data:': 'data-url',
  'blob:': 'blob-url',
  'file:': 'file-url',
  'about:': 'browser-url',
};
