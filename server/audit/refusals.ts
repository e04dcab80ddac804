import type { EgressError, Rule } from '../egress/egress-error.ts';
import type { CertificateFault } from '../egress/custom-authorities.ts';
import { hostAndPort } from '../egress/guard.ts';
import type { Traffic } from '../egress/traffic.ts';
import { AuditRefused, type RefusalCode } from './auditor.ts';
import type { ServerWords } from '../../words/locale.ts';
import { joinSentences } from '../../words/sentence.ts';
import { serverWords } from '../words.ts';

type Reasons = ServerWords['reasons'];
type Faults = Reasons['tls'];
/** A sentence without arguments, by its name. */
export type PlainReason = { [Name in keyof Reasons]: Reasons[Name] extends string ? Name : never }[keyof Reasons];

/** Its sentence is made when somebody reads it: requests in several languages may wait for one visit. */
export function refusalFor(code: RefusalCode, reason?: PlainReason | (() => string)): AuditRefused {
  if (typeof reason === 'function') return new AuditRefused(code, reason);
  const refused = new AuditRefused(code, () => (reason === undefined ? serverWords().refusals[code] : serverWords().reasons[reason]));
  refused.reason = reason ?? null;
  return refused;
}

export const unreadableRefusal = (): AuditRefused => refusalFor('target-crashed-renderer', 'unreadable');

const ofEgress: Readonly<Record<Rule, RefusalCode>> = {
  'no-address': 'target-forbidden',
  scheme: 'target-forbidden',
  port: 'target-forbidden',
  'private-name': 'target-forbidden',
  'private-address': 'target-forbidden',
  metadata: 'target-forbidden',
  'outside-a-job': 'target-forbidden',
  bytes: 'target-too-large',
  requests: 'target-too-large',
  connections: 'target-too-large',
  'job-over': 'cancelled',
  dns: 'target-dns-failure',
  connect: 'target-connect-failed',
  'slow-connect': 'target-connect-failed',
  idle: 'target-timeout',
  protocol: 'target-protocol-error',
};
export const refusalByGuard = ({ rule, proxy }: EgressError): AuditRefused =>
  refusalFor(ofEgress[rule], proxy ? () => serverWords().reasons.proxy[proxy.fault](proxy) : undefined);

/** Why the page was refused to which another URL led. */
export function refusalOfRedirect(error: EgressError): AuditRefused {
  const refused = refusalByGuard(error);
  return refused.code === 'target-forbidden' ? refusalFor(refused.code, 'redirectForbidden') : refused;
}

/** Explains a refused private page, but not a redirect to one. @param advice how it can be allowed, made when somebody reads it */
export function withAdvice<E>(error: E, advice: () => string): E | AuditRefused {
  if (!(error instanceof AuditRefused) || error.code !== 'target-forbidden' || error.reason !== null) return error;
  const advised = refusalFor(error.code, () => joinSentences([error.message, advice()]));
  advised.response = error.response;
  return advised;
}
/** How a service can be allowed to audit a private page. @param command the one that started the service */
export const adviceForService = (url: string, command: 'serve' | 'worker' | 'mcp' = 'serve'): string =>
  serverWords().faults.allowTarget({ origin: new URL(url).origin, command });

/**
 * Chromium's names of failed navigations, for failures that the egress guard does not know about.
 * Source: net/base/net_error_list.h
 */
const ofChromium: readonly (readonly [RegExp, RefusalCode])[] = [
  [/Download is starting/, 'target-download'],
  [/ERR_INVALID_AUTH_CREDENTIALS/, 'target-needs-login'],
  [/ERR_TOO_MANY_REDIRECTS/, 'target-too-many-redirects'],
  [/ERR_(CERT|SSL|BAD_SSL|ECH|QUIC_CERT)/, 'target-tls-error'],
  [/ERR_NAME_NOT_RESOLVED/, 'target-dns-failure'],
  [/ERR_(UNSAFE_PORT|BLOCKED_BY)/, 'target-forbidden'],
  [/ERR_(TIMED_OUT|CONNECTION_TIMED_OUT)|Timeout \d+ms exceeded/, 'target-timeout'],
  [
    /ERR_(CONNECTION_(REFUSED|CLOSED|RESET|ABORTED|FAILED)|TUNNEL_CONNECTION_FAILED|PROXY_CONNECTION_FAILED|ADDRESS_UNREACHABLE|SOCKET_NOT_CONNECTED|NETWORK_CHANGED|INTERNET_DISCONNECTED|EMPTY_RESPONSE)/,
    'target-connect-failed',
  ],
  [/ERR_(INVALID|HTTP2|RESPONSE_HEADERS|CONTENT_DECODING|INCOMPLETE|SPDY)/, 'target-protocol-error'],
  [/Page crashed|Target crashed/, 'target-crashed-renderer'],
];
/** @param fault Chromium's name */
export const refusalOfCertificate = (fault: CertificateFault | keyof Faults): AuditRefused =>
  refusalFor('target-tls-error', () => serverWords().reasons.tls[fault]);

/** @param status status of the last response, if there was one */
export const refusalByChromium = (message: string, status?: number): AuditRefused | null => {
  // Chromium shows its own error page if a response with status 400 or higher has no body.
  if (/ERR_HTTP_RESPONSE_CODE_FAILURE/.test(message))
    return refusalFor('target-not-html', status === undefined ? 'noAnswer' : () => serverWords().reasons.statusAlone({ status }));
  // Only a redirect leads there: other URLs are refused before.
  if (/ERR_(UNSAFE_REDIRECT|DISALLOWED_URL_SCHEME|UNKNOWN_URL_SCHEME)/.test(message)) return refusalFor('target-forbidden', 'leadsAside');
  if (/ERR_UNSAFE_PORT/.test(message)) return refusalFor('target-forbidden', 'unsafePort');
  const [, code] = ofChromium.find(([pattern]) => pattern.test(message)) ?? [];
  const fault =
    code === 'target-tls-error'
      ? (Object.keys(serverWords().reasons.tls) as (keyof Faults)[]).find((name) => message.includes(`ERR_${name}`))
      : undefined;
  return code === undefined ? null : fault === undefined ? refusalFor(code) : refusalOfCertificate(fault);
};

/** Why the last request to the host of a URL failed below HTTP; null if it did not. */
export function refusalInTraffic({ failures, certificateFaults }: Traffic, url: string): AuditRefused | null {
  const place = hostAndPort(new URL(url));
  const [failure, fault] = [failures.get('*') ?? failures.get(place), certificateFaults.get(place)];
  return failure ? refusalByGuard(failure) : fault ? refusalOfCertificate(fault) : null;
}
