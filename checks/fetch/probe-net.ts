/** One request of a probe: its options, its deadline, and its possible results. */
import type { ProbeHop } from '../core/facts/probes.ts';
import { isChallenge, type Outcome } from './link-class.ts';
import { followRedirects, type Followed, type ResponseDetails } from './follow.ts';
import { readBodyAtMost } from './net.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

/** Options without cookies and cache; passed to fetch() unchanged. */
export interface ProbeInit {
  method: 'HEAD' | 'GET';
  headers: Record<string, string>;
  signal: AbortSignal;
  credentials: 'omit';
  referrerPolicy: 'no-referrer';
  cache: 'no-store';
  /** Each hop is checked before it is requested. */
  redirect: 'manual';
}

/** Platform functions that a prober needs. */
export interface ProbeNet {
  /** Like fetch(): rejects if there is no response. */
  request(url: string, init: ProbeInit): Promise<Response>;
  /** The platform's details about a response of `request`; null or absent if there are none. */
  seen?(response: Response): ResponseDetails | null;
  /** The platform's error code of the request that just failed (net::ERR_NAME_NOT_RESOLVED); '' if unknown. */
  error?(url: string): string;
  /** Returns false if the user has not granted permission for this host. If absent, all hosts are permitted. */
  allowed?(url: string): boolean;
  online(): boolean;
  /** Epoch milliseconds. */
  clock(): number;
  /** Resolves after `ms`; resolves or rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** 0…1, for jitter; Math.random where absent. */
  random?(): number;
}

/** {@link ProbeNet.sleep} for any host with timers. */
export const waitUnlessAborted: ProbeNet['sleep'] = (ms, signal) =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });

export interface Answer {
  kind: 'answer';
  status: number;
  finalUrl: string;
  redirected: boolean;
  hops: readonly ProbeHop[] | null;
  challenge: boolean;
  headers: Headers;
  body: Uint8Array;
  /** The body was read only in part. */
  truncated: boolean;
}
/** The redirects before the URL that responded. */
interface RedirectChain {
  hops?: readonly ProbeHop[];
  finalUrl?: string;
}
export type Reply = Answer | (Exclude<Outcome, { kind: 'answer' }> & RedirectChain);

/** Enough of a 503 to recognize a challenge page. */
const challengeBytes = 16_000;
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

export interface Ask {
  /** Bytes to read from the body of a successful response; 0 for none. */
  bodyLimit: number;
  /** Number of bytes to request with a Range header; 0 for no header. */
  range: number;
}

/**
 * Sends one request and follows its redirects. Never rejects; after the signal aborted, the result is meaningless.
 * @param pageHost host name of the audited page, the only private host that may be requested
 */
export async function sendProbe(
  net: ProbeNet,
  url: string,
  method: 'HEAD' | 'GET',
  { bodyLimit, range }: Ask,
  pageHost: string,
  signal: AbortSignal,
): Promise<Reply> {
  const headers: Record<string, string> = { accept };
  if (range > 0) headers.range = `bytes=0-${range - 1}`;
  let requested = url;
  const request = (address: string) => {
    requested = address;
    return net.request(address, {
      method,
      headers,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'manual',
    });
  };
  let followed: Followed;
  try {
    followed = await followRedirects(request, url, {
      pageHost,
      allowed: net.allowed && ((target) => net.allowed!(target)),
      seen: net.seen && ((response) => net.seen!(response)),
    });
  } catch (error) {
    if (!net.online()) return { kind: 'offline' };
    return { kind: 'failed', error: (net.error?.(requested) ?? '') || errorName(error) };
  }
  if (followed.kind !== 'answer') return { ...followed, kind: 'stopped', why: followed.kind };
  const { response, finalUrl, hops } = followed;
  if (response.type === 'opaque' || response.status === 0) return { kind: 'opaque' };
  const limit = response.status === 503 ? Math.max(bodyLimit, challengeBytes) : isSuccess(response.status) ? bodyLimit : 0;
  let body: Uint8Array = new Uint8Array(0);
  let truncated = true;
  if (method === 'GET' && limit > 0) {
    try {
      const read = await readBodyAtMost(response.body, limit, null);
      if (read !== 'late') ({ bytes: body, truncated } = read);
    } catch {
      // The connection broke before the first byte of the body, but the status is known.
    }
  } else response.body?.cancel().catch(() => {});
  return {
    kind: 'answer',
    // 206 is the response to our Range header; visitors get 200.
    status: response.status === 206 && range > 0 ? 200 : response.status,
    finalUrl,
    redirected: response.redirected || finalUrl !== url,
    hops,
    challenge: isChallenge(response.status, (name) => response.headers.get(name), response.status === 503 ? latin1(body) : ''),
    headers: response.headers,
    body,
    truncated,
  };
}

/** Node has the reason in `cause`; browsers only report a failure. */
function errorName(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return '';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause.message === 'redirect count exceeded' ? 'REDIRECT_COUNT' : '';
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/**
 * Runs `work` until it is done, `ms` have passed, or `outer` aborts. Its signal is always aborted at the end, which closes open
 * connections. Raced as well as aborted, because a network that ignores the signal must not block the rest.
 */
export async function withDeadline<T>(
  net: ProbeNet,
  ms: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | 'timeout' | 'aborted'> {
  if (outer.aborted) return 'aborted';
  const abort = new AbortController();
  let onAbort = () => {};
  const cut = new Promise<'aborted'>((resolve) => {
    onAbort = () => resolve('aborted');
    outer.addEventListener('abort', onAbort, { once: true });
  });
  const late = new Promise<'timeout'>((resolve) => {
    const ring = () => {
      if (!abort.signal.aborted) resolve('timeout');
    };
    net.sleep(ms, abort.signal).then(ring, () => {});
  });
  try {
    const working = work(abort.signal);
    working.catch(() => {});
    return await Promise.race([working, late, cut]);
  } finally {
    outer.removeEventListener('abort', onAbort);
    abort.abort();
  }
}
