/** Works on chunks: leases the host, audits its pages, saves each result, queues the next chunk, and detects the end of a batch. */
import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import { AuditRefused, type Auditor } from '../audit/auditor.ts';
import { auditAll } from '../audit/audit-all.ts';
import type { BackOffRules } from '../audit/back-off.ts';
import { adviceForService, refusalByGuard, withAdvice } from '../audit/refusals.ts';
import { rowWithoutReport, type RunRow } from '../audit/row.ts';
import { describeSystemError } from '../audit/system-error.ts';
import { CrawlRefused } from '../crawl/crawl.ts';
import { EgressError } from '../egress/egress-error.ts';
import type { CrawlNet } from '../crawl/crawl.ts';
import { Crawls, CrawlTaken } from './crawls.ts';
import type { Batch, Page } from './batch.ts';
import { chunkId, retryMs as usualRetryMs, type Chunk, type ChunkQueue, type Lease, type Outcome } from './queue/queue.ts';
import type { BatchStore } from './store.ts';
import { nextCrawlTask, nextListTask, type Task } from './tasks.ts';
import { StorageFull } from './file-store.ts';
import { inProcessLanguage, serverWords } from '../words.ts';

/** Same as the command line's defaults. */
const [perHost, retries] = [2, 1];
/** Milliseconds after which a chunk tries again to lease a host. */
const leaseRetryMs = 1_000;
/** A chunk whose next page has to wait longer than this, in milliseconds, is put back, so that other hosts have its place. */
const patienceMs = 1_000;
/** How often a running chunk checks whether another process canceled its batch, in milliseconds. */
const lookMs = 1_000;
/** How often to try to remove the record of an attempt from an unreachable store, in milliseconds. */
const forgetRetryMs = 200;
/** After this many ended processes, a chunk is audited page by page; after as many more, the page gets a failure as its result. */
const [chunkTries, pageTries] = [2, 2];
/** Milliseconds without a finished page while some are open; longer than a page with its retry may take. */
const stuckMs = 600_000;

/** Not the page's fault: no result is saved, and the page is audited again later. */
const later: readonly string[] = ['browser-unavailable', 'draining', 'overloaded', 'queue-timeout', 'cancelled'];

export interface BatchFault {
  code: 'storage-full' | 'browser-unavailable' | 'robots-unread' | 'target-rate-limited' | 'no-results' | 'internal-error';
  message: string;
}
export interface RunnerParts {
  store: BatchStore;
  queue: ChunkQueue;
  auditor: Pick<Auditor, 'audit'>;
  /** Network for a crawl's robots.txt. @throws EgressError if the start page must not be requested */
  openCrawlNet(start: string): CrawlNet;
  /** The command that runs, for advice; `serve` if absent. */
  command?: 'worker' | 'mcp';
  /** Number of concurrent pages. */
  concurrency: number;
  /** Milliseconds between the starts of two pages of one host. */
  delayMs: number;
  /** Milliseconds after which a failed chunk is delivered again. */
  retryMs?: number;
  /** For tests: how long to wait for hosts that return 429 or 503. */
  backOff?: BackOffRules;
  /** Epoch milliseconds. */
  clock(): number;
  log(event: object, message: string): void;
}

const failedRow = (batch: Batch, { index, url }: Page, error: { code: string; message: string }): RunRow =>
  rowWithoutReport(index, { ...batch.settings, url, headers: {} }, 'failed', error);
const endsProcess = () => ({ code: 'internal-error', message: serverWords().batches.endsProcess });

class NotNow extends Error {
  readonly fault: BatchFault | null;
  constructor(fault: BatchFault | null) {
    super(fault?.message ?? '');
    this.fault = fault;
  }
}

export class Runner {
  /** Why a batch makes no progress in this process; it is retried automatically. */
  readonly faults = new Map<string, BatchFault>();
  readonly #parts: RunnerParts;
  readonly #drain = new AbortController();
  readonly #stop = new AbortController();
  readonly #running = new Map<string, Set<AbortController>>();
  readonly #crawls: Crawls;
  /** The last attempt of a page runs alone, so that other open pages are not blamed if the process ends. */
  readonly #suspects = new PQueue({ concurrency: 1 });
  #chunks = 0;
  #newsAt = performance.now();

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#crawls = new Crawls(parts.store, parts.openCrawlNet, parts.backOff);
  }

  async start(): Promise<void> {
    // The request that started a batch may have woken the queue: results are saved in the language of the service.
    await this.#parts.queue.work((chunk) => inProcessLanguage(() => this.#run(chunk)), this.#parts.concurrency);
  }

  /** Whether something hangs: pages are open, but none has finished for longer than one may take. */
  isStuck(): boolean {
    return this.#chunks > 0 && performance.now() - this.#newsAt > stuckMs;
  }

  /** Starts no further page. */
  drain(): void {
    this.#drain.abort();
  }
  /** Abandons open pages; the next process audits them again. */
  stop(): void {
    this.#drain.abort();
    this.#stop.abort();
  }
  /** Stops all work. */
  close(): void {
    this.#crawls.close();
  }
  /** Abandons the open pages of a batch. */
  cancel(batch: string): void {
    for (const running of this.#running.get(batch) ?? []) running.abort();
  }

  async #run(chunk: Chunk): Promise<Outcome> {
    const { store, queue, backOff } = this.#parts;
    if (this.#drain.signal.aborted) return { againInMs: 0 };
    const batch = await store.batch(chunk.batch);
    if (!batch) {
      this.#parts.log({ batch: chunk.batch }, 'a batch of the queue is not here: it was deleted, or is in another --data or --store-url');
      return 'done';
    }
    if (await store.ended(batch.id)) return 'done';
    try {
      // To open a crawl requests robots.txt and reads all that was found: only who has its host does so, not all that wait for it.
      const first = batch.crawl && !this.#crawls.isOpen(batch.id) ? new URL(batch.crawl.start).host : null;
      let lease = first === null ? null : await queue.lease(first);
      if (first !== null && !lease) return { againInMs: leaseRetryMs };
      try {
        const task = batch.crawl ? await this.#crawlTask(batch, chunk) : await nextListTask(store, batch, chunk, backOff);
        if (!task) return 'done';
        if (task.host !== first) {
          const before = lease;
          lease = null;
          await before?.release();
          lease = await queue.lease(task.host);
        }
        if (lease) return await this.#processTask(batch, task, chunk, lease);
        task.giveBackPages();
        return { againInMs: leaseRetryMs };
      } finally {
        await lease?.release().catch(() => undefined);
      }
    } catch (error) {
      this.#crawls.forget(batch.id);
      const fault = faultOf(error);
      if (fault) {
        this.faults.set(batch.id, fault);
        this.#parts.log({ batch: batch.id, fault: fault.code, err: error }, 'a batch is waiting');
      }
      return { againInMs: this.#parts.retryMs ?? usualRetryMs };
    }
  }

  /** @returns null if there is nothing left to do */
  async #crawlTask(batch: Batch, chunk: Chunk): Promise<Task | null> {
    const { store, clock } = this.#parts;
    try {
      return await nextCrawlTask(store, batch, chunk, await this.#crawls.open(batch));
    } catch (error) {
      const refusal = refusalOf(error, batch.crawl!.start, this.#parts.command);
      if (!refusal) throw error;
      // After the start page, a process may have ended before it queued the next part.
      const isNew = chunk.part === 0 && (await store.missing(batch.id, batch.pages, [0])).length > 0;
      // An unreadable robots.txt may be available again soon.
      if (!isNew && refusal.code === 'robots-unread') throw new NotNow({ ...refusal, code: 'robots-unread' });
      if (isNew) await store.putRow(batch, failedRow(batch, { index: 0, url: batch.crawl!.start }, refusal));
      await store.end(batch.id, { state: 'finished', at: clock() });
      return null;
    }
  }

  async #processTask(batch: Batch, task: Task, chunk: Chunk, lease: Lease): Promise<Outcome> {
    this.#chunks++;
    this.#newsAt = performance.now();
    try {
      return await this.#workOn(batch, task, chunk, lease);
    } finally {
      this.#chunks--;
      this.#newsAt = performance.now();
    }
  }

  async #workOn(batch: Batch, task: Task, chunk: Chunk, lease: Lease): Promise<Outcome> {
    const { store, queue, clock } = this.#parts;
    const pages = await task.begin();
    if (!pages) return 'done';
    const waitMs = await this.#auditWithAttempts(batch, chunkId(chunk), pages, task, lease);
    await task.paces.written();
    if (waitMs !== null) {
      task.giveBackPages();
      this.#noteRefusals(batch, task, waitMs);
      return (await store.ended(batch.id)) ? 'done' : { againInMs: Math.ceil(Math.max(waitMs, task.gapMs())) };
    }
    this.faults.delete(batch.id);
    const { next, over } = await task.ended();
    // While it has the lease: the next holder of the host starts immediately.
    if (next.length > 0)
      await sleep(task.gapMs(), undefined, { signal: AbortSignal.any([this.#drain.signal, lease.lost]) }).catch(() => undefined);
    // Queued before this chunk is done, so that the chain of a host never breaks.
    if (next.length > 0) await queue.add(next);
    else if (over) await store.end(batch.id, { state: 'finished', at: clock() });
    return 'done';
  }

  /** Says why a batch is waiting. Pages of other hosts go on meanwhile. */
  #noteRefusals(batch: Batch, { host, paces }: Task, waitMs: number): void {
    if (waitMs === 0 || !paces.of(host)?.isRefusing) return;
    const message = serverWords().batches.hostRefuses({ host, at: this.#parts.clock() + waitMs });
    this.faults.set(batch.id, { code: 'target-rate-limited', message });
    this.#parts.log({ batch: batch.id, host, waitMs: Math.round(waitMs) }, 'a host limits requests');
  }

  /**
   * Audits pages, and records the attempt outside of this process, because a page may crash it.
   * @returns null if all have results, otherwise after how many milliseconds to continue
   */
  async #auditWithAttempts(batch: Batch, chunk: string, pages: readonly Page[], task: Task, lease: Lease): Promise<number | null> {
    const { store } = this.#parts;
    if (pages.length === 0) return null;
    const before = store.durable ? await store.attempts(batch.id, chunk) : null;
    const tries = (before?.chunk ?? 0) + 1;
    try {
      if (store.durable) await store.saveAttempts(batch.id, chunk, { chunk: tries, alone: before?.alone ?? null });
      if (tries <= chunkTries) return await this.#audit(batch, pages, task, lease);
      let last = before?.alone ?? null;
      for (const page of pages) {
        const alone = { index: page.index, tries: (last?.index === page.index ? last.tries : 0) + 1 };
        last = null;
        if (alone.tries > pageTries) {
          await store.putRow(batch, failedRow(batch, page, endsProcess()));
          continue;
        }
        const tryAlone = async () => {
          await store.saveAttempts(batch.id, chunk, { chunk: tries, alone });
          return this.#audit(batch, [page], task, lease);
        };
        const waitMs = alone.tries < pageTries ? await tryAlone() : await this.#suspects.add(tryAlone);
        if (waitMs !== null) return waitMs;
      }
      return null;
    } finally {
      // Not reached if the process dies.
      if (store.durable) await this.#forgetAttempts(batch.id, chunk);
    }
  }

  /**
   * Waits for an unreachable store, also if the lease is lost meanwhile: an attempt that remains there counts as an ended process, for which
   * its pages are blamed.
   */
  async #forgetAttempts(batch: string, chunk: string): Promise<void> {
    const over = this.#stop.signal;
    for (;;) {
      const isForgotten = await this.#parts.store.forgetAttempts(batch, chunk).then(
        () => true,
        () => false,
      );
      if (isForgotten || over.aborted) return;
      // Its pages are done: a process that was ended as stuck would leave the attempt there.
      this.#newsAt = performance.now();
      await sleep(forgetRetryMs, undefined, { signal: over }).catch(() => undefined);
    }
  }

  /** @returns null if all have results, otherwise after how many milliseconds to continue */
  async #audit(batch: Batch, pages: readonly Page[], task: Task, lease: Lease): Promise<number | null> {
    const { store, auditor, concurrency, delayMs, command } = this.#parts;
    const cancelled = new AbortController();
    const running = this.#running.get(batch.id) ?? new Set();
    this.#running.set(batch.id, running.add(cancelled));
    const look = setInterval(() => {
      store.ended(batch.id).then(
        (end) => end && cancelled.abort(),
        () => undefined,
      );
    }, lookMs);
    const stop = AbortSignal.any([this.#stop.signal, cancelled.signal, lease.lost]);
    let missing = pages.length;
    try {
      const waitMs = await auditAll(
        {
          orders: pages.map(({ index, url }) => ({ index, order: { ...batch.settings, url, headers: {} } })),
          concurrency: Math.max(1, Math.min(perHost, Math.floor(concurrency / Math.max(1, this.#chunks)))),
          perHost,
          delayMs,
          retries,
          patienceMs,
          ...task.pace,
        },
        abandoning(auditor, lease, command),
        { drain: AbortSignal.any([this.#drain.signal, stop]), stop },
        () => undefined,
        async (row, visit) => {
          if (row.error && later.includes(row.error.code)) throw new NotNow(faultOfRow(row));
          await store.putRow(batch, await task.took(row, visit));
          this.#newsAt = performance.now();
          missing--;
        },
      );
      return missing === 0 ? null : waitMs;
    } finally {
      clearInterval(look);
      running.delete(cancelled);
      if (running.size === 0) this.#running.delete(batch.id);
    }
  }
}

/**
 * Stops waiting for a hanging browser when the page is canceled or long past its time limit, and opens no page of a host that others may have.
 * A refused private page says how it can be allowed.
 */
const abandoning = (auditor: Pick<Auditor, 'audit'>, lease: Lease, command: RunnerParts['command']): Pick<Auditor, 'audit'> => ({
  audit: (order, signal) =>
    new Promise((resolve, reject) => {
      const leave = () => reject(new AuditRefused('cancelled', serverWords().refusals.cancelled));
      if (!lease.holds()) return leave();
      if (signal.aborted) leave();
      signal.addEventListener('abort', leave, { once: true });
      void auditor
        .audit(order, signal)
        .then(resolve, (error: unknown) => reject(withAdvice(error, () => adviceForService(order.url, command)) as Error))
        .finally(() => signal.removeEventListener('abort', leave));
    }),
});

const faultOfRow = ({ error }: RunRow): BatchFault | null =>
  error?.code === 'browser-unavailable' ? { code: 'browser-unavailable', message: error.message } : null;

/** Why a crawl cannot start, as the result of its start page; null for other errors. */
function refusalOf(error: unknown, start: string, command: RunnerParts['command']): { code: string; message: string } | null {
  if (error instanceof CrawlRefused)
    return error.code === 'disallowed'
      ? { code: 'robots-disallowed', message: serverWords().crawl.disallowed({ url: start }) }
      : { code: 'robots-unread', message: serverWords().crawl.robotsUnread({ origin: new URL(start).origin }) };
  if (!(error instanceof EgressError)) return null;
  const { code, message } = withAdvice(refusalByGuard(error), () => adviceForService(start, command));
  return { code, message };
}

function faultOf(error: unknown): BatchFault | null {
  if (error instanceof CrawlTaken) return null;
  if (error instanceof NotNow) return error.fault;
  if (error instanceof StorageFull) return { code: 'storage-full', message: error.message };
  return { code: 'internal-error', message: describeSystemError(error) };
}
