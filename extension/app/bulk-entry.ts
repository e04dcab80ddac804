import { addressToAddSite, addressOfRun } from '../messages/bulk-addresses.ts';
import type { Obstacle } from '../messages/obstacle.ts';
import type { PendingGrant } from '../browser/pending-grant.ts';
import type { Reply } from '../messages/reply.ts';
import { sentenceOf } from '../../words/sentence.ts';
import { tabSeparatedCsv } from '../../reports/csv-cells.ts';
import { describeObstacle } from './obstacle-words.ts';
import type { Words, Phrase } from '../../words/locale.ts';

/** Ports of the entry to bulk audits. */
export interface BulkEntryPorts {
  tabId: number | null;
  queueTab(tabId: number): Promise<Reply<{ runId: string; jobs: number }>>;
  /** Creates a draft of these pages. @returns its id */
  queueUrls(urls: string[]): Promise<Reply<string>>;
  /** Brings the bulk page to the front, or opens it. @param hash its route; '' leaves an open page unchanged */
  openBulk(hash: string): Promise<void>;
  /** Tabs of this window, in order; null if the browser hides them. Must be called synchronously in a click handler. */
  openTabs(): Promise<{ title: string; url: string }[] | null>;
  /** URLs of the sites that a crawl may read, by its start page. */
  crawlSites(): Promise<(start: string) => string[]>;
  /** Requests permission for hosts; pending work starts once it is granted. Must be called synchronously in a click handler. */
  requestHosts(urls: string[], pending: PendingGrant): Promise<boolean>;
  takePendingGrant(now: number): Promise<unknown>;
  /** Makes the worker start the pending work, unless it has already started. */
  beginGranted(): Promise<Reply<null>>;
  /** Epoch milliseconds. */
  now(): number;
  say(phrase: Phrase, action?: { name: Phrase; run(): void }): void;
}

export interface BulkEntry {
  queue(): Promise<void>;
  /** Shows the runs, or the page as the user left it. */
  open(): Promise<void>;
  openNew(): Promise<void>;
  /** Offers to follow the links of a site. */
  openSite(url: string): Promise<void>;
  /** Shows a new run of the pages in a pasted text; nothing if it has fewer than two URLs. */
  paste(text: string): Promise<void>;
  /** To be called before {@link BulkEntry.auditSite}: loads which hosts belong to one site. */
  prepare(): void;
  /** Audits the first {@link sitePages} pages of a site immediately, starting at its home page. Must be called synchronously in a click handler. */
  auditSite(url: string): Promise<void>;
  /** Title and URL of each tab of this window, as rows for a spreadsheet; null if the browser hides them. Must be called synchronously in a click handler. */
  tabTitles(): Promise<string | null>;
}

/** Pages of a site that are audited without further questions. */
export const sitePages = 50;

export function createBulkEntry(ports: BulkEntryPorts): BulkEntry {
  const go = async (hash: string) => {
    try {
      await ports.openBulk(hash);
    } catch {
      ports.say(({ notices }) => notices.queue.unopened);
    }
  };
  let crawlSites = (start: string) => [start];
  const learnSites = async () => {
    crawlSites = await ports.crawlSites();
  };
  return {
    async queue() {
      if (ports.tabId === null) return ports.say(({ notices }) => notices.queue.noTab);
      const reply = await ports.queueTab(ports.tabId);
      if (!reply.ok)
        return ports.say(({ notices, requestFailures }) => notices.queue.failed({ error: sentenceOf(requestFailures, reply.failure) }));
      const { runId, jobs } = reply.value;
      ports.say(({ notices }) => notices.queue.queued({ pages: jobs }), {
        name: ({ notices }) => notices.queue.open,
        run: () => void go(addressOfRun(runId)),
      });
    },
    open: () => go(''),
    openNew: () => go('#new'),
    openSite: (url) => go(addressToAddSite(url)),
    async paste(text) {
      const urls = (await import('./pasted-urls.ts')).findPastedUrls(text);
      if (urls.length < 2) return;
      const reply = await ports.queueUrls(urls);
      if (reply.ok) await go(addressOfRun(reply.value));
      else ports.say(({ notices, requestFailures }) => notices.queue.notPasted({ error: sentenceOf(requestFailures, reply.failure) }));
    },
    prepare: () => void learnSites().catch(() => undefined),
    async auditSite(url) {
      const start = new URL('/', url).href;
      const urls = crawlSites(start);
      const permission = ports.requestHosts(urls, {
        crawl: { start, limit: sitePages, depth: null, include: [], exclude: [] },
        urls,
        at: ports.now(),
      });
      if (!(await permission)) {
        await ports.takePendingGrant(ports.now());
        return ports.say(({ notices }) => notices.queue.notAllowed);
      }
      const begun = await ports.beginGranted();
      if (!begun.ok)
        ports.say(({ notices, requestFailures }) => notices.queue.notBegun({ error: sentenceOf(requestFailures, begun.failure) }));
    },
    async tabTitles() {
      const tabs = await ports.openTabs();
      if (tabs === null) ports.say(({ notices }) => notices.queue.noTitles);
      return tabs && tabSeparatedCsv(tabs.map(({ title, url }) => [title, url]));
    },
  };
}

const passing: ReadonlySet<Obstacle['code']> = new Set([
  'loading',
  'discarded',
  'left',
  'crashed',
  'no-permission',
  'failed',
  'error-page',
]);

/** Why a tab cannot be added to the queue; '' if it can. @param url of its report; '' while there is none */
export function whyNotQueued(url: string, obstacle: Obstacle | null, words: Pick<Words, 'app' | 'obstacles'>): string {
  if (obstacle && !passing.has(obstacle.code)) return words.app.bulk.unqueued({ why: describeObstacle(obstacle, words).title });
  if (url !== '' && !/^https?:/i.test(url)) return words.app.bulk.notHttp;
  return '';
}
