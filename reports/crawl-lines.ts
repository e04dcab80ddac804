/** What a crawl audited and what it left out, in sentences for every report for people. */
import { exclusionReasons, type ExclusionReason } from '../checks/site/crawl.ts';

export interface CrawlCounts {
  start: string;
  /** Number of pages with a report. */
  pages: number;
  /** Number of pages found but not reached. */
  waiting: number;
  /** Number of pages without a report. */
  failed: number;
  /** URLs that were not audited, by reason. */
  leftOut: Partial<Record<ExclusionReason, number>>;
  /** There are more of them. */
  more: boolean;
  /** Whether every linked page that rules and patterns allow was audited. */
  whole: boolean;
}
export interface CrawlSentences {
  reason(args: { why: ExclusionReason }): string;
  summary(args: Pick<CrawlCounts, 'start' | 'pages' | 'waiting'>): string;
  skipped(args: { counts: readonly { why: string; count: number }[]; more: boolean }): string;
}

export function crawlLines({ start, pages, waiting, failed, leftOut, more, whole }: CrawlCounts, words: CrawlSentences): string[] {
  const counts = exclusionReasons.flatMap((why) => {
    const count = leftOut[why];
    return count ? [{ why: words.reason({ why }), count }] : [];
  });
  return [
    words.summary({ start, pages, waiting }),
    // Without a count, the sentence says that every URL was audited.
    ...((!whole || failed > 0) && counts.length === 0 ? [] : [words.skipped({ counts, more })]),
  ];
}
