/** The pages of a chunk: part of a list, or the next pages of a crawl. */
import type { Work } from '../audit/audit-all.ts';
import type { BackOffRules } from '../audit/back-off.ts';
import type { Visit } from '../audit/auditor.ts';
import type { RunRow } from '../audit/row.ts';
import type { BatchCrawl } from './crawls.ts';
import { nextChunks, pageIndexesOfChunk, type Batch, type Page } from './batch.ts';
import { HostPaces } from './host-paces.ts';
import type { Chunk } from './queue/queue.ts';
import type { BatchStore } from './store.ts';

export interface Task {
  /** Host of all its pages. */
  host: string;
  /** Pages without a result. Call it while holding the lease of the host; null if the chunk is done. */
  begin(): Promise<readonly Page[] | null>;
  /** What the host required so far, in this batch. */
  paces: HostPaces;
  /** Pace between its pages. */
  pace: Pick<Work, 'backOff' | 'backOffs' | 'paced' | 'gapOf' | 'gaveUp'>;
  /** Called with each row before it is saved. */
  took(row: RunRow, visit: Visit | null): Promise<RunRow>;
  /** Called when it ends without results for all pages. */
  giveBackPages(): void;
  /** Milliseconds between pages that robots.txt requires. */
  gapMs(): number;
  /** Called when all pages have results. `over`: all pages of the batch have. */
  ended(): Promise<{ next: Chunk[]; over: boolean }>;
}

/** Pages of a list; null if the batch has no such chunk. */
export async function nextListTask(store: BatchStore, batch: Batch, chunk: Chunk, backOff?: BackOffRules): Promise<Task | null> {
  const { urls, lanes } = await store.list(batch.id);
  const lane = lanes[chunk.lane];
  if (!lane) return null;
  const { host } = lane;
  const paces = new HostPaces(store, batch.id, backOff);
  return {
    host,
    async begin() {
      await paces.read(host);
      const indexes = await store.missing(batch.id, batch.pages, pageIndexesOfChunk(lane, chunk.part));
      // A page that was refused comes last: the next one shows whether the host refuses it alone.
      const tries = (index: number) => paces.of(host)?.tries.get(index) ?? 0;
      return indexes.toSorted((one, other) => tries(one) - tries(other)).map((index) => ({ index, url: urls[index]! }));
    },
    paces,
    pace: paces.work,
    took: async (row) => row,
    giveBackPages: () => undefined,
    gapMs: () => 0,
    async ended() {
      const marks = await store.marks(batch.id, batch.pages);
      const next = nextChunks(chunk, lanes, (index) => marks.of(index) !== null);
      // Marks may be older than the last result of another worker, who then did not know about this one either.
      return { next, over: next.length === 0 && (await store.isWhole(batch.id, batch.pages)) };
    },
  };
}

/** The next pages of a crawl; null if the chunk is done. */
export async function nextCrawlTask(store: BatchStore, batch: Batch, { part }: Chunk, crawl: BatchCrawl): Promise<Task | null> {
  const isDone = async () => (await store.crawl(batch.id)).part > part;
  if (await isDone()) return null;
  const pages = await crawl.next();
  const { host } = new URL(pages[0]?.url ?? batch.crawl!.start);
  const giveBackPages = () => crawl.giveBack(pages);
  return {
    host,
    async begin() {
      await crawl.paces.read(host);
      if (!(await isDone())) return pages;
      giveBackPages();
      return null;
    },
    paces: crawl.paces,
    pace: crawl.pace,
    took: (row, visit) => crawl.took(row, visit),
    giveBackPages,
    gapMs: () => crawl.gapOf(host),
    async ended() {
      const goesOn = await crawl.ended(part);
      return { next: goesOn ? [{ batch: batch.id, lane: 0, part: part + 1 }] : [], over: !goesOn };
    },
  };
}
