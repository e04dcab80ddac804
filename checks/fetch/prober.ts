/**
 * Probes many URLs without overloading servers: few at a time, fewer per host, hosts in turn, pauses on request of a server.
 * For each URL: HEAD, then GET for a single byte if the response is not a success, within one time-out.
 */
import { caps, clipText } from '../core/helpers/clip.ts';
import { probeFailureReason } from '../core/failure.ts';
import type { Probe } from '../core/facts/probes.ts';
import type { ProbeReason } from '../core/facts/missing.ts';
import { classifyOutcome, retryAfterMs, whyNotProbed } from './link-class.ts';
import { isPrivateHost } from '../parse/private-hosts.ts';
import { withoutFragment } from '../parse/urls.ts';
import { ProbedHost, retryLimits } from './probe-host.ts';
import { sendProbe, withDeadline, type Answer, type Ask, type ProbeNet, type Reply } from './probe-net.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

export interface ProbeLimits {
  /** Concurrent requests in total and per host. */
  inFlight: number;
  perHost: number;
  /** Time-out per URL, for HEAD and GET together. */
  timeoutMs: number;
  /** Maximum number of URLs that probeLinks() requests. */
  cap: number;
  /** Host name of the audited page, the only private host that may be requested. */
  pageHost: string;
}
export const defaultLimits: ProbeLimits = { inFlight: 6, perHost: 2, timeoutMs: 10_000, cap: 2_000, pageHost: '' };

/** A probe with its response; without a response, headers are null and the body is empty. */
export interface Reading {
  probe: Probe;
  headers: Headers | null;
  body: Uint8Array;
  truncated: boolean;
}

export interface Prober {
  readonly state: 'idle' | 'running' | 'paused' | 'stopped';
  /** Requests every URL once, ignoring fragments. Calls `onProbe` once per result, never after stop(). */
  probeLinks(urls: readonly string[], onProbe: (probe: Probe) => void): Promise<void>;
  probe(url: string): Promise<Probe>;
  /** GET without HEAD, with the start of the body. */
  read(url: string, ask: Ask): Promise<Reading>;
  /** Running requests are completed. */
  pause(): void;
  resume(): void;
  /** Final: running requests are aborted, the others are not sent. */
  stop(): void;
  setLimits(change: Partial<ProbeLimits>): void;
}

interface Task {
  /** Without a fragment. */
  url: string;
  /** URL that is requested, without credentials. */
  address: string;
  host: ProbedHost<Task>;
  /** Null if only the status is needed. */
  ask: Ask | null;
  /** Number of refusals so far. */
  attempt: number;
  startedAt: number;
  abort: AbortController;
  /** Null if stopped before there was a result. */
  settle(reading: Reading | null): void;
}

const stopped = probeFailureReason('check-stopped');
const noBody = new Uint8Array(0);
const withoutAnswer = (probe: Probe): Reading => ({ probe, headers: null, body: noBody, truncated: true });
const plain = (url: string, kind: Probe['class'], reason: ProbeReason | null): Probe => ({
  url: clipText(url, caps.url),
  class: kind,
  status: 0,
  finalUrl: clipText(url, caps.url),
  redirects: 0,
  reason,
});

export function createProber(net: ProbeNet, limits: Partial<ProbeLimits> = {}): Prober {
  return new QueueProber(net, { ...defaultLimits, ...limits });
}

class QueueProber implements Prober {
  private readonly net: ProbeNet;
  private limits: ProbeLimits;
  private readonly hosts = new Map<string, ProbedHost<Task>>();
  /** Hosts with a queue, in turn. */
  private ring: ProbedHost<Task>[] = [];
  private turn = 0;
  private running = 0;
  private paused = false;
  private stopped = false;
  private alarm: AbortController | null = null;
  /** Whether any server has responded: then an unreachable host is not the fault of our network. A host in a private network proves nothing about the web. */
  private readonly reached = { inside: false, web: false };
  /** Failures that wait for such a response. */
  private readonly doubted: { task: Task; reading: Reading }[] = [];

  constructor(net: ProbeNet, limits: ProbeLimits) {
    this.net = net;
    this.limits = limits;
  }

  get state(): Prober['state'] {
    if (this.stopped) return 'stopped';
    if (this.paused) return 'paused';
    return this.running > 0 || this.ring.length > 0 ? 'running' : 'idle';
  }

  async probeLinks(urls: readonly string[], onProbe: (probe: Probe) => void): Promise<void> {
    const seen = new Set<string>();
    const waiting: Promise<void>[] = [];
    let requested = 0;
    for (const raw of urls) {
      const url = withoutFragment(raw);
      if (seen.has(url)) continue;
      seen.add(url);
      if (this.stopped) break;
      const skip =
        whyNotProbed(url, this.limits.pageHost) ??
        (requested >= this.limits.cap ? probeFailureReason('too-many', { most: this.limits.cap }) : null);
      if (skip !== null) {
        onProbe(plain(url, 'skipped', skip));
        continue;
      }
      requested += 1;
      const tell = async () => {
        const reading = await this.enqueue(url, null);
        if (reading && !this.stopped) onProbe(reading.probe);
      };
      waiting.push(tell());
    }
    this.pump();
    await Promise.all(waiting);
  }

  async probe(url: string): Promise<Probe> {
    return (await this.one(url, null)).probe;
  }

  read(url: string, ask: Ask): Promise<Reading> {
    return this.one(url, ask);
  }

  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
    this.pump();
  }
  stop(): void {
    this.stopped = true;
    this.alarm?.abort();
    for (const host of this.hosts.values()) {
      for (const task of host.queue.splice(0)) task.settle(null);
      for (const task of host.running) task.abort.abort();
    }
    for (const { task } of this.doubted.splice(0)) task.settle(null);
    this.ring = [];
  }
  setLimits(change: Partial<ProbeLimits>): void {
    this.limits = { ...this.limits, ...change };
    this.pump();
  }

  private async one(raw: string, ask: Ask | null): Promise<Reading> {
    const url = withoutFragment(raw);
    const skip = whyNotProbed(url, this.limits.pageHost) ?? (this.stopped ? stopped : null);
    if (skip !== null) return withoutAnswer(plain(url, 'skipped', skip));
    const waiting = this.enqueue(url, ask);
    this.pump();
    return (await waiting) ?? withoutAnswer(plain(url, 'skipped', stopped));
  }

  private enqueue(url: string, ask: Ask | null): Promise<Reading | null> {
    const address = new URL(url);
    address.username = '';
    address.password = '';
    let host = this.hosts.get(address.host);
    if (!host) this.hosts.set(address.host, (host = new ProbedHost()));
    return new Promise((settle) => {
      const task: Task = { url, address: address.href, host, ask, attempt: 0, startedAt: 0, abort: new AbortController(), settle };
      if (host.backedOff) return settle(this.declined(task, host.backedOff));
      host.queue.push(task);
      if (host.queue.length === 1) this.ring.push(host);
    });
  }

  /** Starts the requests that may start now. */
  private pump(): void {
    if (this.paused || this.stopped) return;
    const now = this.net.clock();
    let wake = Infinity;
    let passed = 0;
    while (this.running < this.limits.inFlight && passed < this.ring.length) {
      if (this.turn >= this.ring.length) this.turn = 0;
      const host = this.ring[this.turn]!;
      if (host.queue.length === 0) {
        this.ring.splice(this.turn, 1);
        continue;
      }
      if (host.notBefore > now) wake = Math.min(wake, host.notBefore);
      if (host.notBefore > now || host.running.size >= this.limits.perHost) {
        this.turn += 1;
        passed += 1;
        continue;
      }
      passed = 0;
      this.turn += 1;
      const task = host.queue.shift()!;
      // Checked when its turn comes, because permissions may have changed since the run started.
      if (this.mayRequest(task)) void this.run(task);
    }
    this.ring = this.ring.filter(({ queue }) => queue.length > 0);
    this.alarm?.abort();
    this.alarm = null;
    if (wake < Infinity) this.wakeIn(wake - now);
    if (this.running === 0 && this.ring.length === 0) this.doubtAll();
  }

  /** Whether the task's host may be requested. If not, settles the task. */
  private mayRequest(task: Task): boolean {
    if (!this.net.allowed || this.net.allowed(task.address)) return true;
    task.settle(withoutAnswer(plain(task.url, 'unverified', probeFailureReason('not-allowed'))));
    return false;
  }

  private wakeIn(ms: number): void {
    const alarm = (this.alarm = new AbortController());
    const ring = () => {
      if (!alarm.signal.aborted) this.pump();
    };
    this.net.sleep(ms, alarm.signal).then(ring, () => {});
  }

  private async run(task: Task): Promise<void> {
    const { host, address, ask } = task;
    this.running += 1;
    host.running.add(task);
    task.startedAt = this.net.clock();
    const reply = await withDeadline(this.net, this.limits.timeoutMs, task.abort.signal, (signal) =>
      ask
        ? readPage(this.net, address, ask, this.limits.pageHost, signal)
        : checkLink(this.net, address, task.attempt > 0, this.limits.pageHost, signal),
    );
    this.running -= 1;
    host.running.delete(task);
    this.take(task, reply);
    this.pump();
  }

  private take(task: Task, reply: Reply | 'timeout' | 'aborted'): void {
    const { host } = task;
    const now = this.net.clock();
    if (reply === 'aborted') return task.settle(this.stopped || !host.backedOff ? null : this.declined(task, host.backedOff));
    if (reply === 'timeout') {
      const online = this.net.online();
      if (online) host.timeout();
      task.settle(
        withoutAnswer({
          ...plain(task.url, 'unverified', null),
          ...classifyOutcome(online ? { kind: 'timeout', ms: this.limits.timeoutMs } : { kind: 'offline' }),
        }),
      );
      return this.leave(host, true);
    }
    if (reply.kind !== 'answer') {
      // The permission was revoked during the request: the browser aborted it, not the server.
      if (!this.mayRequest(task)) return;
      const reading = withoutAnswer({ ...plain(task.url, 'unverified', null), ...classifyOutcome(reply), ...redirectsOf(reply) });
      // Nothing has responded so far, so the fault may be in our network. Reported once something has responded, or at the end.
      if (reading.probe.class === 'broken' && !this.isReached(task) && reply.kind === 'failed') this.doubted.push({ task, reading });
      else task.settle(reading);
      return;
    }
    const by = isInside(task) ? 'inside' : 'web';
    if (!this.reached[by]) {
      this.reached[by] = true;
      for (const { task: doubted, reading } of this.doubted.splice(0)) {
        if (this.isReached(doubted)) doubted.settle(reading);
        else this.doubted.push({ task: doubted, reading });
      }
    }
    if (isRefusal(reply)) {
      host.refuse(now, task.startedAt, retryAfterMs(reply.headers.get('retry-after'), now), (this.net.random ?? Math.random)());
      if (!host.backedOff && task.attempt < retryLimits.retries) {
        task.attempt += 1;
        host.queue.unshift(task);
        if (!this.ring.includes(host)) this.ring.push(host);
        return;
      }
    } else host.answer(reply.status, now);
    task.settle(this.reading(task, reply));
    this.leave(host, false);
  }

  private isReached(task: Task): boolean {
    return this.reached.web || (this.reached.inside && isInside(task));
  }

  /** Sends no more requests to a host; `cut` also stops waiting for running ones. */
  private leave(host: ProbedHost<Task>, cut: boolean): void {
    if (!host.backedOff) return;
    for (const task of host.queue.splice(0)) task.settle(this.declined(task, host.backedOff));
    if (!cut) return;
    for (const task of host.running) task.abort.abort();
  }

  private declined(task: Task, reason: ProbeReason): Reading {
    return withoutAnswer(plain(task.url, 'unverified', reason));
  }

  private doubtAll(): void {
    for (const { task, reading } of this.doubted.splice(0)) {
      const { reason } = reading.probe;
      const doubt =
        reason?.code === 'no-host' || reason?.code === 'no-server'
          ? probeFailureReason('nothing-answers', { failure: reason.code })
          : reason;
      task.settle({ ...reading, probe: { ...reading.probe, class: 'unverified', reason: doubt } });
    }
  }

  private reading(task: Task, answer: Answer): Reading {
    const url = clipText(task.url, caps.url);
    const finalUrl = answer.finalUrl === task.address ? url : clipText(answer.finalUrl, caps.url);
    const hops = answer.hops && answer.hops.length > 0 ? { hops: answer.hops } : {};
    const probe: Probe = {
      url,
      ...classifyOutcome(answer),
      status: answer.status,
      finalUrl,
      redirects: answer.redirected ? Math.max(1, answer.hops?.length ?? 0) : 0,
      ...hops,
    };
    if (probe.class === 'redirected' && !probe.hops) probe.reason = probeFailureReason('uncounted-redirects');
    return { probe, headers: answer.headers, body: answer.body, truncated: answer.truncated };
  }
}

const isInside = ({ address }: Task): boolean => isPrivateHost(new URL(address).hostname);

/** The redirect chain of a request that ended with it. */
function redirectsOf(reply: Exclude<Reply, Answer>): Partial<Probe> {
  if (reply.kind !== 'stopped') return {};
  const { hops = [], finalUrl = '' } = reply;
  return {
    status: hops.at(-1)?.status ?? 0,
    redirects: hops.length,
    ...(hops.length > 0 ? { hops } : {}),
    ...(finalUrl === '' ? {} : { finalUrl }),
  };
}

const statusOnly: Ask = { bodyLimit: 0, range: 1 };
const hasSucceeded = (reply: Reply) => reply.kind === 'answer' && isSuccess(reply.status);
/** Whether a response is about us instead of the URL; later it may differ. */
const isRefusal = (reply: Reply) =>
  reply.kind === 'answer' && (reply.status === 429 || (reply.status === 503 && reply.headers.has('retry-after')));

async function checkLink(net: ProbeNet, url: string, again: boolean, pageHost: string, signal: AbortSignal): Promise<Reply> {
  if (!again) {
    const head = await sendProbe(net, url, 'HEAD', { bodyLimit: 0, range: 0 }, pageHost, signal);
    if (hasSucceeded(head) || isRefusal(head) || head.kind === 'offline' || head.kind === 'stopped' || signal.aborted) return head;
  }
  return readPage(net, url, statusOnly, pageHost, signal);
}

async function readPage(net: ProbeNet, url: string, ask: Ask, pageHost: string, signal: AbortSignal): Promise<Reply> {
  const reply = await sendProbe(net, url, 'GET', ask, pageHost, signal);
  // Some servers reject a range of certain resources, or of empty ones.
  const rangeRefused = ask.range > 0 && reply.kind === 'answer' && (reply.status === 416 || reply.status === 400);
  return rangeRefused && !signal.aborted ? sendProbe(net, url, 'GET', { ...ask, range: 0 }, pageHost, signal) : reply;
}
