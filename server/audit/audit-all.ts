import { AuditRefused, type AuditOrder, type Auditor, type RefusalCode, type Visit } from './auditor.ts';
import { isBackOffStatus, BackOff, backOffRetryAfterMs, type BackOffRules } from './back-off.ts';
import { systemErrorMessage } from './system-error.ts';
import { runWords } from '../../words/en/server/audit.ts';
import { HostTurns } from './host-turns.ts';
import { auditRowOf, auditRowWithoutReport, type RunRow } from './row.ts';

/** The pages to audit, and the limits on load. */
export interface Work {
  orders: readonly IndexedOrder[];
  /** Returns newly found pages. Called at the start and whenever a page has ended; the work is done when it returns none. */
  more?(): readonly IndexedOrder[];
  concurrency: number;
  perHost: number;
  /** Milliseconds between the starts of two pages of one host. */
  delayMs: number;
  /** Further attempts for pages without a report if the reason may be temporary. */
  retries: number;
  /** Hosts that return 429 or 503 are requested less often, and given up if they continue. If absent, hosts are not slowed down. */
  backOff?: BackOffRules;
  /** Pace of hosts from an earlier part of the same work; updated by this one. */
  backOffs?: Map<string, BackOff>;
  /** Called when a host asked for another pace: `backOffs` has it. */
  paced?(): void;
  /** Milliseconds between the starts of two pages of a host, if it requires more than `delayMs`. */
  gapOf?(host: string): number;
  /** A host was given up; its waiting pages have no row. */
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

/**
 * Audits pages, several at a time. Pages in progress when `stop` fires have no row, and are audited again when the run is resumed.
 * @param drain no further page is started
 * @param stop pages in progress are abandoned
 * @param ended called with each row, and awaited; if it throws, the work ends. `visit`: null without a report
 */
export async function auditAll(
  work: Work,
  auditor: Pick<Auditor, 'audit'>,
  { drain, stop }: { drain: AbortSignal; stop: AbortSignal },
  began: (url: string) => void,
  ended: (row: RunRow, visit: Visit | null) => Promise<void>,
): Promise<void> {
  const turns = new HostTurns<IndexedOrder>([], work.perHost, work.delayMs);
  const paces = new Paces(work, turns);
  const fault = new AbortController();
  const over = () => drain.aborted || stop.aborted || fault.signal.aborted;
  let wake = later();
  let running = 0;
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
  const worker = async (): Promise<void> => {
    while (!over()) {
      const next = turns.take(performance.now());
      // Pages in progress may find more.
      if (next === null && running === 0) return;
      if (next === null || typeof next === 'number') {
        await soon(wake.promise, next ?? Number.POSITIVE_INFINITY);
        continue;
      }
      const { host, item } = next;
      const beganAt = performance.now();
      if (!paces.isRetry(item)) began(item.order.url);
      running += 1;
      try {
        const { row, visit } = await auditOne(item.index, item.order, auditor, work.retries, stop, over);
        const again = visit !== null && !over() && paces.after(host, item, visit, beganAt);
        turns.ended(host);
        if (again) turns.putBack(host, item);
        else if (row && !fault.signal.aborted) {
          await ended(row, visit);
          add(work.more?.() ?? []);
        }
      } finally {
        running -= 1;
        news();
      }
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
}

/** How often each host is requested, depending on what it requires and returns. */
class Paces {
  readonly #work: Work;
  readonly #turns: HostTurns<IndexedOrder>;
  readonly #backOffs: Map<string, BackOff>;
  readonly #tries = new Map<number, number>();
  readonly #closed = new Map<string, number>();
  readonly #known = new Set<string>();

  constructor(work: Work, turns: HostTurns<IndexedOrder>) {
    this.#work = work;
    this.#turns = turns;
    this.#backOffs = work.backOffs ?? new Map();
  }

  add(one: IndexedOrder): void {
    const { host } = new URL(one.order.url);
    const status = this.#closed.get(host);
    if (status !== undefined) {
      this.#work.gaveUp?.(host, status, [one]);
      return;
    }
    this.#turns.add(host, one);
    if (this.#known.has(host)) return;
    this.#known.add(host);
    const { gapMs: wanted = 0, freeAt = 0 } = this.#backOffs.get(host) ?? {};
    const gapMs = Math.max(this.#work.gapOf?.(host) ?? 0, wanted);
    if (gapMs > 0) this.#turns.pace(host, { gapMs, slow: true, freeAt });
  }

  isRetry = ({ index }: IndexedOrder): boolean => this.#tries.has(index);

  /** @returns whether the page is to be tried again */
  after(host: string, one: IndexedOrder, { http }: Visit, began: number): boolean {
    const { backOff: rules, gapOf } = this.#work;
    if (!rules) return false;
    const least = gapOf?.(host) ?? 0;
    const now = performance.now();
    const known = this.#backOffs.get(host);
    if (!isBackOffStatus(http.status)) {
      if (!known) return false;
      const before = known.gapMs;
      known.answered();
      if (known.gapMs !== before) this.#work.paced?.();
      this.#turns.pace(host, { gapMs: Math.max(least, known.gapMs), slow: least > 0 || known.gapMs > 0, freeAt: 0 });
      return false;
    }
    const backOff = known ?? new BackOff(rules);
    this.#backOffs.set(host, backOff);
    const wait = backOff.refused(began, now, backOffRetryAfterMs(http.headers['retry-after'], Date.now()));
    this.#work.paced?.();
    if (wait === null) {
      const first = !this.#closed.has(host);
      this.#closed.set(host, http.status);
      const waiting = this.#turns.close(host);
      if (first || waiting.length > 0) this.#work.gaveUp?.(host, http.status, waiting);
      return false;
    }
    this.#turns.pace(host, { gapMs: Math.max(least, backOff.gapMs), slow: true, freeAt: now + wait });
    const tries = (this.#tries.get(one.index) ?? 0) + 1;
    this.#tries.set(one.index, tries);
    return tries < mostTries;
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

/** The row of a page; null if it was abandoned. */
async function auditOne(
  index: number,
  order: AuditOrder,
  auditor: Pick<Auditor, 'audit'>,
  retries: number,
  stop: AbortSignal,
  over: () => boolean,
): Promise<{ row: RunRow | null; visit: Visit | null }> {
  const failed = (code: string, message: string) => ({
    row: auditRowWithoutReport(index, order, 'failed', { code, message }),
    visit: null,
  });
  for (let attempt = 0; ; attempt++) {
    const late = AbortSignal.timeout(order.timeoutMs + graceMs);
    try {
      const visit = await auditor.audit(order, AbortSignal.any([stop, late]));
      return { row: auditRowOf(index, order, visit), visit };
    } catch (error) {
      if (stop.aborted) return { row: null, visit: null };
      if (late.aborted) return failed('target-timeout', runWords.tooSlow({ ms: order.timeoutMs + graceMs }));
      if (!(error instanceof AuditRefused)) return failed('internal-error', runWords.internal({ why: systemErrorMessage(error) }));
      if (attempt < retries && passing.includes(error.code) && !over()) continue;
      return failed(error.code, error.message);
    }
  }
}
