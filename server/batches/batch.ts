/** What a batch is, and how its pages are divided into chunks. */
import type { CrawlPlan } from '../../checks/site/crawl.ts';
import type { AuditOrder } from '../audit/auditor.ts';
import type { LossOfSitemap } from '../audit/run-losses.ts';
import type { Chunk } from './queue/queue.ts';

/** The order of a batch, which never changes. */
export interface Batch {
  schemaVersion: string;
  /** ULID. */
  id: string;
  /** ID of the key that started it; null if no keys are needed. */
  owner: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Number of URLs; for a crawl, the maximum. */
  pages: number;
  /** The same for all pages. */
  settings: BatchSettings;
  /** Selection of signals in results; scores are always those of the whole audit. */
  signals: string[] | null;
  skipSignals: string[] | null;
  /** The sitemap that lists the pages, or null. */
  sitemap: string | null;
  /** Plan of a crawl; null if the pages are listed. */
  crawl: CrawlPlan | null;
  /** What could not be read of the sitemap. */
  losses: LossOfSitemap[];
  /** What was left out of it, one sentence each, which names the sitemap. */
  notes: string[];
  webhook: { url: string; secret: string } | null;
  /** The client's Idempotency-Key. */
  key: string | null;
}
export type BatchSettings = Omit<AuditOrder, 'url' | 'headers'>;

/** Version of the files of a batch; additions do not change the first number. */
export const batchVersion = '1.1';
export const batchIdPattern = /^[\dA-HJKMNP-TV-Z]{26}$/;

/** A batch with defaults for everything that is not given. */
export const newBatch = (ordered: Pick<Batch, 'id' | 'createdAt' | 'pages' | 'settings'> & Partial<Batch>): Batch => ({
  schemaVersion: batchVersion,
  owner: null,
  signals: null,
  skipSignals: null,
  sitemap: null,
  crawl: null,
  losses: [],
  notes: [],
  webhook: null,
  key: null,
  ...ordered,
});

export interface BatchEnd {
  state: 'finished' | 'cancelled';
  /** Epoch milliseconds. */
  at: number;
}
/** A page of a batch. */
export interface Page {
  /** Index in the list, from 0. */
  index: number;
  url: string;
}
export interface Progress {
  /** For a crawl: the number of pages found so far. */
  total: number;
  done: number;
  failed: number;
}

export const chunkPages = 25;

/** Pages of one host. */
export interface Lane {
  host: string;
  /** Indexes in the list of the batch, from 0. */
  indexes: number[];
}
/** In the order in which their hosts first occur. */
export function lanesOf(urls: readonly string[]): Lane[] {
  const lanes = new Map<string, Lane>();
  for (const [index, url] of urls.entries()) {
    // The URLs are already normalized, and parsing a hundred thousand again takes a second.
    const host = /^https?:\/\/([^/?#]*)/.exec(url)?.[1] ?? '';
    const lane = lanes.get(host) ?? { host, indexes: [] };
    lane.indexes.push(index);
    lanes.set(host, lane);
  }
  return [...lanes.values()];
}

/** Indexes of the pages of a chunk. */
export const pageIndexesOfChunk = (lane: Lane, part: number): number[] => lane.indexes.slice(part * chunkPages, (part + 1) * chunkPages);

/** Approximate number of hosts of a batch in the queue at once, so that a hundred thousand hosts take no more space there than a thousand. */
const window = 1_000;

/** The chunks to queue for a batch: the first unfinished chunk of each host that has its turn. */
export function chunksOf(batch: string, lanes: readonly Lane[], isThere: (index: number) => boolean): Chunk[] {
  const hasTurn = (lane: number) => lane < window || pageIndexesOfChunk(lanes[lane - window]!, 0).every(isThere);
  return lanes.flatMap((_, lane) => (hasTurn(lane) ? (nextChunk(batch, lanes, lane, 0, isThere) ?? []) : []));
}

/** The chunks to queue after a chunk has ended: the next one of its host, and after a host's first chunk the first one of another host. */
export function nextChunks({ batch, lane, part }: Chunk, lanes: readonly Lane[], isThere: (index: number) => boolean): Chunk[] {
  const chunks = [nextChunk(batch, lanes, lane, part + 1, isThere)];
  const others = part === 0 ? lanes.length : 0;
  for (let other = lane + window; other < others; other += window) {
    const first = nextChunk(batch, lanes, other, 0, isThere);
    chunks.push(first);
    // A host whose first chunk is unfinished starts the next host when it is done; one that is further along already did.
    if (first?.part === 0) break;
  }
  return chunks.filter((chunk) => chunk !== null);
}

/** The first unfinished chunk of a lane, starting from a part; null if all are finished. */
function nextChunk(batch: string, lanes: readonly Lane[], lane: number, from: number, isThere: (index: number) => boolean): Chunk | null {
  const { indexes } = lanes[lane]!;
  for (let part = from; part * chunkPages < indexes.length; part++)
    if (pageIndexesOfChunk(lanes[lane]!, part).some((index) => !isThere(index))) return { batch, lane, part };
  return null;
}
