/** Several processes on one Redis or Valkey, by BullMQ. The queue has places in lists only: batches and results are in the data folder. */
import { randomBytes } from 'node:crypto';
import { DelayedError, Queue, Worker, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { readChunk } from './embedded-queue.ts';
import { chunkId, QueueUnavailable, retryMs, type Chunk, type ChunkQueue, type Lease, type Outcome } from './queue.ts';
import { batchWords } from '../../words/en/server/batches.ts';

export interface BullSettings {
  /** `redis://…` or `rediss://…` */
  url: string;
  /** Names of keys begin with it. */
  prefix?: string;
  /** Milliseconds after which a chunk of a process that ended comes again, and its host is free again. */
  lockMs?: number;
  retry?: number;
  log(event: object, message: string): void;
}

const name = 'batches';
/** Removes or renews a lease only if it is still the same. */
const releaseScript = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";
const renewScript = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end";
/** BullMQ keeps priorities in 21 bits; 0 would go before all others. */
const priorityOf = ({ part }: Chunk): number => Math.min(part + 1, 2_000_000);
const bulk = 1_000;

export class BullQueue implements ChunkQueue {
  readonly #client: Redis;
  readonly #blocking: Redis;
  readonly #queue: Queue<Chunk>;
  readonly #settings: Required<BullSettings>;
  readonly #running = new Set<Promise<unknown>>();
  #worker: Worker<Chunk> | null = null;

  private constructor(settings: Required<BullSettings>, client: Redis) {
    this.#settings = settings;
    this.#client = client;
    // A worker waits for jobs on a connection of its own, and waits for the server as well.
    this.#blocking = client.duplicate({ maxRetriesPerRequest: null, enableOfflineQueue: true });
    this.#queue = new Queue<Chunk>(name, { connection: client, prefix: settings.prefix });
    for (const one of [this.#client, this.#blocking, this.#queue]) one.on('error', (error: Error) => this.#fault(error));
  }

  /** @throws QueueUnavailable */
  static async open({ prefix = 'pageloupe', lockMs = 30_000, retry = retryMs, url, log }: BullSettings): Promise<BullQueue> {
    // What cannot be sent fails at once: a client of the service is told rather than kept waiting.
    const client = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      client.disconnect();
      throw new QueueUnavailable(batchWords.queueAway({ why: reasonOf(error) }));
    }
    const queue = new BullQueue({ url, prefix, lockMs, retry, log }, client);
    await queue.#queue.waitUntilReady();
    return queue;
  }

  async add(chunks: readonly Chunk[]): Promise<void> {
    for (let at = 0; at < chunks.length; at += bulk)
      await this.#reach(() =>
        this.#queue.addBulk(
          chunks.slice(at, at + bulk).map((chunk) => ({
            name,
            data: chunk,
            // The same ID is added once, whoever adds it.
            opts: { jobId: chunkId(chunk), priority: priorityOf(chunk), removeOnComplete: true, removeOnFail: true, attempts: 1 },
          })),
        ),
      );
  }

  async work(handler: (chunk: Chunk) => Promise<Outcome>, concurrency: number): Promise<void> {
    const { prefix, lockMs, retry } = this.#settings;
    const run = async (job: Job<Chunk>, token: string | undefined): Promise<void> => {
      const chunk = readChunk(job.data);
      // Not ours: whoever wrote it is not answered.
      if (!chunk) return;
      const handled = handler(chunk).catch((): Outcome => ({ againInMs: retry }));
      this.#running.add(handled);
      const outcome = await handled.finally(() => this.#running.delete(handled));
      if (outcome === 'done') return;
      await job.moveToDelayed(Date.now() + outcome.againInMs, token);
      throw new DelayedError();
    };
    this.#worker = new Worker<Chunk>(name, run, {
      connection: this.#blocking,
      prefix,
      concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      // A process may be killed as often as it likes: its chunk is never given up.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    });
    this.#worker.on('error', (error) => this.#fault(error));
    await this.#worker.waitUntilReady();
  }

  async drop(batch: string): Promise<void> {
    await this.#reach(async () => {
      const jobs = await this.#queue.getJobs(['waiting', 'prioritized', 'delayed']);
      // One that begins meanwhile ends by itself.
      await Promise.all(jobs.filter((job) => job?.data.batch === batch).map((job) => job.remove().catch(() => undefined)));
    });
  }

  async lease(host: string): Promise<Lease | null> {
    const { prefix, lockMs } = this.#settings;
    const [key, holder] = [`${prefix}:host:${host}`, randomBytes(16).toString('hex')];
    if ((await this.#reach(() => this.#client.set(key, holder, 'PX', lockMs, 'NX'))) !== 'OK') return null;
    const lost = new AbortController();
    let renewedAt = performance.now();
    const timer = setInterval(() => {
      // Without the server nobody knows who has the host: before another one may have it, this one stops.
      if (performance.now() - renewedAt > lockMs * 0.8) lost.abort();
      void this.#client
        .eval(renewScript, 1, key, holder, lockMs)
        .catch(() => null)
        .then((renewed) => {
          if (renewed === 1) renewedAt = performance.now();
          else if (renewed !== null) lost.abort();
          return renewed;
        });
    }, lockMs / 4);
    return {
      lost: lost.signal,
      release: async () => {
        clearInterval(timer);
        await this.#client.eval(releaseScript, 1, key, holder);
      },
    };
  }

  async size(): Promise<number> {
    const counts = await this.#reach(() => this.#queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active'));
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async faults(): Promise<readonly string[]> {
    return (await this.#client.ping().catch(() => '')) === 'PONG' ? [] : [batchWords.queueFault];
  }

  async close(): Promise<void> {
    const closing = Promise.all([this.#worker?.close(), this.#queue.close()]).catch(() => undefined);
    await Promise.all(this.#running);
    // A server that is away is not waited for: its locks end by themselves, and the chunks come again.
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      closing,
      new Promise((resolve) => {
        timer = setTimeout(resolve, 3_000);
      }),
    ]);
    clearTimeout(timer);
    this.#client.disconnect();
    this.#blocking.disconnect();
  }

  async #reach<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new QueueUnavailable(batchWords.queueAway({ why: reasonOf(error) }));
    }
  }

  #fault(error: Error): void {
    this.#settings.log({ reason: reasonOf(error) }, 'the queue of batches has a fault');
  }
}

/** Without the address, which may have a password. */
const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message?.replace(/\b\w+:\/\/\S+/g, '…').slice(0, 200) ?? '';
};
