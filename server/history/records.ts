/** Records of a site and its runs. */
import type { CrawlPlan } from '../../checks/site/crawl.ts';
import type { Batch, BatchEnd } from '../batches/batch.ts';
import type { RunTotals } from './summary.ts';

export interface RunPoint {
  run: string;
  /** Epoch milliseconds. */
  at: number;
  device: string;
  pages: number;
  score: number | null;
  geo: number | null;
  fails: number;
  warns: number;
}
/** What changed since the previous run, in numbers of pages and of checks on pages. */
export interface Became {
  better: number;
  worse: number;
  newFailures: number;
  newWarnings: number;
  fixed: number;
  added: number;
  missing: number;
  unaudited: number;
}
/** The part of a run that lists show. */
export interface RunSummary extends Omit<RunTotals, 'checks'> {
  /** Number in the database. */
  key: number;
  /** ID of the batch. */
  id: string;
  host: string;
  /** Epoch milliseconds. */
  at: number;
  endedAt: number;
  state: BatchEnd['state'];
  device: string;
  /** Number of the previous run of the same site and device; null for the first. */
  previous: number | null;
  /** ID of the previous run; null for the first run, or if it was deleted. */
  previousId: string | null;
  /** Null for the first run. */
  became: Became | null;
}
export interface RunRecord extends RunSummary, Pick<RunTotals, 'checks'> {
  signals: readonly string[];
  settings: Batch['settings'];
  sitemap: string | null;
  /** What was crawled; null for lists and sitemaps. */
  crawl: CrawlPlan | null;
}
export interface SiteRecord<R extends RunSummary = RunRecord> {
  host: string;
  createdAt: number;
  latest: R | null;
  /** Scores of the previous run on the same device; null without one. */
  before: { score: number | null; geo: number | null } | null;
  /** The last runs, oldest first. */
  recent: readonly { at: number; score: number | null; geo: number | null }[];
}
