import PQueue from 'p-queue';
import { batchIdPattern } from '../batch.ts';
import { diskError } from '../file-store.ts';
import { Journal } from './journal.ts';
import { chunkId, retryMs, type Chunk, type ChunkQueue, type Lease, type Outcome } from './queue.ts';

type Line = { op: 'add'; chunk: Chunk } | { op: 'done'; id: string };

/** The default driver: in memory, with a journal on disk if there is a data folder. */
export class EmbeddedQueue implements ChunkQueue {
  readonly #journal: Journal | null;
  readonly #chunks = new Map<string, Chunk>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  readonly #hosts = new Set<string>();
  readonly #retryMs: number;
  readonly #queue = new PQueue({ concurrency: 1, autoStart: false });
  #handler: ((chunk: Chunk) => Promise<Outcome>) | null = null;
  #closed = false;

  private constructor(journal: Journal | null, chunks: readonly Chunk[], retry: number) {
    [this.#journal, this.#retryMs] = [journal, retry];
    for (const chunk of chunks) this.#remember(chunk);
  }

  /** @param file the journal; null to persist nothing */
  static async open(file: string | null, retry = retryMs): Promise<EmbeddedQueue> {
    let waiting: Chunk[] = [];
    const journal =
      file === null
        ? null
        : await Journal.open(file, (lines) => {
            waiting = stillWaiting(lines);
            return waiting.map((chunk): Line => ({ op: 'add', chunk }));
          });
    return new EmbeddedQueue(journal, waiting, retry);
  }

  async add(chunks: readonly Chunk[]): Promise<void> {
    const fresh = chunks.filter((chunk) => !this.#chunks.has(chunkId(chunk)));
    await this.#save(fresh.map((chunk): Line => ({ op: 'add', chunk })));
    for (const chunk of fresh) if (!this.#chunks.has(chunkId(chunk))) this.#remember(chunk);
  }

  async work(handler: (chunk: Chunk) => Promise<Outcome>, concurrency: number): Promise<void> {
    this.#handler = handler;
    this.#queue.concurrency = concurrency;
    this.#queue.start();
  }

  async drop(batch: string): Promise<void> {
    const ids = [...this.#chunks].filter(([, chunk]) => chunk.batch === batch).map(([id]) => id);
    for (const id of ids) this.#chunks.delete(id);
    await this.#save(ids.map((id): Line => ({ op: 'done', id })));
  }

  async lease(host: string): Promise<Lease | null> {
    if (this.#hosts.has(host)) return null;
    this.#hosts.add(host);
    return {
      lost: new AbortController().signal,
      holds: () => true,
      release: async () => {
        this.#hosts.delete(host);
      },
    };
  }

  size = async (): Promise<number> => this.#chunks.size;
  faults = async (): Promise<readonly string[]> => [];

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.clear();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await this.#queue.onIdle();
    await this.#journal?.close();
  }

  /** @throws StorageFull, or an error of node:fs */
  async #save(lines: readonly Line[]): Promise<void> {
    try {
      await this.#journal?.append(lines);
    } catch (error) {
      throw diskError(error);
    }
  }

  #remember(chunk: Chunk): void {
    this.#chunks.set(chunkId(chunk), chunk);
    this.#schedule(chunk);
  }

  #schedule(chunk: Chunk): void {
    if (this.#closed) return;
    this.#queue.add(() => this.#run(chunk), { priority: -chunk.part }).catch(() => undefined);
  }

  async #run(chunk: Chunk): Promise<void> {
    const id = chunkId(chunk);
    if (this.#closed || !this.#chunks.has(id) || !this.#handler) return;
    const outcome = await this.#handler(chunk).catch((): Outcome => ({ againInMs: this.#retryMs }));
    // If the batch was dropped meanwhile, that is already in the journal.
    if (!this.#chunks.has(id)) return;
    if (outcome === 'done') {
      this.#chunks.delete(id);
      // If this cannot be written, the chunk is delivered again after a restart, and finds all of its pages done.
      await this.#save([{ op: 'done', id }]).catch(() => undefined);
      return;
    }
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#schedule(chunk);
    }, outcome.againInMs);
    this.#timers.add(timer);
  }
}

/** Chunks without a later end, in order. The file may have been edited by anyone. */
function stillWaiting(lines: readonly unknown[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const line of lines as Partial<{ op: string; id: string; chunk: Partial<Chunk> }>[]) {
    if (line?.op === 'done' && typeof line.id === 'string') chunks.delete(line.id);
    else if (line?.op === 'add') {
      const chunk = parseChunk(line.chunk);
      if (chunk) chunks.set(chunkId(chunk), chunk);
    }
  }
  return [...chunks.values()];
}

/** Parses a delivered job as a chunk; null if it has another shape. */
export function parseChunk(value: unknown): Chunk | null {
  const { batch, lane, part } = (value ?? {}) as Partial<Chunk>;
  const isCount = (number: unknown): number is number => Number.isInteger(number) && (number as number) >= 0 && (number as number) < 1e7;
  return typeof batch === 'string' && batchIdPattern.test(batch) && isCount(lane) && isCount(part) ? { batch, lane, part } : null;
}
