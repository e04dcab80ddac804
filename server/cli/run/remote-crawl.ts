/** How far a crawl of a batch went, as a crawl of this machine tells it. */
import type { RowDigest } from '../../audit/row.ts';
import { lacksPages } from '../../crawl/crawl.ts';
import { serverWords } from '../../words.ts';
import type { RemoteBatch } from './batch-server.ts';
import type { CrawlSummary } from '../../crawl/summary.ts';

/** Null for a list. */
export function remoteCrawlSummary(
  { state, crawl }: Pick<RemoteBatch, 'state' | 'crawl'>,
  rows: readonly Pick<RowDigest, 'state'>[],
): CrawlSummary | null {
  if (!crawl) return null;
  const { start, skipped: counts, more } = crawl;
  return {
    start,
    pages: rows.filter((row) => row.state === 'done').length,
    waiting: rows.filter((row) => row.state === 'cancelled').length,
    skipped: { counts, first: {}, more },
    whole: state === 'finished' && !lacksPages({ counts, more }),
  };
}

/** That hosts were given up, one sentence each. */
export const gaveUpIn = ({ crawl }: Pick<RemoteBatch, 'crawl'>): string[] =>
  crawl?.skipped.refused ? [serverWords().commands.remote.gaveUp({ pages: crawl.skipped.refused })] : [];
