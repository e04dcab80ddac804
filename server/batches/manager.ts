/** Starts, shows, cancels and removes batches, and notices when they end. */
import type { RunRow } from '../audit/row.ts';
import { rowWithoutReport } from '../audit/row.ts';
import { chunksOf, type Batch, type BatchEnd, type Progress } from './batch.ts';
import type { Chunk, ChunkQueue } from './queue/queue.ts';
import type { BatchFault, Runner } from './runner.ts';
import type { BatchStore, Claim, CrawlState } from './store.ts';
import { timeOfUlid } from './ulid.ts';
import type { WebhookRecord, Webhooks } from './webhooks.ts';
import { inProcessLanguage, serverWords } from '../words.ts';

export interface BatchView {
  batch: Batch;
  state: 'queued' | 'running' | BatchEnd['state'];
  progress: Progress;
  end: BatchEnd | null;
  fault: BatchFault | null;
  webhook: WebhookRecord | null;
  /** Null for a list of pages. */
  crawl: CrawlState | null;
}
export interface BatchManagerParts {
  store: BatchStore;
  queue: ChunkQueue;
  runner: Runner;
  webhooks: Webhooks;
  /** This process works on batches too. */
  works: boolean;
  /** How often to look for batches of other servers and for stalled ones; milliseconds. */
  scanMs?: number;
  /** Unfinished batches that one key may have, and URLs in them; absent for no limit. */
  mostOpen?: { batches: number; pages: number };
  /** Whether the key that started a batch was revoked: then the batch is canceled. */
  isRevoked?(owner: string): boolean;
  /** Epoch milliseconds. */
  clock(): number;
  log(event: object, message: string): void;
}

/** The client's idempotency key was used for a different request. */
export class KeyReused extends Error {}
/** The batch's manifest is damaged or lost, so that nobody can know what it audits. */
export class ManifestLost extends Error {}
/** The key has too many unfinished batches, or unfinished batches with too many URLs. */
export class TooManyUnfinished extends Error {}
/** The batch has ended and can no longer be canceled. */
export class AlreadyEnded extends Error {}

/** How long workers may take for the first result of a batch before somebody should look; milliseconds. */
const beginMs = 60_000;
/** How often to look for ended batches and due webhooks, in milliseconds. */
const lookMs = 1_000;
const usualScanMs = 60_000;
/** Folders without a manifest are removed after this time: their batch was being created when the process ended, or was deleted. */
const orphanMs = 3_600_000;

export class BatchManager {
  readonly store: BatchStore;
  readonly #parts: BatchManagerParts;
  /** Batches that have not ended or whose webhook is due, with their number of results at the last scan. */
  readonly #open = new Map<string, number>();
  /** Batches that are being saved, oldest first. */
  readonly #creating = new Map<string, Batch>();
  /** Batches that have ended and have nothing left to send. */
  readonly #over = new Set<string>();
  /** Batches whose damage was logged. They continue when their manifest was restored. */
  readonly #damaged = new Set<string>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #looking: Promise<void> | null = null;
  /** When it was scanned last, by performance.now(). */
  #scannedAt = 0;

  constructor(parts: BatchManagerParts) {
    this.#parts = parts;
    this.store = parts.store;
  }

  /** Continues the batches of an earlier process. */
  async start(): Promise<void> {
    const scanMs = this.#parts.scanMs ?? usualScanMs;
    await this.#scan();
    this.#timer = setInterval(
      () => {
        this.#looking ??= this.#look(scanMs)
          .catch((error: unknown) => this.#parts.log({ err: error }, 'batches could not be read'))
          .finally(() => {
            this.#looking = null;
          });
      },
      Math.min(lookMs, scanMs),
    );
    this.#timer.unref();
  }

  /** @param request digest of the order @throws KeyReused, ManifestLost, TooManyUnfinished, StorageFull, QueueUnavailable */
  async create(draft: Batch, urls: readonly string[], request: string): Promise<Batch> {
    const { store, queue } = this.#parts;
    let claim: Claim = { id: draft.id, request };
    if (draft.key !== null) {
      claim = await store.claim(draft.owner, draft.key, claim);
      const before = await this.#ofClaim(claim, request);
      if (before) return before;
    }
    const batch = { ...draft, id: claim.id };
    try {
      await this.#admit(batch);
      await store.create(batch, urls);
      this.#open.set(batch.id, -1);
      await queue.add(await this.#chunks(batch));
      return batch;
    } catch (error) {
      // One that another request with the same key began stays.
      if (claim.id === draft.id) {
        this.#open.delete(batch.id);
        await this.#forget(batch).catch(() => undefined);
      }
      throw error;
    } finally {
      this.#creating.delete(batch.id);
    }
  }

  /** Counts a new batch with those of the same key that were ordered before and have not ended. @throws TooManyUnfinished */
  async #admit(batch: Batch): Promise<void> {
    const { store, mostOpen } = this.#parts;
    if (!mostOpen) return;
    const pages = new Map<string, number>();
    for (const { id, owner, pages: more } of this.#creating.values()) if (owner === batch.owner && id !== batch.id) pages.set(id, more);
    this.#creating.set(batch.id, batch);
    // Other services may have begun some, which this one has not seen yet.
    for (const id of await store.ids()) {
      if (id === batch.id || (await this.hasEnded(id))) continue;
      const other = await store.batch(id);
      if (other?.owner === batch.owner) pages.set(id, other.pages);
    }
    if (pages.size >= mostOpen.batches)
      throw new TooManyUnfinished(serverWords().batchFaults.tooManyBatches({ most: mostOpen.batches, isKey: batch.owner !== null }));
    const open = [...pages.values()].reduce((sum, one) => sum + one, 0);
    // The first batch of a key has a limit of its own.
    if (open > 0 && open + batch.pages > mostOpen.pages)
      throw new TooManyUnfinished(
        serverWords().batchFaults.tooManyOpenPages({ open, pages: batch.pages, most: mostOpen.pages, isKey: batch.owner !== null }),
      );
  }

  /** The batch that was started with this key, or null. @throws KeyReused, ManifestLost */
  async byKey(owner: string | null, key: string, request: string): Promise<Batch | null> {
    const claim = await this.store.claimed(owner, key);
    return claim && this.#ofClaim(claim, request);
  }

  /** Null if the batch is still being created, or is gone: then it is created with the ID of the claim. @throws KeyReused, ManifestLost */
  async #ofClaim({ id, request: first }: Claim, request: string): Promise<Batch | null> {
    if (first !== request) throw new KeyReused();
    const batch = await this.store.batch(id);
    if (!batch && (await this.store.isDamaged(id))) throw new ManifestLost(serverWords().batches.damagedBatch);
    return batch;
  }

  /** Knows of most that have, without reading them. */
  async hasEnded(id: string): Promise<boolean> {
    return this.#over.has(id) || (await this.store.ended(id)) !== null;
  }

  async view(batch: Batch): Promise<BatchView> {
    const end = await this.store.ended(batch.id);
    const [progress, webhook, crawl] = await Promise.all([
      end ? this.#finalProgress(batch) : this.store.progress(batch),
      batch.webhook ? this.#parts.webhooks.record(batch.id) : null,
      batch.crawl ? this.store.crawl(batch.id) : null,
    ]);
    return {
      batch,
      state: end ? end.state : progress.done + progress.failed > 0 ? 'running' : 'queued',
      progress,
      end,
      fault: end ? null : (this.#parts.runner.faults.get(batch.id) ?? this.#faultOfWorkers(batch, progress)),
      webhook,
      crawl,
    };
  }

  /** Workers tell this process nothing but their results. */
  #faultOfWorkers({ createdAt }: Batch, { done, failed }: Progress): BatchFault | null {
    const { works, clock } = this.#parts;
    if (works || done + failed > 0 || clock() - createdAt < beginMs) return null;
    return { code: 'no-results', message: serverWords().batches.noResults };
  }

  /** Idempotent. @throws AlreadyEnded, StorageFull */
  async cancel(batch: Batch): Promise<void> {
    const { store, queue, runner, clock } = this.#parts;
    if (!(await store.end(batch.id, { state: 'cancelled', at: clock() }))) {
      if ((await store.ended(batch.id))?.state === 'finished') throw new AlreadyEnded();
    }
    runner.cancel(batch.id);
    // Chunks that are still delivered end immediately, because the batch has ended.
    await queue.drop(batch.id).catch(() => undefined);
  }

  async remove(batch: Batch): Promise<void> {
    const { runner, queue } = this.#parts;
    runner.cancel(batch.id);
    runner.faults.delete(batch.id);
    await queue.drop(batch.id).catch(() => undefined);
    this.#open.delete(batch.id);
    await this.#forget(batch);
  }

  /** Results from an index on, in list order. For a canceled batch, also the pages that were not reached. */
  async *rows(batch: Batch, from: number, wanted: (state: RunRow['state']) => boolean): AsyncGenerator<RunRow, void, void> {
    await this.store.freshMarks(batch.id, batch.pages);
    const cancelled = (await this.store.ended(batch.id))?.state === 'cancelled';
    const urls = cancelled ? (await this.store.list(batch.id)).urls : null;
    const end = urls?.length ?? batch.pages;
    for (let index = from; index < end; index++) {
      const row =
        (await this.store.row(batch, index)) ??
        (urls
          ? rowWithoutReport(index, { ...batch.settings, url: urls[index]!, headers: {} }, 'cancelled', {
              code: 'cancelled',
              message: inProcessLanguage(() => serverWords().batches.notReached),
            })
          : null);
      if (row && wanted(row.state)) yield row;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    // A look ends with the batch that it is at.
    this.#open.clear();
    await this.#looking;
    await this.#parts.webhooks.close();
  }

  async #forget(batch: Batch): Promise<void> {
    await this.store.remove(batch.id);
    if (batch.key !== null) await this.store.unclaim(batch.owner, batch.key);
  }

  /** The chunks that must be in the queue; for a crawl, the next one. */
  async #chunks(batch: Batch): Promise<Chunk[]> {
    if (batch.crawl) return [{ batch: batch.id, lane: 0, part: (await this.store.crawl(batch.id)).part }];
    const { lanes } = await this.store.list(batch.id);
    const marks = await this.store.freshMarks(batch.id, batch.pages);
    return chunksOf(batch.id, lanes, (index) => marks.of(index) !== null);
  }

  /** A look may take longer than the time until the next one, so the scan has no timer of its own, which might always find one in progress. */
  async #look(scanMs: number): Promise<void> {
    await this.#endAndNotify();
    if (performance.now() - this.#scannedAt >= scanMs) await this.#scan();
  }

  /** Takes care of batches of ended processes and other servers, and of stalled batches, so that nothing is lost even if the queue lost it. */
  async #scan(): Promise<void> {
    const { store } = this.#parts;
    this.#scannedAt = performance.now();
    for (const id of await store.ids()) {
      if (this.#over.has(id)) continue;
      const batch = await store.batch(id);
      if (!batch) {
        await this.#leaveOut(id);
        continue;
      }
      if (!(await store.ended(id))) {
        await this.#requeueStalled(batch).catch((error: unknown) =>
          this.#parts.log({ batch: id, err: error }, 'a batch cannot be continued'),
        );
      } else if (!batch.webhook || (await this.#parts.webhooks.record(id)).state !== 'pending') this.#over.add(id);
      else if (!this.#open.has(id)) this.#open.set(id, 0);
    }
  }

  /** Logs a batch whose manifest is damaged or lost, and keeps its results; removes what is left of one that was removed or never begun. */
  async #leaveOut(id: string): Promise<void> {
    const { store, clock, log } = this.#parts;
    const folder = `batches/${id}`;
    if (await store.isDamaged(id)) {
      if (this.#damaged.has(id)) return;
      this.#damaged.add(id);
      log({ batch: id, folder }, 'a batch is excluded: its batch.json is damaged or lost. Restore it from a backup, or delete the folder');
    } else if (timeOfUlid(id) < clock() - orphanMs) {
      await store.remove(id);
      log({ batch: id, folder }, 'a folder of a batch without batch.json was removed');
    }
  }

  /** Queues the chunks of a batch without progress since the last scan; chunks that are already queued stay as they are. */
  async #requeueStalled(batch: Batch): Promise<void> {
    const { store, queue } = this.#parts;
    const { done, failed } = await store.progress(batch);
    if (this.#open.get(batch.id) !== done + failed && this.#open.has(batch.id)) {
      this.#open.set(batch.id, done + failed);
      return;
    }
    await queue.add(await this.#chunks(batch));
    this.#open.set(batch.id, done + failed);
  }

  async #endAndNotify(): Promise<void> {
    // One that cannot be read or ended keeps no other waiting.
    for (const id of this.#open.keys())
      await this.#endAndNotifyOne(id).catch((error: unknown) => this.#parts.log({ batch: id, err: error }, 'a batch cannot be ended'));
  }

  async #endAndNotifyOne(id: string): Promise<void> {
    const { store, webhooks, clock, isRevoked } = this.#parts;
    const batch = await store.batch(id);
    if (!batch) {
      this.#open.delete(id);
      return;
    }
    if (!(await store.ended(id))) {
      if (batch.owner !== null && isRevoked?.(batch.owner)) {
        this.#parts.log({ batch: id }, 'a batch is canceled: its key was revoked');
        await this.cancel(batch);
      }
      // The worker with the last page ends a list, unless it was killed between the two. Only the crawling worker knows when a crawl has ended.
      else if (!batch.crawl && (await store.isWhole(id, batch.pages))) await store.end(id, { state: 'finished', at: clock() });
    }
    const end = await store.ended(id);
    if (end && (await webhooks.sendDue(batch, end, () => this.#finalProgress(batch)))) this.#open.delete(id);
  }

  /** Of a batch that has ended: also counts what other processes wrote last, although its end is known before. */
  async #finalProgress(batch: Batch): Promise<Progress> {
    await this.store.freshMarks(batch.id, batch.pages);
    return this.store.progress(batch);
  }
}
