/** The port of the batch queue. One contract test runs on every driver (tests/server/batches/queue-contract.test.ts). */

/** A piece of work: at most 25 pages of one host. Its pages follow from the list of the batch, so the queue stays small. */
export interface Chunk {
  /** ID of the batch, a ULID. */
  batch: string;
  /** Number of the host within the batch, from 0. */
  lane: number;
  /** Number of the chunk within the host, from 0. */
  part: number;
}
export const chunkId = ({ batch, lane, part }: Chunk): string => `${batch}-${lane}-${part}`;

/** done: is not delivered again. Otherwise it is delivered again after this many milliseconds. */
export type Outcome = 'done' | { againInMs: number };

/** The right to request pages of a host, over all workers of a queue. */
export interface Lease {
  /** Aborted when the lease was lost, for example because this process was suspended for too long. */
  lost: AbortSignal;
  release(): Promise<void>;
}

/**
 * Delivers each chunk at least once. Early parts come before later ones, so that a small batch does not wait for the end of a large one.
 */
export interface ChunkQueue {
  /** Saved when it resolves. A chunk that is waiting or running already is not added again. @throws QueueUnavailable, or as node:fs */
  add(chunks: readonly Chunk[]): Promise<void>;
  /** Starts working. A handler that throws gets its chunk again after a while. */
  work(handler: (chunk: Chunk) => Promise<Outcome>, concurrency: number): Promise<void>;
  /** Removes the waiting chunks of a batch. Running ones notice and end. */
  drop(batch: string): Promise<void>;
  /** Null while another chunk has the host. */
  lease(host: string): Promise<Lease | null>;
  /** Chunks that wait or run. */
  size(): Promise<number>;
  /** Faults of the queue, one sentence each. */
  faults(): Promise<readonly string[]>;
  /** Delivers nothing more, and waits for handlers that are running. */
  close(): Promise<void>;
}

/** The queue's server cannot be reached. */
export class QueueUnavailable extends Error {}

/** Milliseconds after which a chunk comes again whose handler threw. */
export const retryMs = 15_000;
