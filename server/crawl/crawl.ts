import { setTimeout } from 'node:timers/promises';
import { factValueOf } from '../../checks/core/fact-value.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { filterInSlices } from '../../checks/fetch/run-in-slices.ts';
import { createProber, type Prober } from '../../checks/fetch/prober.ts';
import { fetchCrawlRules, type CrawlRobots } from '../../checks/fetch/crawl-robots.ts';
import { readSitemapPages } from '../../checks/fetch/sitemap-pages.ts';
import { LinkedFiles } from '../../checks/fetch/linked-files.ts';
import { waitUnlessAborted, type ProbeNet } from '../../checks/fetch/probe-net.ts';
import type { Net } from '../../checks/fetch/site.ts';
import type { LinkedFile } from '../../checks/core/report/digest.ts';
import { comparableKey, sameSiteMatcher, linksToFollow, linkedFiles, type CrawlPlan, type SortedLinks } from '../../checks/site/crawl.ts';
import type { SiteContext } from '../../checks/site/findings.ts';
import { Frontier, type FrontierEntry, type FrontierPage, type Skipped } from './frontier.ts';

/** Maximum origins whose robots.txt is read; a site has few. */
const mostOrigins = 50;
/** Maximum crawl delay in seconds; a site that asks for more is crawled at this rate. */
const longestDelay = 120;
/** Maximum sitemaps from robots.txt that are read, and maximum pages from them that are compared with the crawl. */
const [mostSitemaps, mostListed] = [20, 200_000];

/** Why the crawl cannot start: robots.txt disallows the start page, or may exist but could not be read. */
export class CrawlRefused extends Error {
  readonly code: 'disallowed' | 'robots-unread';
  constructor(code: CrawlRefused['code']) {
    super(code);
    this.code = code;
  }
}

/** Requests of a crawl, besides those of its audits. */
export interface CrawlNet {
  /** For robots.txt and sitemaps. */
  net: Net;
  /** For the status of files; absent if they are not requested. */
  probe?: ProbeNet['request'];
  close(): Promise<void>;
}

/** What a page of the crawl links to, with files of sitemaps. */
export interface CrawledLinks {
  entry: FrontierEntry;
  /** Reads the files that were not read before. Called when the entry is saved: entries are saved in the order in which they were made. */
  readFiles(): Promise<LinkedFile[]>;
}

export interface CrawledPage {
  facts: KnownFacts | undefined;
  /** Status of the response. */
  status: number;
  /** Fingerprint of its main text. */
  text: string | undefined;
}

type CrawlRequests = Pick<CrawlNet, 'net' | 'probe'>;

/**
 * A crawl without a browser: it returns the pages to audit next, gets their facts, and finds more pages in them. The caller decides
 * when, how many at a time, and where the entries are saved.
 */
export class SiteCrawl {
  readonly frontier: Frontier;
  readonly #plan: CrawlPlan;
  readonly #net: Net;
  readonly #robots = new Map<string, CrawlRobots | null>();
  readonly #ignoreRobots: ReadonlySet<string>;
  readonly #files = new LinkedFiles(comparableKey);
  readonly #prober: Prober | null;
  /** Files of sitemaps, until they are requested. */
  #listedFiles: readonly string[] = [];

  private constructor(plan: CrawlPlan, { net, probe }: CrawlRequests, frontier: Frontier, ignoreRobots: readonly string[]) {
    [this.#plan, this.#net, this.frontier] = [plan, net, frontier];
    this.#ignoreRobots = new Set(ignoreRobots);
    this.#prober = probe
      ? createProber(
          { request: probe, online: () => true, clock: () => Date.now(), sleep: waitUnlessAborted },
          { pageHost: new URL(plan.start).hostname },
        )
      : null;
  }

  /**
   * @param requests through the egress guard
   * @param seed seed of a sample; null for the pages nearest to the start
   * @param ignoreRobots hosts whose robots.txt forbids nothing
   * @throws CrawlRefused
   */
  static async begin(
    plan: CrawlPlan,
    requests: CrawlRequests,
    seed: number | null = null,
    ignoreRobots: readonly string[] = [],
  ): Promise<SiteCrawl> {
    const crawl = new SiteCrawl(plan, requests, new Frontier(plan, seed), ignoreRobots);
    const robots = await crawl.#read(new URL(plan.start).origin);
    if (!robots) throw new CrawlRefused('robots-unread');
    if (!robots.mayFetch(plan.start)) throw new CrawlRefused('disallowed');
    return crawl;
  }

  /** Files that are requested with those that pages link to, such as files of a sitemap. */
  addFiles(urls: readonly string[]): void {
    this.#listedFiles = urls;
  }

  /** URLs of the site that the sitemaps of its robots.txt list; null if none could be read. */
  async readSitemaps(stop?: AbortSignal): Promise<SiteContext['sitemap']> {
    const { start } = this.#plan;
    const sitemaps = this.#robots.get(new URL(start).origin)?.sitemaps ?? [];
    const files = new Set(sitemaps.flatMap((url) => parseUrl(url, start)?.href ?? []).slice(0, mostSitemaps));
    const isSite = sameSiteMatcher(this.#plan);
    const urls = new Set<string>();
    const alternates: Map<string, { code: string; url: string }[]> = new Map();
    for (const file of files) {
      const found = await readSitemapPages(this.#net, file, mostListed, { stop });
      for (const url of await filterInSlices(found.urls, isSite)) if (urls.size < mostListed) urls.add(url);
      for (const [url, versions] of found.alternates) alternates.set(url, versions);
    }
    return urls.size === 0 ? null : { urls: [...urls], alternates };
  }

  /** Whether every linked page that rules and patterns allow was handed out. */
  get isWhole(): boolean {
    const { skipped, waiting } = this.frontier;
    return waiting === 0 && !lacksPages(skipped);
  }

  /** Takes up to `most` pages to audit now. */
  next(most: number): FrontierPage[] {
    const pages: FrontierPage[] = [];
    while (pages.length < most) {
      const page = this.frontier.next();
      if (!page) break;
      pages.push(page);
    }
    return pages;
  }

  /** Adds the links of an audited page; null for an error page, whose links are not followed. */
  async took(index: number, { facts, status, text }: CrawledPage): Promise<CrawledLinks | null> {
    if (!facts || status >= 400) return null;
    for (const origin of this.#originsIn(facts)) if (this.#robots.size < mostOrigins) await this.#read(origin);
    const mayFetch = (url: string) => this.#robots.get(new URL(url).origin)?.mayFetch(url) ?? null;
    const links = linksToFollow(facts, this.#plan, mayFetch);
    return { entry: this.frontier.found(index, links, text), readFiles: () => this.#readFiles(facts, links) };
  }

  async #readFiles(facts: KnownFacts, links: SortedLinks): Promise<LinkedFile[]> {
    this.#listedFiles = this.#files.notAsked(this.#listedFiles);
    const linked = linkedFiles(links);
    const isLinked = new Set(linked.map(comparableKey));
    const listed = this.#listedFiles.filter(
      (url) => this.#robots.get(new URL(url).origin)?.mayFetch(url) && !isLinked.has(comparableKey(url)),
    );
    const urls = [...linked, ...listed];
    if (!this.#prober || urls.length === 0) return [];
    const gapMs = Math.max(0, ...urls.map((url) => this.gapOf(new URL(url).host)));
    return this.#files.read(urls, facts, this.#prober, gapMs, (ms) => setTimeout(ms));
  }

  /** Requests no more files. */
  close(): void {
    this.#prober?.stop();
  }

  /** Gives up a host that wants no more requests. @param waiting its pages that were handed out and not audited */
  giveUp(host: string, waiting: readonly number[]): void {
    this.frontier.close(host);
    for (const index of waiting) this.frontier.giveBack(index);
  }

  /** Milliseconds between two requests that a host requires. */
  gapOf(host: string): number {
    const delays = [...this.#robots].map(([origin, robots]) => (new URL(origin).host === host ? (robots?.crawlDelay ?? 0) : 0));
    return 1000 * Math.min(longestDelay, Math.max(0, ...delays));
  }

  /** Only origins of the crawled site: robots.txt of other hosts is not requested. */
  #originsIn(facts: KnownFacts): Set<string> {
    const isSite = sameSiteMatcher(this.#plan);
    const urls = [factValueOf(facts, 'page')?.url, ...(factValueOf(facts, 'links')?.items ?? []).map(({ url }) => url)];
    return new Set(urls.flatMap((url) => (url && /^https?:/.test(url) && isSite(url) ? [new URL(url).origin] : [])));
  }

  async #read(origin: string): Promise<CrawlRobots | null> {
    const known = this.#robots.get(origin);
    if (known !== undefined) return known;
    const found = await fetchCrawlRules(this.#net, origin);
    // Its owner said so. The delay and the sitemaps still count.
    const robots = this.#ignoreRobots.has(new URL(origin).host)
      ? { crawlDelay: null, sitemaps: [], ...found, mayFetch: () => true }
      : found;
    this.#robots.set(origin, robots);
    return robots;
  }
}

/** Whether pages that belong to the crawl were skipped, or may have been: not those that robots.txt, nofollow or patterns exclude. */
export const lacksPages = ({ counts, more }: Pick<Skipped, 'counts' | 'more'>): boolean =>
  more || (['limit', 'depth', 'unread', 'refused', 'trap', 'copy'] as const).some((why) => (counts[why] ?? 0) > 0);
