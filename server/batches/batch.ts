/** What a batch is, and how its pages are divided into chunks. */
import type { CrawlPlan } from '../../checks/doors/site.ts';
import type { AuditOrder } from '../audit/auditor.ts';
import type { Chunk } from './queue.ts';

/** As it was ordered: never changed. */
export interface Batch {
  schemaVersion: string;
  /** ULID. */
  id: string;
  /** Whose key started it; null if no keys are needed. */
  owner: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  /** How many URLs it has; of a crawl, how many it may have. */
  pages: number;
  /** The same for all pages. */
  settings: BatchSettings;
  /** Selection of signals in results; scores are always those of the whole audit. */
  signals: string[] | null;
  skipSignals: string[] | null;
  /** The sitemap the pages come from, or null. */
  sitemap: string | null;
  /** The pages are found by following links. Null, or absent in files of before 1.1: they are listed. */
  crawl?: CrawlPlan | null;
  /** What could not be read of the sitemap. */
  notes: string[];
  webhook: { url: string; secret: string } | null;
  /** The Idempotency-Key it was started with. */
  key: string | null;
}
export type BatchSettings = Omit<AuditOrder, 'url' | 'headers'>;

/** Version of the files of a batch; additions do not change the first number. */
export const batchVersion = '1.1';
export const batchIdPattern = /^[\dA-HJKMNP-TV-Z]{26}$/;

/** A batch of which only this was ordered. */
export const newBatch = (ordered: Pick<Batch, 'id' | 'createdAt' | 'pages' | 'settings'> & Partial<Batch>): Batch => ({
  schemaVersion: batchVersion,
  owner: null,
  signals: null,
  skipSignals: null,
  sitemap: null,
  crawl: null,
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
  /** Its place in the list, from 0. */
  index: number;
  url: string;
}
export interface Progress {
  /** Of a crawl: as many as were found so far. */
  total: number;
  done: number;
  failed: number;
}

export const chunkPages = 25;

/** Pages of one host. */
export interface Lane {
  host: string;
  /** Places in the list of the batch, from 0. */
  indexes: number[];
}
/** In the order in which their hosts first come. */
export function hostLanesOf(urls: readonly string[]): Lane[] {
  const lanes = new Map<string, Lane>();
  for (const [index, url] of urls.entries()) {
    // As in WHATWG form, which they have: parsing a hundred thousand again takes a second.
    const host = /^https?:\/\/([^/?#]*)/.exec(url)?.[1] ?? '';
    const lane = lanes.get(host) ?? { host, indexes: [] };
    lane.indexes.push(index);
    lanes.set(host, lane);
  }
  return [...lanes.values()];
}

/** Places of the pages of a chunk. */
export const pagesOfChunk = (lane: Lane, part: number): number[] => lane.indexes.slice(part * chunkPages, (part + 1) * chunkPages);

/** Hosts of a batch that are in the queue at once, more or less: a list of a hundred thousand hosts takes no more room there than one of a thousand. */
const window = 1_000;

/** What a batch has for the queue: of each host that has its turn, the first chunk with a page that is missing. */
export function chunksOf(batch: string, lanes: readonly Lane[], isThere: (index: number) => boolean): Chunk[] {
  const hasTurn = (lane: number) => lane < window || pagesOfChunk(lanes[lane - window]!, 0).every(isThere);
  return lanes.flatMap((_, lane) => (hasTurn(lane) ? (nextChunk(batch, lanes, lane, 0, isThere) ?? []) : []));
}

/** What comes into the queue after a chunk: the next one of its host, and after the first one of a host the first of another. */
export function chunksAfter({ batch, lane, part }: Chunk, lanes: readonly Lane[], isThere: (index: number) => boolean): Chunk[] {
  const chunks = [nextChunk(batch, lanes, lane, part + 1, isThere)];
  const others = part === 0 ? lanes.length : 0;
  for (let other = lane + window; other < others; other += window) {
    const first = nextChunk(batch, lanes, other, 0, isThere);
    chunks.push(first);
    // A host that had its turn has passed it on, unless it still has its first chunk.
    if (first?.part === 0) break;
  }
  return chunks.filter((chunk) => chunk !== null);
}

/** The first chunk of a lane with a page that is missing, from a part on; null when all are there. */
function nextChunk(batch: string, lanes: readonly Lane[], lane: number, from: number, isThere: (index: number) => boolean): Chunk | null {
  const { indexes } = lanes[lane]!;
  for (let part = from; part * chunkPages < indexes.length; part++)
    if (pagesOfChunk(lanes[lane]!, part).some((index) => !isThere(index))) return { batch, lane, part };
  return null;
}
