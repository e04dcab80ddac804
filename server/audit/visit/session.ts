import * as shape from '../../../checks/core/helpers/shape.ts';

/** Cookies and stored values of a log-in, only for the named origins. Secrets, so they are in no row or report. */
export interface Session {
  cookies: readonly SessionCookie[];
  origins: readonly { origin: string; localStorage: { name: string; value: string }[] }[];
}
export interface SessionCookie {
  name: string;
  value: string;
  /** With a leading dot, for all hosts below it. */
  domain: string;
  path: string;
  /** Epoch seconds; -1 for a session cookie. */
  expires: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'Strict' | 'Lax' | 'None';
}

/** @param state Playwright's storage state. @returns the part for these origins; null if it is not a storage state */
export function parseSession(state: unknown, origins: readonly string[]): Session | null {
  if (!isState(state)) return null;
  const { cookies, origins: stores } = state;
  const hosts = origins.map((origin) => new URL(origin).hostname);
  return {
    cookies: cookies.filter(({ domain }) => hosts.some((host) => isOfHost(domain, host))),
    origins: stores.filter(({ origin }) => origins.includes(origin)),
  };
}

/** The Cookie header for a URL (RFC 6265, 5.4), for our own requests; '' for none. */
export function cookieHeaderFor(cookies: readonly Omit<SessionCookie, 'httpOnly' | 'sameSite'>[], url: string, now: number): string {
  const { hostname, pathname, protocol } = new URL(url);
  return cookies
    .filter(
      ({ domain, path, secure, expires }) =>
        isOfHost(domain, hostname) &&
        (path === pathname || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)) &&
        (!secure || protocol === 'https:' || hostname === 'localhost') &&
        (expires < 0 || expires > now / 1000),
    )
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

const isOfHost = (domain: string, host: string): boolean =>
  domain.startsWith('.') ? host === domain.slice(1) || host.endsWith(domain) : host === domain;

const text = shape.anyText;
const isState = shape.object({
  cookies: shape.list(
    shape.recordOf<SessionCookie>({
      name: text,
      value: text,
      domain: text,
      path: text,
      expires: shape.number(-Infinity, Infinity),
      httpOnly: shape.flag,
      secure: shape.flag,
      sameSite: shape.oneOf('Strict', 'Lax', 'None'),
    }),
  ),
  origins: shape.list(shape.object({ origin: text, localStorage: shape.list(shape.object({ name: text, value: text })) })),
});
