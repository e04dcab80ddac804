import type { RunLoss } from '../audit/run-losses.ts';
import type { RemoteBatch, RemoteBatchServer } from '../cli/run/batch-server.ts';

/** A batch, and what could not be read of its sitemap. */
export interface SessionBatch extends RemoteBatch {
  /** Absent for a batch of a remote server. */
  losses?: RunLoss[];
}
/** Batches of a remote server or of this process. */
export interface BatchPort extends Pick<RemoteBatchServer, 'rows'> {
  begin(...order: Parameters<RemoteBatchServer['begin']>): Promise<SessionBatch>;
  look(id: string): Promise<SessionBatch>;
  close?(): Promise<void>;
}

/** Batches of a session that may never have any: their code is loaded on the first call. */
export class LazyBatches {
  readonly #open: () => Promise<BatchPort>;
  #opened: Promise<BatchPort> | null = null;

  constructor(open: () => Promise<BatchPort>) {
    this.#open = open;
  }

  get(): Promise<BatchPort> {
    return (this.#opened ??= this.#open());
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    await opened?.close?.();
  }
}
