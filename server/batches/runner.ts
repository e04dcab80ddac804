/** Works off chunks: leases the host, audits its pages, saves each result, adds the next chunk, and notices the end of a batch. */
import PQueue from 'p-queue';
import { AuditRefused, type Auditor } from '../audit/auditor.ts';
import { auditAll } from '../audit/audit-all.ts';
import { rowWithout, type RunRow } from '../audit/row.ts';
import { systemMessage } from '../audit/system-error.ts';
import { nextChunk, pagesOf, type Batch, type Lane } from './batch.ts';
import { chunkId, retryMs as usualRetryMs, type Chunk, type ChunkQueue, type Outcome } from './queue.ts';
import type { BatchStore } from './store.ts';
import { StorageFull } from './vault.ts';
import { refusalWords } from '../../words/en/server/audit.ts';
import { batchWords } from '../../words/en/server/batches.ts';

/** As the command line is by default. */
const [perHost, retries] = [2, 1];
/** Milliseconds after which a chunk tries again to lease a host that is taken. */
const leaseRetryMs = 1_000;
/** How often a running chunk looks whether its batch was cancelled by another process. */
const lookMs = 1_000;
/** After this many ended processes, a chunk is audited page by page; after as many more, a page gets a failure as its result. */
const [chunkTries, pageTries] = [2, 2];
/** Milliseconds without a finished page while some are open: longer than a page with its second attempt may take. */
const stuckMs = 600_000;

/** Not the page's fault: no result, and the page is audited again later. */
const later: readonly string[] = ['browser-unavailable', 'draining', 'overloaded', 'queue-timeout', 'cancelled'];

export interface BatchFault {
  code: 'storage-full' | 'browser-unavailable' | 'internal-error';
  message: string;
}
export interface RunnerParts {
  store: BatchStore;
  queue: ChunkQueue;
  auditor: Auditor;
  /** Pages at a time. */
  concurrency: number;
  /** Milliseconds between the starts of two pages of one host. */
  delayMs: number;
  /** Milliseconds after which a chunk comes again that could not be worked off. */
  retryMs?: number;
  /** Epoch milliseconds. */
  clock(): number;
  log(event: object, message: string): void;
}

interface Page {
  index: number;
  url: string;
}
const rowEnding = (batch: Batch, { index, url }: Page): RunRow =>
  rowWithout(index, { ...batch.settings, url, headers: {} }, 'failed', { code: 'internal-error', message: batchWords.endsProcess });

class NotNow extends Error {
  readonly fault: BatchFault | null;
  constructor(fault: BatchFault | null) {
    super(fault?.message ?? '');
    this.fault = fault;
  }
}

export class BatchRunner {
  /** Why a batch makes no progress in this process; it is retried automatically. */
  readonly faults = new Map<string, BatchFault>();
  readonly #parts: RunnerParts;
  readonly #drain = new AbortController();
  readonly #stop = new AbortController();
  readonly #running = new Map<string, Set<AbortController>>();
  /** The last attempt of a page runs alone, so that other open pages are not blamed if the process ends. */
  readonly #suspects = new PQueue({ concurrency: 1 });
  #chunks = 0;
  #newsAt = performance.now();

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    await this.#parts.queue.work((chunk) => this.#run(chunk), this.#parts.concurrency);
  }

  /** Pages are open, but none has finished for longer than one may take: something hangs. */
  isStuck(): boolean {
    return this.#chunks > 0 && performance.now() - this.#newsAt > stuckMs;
  }

  /** Begins no further page. */
  drain(): void {
    this.#drain.abort();
  }
  /** Abandons open pages; the next process audits them again. */
  stop(): void {
    this.#drain.abort();
    this.#stop.abort();
  }
  /** Gives up the open pages of a batch. */
  cancel(batch: string): void {
    for (const running of this.#running.get(batch) ?? []) running.abort();
  }

  async #run(chunk: Chunk): Promise<Outcome> {
    const { store, queue } = this.#parts;
    if (this.#drain.signal.aborted) return { againInMs: 0 };
    const batch = await store.batch(chunk.batch);
    if (!batch || (await store.ended(batch.id))) return 'done';
    const lane = (await store.list(batch.id)).lanes[chunk.lane];
    if (!lane) return 'done';
    const lease = await queue.lease(lane.host);
    if (!lease) return { againInMs: leaseRetryMs };
    this.#chunks++;
    this.#newsAt = performance.now();
    try {
      return await this.#workOff(batch, lane, chunk, lease.lost);
    } catch (error) {
      const fault = faultOf(error);
      if (fault) {
        this.faults.set(batch.id, fault);
        this.#parts.log({ batch: batch.id, fault: fault.code, err: error }, 'a batch is waiting');
      }
      return { againInMs: this.#parts.retryMs ?? usualRetryMs };
    } finally {
      this.#chunks--;
      this.#newsAt = performance.now();
      await lease.release().catch(() => undefined);
    }
  }

  async #workOff(batch: Batch, lane: Lane, chunk: Chunk, lost: AbortSignal): Promise<Outcome> {
    const { store, queue, clock } = this.#parts;
    const { urls, lanes } = await store.list(batch.id);
    const indexes = await store.missing(batch.id, batch.pages, pagesOf(lane, chunk.part));
    const pages = indexes.map((index) => ({ index, url: urls[index]! }));
    const isWhole = await this.#counted(batch, chunkId(chunk), pages, lost);
    if (!isWhole) return (await store.ended(batch.id)) ? 'done' : { againInMs: 0 };
    this.faults.delete(batch.id);
    const marks = await store.marks(batch.id, batch.pages);
    const next = nextChunk(batch.id, lanes, chunk.lane, chunk.part + 1, (index) => marks[index] !== 0);
    // Saved before this chunk is done: the chain of a host never breaks.
    if (next) await queue.add([next]);
    else if (!marks.includes(0)) await store.end(batch.id, { state: 'finished', at: clock() });
    return 'done';
  }

  /** Audits pages, and records that it does outside this process, because a page may crash it. */
  async #counted(batch: Batch, chunk: string, pages: readonly Page[], lost: AbortSignal): Promise<boolean> {
    const { store } = this.#parts;
    if (pages.length === 0) return true;
    const before = store.durable ? await store.attempts(batch.id, chunk) : null;
    const tries = (before?.chunk ?? 0) + 1;
    try {
      if (store.durable) await store.saveAttempts(batch.id, chunk, { chunk: tries, alone: before?.alone ?? null });
      if (tries <= chunkTries) return await this.#audit(batch, pages, lost);
      let last = before?.alone ?? null;
      for (const page of pages) {
        const alone = { index: page.index, tries: (last?.index === page.index ? last.tries : 0) + 1 };
        last = null;
        if (alone.tries > pageTries) {
          await store.putRow(batch, rowEnding(batch, page));
          continue;
        }
        const tryAlone = async () => {
          await store.saveAttempts(batch.id, chunk, { chunk: tries, alone });
          return this.#audit(batch, [page], lost);
        };
        const isThere = alone.tries < pageTries ? await tryAlone() : await this.#suspects.add(tryAlone);
        if (!isThere) return false;
      }
      return true;
    } finally {
      // Not reached by a process that ends.
      if (store.durable) await store.forgetAttempts(batch.id, chunk).catch(() => undefined);
    }
  }

  /** @returns false if pages are missing because it was stopped */
  async #audit(batch: Batch, pages: readonly Page[], lost: AbortSignal): Promise<boolean> {
    const { store, auditor, concurrency, delayMs } = this.#parts;
    const cancelled = new AbortController();
    const running = this.#running.get(batch.id) ?? new Set();
    this.#running.set(batch.id, running.add(cancelled));
    const look = setInterval(() => {
      store.ended(batch.id).then(
        (end) => end && cancelled.abort(),
        () => undefined,
      );
    }, lookMs);
    const stop = AbortSignal.any([this.#stop.signal, cancelled.signal, lost]);
    let missing = pages.length;
    try {
      await auditAll(
        {
          orders: pages.map(({ index, url }) => ({ index, order: { ...batch.settings, url, headers: {} } })),
          concurrency: Math.max(1, Math.min(perHost, Math.floor(concurrency / Math.max(1, this.#chunks)))),
          perHost,
          delayMs,
          retries,
        },
        abandoning(auditor),
        { drain: AbortSignal.any([this.#drain.signal, stop]), stop },
        () => undefined,
        async (row) => {
          if (row.error && later.includes(row.error.code)) throw new NotNow(faultOfRow(row));
          await store.putRow(batch, row);
          this.#newsAt = performance.now();
          missing--;
        },
      );
    } finally {
      clearInterval(look);
      running.delete(cancelled);
      if (running.size === 0) this.#running.delete(batch.id);
    }
    return missing === 0;
  }
}

/** Stops waiting for a hanging browser when the page is canceled or long past its time limit. */
const abandoning = (auditor: Auditor): Pick<Auditor, 'audit'> => ({
  audit: (order, signal) =>
    new Promise((resolve, reject) => {
      const leave = () => reject(new AuditRefused('cancelled', refusalWords.cancelled));
      if (signal.aborted) leave();
      signal.addEventListener('abort', leave, { once: true });
      void auditor
        .audit(order, signal)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', leave));
    }),
});

const faultOfRow = ({ error }: RunRow): BatchFault | null =>
  error?.code === 'browser-unavailable' ? { code: 'browser-unavailable', message: error.message } : null;

function faultOf(error: unknown): BatchFault | null {
  if (error instanceof NotNow) return error.fault;
  if (error instanceof StorageFull) return { code: 'storage-full', message: error.message };
  return { code: 'internal-error', message: systemMessage(error) };
}
