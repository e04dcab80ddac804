/** Where the pages of a batch come from. */
import type { CrawlPlan } from '../../checks/site/crawl.ts';
import { serverWords } from '../words.ts';
import { withFile } from '../audit/run-losses.ts';
import type { Batch } from './batch.ts';

/** Listed pages, those of a sitemap, or those that links lead to. */
export type BatchSource = { urls: readonly string[] } | { sitemap: string } | { crawl: CrawlPlan };

/** The sitemap has no pages, or cannot be read. */
export class SourceUnusable extends Error {}

/** What a batch needs to know of its source. */
export interface SourcePages extends Pick<Batch, 'pages' | 'sitemap' | 'crawl' | 'losses' | 'notes'> {
  /** Empty for a crawl, which finds its pages. */
  urls: readonly string[];
}

/** Pages of a sitemap or sitemap index, and what is not among them. */
export interface ListedPages extends Pick<Batch, 'losses' | 'notes'> {
  urls: string[];
}

/**
 * Reads the sitemap, if it is one.
 * @param most pages of a sitemap
 * @throws SourceUnusable
 */
export async function resolveSource(
  source: BatchSource,
  readSitemap: (url: string, most: number) => Promise<ListedPages>,
  most: number,
): Promise<SourcePages> {
  const noSitemap = { sitemap: null, crawl: null, losses: [], notes: [] };
  if ('crawl' in source) return { ...noSitemap, urls: [], pages: source.crawl.limit, crawl: source.crawl };
  if ('urls' in source) return { ...noSitemap, urls: source.urls, pages: source.urls.length };
  const listed = await readSitemap(source.sitemap, most);
  const { urls, losses, notes } = listed;
  if (urls.length === 0)
    throw new SourceUnusable(
      serverWords().batchFaults.emptySitemap({ notes: [...losses.map(({ url, reason }) => withFile(url, reason)), ...notes] }),
    );
  return { ...listed, pages: urls.length, sitemap: source.sitemap, crawl: null };
}

/** The URL that a source begins with. */
export const firstUrlOf = (source: BatchSource): string =>
  'crawl' in source ? source.crawl.start : 'sitemap' in source ? source.sitemap : source.urls[0]!;
