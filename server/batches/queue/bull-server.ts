/** The server behind a shared queue, Redis or PostgreSQL: BullMQ’s classes for it, and leases of hosts. */
import type { Processor, Queue, Worker, WorkerOptions } from 'bullmq';
import type { Chunk } from './queue.ts';

export interface BullServer {
  readonly queue: Pick<Queue<Chunk>, 'addBulk' | 'getJobs' | 'getJobCounts' | 'close'>;
  /** Starts taking chunks. */
  worker(run: Processor<Chunk>, options: Omit<WorkerOptions, 'connection' | 'prefix'>): Promise<Pick<Worker<Chunk>, 'close'>>;
  /** @returns false if another holder has the host */
  takeHost(host: string, holder: string, ms: number): Promise<boolean>;
  /** @returns false if another holder has it by now */
  renewHost(host: string, holder: string, ms: number): Promise<boolean>;
  /** @returns null if nobody has the host */
  holderOf(host: string): Promise<string | null>;
  /** Frees the host if this holder still has it. */
  freeHost(host: string, holder: string): Promise<void>;
  /** Calls it whenever the server is reached again: after a crash, it may have forgotten leases. */
  onReturn(listener: () => void): void;
  /** Tries what work on the queue needs. @throws Error of the server or of its client */
  probe(): Promise<void>;
  /** What is wrong and what to do. @param error that one of these calls threw */
  errorText(error: unknown): string;
  /** Disconnects without waiting for an unreachable server. */
  disconnect(): void;
}

/** Name of the queue of batches. */
export const queueName = 'batches';
/** The same in PostgreSQL, where other programs may use BullMQ, too. */
export const postgresQueueName = `pageloupe-${queueName}`;
