import type { RemoteBatchServer } from '../cli/run/batch-server.ts';

/** Batches of a remote server or of this process. */
export interface BatchPort extends Pick<RemoteBatchServer, 'begin' | 'look' | 'rows'> {
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
