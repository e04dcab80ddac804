import type { KnownFacts } from '../checks/core/facts.ts';
import type { CrawlerRead } from '../checks/core/report/crawler-reading.ts';
import type { Report } from '../checks/core/report/report.ts';
import { blocksMissingForCrawlers } from '../checks/views/crawler-reading.ts';
import { makeCrawlerCard } from './crawler-card.ts';
import { describeCrawler, type CrawlerWords } from './crawler-words.ts';
import type { CrawlerCard } from './draw-crawler-card.ts';
import type { Locale } from '../words/locale.ts';

/** The page as people see it and as a crawler gets it: everything that is drawn over the page, as words and selectors. */
export interface CrawlerSight {
  crawlers: SeenCrawler[];
  /** Token of the crawler that is shown first. */
  chosen: string;
  /** Selectors of the blocks that are not in the raw HTML. */
  missing: string[];
  passages: { selector: string; until: string }[];
  words: SightWords;
  /** Of the words: the page may have another. */
  direction: Locale['direction'];
}
export interface SeenCrawler extends CrawlerWords {
  name: string;
  /** `nothing`: everything is hatched; `part`: the missing blocks are; `perhaps`: they are outlined, because it may get them; `unknown`: nothing is drawn. */
  sight: 'nothing' | 'part' | 'perhaps' | 'unknown';
  card: CrawlerCard | null;
}
export interface SightWords {
  region: string;
  slider: string;
  crawler: string;
  passage: string;
  copy: string;
  copied: string;
  save: string;
  close: string;
}

/** Maximum number of hatched blocks: more never fit in one window. */
const mostBlocks = 3_000;

export function makeCrawlerSight(
  report: Report,
  facts: KnownFacts,
  chosen: string,
  locale: Locale,
  words: SightWords,
): CrawlerSight | null {
  const reading = report.crawlerReading;
  if (!reading) return null;
  const { purposes, crawler } = locale.words.crawlers;
  return {
    crawlers: reading.crawlers.map((read) => ({
      ...describeCrawler(read, reading, locale),
      name: crawler({ token: read.token, purpose: purposes[read.purpose] }),
      sight: sightOf(read),
      card: makeCrawlerCard(report, read.token, locale),
    })),
    chosen,
    missing: (blocksMissingForCrawlers(facts) ?? []).slice(0, mostBlocks).map(({ selector }) => selector),
    passages: reading.passages.map(({ selector, until }) => ({ selector, until })),
    words,
    direction: locale.direction,
  };
}

const sightOf = ({ share, access, renders }: CrawlerRead): SeenCrawler['sight'] =>
  share === null ? 'unknown' : access === 'blocked' ? 'nothing' : renders === 'yes' ? 'perhaps' : 'part';
