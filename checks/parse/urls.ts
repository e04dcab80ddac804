import { caps } from '../core/helpers/clip.ts';
import {
  languageParameters,
  orderParameters,
  paginationParameters,
  referralParameters,
  searchParameters,
  sessionParameters,
  trackingParameters,
} from '../lists/url-parameters.ts';
import { memoizeByText } from '../core/helpers/memoize-by-text.ts';

/** A URL, or null if it is invalid. Surrounding white space is ignored, as in HTML. */
export function parseUrl(raw: string, base?: string): URL | null {
  try {
    return new URL(raw.trim(), base);
  } catch {
    return null;
  }
}

/** The text without percent-encoding; unchanged if it cannot be decoded. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The parts by which URLs differ, named as in URL. */
export interface Address {
  href: string;
  protocol: string;
  host: string;
  hostname: string;
  pathname: string;
  search: string;
  hash: string;
}
/** URLs that a parser returns unchanged: http(s), a lower-case host name that is not a number, nothing to encode. */
const written =
  /^(https?:)\/\/((?:[a-z\d][a-z\d-]*\.)+[a-z][a-z\d]*)(\/[\w.~!$&'()*+,;=:@%/-]*)(\?[\w.~!$&()*+,;=:@%/?[\]-]+)?(#[\w.~!$&'()*+,;=:@%/?-]+)?$/;
/** Exceptions among them that need the parser: dot segments, international names. */
const rewritten = /\/(?:\.|%2e)|xn--/i;
/** The parts of an absolute URL, or null if it is invalid. Cached, because pages repeat URLs, and many signals use their parts. */
export const parsedUrlParts = memoizeByText((url): Address | null => {
  const match = written.exec(url);
  if (match && !rewritten.test(url)) {
    const [, protocol = '', host = '', pathname = '', search = '', hash = ''] = match;
    return { href: url, protocol, host, hostname: host, pathname, search, hash };
  }
  const parsed = parseUrl(url);
  if (!parsed) return null;
  const { href, protocol, host, hostname, pathname, search, hash } = parsed;
  return { href, protocol, host, hostname, pathname, search, hash };
}, 20_000);

/** With the port, if it is not that of the protocol. '' if the URL is invalid. */
export const hostOf = (url: string): string => parseUrl(url)?.host ?? '';
/** Without the port. '' if the URL is invalid. */
export const hostnameOf = (url: string): string => parseUrl(url)?.hostname ?? '';
/** A host without the www before it. */
export const withoutWww = (host: string): string => host.replace(/^www\./, '');
/** The host name of a URL without the www before it; '' if the URL is invalid. */
export const bareHostname = (url: string): string => withoutWww(parsedUrlParts(url)?.hostname ?? '');

/** Whether a URL is http: or https:. */
export function isHttpUrl(url: string | URL | null): boolean {
  const protocol = typeof url === 'string' ? parsedUrlParts(url)?.protocol : url?.protocol;
  return protocol === 'http:' || protocol === 'https:';
}

/**
 * False for a host with a space or a percent sign. The URL Standard forbids both; Chromium writes the space as %20 and accepts it, so
 * such a URL is valid only there. Also false for a host that begins with a dot (https://.example.com).
 */
export function hasValidHost(url: string): boolean {
  const authority = /^[a-z][a-z\d+.-]*:[/\\]{2}([^/\\?#]*)/i.exec(url.trim())?.[1] ?? '';
  return !/[\s%]|^\.|\.\./.test(authority.slice(authority.lastIndexOf('@') + 1));
}

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Whether a host is this machine: localhost names and loopback addresses. */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || (ipv4.test(host) && host.startsWith('127.'));
}

/** Percent-encoding normalized by RFC 3986, 6.2.2: unreserved characters decoded, hexadecimal digits in upper case. */
function normalizePercent(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(char) ? char : code.toUpperCase();
  });
}

/**
 * A URL in the form in which variants of the same URL are equal: no fragment, no credentials, no empty query,
 * normalized percent-encoding. Invalid URLs are returned trimmed. Facts contain URLs only up to a maximum length, so
 * longer ones are equal if they are equal up to it.
 */
export const comparableUrl = memoizeByText((whole) => {
  const url = whole.slice(0, caps.url);
  const parsed = parsedUrlParts(url);
  if (!parsed) return url.trim();
  if (!parsed.host) return parsed.href.split('#', 1)[0] ?? parsed.href;
  return `${parsed.protocol}//${parsed.host}${normalizePercent(parsed.pathname)}${normalizePercent(parsed.search)}`;
});

/** Whether two URLs are equal, ignoring the fragment. */
export const areSamePage = (a: string, b: string): boolean => comparableUrl(a) === comparableUrl(b);

const listed = (list: readonly string[], name: string) =>
  list.some((entry) => (entry.endsWith('_') ? name.startsWith(entry) : name === entry));

export type ParameterKind = 'tracking' | 'session' | 'pagination' | 'order' | 'search' | 'language' | 'other';
const kinds: readonly [ParameterKind, readonly string[]][] = [
  ['tracking', trackingParameters],
  ['session', sessionParameters],
  ['pagination', paginationParameters],
  ['order', orderParameters],
  ['search', searchParameters],
  ['language', languageParameters],
];
/** The purpose of a query parameter, by its name. */
export function parameterKind(name: string): ParameterKind {
  const lower = name.toLowerCase();
  // Session names of classic ASP have a random suffix.
  if (lower.startsWith('aspsessionid')) return 'session';
  return kinds.find(([, list]) => listed(list, lower))?.[0] ?? 'other';
}

export interface Parameter {
  name: string;
  value: string;
  kind: ParameterKind;
}
/** Query parameters in order, each with its kind. `;jsessionid=` in the path counts as a parameter. */
export function classifyParameters(url: string): Parameter[] {
  if (!url.includes('?') && !url.includes(';')) return [];
  const parsed = parseUrl(url);
  if (!parsed) return [];
  const inPath = /;(jsessionid)=([^/?#;]*)/i.exec(parsed.pathname);
  const found = [...parsed.searchParams].map(([name, value]) => ({ name, value, kind: parameterKind(name) }));
  return inPath ? [{ name: inPath[1] ?? '', value: inPath[2] ?? '', kind: 'session' }, ...found] : found;
}

/** The URL without parameters of these kinds and without empty ones; the rest of the query is unchanged, and so are invalid URLs. */
export function withoutParameters(url: string, without: readonly ParameterKind[] = ['tracking', 'session']): string {
  const parsed = parseUrl(url);
  if (!parsed) return url;
  if (without.includes('session')) parsed.pathname = parsed.pathname.replace(/;jsessionid=[^/?#;]*/gi, '');
  cutParameters(parsed, (raw) => without.includes(parameterKind([...new URLSearchParams(`${raw}=`).keys()][0] ?? '')));
  return parsed.href;
}

/** The same URL without tracking and session parameters, and without those that say where the click came from. */
export function withoutReferral(url: string): string {
  const parsed = parseUrl(withoutParameters(url));
  if (!parsed) return url;
  cutParameters(parsed, (raw) => referralParameters.includes(raw.toLowerCase()));
  return parsed.href;
}

/**
 * Cuts them from the string, because URLSearchParams would change the encoding of the rest. A name with an equals sign and no value is a
 * field of a form that nobody filled in; without the sign, it may be a switch. @param isCut gets names as they are in the URL
 */
function cutParameters(url: URL, isCut: (raw: string) => boolean): void {
  const pairs = url.search.slice(1).split('&');
  url.search = pairs.filter((pair) => pair !== '' && !/^[^=]*=$/.test(pair) && !isCut(pair.split('=', 1)[0] ?? '')).join('&');
}

/** Slash at the end of a path. */
const endSlash = /\/(?=\?|$)/;

/** How two URLs of (probably) the same page differ. */
export type UrlDifference = 'scheme' | 'www' | 'case' | 'slash' | 'parameters' | 'fragment';
/**
 * How two URLs differ if they differ only by what usually does not make another page; [] if they are equal,
 * null if they are URLs of different pages, or invalid.
 */
export function urlDifferences(a: string, b: string): UrlDifference[] | null {
  const first = parseUrl(a);
  const second = parseUrl(b);
  if (!first || !second || !first.host || !second.host) return null;
  const result: UrlDifference[] = [];
  if (first.hash !== second.hash) result.push('fragment');
  if (first.protocol !== second.protocol) {
    if (!isHttpUrl(first) || !isHttpUrl(second)) return null;
    result.push('scheme');
  }
  if (first.host !== second.host) {
    if (withoutWww(first.host) !== withoutWww(second.host)) return null;
    result.push('www');
  }
  const exact = [first, second].map((url) => normalizePercent(url.pathname) + normalizePercent(url.search));
  if (exact[0] === exact[1]) return result;
  const clean = [first, second].map((url) => {
    const remaining = new URL(withoutParameters(url.href));
    return normalizePercent(remaining.pathname) + normalizePercent(remaining.search);
  });
  const unslashed = clean.map((text) => text.replace(endSlash, ''));
  if (unslashed[0]?.toLowerCase() !== unslashed[1]?.toLowerCase()) return null;
  const dropped = [first, second].map((url) =>
    classifyParameters(url.href).filter(({ kind, value }) => kind === 'tracking' || kind === 'session' || value === ''),
  );
  if (JSON.stringify(dropped[0]) !== JSON.stringify(dropped[1])) result.push('parameters');
  if (unslashed[0] !== unslashed[1]) result.push('case');
  if (clean.filter((text) => endSlash.test(text)).length === 1) result.push('slash');
  return result;
}

/** The text before a query or fragment. */
export const withoutQuery = (raw: string): string => raw.split(/[?#]/, 1)[0]!;

/** A URL as it is requested: the fragment is not sent. */
export function withoutFragment(raw: string): string {
  const url = parseUrl(raw);
  if (!url) return raw;
  url.hash = '';
  return url.href;
}
