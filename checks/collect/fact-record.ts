import { factFailure } from '../core/failure.ts';
import { caps, clipText } from '../core/helpers/clip.ts';
import type { FactName, FactTable, KnownFacts } from '../core/facts.ts';
import type { Gathered } from '../core/facts/missing.ts';
import { measureMs } from './limits.ts';
import { OutOfTime, type TimeSlices } from './slices.ts';

/** The facts of a page while they are collected. If a collector fails, only its fact is missing. */
export class CollectedFactRecord {
  readonly known: KnownFacts = {};
  readonly #slices: TimeSlices;
  readonly #failures: Map<FactName, string>;
  readonly #late = new Set<FactName>();

  /** @param failures facts that cannot be collected, with the error */
  constructor(slices: TimeSlices, failures: Map<FactName, string>) {
    this.#slices = slices;
    this.#failures = failures;
  }

  put<N extends FactName>(name: N, make: () => FactTable[N]): void {
    if (this.#late.has(name)) {
      this.set(name, factFailure('timeout', 'reading-too-slow', { seconds: measureMs / 1_000 }));
      return;
    }
    const failed = this.#failures.get(name);
    if (failed !== undefined) {
      this.#fail(name, failed);
      return;
    }
    try {
      this.set(name, { ok: true, value: make() });
    } catch (error) {
      this.#fail(name, error);
    }
  }

  set<N extends FactName>(name: N, gathered: Gathered<FactTable[N]>): void {
    (this.known as Record<string, Gathered<unknown>>)[name] = gathered;
  }

  /** Runs work that these facts depend on; if it throws, they fail too. Returns null if it failed. */
  async measure<T>(names: readonly FactName[], work: Generator<void, T>, every = 8): Promise<T | null> {
    try {
      return await this.#slices.drive(work, every);
    } catch (error) {
      for (const name of names)
        if (error instanceof OutOfTime) this.#late.add(name);
        else this.#failures.set(name, String(error));
      return null;
    }
  }

  #fail(name: FactName, error: unknown): void {
    this.set(name, factFailure('collector-failed', 'reading-failed', { error: clipText(String(error), caps.text) }));
  }
}
