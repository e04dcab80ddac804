/** The port of the batch queue. One contract test runs on every driver (tests/server/batches/queue/contract.test.ts). */

/** A unit of work: at most 25 pages of one host. Its pages are determined by the list of the batch, so the queue stays small. */
export interface Chunk {
  /** ID of the batch, a ULID. */
  batch: string;
  /** Number of the host within the batch, from 0. */
  lane: number;
  /** Number of the chunk within the host, from 0. */
  part: number;
}
export const chunkId = ({ batch, lane, part }: Chunk): string => `${batch}-${lane}-${part}`;

/** done: not delivered again. Otherwise delivered again after this many milliseconds. */
export type Outcome = 'done' | { againInMs: number };

/** An exclusive right among all processes of a queue, such as that to request pages of a host. */
export interface Lease {
  /** Aborted when the lease is lost, for example because this process was suspended for too long. */
  lost: AbortSignal;
  /** Whether it is still certain now. After the process was suspended, the signal may come later than the next page. */
  holds(): boolean;
  release(): Promise<void>;
}

/**
 * Delivers each chunk at least once. Early parts come before later ones, so that a small batch does not wait for the end of a large one.
 */
export interface ChunkQueue {
  /** Saved when it resolves. A chunk that is already waiting or running is not added again. @throws QueueUnavailable, StorageFull, or an error of node:fs */
  add(chunks: readonly Chunk[]): Promise<void>;
  /** Starts working. If a handler throws, its chunk is delivered again later. */
  work(handler: (chunk: Chunk) => Promise<Outcome>, concurrency: number): Promise<void>;
  /** Removes the waiting chunks of a batch. Running ones notice and end. */
  drop(batch: string): Promise<void>;
  /** Null while it is taken. @param name of the host, or of what else only one may do at a time */
  lease(name: string): Promise<Lease | null>;
  /** Number of waiting and running chunks. */
  size(): Promise<number>;
  /** Faults of the queue, one sentence each. */
  faults(): Promise<readonly string[]>;
  /** Delivers no more, and waits for running handlers. */
  close(): Promise<void>;
}

/** The queue's server cannot be reached. */
export class QueueUnavailable extends Error {}

/** Milliseconds after which a chunk whose handler threw is delivered again. */
export const retryMs = 15_000;
