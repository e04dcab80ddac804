import { createHash } from 'node:crypto';
import { newBatch, type Batch, type BatchSettings } from '../batches/batch.ts';
import type { Batches } from '../batches/open.ts';
import type { Source } from './store.ts';
import { batchFaults } from '../../words/en/server/batches.ts';

/** The sitemap has no pages or cannot be read. */
export class NothingToAudit extends Error {}

export interface BatchOrder {
  source: Source;
  settings: BatchSettings;
  owner: string | null;
  /** The same key starts only one batch. */
  key: string | null;
}
/** @throws NothingToAudit, StorageFull, QueueUnavailable */
export type BatchStart = (order: BatchOrder) => Promise<Batch>;

/** @param newId creates a ULID @param most maximum URLs of a batch */
export const batchStarter =
  (batches: Pick<Batches, 'desk' | 'sitemap'>, most: number, newId: (now: number) => string, clock: () => number): BatchStart =>
  async ({ source, settings, owner, key }) => {
    const request = createHash('sha256').update(`${key}`).digest('hex');
    const before = key === null ? null : await batches.desk.byKey(owner, key, request);
    if (before) return before;
    const { urls, notes } = source.sitemap === null ? { urls: source.urls, notes: [] } : await batches.sitemap(source.sitemap, most);
    if (urls.length === 0) throw new NothingToAudit(batchFaults.emptySitemap({ notes }));
    const draft = newBatch({
      id: newId(clock()),
      owner,
      createdAt: clock(),
      pages: urls.length,
      settings,
      sitemap: source.sitemap,
      notes,
      key,
    });
    return batches.desk.create(draft, urls, request);
  };
