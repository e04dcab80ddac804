import { AuditRefused, type AuditOrder, type Auditor, type RefusalCode, type Visit, type VisitHttp } from './auditor.ts';
import { isBackOffStatus, BackOff, retryAfterMs, type BackOffRules } from './back-off.ts';
import { describeSystemError } from './system-error.ts';
import { serverWords } from '../words.ts';
import { HostTurns } from './host-turns.ts';
import { rowOfVisit, rowWithoutReport, type RunRow } from './row.ts';

/** The pages to audit, and the limits on load. */
export interface Work {
  orders: readonly IndexedOrder[];
  /** Returns newly found pages. Called at the start and whenever a page has ended; the work is done when it returns none. */
  more?(): readonly IndexedOrder[];
  concurrency: number;
  perHost: number;
  /** Milliseconds between the starts of two pages of one host. */
  delayMs: number;
  /** Further attempts for pages without a report if the reason may be temporary. A page whose audit is incomplete gets at least one. */
  retries: number;
  /** Hosts that return 429 or 503 are requested less often, and given up if they continue. If absent, hosts are not slowed down. */
  backOff?: BackOffRules;
  /** Pace of hosts from an earlier part of the same work; updated by this one. */
  backOffs?: Map<string, BackOff>;
  /** Called when a host requires another pace, which is in `backOffs`. */
  paced?(host: string): void;
  /** Ends the work instead of waiting longer than this for the next page; milliseconds. If absent, it waits. */
  patienceMs?: number;
  /** Milliseconds between the starts of two pages of a host, if it requires more than `delayMs`. */
  gapOf?(host: string): number;
  /** A host was given up; its waiting pages get no row. If absent, they get a failure as their row. */
  gaveUp?(host: string, status: number, waiting: readonly IndexedOrder[]): void;
}
export interface IndexedOrder {
  index: number;
  order: AuditOrder;
}

/** Failures that may be temporary: another attempt may return a report. */
const passing: readonly RefusalCode[] = [
  'target-timeout',
  'target-connect-failed',
  'target-crashed-renderer',
  'queue-timeout',
  'overloaded',
];
/** Failures of this machine, not of the page. */
const ofTheTool: readonly string[] = ['browser-unavailable', 'internal-error', 'draining'];
export const isAuditorFailure = ({ error }: Pick<RunRow, 'error'>): boolean => error !== null && ofTheTool.includes(error.code);

/** An auditor that does not respond this long after a page's time limit hangs. */
const graceMs = 30_000;

/** Maximum attempts for a page whose host wants fewer requests. */
const mostTries = 4;
/** The code of such a page. It is not broken: it could not be checked. */
const rateLimited = 'target-rate-limited';

/**
 * Audits pages, several at a time. Pages in progress when `stop` fires have no row, and are audited again when the run is resumed.
 * @param drain no further page is started; one that is due to be tried again has no row, as if it was not reached
 * @param stop pages in progress are abandoned
 * @param ended called with each row, and awaited; if it throws, the work ends. `visit`: null without a report
 * @returns milliseconds until the next page may start, if the work ended early because of `patienceMs`; otherwise 0
 */
export async function auditAll(
  work: Work,
  auditor: Pick<Auditor, 'audit'>,
  { drain, stop }: { drain: AbortSignal; stop: AbortSignal },
  began: (url: string) => void,
  ended: (row: RunRow, visit: Visit | null) => Promise<void>,
): Promise<number> {
  const turns = new HostTurns<IndexedOrder>(work.perHost, work.delayMs);
  const paces = new QueuePaces(work, turns);
  const fault = new AbortController();
  const over = () => drain.aborted || stop.aborted || fault.signal.aborted;
  let wake = later();
  let [running, waitMs] = [0, 0];
  const news = () => {
    wake.resolve();
    wake = later();
  };
  const add = (orders: readonly IndexedOrder[]) => {
    for (const one of orders) paces.add(one);
  };
  add(work.orders);
  add(work.more?.() ?? []);
  const signals = [drain, stop, fault.signal];
  for (const signal of signals) signal.addEventListener('abort', news);
  const auditNext = async ({ host, item }: { host: string; item: IndexedOrder }): Promise<void> => {
    const beganAt = performance.now();
    if (!paces.isRetry(host, item)) began(item.order.url);
    running += 1;
    try {
      const { row, visit, response } = await auditOne(item.index, item.order, auditor, work.retries, stop, over);
      const next = response && !fault.signal.aborted ? paces.after(host, item, response, beganAt) : 'answered';
      turns.ended(host);
      if (next === 'again') turns.add(host, item);
      else if (next === 'given-up') await ended(rateLimitedRow(item, response!.status, true), null);
      else if (row && !fault.signal.aborted) {
        await ended(row, visit);
        add(work.more?.() ?? []);
      }
    } finally {
      running -= 1;
      news();
    }
  };
  const worker = async (): Promise<void> => {
    while (!over()) {
      const dropped = paces.dropped.shift();
      if (dropped) {
        await ended(rateLimitedRow(dropped.item, dropped.status, false), null);
        continue;
      }
      const next = turns.take(performance.now());
      // Pages in progress may find more.
      if (next === null && running === 0) return;
      if (typeof next === 'number' && running === 0 && next > (work.patienceMs ?? Number.POSITIVE_INFINITY)) {
        waitMs = next;
        return;
      }
      if (next === null || typeof next === 'number') await soon(wake.promise, next ?? Number.POSITIVE_INFINITY);
      else await auditNext(next);
    }
  };
  try {
    const most = work.more ? work.concurrency : Math.min(work.concurrency, work.orders.length);
    const workers = Array.from({ length: most }, () => worker().catch((error: unknown) => fault.abort(error)));
    await Promise.all(workers);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', news);
  }
  if (fault.signal.aborted) throw fault.signal.reason;
  return waitMs;
}

/** How often each host is requested, depending on what it requires and returns. */
class QueuePaces {
  /** Pages of given-up hosts that get a row without being requested. */
  readonly dropped: { item: IndexedOrder; status: number }[] = [];
  readonly #work: Work;
  readonly #turns: HostTurns<IndexedOrder>;
  readonly #backOffs: Map<string, BackOff>;
  readonly #known = new Set<string>();

  constructor(work: Work, turns: HostTurns<IndexedOrder>) {
    this.#work = work;
    this.#turns = turns;
    this.#backOffs = work.backOffs ?? new Map();
  }

  add(one: IndexedOrder): void {
    const { host } = new URL(one.order.url);
    const { gapMs: wanted = 0, freeAt = 0, givenUpFor = null } = this.#backOffs.get(host) ?? {};
    if (givenUpFor !== null) {
      this.#drop(host, givenUpFor, [one]);
      return;
    }
    this.#turns.add(host, one);
    if (this.#known.has(host)) return;
    this.#known.add(host);
    const gapMs = Math.max(this.#work.gapOf?.(host) ?? 0, wanted);
    if (gapMs > 0) this.#turns.pace(host, { gapMs, slow: true, freeAt });
  }

  isRetry = (host: string, { index }: IndexedOrder): boolean => this.#backOffs.get(host)?.tries.has(index) ?? false;

  /** @returns whether the page is to be tried again, or stays without a report */
  after(host: string, one: IndexedOrder, { status, headers }: Answer, began: number): 'answered' | 'again' | 'given-up' {
    const { backOff: rules, gapOf, paced } = this.#work;
    if (!rules) return 'answered';
    const least = gapOf?.(host) ?? 0;
    const now = performance.now();
    const known = this.#backOffs.get(host);
    if (!isBackOffStatus(status)) {
      if (!known) return 'answered';
      const isNews = known.tries.delete(one.index) || known.gapMs > 0 || known.isRefusing;
      known.answered(began);
      if (isNews) paced?.(host);
      this.#turns.pace(host, { gapMs: Math.max(least, known.gapMs), slow: least > 0 || known.gapMs > 0, freeAt: 0 });
      return 'answered';
    }
    const backOff = known ?? new BackOff(rules);
    this.#backOffs.set(host, backOff);
    const wait = backOff.refused(began, now, retryAfterMs(headers['retry-after'], Date.now()));
    const tries = (backOff.tries.get(one.index) ?? 0) + 1;
    const isOver = wait === null || tries >= mostTries;
    if (isOver) backOff.tries.delete(one.index);
    else backOff.tries.set(one.index, tries);
    if (wait === null) this.#giveUp(host, backOff, status);
    else this.#turns.pace(host, { gapMs: Math.max(least, backOff.gapMs), slow: true, freeAt: now + wait });
    paced?.(host);
    if (!isOver) return 'again';
    // A server that keeps failing for one page fails for crawlers too, which is a finding. Too many requests are ours.
    return wait !== null && status === 503 ? 'answered' : 'given-up';
  }

  #giveUp(host: string, backOff: BackOff, status: number): void {
    const isFirst = backOff.givenUpFor === null;
    backOff.givenUpFor ??= status;
    const waiting = this.#turns.close(host);
    if (isFirst || waiting.length > 0) this.#drop(host, status, waiting);
  }

  #drop(host: string, status: number, waiting: readonly IndexedOrder[]): void {
    if (this.#work.gaveUp) this.#work.gaveUp(host, status, waiting);
    else this.dropped.push(...waiting.map((item) => ({ item, status })));
  }
}

function later(): { promise: Promise<void>; resolve(): void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Resolves on the next event, or after this many milliseconds. */
async function soon(news: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((done) => {
    if (Number.isFinite(ms)) timer = setTimeout(done, ms);
  });
  await Promise.race([news, passed]);
  clearTimeout(timer);
}

type Answer = Pick<VisitHttp, 'status' | 'headers'>;
interface Audited {
  /** Null if it was abandoned, or another attempt was due when no more were made. */
  row: RunRow | null;
  visit: Visit | null;
  /** What the server returned, even if that is not a page. */
  response: Answer | null;
}

/** The row of a page that its host did not deliver. @param requested false: not even requested, because its host was given up */
const rateLimitedRow = ({ index, order }: IndexedOrder, status: number, requested: boolean): RunRow =>
  rowWithoutReport(index, order, 'failed', {
    code: rateLimited,
    message: serverWords().losses.rateLimited({ status, requested }),
    ...(requested && { status }),
  });

async function auditOne(
  index: number,
  order: AuditOrder,
  auditor: Pick<Auditor, 'audit'>,
  retries: number,
  stop: AbortSignal,
  over: () => boolean,
): Promise<Audited> {
  const failed = (code: string, message: string, response: Answer | null = null) => ({
    row: rowWithoutReport(index, order, 'failed', { code, message, ...(response && { status: response.status }) }),
    visit: null,
    response,
  });
  const unfinished: Audited = { row: null, visit: null, response: null };
  for (let attempt = 0; ; attempt++) {
    // What only the next attempt would show is left to whoever goes on later.
    if (attempt > 0 && over()) return unfinished;
    const late = AbortSignal.timeout(order.timeoutMs + graceMs);
    try {
      const visit = await auditor.audit(order, AbortSignal.any([stop, late]));
      // Under load, our own time may be over before the site's response was read. Another try reads it, or the page has no score.
      if (visit.report.geo.reason === 'incomplete' && attempt < Math.max(1, retries)) continue;
      return { row: rowOfVisit(index, order, visit), visit, response: visit.http };
    } catch (error) {
      if (stop.aborted) return unfinished;
      if (late.aborted) return failed('target-timeout', serverWords().losses.tooSlow({ ms: order.timeoutMs + graceMs }));
      if (!(error instanceof AuditRefused))
        return failed('internal-error', serverWords().losses.internal({ why: describeSystemError(error) }));
      if (attempt < retries && passing.includes(error.code)) continue;
      if (error.reason === 'hung') {
        // Unlike one that does not start, a browser may have hung because of the page.
        if (attempt < Math.max(1, retries)) continue;
        return failed('target-crashed-renderer', serverWords().refusals['target-crashed-renderer'], error.response);
      }
      return failed(error.code, error.message, error.response);
    }
  }
}
