import type { Socket } from 'node:net';
import { Agent, buildConnector, fetch, type RequestInit } from 'undici';
import { hostnameOf, parseUrl } from '../../checks/parse/urls.ts';
import { followRedirects, whyNotFollowed } from '../../checks/fetch/follow.ts';
import { FetchRefused } from '../../checks/fetch/net.ts';
import type { Net } from '../../checks/fetch/site.ts';
import type { ProbeInit } from '../../checks/fetch/probe-net.ts';
import { EgressError } from './egress-error.ts';
import type { EgressGuard } from './guard.ts';
import { certificateFault } from './custom-authorities.ts';
import { Traffic, type TrafficCaps } from './traffic.ts';

export interface NodeRequests {
  /** Headers of every request, equal to the browser's, so that a server returns the same page to both. */
  headers: Readonly<Record<string, string>>;
  /** Sent to this origin only, and only with URLs for which `mayHave` is true, if it is given. */
  extraHeaders?: { origin: string; headers: Readonly<Record<string, string>>; mayHave?: (url: string) => boolean };
  /** PEM certificate that is trusted for any name: for tests and saved pages. */
  trust?: string | undefined;
}

/** Our requests, through the guard. */
export interface EgressNet {
  /** For files of the page's origin: a redirect to another origin counts as no response. */
  site: Net;
  /** For link targets: returns redirects instead of following them. */
  probe(url: string, init: Pick<ProbeInit, 'method' | 'headers' | 'signal'>): Promise<Response>;
  close(): Promise<void>;
}

const headerBytes = 262_144;

export function openGuardedNet(guard: EgressGuard, traffic: Traffic, { headers, extraHeaders, trust }: NodeRequests): EgressNet {
  const agent = guardedAgent(guard, traffic, trust);
  const headersFor = (url: string) =>
    extraHeaders && originOf(url) === extraHeaders.origin && (extraHeaders.mayHave?.(url) ?? true)
      ? { ...headers, ...extraHeaders.headers }
      : headers;
  const send = async (url: string, init: Pick<RequestInit, 'method' | 'headers' | 'signal'>): Promise<Response> => {
    const once = () => fetch(url, { ...init, redirect: 'manual', dispatcher: agent });
    // Servers close connections without saying so, sometimes while the next request is on its way. Browsers send it again, too.
    const response = await once().catch((error: unknown) => {
      if (!isConnectionClosed(error)) throw error;
      return once();
    });
    return asInBrowser(response as unknown as Response);
  };
  return {
    async site(url, { signal }) {
      const followed = await followRedirects((at) => send(at, { signal, headers: headersFor(at) }), url, {
        pageHost: hostnameOf(url),
        allowed: (target) => originOf(target) === originOf(url),
      });
      if (followed.kind === 'answer') return followed.response;
      throw new FetchRefused(whyNotFollowed(followed));
    },
    probe: (url, { method, headers: requestHeaders, signal }) =>
      send(url, { method, signal, headers: { ...headersFor(url), ...requestHeaders } }),
    async close() {
      traffic.end();
      await agent.destroy();
    },
  };
}

/** Limits of a request to another server. */
const messageCaps: TrafficCaps = { bytes: 200_000, requests: 4, connections: 1, connectMs: 5_000, idleMs: 10_000 };

/** Sends a POST request through the guard. Redirects are not followed, and the response body is not read. @returns its status */
export async function postThroughGuard(
  guard: EgressGuard,
  url: string,
  {
    headers,
    body,
    signal,
    trust,
  }: { headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal; trust?: string | undefined },
): Promise<number> {
  const traffic = new Traffic(messageCaps, guard.totals);
  const agent = guardedAgent(guard, traffic, trust);
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal, dispatcher: agent });
    await response.body?.cancel();
    return response.status;
  } finally {
    traffic.end();
    await agent.destroy();
  }
}

/** Every connection is opened by the guard; undici's connector only adds TLS. */
function guardedAgent(guard: EgressGuard, traffic: Traffic, trust: string | undefined): Agent {
  const secure = buildConnector({
    allowH2: false,
    ...(guard.authorities && { secureContext: guard.authorities.context }),
    ...(trust === undefined ? {} : { ca: trust, checkServerIdentity: () => undefined }),
  });
  const connect = async (options: buildConnector.Options, done: buildConnector.Callback): Promise<void> => {
    const { hostname, protocol } = options;
    const port = Number(options.port || (protocol === 'https:' ? 443 : 80));
    let socket: Socket;
    try {
      traffic.request();
      socket = await guard.open(hostname, port, traffic);
    } catch (error) {
      if (error instanceof EgressError) traffic.fail(`${hostname}:${port}`, error);
      done(error as Error, null);
      return;
    }
    if (protocol !== 'https:') {
      done(null, socket);
      return;
    }
    secure({ ...options, httpSocket: socket }, (...result) => {
      const fault = certificateFault(result[0]);
      if (fault) traffic.certificateFaults.set(`${hostname}:${port}`, fault);
      done(...result);
    });
  };
  return new Agent({
    maxHeaderSize: headerBytes,
    connections: 6,
    headersTimeout: traffic.caps.idleMs,
    bodyTimeout: traffic.caps.idleMs,
    connect: (options, done) => void connect(options, done),
  });
}

/** Removes cookies from a response, which neither pages nor extensions can see. */
function asInBrowser(response: Response): Response {
  if (!response.headers.has('set-cookie')) return response;
  const seen = new Headers(response.headers);
  seen.delete('set-cookie');
  return Object.defineProperty(response, 'headers', { value: seen });
}

/** Whether an error of `fetch` says that the server closed the connection before it answered. */
const isConnectionClosed = (error: unknown): boolean =>
  error instanceof Error && /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test((error.cause as { code?: string } | undefined)?.code ?? '');

const originOf = (url: string) => parseUrl(url)?.origin ?? '';
