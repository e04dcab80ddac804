import type { Socket } from 'node:net';
import type { CertificateFault } from './custom-authorities.ts';
import { EgressError, type Rule, type Totals } from './egress-error.ts';

/** Limits of one job. */
export interface TrafficCaps {
  /** From all servers together, on the wire. */
  bytes: number;
  /** HTTP requests and HTTPS connections of a page: requests inside a TLS connection of the browser are not seen. Of our own requests, connections. */
  requests: number;
  /** Concurrently open connections. */
  connections: number;
  connectMs: number;
  /** Milliseconds without a byte in either direction. */
  idleMs: number;
}
/** For a page with everything that it loads. */
export const pageCaps: TrafficCaps = { bytes: 25_000_000, requests: 600, connections: 256, connectMs: 5_000, idleMs: 30_000 };
/** For files of the page's site. */
export const siteCaps: TrafficCaps = { bytes: 60_000_000, requests: 60, connections: 16, connectMs: 5_000, idleMs: 15_000 };
/** For link targets, whose bodies are mostly not read. */
export const probeCaps: TrafficCaps = { bytes: 60_000_000, requests: 20_000, connections: 32, connectMs: 5_000, idleMs: 15_000 };

/** Interval for adding up received bytes, in milliseconds: TLS sockets do not report them by events. */
const lookEvery = 50;

/** All outgoing traffic of one job, counted and capped. */
export class Traffic {
  readonly caps: TrafficCaps;
  /** The last error of each `host:port` whose request failed below HTTP. */
  readonly failures = new Map<string, EgressError>();
  /** What is wrong with the certificate of a `host:port`, as far as we have verified it ourselves. */
  readonly certificateFaults = new Map<string, CertificateFault>();
  /** Number of refused requests. */
  refused = 0;
  readonly #totals: Totals;
  readonly #open = new Set<Socket>();
  #requests = 0;
  #closedBytes = 0;
  #countedBytes = 0;
  #ended: Rule | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(caps: TrafficCaps, totals: Totals) {
    this.caps = caps;
    this.#totals = totals;
  }

  /** Bytes received so far. */
  get bytes(): number {
    let sum = this.#closedBytes;
    for (const { bytesRead } of this.#open) sum += bytesRead;
    return sum;
  }

  /** Why no more requests are sent: a cap was reached, or the job is over; null if they are. */
  get ended(): Rule | null {
    return this.#ended;
  }

  /** Counts what {@link TrafficCaps} calls a request. @throws EgressError over the limit */
  request(): void {
    if (this.#ended) throw new EgressError(this.#ended);
    if (this.#requests >= this.caps.requests) throw new EgressError('requests');
    this.#requests++;
  }

  /** Counts a connection before it is opened. @throws EgressError over the limit */
  connect(): void {
    if (this.#ended) throw new EgressError(this.#ended);
    if (this.#open.size >= this.caps.connections) throw new EgressError('connections');
  }

  add(socket: Socket): void {
    if (this.#ended) {
      socket.destroy();
      return;
    }
    this.#open.add(socket);
    this.#timer ??= setInterval(() => this.#look(), lookEvery).unref();
    socket.once('close', () => {
      if (!this.#open.delete(socket)) return;
      this.#closedBytes += socket.bytesRead;
      this.#look();
    });
  }

  /** Records why a request got no response. */
  fail(where: string, error: EgressError): void {
    this.failures.set(where, error);
    if (error.refused) {
      this.refused++;
      this.#totals.denied[error.rule] = (this.#totals.denied[error.rule] ?? 0) + 1;
    }
  }

  /** Closes all connections. */
  end(rule: Rule = 'job-over'): void {
    this.#ended ??= rule;
    for (const socket of this.#open) socket.destroy();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    const { bytes } = this;
    this.#totals.bytes += bytes - this.#countedBytes;
    this.#countedBytes = bytes;
    if (bytes > this.caps.bytes && !this.#ended) {
      this.fail('*', new EgressError('bytes'));
      this.end('bytes');
    }
    if (this.#open.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }
}
