import type { Auditor } from '../../audit/auditor.ts';
import { serverWords } from '../../words.ts';

/** Milliseconds for which a check of the browser is cached. */
const checkEvery = 5000;

/** Whether the service can accept work. */
export class Readiness {
  draining = false;
  readonly #auditor: Auditor;
  readonly #queue: number;
  readonly #clock: () => number;
  #lastCheck: { at: number; faults: Promise<readonly string[]> } | null = null;
  /** @param queue maximum number of waiting audits */
  constructor(auditor: Auditor, queue: number, clock: () => number) {
    this.#auditor = auditor;
    this.#queue = queue;
    this.#clock = clock;
  }

  /** Faults, one sentence each; empty if all is well. */
  async faults(): Promise<string[]> {
    if (this.draining) return [serverWords().readiness.draining()];
    const full = this.#queue > 0 && this.#auditor.stats().waiting >= this.#queue ? [serverWords().readiness.queueFull()] : [];
    return [...full, ...(await this.#ofAuditor())];
  }

  #ofAuditor(): Promise<readonly string[]> {
    const now = this.#clock();
    if (this.#lastCheck && now - this.#lastCheck.at < checkEvery) return this.#lastCheck.faults;
    this.#lastCheck = {
      at: now,
      faults: this.#auditor.faults().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]),
    };
    return this.#lastCheck.faults;
  }
}
