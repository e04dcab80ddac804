import { sameSiteMatcher } from '../../../checks/site/crawl.ts';
import type { SiteContext } from '../../../checks/site/findings.ts';
import type { IndexedOrder, Work } from '../../audit/audit-all.ts';
import type { AuditOrder, Visit } from '../../audit/auditor.ts';
import { rowWithFiles, type RowError, type RunRow } from '../../audit/row.ts';
import { SiteCrawl, CrawlRefused } from '../../crawl/crawl.ts';
import { Frontier, type FrontierEntry } from '../../crawl/frontier.ts';
import type { CrawlSummary } from '../../crawl/summary.ts';
import type { CrawlSettings } from '../config/settings.ts';
import { serverWords } from '../../words.ts';
import { joinSentences } from '../../../words/sentence.ts';
import type { OpenNet } from '../world.ts';
import type { RunJournal, Manifest } from './journal.ts';

const words = () => serverWords().commands.crawl;

/** Why a crawl cannot begin: the result of its start page, as in a batch (server/batches/runner.ts). */
export class CrawlNotBegun extends Error {
  readonly error: RowError;
  readonly summary: CrawlSummary;
  constructor(error: RowError, summary: CrawlSummary) {
    super(error.message);
    [this.error, this.summary] = [error, summary];
  }
}

/** A crawl of the command line: provides pages for {@link Work}, and records found links in the journal. */
export class CrawlRun {
  readonly #crawl: SiteCrawl;
  readonly #settings: CrawlSettings;
  readonly #journal: RunJournal;
  readonly #open: OpenNet;
  readonly #say: (note: string) => void;
  readonly #reportedGaps = new Set<string>();
  /** Number of pages handed out that have no row yet. */
  #under = 0;

  private constructor(crawl: SiteCrawl, settings: CrawlSettings, journal: RunJournal, open: OpenNet, say: (note: string) => void) {
    [this.#crawl, this.#settings, this.#journal, this.#open, this.#say] = [crawl, settings, journal, open, say];
  }

  /**
   * @param before entries of a resumed run
   * @throws CrawlNotBegun if robots.txt does not allow crawling the start page
   */
  static async begin(
    settings: CrawlSettings,
    { urls, files = [] }: Pick<Manifest, 'urls' | 'files'>,
    journal: RunJournal,
    before: { entries: readonly FrontierEntry[]; done: readonly number[] } | null,
    open: OpenNet,
    say: (note: string) => void,
  ): Promise<CrawlRun> {
    try {
      const crawl = await SiteCrawl.begin(settings.plan, open, settings.seed, settings.ignoreRobots);
      const { frontier } = crawl;
      crawl.addFiles(files);
      for (const entry of before?.entries ?? []) frontier.restore(entry);
      for (const index of before?.done ?? []) frontier.isDone(index);
      if (!before || before.entries.length === 0)
        for (const [pages, leftOut] of [[urls.slice(0, 1)], [urls.slice(1), files]] as const)
          if (pages.length + (leftOut?.length ?? 0) > 0) await journal.appendFound(frontier.name(pages, leftOut));
      return new CrawlRun(crawl, settings, journal, open, say);
    } catch (error) {
      await open.close();
      if (!(error instanceof CrawlRefused)) throw error;
      const { plan, ignoreRobots } = settings;
      const { entries = [], done = [] } = before ?? {};
      const known = entries.length > 0 ? entries.flatMap(({ pages }) => pages).length : urls.length;
      throw new CrawlNotBegun(refusal(error, plan.start, open), {
        start: plan.start,
        pages: done.length,
        // The start page is one that failed.
        waiting: known - new Set([0, ...done]).size,
        skipped: new Frontier(plan).skipped,
        whole: false,
        ...(ignoreRobots && { ignoredRobots: ignoreRobots }),
      });
    }
  }

  /** Number of pages that have no row yet and could still be audited. */
  get waiting(): number {
    return this.#crawl.frontier.waiting + this.#under;
  }

  /** Stays only a few pages ahead, because every page may change which come next. */
  work(concurrency: number, orderOf: (url: string) => AuditOrder): Required<Pick<Work, 'more' | 'gapOf'>> {
    return {
      more: () => {
        const pages = this.#crawl.next(2 * concurrency - this.#under);
        this.#under += pages.length;
        return pages.map(({ index, url }) => ({ index, order: orderOf(url) }));
      },
      gapOf: (host) => {
        const gap = this.#crawl.gapOf(host);
        if (gap > 0 && !this.#reportedGaps.has(host)) this.#say(words().delay({ host, seconds: gap / 1000 }));
        this.#reportedGaps.add(host);
        return gap;
      },
    };
  }

  /** Called when a page has a row. Its links are saved before that row. @returns the row with its files */
  async took(row: RunRow, visit: Visit | null): Promise<RunRow> {
    this.#under -= 1;
    if (!visit) return row;
    const { report, http } = visit;
    const { index, digest } = row;
    const found = await this.#crawl.took(index, { facts: report.facts, status: http.status, text: digest?.fingerprint });
    if (!found) return row;
    const { start } = this.#settings.plan;
    if (index === 0 && !sameSiteMatcher(this.#settings.plan)(report.finalUrl))
      this.#say(words().redirected({ start, url: report.finalUrl }));
    await this.#journal.appendFound(found.entry);
    return rowWithFiles(row, await found.readFiles());
  }

  /** Pages whose rows are damaged are audited again. */
  giveBack(indexes: readonly number[]): void {
    for (const index of indexes) this.#crawl.frontier.giveBack(index);
  }

  /** Called when no page may be audited: the start page has its row, and is not one that waits. */
  startFailed(): void {
    this.#crawl.frontier.isDone(0);
  }

  /** Called when a host is given up. */
  giveUp(host: string, waiting: readonly IndexedOrder[]): void {
    this.#crawl.giveUp(
      host,
      waiting.map(({ index }) => index),
    );
    this.#under -= waiting.length;
  }

  readSitemaps = (): Promise<SiteContext['sitemap']> => this.#crawl.readSitemaps();

  /** @param pages number of pages with a report */
  summary(pages: number): CrawlSummary {
    const { waiting } = this;
    const { skipped } = this.#crawl.frontier;
    const { plan, ignoreRobots } = this.#settings;
    const whole = waiting === 0 && this.#crawl.isWhole;
    return { start: plan.start, pages, waiting, skipped, whole, ...(ignoreRobots && { ignoredRobots: ignoreRobots }) };
  }

  close(): Promise<void> {
    this.#crawl.close();
    return this.#open.close();
  }
}

function refusal({ code }: CrawlRefused, start: string, open: OpenNet): RowError {
  const { origin, host } = new URL(start);
  const why = open.refusal(start)?.message ?? '';
  return code === 'disallowed'
    ? { code: 'robots-disallowed', message: joinSentences([serverWords().crawl.disallowed({ url: start }), words().ownHost({ host })]) }
    : { code, message: serverWords().crawl.robotsUnread({ origin, why }) };
}
