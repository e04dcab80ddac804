import { crawlDelayFor, parseRobotsTxt, robotsVerdicts } from '../parse/robots-txt.ts';
import { stateOfRobotsTxt } from '../parse/robots-lines.ts';
import type { Net } from './net.ts';
import { fetchRobotsTxt } from './site-texts.ts';

/** The group of robots.txt that our crawls obey; falls back to the group for `*`. */
const agent = 'Pageloupe';
const patienceMs = 10_000;

/** The rules of an origin's robots.txt that apply to a crawl. */
export interface CrawlRobots {
  mayFetch(url: string): boolean;
  /** Seconds between two requests; null if robots.txt does not say. */
  crawlDelay: number | null;
  /** URLs of sitemaps as written. */
  sitemaps: readonly string[];
}

/** Null if the file may exist but could not be read: then nothing may be fetched (RFC 9309, 2.3.1.4). */
export async function fetchCrawlRules(net: Net, origin: string): Promise<CrawlRobots | null> {
  const answer = await fetchRobotsTxt(net, origin, patienceMs);
  if (!answer.ok) return null;
  const state = stateOfRobotsTxt(answer.value);
  if (state === 'failing' || state === 'silent') return null;
  if (state === 'none') return { mayFetch: () => true, crawlDelay: null, sitemaps: [] };
  const robots = parseRobotsTxt(answer.value.text);
  return {
    mayFetch: (url) => robotsVerdicts(robots, url)(agent).allowed,
    crawlDelay: crawlDelayFor(robots, agent),
    sitemaps: robots.sitemaps.map(({ url }) => url),
  };
}
