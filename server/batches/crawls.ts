/** Crawls of batches: which pages a chunk audits and the links found on them, saved so that any worker can continue. */
import { LRUCache } from 'lru-cache';
import { filterInSlices } from '../../checks/fetch/run-in-slices.ts';
import type { IndexedOrder, Work } from '../audit/audit-all.ts';
import type { Visit } from '../audit/auditor.ts';
import type { BackOffRules } from '../audit/back-off.ts';
import { rowWithFiles, type RunRow } from '../audit/row.ts';
import { SiteCrawl, type CrawlNet } from '../crawl/crawl.ts';
import type { FrontierEntry } from '../crawl/frontier.ts';
import { chunkPages, type Batch, type Page } from './batch.ts';
import { HostPaces } from './host-paces.ts';
import type { BatchStore, CrawlState } from './store.ts';

/** Number of crawls that a process caches; others are read again for their next chunk. */
const mostOpen = 20;
/** For all sitemaps of a site. Another worker waits for the host meanwhile. */
const sitemapsMs = 60_000;
/** Pages that no link leads to, of a site. */
const mostOrphans = 1_000;

/** Two workers had the same crawl. The later one stops, and reads what the other has found. */
export class CrawlTaken extends Error {}

/** The crawls that this process works on. */
export class Crawls {
  readonly #store: BatchStore;
  readonly #openNet: (start: string) => CrawlNet;
  readonly #backOff: BackOffRules | undefined;
  readonly #open = new LRUCache<string, BatchCrawl>({
    max: mostOpen,
    // One that gives way to others may be at work: its connections end when it is done.
    dispose: (crawl, _, why) => why !== 'evict' && void crawl.close().catch(() => undefined),
  });

  /** @param openNet requests robots.txt, through the egress guard */
  constructor(store: BatchStore, openNet: (start: string) => CrawlNet, backOff?: BackOffRules) {
    [this.#store, this.#openNet, this.#backOff] = [store, openNet, backOff];
  }

  isOpen = (id: string): boolean => this.#open.has(id);

  /** Opens the crawl with everything saved so far. @throws CrawlRefused */
  async open(batch: Batch): Promise<BatchCrawl> {
    const known = this.#open.get(batch.id);
    if (known) {
      await known.read();
      return known;
    }
    const opened = await BatchCrawl.begin(batch, this.#store, this.#openNet(batch.crawl!.start), this.#backOff);
    this.#open.set(batch.id, opened);
    return opened;
  }

  /** Drops a crawl from memory, because it may differ from what is saved. */
  forget(id: string): void {
    this.#open.delete(id);
  }

  close(): void {
    this.#open.clear();
  }
}

export class BatchCrawl {
  readonly #batch: Batch;
  readonly #store: BatchStore;
  readonly #crawl: SiteCrawl;
  readonly #net: CrawlNet;
  readonly paces: HostPaces;
  /** Pages that got a row after they were handed out. */
  readonly #ended = new Set<number>();
  /** Number of entries that were read or saved, which is the number of the next. */
  #entries = 0;
  #saved: Promise<void> = Promise.resolve();

  private constructor(batch: Batch, store: BatchStore, crawl: SiteCrawl, net: CrawlNet, backOff: BackOffRules | undefined) {
    [this.#batch, this.#store, this.#crawl, this.#net] = [batch, store, crawl, net];
    this.paces = new HostPaces(store, batch.id, backOff);
  }

  /** @throws CrawlRefused */
  static async begin(batch: Batch, store: BatchStore, net: CrawlNet, backOff?: BackOffRules): Promise<BatchCrawl> {
    try {
      const plan = batch.crawl!;
      const crawl = new BatchCrawl(batch, store, await SiteCrawl.begin(plan, net), net, backOff);
      await crawl.read();
      if (crawl.#entries === 0) await crawl.#save(crawl.#crawl.frontier.name([plan.start]));
      const marks = await store.freshMarks(batch.id, batch.pages);
      for (let index = 0; index < batch.pages; index++) if (marks.of(index) !== null) crawl.#crawl.frontier.isDone(index);
      return crawl;
    } catch (error) {
      await net.close();
      throw error;
    }
  }

  /** Reads what other processes have saved meanwhile. */
  async read(): Promise<void> {
    for await (const entry of this.#store.entries(this.#batch.id, this.#entries)) {
      this.#crawl.frontier.restore(entry);
      this.#entries++;
    }
  }

  /** The next pages, all of one host; none when the crawl is over. */
  async next(): Promise<Page[]> {
    for (;;) {
      const found = this.#crawl.next(chunkPages);
      const host = found[0] && new URL(found[0].url).host;
      const [here, elsewhere] = [
        found.filter(({ url }) => new URL(url).host === host),
        found.filter(({ url }) => new URL(url).host !== host),
      ];
      for (const { index } of elsewhere) this.#crawl.frontier.giveBack(index);
      const indexes = here.map(({ index }) => index);
      // Another process may have audited them.
      const missing = new Set(await this.#store.missing(this.#batch.id, this.#batch.pages, indexes));
      if (here.length === 0 || missing.size > 0) return here.filter(({ index }) => missing.has(index));
    }
  }

  /** Takes back pages that were handed out: those without a row will be handed out again. */
  giveBack(pages: readonly Page[]): void {
    for (const { index } of pages) if (!this.#ended.has(index)) this.#crawl.frontier.giveBack(index);
  }

  /** The pace that its hosts require, as far as known. */
  get pace(): Pick<Work, 'backOff' | 'backOffs' | 'paced' | 'gapOf' | 'gaveUp'> {
    return {
      ...this.paces.work,
      gapOf: this.gapOf,
      gaveUp: (host: string, _status: number, waiting: readonly IndexedOrder[]) =>
        this.#crawl.giveUp(
          host,
          waiting.map(({ index }) => index),
        ),
    };
  }

  /** Milliseconds between two pages of a host, as its robots.txt requires. */
  gapOf = (host: string): number => this.#crawl.gapOf(host);

  /** Saves the links of a page. Call it before saving its row, so that no link is lost. @returns the row with its files @throws CrawlTaken, StorageFull */
  async took(row: RunRow, visit: Visit | null): Promise<RunRow> {
    const { index, digest } = row;
    this.#ended.add(index);
    if (!visit) return row;
    const { report, http } = visit;
    const found = await this.#crawl.took(index, { facts: report.facts, status: http.status, text: digest?.fingerprint });
    if (!found) return row;
    await this.#save(found.entry);
    return rowWithFiles(row, await found.readFiles());
  }

  /** Called after the chunk with this number. @returns whether there are more pages */
  async ended(part: number): Promise<boolean> {
    const { skipped, waiting } = this.#crawl.frontier;
    const { done, failed } = await this.#store.progress(this.#batch);
    await this.#store.saveCrawl(this.#batch.id, {
      part: part + 1,
      pages: done + failed + waiting,
      skipped: skipped.counts,
      more: skipped.more,
      orphans: waiting > 0 ? null : await this.#orphans(),
    });
    return waiting > 0;
  }

  close(): Promise<void> {
    this.#crawl.close();
    return this.#net.close();
  }

  /** Pages in sitemaps that no link points to; null if unknown. */
  async #orphans(): Promise<CrawlState['orphans']> {
    const sitemap = this.#crawl.isWhole ? await this.#crawl.readSitemaps(AbortSignal.timeout(sitemapsMs)) : null;
    if (!sitemap) return null;
    const urls = await filterInSlices(sitemap.urls, (url) => !this.#crawl.frontier.isFound(url));
    return { total: urls.length, urls: urls.slice(0, mostOrphans) };
  }

  /** Saves entries in order: an entry is useless without those before it. */
  #save(entry: FrontierEntry): Promise<void> {
    const before = this.#saved;
    const save = async () => {
      await before;
      if (!(await this.#store.addEntry(this.#batch.id, this.#entries, entry))) throw new CrawlTaken();
      this.#entries++;
    };
    this.#saved = save();
    return this.#saved;
  }
}
