import type { RemoteBatchServer } from '../cli/run/batch-server.ts';

/** Batches of a remote server or of this process. */
export interface BatchPort extends Pick<RemoteBatchServer, 'begin' | 'look' | 'rows'> {
  close?(): Promise<void>;
}

/** Batches of a session that may never have any: they are opened on the first call, and on the next one after a failure. */
export class LazyBatches {
  readonly #open: () => Promise<BatchPort>;
  #opened: Promise<BatchPort> | null = null;

  constructor(open: () => Promise<BatchPort>) {
    this.#open = open;
  }

  get(): Promise<BatchPort> {
    const opened = (this.#opened ??= this.#open());
    opened.catch(() => {
      if (this.#opened === opened) this.#opened = null;
    });
    return opened;
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => null);
    await opened?.close?.();
  }
}
