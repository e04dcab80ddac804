/** One request of a probe: its options, its deadline, and its possible results. */
import type { ProbeHop } from '../core/facts.ts';
import { isChallenge, type Outcome } from './link-class.ts';
import { followRedirects, type Followed, type ResponseDetails } from './follow.ts';
import { readAtMost } from './net.ts';

/** Without cookies and cache; passed to fetch() unchanged. */
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

/** What a prober may use of the world. */
export interface ProbeNet {
  /** Like fetch(): rejects when no answer came. */
  request(url: string, init: ProbeInit): Promise<Response>;
  /** Data of the platform about a response of `request`; null or absent if there is none. */
  seen?(response: Response): ResponseDetails | null;
  /** The platform's error code (net::ERR_NAME_NOT_RESOLVED) of the request that just failed; '' if unknown. */
  error?(url: string): string;
  /** False if the user has not given permission for this host. Absent: all hosts are allowed. */
  allowed?(url: string): boolean;
  online(): boolean;
  /** Epoch milliseconds. */
  clock(): number;
  /** Resolves after `ms`; resolves or rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** 0…1, for jitter; Math.random where absent. */
  random?(): number;
}

/** {@link ProbeNet.sleep} of every host with timers. */
export const waitBetweenProbes: ProbeNet['sleep'] = (ms, signal) =>
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
  /** The body was only read in part. */
  truncated: boolean;
}
/** The redirects before the URL that responds. */
interface RedirectChain {
  hops?: readonly ProbeHop[];
  finalUrl?: string;
}
export type Reply = Answer | (Exclude<Outcome, { kind: 'answer' }> & RedirectChain);

/** Enough of a 503 to recognise a challenge page. */
const challengeBytes = 16_000;
const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

export interface Ask {
  /** Bytes of the body to read of a success; 0 for none. */
  bodyLimit: number;
  /** Ask for no more than these first bytes; 0 for no Range header. */
  range: number;
}

/**
 * One request, with the redirects it leads through. Never rejects; what comes of it after the signal aborted is of no use.
 * @param pageHost host name of the audited page, the only private host that is requested
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
  const limit =
    response.status === 503 ? Math.max(bodyLimit, challengeBytes) : response.status >= 200 && response.status < 300 ? bodyLimit : 0;
  let body: Uint8Array = new Uint8Array(0);
  let truncated = true;
  if (method === 'GET' && limit > 0) {
    try {
      const read = await readAtMost(response.body, limit, null);
      if (read !== 'late') ({ bytes: body, truncated } = read);
    } catch {
      // The connection broke before the first byte of the body: the status is known all the same.
    }
  } else response.body?.cancel().catch(() => {});
  return {
    kind: 'answer',
    // 206 is the answer to our asking for a part: for others it is 200.
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

/** Node gives the reason in `cause`; browsers only report that it failed. */
function errorName(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return '';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause.message === 'redirect count exceeded' ? 'REDIRECT_COUNT' : '';
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/**
 * Runs `work` until it is done, `ms` are over, or `outer` aborts. Its signal aborts in any case at the end, which closes what is
 * still open. Raced as well as aborted: a network that ignores the signal must not hold up the rest.
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
