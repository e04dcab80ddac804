import { AuditRefused, type Auditor } from '../audit/auditor.ts';
import { refusalWords } from '../../words/en/server/audit.ts';

/** Milliseconds without an audit after which the browser is closed, because an editor keeps its servers running all day. */
export const idleMs = 300_000;

/**
 * The auditor of a server that may never audit: its browser starts with the first audit, ends after a while without one, and starts
 * again with the next, even after a failed start.
 */
export class LazyAuditor {
  readonly #open: () => Promise<Auditor>;
  #opened: Promise<Auditor> | null = null;
  #users = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** @param open starts the browser */
  constructor(open: () => Promise<Auditor>) {
    this.#open = open;
  }

  /** @throws what `open` and `work` throw, and AuditRefused after it was closed */
  async use<T>(work: (auditor: Auditor) => Promise<T>): Promise<T> {
    if (this.#closed) throw new AuditRefused('draining', refusalWords.draining);
    clearTimeout(this.#idle);
    this.#users++;
    try {
      return await work(await this.#auditor());
    } finally {
      this.#users--;
      if (this.#users === 0 && !this.#closed) this.#idle = setTimeout(() => void this.#end(), idleMs).unref();
    }
  }

  /** Abandons audits in progress. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    await this.#end();
  }

  #auditor(): Promise<Auditor> {
    if (this.#opened) return this.#opened;
    const opened = this.#open();
    this.#opened = opened;
    opened.catch(() => {
      if (this.#opened === opened) this.#opened = null;
    });
    return opened;
  }

  async #end(): Promise<void> {
    const opened = this.#opened;
    this.#opened = null;
    const auditor = await opened?.catch(() => null);
    await auditor?.close(0);
  }
}
