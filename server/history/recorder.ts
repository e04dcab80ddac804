/** Records the results of ended batches in the history, whichever process audited them. */
import { hostOf } from '../../checks/parse/urls.ts';
import type { BatchManager } from '../batches/manager.ts';
import type { Batch, BatchEnd } from '../batches/batch.ts';
import type { HistoryStore } from './store.ts';
import { pageSummaryOf, type PageSummary } from './summary.ts';

/** The part of batches that the history needs. */
export type EndedBatches = Pick<BatchManager, 'rows'> & { store: Pick<BatchManager['store'], 'ids' | 'batch' | 'ended'> };
export interface RecorderParts {
  batches: EndedBatches;
  store: HistoryStore;
  /** Maximum age in days and number of runs per site; 0 for no limit. */
  keep: { days: number; runs: number };
  /** Epoch milliseconds. */
  clock(): number;
  log(event: object, message: string): void;
}

/** How often to look for ended batches, and for runs that are too old; milliseconds. */
const [lookMs, pruneMs] = [2_000, 3_600_000];
/** Maximum milliseconds between two attempts to record a batch; the first waits are shorter. */
const longestWaitMs = 600_000;
const dayMs = 86_400_000;

export class Recorder {
  readonly #parts: RecorderParts;
  /** Cache of batches whose results were recorded, which are most of them. */
  readonly #recorded = new Set<string>();
  /** Batches that could not be recorded: to read one again may take minutes. */
  readonly #failed = new Map<string, { waitMs: number; until: number }>();
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  #working: Promise<void> | null = null;
  #closing = false;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timers.push(
      setInterval(() => void this.look(), lookMs),
      setInterval(() => void this.prune(), pruneMs),
    );
    for (const timer of this.#timers) timer.unref();
  }

  /** Records batches that have ended since the last call. Calls do not overlap. */
  look(): Promise<void> {
    return (this.#working ??= this.#look()
      .catch((error: unknown) => this.#parts.log({ err: error }, 'results could not be added to the history'))
      .finally(() => {
        this.#working = null;
      }));
  }

  async prune(): Promise<void> {
    const { batches, store, keep, clock, log } = this.#parts;
    const before = keep.days === 0 ? 0 : clock() - keep.days * dayMs;
    try {
      await store.prune(before, keep.runs === 0 ? Number.MAX_SAFE_INTEGER : keep.runs);
      // A batch of today may be younger than the list.
      await store.forgetRecorded(new Set(await batches.store.ids()), clock() - dayMs);
    } catch (error) {
      log({ err: error }, 'old runs could not be removed');
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#working;
  }

  async #look(): Promise<void> {
    const { batches, store, clock, log } = this.#parts;
    const ids = await batches.store.ids();
    const there = new Set(ids);
    for (const known of [this.#recorded, this.#failed]) for (const id of known.keys()) if (!there.has(id)) known.delete(id);
    const unknown = ids.filter((id) => !this.#recorded.has(id));
    if (unknown.length === 0) return;
    for (const id of await store.recorded(unknown)) this.#recorded.add(id);
    // Oldest first: each is compared with the previous run.
    for (const id of unknown.toReversed()) {
      if (this.#closing) return;
      const failed = this.#failed.get(id);
      if (this.#recorded.has(id) || (failed && failed.until > clock())) continue;
      const [batch, end] = await Promise.all([batches.store.batch(id), batches.store.ended(id)]);
      if (!batch || !end) continue;
      // One that cannot be read keeps no other out.
      try {
        await this.#record(batch, end);
        this.#recorded.add(id);
        this.#failed.delete(id);
      } catch (error) {
        const waitMs = Math.min(longestWaitMs, (failed?.waitMs ?? lookMs) * 2);
        this.#failed.set(id, { waitMs, until: clock() + waitMs });
        log({ batch: id, err: error }, 'results of a batch could not be added to the history');
      }
    }
  }

  async #record(batch: Batch, end: BatchEnd): Promise<void> {
    const { batches, store, clock } = this.#parts;
    const sites = new Map<string, PageSummary[]>();
    for await (const row of batches.rows(batch, 0, (state) => state !== 'cancelled')) {
      const host = hostOf(row.url);
      const pages = sites.get(host) ?? [];
      pages.push(pageSummaryOf(pages.length, row));
      sites.set(host, pages);
    }
    for (const [host, pages] of sites) if (host !== '') await store.saveRun({ batch, end, host }, pages);
    await store.markRecorded(batch.id, clock());
    await this.prune();
  }
}
