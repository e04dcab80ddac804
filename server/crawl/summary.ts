/** What a crawl audited and what it left out, as reports tell it. */
import { exclusionReasons } from '../../checks/site/crawl.ts';
import { serverWords } from '../words.ts';
import type { Skipped } from './frontier.ts';

const words = () => serverWords().commands.crawl;

/** The result of a crawl, for reports. */
export interface CrawlSummary {
  start: string;
  /** Number of pages with a report. */
  pages: number;
  /** Number of pages found but not reached, because time ran out or the run was interrupted. */
  waiting: number;
  skipped: Skipped;
  /** Hosts whose robots.txt was ignored; absent if none. */
  ignoredRobots?: readonly string[];
  /** Whether every linked page that rules and patterns allow was audited. */
  whole: boolean;
}

/** The summary as sentences, for all reports for people. @param failed pages without a report */
export function crawlRunLines({ start, pages, waiting, skipped, whole, ignoredRobots = [] }: CrawlSummary, failed: number): string[] {
  const counts = exclusionReasons.flatMap((why) => {
    const count = skipped.counts[why];
    return count ? [{ why: serverWords().crawlReasonText(why), count }] : [];
  });
  return [
    ...(ignoredRobots.length > 0 ? [words().ignored({ hosts: ignoredRobots })] : []),
    words().summary({ start, pages, waiting }),
    // Without a count, the sentence says that every URL was audited.
    ...((!whole || failed > 0) && counts.length === 0 ? [] : [words().skipped({ counts, more: skipped.more })]),
  ];
}
