import type { AuditRefused } from './auditor.ts';
import { refused } from './refusals.ts';

/** When a visit is over before its end: aborted, out of time, crashed. */
export class VisitEnd {
  #reject: (error: AuditRefused) => void = () => undefined;
  readonly #over = new Promise<never>((_, reject) => {
    this.#reject = reject;
  });
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #signal: AbortSignal;
  readonly #abort = () => this.end(refused('cancelled'));

  /** @param late why, when the time is over */
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
