/** A queue for several processes in Redis or PostgreSQL, with BullMQ. It contains only references to list entries; batches and results are stored elsewhere. */
import { DelayedError, type Job, type Worker } from 'bullmq';
import { errorWithCode, probeInTime } from '../../database/server-errors.ts';
import { queueName, type BullServer } from './bull-server.ts';
import { parseChunk } from './embedded.ts';
import { takeLease, type RenewedLease } from './host-lease.ts';
import { keepQueueId, queueId } from './id.ts';
import { chunkId, QueueUnavailable, retryMs, type Chunk, type ChunkQueue, type Lease, type Outcome } from './queue.ts';
import { serverWords } from '../../words.ts';

export interface BullSettings {
  /** `redis://…`, `rediss://…`, `postgres://…` or `postgresql://…` */
  url: string;
  /** Prefix of all keys in Redis. */
  prefix?: string;
  /** Milliseconds after which a chunk of an ended process is delivered again, and its host is free again. */
  lockMs?: number;
  retry?: number;
  log(event: object, message: string): void;
}

/** BullMQ stores priorities in 21 bits; 0 would come before all others. */
const priorityOf = ({ part }: Chunk): number => Math.min(part + 1, 2_000_000);
const bulk = 1_000;

export class BullQueue implements ChunkQueue {
  /** Of all processes with this queue, also if they reach its server by another name. */
  readonly id: string;
  readonly #server: BullServer;
  readonly #settings: Required<Omit<BullSettings, 'url' | 'prefix'>>;
  readonly #running = new Set<Promise<unknown>>();
  readonly #leases = new Set<RenewedLease>();
  readonly #probe: () => Promise<void>;
  #worker: Pick<Worker<Chunk>, 'close'> | null = null;
  /** For an ID with which this process is refused: others have to find that of the running processes. */
  #leaveId: () => Promise<void> | void;

  private constructor(
    server: BullServer,
    { id, withdraw }: Awaited<ReturnType<typeof queueId>>,
    settings: Required<Omit<BullSettings, 'url' | 'prefix'>>,
  ) {
    [this.#server, this.id, this.#settings, this.#leaveId] = [server, id, settings, withdraw];
    this.#probe = probeInTime(() => server.probe());
    server.onReturn(() => {
      for (const lease of this.#leases) void lease.renew();
    });
  }

  /** @throws QueueUnavailable */
  static async open({ url, prefix, lockMs = 30_000, retry = retryMs, log }: BullSettings): Promise<BullQueue> {
    const fault = (error: Error) => log({ reason: errorWithCode(error) }, 'the queue of batches reported an error');
    // Imported on demand: a service with Redis does not need PostgreSQL.
    const server = url.startsWith('redis')
      ? await (await import('./bull-redis.ts')).openRedisQueue(url, fault, prefix)
      : await (await import('./bull-postgres.ts')).openPostgresQueue(url, fault);
    try {
      return new BullQueue(server, await queueId(server), { lockMs, retry, log });
    } catch (error) {
      server.disconnect();
      throw new QueueUnavailable(serverWords().batches.queueAway({ why: server.errorText(error) }));
    }
  }

  /** For a process whose store is used with this queue only. */
  keepId(): void {
    this.#leaveId = keepQueueId(this.#server, this.id);
  }

  async add(chunks: readonly Chunk[]): Promise<void> {
    // If anything fails around a chunk, such as a lost acknowledgment, it is delivered again.
    const opts = { removeOnComplete: true, attempts: 1_000_000_000, backoff: { type: 'fixed', delay: this.#settings.retry } };
    for (let at = 0; at < chunks.length; at += bulk)
      await this.#reach(() =>
        this.#server.queue.addBulk(
          chunks.slice(at, at + bulk).map((chunk) => ({
            name: queueName,
            data: chunk,
            // A job ID is added only once, even by several processes.
            opts: { ...opts, jobId: chunkId(chunk), priority: priorityOf(chunk) },
          })),
        ),
      );
  }

  async work(handler: (chunk: Chunk) => Promise<Outcome>, concurrency: number): Promise<void> {
    const { lockMs, retry } = this.#settings;
    const run = async (job: Job<Chunk>, token: string | undefined): Promise<void> => {
      const chunk = parseChunk(job.data);
      // Not one of our jobs.
      if (!chunk) return;
      const handled = handler(chunk).catch((): Outcome => ({ againInMs: retry }));
      this.#running.add(handled);
      const outcome = await handled.finally(() => this.#running.delete(handled));
      if (outcome === 'done') return;
      await job.moveToDelayed(Date.now() + outcome.againInMs, token);
      throw new DelayedError();
    };
    this.#worker = await this.#server.worker(run, {
      concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs,
      runRetryDelay: Math.min(retry, 5_000),
      // A chunk is never dropped, however often its process is killed.
      maxStalledCount: 1_000_000_000,
    });
  }

  async drop(batch: string): Promise<void> {
    await this.#reach(async () => {
      const jobs = await this.#server.queue.getJobs(['waiting', 'prioritized', 'delayed']);
      // A job that starts meanwhile ends by itself.
      await Promise.all(jobs.filter((job) => job?.data.batch === batch).map((job) => job.remove().catch(() => undefined)));
    });
  }

  async lease(host: string): Promise<Lease | null> {
    const lease = await this.#reach(() => takeLease(this.#server, host, this.#settings.lockMs));
    if (!lease) return null;
    this.#leases.add(lease);
    return {
      ...lease,
      release: () => {
        this.#leases.delete(lease);
        return lease.release();
      },
    };
  }

  async size(): Promise<number> {
    const counts = await this.#reach(() => this.#server.queue.getJobCounts('waiting', 'prioritized', 'delayed', 'active'));
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async faults(): Promise<readonly string[]> {
    return this.#probe().then(
      () => [],
      (error: unknown) => [serverWords().batches.queueAway({ why: this.#server.errorText(error) })],
    );
  }

  async close(): Promise<void> {
    const closing = Promise.all([this.#leaveId(), this.#worker?.close(), this.#server.queue.close()]).catch(() => undefined);
    await Promise.all(this.#running);
    // Do not wait for an unreachable server: its locks expire, and the chunks are delivered again.
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([
      closing,
      new Promise((resolve) => {
        timer = setTimeout(resolve, 3_000);
      }),
    ]);
    clearTimeout(timer);
    this.#server.disconnect();
  }

  async #reach<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new QueueUnavailable(serverWords().batches.queueAway({ why: this.#server.errorText(error) }));
    }
  }
}
