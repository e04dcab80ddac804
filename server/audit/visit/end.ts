import type { AuditRefused } from '../auditor.ts';
import { refusalFor } from '../refusals.ts';

/** Ends a visit early: aborted, out of time, or crashed. */
export class VisitEnd {
  #reject: (error: AuditRefused) => void = () => undefined;
  readonly #over = new Promise<never>((_, reject) => {
    this.#reject = reject;
  });
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #signal: AbortSignal;
  readonly #abort = () => this.end(refusalFor('cancelled'));

  /** @param late creates the error for the time limit */
  constructor(signal: AbortSignal, ms: number, late: () => AuditRefused) {
    this.#over.catch(() => undefined);
    this.#signal = signal;
    this.#timer = setTimeout(() => this.end(late()), ms);
    signal.addEventListener('abort', this.#abort);
    if (signal.aborted) this.#abort();
  }
  end(why: AuditRefused): void {
    this.#reject(why);
  }
  race<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined);
    return Promise.race([work, this.#over]);
  }
  clear(): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#abort);
  }
}
