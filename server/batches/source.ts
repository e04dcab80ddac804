/** Where the pages of a batch come from. */
import type { CrawlPlan } from '../../checks/site/crawl.ts';
import { serverWords } from '../words.ts';
import type { Batch } from './batch.ts';

/** Listed pages, those of a sitemap, or those that links lead to. */
export type BatchSource = { urls: readonly string[] } | { sitemap: string } | { crawl: CrawlPlan };

/** The sitemap has no pages, or cannot be read. */
export class SourceUnusable extends Error {}

/** What a batch needs to know of its source. */
export interface SourcePages extends Pick<Batch, 'pages' | 'sitemap' | 'crawl' | 'notes'> {
  /** Empty for a crawl, which finds its pages. */
  urls: readonly string[];
}

/**
 * Reads the sitemap, if it is one.
 * @param most pages of a sitemap
 * @throws SourceUnusable
 */
export async function resolveSource(
  source: BatchSource,
  readSitemap: (url: string, most: number) => Promise<{ urls: string[]; notes: string[] }>,
  most: number,
): Promise<SourcePages> {
  const listed = { sitemap: null, crawl: null, notes: [] };
  if ('crawl' in source) return { ...listed, urls: [], pages: source.crawl.limit, crawl: source.crawl };
  if ('urls' in source) return { ...listed, urls: source.urls, pages: source.urls.length };
  const { urls, notes } = await readSitemap(source.sitemap, most);
  if (urls.length === 0) throw new SourceUnusable(serverWords().batchFaults.emptySitemap({ notes }));
  return { urls, pages: urls.length, sitemap: source.sitemap, crawl: null, notes };
}

/** The URL that a source begins with. */
export const firstUrlOf = (source: BatchSource): string =>
  'crawl' in source ? source.crawl.start : 'sitemap' in source ? source.sitemap : source.urls[0]!;
