import { createHash } from 'node:crypto';
import { newBatch, type Batch, type BatchSettings } from '../batches/batch.ts';
import type { Batches } from '../batches/open.ts';
import { resolveSource, type BatchSource } from '../batches/source.ts';

export interface BatchOrder {
  source: BatchSource;
  settings: BatchSettings;
  owner: string | null;
  /** The same key starts only one batch. */
  key: string | null;
}
/** @throws SourceUnusable, StorageFull, QueueUnavailable */
export type BatchStart = (order: BatchOrder) => Promise<Batch>;

/** @param newId creates a ULID @param most maximum URLs of a batch */
export const batchStarter =
  (batches: Pick<Batches, 'manager' | 'sitemap'>, most: number, newId: (now: number) => string, clock: () => number): BatchStart =>
  async ({ source, settings, owner, key }) => {
    const request = createHash('sha256').update(`${key}`).digest('hex');
    const before = key === null ? null : await batches.manager.byKey(owner, key, request);
    if (before) return before;
    const { urls, ...found } = await resolveSource(source, batches.sitemap, most);
    return batches.manager.create(newBatch({ ...found, id: newId(clock()), owner, createdAt: clock(), settings, key }), urls, request);
  };
