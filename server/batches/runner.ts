/** Works off chunks: leases the host, audits its pages, saves each result, adds the next chunk, and notices the end of a batch. */
import { AuditRefused, type Auditor } from '../audit/auditor.ts';
import { auditAll } from '../audit/audit-all.ts';
import type { RunRow } from '../audit/row.ts';
import { systemMessage } from '../audit/system-error.ts';
import { nextChunk, pagesOf, type Batch } from './batch.ts';
import { retryMs, type Chunk, type ChunkQueue, type Outcome } from './queue.ts';
import type { BatchStore } from './store.ts';
import { StorageFull } from './vault.ts';
import { refusalWords } from '../../words/en/server/audit.ts';

/** As the command line is by default. */
const [perHost, retries] = [2, 1];
/** Milliseconds after which a chunk asks again for a host that another one has. */
const leaseRetryMs = 1_000;
/** How often a running chunk looks whether its batch was cancelled by another process. */
const lookMs = 1_000;

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
  /** Epoch milliseconds. */
  clock(): number;
  log(event: object, message: string): void;
}

class NotNow extends Error {
  readonly fault: BatchFault | null;
  constructor(fault: BatchFault | null) {
    super(fault?.message ?? '');
    this.fault = fault;
  }
}

export class BatchRunner {
  /** What keeps a batch from going on in this process; it is tried again by itself. */
  readonly faults = new Map<string, BatchFault>();
  readonly #parts: RunnerParts;
  readonly #drain = new AbortController();
  readonly #stop = new AbortController();
  readonly #running = new Map<string, Set<AbortController>>();
  #chunks = 0;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    await this.#parts.queue.work((chunk) => this.#run(chunk), this.#parts.concurrency);
  }

  /** Begins no further page. */
  drain(): void {
    this.#drain.abort();
  }
  /** Gives up pages that are open; they are audited again by whoever continues. */
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
    const { urls, lanes } = await store.list(batch.id);
    const lane = lanes[chunk.lane];
    if (!lane) return 'done';
    const lease = await queue.lease(lane.host);
    if (!lease) return { againInMs: leaseRetryMs };
    this.#chunks++;
    try {
      const marks = await store.marks(batch.id, batch.pages);
      const missing = pagesOf(lane, chunk.part).filter((index) => marks[index] === 0);
      const whole = await this.#audit(
        batch,
        missing.map((index) => ({ index, url: urls[index]! })),
        lease.lost,
      );
      if (!whole) return (await store.ended(batch.id)) ? 'done' : { againInMs: 0 };
      this.faults.delete(batch.id);
      const current = await store.marks(batch.id, batch.pages);
      const next = nextChunk(batch.id, lanes, chunk.lane, chunk.part + 1, (index) => current[index] !== 0);
      // Saved before this chunk is done: the chain of a host never breaks.
      if (next) await queue.add([next]);
      else if (!current.includes(0)) await store.end(batch.id, { state: 'finished', at: this.#parts.clock() });
      return 'done';
    } catch (error) {
      const fault = faultOf(error);
      if (fault) {
        this.faults.set(batch.id, fault);
        this.#parts.log({ batch: batch.id, fault: fault.code, err: error }, 'a batch is waiting');
      }
      return { againInMs: retryMs };
    } finally {
      this.#chunks--;
      await lease.release().catch(() => undefined);
    }
  }

  /** @returns false if pages are missing because somebody stopped it */
  async #audit(batch: Batch, pages: readonly { index: number; url: string }[], lost: AbortSignal): Promise<boolean> {
    const { store, auditor, concurrency, delayMs } = this.#parts;
    if (pages.length === 0) return true;
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

/** Does not wait for a browser that hangs once nobody wants the page any more, or its time is long over. */
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
