import { Agent, createServer, request as send, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { parseUrl } from '../../checks/parse/urls.ts';
import { EgressError } from './egress-error.ts';
import { hostAndPort, type EgressGuard } from './guard.ts';
import type { Traffic } from './traffic.ts';

/** An HTTP proxy on its own loopback port, for the browser context of one job: all its traffic belongs to that job. */
export interface LocalProxy {
  /** In the format of a browser's proxy setting. */
  server: string;
  close(): Promise<void>;
}

/** Same as Chromium's limit. */
const headerBytes = 262_144;
const hopByHop = new Set([
  'connection',
  'proxy-connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Opens a proxy that forwards what the guard permits. It never responds in place of a site: a request that is refused or fails gets no
 * response, and {@link Traffic.failures} says why.
 */
export async function openLocalProxy(guard: EgressGuard, traffic: Traffic): Promise<LocalProxy> {
  const clients = new Set<Socket>();
  const agent = new GuardedAgent(guard, traffic);
  const server = createServer({
    maxHeaderSize: headerBytes,
    requestTimeout: 0,
    headersTimeout: 0,
    keepAliveTimeout: 0,
    insecureHTTPParser: true,
  });
  let isClosed = false;
  server.on('connection', (client) => {
    client.on('error', () => undefined);
    // It was accepted before the proxy closed, and would keep it open.
    if (isClosed) {
      client.destroy();
      return;
    }
    clients.add(client);
    client.once('close', () => clients.delete(client));
  });
  const judgedByBrowser = new Set<string>();
  server.on(
    'connect',
    (request, client, head) => void tunnel({ request, client: client as Socket, head }, guard, traffic, judgedByBrowser),
  );
  server.on('request', (request, response) => forward(request, response, agent, traffic));
  server.on('upgrade', (_request, client) => client.destroy());
  server.on('clientError', (_error, client) => client.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const end = () => {
    if (!isClosed) server.close();
    isClosed = true;
    guard.openProxies.delete(end);
    traffic.end();
    agent.destroy();
    for (const client of clients) client.destroy();
    server.closeAllConnections();
  };
  guard.openProxies.add(end);
  const closed = new Promise<void>((resolve) => {
    server.once('close', resolve);
  });
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      end();
      await closed;
    },
  };
}

const errorOf = (error: unknown) => (error instanceof EgressError ? error : new EgressError('protocol'));

/** A connection that the browser asks for. */
interface Tunnel {
  request: IncomingMessage;
  client: Socket;
  /** What the browser has already sent through it. */
  head: Buffer;
}

/** @param judgedByBrowser places for which no authority of the user vouches */
async function tunnel(
  { request, client, head }: Tunnel,
  guard: EgressGuard,
  traffic: Traffic,
  judgedByBrowser: Set<string>,
): Promise<void> {
  const place = parseUrl(`https://${request.url}`);
  const where = place ? hostAndPort(place) : (request.url ?? '');
  client.on('error', () => client.destroy());
  let isOpen = false;
  const open = async ({ hostname, port }: URL) => {
    const socket = await guard.open(hostname, Number(port || 443), traffic);
    client.on('close', () => socket.destroy());
    socket.on('timeout', () => traffic.fail(where, new EgressError('idle')));
    if (client.destroyed) socket.destroy();
    else if (!isOpen) client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    isOpen = true;
    return socket;
  };
  try {
    if (!place) throw new EgressError('no-address');
    traffic.request();
    let socket = await open(place);
    const { authorities } = guard;
    let hello = head;
    if (authorities && !judgedByBrowser.has(where)) {
      if (hello.length === 0) hello = await firstBytes(client);
      const answer = await authorities.begin(socket, place.hostname, hello);
      if ('secure' in answer) {
        client.unshift(hello);
        joinEnds(authorities.present(client, answer.secure.alpnProtocol), answer.secure);
        return;
      }
      // Chromium may know the authority.
      if (answer.fault && answer.fault !== 'CERT_AUTHORITY_INVALID') traffic.certificateFaults.set(where, answer.fault);
      judgedByBrowser.add(where);
      socket.destroy();
      socket = await open(place);
    }
    if (hello.length > 0) socket.write(hello);
    joinEnds(client, socket);
  } catch (error) {
    traffic.fail(where, errorOf(error));
    if (isOpen) client.destroy();
    else client.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n');
  }
}

/** Empty if it closes before. */
const firstBytes = (client: Socket) =>
  new Promise<Buffer>((resolve) => {
    client.once('close', () => resolve(Buffer.alloc(0)));
    client.once('data', (bytes: Buffer) => {
      client.pause();
      resolve(bytes);
    });
  });

function joinEnds(client: Duplex, server: Duplex): void {
  for (const [end, other] of [
    [client, server],
    [server, client],
  ] as const) {
    end.on('error', () => undefined);
    end.on('close', () => other.destroy());
    end.pipe(other);
  }
}

function forward(request: IncomingMessage, response: ServerResponse, agent: Agent, traffic: Traffic): void {
  const url = parseUrl(request.url ?? '');
  const where = url ? hostAndPort(url) : (request.url ?? '');
  const fail = (error: unknown) => {
    traffic.fail(where, errorOf(error));
    request.socket.destroy();
  };
  if (!url || url.protocol !== 'http:') {
    fail(new EgressError('scheme'));
    return;
  }
  let upstream: ClientRequest;
  try {
    traffic.request();
    upstream = send({
      host: url.hostname,
      port: Number(url.port || 80),
      method: request.method!,
      path: `${url.pathname}${url.search}`,
      agent,
      setHost: false,
      headers: endToEnd(request.rawHeaders) as unknown as Record<string, string>,
      insecureHTTPParser: true,
      maxHeaderSize: headerBytes,
    });
  } catch (error) {
    fail(error);
    return;
  }
  let answer: IncomingMessage | undefined;
  upstream.on('response', (incoming) => {
    answer = incoming;
    // A date that the site did not send would be reported as its own.
    response.sendDate = false;
    // Node reads responses that it refuses to write. Not caught, its error would end the process, with all visits.
    try {
      response.writeHead(incoming.statusCode!, sendable(incoming.statusMessage!), endToEnd(incoming.rawHeaders));
    } catch (error) {
      upstream.destroy();
      fail(error);
      return;
    }
    incoming.pipe(response);
    incoming.on('error', () => request.socket.destroy());
  });
  let isLeft = false;
  // The browser does not wait any more, or its network process ended: no failure of the site.
  const leave = () => {
    isLeft = true;
    upstream.destroy();
  };
  upstream.on('error', (error) => {
    // What follows a complete response is no part of it: a body after 204 and 304.
    if (isLeft || answer?.complete) return;
    if (!response.headersSent) fail(error);
    else request.socket.destroy();
  });
  response.on('close', () => {
    if (!response.writableFinished) leave();
  });
  request.on('error', leave);
  request.pipe(upstream);
}

/** Text of a header without control characters, which browsers accept and Node does not send. */
const sendable = (text: string): string => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '');

/** Headers without those of a single connection, as alternating names and values. */
function endToEnd(raw: readonly string[]): string[] {
  const remaining: string[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2)
    if (!hopByHop.has(raw[at]!.toLowerCase())) remaining.push(raw[at]!, sendable(raw[at + 1]!));
  return remaining;
}

/** Keeps connections for the next request, and opens them only through the guard. */
class GuardedAgent extends Agent {
  readonly #guard: EgressGuard;
  readonly #traffic: Traffic;
  constructor(guard: EgressGuard, traffic: Traffic) {
    super({ keepAlive: true, maxSockets: 6 });
    this.#guard = guard;
    this.#traffic = traffic;
  }
  createConnection(options: { host?: string; port?: number | string }, done?: (error: Error | null, socket: Socket) => void): undefined {
    void this.#connect(options.host ?? '', Number(options.port), done!);
  }
  async #connect(host: string, port: number, done: (error: Error | null, socket: Socket) => void): Promise<void> {
    let socket: Socket;
    try {
      socket = await this.#guard.open(host, port, this.#traffic);
    } catch (error) {
      done(error as Error, null as never);
      return;
    }
    done(null, socket);
  }
}
