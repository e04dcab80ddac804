import type { Auditor, AuditOrder } from '../audit/auditor.ts';
import type { RunRow } from '../audit/row.ts';
import { newBatch, type Batch } from '../batches/batch.ts';
import { openBatches, type Batches } from '../batches/open.ts';
import { SourceUnusable, resolveSource, type BatchSource } from '../batches/source.ts';
import { ulid } from '../batches/ulid.ts';
import { StorageFull } from '../batches/file-store.ts';
import { CommandFailed, exitCodes, usageError } from '../cli/failure.ts';
import { version } from '../cli/version.ts';
import type { RemoteBatch } from '../cli/run/batch-server.ts';
import type { BatchPort } from './lazy-batches.ts';
import { mcpWords } from '../../words/en/server/mcp.ts';

/** Maximum pages of a batch in this process, whose results are in memory. */
const mostPages = 1_000;
const hostDelayMs = 200;
const words = mcpWords.batch;

export interface LocalSetup {
  /** Starts its browser on demand. */
  auditor: Pick<Auditor, 'audit'>;
  concurrency: number;
  /** Origins of private networks that may be audited. */
  allowOrigins: readonly string[];
  authorities: readonly string[] | null;
  /** Epoch milliseconds. */
  now(): number;
  log(text: string): void;
}

/** Batches that end with this process. */
export class LocalBatches implements BatchPort {
  private constructor(
    readonly batches: Batches,
    readonly now: LocalSetup['now'],
  ) {}

  static async open({ auditor, concurrency, allowOrigins, authorities, now, log }: LocalSetup): Promise<LocalBatches> {
    const batches = await openBatches({
      data: null,
      storeUrl: null,
      queueUrl: null,
      works: true,
      openAuditor: async () => auditor,
      concurrency,
      hostDelayMs,
      allowTargets: allowOrigins,
      ...(authorities && { authorities }),
      allowWebhooks: [],
      command: 'mcp',
      userAgent: `Mozilla/5.0 (compatible; pageloupe/${version})`,
      clock: now,
      log: (event, message) => log(`${message} ${JSON.stringify(event)}`),
    });
    return new LocalBatches(batches, now);
  }

  async begin(source: BatchSource, order: Omit<AuditOrder, 'url' | 'headers'>): Promise<RemoteBatch> {
    const { batches } = this;
    const { urls, pages, ...more } = await resolveSource(source, batches.sitemap, mostPages).catch((error: unknown) => {
      throw error instanceof SourceUnusable ? new CommandFailed(exitCodes.unreachable, error.message) : error;
    });
    if (pages > mostPages) throw usageError(words.tooMany({ pages, most: mostPages }));
    const createdAt = this.now();
    const draft = newBatch({ id: ulid(createdAt), createdAt, settings: order, pages, ...more });
    try {
      return await remoteOf(await batches.manager.create(draft, urls, ''), batches);
    } catch (error) {
      throw error instanceof StorageFull ? new CommandFailed(exitCodes.tool, words.full) : error;
    }
  }

  async look(id: string): Promise<RemoteBatch> {
    const { batches } = this;
    return remoteOf(await find(id, batches), batches);
  }

  async *rows(id: string): AsyncGenerator<RunRow, void, void> {
    const { batches } = this;
    yield* batches.manager.rows(await find(id, batches), 0, () => true);
  }

  /** Abandons open pages. */
  async close(): Promise<void> {
    await this.batches.close(0);
  }
}

async function find(id: string, { manager }: Batches): Promise<Batch> {
  const batch = await manager.store.batch(id);
  if (!batch) throw usageError(words.unknown({ id }));
  return batch;
}

async function remoteOf(batch: Batch, { manager }: Batches): Promise<RemoteBatch> {
  const { state, progress, fault, crawl } = await manager.view(batch);
  return {
    id: batch.id,
    state,
    progress,
    fault: fault?.message ?? '',
    losses: batch.losses,
    notes: batch.notes,
    crawl:
      batch.crawl && crawl
        ? { start: batch.crawl.start, skipped: crawl.skipped, more: crawl.more, orphans: crawl.orphans && crawl.orphans.urls }
        : null,
  };
}
