/** Examples of batches in the OpenAPI document. */
import { rowWithoutReport } from '../../audit/row.ts';
import { newBatch } from '../../batches/batch.ts';
import type { BatchView } from '../../batches/manager.ts';
import { endMessage } from '../../batches/webhooks.ts';
import { product } from '../bodies/common-fields.ts';
import { batchBody } from '../bodies/batch.ts';
import { usualSettings } from './parameters.ts';

const id = '01JDA2M6V1Q8J8X5T6J0W9C3ZK';
const start = { schemaVersion: '1.0', tool: product };
const settings = { ...usualSettings, device: 'mobile', probe: false } as const;
const sitemap = 'https://example.com/sitemap.xml';
const webhook = { url: 'https://hooks.example.com/pageloupe', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
const ordered = newBatch({ id, createdAt: Date.UTC(2026, 10, 22, 10), pages: 400, settings, sitemap, webhook });
const view: BatchView = {
  batch: ordered,
  state: 'running',
  progress: { total: 400, done: 120, failed: 1 },
  end: null,
  fault: null,
  webhook: { state: 'pending', attempts: 0, nextAt: 0, status: null, error: '' },
  crawl: null,
};
const batch = batchBody(view, true);
const failedRow = rowWithoutReport(7, { ...settings, url: 'https://example.com/old', headers: {} }, 'failed', {
  code: 'target-timeout',
  message: 'The page did not respond in time. Try again, or increase the timeout.',
});

export const batchExamples = {
  request: { sitemap, device: 'mobile', probe: false, webhook },
  crawlRequest: { crawl: { url: 'https://example.com/', limit: 500, exclude: ['/search/**'] } },
  batch,
  ended: endMessage(ordered, { state: 'finished', at: Date.UTC(2026, 10, 22, 10, 40) }, { total: 400, done: 398, failed: 2 }),
  list: { ...start, kind: 'batches', batches: [batch], page: { limit: 20, nextCursor: null } },
  results: { ...start, kind: 'batchResults', id, state: 'running', results: [failedRow], page: { limit: 20, nextCursor: null } },
};
