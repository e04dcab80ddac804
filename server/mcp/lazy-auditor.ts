import { AuditRefused, type Auditor } from '../audit/auditor.ts';
import { refusalWords } from '../../words/en/server/audit.ts';

/** The auditor of a server that may never audit: its browser starts with the first audit, and again after a start that failed. */
export class LazyAuditor {
  readonly #open: () => Promise<Auditor>;
  #opened: Promise<Auditor> | null = null;
  #closed = false;

  /** @param open starts the browser */
  constructor(open: () => Promise<Auditor>) {
    this.#open = open;
  }

  /** @throws what `open` throws, and AuditRefused once it was closed */
  get(): Promise<Auditor> {
    if (this.#closed) return Promise.reject(new AuditRefused('draining', refusalWords.draining));
    if (this.#opened) return this.#opened;
    const opened = this.#open();
    this.#opened = opened;
    opened.catch(() => {
      this.#opened = null;
    });
    return opened;
  }

  /** What is under way is given up. */
  async close(): Promise<void> {
    this.#closed = true;
    const auditor = await this.#opened?.catch(() => null);
    await auditor?.close(0);
  }
}
