/** What a crawl audited and what it left out, as reports tell it. */
import { crawlLines } from '../../reports/crawl-lines.ts';
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
export const crawlRunLines = ({ skipped, ignoredRobots = [], ...summary }: CrawlSummary, failed: number): string[] => [
  ...(ignoredRobots.length > 0 ? [words().ignored({ hosts: ignoredRobots })] : []),
  ...crawlLines({ ...summary, failed, leftOut: skipped.counts, more: skipped.more }, words()),
];
