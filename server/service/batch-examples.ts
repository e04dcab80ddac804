/** Examples of batches in the OpenAPI document. */
import { product } from './bodies/answer-start.ts';

const id = '01JDA2M6V1Q8J8X5T6J0W9C3ZK';
const start = { schemaVersion: '1.0', tool: product };
const batch = {
  ...start,
  kind: 'batch',
  id,
  state: 'running',
  stored: 'disk',
  createdAt: '2026-11-22T10:00:00.000Z',
  endedAt: null,
  progress: { total: 400, done: 120, failed: 1, waiting: 279 },
  settings: {
    device: 'mobile',
    locale: 'en',
    pageLocale: null,
    javascript: true,
    waitUntil: 'load',
    settleMs: 500,
    timeoutMs: 30_000,
    userAgent: 'default',
    probe: false,
    intent: 'index',
    pageType: null,
    aiOptOut: false,
  },
  signals: null,
  skipSignals: null,
  sitemap: 'https://example.com/sitemap.xml',
  notes: [],
  fault: null,
  webhook: { url: 'https://hooks.example.com/pageloupe', state: 'pending', attempts: 0, status: null, error: '' },
  links: { self: `/v1/batches/${id}`, results: `/v1/batches/${id}/results` },
};
const failedRow = {
  schemaVersion: '1.0',
  index: 7,
  url: 'https://example.com/old',
  state: 'failed',
  error: { code: 'target-timeout', message: 'The page did not respond in time. Try again, or increase the timeout.' },
  settings: { device: 'mobile', probe: false },
  http: null,
  warnings: [],
  ms: null,
  digest: null,
  report: null,
};

export const batchExamples = {
  request: {
    sitemap: 'https://example.com/sitemap.xml',
    device: 'mobile',
    probe: false,
    webhook: { url: 'https://hooks.example.com/pageloupe', secret: 'a-secret-of-32-random-characters' },
  },
  batch,
  list: { ...start, kind: 'batches', batches: [batch], page: { limit: 20, nextCursor: null } },
  results: { ...start, kind: 'batchResults', id, state: 'running', results: [failedRow], page: { limit: 20, nextCursor: null } },
};
